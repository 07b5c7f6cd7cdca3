# Simplified Chinese.
#
# Words:
#   nonogram     数织               puzzle       谜题
#   row          行（第8行）        column       列（第5列）
#   diagonal     右下斜线、右上斜线（第4条）
#   line         线（行、列、斜线都算）
#   cell         格（第3格）        board        盘面
#   clue, run    数字（第8行的第一个4）
#   filled       涂黑               empty        空格
#   cross        叉、打叉           mark         标记
#   gap          空隙               to lie, fit  放下、放法
#   known        已知               solution     解
#   hint         提示               mistake      错误
#   check        检查               guess        猜测
#   contradiction 矛盾              step         步骤、步
#   picture      图案               image        图片
#   color        颜色               background   背景
#   difficulty   难度               checkpoint   存档点
#
# Attributes: .reason is a fact that is given as a reason (“第3列已涂黑”); .plain is the name of
# lines where no numbers stand before it. In a list, .reason, .condition and .clause are what
# connects facts; .nor connects what is denied (“不是红色也不是蓝色”), .open what comes before
# another “或”.

## Lists

list-comma = { $first }、{ $second }
    .clause = { $first }，{ $second }
    .reason = { $first }，{ $second }
    .condition = { $first }，{ $second }
list-and = { $first }、{ $second }
    .clause = { $first }，{ $second }
    .reason = { $first }且{ $second }
    .condition = { $first }且{ $second }
list-or = { $first }或{ $second }
    .nor = { $first }也不是{ $second }
    .open = { $first }、{ $second }
list-sentences = { $first }{ $second }
list-semicolon = { $first }；{ $second }
aside = { $what }（{ $aside }）

## Lines of the board. $label is a number, or what stands beside the line. A falling diagonal goes
## from the upper left to the lower right, a rising one from the lower left to the upper right.

line-row = 第{ $label }行
line-column = 第{ $label }列
line-falling-diagonal = 第{ $label }条右下斜线
line-rising-diagonal = 第{ $label }条右上斜线
line-region = 区域{ $label }
line-block = { $label }周围

lines-row = 行
lines-column = 列
lines-falling-diagonal = 条右下斜线
    .plain = 右下斜线
lines-rising-diagonal = 条右上斜线
    .plain = 右上斜线
lines-region = 区域
lines-block = 周围的格

## Cells. $places is a list of numbers and ranges: "3, 7 and 9 to 12".

range = { $first }至{ $last }
cells-cell = 第{ $places }格
cells-cell-many = 第{ $first }至{ $last }格中的{ $count }格
cells-of-line = { $line }的{ $cells }
cells-several = { $cells }
cells-many = { $count }格
cells-of-total = { $line }的{ $count }格
cell-crossing = { $row }{ $column }
cell-of-line = { $line }的第{ $at }格

## Runs, the numbers of a clue. $length is a number, "?" or length-color.

run = { $line }的{ $length }
run-first = { $line }的第一个{ $length }
run-last = { $line }的最后一个{ $length }
run-nth = { $line }的第{ $place ->
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
    [10] 十
   *[other] { $place }
}个{ $length }
length-range = { $least }到{ $most }
length-least = { $least }或更大
length-color = { $color }{ $length }
run-any = { $length }
run-every = 任何数字
clue-runs = { $count ->
    [1] { $runs }
   *[other] 数字{ $runs }
}
clue-run = { $length }
runs-many = { $count }个数字

## Colors. A file may have others, under its own names.

color-black = 黑色
color-white = 白色
color-gray = 灰色
color-dark-gray = 深灰色
color-light-gray = 浅灰色
color-brown = 棕色
color-dark-brown = 深棕色
color-red = 红色
color-light-red = 浅红色
color-dark-red = 深红色
color-orange = 橙色
color-light-orange = 浅橙色
color-dark-orange = 深橙色
color-yellow = 黄色
color-light-yellow = 浅黄色
color-dark-yellow = 深黄色
color-green = 绿色
color-light-green = 浅绿色
color-dark-green = 深绿色
color-turquoise = 青色
color-light-turquoise = 浅青色
color-dark-turquoise = 深青色
color-blue = 蓝色
color-light-blue = 浅蓝色
color-dark-blue = 深蓝色
color-purple = 紫色
color-light-purple = 浅紫色
color-dark-purple = 深紫色
color-pink = 粉色
color-light-pink = 浅粉色
color-dark-pink = 深粉色
color-background = 背景
color-shaded = 涂黑
color-lettered = { $color }（{ $letter }）
ink-named = “{ $name }”

## Facts: what is known of cells. $cells has their names, $count their number. $colors is a list of
## colors with "or".

fact-empty = { $cells }是空格
fact-filled = { $cells }涂黑
    .reason = { $cells }已涂黑
fact-color = { $cells }是{ $color }
fact-not-empty = { $cells }不是空格
fact-not = { $cells }不是{ $colors-nor }
fact-one-of = { $cells }是{ $colors }
fact-one-or-empty = { $cells }是{ $colors-open }或空格
fact-more = 另外{ $count }格已知
since = 由于{ $facts-reason }，

## Explanations: one sentence a step. $since has the reasons (with its comma, or nothing), $result
## the facts that follow, $line the line that is looked at, $run a run with its line.

rule-exact = { $clue }恰好填满{ $line }：{ $result-clause }。
rule-no-runs = { $line }没有数字，全部是空格。
rule-overlap-empty = { $run }能在{ $room }格之内移动，但无论放在哪里都一样：{ $result-clause }。
rule-region = { $line }颜色一致，{ $facts-reason }，所以{ $result-clause }。
rule-total-reached = { $count ->
    [0] { $line }只允许0格
   *[other] { $facts-reason }，不能再多
}，所以{ $result-clause }。
rule-total-none-color = { $line }只允许0格{ $color }，所以{ $result-clause }。
rule-total-needed = { $since }{ $line }需要{ $count }格，也只剩{ $count }格，所以{ $result-clause }。
rule-total-needed-color = { $since }{ $line }需要{ $count }格{ $color }，也只剩{ $count }格，所以{ $result-clause }。
rule-complete = { $line }的数字都已找到，其余都是空格。
rule-one-place = { $since }{ $run }只能放在{ $place }。
rule-overlap = { $since }{ $run }一定在{ $place }之内，所以{ $result-clause }。
# Runs of one line that the same cells limit, each with its place
run-within = { $run }一定在{ $place }之内
run-placed = { $run }只能放在{ $place }
rule-overlaps = { $since }{ $runs-clause }，所以{ $result-clause }。
rule-places = { $since }{ $runs-clause }。
rule-beside = { $since }{ $run }位于{ $place }，所以{ $result-clause }。
rule-before-first = { $since }{ $run }位于{ $place }，之前没有别的数字，所以{ $result-clause }。
rule-behind-last = { $since }{ $run }位于{ $place }，之后没有别的数字，所以{ $result-clause }。
rule-between = { $since }{ $run }最远到{ $end }为止，下一个数字{ $next }最早从{ $start }开始，所以{ $result-clause }。
rule-before = { $since }{ $run }不能从{ $start }之前开始，所以{ $result-clause }。
rule-behind = { $since }{ $run }不能超过{ $end }，所以{ $result-clause }。
# The run covers a painted block, for the reasons in $since
rule-before-covering = { $since }{ $run }盖住{ $block }，不能从{ $start }之前开始，所以{ $result-clause }。
rule-behind-covering = { $since }{ $run }盖住{ $block }，不能超过{ $end }，所以{ $result-clause }。
rule-unreached = { $since }{ $line }没有数字能到达{ $cells }，所以那里是空格。
rule-unreached-color = { $since }{ $line }没有{ $colors }的数字能到达{ $cells }，所以{ $result-clause }。
rule-block-whole = { $since }{ $line }的{ $block }就是完整的{ $count }，所以{ $result-clause }。
rule-block-ends = { $since }{ $line }盖住{ $block }的数字都到此为止，所以{ $result-clause }。
rule-block-ends-run = { $since }{ $run }盖住{ $block }并到此为止，所以{ $result-clause }。
rule-gap = { $since }{ $line }在{ $gap }的空隙放不下{ $runs }，所以{ $result-clause }。
rule-no-fit = { $since }{ $line }没有数字能盖住{ $cells }，所以{ $result-clause }。
rule-no-fit-color = { $since }{ $line }没有{ $colors }的数字能盖住{ $cells }，所以{ $result-clause }。
rule-edge = { $since }{ $line }的{ $block }属于{ $least }或更大的数字，所以{ $result-clause }。
rule-edge-any = { $since }{ $line }能盖住{ $block }的数字都会继续延伸，所以{ $result-clause }。
rule-join = { $since }{ $line }的{ $blocks }属于同一个数字，所以{ $result-clause }。
rule-split = 如果{ $line }的{ $cell }涂上，就会和两边连成{ $length }格。{ $since }没有这么长的数字，所以{ $result-clause }。
rule-color-no-gap = { $own-clause }。{ $since }{ $line }在那里没有空隙，所以{ $result-clause }。
rule-color-no-gap-nor = { $own-clause }。{ $since }{ $line }在那里没有空隙，也没有{ $colors }，所以{ $result-clause }。
rule-color-no-run = { $own-clause }。{ $since }{ $line }在那里放不下{ $colors }的数字，所以{ $result-clause }。
rule-one-way = { $since }{ $line }的{ $clue }只有一种放法：{ $result-clause }。
rule-few-ways = { $since }{ $line }的{ $clue }只有{ $ways ->
    [2] 两
   *[other] { $ways }
}种放法，它们的共同点是：{ $result-clause }。
clue-of-region = “同一颜色”
clue-with-regions = { $clue }（连同区域）
rule-pattern = { $since }只有{ $result-condition }时，{ $line }才能满足 { $clue }。
rule-pattern-ways = { $since }{ $line }满足 { $clue } 的填法只有{ $ways ->
    [2] 两
   *[other] { $ways }
}种：{ $result-clause }。
rule-all-runs = { $since }只有{ $result-condition }时，{ $line }才放得下{ $clue }。
rule-first-runs = { $since }只有{ $result-condition }时，{ $line }的{ $count ->
    [1] 第一个数字
   *[other] 前{ $count }个数字
}（{ $clue }）才放得下。
rule-last-runs = { $since }只有{ $result-condition }时，{ $line }的{ $count ->
    [1] 最后一个数字
   *[other] 最后{ $count }个数字
}（{ $clue }）才放得下。
rule-all-many = { $since }只有{ $result-condition }时，{ $line }的{ $count }个数字才放得下{ $near }。
rule-first-many = { $since }只有{ $result-condition }时，{ $line }的前{ $count }个数字才放得下{ $near }。
rule-last-many = { $since }只有{ $result-condition }时，{ $line }的最后{ $count }个数字才放得下{ $near }。
# Behind a sentence about many runs: the one or two that can cover the cells
near-runs = （只有{ $runs }能到达那里）

## Suppositions and what they lead to

suppose = 假如{ $fact }呢？
so = 所以{ $facts-clause }。
likewise = 同理，{ $facts-clause }。
either = { $cell }的两种情况都看一看。
either-if = 如果{ $fact }：
either-way = 无论哪种情况，{ $facts-clause }。
contradiction = 矛盾：{ $why }。
dead-no-runs = { $since }{ $line }没有数字，却不能全部是空格
dead-run = { $since }{ $line }的{ $length }放不下
dead-pattern = { $since }{ $line }无法满足 { $clue }
dead-all-runs = { $since }{ $line }放不下{ $clue }
dead-first-runs = { $since }{ $line }的{ $count ->
    [1] 第一个数字
   *[other] 前{ $count }个数字
}（{ $clue }）放不下
dead-last-runs = { $since }{ $line }的{ $count ->
    [1] 最后一个数字
   *[other] 最后{ $count }个数字
}（{ $clue }）放不下
dead-all-many = { $since }{ $line }的{ $count }个数字放不下
dead-first-many = { $since }{ $line }的前{ $count }个数字放不下
dead-last-many = { $since }{ $line }的最后{ $count }个数字放不下
guess = 这里靠猜测：{ $facts-clause }。没有简短的理由，但若不是这样，沿{ $lines }条线推下去就会矛盾。
guess-beyond-lines = 这里靠猜测：{ $facts-clause }。没有简短的理由。

## Hints, in three levels, and mistakes

hint-look = 看看{ $line }。
hint-look-after = 先看{ $before }，再看{ $line }。
hint-try = 单看一条线推不出更多了。用{ $line }的某一格试试看。
hint-nowhere = 单看一条线推不出更多了，也没有足够简短的假设可试。
hint-follows = 可以确定{ $cells }。
hint-certain = { $cells }是确定的，但没有简短的理由。
mistake-clues = 数字之间互相矛盾。
mistake-marks = { $count ->
    [1] 这个标记不对
   *[other] 这些标记不可能都对
}：{ $facts-clause }。
mistake-unshown = 没有这样的解，但理由无法简短说明。

## Walks

heading-mixed = 一步一步
heading-colors = 不可能的颜色
heading-empty-line = 重叠
heading-region = 区域
heading-total = 总数
heading-complete = 完成的线
heading-overlap = 结合已知格的重叠
heading-reach = 到达不了
heading-bounded = 完成的数字
heading-small-gap = 太小的空隙
heading-edge = 延伸
heading-joining = 连接
heading-split = 分开
heading-color = 只剩一种颜色
heading-enumeration = 整条线
heading-trial = 假如（矛盾）
heading-either = 两种情况
heading-solver = 猜测
line-range = 第{ $first }至{ $last }{ $lines }
walk-empty-lines = 空线（数字为0）：{ $lines }。
walk-solved = 所有格都已确定。
walk-dead-end = { $contradiction }没有解。
walk-time = 时间到，还有{ $count }格未定。
walk-memory = 步骤所需内存超过{ $mebibytes } MiB，还有{ $count }格未定。
walk-several = 有多个解，无法再推下去，还有{ $count }格未定。
walk-none = 没有解，但理由无法简短说明，还有{ $count }格未定。
walk-stuck = 没有找到能继续推下去的理由，还有{ $count }格未定。
walk-cut = 时间到，后面还有步骤。
walk-complete = 这些线的其余格都是空格：{ $lines }。
walk-since = 理由：
walk-earlier = （之前还有{ $count }步）

## Verdicts: why there is no picture, and which limit ended the work; clauses without a full stop.
## $more and $fewer are "rows", "columns" ...

