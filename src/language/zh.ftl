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

## Lines of the board. $label is a number, or what stands beside the line. A falling diagonal goes
## from the upper left to the lower right, a rising one from the lower left to the upper right.

line-row = 第{ $label }行
line-column = 第{ $label }列
line-falling-diagonal = 第{ $label }条右下斜线
line-rising-diagonal = 第{ $label }条右上斜线

lines-row = 行
lines-column = 列
lines-falling-diagonal = 条右下斜线
    .plain = 右下斜线
lines-rising-diagonal = 条右上斜线
    .plain = 右上斜线

## Cells. $places is a list of numbers and ranges: "3, 7 and 9 to 12".

range = { $first }至{ $last }
cells-row = 第{ $places }行
cells-column = 第{ $places }列
cells-cell = 第{ $places }格
cells-row-many = 第{ $first }至{ $last }行中的{ $count }格
cells-column-many = 第{ $first }至{ $last }列中的{ $count }格
cells-cell-many = 第{ $first }至{ $last }格中的{ $count }格
cells-of-line = { $line }的{ $cells }
cells-several = { $cells }
cells-many = { $count }格
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
length-color = { $color }{ $length }
run-any = { $length }
run-every = 任何数字
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

## Facts: what is known of cells. $cells has their names, $count their number, $kind what they
## are called: row, column or cell. $colors is a list of colors with "or".

fact-empty = { $cells }是空格
fact-filled = { $cells }涂黑
    .reason = { $cells }已涂黑
fact-color = { $cells }是{ $color }
fact-not-empty = { $cells }不是空格
fact-not = { $cells }不是{ $colors-nor }
fact-one-of = { $cells }是{ $colors }
fact-one-or-empty = { $cells }是{ $colors-open }或空格
since = 由于{ $facts-reason }，
since-many = 由已知的{ $count }格可知，

## Explanations: one sentence a step. $since has the reasons (with its comma, or nothing), $result
## the facts that follow, $line the line that is looked at, $run a run with its line.

rule-exact = { $clue }恰好填满{ $line }：{ $result-clause }。
rule-no-runs = { $line }没有数字，全部是空格。
rule-overlap-empty = { $run }能在{ $room }格之内移动，但无论放在哪里都一样：{ $result-clause }。
rule-complete = { $line }的数字都已找到，其余都是空格。
rule-one-place = { $since }{ $run }只能放在{ $place }。
rule-overlap = { $since }{ $run }一定在{ $place }之内，所以{ $result-clause }。
rule-beside = { $since }{ $run }位于{ $place }，所以{ $result-clause }。
rule-before-first = { $since }{ $run }位于{ $place }，之前没有别的数字，所以{ $result-clause }。
rule-behind-last = { $since }{ $run }位于{ $place }，之后没有别的数字，所以{ $result-clause }。
rule-between = { $since }{ $run }最远到{ $end }为止，下一个数字{ $next }最早从{ $start }开始，所以{ $result-clause }。
rule-before = { $since }{ $run }不能从{ $start }之前开始，所以{ $result-clause }。
rule-behind = { $since }{ $run }不能超过{ $end }，所以{ $result-clause }。
rule-unreached = { $since }{ $line }没有数字能到达{ $cells }，所以那里是空格。
rule-unreached-color = { $since }{ $line }没有{ $colors }的数字能到达{ $cells }。
rule-block-whole = { $since }{ $line }的{ $block }就是完整的{ $count }，所以{ $result-clause }。
rule-block-ends = { $since }{ $line }盖住{ $block }的数字都到此为止，所以{ $result-clause }。
rule-gap = { $since }{ $line }在{ $gap }的空隙放不下{ $runs }，所以{ $result-clause }。
rule-no-fit = { $since }{ $line }在{ $cells }放不下{ $runs }，所以{ $result-clause }。
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
rule-all-runs = { $since }只有{ $result-condition }时，{ $line }才放得下{ $clue }。
rule-first-runs = { $since }只有{ $result-condition }时，{ $line }的{ $count ->
    [1] 第一个数字
   *[other] 前{ $count }个数字
}（{ $clue }）才放得下。
rule-last-runs = { $since }只有{ $result-condition }时，{ $line }的{ $count ->
    [1] 最后一个数字
   *[other] 后{ $count }个数字
}（{ $clue }）才放得下。
rule-all-many = { $since }只有{ $result-condition }时，{ $line }的{ $count }个数字才放得下。
rule-first-many = { $since }只有{ $result-condition }时，{ $line }的前{ $count }个数字才放得下。
rule-last-many = { $since }只有{ $result-condition }时，{ $line }的后{ $count }个数字才放得下。

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
dead-all-runs = { $since }{ $line }放不下{ $clue }
dead-first-runs = { $since }{ $line }的{ $count ->
    [1] 第一个数字
   *[other] 前{ $count }个数字
}（{ $clue }）放不下
dead-last-runs = { $since }{ $line }的{ $count ->
    [1] 最后一个数字
   *[other] 后{ $count }个数字
}（{ $clue }）放不下
dead-all-many = { $since }{ $line }的{ $count }个数字放不下
dead-first-many = { $since }{ $line }的前{ $count }个数字放不下
dead-last-many = { $since }{ $line }的后{ $count }个数字放不下
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
limit-interrupted = 已中断
limit-literals = 公式的文字超过{ $limit }个