reason-totals = 各{ $more-plain }合计至少需要{ $least }格，而各{ $fewer-plain }合计最多只有{ $most }格
reason-totals-color = 各{ $more-plain }合计至少需要{ $least }格{ $color }，而各{ $fewer-plain }合计最多只有{ $most }格
reason-line = 考虑到其他线，{ $line }无法填写
reason-search = 没有图案能同时满足所有线
limit-time = 时间到
limit-memory = 内存不足
limit-placements = { $line }有{ $placements }种放法，加上前面的线超过了上限{ $limit }
limit-placements-uncounted = { $line }的放法超过10^38种，加上前面的线超过了上限{ $limit }
limit-capacity = 大小有限的表已满
limit-solver = 求解器放弃了
limit-conflicts = 短时尝试已结束
limit-weights = 没有找到能证明它的数
limit-patterns = 带模式的提示、区域和格中的数字只能用数字证明
limit-interrupted = 已中断
limit-literals = 公式的文字超过{ $limit }个

## Difficulty: one scale for all puzzles, in half stars; two steps have one word

difficulty-gentle = 入门
difficulty-easy = 简单
difficulty-tricky = 较难
difficulty-hard = 困难
difficulty-fiendish = 极难
difficulty-with-trials = { $difficulty }，需要假设{ $count }次
difficulty-with-guesses = { $difficulty }，需要猜测{ $count }次
time-minutes = 约{ $n }分钟
time-hours = 约{ $n }小时
time-many-hours = 很多个小时

## Proofs by numbers: why a picture is the only one. $lines: two lines cross in a cell, or more.
## $goal and $most are numbers; k and M behind numbers stay.

weights-title = { $kind ->
   *[unique] 为什么没有别的图案
    [none] 为什么没有图案
}
weights-each = { $kind ->
   *[unique] { $lines ->
       *[two] 别的图案与此图案每有一格不同，行就得到该格的数，列得到{ $goal }减去这个数。
        [more] 别的图案与此图案每有一格不同，行就得到该格的数，经过该格的另外两条线分得{ $goal }剩下的部分。
    }
    [none] { $lines ->
       *[two] 图案中每有一格涂黑，行就得到该格的数，列失去这个数。
        [more] 图案中每有一格涂黑，行就得到该格的数，经过该格的另外两条线合起来失去这个数。
    }
}
weights-together = { $kind ->
   *[unique] 所以每有一格不同，所有线合起来恰好得到{ $goal }。
    [none] 所以所有线合起来恰好得到0。
}
weights-most = { $kind ->
   *[unique] 但按数字，它们总共最多得到{ $most }：没有一格可以不同。
    [none] 但按数字，它们总共最多得到{ $most }：没有这样的图案。
}
weights-stuck = 但有一条线已经没有放法：没有这样的图案。
weights-trials = 在此之前，{ $count }次假设各用自己的数排除了格子的颜色。
weights-colors = 颜色多于一种时，格子显示离0最远的数。
weights-short = 大数经过缩写：16k约为16,000，5M约为5,000,000。
weights-line = { $line }：按数字最多得到{ $most }。得到最多的放法：

## The page of all steps: buttons, and the legend of the frames around cells

explain-first = 第一步
explain-back = 上一步
explain-next = 下一步
explain-last = 最后一步
explain-step = 第{ $number }步，共{ $all }步
explain-reasons = 理由
explain-news = 推出的结果

## Problems of files. A message is "line 3, column 4: <problem-…>, expected <want-…>"; below it, or behind it in
## parentheses, stands <advice-…>, how to mend it. None has a full stop. Words between ` ` stand so in files: they
## stay as they are, and so do words in capital letters that stand for a number or a name, such as
## HEIGHT. $found is a part of the file. In a problem, $count is a number of things that were found.

problem-at = 第{ $line }行第{ $column }个字符：{ $problem }，{ $expected }
problem-at-advice = 第{ $line }行第{ $column }个字符：{ $problem }，{ $expected }（{ $advice }）
problem-list = { $first }；{ $second }
problem-expected = 应为：{ $wanted }
problem-alone = { $problem }，{ $expected }

problem-found = 这里是`{ $found }`
problem-found-plain = 这里是{ $found }
problem-found-nothing = 这里什么都没有
problem-found-list = 这里是列表
problem-found-object = 这里是对象
problem-found-list-of = 这里是含{ $count }项的列表
problem-negative = 这里是负数
problem-number-large = 数值{ $found }太大
problem-no-number = 缺少数值
problem-text-ends = 文本提前结束了
problem-missing = 缺少`{ $name }`
problem-no-size = 缺少大小
problem-size = 缺少大小，或大小无效
problem-file-ends = 文件到此结束了
problem-ends-rows = 文件只写了{ $count }行的数字就结束了
problem-ends-columns = 文件只写了{ $count }列的数字就结束了
problem-clue-lines = 有{ $count }条线的数字
problem-clues-many = 有{ $count }条线的数字
problem-no-columns = 没有列
problem-columns-line = 缺少写列数字的那一行
problem-section-missing = 缺少小节`{ $name }`
problem-section-twice = 小节`{ $name }`出现了两次
problem-section-clues = 小节`{ $name }`有{ $count }条线的数字
problem-list-clues = 列表`{ $name }`有{ $count }条线的数字
problem-json-fields = 字段 { $names } 中没有数字提示
problem-line-missing = 缺少`{ $name }`这一行
problem-clues-missing = 缺少数字`{ $name }`
problem-no-word = 行首不是单词，而是`{ $found }`
problem-behind-clues = 最后的数字之后还有`{ $found }`
problem-between-numbers = 数值之间出现了`{ $found }`
problem-color-place = 颜色的位置上是`{ $found }`
problem-not-three = 不是三个词
problem-no-zero = `{ $found }`不以0结尾
problem-no-puzzle-number = 缺少谜题的编号
problem-colon-lines = 有{ $count }行以`:`开头
problem-table-missing = 缺少表`{ $name }`

problem-color-undeclared = 颜色`{ $color }`没有定义
problem-color-unusable = 颜色`{ $color }`没有定义，或者是背景颜色
problem-color-twice = 颜色`{ $color }`定义了两次
problem-color-nameless = 颜色没有名称
problem-background-undeclared = 背景颜色`{ $color }`没有定义
problem-background-run = 背景颜色不能用于数字
problem-two-colors = 还不支持双色格子
problem-no-palette = 缺少调色板
problem-one-color = 只有一种颜色
problem-colors = 有{ $count }种颜色
problem-colors-more = 超过{ $count }种颜色
problem-signs-more = 超过{ $count }种符号

problem-run-colorless = 数字`{ $run }`没有颜色
problem-run-lengthless = 数字`{ $run }`没有长度
problem-clue-needs = 这些数字需要{ $needs }格
problem-run-needs = 有一个长度为{ $run }的数字

problem-rows-of-cells = 有{ $count }行格子
problem-row-has = 第{ $row }行有{ $count }格
problem-this-row-has = 这一行有{ $count }格
problem-row-surplus = 多出了一行（第{ $row }行）
problem-row-open = 最后一行没有结尾
problem-picture-rows = 图案有{ $count }行
problem-picture-row = 图案的第{ $row }行在`{ $first }`和`{ $last }`之间有{ $cells }
problem-picture-cells = 图案有{ $count }格
problem-goal-cells = 目标图案有{ $count }格
problem-saved-cells = 保存的进度有{ $count }格
problem-cells-more = 格子太多
problem-goal-open = 目标图案中有未定的格子
problem-saved-letters = `saved`中有不代表任何颜色的字母
problem-no-board = 这些行不构成盘面
problem-no-bit = 有不是二进制位的符号
problem-no-bitmap = 这不是位图
problem-behind-board = 这一格超出了盘面
problem-no-given = 第{ $row }行第{ $place }个位置不能作为给定格
problem-hole-rows = 有{ $count }行表示孔的符号
problem-region-rows = 有{ $count }行表示区域的符号
problem-number-rows = 有{ $count }行数字
problem-signs = 有{ $count }个符号
problem-only-holes = { $line }全是孔

problem-empty = 文件是空的
problem-no-puzzle = 文件里没有谜题
problem-several-puzzles = 文件里有{ $count }个谜题
problem-xml-empty = 这个 XML 里没有谜题
problem-bytes = 超过{ $count }字节
problem-lines = 超过{ $count }行
problem-puzzles = 超过{ $count }个谜题
problem-cells-together = 所有谜题合计超过{ $count }格
problem-notes-together = 所有谜题的标题等说明文字合计超过{ $count }字节
problem-not-utf8 = 第{ $at }个字节（{ $byte }）不是 UTF-8
problem-not-utf16 = 标记为 UTF-16，实际却不是
problem-image = 这是 { $kind } 图片
problem-graymap = 这是灰度图（PGM）
problem-pixmap = 这是像素图（PPM）
problem-pdf = 这是 PDF 文档
problem-archive = 这是 ZIP 压缩包
problem-archive-damaged = ZIP 压缩包已损坏
problem-archive-none = ZIP 压缩包里没有谜题文件
problem-member = `{ $name }`中：{ $problem }
problem-could-be = 可能的格式：{ $formats }
problem-page = 此页面中没有可读取的谜题
problem-no-format = 开头是`{ $found }`，不属于任何已知格式
problem-unequal-lists = 仅有的两个数字列表分别需要 { $count } 和 { $other } 个格子
problem-version = 格式的版本是{ $found }
problem-type = 谜题的类型是`{ $type }`
problem-hex-sides = 六边形的`side`和`sides`同时出现，或都没有
problem-board-large = 盘面太大
problem-entity = 含有文件自行定义的实体
problem-name-spaces = 超过{ $count }个命名空间
problem-attributes = 一个元素的属性超过{ $count }个
problem-nested = 元素嵌套超过{ $count }层
problem-variable = `var d`不是由数值列表组成的列表
problem-variable-numbers = 这些数值不构成谜题

number-rows = 行数
number-columns = 列数
number-run = 数字的长度
number-sum = 总和
number-colors = 颜色的数量
number-side = 边长
number-side-lines = 从一条边开始的线数
number-row = 盘面的行号
number-place = 在该行中的位置
want-whole = { $what }（不小于1的整数）
want-numbers = { $what }
want-text = `{ $text }`
want-end-or = 文件结尾，或 { $words } 之一
want-one = 一个
want-some = 至少一个
want-at-most = 最多{ $count }
want-rows = { $count }行
want-columns = { $count }列
want-cells = { $count }格
want-rows-and-columns = { $rows }行{ $columns }列
want-lines = { $count }（{ $lines }）
want-lines-of = { $lines-plain }：{ $count }
want-as-board = { $count }（与盘面一致）
want-as-rows-before = { $count }（与前面的行一致）
want-as-size = { $count }（与大小一致）
want-as-line = { $count }（与`{ $name }`一致）
want-as-clues = { $count }（与数字一致）
want-row-as-clues = `{ $first }`和`{ $last }`之间有{ $cells }（与数字一致）
want-rows-as-board = { $count }行（与盘面一致）
want-cells-as-board = { $count }格（与盘面的这一行一致）
want-cells-of-row = 最多{ $count }（该行的格数）
want-clue-of-line = { $line }用更小的条件
want-cells-of-line = 最多{ $cells }（{ $line }的格数）
want-stretch-of-line = 最多{ $cells }（{ $line }被孔隔开的最长一段）
want-row-cells = { $count }（该行的格数）
want-row-each = { $count }（盘面每行对应一行）
want-cell-each-line = 每条线至少一格
want-hole-sign = `#`（格）或`.`（孔）
want-region-sign = 一个字母或数字
want-number-sign = 一个数字或`.`
want-touching = 同一区域的格子必须相连
want-blank-rows-columns = 行与列之间的空行
want-blank-columns-rows = 列与行之间的空行
want-mark-rows-columns = 行与列之间单独一行`{ $mark }`
want-end-rows = 行的数字之后就是文件结尾
want-end-columns = 列的数字之后就是文件结尾
want-sections = `rows`和`columns`，各占一行
want-sections-once = `rows`和`columns`，每个谜题各一次
want-sizes = `width`和`height`都有，或都没有
want-property = `rows`、`columns`或属性
want-separator = 逗号、句点或空格
want-zero = 每行末尾的0
want-square = 行数和列数相同，空线写0
want-colons = 行之前、列之前和最后各有一个`:`
want-colons-six = A 到 F 六组之前和最后各有一个`:`
want-six-groups = 数量互相吻合的六组数字
want-six-named = 六组数字（{ $names }）
want-clues-or-goal = 行和列的数字，或目标图案
want-columns-line = 行的数字占一行，列的数字另占一行
want-lengths = 由数字的长度（不小于1的整数）组成的列表
want-pairs = 成对的符号和长度，如`#,3,#,1`
want-runs-rgb = 数字的个数，然后是每个的长度、红、绿、蓝，如`1 3 255 0 0`
want-letters-numbers = 字母，从 A（1）到 Z（26）
want-table-sign = 1、0或-1
want-pattern = 条件，如`* 3a *`、`{ "{" }1a 2a{ "}" }`、`?a =7a`、`0 | 5a`
want-typed-clue = 数值，如`3 1`
want-hexadecimal = `-`后面有两位十六进制数
want-known-number = 数值（这里的`?`可能是一个数字，也可能是几个）
want-link-sign = 一位十六进制数、`-`加两位，或 g 到 z 的字母
want-color-value = #ff8800 这样的颜色
want-color-hex = FF0000 这样的颜色
want-color-name = 颜色的名称或 #rrggbb
want-color-letter = `-`，或`a`到`{ $last }`的颜色
want-color-letters = 已定义颜色的字母，或`-`
want-color-each = 每格一个`-`或颜色的字母
want-color-only = `a`，即唯一定义的颜色
want-color-declared = 已定义的颜色之一，`a`到`{ $last }`
want-color-once = 每种颜色一次
want-color-element = 它的`<color>`元素
want-declared-name = 已定义颜色的名称
want-declared-sign = 已定义颜色的符号
want-declared-letter = 已定义颜色的字母
want-declared-runs = 已定义颜色的数字
want-declaration = `SIGN:SIGN COLOR`，如`b:*  blue`
want-fewer-colors = 更少的颜色
want-two-colors = 至少两种`colors`
want-palette = 背景颜色和至少一种其他颜色，如`#ffffff #000000`
want-letter-behind = 后面带字母，如`{ $run }a`
want-number-before = 前面带数值或`?`
want-number-letter = 数值加颜色的字母或名称
want-attribute-name = `name`属性
want-cell-sign = 每格一个0或1，或者.或#
want-goal-sign = 0、1或颜色的字母
want-nonogram-sign = 每格一个`x`或`_`
want-image-sign = 颜色的符号（`char`）、`?`或`|`
want-bit = 0或1
want-bitmap = 开头的`P1`或`P4`
want-given-letter = 每个给定格一个字母
want-given = 盘面上的一格和它的颜色字母
want-each-cell-once = 每格一次
want-hole = `-`（这里是孔）
want-each-cell = 每格一种谜题中的颜色
want-one-color-each = 盘面每格一种颜色
want-letters-each = 每格写出它的颜色字母
want-rows-bars = 用`|`隔开的行
want-rows-slashes = `/`和`\`之间的行
want-rows-board = 矩形、六边形，或斜杠之间的三角形的行
want-puzzle = 谜题
want-possible = 能成立的谜题
want-board = 另一个盘面
want-smaller-board = 更小的盘面
want-smaller-file = 更小的文件
want-smaller-picture = 更小的图案
want-other-picture = 另一个图案
want-fewer-puzzles = 一个文件里放更少的谜题
want-puzzle-file = 谜题文件
want-archive = 完好的 ZIP 压缩包
want-puzzle-files = 谜题文件，如`.non`或`.nonogram`
want-utf8 = UTF-8
want-utf16 = UTF-16 或 UTF-8
want-one-format = 只符合一种格式的内容
want-format = `rect HEIGHT WIDTH`、`hex SIDE`或`tri A B C D E F`（.clues），`rows`和`columns`两行（.non），或 docs/FORMATS.md 中的其他格式
want-header = `rect HEIGHT WIDTH`、`hex SIDE`或`tri A B C D E F`
want-sides = 互相吻合的 A 到 F 六边
want-hex-sides = `side`，或六个`sides`
want-version = 版本{ $version }
want-type = 类型`grid`或`triddler`
want-nonograms-org = nonograms.org 页面中的数值
want-link = https://puzz.link/p?nonogram/COLUMNS/ROWS/CLUES 这样的地址
want-penpa = 包含`m=edit&p=`及其后全部内容的 penpa-edit 地址
want-penpa-grid = 由方格组成、上方和左侧留有数字位置的网格
want-penpa-number = 盘面上方或左侧的数字和`?`
want-game-id = `WIDTHxHEIGHT:`和数值，数值之间用`.`，线之间用`/`
want-puzzle-element = `<puzzle>`元素
want-nonogram-element = `<Nonogram>`元素
want-xml = 格式良好的 XML
want-plain-xml = 不含它的 XML
want-json = docs/FORMATS.md 所述的 JSON
want-json-puzzle = 含`nonosat`、`shape`、`colors`和`clues`的对象
want-json-clues = 数字的列表，如`rows`和`columns`或`row_clues`和`col_clues`
want-equal-lists = 两个所需格子数相等的列表：行的和列的
want-closed-list = 结束每个列表的括号
want-one-reading = 只有一种读法的名称或总和
want-page = `行`和`列`下的数字、含有两个数字列表的脚本或`task`
want-json-picture = 格子的各行，如 [[0, 1], [1, 0]]
want-puzzlekit = puzzlekit 的数据：含`problem`的对象
want-json-list = 列表
want-json-text = 引号中的字符串
want-json-number = 不小于0的整数

advice-sizes = 有多少条线的数字，由大小决定
advice-board = 有多少条线的数字，由第一行的盘面决定
advice-first-line = 第一行写明有{ $count }行
advice-height-width = 小节里有多少条线的数字，由`height`或`width`决定
advice-empty-own-line = 盘面的空线也占一行
advice-empty-clue = 盘面的空线，数字写0
advice-empty-zero-line = 盘面的空线，单独一行写0
advice-runless-line = 没有数字的线也要算一条
advice-blank-clue = 盘面的空线写成空行，在文件末尾也一样
advice-columns-here = 这一行之前是否应有`columns`行？
advice-add-size = 这个小节有{ $count }条线的数字：请加上`{ $name } { $count }`
advice-meant = 是指`{ $text }`吗？
advice-declare = 请在数字之前定义它：color { $color } #rrggbb
advice-declare-sign = 请在`#d`下面定义它，如`b:*  blue`
advice-add-color = 请把它加到第二行的调色板里
advice-save-utf8 = 请把文件存为 UTF-8 文本
advice-unpack = 请先解压
reading-lists =
    `{ $rows }`读作行，`{ $columns }`读作列{ $zeros ->
        [yes] ；两端的零已略去
       *[no] {""}
    }
reading-encoding = 文本不是 UTF-8，已按 { $encoding } 读取

## Why a board, clues, a goal or a picture are no puzzle. No full stops; these also stand in the place
## of problem-… above.

puzzle-size = 盘面 { $shape } 无效：要有1至{ $cells }格，每条线最多{ $line }格
puzzle-hole = 要作为孔的第{ $cell }格不在盘面上
puzzle-no-cell = 有一条线全是孔，没有格子
puzzle-colors = 有{ $found }种颜色，而谜题只能有2至{ $most }种（含背景）
puzzle-clues = 有{ $found }条线的数字，而盘面有{ $expected }条线
puzzle-clue-long = 这些数字需要{ $needs }格，而这条线只有{ $cells }格
puzzle-run-long = 有一个长度为{ $run }的数字，而这条线的孔之间最多{ $cells }格
puzzle-region = 有一个{ $cells }格的区域；只有矩形盘面有区域，每个最多{ $most }格
puzzle-blocks = 周围数字只能用于没有孔和区域的矩形盘面
puzzle-no-word = 任何{ $cells }格的线都不满足这个条件
puzzle-pattern-large = 这个条件需要的内存太多
puzzle-empty-run = 有长度为0的数字
puzzle-run-color = 有数字的颜色是背景颜色，或不在调色板里
puzzle-given = 给定的第{ $cell }格不在盘面上，或没有可用的颜色
puzzle-side = 边 { $side } 有{ $count }条线，而不是 { $sum } = { $expected }条
puzzle-side-follows = 边 { $side } 会有 { $sum } = { $expected }条线
document-goal = 目标图案的大小或颜色与谜题不同
document-saved = 进度的大小或颜色与谜题不同
mismatch-board = 图案的盘面是 { $found }，谜题的盘面是 { $expected }
mismatch-line = { $line }实际是 { $found }，与数字不符
mismatch-line-empty = { $line }实际是空的，与数字不符
mismatch-given = 给定格（{ $cell }）的颜色不同
size-impossible = 盘面 { $size }（列 x 行）无效：要有1至{ $cells }格，每条线最多{ $line }格
size-expected = 应为：20x15（列 x 行），或各边：hex:7、tri:5、tri:2,1,2,2,1,2
random-cells = 有{ $found }格，而最多只能有{ $most }格
random-stars = 应为：0.5至5的星级，少的在前
random-thing = 只有不小于 { $least }x{ $least } 格且没有对称性的矩形才能画出物品
random-symmetry = 盘面 { $shape } 没有`{ $symmetry }`对称
random-mosaic = 马赛克只能是黑白矩形
random-class = 提示为 { $clues } 时，不生成 { $class } 类别的题目
repair-picture = 图案与谜题不符：{ $why }

## Images from which puzzles are made: why one cannot be used

image-unreadable = 不是可读取的 PNG、JPEG、SVG、GIF、BMP、WebP、PGM 或 PPM 图片
image-unreadable-why = 不是可读取的 PNG、JPEG、SVG、GIF、BMP、WebP、PGM 或 PPM 图片：{ $why }
image-large = { $width } x { $height } 像素的图片太大，每边最多{ $side }像素，解码后最多 { $megabytes } MB
image-frame = 裁剪框超出了图片，图片为 { $width } x { $height } 像素
image-side = 一边有{ $found }格，而只能有1至{ $most }格
image-colors = 有{ $found }种颜色，而谜题只能有2至{ $most }种（含背景）
image-slow = 没能及时读取图片
image-transparent = 图片完全透明
image-blank = 图片里没有突出的部分，不会涂任何一格
image-thin = 图片太窄：只有 { $columns } x { $rows } 格

## Writing: why a puzzle cannot be written. $format: the name of a file format, the same in every language

write-read-only = 格式`{ $format }`只能读取
write-lossy = 格式`{ $format }`不能保存：{ $features }
write-no-picture = 格式`{ $format }`只存图案，而谜题没有与数字相符的目标图案
write-impossible = 格式`{ $format }`不能保存这个谜题
write-one = 格式`{ $format }`的文件只能存1个谜题，不能存{ $count }个
write-among = 谜题{ $number }：{ $why }

## Refusals: why the page or its server does not answer

refused-bytes = 太大了：nonosat 在这里最多接受{ $count }字节
refused-cells = 盘面有{ $found }格，而本页最多支持{ $most }格
refused-busy = 同时的请求太多，请再试一次
refused-slow = 请求发送得太慢，请再试一次
refused-broken = 请求中断了
edit-regions = 有区域或格内数字的盘面还不能修改
card-author = 作者：{ $name }
card-about = 每个数字表示所在线上一段连续涂色的格数：请找出图案。
clue-needs = 需要{ $needs }格，而{ $line }只有{ $cells }格
clue-needs-stretch = 需要连续{ $needs }格，而{ $line }的孔之间最多{ $cells }格

## What a puzzle can have and a format may be unable to keep: a list of these stands behind "left out" or
## "without"

feature-hexagon = 六边形盘面
feature-triangles = 三角形盘面
feature-unequal-sides = 盘面的不等边长
feature-holes = 盘面的孔
feature-regions = 区域
feature-blocks = 格内的数字
feature-colors = 多种颜色
feature-unknown-lengths = 长度未知的数字
feature-ranges = 长度为一个范围的数字
feature-unknown-colors = 颜色未知的数字
feature-unknown-lines = 数字未知的线
feature-patterns = 带模式的线
feature-givens = 给定的格
feature-partial-givens = 有多种可能颜色的给定格
feature-inks = 颜色的外观
feature-background = 背景颜色
feature-color-names = 颜色名称
feature-goal = 目标图案
feature-saved = 游戏进度
feature-partial-saved = 进度中有多种可能颜色的格
feature-title = 标题
feature-author = 作者
feature-rights = 版权和许可
feature-catalogue = 目录条目
feature-remark = 备注

## Texts that are the same in every language

plain = { $text }

## Clues read from images

scan-no-grid = 这张图片里没有旁边带数字的盘面
scan-slow = 没能及时读出数字
scan-found = { $name }：{ $what }
scan-size = { $width } x { $height } 格
scan-sure = 每个数字都可靠
scan-unsure = { $count ->
    [0] 读出时改动了几处
   *[other] { $count }个数字不可靠
}
scan-unique = 有唯一解
scan-several = 有多个解，也许原题就是这样印的
scan-none = 无解
scan-too-long = { $line }需要 { $needs } 格，但只有 { $cells } 格：那里有数字不对
scan-undecided = 找到解之前时间已到
scan-changed = { $line }是 { $now }，不是 { $read }：只有这样才有解
scan-changed-unique = { $line }是 { $now }，不是 { $read }：只有这样才有解，而且是唯一解
scan-rim = { $lines }可能不是边缘：盘面是 { $width } x { $height } 吗？
scan-number = { $line }第{ $place }个是{ $numbers }
scan-color = { $line }第{ $place }个的颜色是{ $colors }
scan-nothing = 无
scan-more = 还有{ $count }个数字不可靠

## Page: the bar and its menus

page-bar-screens = 页面
page-bar-play = 游玩
page-bar-make = 制作
page-bar-mine = 我的
page-bar-menus = 菜单
page-menu-more = 菜单
page-menu-gear = 设置
page-menu-new = 新建…
page-menu-open = 带来谜题…
page-menu-recent = 最近的游戏…
page-menu-save = 保存…
page-menu-export = 导出图案
page-copy-link = 复制链接
page-menu-print = 打印
page-menu-statistics = 统计…
page-menu-save-all = 保存所有游戏
page-menu-load-all = 读取存档…
page-menu-clear = 清空盘面
page-menu-checkpoint = 设置存档点
page-menu-return = 回到存档点
page-menu-edit-clues = 编辑数字…
page-menu-preferences = 设置…
page-menu-full-screen = 全屏
page-menu-solve = 求解
page-menu-unique = 解唯一吗？
page-menu-image = 用图片制作…
page-menu-keys = 按键…
page-no-puzzle = 未打开谜题
page-clock-pause = 暂停
page-clock-go-on = 继续

## Page: the first screen

page-continue = 继续游戏
page-continue-play = 继续
page-learn = 第一次来？
page-learn-about = 用5×5的格子，一分钟学会。
page-learn-show = 教我
page-learn-how = 玩法
page-learn-step = 第{ $n }步，共{ $all }步
page-learn-wrong = 不是这一格。再数一次。
page-learn-done = 完成！就是这样：每个谜题只有一个图案，数字会引向它。
page-learn-tool = 请先选对工具：在棋盘下方。
page-learn-drawn = 猫
page-learn-new = 新内容
page-learn-skip = 跳过
page-learn-begin = 开始解题
page-hello = 数字会变成图画。
page-hello-skip = 我懂规则：今日图画
page-learn-play = 玩一个真正的谜题
page-lesson-1 = 这一行旁边的5表示连续五格要涂上。这一行只有五格：逐个点，或一笔划过。
page-lesson-2 = 1 1 1表示三个单独的格子，中间隔着空格。只有一种放法。
page-lesson-3 = 这一行已满足数字。选打叉，给其余的格子打叉：它们一定是空格。
page-lesson-4 = 再选画笔。列也一样，从上到下。这两列都是：1，空格，然后2。
page-lesson-5 = 这一行是3，已经涂了两格。三格相连：涂上中间那格。
page-lesson-6 = 现在自己来：这一行是5，最外两列都是4。还差五格。
page-lesson-lines-1 = 这里的线有三个方向。这条是横的，它的数字占满所有格子。
page-lesson-lines-2 = 这条线是斜的。一部分已涂好，涂上其余的。
page-lesson-lines-3 = 这条线已经有了它的1。选打叉，给其余的打叉。
page-lesson-colors-1 = 每个数字有自己的颜色。2是红色：把两格涂红。
page-lesson-colors-2 = 接着是蓝色的3：选蓝色，涂三格。不同颜色可以相邻。
page-lesson-colors-3 = 再选红色：两段，各两格。同色的两段之间至少有一个空格。
page-lesson-open = 未知数字
page-lesson-open-1 = “?”是没有给出的数字，至少是1。在3旁边放不下更大的。
page-lesson-open-2 = 三个“?”。这里每个都是1：更大的放不下。
page-percent = { $n }%
page-day-play = 玩今天的
page-day-monday = 小巧轻松
page-day-tuesday = 短小一题
page-day-wednesday = 不慌不忙
page-day-thursday = 静心思考
page-day-friday = 硬骨头
page-day-saturday = 大幅彩色
page-day-sunday = 蜂巢
page-day-triangles = 全是三角形
page-day-large = 大幅一题
page-day-feast = 应时之作
page-days = 日历
page-days-about = 每天一幅，人人相同。错过的都在这里，补解的日子也计入连续天数。
page-days-before = 上个月
page-days-after = 下个月
page-day-again = 再玩一次
page-day-streak = 连续{ $n }天
page-random = 无尽
page-random-size = 大小
page-random-hexagons = 六边形
page-random-triangles = 三角形
page-random-difficulty = 难度
page-random-about = 按一下，就出一题。
page-random-working = 正在生成谜题…
page-random-none = 没能及时找到谜题。请换个大小试试。
page-random-near = 没能及时找到这个难度的谜题，这一个难度与之接近。
page-random-name = 无尽，{ $size }
page-own = 自己制作
page-own-about = 画一幅图，或用一张照片：马上知道是否只有一个解。谜题文件可拖到这里。
page-own-make = 打开画室
page-gallery = 谜题集
page-gallery-solved = 已解{ $n }/{ $all }
page-filter = 查找
page-filter-text = 名称或主题
page-filter-sizes = 所有大小
page-shelf-small = 小
page-shelf-medium = 中
page-shelf-large = 大
page-filter-levels = 所有难度
page-filter-colors = 所有颜色
page-filter-any = 已解和未解
page-filter-unsolved = 仅未解
page-filter-solved = 仅已解
page-filter-none = 没有符合的题目。
page-shelf-start = 从这里开始
page-shelf-animals = 动物
page-shelf-food = 食物与饮料
page-shelf-nature = 自然
page-shelf-weather = 天气
page-shelf-space = 太空
page-shelf-home = 家里
page-shelf-tools = 工具
page-shelf-music = 音乐
page-shelf-sport = 运动与游戏
page-shelf-travel = 旅行
page-shelf-people = 人物
page-shelf-letters = 文字与符号
page-shelf-seasons = 季节与节日
page-shelf-colors = 彩色
page-shelf-classic = 黑白
page-shelf-hex = 蜂巢
page-shelf-triangles = 三角形
page-shelf-count = { $n }/{ $all }
page-shelf-next = 下一道未解
page-shelf-list = 书架
page-shelf-by = 书架的分类
page-shelf-by-subject = 按主题
page-shelf-by-size = 按大小
page-shelf-all = 显示全部
page-card-name = 谜题{ $n }
page-no-name = 未命名
page-card-solved = 用时{ $time }
page-game-share = 完成{ $n }%
page-game-solved = 已解
page-card-colors = { $n }色
page-size-hexagon = 六边形 { $sides }
page-size-triangles = 三角形 { $sides }