## Difficulty: one scale for all puzzles, in half stars; two steps have one word

difficulty-gentle = 入门
difficulty-easy = 简单
difficulty-tricky = 较难
difficulty-hard = 困难
difficulty-fiendish = 极难
time-minutes = 约{ $n }分钟
time-hours = 约{ $n }小时

## The page of all steps: buttons, and the legend of the frames around cells

explain-first = 第一步
explain-back = 上一步
explain-next = 下一步
explain-last = 最后一步
explain-step = 第{ $number }步，共{ $all }步
explain-reasons = 理由
explain-news = 推出的结果

## Page: the bar and its menus

page-bar-screens = 页面
page-bar-puzzles = 谜题
page-bar-make = 制作
page-bar-menus = 菜单
page-menu-file = 文件
page-menu-new = 新建…
page-menu-open = 打开…
page-menu-recent = 最近的游戏…
page-menu-save = 保存…
page-menu-export = 导出图案
page-copy-link = 复制链接
page-menu-print = 打印
page-menu-statistics = 统计…
page-menu-save-all = 保存所有游戏
page-menu-load-all = 读取存档…
page-menu-edit = 编辑
page-menu-clear = 清空盘面
page-menu-checkpoint = 设置存档点
page-menu-return = 回到存档点
page-menu-edit-clues = 编辑数字…
page-menu-generate = 由图案生成数字
page-menu-preferences = 设置…
page-menu-tools = 工具
page-menu-check = 检查错误
page-menu-hint = 提示
page-menu-solve = 求解
page-menu-unique = 解唯一吗？
page-menu-image = 用图片制作…
page-menu-keys = 按键…
page-no-puzzle = 未打开谜题
page-clock-pause = 暂停
page-clock-go-on = 继续
page-clock-played = 已用时间

## Page: the first screen

page-continue = 继续游戏
page-continue-play = 继续
page-percent = { $n }%
page-day = 每日谜题
page-day-play = 开始
page-day-again = 再玩一次
page-day-streak = 连续{ $n }天
page-random = 随机谜题
page-random-size = 大小
page-random-hexagons = 六边形
page-random-triangles = 三角形
page-random-difficulty = 难度
page-random-play = 生成并开始
page-random-working = 正在生成谜题…
page-random-none = 没能及时找到谜题。请换个大小试试。
page-random-near = 没能及时找到这个难度的谜题，这一个难度与之接近。
page-random-name = 随机谜题，{ $size }
page-own = 自制谜题
page-own-about = 画一个谜题，用图片制作，或打开任何常见格式的文件。也可以把文件拖到这里。
page-own-make = 制作谜题
page-gallery = 谜题集
page-gallery-solved = 已解{ $n }/{ $all }
page-gallery-show = 显示
page-gallery-all = 全部
page-gallery-open = 未解
page-gallery-done = 已解
page-gallery-colors = 彩色
page-gallery-hexagons = 六边形
page-gallery-triangles = 三角形
page-gallery-sort = 排序
page-gallery-difficulty = 按难度
page-gallery-size = 按大小
page-gallery-none = 没有这样的谜题。
page-card-name = 谜题{ $n }
page-no-name = 未命名
page-card-solved = 用时{ $time }
page-game-share = 完成{ $n }%
page-game-solved = 已解
page-card-stars = { $n }星
page-card-colors = { $n }色
page-class-trivial = 起步
page-class-lines = 逐线推理
page-class-trials = 向前推演
page-class-deep-trials = 深入推演
page-class-guessing = 猜测
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
page-clue-unknown = 数字未知
page-clue-unknown-length = 长度未知
page-clue-run = { $color } { $n }
page-line-done = { $line }已完成
page-readout-left = 还差{ $n }
page-readout-over = 多了{ $n }
page-dock = 盘面工具
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
page-end-time = 用时 { $time }
page-end-hints = { $n ->
    [0] 没用提示
   *[other] { $n }次提示
}
page-end-mistakes = { $n }次错误
page-end-next = 下一题
page-end-share = 分享
page-end-close = 回到盘面
page-end-congratulations = 恭喜！谜题解开了。

## Page: hints and checks