## Page: the board

page-paused = 已暂停。点击任意处继续。
page-clues = 数字
page-mark-blank = 空格
page-mark-clear = 未定
page-mark-maybe = 可能是{ $what }
page-cell = { $place }：{ $what }
page-cell-given = { $place }：{ $what }，题目给定
page-cell-place-up = { $row }，{ $all }格中的第{ $n }格，尖朝上
page-cell-place-down = { $row }，{ $all }格中的第{ $n }格，尖朝下
page-clue = { $line }：{ $clue }
page-clue-done = { $line }：{ $clue }，已完成
page-clue-problem = { $line }：{ $problem }
page-clue-unknown = 数字未知
page-clue-unknown-length = 长度未知
page-clue-run = { $color } { $n }
page-line-done = { $line }已完成
page-readout-left = 还差{ $n }
page-readout-over = 多了{ $n }
page-dock = 盘面工具
page-more = 更多
page-words = 提示和消息
page-words-close = 关闭
page-again = 重试
page-two-fingers = 单指绘制，双指移动盘面。
page-wheel-moves = 滚轮改变格子大小。在格子旁边或小地图上拖动，可以移动盘面。
page-gamepad = 手柄：A 涂色，B 打叉，X 撤销，Y 提示。
page-pad = 方向键
page-pad-up = 向上
page-pad-left = 向左
page-pad-down = 向下
page-pad-right = 向右
page-pad-fill = 涂色
page-zoom = 格子大小
page-undo = 撤销
page-redo = 重做
page-undo-tip = 撤销（Ctrl+Z）
page-redo-tip = 重做（Ctrl+Y）
page-hint = 提示
page-hint-tip = 提示（H）
page-check = 检查
page-check-tip = 检查错误（C）
page-fit-tip = 显示整个盘面（F）
page-zoom-smaller = 缩小格子
page-zoom-larger = 放大格子
page-zoom-fit = 显示整个盘面
page-tool-legend = 点击或触摸的作用
page-tool-swap = 画笔或打叉
page-tool-pen = 画笔
page-tool-cross = 打叉
page-tool-maybe = 猜测
page-tool-cycle = 轮换
page-tool-pen-tip = 涂格子
page-tool-cross-tip = 给格子打叉
page-tool-maybe-tip = 记下猜测
page-tool-cycle-tip = 涂色、打叉、清除，依次轮换
page-tool-held = 当前工具：{ $tool }。
page-palette = 颜色
page-cleared = 盘面已清空。撤销可恢复标记。
page-clear-already = 盘面已经是空的。
page-checkpoint-set = 已设置存档点{ $n }。
page-checkpoint-back = 已回到存档点{ $n }。
page-checkpoint-none = 没有更早的存档点。
page-end-title = 完成！
page-end-time = 用时
page-end-best = 最佳 { $time }
page-end-record = 新纪录
page-end-friend = 朋友的成绩
page-end-beat =
    { $result ->
        [faster] 你快了 { $by }。
        [slower] 朋友快了 { $by }。
       *[equal] 平局！
    }
page-end-hints = { $n ->
    [0] 没用提示
   *[other] { $n }次提示
}
page-end-mistakes = { $n }次错误
page-end-next = 下一题
page-end-share = 向朋友挑战
page-end-challenge = 你能比 { $time } 更快吗？
page-end-picture = 发送图片
page-end-copied = 成绩和链接已复制，不会透露图案。
page-end-close = 回到盘面
page-end-all = 全部谜题
page-end-congratulations = 恭喜！谜题解开了。
page-beat = 朋友用了 { $time }。你能更快吗？
page-beat-time = 你的时间 / 目标：{ $time }

## Page: hints and checks

page-further = 继续
page-working = 正在查找…按 Esc 停止。
page-given-up = 标记变了，已停止。
page-cancelled = 已取消。
page-cancelled-after = { $time }后取消。
page-no-answer-in-time = 没能及时找到答案。
page-no-solution = 这个谜题没有解。
page-hint-which = 哪些格？
page-hint-why = 为什么？
page-hint-do = 执行
page-hint-solved = 已经解开了。
page-hint-several = 从这里开始谜题有多个解，无法再推下去。
page-hint-none-in-time = 没能及时找到提示。
page-hint-missing = 没有可执行的提示。按 H 获取提示。
page-hint-done = 已执行。可以撤销。
page-why-given = 这一格是题目给定的。
page-why-open = 单看各条线还不能确定这一格。
page-why-mistake = 某处有错误，无法推理。“检查”会指出在哪里。
page-why-far = 到那里之前还有{ $before }步。“提示”会给出下一步。
page-check-right = 目前没有错误。
page-mistake = 某处有错误。
page-mistake-now = 这一步不对。
page-mistake-unknown = 没能及时找出哪些标记有错。
page-mistake-where = 指出位置
page-mistake-back = 回到最后的正确状态
page-mistake-undone = 已撤销{ $n }步，现在没有错误了。
page-mistake-always = 游戏一开始就有错误，没有更早的正确状态。

## Page: solving

page-solving = 正在求解
page-solve-ask = 解出谜题？
page-solve-about = 会显示整幅图案。撤销可恢复你的标记。
page-solving-elapsed = 已用时间
page-solving-reading = 正在读取
page-solving-lines = 正在逐线求解：还有{ $n }格未定
page-solving-probing = 正在试探格子的两种情况：还有{ $n }格未定
page-solving-formula = 正在判定含{ $variables }个变量、{ $clauses }个子句的公式
page-solving-search = 正在判定：已走过{ $n }条死路
page-solving-part = 正在判定，第{ $n }部分
page-solve-done = 已解开。撤销可恢复你的标记。
page-solve-none = 没有解：{ $why }。
page-solve-undecided = 未能判定：{ $why }。
page-out-of-time = 时间到
page-unique-title = 唯一解
page-unique = 这个谜题恰好有一个解。
page-several-title = 多个解
page-several = 这个谜题有多个解。其中两个解有{ $n }格不同，已在盘面上框出。
page-none-title = 无解
page-none = 这个谜题没有解：{ $why }。
page-undecided-title = 未能判定
page-undecided = 没有找到答案：{ $why }。
page-proof-about =
    { $verdict ->
        [unique] 如果你不放心：一个文件里有谜题、它的图案，以及没有其他图案的证明。把它解压到单独的文件夹，在那里运行`python3 check.py`，不用 nonosat 就能全部验证。
        [several] 如果你不放心：一个文件里有谜题和它的两个图案。把它解压到单独的文件夹，在那里运行`python3 check.py`，不用 nonosat 就能全部验证。
       *[none] 如果你不放心：一个文件里有谜题，以及没有图案的证明。把它解压到单独的文件夹，在那里运行`python3 check.py`，不用 nonosat 就能全部验证。
    }
page-proof-download = 下载证明
page-weights = { $verdict ->
   *[unique] 为什么只有一个解？
    [none] 为什么没有解？
}
page-weights-working = 正在寻找数
page-weights-nothing = 没有可显示的：{ $why }。
page-weights-line = 线
page-weights-choose = 选择一格可看它的行，再选一次可看经过它的下一条线。
page-verify = 用经过证明的验证程序验证
page-verify-working = 经过证明的验证程序正在验证
page-verify-accepted = { $verdict ->
   *[unique] 已接受：这是唯一的图案。验证程序本身的正确性也经过证明。
    [none] 已接受：没有图案。验证程序本身的正确性也经过证明。
}
page-verify-refused = 经过证明的验证程序拒绝了这个证明：{ $why }。
page-verify-nothing = 没有可验证的数：{ $why }。
page-proof-working = 正在证明
page-proof-none = 没有文件：{ $why }。
page-proof-out-of-time = 没能及时找到证明
page-proof-saved = 已保存 { $name }，{ $size }。

## Page: drawing a puzzle

page-make = 制作谜题
page-draw-tools = 绘图工具
page-draw-tool = 工具
page-draw-pen = 画笔
page-draw-line = 直线
page-draw-box = 方框
page-draw-fill = 填充
page-draw-hole = 孔（没有格子）
page-draw-across = 左右对称绘制
page-draw-down = 上下对称绘制
page-draw-unusable = { $tool }：{ $why }
page-draw-box-rectangle = 方框需要有行和列的盘面。
page-draw-hole-rectangle = 只有矩形盘面可以有孔。
page-draw-across-unlike = 这个盘面的左右两边形状不同。
page-draw-down-unlike = 这个盘面的上下两半形状不同。
page-draw-picture = 图案
page-draw-mirror = 左右翻转
page-draw-flip = 上下翻转
page-draw-turn = 旋转
page-draw-left = 左移
page-draw-right = 右移
page-draw-up = 上移
page-draw-below = 下移
page-draw-clear = 全部清除
page-outline = 盘面形状
page-outline-change = 盘面形状…
page-outline-of = 盘面形状：{ $size }
page-columns = 列
page-rows = 行
page-easel = 图案
page-easel-size = 图案，{ $size }
page-easel-keys = 方向键移动，按住 Shift 可连续涂；Shift 加 Home、Page Up、End 或 Page Down 斜向移动。空格键涂，Delete 清除；加号、减号和 F 缩放。
page-easel-no-cell = 没有格子
page-hole-line = 每行每列至少要保留一格。
page-lamp-working = 正在检查…
page-lamp-empty = 还什么都没画。
page-lamp-fair = 唯一解：没有其他图案。
page-lamp-several = 还有多个解：其他图案也有同样的数字。
page-lamp-cells = { $n }格无法确定。
page-lamp-cells-at-least = 至少{ $n }格无法确定。
page-lamp-undecided = { $time }内没有找到答案。
page-lamp-other = 数字相同的另一个图案
page-mend = 改成唯一解
page-mend-working = 正在找改动最少的方案…
page-mend-out-of-time = 没能及时找到修正方案。
page-mend-impossible = 无法修正。
page-mend-found = 改{ $n }格就有唯一解。
page-mend-fewest = 不能再少了。
page-mend-do = 改这些格
page-mend-not = 保持原样
page-draw-title = 标题
page-draw-colors = 颜色
page-color-add = 添加颜色
page-color-background = 背景
page-color-number = 颜色{ $n }
page-color-use = 用{ $name }涂
page-color-looks = { $name }：外观
page-color-called = { $name }：名称
page-color-remove = 删除{ $name }
page-color-near = { $one }与{ $other }几乎相同，在盘面上无法分辨。
page-draw-play = 开始玩
page-draw-save = 保存、PNG、打印…
page-draw-image = 拖入图片
page-draw-image-about = 或点击选择：它会变成谜题
page-drawing-new = 新建
page-drawings = 我的图案
page-drawing-copy = 复制{ $name }
page-drawing-copied = { $name }（副本）
page-drawing-damaged = 无法读取这个图案。
page-drawing-full = 此浏览器没有空间再存图案。请存为文件，或删除一些。
page-drop-here = 松开：图片变成谜题，谜题会打开
page-draw-prove = 证明解唯一
page-publish-button = 发布…
page-publish-menu = 发布、二维码…
page-publish = 发布
page-publish-author = 作者
page-publish-ending = 解完后才显示标题
page-publish-link = 谜题链接
page-publish-code = 链接的二维码
page-publish-code-save = 保存二维码
page-publish-code-none = 链接太长，无法生成二维码。
page-publish-frame = 嵌入其他网站
page-publish-frame-copy = 复制嵌入代码
page-embed-open = 在 nonosat 中打开
page-embed-none = 这个框架里没有谜题。
page-print = 打印
page-print-which = 内容
page-print-this = 这个谜题
page-print-collection = 合集中的谜题
page-print-count = 最多谜题数
page-print-each = 每页谜题数
page-print-letters = 数字旁标颜色字母
page-print-large = 大字，必要时分多张
page-print-answers-too = 答案单独一张
page-print-code = 链接二维码
page-print-answers = 答案
page-print-unsolved = 未能及时找到答案
page-print-sheet = 第{ $n }张，共{ $all }张：第{ $row }行第{ $column }列
page-publish-copied = 已复制。
page-publish-by-hand = 浏览器不允许自动复制，请手动复制。
page-publish-local = 此链接只在本机有效。要分享谜题，请把页面放到 Web 服务器上。
page-publish-card-about = 粘贴链接处只显示文字：预览需要 nonosat serve 服务器。
page-draw-name = 我的图案

## Page: dialogs

page-ok = 确定
page-cancel = 取消
page-number-wrong = { $name }：输入的是{ $found }，应为{ $least }到{ $most }的整数
page-number-missing = 空
page-new = 新谜题
page-new-shape = 形状
page-new-rectangle = 矩形
page-new-hexagons = 六边形
page-new-triangles = 三角形
page-new-alike = 各边相等
page-new-side = 边长
page-new-colors = 颜色数
page-new-done = 画出图案，数字会显示在边上；也可以用菜单里的“编辑数字”直接输入。
page-outline-facts = { $size }：{ $cells }格，{ $lines }条线
page-outline-many = 不能超过{ $n }格。
page-outline-side-e = 边 E 会是{ $n }：A + B − D。请缩短 D，或加长 A 或 B。
page-outline-side-f = 边 F 会是{ $n }：C + D − A。请缩短 A，或加长 C 或 D。
page-outline-zero = 相邻的两边不能都是0。
page-clues-edit = 编辑数字
page-clues-about = 数字之间用空格或句点分开，如`3 1`或`3.1`；空线留空或写`0`，数字未知的线写`*`，2到4格写`2-4`，2格或更多写`2+`，长度未知写`?`。
page-clues-letters = 每个数字后的字母是它的颜色，如 3a：{ $letters }；颜色未知写 ?。
page-clues-letter = { $letter } { $name }
page-lines-rows = 行
page-lines-columns = 列
page-lines-falling = 右下斜线
page-lines-rising = 右上斜线
page-clues-differ = 总和不一致：{ $why }。
page-clues-use = 仍然使用
page-clues-unused = 输入的数字尚未生效。再按一次 Esc 或“取消”就会放弃。
page-clues-used = 数字已生效。
page-clues-unsolvable = 这些数字没有解：{ $why }。
page-image = 用图片制作
page-image-file = 图片（PNG、JPEG、GIF、BMP、WebP）
page-image-original = 图片；变暗的部分会被裁掉
page-image-drag = 在图片上拖动来裁剪。
page-image-suggestions = 建议
page-image-suggest = 推荐设置
page-image-drop = 拖到这里、粘贴或选择文件
page-image-settings = 手动设置
page-image-working = 正在寻找合适的设置…
page-image-inks = { $n }色
page-image-fair = 唯一解
page-image-repaired = 唯一解，改动 { $n } 格
page-image-doubt = { $n }格不确定
page-image-unknown = 未能及时判定
page-image-tone = 颜色
page-image-threshold = 比这更暗的涂黑…
page-image-sketch = 黑白（如手绘）
page-image-filled = 黑白（填满轮廓）
page-image-otsu = 黑白（自动划分）
page-image-local = 比周围暗的涂黑
page-image-edges = 轮廓
page-image-dither = 用图样表示灰色
page-image-several = 多种颜色
page-image-darker = 暗于
page-image-count = 颜色数（含背景）
page-image-same = 与图片相同
page-image-crop = 去掉单色边缘
page-image-invert = 明暗反转
page-image-cut = 裁掉（百分比）
page-image-left = 左
page-image-top = 上
page-image-right = 右
page-image-bottom = 下
page-image-capture = 采用
page-image-facts = { $height }行，{ $width }列，{ $colors }色
page-image-done = 图案画好了。旁边的文字会显示谜题是否有唯一解。
page-scan = 图片中谜题的数字
page-scan-place = { $line }，第{ $place }个数字
page-scan-look = { $n ->
    [0] 没有符合的图案；请与图片对照。
   *[other] 请检查这{ $n }个数字。
}
page-scan-seen = 图片和所有数字的位置：绿色可靠，橙色不可靠，红色因其他线而改动
page-scan-colors = 彩色数字
page-scan-play = 开始玩
page-scan-clues = 图片中有谜题的数字，{ $width } x { $height }。
page-scan-button = 玩这个谜题
page-scan-lines = 所有线
page-scan-lines-about = 每条线都可以在这里修改；点按图像中的数字即可跳到那里。
page-statistics = 统计
page-statistics-table = 已解的谜题
page-statistics-day = 日期
page-statistics-puzzle = 谜题
page-statistics-size = 大小
page-statistics-time = 用时
page-statistics-hints = 提示
page-statistics-mistakes = 错误
page-statistics-export = 保存为表格
page-sum-solved = 已解
page-sum-time = 总用时
page-sum-mean = 平均用时
page-sum-alone = 未用帮助
page-sum-streak = 连续天数
page-games-saved = 所有游戏已保存到文件。
page-games-read = 已读取{ $n }个游戏。
page-games-none = { $name } 里没有本页面保存的游戏。
page-recent = 最近的游戏
page-recent-none = 这个浏览器里还没有游戏。
page-recent-delete = 删除“{ $name }”
page-parts = 由{ $n }部分拼成的图案
page-part = 第{ $n }部分，共{ $all }部分
page-mine-solved = 已解的图案
page-mine-solved-none = 你解开的图案会挂在这里。
page-mine-drawings = 我画的图案
page-mine-drawings-none = 你画的图案都保存在这里。
page-mine-games = 进行中
page-mine-backup = 全部存为文件
page-mine-backup-about = 只保存在这个浏览器里。用文件可以带到别处。
page-mine-mended = 浏览器保存的内容有一部分损坏。完好的部分都在；损坏内容的副本留在本浏览器中，名为 { $names }。
page-save = 保存
page-save-name = 名称
page-save-format = 格式
page-save-print = 打印或 PDF
page-save-usual = 常用
page-save-others = 其他
page-save-json = JSON，保留全部内容
page-save-png = PNG（图片）
page-save-svg = SVG（矢量图）
page-save-without = 不会保存：{ $lost }。
page-saved-without = 已保存，但不含：{ $lost }。
page-saved = 已保存。
page-save-impossible = { $format }（{ $why }）
page-save-not = 不支持{ $lost }
page-save-picture = 这种格式只存图案
page-save-letters = 不能有空线，也不能有大于26的数字
page-save-square = 只支持正方形盘面
page-save-other = 无法保存
page-preferences = 设置
page-preferences-largest = 最大格子（像素）
page-preferences-left = 左边距（像素）
page-preferences-top = 上边距（像素）
page-preferences-fill = 在已完成的线上划去其余格
page-preferences-mistakes = 立即显示错误
page-preferences-letters = 在彩色格子上显示字母
page-preferences-theme = 外观
page-preferences-system = 跟随系统
page-preferences-light = 浅色
page-preferences-dark = 深色
page-preferences-contrast = 高对比度
page-preferences-inks = 颜色
page-preferences-own = 谜题自带
page-preferences-safe = 色盲友好（最多15色）
page-preferences-language = 语言
page-preferences-browser = 跟随浏览器
page-preferences-clock = 显示计时
page-preferences-sound = 音效
page-preferences-vibration = 振动
page-preferences-mirrored = 左手布局
page-preferences-pixels = 尺寸（像素）

## Page: the list of keys

page-keys = 按键
page-key-arrows = 方向键、Home、End、Page Up、Page Down
page-key-arrows-do = 移动光标
page-key-space = 空格键、Shift+空格键
page-key-space-do = 下一种标记、上一种标记
page-key-enter = Enter、X、Q、Delete
page-key-enter-do = 涂色、打叉、猜测、清除
page-key-shift = Shift+方向键
page-key-shift-do = 沿线涂色
page-key-aslant = Shift+Home、Page Up、End、Page Down
page-key-aslant-do = 在六边形和三角形盘面上，向左上、右上、左下、右下涂色
page-key-digits = 1至9、0
page-key-digits-do = 选择颜色；0是第十种
page-key-comma = 逗号、句点
page-key-comma-do = 上一种颜色、下一种颜色
page-key-undo = Ctrl+Z、Ctrl+Y
page-key-undo-do = 撤销、重做
page-key-save = Ctrl+S、Ctrl+O
page-key-save-do = 保存、打开
page-key-help-do = 本页
page-key-hint = H，可连按
page-key-hint-do = 提示：看哪里、哪些格、为什么
page-key-follow-do = 照提示做
page-key-check = C，再按一次
page-key-check-do = 检查错误，指出错误位置
page-key-back-do = 回到最后的正确状态
page-key-why-do = 这一格为什么是这样
page-key-zoom-do = 放大、缩小格子，显示整个盘面
page-key-tool-do = 画笔或打叉、下一个工具；按住 S 时暂用另一个
page-key-escape = Esc
page-key-escape-do = 放弃拖动、提示或检查；关闭提示
page-key-drag = 在格子外拖动，或用两指
page-key-drag-do = 移动盘面
page-key-wheel = 滚轮，或两指张开
page-key-wheel-do = 放大、缩小
page-key-tap = 两指轻点、三指轻点
page-key-press = 长按，或 W
page-key-number = 点击数字
page-key-number-do = 划掉数字
page-key-gamepad = 手柄
page-key-gamepad-do = 摇杆或方向键移动，A 涂色，B 打叉，X 撤销，Y 提示，LB 和 RB 换颜色；按住 A 或 B 可连续涂
page-key-menus = 在菜单中
page-key-menus-do = 上、下、Home、End 和首字母用于选择；左、右打开相邻菜单；Esc 关闭菜单。

## Page: files, links, kept games

page-bring = 带来谜题
page-bring-file = 选择文件，或拖到这里
page-bring-kinds = 任何格式的谜题、保存的网页、图片、谜题的照片
page-bring-text = 或粘贴数字、网址、含有谜题的文字
page-bring-paste = 粘贴
page-bring-open = 打开
page-bring-nothing = 这里没有本页能读的谜题。
page-bring-most = 只读取了前{ $n }个文件；其余的请稍后再带来。
page-bring-refused = 浏览器不让读取剪贴板；请粘贴到文本框里。
page-bring-address = 本页不从 { $site } 加载任何内容。请在那里保存谜题的网页（Ctrl+S），再带来这个文件或一张截图。
page-bring-continued = 这个谜题已经开始，会接着上次继续。
page-bring-picture = 图片会变成谜题；若有提示数字，会读出来。
page-file-games = 游戏存档文件
page-file-name = 谜题
page-file-opened = 已打开 { $name }。
page-file-failed = { $name }：{ $why }
page-file-continued = 已打开 { $name }，接着上次继续。
page-file-large = { $name } 有 { $n } MiB，最多只能是 16 MiB。
page-file-which-format = 哪种格式？
page-file-formats = { $name } 可能是多种格式。
page-file-which-puzzle = 哪个谜题？
page-link-copied = 谜题链接已复制。打开链接的人都可以玩。
page-link-address = 本页的地址现在就是谜题的链接，可以从地址栏复制。
page-link-wrong = 链接里没有谜题：{ $why }
page-link-damaged = 链接已损坏或不完整
page-link-large = 超过{ $n }字节
page-link-several = 链接里有多个谜题。
page-keep-other-tab = 另一个标签页也玩过这个游戏。这里会作为单独的游戏继续，“最近的游戏”里两个都有。
page-keep-two-tabs = 另一个标签页也在玩这个游戏。你在这里的操作会保存为单独的游戏。
page-keep-gone = 这个游戏已不再保存。
page-no-such-puzzle = 此地址没有谜题，或尚未开放。
page-keep-no-undo = 浏览器空间不足，撤销记录会在关闭本页后丢失。请把游戏保存到文件。
page-keep-no-checkpoints = 浏览器空间不足，撤销记录和存档点会在关闭本页后丢失。请把游戏保存到文件。
page-keep-removed = 浏览器空间已满，为保存这个游戏删除了最旧的游戏。请把游戏保存到文件。
page-keep-impossible = 这个游戏无法保存在浏览器里，请保存到文件。
page-update = 有新版本。你的游戏会保留。
page-update-load = 载入

## Page: what went wrong

page-engine-silent = nonosat 没有响应，它还在运行吗？
page-engine-missing = 无法载入 nonosat，网络正常吗？
page-engine-worker = 无法启动后台线程
page-engine-broken = 响应中断了
page-engine-status = nonosat 返回了 { $status }
page-fault-convert = 这不是谜题；请先存为 PNG，再拖到页面上。
page-fault-several = 里面有多个谜题。

## One line

page-line = 一行
page-line-about = 一个提示对一行说明了什么：哪些格是确定的，有多少种填法，以及原因。也可用 { "{" }1 3{ "}" }、2-4、3+、*、=5 和 0 | 5。
page-line-clue = 提示
page-line-cells = 格：. 未定，# 填色，- 空
line-placements = { $number } 种摆法
line-placements-least = 至少 { $number } 种摆法
line-nothing = 没有其他格能确定
line-sign = 第 { $cell } 格是 { $found }
help-line-sign = 一格是 `.`（未定）、`#` 或字母（填色）或 `-`（空白）

## Drawings