page-further = 继续
page-working = 正在查找…按 Esc 停止。
page-given-up = 标记变了，已放弃。
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
        [unique] 如果你不放心：一个文件里有谜题、它的图案，以及排除其他图案的每一步。把它解压到单独的文件夹，在那里运行`python3 check.py`，不用 nonosat 就能全部验证。
        [several] 如果你不放心：一个文件里有谜题和它的两个图案。把它解压到单独的文件夹，在那里运行`python3 check.py`，不用 nonosat 就能全部验证。
       *[none] 如果你不放心：一个文件里有谜题，以及证明没有图案的每一步。把它解压到单独的文件夹，在那里运行`python3 check.py`，不用 nonosat 就能全部验证。
    }
page-proof-download = 下载证明
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
page-lamp-fair = 合格：没有其他图案。
page-lamp-stars = { $n }/5
page-lamp-several = 还不合格：其他图案也有同样的数字。
page-lamp-cells = { $n }格无法确定。
page-lamp-cells-at-least = 至少{ $n }格无法确定。
page-lamp-undecided = { $time }内没有找到答案。
page-lamp-other = 数字相同的另一个图案
page-mend = 修正
page-mend-working = 正在找改动最少的方案…
page-mend-out-of-time = 没能及时找到修正方案。
page-mend-impossible = 无法修正。
page-mend-found = 改{ $n }格就合格。
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
page-draw-play = 开始玩
page-draw-save = 保存、PNG、打印…
page-draw-image = 用图片…
page-draw-prove = 证明合格
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
page-new-done = 画图案再生成数字，或直接编辑数字。
page-outline-facts = { $size }：{ $cells }格，{ $lines }条线
page-outline-many = 不能超过{ $n }格。
page-outline-side-e = 边 E 会是{ $n }：A + B − D。请缩短 D，或加长 A 或 B。
page-outline-side-f = 边 F 会是{ $n }：C + D − A。请缩短 A，或加长 C 或 D。
page-outline-zero = 相邻的两边不能都是0。
page-clues-edit = 编辑数字
page-clues-about = 数字之间用空格或句点分开，如`3 1`或`3.1`；空线留空或写`0`，数字未知的线写`*`，长度未知写`?`。
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
page-clues-drawn = 数字已按图案生成。清空盘面就可以解题，也可以用“解唯一吗？”来确认。
page-clues-before = 用原来数字的游戏在“最近的游戏”里。
page-image = 用图片制作
page-image-file = 图片（PNG、JPEG、GIF、BMP、WebP）
page-image-original = 图片；变暗的部分会被裁掉
page-image-drag = 在图片上拖动来裁剪。
page-image-suggestions = 建议
page-image-suggest = 推荐设置
page-image-likeness = 与图片相似{ $n }%
page-image-tone = 颜色
page-image-threshold = 比这更暗的涂黑…
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
page-image-done = 图案画好了。旁边的文字会显示谜题是否合格。
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
page-recent-none = 这个浏览器里没有游戏。
page-recent-delete = 删除“{ $name }”
page-save = 保存
page-save-name = 名称
page-save-format = 格式
page-save-print = 打印或 PDF
page-save-usual = 常用
page-save-others = 其他
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
page-lost-hexagon = 六边形盘面
page-lost-triangles = 三角形盘面
page-lost-unequal-sides = 盘面的不等边长
page-lost-holes = 盘面的孔
page-lost-colors = 多种颜色
page-lost-unknown-lengths = 长度未知的数字
page-lost-unknown-colors = 颜色未知的数字
page-lost-unknown-lines = 数字未知的线
page-lost-givens = 给定的格
page-lost-partial-givens = 有多种可能颜色的给定格
page-lost-inks = 颜色的外观
page-lost-background = 背景颜色
page-lost-color-names = 颜色名称
page-lost-goal = 目标图案
page-lost-saved = 游戏进度
page-lost-partial-saved = 进度中有多种可能颜色的格
page-lost-title = 标题
page-lost-author = 作者
page-lost-rights = 版权和许可
page-lost-catalogue = 目录条目
page-lost-remark = 备注
page-preferences = 设置
page-preferences-largest = 最大格子（像素）
page-preferences-left = 左边距（像素）
page-preferences-top = 上边距（像素）
page-preferences-fill = 自动填空：已满足数字的线，其余格显示为空格
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
page-key-tool-do = 画笔或打叉、下一个工具
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

## Page: files, links, kept games