drawing-accordion = 手风琴
drawing-acorn = 橡果
drawing-acoustic-guitar = 吉他
drawing-advent-wreath = 降临节花环
drawing-airplane = 飞机
drawing-alarm-clock = 闹钟
drawing-alien = 外星人
drawing-anchor = 船锚
drawing-angelfish = 神仙鱼
drawing-anglerfish = 灯笼鱼
drawing-ant = 蚂蚁
drawing-apple = 苹果
drawing-apple-tree = 苹果树
drawing-armchair = 扶手椅
drawing-astronaut = 宇航员
drawing-avocado = 牛油果
drawing-axe = 斧头
drawing-ballerina = 芭蕾舞女
drawing-banana = 香蕉
drawing-bat = 蝙蝠
drawing-bathtub = 泡泡浴
drawing-bear-face = 熊
drawing-bed = 床
drawing-bee = 蜜蜂
drawing-bell = 铃铛
drawing-bicycle = 自行车
drawing-big-ben = 大本钟
drawing-binoculars = 双筒望远镜
drawing-bird-cage = 鸟笼
drawing-birdhouse = 鸟屋
drawing-birthday-cake = 生日蛋糕
drawing-black-sheep = 黑羊
drawing-black-swan = 黑天鹅
drawing-blossom = 花朵
drawing-bone = 骨头
drawing-bonsai = 盆景
drawing-bookshelf = 书架
drawing-bouquet = 花束
drawing-bow-and-arrow = 弓箭
drawing-bowling-pin = 保龄球瓶
drawing-brachiosaurus = 腕龙
drawing-bucket = 水桶
drawing-building-blocks = 字母积木
drawing-bus = 公共汽车
drawing-butterfly = 蝴蝶
drawing-button = 纽扣
drawing-cable-car = 缆车
drawing-cactus = 仙人掌
drawing-camel = 骆驼
drawing-camera = 照相机
drawing-candy-cane = 拐杖糖
drawing-car = 汽车
drawing-carnival-mask = 狂欢节面具
drawing-carrot = 胡萝卜
drawing-castle = 城堡
drawing-cat = 猫
drawing-caterpillar = 毛毛虫
drawing-chameleon = 变色龙
drawing-cheese = 奶酪
drawing-chef-hat = 厨师帽
drawing-cherries = 樱桃
drawing-chess-knight = 国际象棋马
drawing-chess-queen = 国际象棋后
drawing-chess-rook = 国际象棋车
drawing-christmas-present = 礼物
drawing-christmas-stocking = 圣诞袜
drawing-christmas-tree = 圣诞树
drawing-church = 教堂
drawing-clock = 时钟
drawing-cloud = 云
drawing-clown = 小丑
drawing-clownfish = 小丑鱼
drawing-cocktail = 鸡尾酒
drawing-coffee-break = 咖啡时间
drawing-coffee-grinder = 咖啡研磨机
drawing-coffee-pot = 摩卡壶
drawing-colosseum = 罗马斗兽场
drawing-comet = 彗星
drawing-compass = 指南针
drawing-corn = 玉米
drawing-cow-face = 奶牛
drawing-cowboy = 牛仔
drawing-cowboy-boot = 牛仔靴
drawing-crab = 螃蟹
drawing-crescent-moon = 弯月
drawing-crocodile = 鳄鱼
drawing-croissant = 可颂
drawing-crow = 乌鸦
drawing-cuckoo-clock = 布谷鸟钟
drawing-cupcake = 纸杯蛋糕
drawing-cutlery = 叉勺刀
drawing-dachshund = 腊肠犬
drawing-dalmatian = 斑点狗
drawing-desert-island = 荒岛
drawing-detective = 侦探
drawing-die = 骰子
drawing-diya-lamp = 排灯节油灯
drawing-dog-face = 狗
drawing-doghouse = 狗屋
drawing-dolphin = 海豚
drawing-doughnut = 甜甜圈
drawing-dragon = 龙
drawing-dragonfly = 蜻蜓
drawing-dress = 连衣裙
drawing-drill = 电钻
drawing-drop-of-water = 水滴
drawing-drum = 鼓
drawing-duck-on-a-pond = 池塘里的鸭子
drawing-duckling = 小鸭
drawing-eagle = 鹰
drawing-earth = 地球
drawing-easter-basket = 复活节篮子
drawing-easter-egg = 复活节彩蛋
drawing-eggplant = 茄子
drawing-eiffel-tower = 埃菲尔铁塔
drawing-eighth-note = 八分音符
drawing-elephant = 大象
drawing-elephant-spraying = 喷水的大象
drawing-envelope = 信
drawing-ferris-wheel = 摩天轮
drawing-fir-tree = 冷杉
drawing-fireplace = 壁炉
drawing-fireworks = 烟花
drawing-fish-bone = 鱼骨
drawing-flamingo = 火烈鸟
drawing-fox = 狐狸
drawing-fox-face = 狐狸脸
drawing-fried-egg = 煎蛋
drawing-frightened-cat = 弓背猫
drawing-frog-from-above = 俯视青蛙
drawing-frog-on-lily-pad = 荷叶上的青蛙
drawing-fruit-bowl = 水果盘
drawing-frying-pan = 平底锅
drawing-game-controller = 游戏手柄
drawing-gem = 宝石
drawing-ghost = 幽灵
drawing-gingerbread-man = 姜饼人
drawing-giraffe = 长颈鹿
drawing-globe = 地球仪
drawing-goat = 山羊
drawing-goldfish = 金鱼
drawing-goldfish-bowl = 金鱼缸
drawing-gorilla = 大猩猩
drawing-gramophone = 留声机
drawing-grand-piano = 三角钢琴
drawing-grapes = 葡萄
drawing-greek-temple = 希腊神庙
drawing-gumball-machine = 口香糖机
drawing-guppy = 孔雀鱼
drawing-hamburger = 汉堡包
drawing-hammer = 锤子
drawing-hammerhead = 锤头鲨
drawing-hamster = 仓鼠
drawing-harp = 竖琴
drawing-hatching-chick = 破壳小鸡
drawing-haunted-house = 鬼屋
drawing-headphones = 耳机
drawing-heart = 爱心
drawing-heart-and-arrow = 一箭穿心
drawing-heart-with-arrow = 一箭穿心
drawing-hedgehog = 刺猬
drawing-helicopter = 直升机
drawing-hen-with-chicks = 母鸡和小鸡
drawing-hi = 你好(Hi)
drawing-high-heel = 高跟鞋
drawing-hippopotamus = 河马
drawing-honey-jar = 蜂蜜罐
drawing-horse = 马
drawing-hot-air-balloon = 热气球
drawing-hot-dog = 热狗
drawing-hourglass = 沙漏
drawing-house = 房子
drawing-howling-wolf = 嚎叫的狼
drawing-hummingbird = 蜂鸟
drawing-ice-cream = 冰淇淋
drawing-ice-cream-cone = 冰淇淋甜筒
drawing-ice-cream-sundae = 圣代
drawing-ice-lolly = 冰棍
drawing-ice-skate = 冰鞋
drawing-igloo = 冰屋
drawing-iron = 熨斗
drawing-jack-o-lantern = 南瓜灯
drawing-jellyfish = 水母
drawing-joy = 欢乐(Joy)
drawing-kangaroo = 袋鼠
drawing-key = 钥匙
drawing-kimono = 和服
drawing-kitchen-stove = 炉灶
drawing-kite = 风筝
drawing-kitten-with-yarn = 小猫和毛线
drawing-knight-armor = 骑士
drawing-koala-face = 考拉
drawing-koinobori = 鲤鱼旗
drawing-ladybird = 瓢虫
drawing-laughing-smiley = 大笑脸
drawing-leaf = 叶子
drawing-leaning-tower-of-pisa = 比萨斜塔
drawing-leaping-stag = 跃鹿
drawing-light-bulb = 灯泡
drawing-lighthouse = 灯塔
drawing-lightning = 闪电
drawing-lion-face = 狮子
drawing-little-boat = 小船
drawing-lizard = 蜥蜴
drawing-llama = 美洲驼
drawing-lobster = 龙虾
drawing-locomotive = 蒸汽机车
drawing-lollipop = 棒棒糖
drawing-lotus = 莲花
drawing-love = 爱(Love)
drawing-magnet = 磁铁
drawing-magnifying-glass = 放大镜
drawing-manta-ray = 蝠鲼
drawing-maple-leaf = 枫叶
drawing-matryoshka = 俄罗斯套娃
drawing-maypole = 五月柱
drawing-menorah = 烛台
drawing-microphone = 麦克风
drawing-microscope = 显微镜
drawing-mitten = 连指手套
drawing-moai = 摩艾石像
drawing-monkey-face = 猴子
drawing-moon-and-stars = 月亮和星星
drawing-moose = 驼鹿
drawing-mount-fuji = 富士山
drawing-mountain-lake = 高山湖
drawing-mountain-sunset = 日落群山
drawing-mouse = 老鼠
drawing-mug = 马克杯
drawing-mushroom = 毒蝇伞
drawing-music-note = 音符
drawing-nest = 鸟巢与蛋
drawing-night-skyline = 城市夜景
drawing-ninja = 忍者
drawing-nutcracker = 胡桃夹子
drawing-octopus = 章鱼
drawing-old-key = 老钥匙
drawing-open-book = 打开的书
drawing-opera-house-sydney = 悉尼歌剧院
drawing-ostrich = 鸵鸟
drawing-owl = 猫头鹰
drawing-padlock = 挂锁
drawing-pagoda = 宝塔
drawing-palette = 调色板
drawing-pancakes = 松饼
drawing-panda-face = 熊猫脸
drawing-paper-boat = 纸船
drawing-paper-lantern = 灯笼
drawing-paper-plane = 纸飞机
drawing-parachute = 跳伞者
drawing-parrot = 鹦鹉
drawing-party-balloon = 气球
drawing-paw-print = 爪印
drawing-peacock = 孔雀
drawing-pear = 梨
drawing-pencil = 铅笔
drawing-penguin = 企鹅
drawing-pharaoh = 法老
drawing-phoenix = 凤凰
drawing-pig-face = 猪
drawing-pineapple = 菠萝
drawing-pinwheel = 纸风车
drawing-pirate = 海盗
drawing-pizza-slice = 披萨
drawing-poodle = 贵宾犬
drawing-popcorn = 爆米花
drawing-pretzel = 椒盐卷饼
drawing-pterodactyl = 翼龙
drawing-puzzle-piece = 拼图块
drawing-pyramids = 金字塔
drawing-queen = 女王
drawing-rabbit = 兔子
drawing-rabbit-in-the-moon = 玉兔
drawing-raccoon-face = 浣熊
drawing-rainbow = 彩虹
drawing-raindrop = 雨滴
drawing-ram-head = 公羊
drawing-ramen-bowl = 拉面
drawing-rhinoceros = 犀牛
drawing-ringed-planet = 带环行星
drawing-robot = 机器人
drawing-rocket = 火箭
drawing-rocking-chair = 摇椅
drawing-rocking-horse = 摇摆木马
drawing-rooster = 公鸡
drawing-rose = 玫瑰
drawing-runner = 跑步者
drawing-sailboat = 小帆船
drawing-sailing-ship = 帆船
drawing-samurai = 武士
drawing-sand-dunes = 沙丘
drawing-santa-claus = 圣诞老人
drawing-saturn = 土星
drawing-saw = 锯子
drawing-saxophone = 萨克斯管
drawing-scales = 天平
drawing-scallop-shell = 扇贝
drawing-scissors = 剪刀
drawing-scorpion = 蝎子
drawing-sea-turtle = 海龟
drawing-seahorse = 海马
drawing-seal-with-ball = 顶球海豹
drawing-sewing-machine = 缝纫机
drawing-shamrock = 三叶草
drawing-shark = 鲨鱼
drawing-skateboard = 滑板
drawing-skunk = 臭鼬
drawing-sleeping-cat = 睡猫
drawing-sloth = 树懒
drawing-snail = 蜗牛
drawing-snake = 蛇
drawing-sneaker = 运动鞋
drawing-snow-crystal = 雪晶
drawing-snowflake = 雪花
drawing-snowman = 雪人
drawing-soccer-ball = 足球
drawing-space-shuttle = 航天飞机
drawing-spade = 黑桃
drawing-sparrow = 麻雀
drawing-sphinx = 狮身人面像
drawing-spider = 蜘蛛
drawing-spider-web = 蜘蛛网
drawing-spinning-top = 陀螺
drawing-spiral = 螺旋
drawing-squirrel = 松鼠
drawing-stag-beetle = 锹甲
drawing-star = 星星
drawing-starfish = 海星
drawing-statue-of-liberty = 自由女神像
drawing-steam-engine = 蒸汽火车
drawing-stegosaurus = 剑龙
drawing-stonehenge = 巨石阵
drawing-strawberry = 草莓
drawing-submarine = 潜水艇
drawing-suitcase = 行李箱
drawing-sun = 太阳
drawing-sunflower = 向日葵
drawing-sunglasses = 太阳镜
drawing-suspension-bridge = 悬索桥
drawing-swordfish = 剑鱼
drawing-t-shirt = T恤
drawing-table-lamp = 台灯
drawing-taj-mahal = 泰姬陵
drawing-target = 箭靶
drawing-teapot = 茶壶
drawing-teddy-bear = 泰迪熊
drawing-telephone = 电话
drawing-telescope = 望远镜
drawing-television = 电视机
drawing-tennis-racket = 网球拍
drawing-tent = 帐篷
drawing-thermometer = 温度计
drawing-thread-spool = 针线
drawing-thumbs-up = 点赞
drawing-tiger-face = 老虎
drawing-tiger-stripes = 虎纹
drawing-toaster = 烤面包机
drawing-tomato = 番茄
drawing-toolbox = 工具箱
drawing-top-hat = 高礼帽
drawing-torii = 鸟居
drawing-tornado = 龙卷风
drawing-toucan = 巨嘴鸟
drawing-tower-bridge = 伦敦塔桥
drawing-tractor = 拖拉机
drawing-traffic-light = 红绿灯
drawing-treble-clef = 高音谱号
drawing-triumphal-arch = 凯旋门
drawing-trophy = 奖杯
drawing-trousers = 裤子
drawing-truck = 卡车
drawing-trumpet = 小号
drawing-tulip = 郁金香
drawing-turkey = 火鸡
drawing-turtle = 乌龟
drawing-two-peaks = 双峰
drawing-typewriter = 打字机
drawing-tyrannosaurus = 霸王龙
drawing-ufo = 飞碟
drawing-umbrella = 雨伞
drawing-unicorn = 独角兽
drawing-vase-of-flowers = 花瓶
drawing-viking = 维京人
drawing-violin = 小提琴
drawing-volcano = 火山
drawing-wagon-wheel = 马车轮
drawing-watering-can = 洒水壶
drawing-watermelon = 西瓜片
drawing-weightlifter = 举重运动员
drawing-whale = 鲸
drawing-whistle = 哨子
drawing-wild-boar = 野猪
drawing-windmill = 风车
drawing-wine-glass = 葡萄酒杯
drawing-witch-hat = 女巫帽
drawing-witch-on-broom = 骑扫帚的女巫
drawing-wrench = 扳手
drawing-yes = 是(Yes)
drawing-zebra = 斑马
drawing-zebra-stripes = 斑马纹

## Books: a cover, a page of rules, puzzles under headings, their solutions at the back

book-title = 数织
book-untitled = 数织
book-date =
    { $month }月{ $day }日{ $weekday ->
        [1] 星期一
        [2] 星期二
        [3] 星期三
        [4] 星期四
        [5] 星期五
        [6] 星期六
       *[7] 星期日
    }
book-month =
    { $year }年{ $month }月