page-file = 谜题文件
page-file-games = 游戏存档文件
page-file-name = 谜题
page-file-opened = 已打开 { $name }。
page-file-continued = 已打开 { $name }，接着上次继续。
page-file-image = { $name } 是图片；要用它制作谜题，请在“工具”菜单中选“用图片制作”。
page-file-large = { $name } 有 { $n } MiB，最多只能是 16 MiB。
page-file-which-format = 哪种格式？
page-file-formats = { $name } 可能是多种格式。
page-file-which-puzzle = 哪个谜题？
page-file-puzzles = { $name } 里有{ $n }个谜题。
page-link-copied = 谜题链接已复制。打开链接的人都可以玩。
page-link-address = 本页的地址现在就是谜题的链接，可以从地址栏复制。
page-link-wrong = 链接里没有谜题：{ $why }
page-link-damaged = 链接已损坏或不完整
page-link-large = 超过{ $n }字节
page-link-several = 链接里有多个谜题。
page-keep-other-tab = 另一个标签页也玩过这个游戏。这里会作为单独的游戏继续，“最近的游戏”里两个都有。
page-keep-two-tabs = 另一个标签页也在玩这个游戏。你在这里的操作会保存为单独的游戏。
page-keep-gone = 这个游戏已不再保存。
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
page-refused-large = 太大了，nonosat 在这里无法处理。
page-refused-busy = 同时的请求太多，请再试一次。
page-refused-slow = 发送得太慢，请再试一次。
page-fault-empty = 里面没有谜题。
page-fault-large = 太大了。
page-fault-unknown-format = 开头不符合任何已知格式。
page-fault-encoding = 第{ $line }行第{ $column }个字符：不是文本，或不是 UTF-8 编码。
page-fault-clue-count = 第{ $line }行第{ $column }个字符：数字的组数与盘面的线数不符。
page-fault-clue-too-long = 第{ $line }行第{ $column }个字符：数字所需的格超过了线的长度。
page-fault-image = 这是图片；请在“工具”菜单中选“用图片制作”。
page-fault-convert = 这不是谜题；请先存为 PNG，再在“工具”菜单中选“用图片制作”。
page-fault-several = 里面有多个谜题。
page-fault-other = 第{ $line }行第{ $column }个字符：{ $message }, expected { $expected }
page-fault-other-fix = 第{ $line }行第{ $column }个字符：{ $message }, expected { $expected } ({ $fix })

## Books: a cover, a page of rules, puzzles under headings, their solutions at the back

book-title = 数织
book-untitled = 数织
book-count = { $count }个谜题
book-sizes = { $least } 至 { $most }
book-hexagons = { $count }个六边形
book-triangles = { $count }个三角形
book-colored = { $count }个彩色
book-rules = 玩法
book-puzzles = 谜题
book-solutions = 答案
book-part = 第{ $number }部分，共{ $count }部分
book-several = 多个解
book-hexagon = 六边形，边长{ $side }
book-hexagon-sides = 六边形，各边{ $sides }
book-triangles-side = 三角形，盘面边长{ $side }
book-triangles-sides = 三角形，盘面各边{ $sides }
book-solution-on = 答案在第{ $page }页
book-puzzle-on = 谜题在第{ $page }页
book-class-trivial = 起步
book-class-lines = 逐线推理
book-class-trials = 向前推演
book-class-deep-trials = 深入推演
book-class-guessing = 猜测
book-rules-clues = 每个谜题里都藏着一幅图案。行旁和列上方的数字，依次表示每段连续涂黑的格数。两段之间至少有一个空格。0表示整条线都是空格。
book-rules-marks = 先找无论数字放在哪里都会涂黑的格，再找没有数字能到达的格。前者涂黑，后者打叉：两者都能帮助你推理经过那里的其他线。
book-rules-colors = 在彩色谜题中，每个数字都有自己的颜色，并附有代表颜色的字母，所以用一支铅笔就够了。字母的含义列在盘面下方。不同颜色的段可以相邻；同色的两段之间至少有一个空格。
book-rules-hexagons = 六边形盘面的线有三个方向。数字写在线的起点，请朝盘面的方向读。
book-rules-triangles = 三角形盘面的线有三个方向。数字写在线的起点，请朝盘面的方向读。
book-rules-unknowns = ? 是长度未知的数字，虚线框是颜色未知的数字。* 表示整条线的数字未知。
book-rules-givens = 圆点表示给定的格：它从一开始就是对的。
book-rules-unique = 每个谜题都恰好有一个解。
book-rules-stars = 星级和文字表示谜题的难度，从半星（入门）到五星（极难）。类型说明解题需要哪些步骤：
book-rules-class-trivial = 起步：只要顺序对，每条线看一遍就够了。
book-rules-class-lines = 逐线推理：每次只看一条线就够了。
book-rules-class-trials = 向前推演：有时要假设某一格，推出矛盾。
book-rules-class-deep-trials = 深入推演：要经过许多条线才会出现矛盾。
book-rules-class-guessing = 猜测：有些格还没有简短的理由。