book-weekday = { $weekday ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
   *[7] 日
}
book-count = { $count }个谜题
book-sizes = { $least } 至 { $most }
book-hexagons = { $count }个六边形
book-triangles = { $count }个三角形
book-colored = { $count }个彩色
book-rules = 玩法
book-puzzles = 谜题
book-solutions = 答案
book-lesson-empty-line = 把一条线的数字尽量靠向一端，再尽量靠向另一端。同一个数字两次都盖住的格要涂黑。
book-lesson-complete = 一条线的数字都涂完后，其余都是空格。打上叉。
book-lesson-joining = 两个黑格如果只能属于同一个数字，就连在一起：它们之间的格也要涂黑。
book-lesson-overlap = 黑格或叉会缩小数字的活动范围。把它尽量靠向两边，两次都盖住的格要涂黑。
book-lesson-reach = 已有黑格的数字只能到达它的长度之内。这条线上没有数字能到达的格是空格。
book-lesson-bounded = 一段黑格如果和那里可能的最长数字一样长，就完成了：两端的格是空格。
book-lesson-small-gap = 叉与叉之间的空隙，如果比可能放在那里的每个数字都短，就都是空格。
book-lesson-edge = 紧靠叉或边缘的一段只能向另一边延伸，至少延伸到可能的最短数字的长度。
book-lesson-enumeration = 写出一条线上数字还可能的所有放法。在所有放法中都相同的格就确定了。
book-contents = 目录
book-example = 解题示例
book-part = 第{ $number }部分，共{ $count }部分
book-several = 多个解
book-hexagon = 六边形，边长{ $side }
book-hexagon-sides = 六边形，各边{ $sides }
book-triangles-side = 三角形，盘面边长{ $side }
book-triangles-sides = 三角形，盘面各边{ $sides }
book-joined = 由{ $count }个谜题拼成的图案
book-solution-on = 答案在第{ $page }页
book-puzzle-on = 谜题在第{ $page }页
book-class-trivial = 一眼可解
book-class-lines = 逐线推理
book-class-trials = 需要假设
book-class-deep-trials = 需要深入假设
book-class-guessing = 需要猜测
book-rules-clues = 每个谜题里都藏着一幅图案。行旁和列上方的数字，依次表示每段连续涂黑的格数。两段之间至少有一个空格。0表示整条线都是空格。
book-rules-marks = 先找无论数字放在哪里都会涂黑的格，再找没有数字能到达的格。前者涂黑，后者打叉：两者都能帮助你推理经过那里的其他线。
book-rules-colors = 在彩色谜题中，每个数字都有自己的颜色，并附有代表颜色的字母，所以用一支铅笔就够了。字母的含义列在盘面下方。不同颜色的段可以相邻；同色的两段之间至少有一个空格。
book-rules-hexagons = 六边形盘面的线有三个方向。数字写在线的起点，请朝盘面的方向读。
book-rules-triangles = 三角形盘面的线有三个方向。数字写在线的起点，请朝盘面的方向读。
book-rules-unknowns = ? 是长度未知的数字，虚线框是颜色未知的数字。* 表示整条线的数字未知。
book-rules-ranges = 2–4表示连续涂2到4格，3+表示连续涂3格或更多。
book-rules-sums = =后的数字是该线涂色的格数：=7表示共涂7格，各段长度不限。
book-rules-regions = 粗线把盘面分成区域。同一区域的格要么全空，要么全涂同一种颜色。
book-rules-blocks = 格内的数字是该格及与它相邻（包括对角）的格中涂色的格数。
book-rules-givens = 圆点表示给定的格：它从一开始就是对的。
book-rules-unique = 每个谜题都恰好有一个解。
book-rules-stars = 星级和文字表示谜题的难度，从半星（入门）到五星（极难）。类型说明解题需要哪些步骤：
book-rules-class-trivial = 一眼可解：只要顺序对，每条线看一遍就够了。
book-rules-class-lines = 逐线推理：每次只看一条线就够了。
book-rules-class-trials = 需要假设：有时要假设某一格，推出矛盾。
book-rules-class-deep-trials = 需要深入假设：要经过许多条线才会出现矛盾。
book-rules-class-guessing = 需要猜测：有些格还没有简短的理由。

## The program: its lines, warnings and errors. Words that begin with - or -- are options, words in
## capital letters stand for what people type, `nonosat …` is a command: they stay as they are.
## Errors have no full stop. $name and $file are names of files or of puzzles in files
## ("heart.non", "many.non#3"), $folder that of a folder.

label-error = 错误
label-help = 帮助
label-note = 说明
label-warning = 警告
label-undecided = 未判定
label-no-solution = 无解
labeled = { $label }：{ $text }

because = { $what }：{ $why }

## The program: verdicts, as "heart.non: unique, by lines, easy, 1.5 stars, about 10 minutes; the goal is the solution"

verdict-unique = 唯一解
verdict-several = 多个解
verdict-none = 无解
verdict-undecided = 未判定
verdict-solved = 有解
verdict-error = 错误
decimal = { $whole }.{ $part }
stars = { $stars }星
check-not-lines = 无法逐线解开
check-pictures = { $count }个图案
check-pictures-least = 至少{ $count }个图案
check-ambiguous = { $count }格无法确定
check-ambiguous-least = 至少{ $count }格无法确定
check-differ = 两个图案有{ $count }格不同，第一处在r{ $row }c{ $at }
check-proved-numbers = 用每格一个数证明
check-proved = 用{ $count }步证明
check-goal-wrong = 目标图案不对：{ $why }
check-goal-only = 目标图案就是唯一的解
check-goal-one = 目标图案是其中一个解
check-goal-absent = 文件里没有目标图案
summary-puzzles = { $count }个谜题
summary-unique = { $count }个有唯一解
summary-several = { $count }个有多个解
summary-none = { $count }个无解
summary-undecided = { $count }个未判定
summary-error = { $count }个错误
summary-slow = { $name } { $seconds }秒
summary-slowest = 最慢的：{ $names }
drawing-by = 作者：{ $author }

## The program: lines of `info`, `mend`, `make` and `prove`

info-title = 标题
info-author = 作者
info-board = 盘面
info-colors = 颜色
info-givens = 给定
info-fill = 涂色
info-slack = 余量
info-clues = 数字
info-rating = 难度
info-goal = 目标图案
info-saved = 进度
info-cells = { $count }格
info-lines = { $count }条线
info-size = { $shape }，{ $cells }，{ $lines }
info-inks = { $count }种和背景
info-filled = { $cells }，{ $percent }%
info-fill-unknown = 从数字看不出
info-room = 每条线{ $least }到{ $most }格，平均{ $mean }格
info-disagree = 互相矛盾：{ $why }
info-goal-right = 符合数字
info-goal-wrong = 不对：{ $why }
info-goal-absent = 没有
info-play = 有
mend-before = 修正前
mend-after = 修正后
mend-nothing-unique = 已经是唯一解，无需修正
mend-nothing-lines = 已经能逐线解开，无需修正
mend-changed = { $all }格中改了{ $count }格：{ $cells }
mend-revealed = { $all }格中给定了{ $count }格：{ $cells }
mend-more = { $cells }，另有{ $count }格
mend-fewest = 不能再少了
mend-fewest-why = 不能再少了，但可能有更不显眼的办法（{ $why }）
mend-least-why = 至少需要{ $count }格（{ $why }）
mend-least = { $count ->
    [0] 也许可以更少
   *[other] 也许可以更少；至少需要{ $count }格
}
mend-only-way = 这是唯一的办法
mend-all-ways = 全部办法就是这{ $count }种
mend-some-ways = { $count }种办法，可能还有更多
mend-too-many = 最多改{ $max }格无法修正：至少需要{ $count }格
mend-impossible = 无法修正：无论怎样改其余的格，都有多个解
mend-undecided = 未判定：{ $why }；至少需要{ $count }格
mend-not-found = 没有找到办法；至少需要{ $count }格
weaken-least = { $all } 个数字中剩下 { $count } 个，每一个都不可少
weaken-less = { $all } 个数字中剩下 { $count } 个；也许还可以更少
make-random-title = 随机谜题，种子{ $seed }
make-random-name = 随机 { $seed }-{ $number }
thing-bird = 鸟
thing-boat = 帆船
thing-cat = 猫
thing-cup = 杯子
thing-duck = 鸭子
thing-face = 脸
thing-fish = 鱼
thing-flower = 花
thing-house = 房子
thing-lamp = 台灯
thing-letter = 字母
thing-mushroom = 蘑菇
thing-tree = 树
make-image-title = { $name }：可选的谜题
make-parts-small = 图案的行或列少于 --parts
help-parts = 减少 --parts，或增大 --width
make-likeness = 相似{ $percent }%
make-painted = 涂色{ $percent }%
make-unchanged = 未改动
make-changed = 改了{ $count }格
make-not-unique = 解不唯一
make-open = { $count }格未定
make-not-rated = 太难，无法评定
table-puzzle = 谜题
table-likeness = 相似
table-painted = 涂色
table-changed = 改动
table-open = 未定
table-rating = 难度
prove-written = { $verdict }：{ $file } 里有{ $proof }
prove-pictures = 两个图案
prove-steps = { $count }步证明
prove-numbers = 用不超过{ $largest }的数作的证明
prove-numbers-trials = 用不超过{ $largest }的数和{ $count }次假设作的证明
prove-accepted = 证明成立：{ $shape }：{ $verdict }：{ $what }
prove-two = 两个图案都符合数字
prove-one = 一个图案，以及排除其他图案的{ $proof }
prove-no = 排除一切图案的{ $proof }
prove-refused = 证明不成立：{ $why }

## The program: the game in the terminal (`nonosat play`). Single letters are keys of the keyboard: they stay.
## A row of the list of keys (play-keys-… and play-help-…) has at most 80 letters

play-keys = 按 ? 看按键
play-solved = 恭喜！解答正确！
play-solved-title = 恭喜！解答正确：{ $title }
play-is-solved = 已解开。
play-unsolvable = 这个谜题无解。
play-no-solution = 无解：{ $why }。
play-given = 这一格是谜题给定的。
play-color = 颜色{ $number }：{ $name }
play-no-color = 没有颜色{ $number }。
play-undone = 已撤销。
play-nothing-undone = 没有可撤销的。
play-redone = 已重做。
play-nothing-redone = 没有可重做的。
play-reset = 所有格都改回未定了；u 可以撤销。
play-open = 所有格本来就是未定的。
play-shown = 这是一个解；u 可以撤销。
play-right = 到目前为止都正确。
play-mistake = 有错误；c 显示在哪里，b 退回到出错之前。
play-mistake-unknown = 没能及时找出哪些格错了。
play-back = 撤销了{ $count }步；现在都正确了。
play-began-wrong = 这一局从开始就有错误。
play-hint-open = 还剩多个解，没有理由可以继续推下去。
play-hint-more = （h：更多）
play-hint-do = （d：照做）
play-nothing-done = 没有可照做的提示；h 给出提示。
play-done = 已照做；u 撤销，h 继续。
play-work-check = 正在检查… Esc 停止
play-work-where = 正在找错误… Esc 停止
play-work-back = 正在找最后的正确状态… Esc 停止
play-work-hint = 正在找提示… Esc 停止
play-work-solve = 正在求解… Esc 停止
play-undecided = 未判定
play-no-hint = 没有提示
play-stopped = 已停止。
play-too-long = 耗时太长。
play-quit = 这一局还有内容没有存入文件。退出吗（y 是，n 否）？
play-not-quit = 继续玩。
play-file = 写入文件
play-replace = { $file } 已经存在。替换吗（y 是，n 否）？
play-replace-as = { $file } 已经存在。以 { $format } 格式替换吗（y 是，n 否）？
play-wrote = 已写入 { $file }。
play-wrote-as = 已以 { $format } 格式写入 { $file }。
play-not-written = 没有写入。
play-not-written-why = 没有写入：{ $why }。
play-kept = 这一局保存在 { $file }
play-not-kept = 这一局无法保存到任何文件
play-unwritten = 这一局没有写入文件；按 q 之前先按 w
save-ending = { $file }：谜题不能写成 .{ $ending }
help-save-json = 以 .json 结尾的名字能保留一切
save-no-file = { $file } 不是普通文件
help-save-name = 请输入文件名
play-small = { $size } 的屏幕放不下这个谜题：需要 { $least }。请放大，或按 q。
play-key-mark = 空格 涂色
play-key-blank = x 留空
play-key-undo = u 撤销
play-key-hint = h 提示
play-key-save = w 保存
play-key-help = ? 按键
play-key-quit = q 退出
play-keys-arrows = 方向键
play-keys-ends = Home、End
play-keys-page = Page Up、Down
play-keys-space = 空格键
play-keys-backspace = 退格键
play-keys-colors = 1-9、Tab
play-keys-left = 左键
play-keys-right = 右键
play-keys-undo = u、Ctrl-Z
play-keys-interrupt = Ctrl-C
play-help-move = 移动
play-help-ends = 到行的两端
play-help-page = 移动一屏；滚轮移动三行
play-help-mark = 标记：未定、涂色、留空、未定
play-help-blank = 留空
play-help-open = 改回未定
play-help-color = 选颜色
play-help-left = 标记；拖动可标记一条线
play-help-right = 同上，顺序相反
play-help-undo = 撤销
play-help-redo = 重做
play-help-reset = 所有格改回未定
play-help-hint = 提示：看哪里；再按：哪些格；再按：为什么
play-help-do = 照提示做
play-help-check = 检查：到目前为止对吗；再按：错在哪里
play-help-back = 退回到出错之前
play-help-solve = 求解
play-help-save = 保存
play-help-stop = 停止求解；收起提示
play-help-quit = 退出
play-help-interrupt = 退出；按两次不再确认
play-help-answer = 回答问题：只有 y 表示是
play-help-list = 这份列表；按其他键关闭

## The program: notes and warnings, behind "note: " or "warning: "

warning-left-out = 已省略：{ $features }
note-formats = { $name } 可能的格式：{ $formats }，判定结果都相同；其余内容按 { $first } 给出
note-reading = { $name }: { $reading }
reading-image = 提示数字是从图片中读出的
note-other-solutions = 还有其他解；-n 0 会全部显示
note-solver-idle = 没有用到 SAT 求解器就已全部判定；--solver 未被使用
note-animation = { $name } 是动画，只用了第一帧
note-opacity = { $name } 是透明背景上的浅色图案，不透明的部分作为黑色
note-unlike = 图案与 { $name } 不太像；请用 --frame 或 --focus 只取一个主体
note-nothing-written = 由于不是所有谜题都能写出，什么都没有写入
note-no-state = { $name } 里没有进度，从头开始
note-nearest = { $file }：没有找到符合要求的；最接近的是：{ $rating }
note-colors = { $file }：图案只有{ $count }种颜色（含背景），要求{ $wanted }种
note-no-goal = 没有保存目标图案，用第一个解代替
note-full-clues = 谜题的数字不完整；修正的是图案的完整数字
note-ambiguous = { $name } 的相似图案太多，修补改动会很大；不如填满区域、加粗线条或画小一些
warning-line-empty = { $line }现在是空线
warning-line-full = { $line }现在全部涂满
warning-outline-broken = 此修改使图案的某个区域断开、闭合、分裂或相连
warning-symmetry-broken = 此修改破坏了图案的对称性
warning-letter-left-out = { $name }：字体没有`{ $sign }`，因此省略了`{ $text }`；可用 --font FILE 换一种字体
warning-everyone = 能访问这台机器的人都可以使用页面及其求解器
warning-port = 端口{ $port }已被占用；换了端口，浏览器里的游戏和设置也会不同

## The program: behind "undecided: " and a limit

undecided-more = { $limit }；可能还有其他解
undecided-more-than = { $limit }；除了这{ $count }个，可能还有其他解
undecided-ambiguous = { $limit }；可能还有更多格无法确定
undecided-other = { $limit }；已找到一个图案，是否还有其他图案尚不清楚
undecided-rating = { $limit }；难度尚不清楚
undecided-make = { $limit }；{ $all }题中有{ $count }题未完成
undecided-random = { $limit }；{ $all }题中有{ $count }题不符合要求
undecided-nothing = { $limit }；没有写入任何内容
help-placements = 请用 --encoding order 或 --encoding auto，或调高 --placement-limit
help-search = 请用 --engine search，它不需要公式
help-memory-limit = 如果还有内存，请调高 --memory-limit
help-weights = nonosat prove --proof-format lrat 用另一种方法证明
help-own-solver = 请去掉 --solver：内置的求解器会在限制之内一直算下去

## The program: advice about a file that cannot be read

help-make = 可以用它制作谜题：nonosat convert IMAGE PUZZLE.non --width 40；若图中有提示数字：nonosat scan IMAGE
help-save-png = 存为 PNG 后可以用它制作谜题：nonosat convert IMAGE PUZZLE.non --width 40
help-page = 把该页存为 PNG：pdftoppm -png -r 150 FILE.pdf PAGE
help-from = 用 --from FORMAT 指定格式
help-from-which = 请指定是哪一种：{ $options }
help-which-puzzle = 请指定是哪一个：FILE#1 是第一个

## The program: errors, each with its help (help-…), what people can do

cannot-read = 无法读取 { $file }
cannot-write = 无法写入 { $file }
cannot-write-output = 无法写入标准输出
cannot-make-folder = 无法创建文件夹 { $folder }
file-exists = { $file } 已存在
help-force = 用 --force 覆盖它
help-resume = --resume 从中断处继续，--force 覆盖它
file-is-folder = { $file } 是文件夹
help-not-folder = 请指定其中一个文件；能处理文件夹中所有谜题的命令：{ $commands }
folder-missing = 没有文件夹 { $folder }
folder-no-puzzles = { $folder } 里没有谜题文件
folder-no-images = { $folder } 里没有图片
# Puzzles that are the same, turned or not; $names: of files
same-puzzle = 同一个谜题：{ $names }
help-readable = nonosat formats 会列出可读取的格式
note-passed-over = { $count ->
    [1] 已跳过 { $first }：其中没有可读取的谜题
   *[other] 已跳过{ $count }个没有可读取谜题的文件，例如 { $first }
}
folder-other = { $folder } 看起来不是以前的结果，不会被覆盖
help-other-folder = 请指定另一个文件夹
folder-full = { $folder } 不是空的
help-resume-proofs = --resume 从中断处继续，--force 覆盖其中的证明
file-none-fits = 没有文件符合 { $pattern }
help-right-folder = 文件夹对吗？
numbers-from-1 = { $name }：编号从1开始
help-first = 第一个是 { $first }
input-empty = 标准输入是空的，或已关闭
help-input = 请指定文件，或从标准输入提供：nonosat COMMAND - < FILE
help-similar = 有 { $file }
input-colored = { $name } 里是终端颜色，没有表示格子的字符
help-color-never = nonosat solve --color never 输出字符
help-formats = nonosat formats FORMAT 显示某种格式能存什么
file-several = { $name } 里有{ $count }个谜题
help-say-first = 请指定是哪一个：第一个是 { $first }
file-no-number = { $name } 里有{ $count }个谜题，没有编号{ $number }
file-pages = { $name } 有{ $count }页
address-network = { $address } 是网址，而 nonosat 不使用网络
help-address-save = 请保存文件或网页，再指定保存的文件
file-other-puzzles = { $name } 里还有其他谜题
help-other-file = 请指定另一个文件
file-is-puzzle = { $file } 是谜题文件，写入图案会把它覆盖
help-keep-puzzle = 请指定另一个文件；用 --to 选一种谜题格式，可把图案存为目标图案
file-twice = 有两个谜题会写入 { $file }
help-file-twice = 什么都没有写入；同名文件请逐个转换，分别写入不同的文件夹
file-for-several = 不能把多个文件写入 { $file }
help-folder-or-one = -o { $folder } 写入全部，{ $one } 只写一个
resume-file = --resume 用来续写答案文件，而标准输出不是文件
help-resume-file = 请指定文件：-o answers.ndjson
scan-outputs = 标准输出不能同时接收谜题和图
help-scan-outputs = 请为其中之一指定文件：-o puzzle.non、--show seen.png
about-file = { $name }：{ $what }
help-lossy = 用 nonosat convert --lossy 可以省略它
help-drop-givens = 用 nonosat convert --drop givens 可以省略它们；谜题可能因此有其他解
help-solve-goal = 用 nonosat convert --solve 可以把解存为目标图案
help-several-formats = 请指定文件夹，以斜杠结尾：out/；能存多个谜题的格式有：{ $formats }
convert-arguments = 应为：谜题文件，然后是写入的位置
note-sheet = 谜题在 { $folder } 里；{ $sheet } 显示它们
convert-drawing = convert 写出谜题，而 { $file } 会是一幅图
help-render = 用 nonosat render { $puzzle } -o { $file } 画出它
terminal-drawing = 图不是终端上的文本
help-terminal-drawing = 写到文件：-o { $file }；或以文本显示谜题：--to { $form }
note-counting = 正在数 { $name } 的解；最多 { $seconds } 秒后结束（--time-limit）
note-working = { $name } 耗时较长；可用 --time-limit 或 Ctrl-C 结束
convert-ending = 从 { $file } 的扩展名看不出格式
help-to = 请指定是哪一种：--to json、--to non 等
the-puzzle = 谜题
ending-picture = { $file }：图案不能写成 .{ $ending }
ending-drawing = { $file }：图不能写成 .{ $ending }
ending-book = { $file }：书不能写成 .{ $ending }
ending-explanation = { $file }：解说不能写成 .{ $ending }
ending-formula = { $file }：公式不能写成 .{ $ending }
help-endings-picture = 可用的扩展名：.txt, { $endings }, .solution，以及可存目标图案的谜题格式：.non, .json, .xml, .clues, .pbm；也可以用 --to 指定
help-endings-other = 可用的扩展名：{ $endings }
not-built = 这个程序编译时没有包含功能`{ $feature }`
image-not-built = { $name } 是图片，而这个 nonosat 编译时没有包含功能`image`
help-build-image = cargo install nonosat --features image
image-option = { $option } 用于图片，而 { $name } 是谜题
help-image-option = --scale 放大图案的格子，--recolor 更换颜色
image-bytes = 图片超过 { $megabytes } MB
help-save-smaller = 请缩小后再保存
help-scan = 请拍下整个盘面和全部数字，端正清晰，每格至少25像素
help-both-sides = 同时用 --width 和 --height 可以设定两边
help-image-blank = 请试试 --threshold、--invert、--edges 或 --colors
help-make-blank = 请用 --crop 去掉四周的空白，或用 --frame 取一部分；convert 还有 --threshold、--invert 和 --edges
help-image-thin = 请用 --frame 取一部分，或用 --width 和 --height 设定两边
edit-no-goal-inverted = 谜题没有保存图案，没有图案就不能反转
edit-no-goal-cropped = 谜题没有保存图案，没有图案就不能裁剪
edit-no-goal-padded = 谜题没有保存图案，没有图案就不能加边
edit-no-goal-enlarged = 谜题没有保存图案，没有图案就不能放大
help-solve = 用 --solve 可以把解存为图案
edit-rectangle-cropped = 只有矩形可以裁剪，而这是 { $shape }
edit-rectangle-padded = 只有矩形可以加边，而这是 { $shape }
edit-rectangle-enlarged = 只有矩形可以放大，而这是 { $shape }
edit-colors = 只有单色图案可以反转，而这个有{ $count }种颜色
edit-letter = 这里没有颜色 { $letter }，只有 { $letters }
edit-turn = { $shape } 不能旋转{ $degrees }度
help-turn = 只能旋转{ $step }度的倍数
solution-wrong = { $name } 不是谜题的解：{ $why }
thumbnail-picture = --thumbnail 需要图案
help-thumbnail = --solve 会求出图案，--solution FILE 指定图案
film-options = 动画展示解题过程
help-film-options = 请去掉 --thumbnail、--ambiguous 和 --solution
film-large = 只有不超过{ $most }格的盘面可以做成动画
font-drawings = --font 用于 PNG、PDF 和动画
help-font-drawings = 请去掉它：SVG 使用查看软件的字体
pixels-more = 图片会有 { $width } x { $height } 像素，超过上限{ $limit }
help-cell = 用 --cell-size { $cell } 就足够小；SVG 和 PDF 没有这种限制
help-svg = SVG 和 PDF 没有这种限制
font-unknown = 不是 TrueType 或 OpenType 字体（.ttf、.otf、.ttc 或 .otc）
font-outlines = 它的字符没有 TrueType 或 CFF 轮廓
font-embedding = 不能嵌入 PDF：{ $why }
font-folder = 这是文件夹
font-empty = 这是空文件
font-bytes = 超过 { $mebibytes } MiB
help-font = 用 --font FILE 指定字体，如 NotoSansCJK-Regular.ttc
font-letters = 字体没有这些字符：{ $letters }
font-letters-more = 字体没有这些字符：{ $letters }，还有另外{ $count }个
font-letter = `{ $sign }`（{ $code }，{ $place }）
the-book = 书
the-page = 页面
weights-form = --weights 绘制 SVG、PNG 和 PDF
help-weights-form = nonosat prove --proof-format weights 把数写成文本
weights-several = 有多个解，而数只能表明解只有一个或一个都没有
help-font-letters = 请指定有这些字符的字体：--font FILE。Noto Sans CJK（软件包 fonts-noto-cjk）有中文、日文和韩文，其他 Noto 字体有其他文字
book-large = 一本书最多有{ $puzzles }个谜题，合计{ $cells }格，而这里有{ $found }个，合计{ $together }格
help-several-books = 请分成几本书
book-lesson-missing = 没有找到十个最难步骤为 { $rule } 的小谜题
book-isbn = ISBN { $isbn } 不正确：校验码应为另一个数字
book-house = { $house } 印制{ $fewest }至{ $pages }页、{ $least } 至 { $most } 的书，而这本书有{ $found }页，尺寸为 { $size }
book-files = 带封面的书和系列是多个文件，无法写到标准输出
book-cover = 没有找到 { $name } 的解，因此没有封面图案
book-not-unique = { $name } 有多个解
book-unsolvable = { $name } 没有解：{ $why }
book-undecided = 未能判定 { $name }：{ $why }
help-not-unique = 请去掉解不唯一的谜题；--allow-several 允许有多个解
memory-picture = 图片需要 { $megabytes } MB 内存，超过了现有内存
memory-server = 服务器需要 { $megabytes } MB 内存，超过了现有内存
help-memory = 请调高 --memory-limit 或系统的限制（ulimit -v）
no-thread = 系统无法启动线程
help-threads = 服务器需要几个线程：请调高进程数的限制（ulimit -u）
cannot-serve = 无法在 { $address } 启动服务器
serve-stop = 按 Ctrl-C 结束。
mcp-waits = 语言模型的程序会启动此命令并向它发送消息（Model Context Protocol）；按 Ctrl-C 结束
mcp-failed = 无法读取或回复消息
serve-no-browser = 无法打开浏览器：{ $why }
explain-large = 盘面有{ $found }个格和数字要画，最多只能画{ $most }个
help-explain-large = 请选择`--to text`或`--to json`
explain-mistake-unknown = 这些标记无法得到解；没能及时找出哪些标记有错
explain-cell-known = { $cell }从一开始就已知
explain-cell-unknown = 没有找到关于{ $cell }的理由
explain-no-step = 没有可画的步骤：推不出更多了
cell-none = 盘面上没有 { $cell } 这一格
help-cell-named = r5c7 是第5行的第7格
options-encoding = --encoding 指定如何把线变成子句，而 --engine search 不产生子句
help-leave-one = 请去掉其中一个
options-solver = --solver：{ $what }
count-no-picture = --count 给出的是数，不是图案
help-to-text-json = 请用 --to text 或 --to json
several-in-one = 一张图或一个谜题只有一个图案，而 -n 要求多个
help-to-several = 请用 --to text、--to solution 或 --to json
mend-all-lines = --all 会写出改动格数最少的所有方案，而 --until lines 不能证明哪些方案最少
mend-all-one = --all 可能找到多个谜题，而这种文件只能存一个
help-mend-all = 请用 --to text 或 --to json，或能存多个谜题的格式：{ $formats }
mend-goal = 目标图案与数字不符：{ $why }
help-mend-goal = 用 nonosat convert --drop goal 可以省略它，这样就用第一个解代替
weaken-several = 有多幅图满足提示；weaken 需要只有一个解的谜题
help-weaken = nonosat mend 可让它的图成为唯一解
random-none = 谜题{ $number }：没有找到有唯一解的新谜题
help-random = 请试试别的 --seed、--symmetry none，或换一个余地更多的大小
help-random-time = 请试试更长的 --time-limit、别的 --seed、--symmetry none，或换一个余地更多的大小
help-symmetry = quarter-turn 用于正方形，third-turn 和 sixth-turn 用于六边形
help-mosaic = 请去掉 --colors，并把 --size 写成 列数x行数
help-class = 请用 --class lines；只有彩色，或六边形和三角形盘面的总和题才需要更多推理
answer-no-values = 答案是“可满足”（satisfiable），却没有取值（以`v`开头的行）
answer-wrong = 答案的取值不是谜题的解：{ $why }
answer-unsatisfiable = 求解器判定公式不可满足
answer-unknown = 求解器没有得出结果
record-bytes = 一条记录超过{ $count }字节
record-unreadable = 无法读取记录：{ $why }
records-puzzle = 第一行不是 JSON；若是谜题文件，请用：nonosat batch FILE
record-no-text = `puzzle`不是字符串
record-no-puzzle = 记录里没有`puzzle`
record-format = `from`：没有名为 { $name } 的格式
help-record = 如 { $example }，或 nonosat 的 JSON 格式的谜题
record-twice = id { $id } 出现了两次
record-disorder = { $file } 中的答案没有按记录的顺序排列
help-record-twice = 要从中断处继续，每条记录都要有自己的 id
help-record-disorder = 请去掉 --ordered，或用 --force 代替 --resume 从头开始
record-no-answer = { $file } 的第{ $line }行不是答案
help-answer-file = 请指定由 batch 写出的文件，或新文件
play-input = 没有可以用来玩的终端
help-play-input = 请指定文件；也可以不指定，直接输入盘面
