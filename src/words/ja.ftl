# Japanese.
#
# Words:
#   nonogram     お絵かきロジック     puzzle       問題
#   row          行（8行目）          column       列（5列目）
#   diagonal     右下がり・右上がり（4本目）
#   line         ライン（行、列、斜めのどれでも）
#   cell         マス（3マス目）      board        盤
#   clue, run    数字（8行目の最初の4）
#   filled       黒マス、塗る         empty        空白
#   cross        ×、×をつける         mark         印
#   gap          すき間               to lie, fit  入る
#   known        わかっている         solution     解
#   hint         ヒント               mistake      間違い
#   check        チェック             guess        推測（印としては「仮置き」）
#   contradiction 矛盾                step         ステップ
#   picture      絵                   image        画像
#   color        色                   background   背景
#   difficulty   難易度               checkpoint   チェックポイント
#
# Attributes: .ga is a fact as a condition or a reason (「3列目が空白」); .short is "8行" for
# 「8行5列目」; .plain is the name of lines where no numbers stand before it. Facts have nouns for
# predicates, so that です, なら, なので, のとき follow any of them. In a list, .ga and .wa are what
# connects facts; .to, .ya and .nimo connect what is denied (「赤と青以外」「赤や青の数字はどれも」
# 「赤にも青にもならず」).

## Lists

list-comma = { $first }、{ $second }
    .ga = { $first }で、{ $second }
    .wa = { $first }で、{ $second }
    .to = { $first }と{ $second }
    .ya = { $first }や{ $second }
    .nimo = { $first }にも{ $second }
list-and = { $first }、{ $second }
    .ga = { $first }で、{ $second }
    .wa = { $first }で、{ $second }
list-or = { $first }か{ $second }
    .to = { $first }と{ $second }
    .ya = { $first }や{ $second }
    .nimo = { $first }にも{ $second }
list-sentences = { $first }{ $second }
list-semicolon = { $first }／{ $second }
aside = { $what }（{ $aside }）

## Lines of the board. $label is a number, or what stands beside the line. A falling diagonal goes
## from the upper left to the lower right, a rising one from the lower left to the upper right.

line-row = { $label }行目
    .short = { $label }行
line-column = { $label }列目
line-falling-diagonal = 右下がり{ $label }本目
line-rising-diagonal = 右上がり{ $label }本目
line-region = 領域{ $label }
line-block = { $label }の周り

lines-row = 行目
    .plain = 行
lines-column = 列目
    .plain = 列
lines-falling-diagonal = 本目の右下がり
    .plain = 右下がりの斜め
lines-rising-diagonal = 本目の右上がり
    .plain = 右上がりの斜め
lines-region = 領域
    .plain = 領域
lines-block = 周り
    .plain = 周りのマス

## Cells. $places is a list of numbers and ranges: "3, 7 and 9 to 12".

range = { $first }〜{ $last }
cells-cell = { $places }マス目
cells-cell-many = { $first }〜{ $last }マス目のうち{ $count }マス
cells-of-line = { $line }の{ $cells }
cells-several = { $cells }
cells-many = { $count }マス
cells-of-total = { $line }の{ $count }マス
cell-crossing = { $row-short }{ $column }
cell-of-line = { $line }の{ $at }マス目

## Runs, the numbers of a clue. $length is a number, "?" or length-color.

run = { $line }の{ $length }
run-first = { $line }の最初の{ $length }
run-last = { $line }の最後の{ $length }
run-nth = { $line }の{ $place }番目の{ $length }
length-range = { $least }〜{ $most }
length-least = { $least }以上
length-color = { $color }の{ $length }
run-any = { $length }
run-every = 数字
clue-runs = { $count ->
    [1] { $runs }
   *[other] 「{ $runs }」
}
clue-run = { $length }
runs-many = { $count }個の数字

## Colors. A file may have others, under its own names.

color-black = 黒
color-white = 白
color-gray = 灰色
color-dark-gray = 濃い灰色
color-light-gray = 薄い灰色
color-brown = 茶色
color-dark-brown = こげ茶
color-red = 赤
color-light-red = 薄い赤
color-dark-red = 濃い赤
color-orange = オレンジ
color-light-orange = 薄いオレンジ
color-dark-orange = 濃いオレンジ
color-yellow = 黄色
color-light-yellow = 薄い黄色
color-dark-yellow = 濃い黄色
color-green = 緑
color-light-green = 薄い緑
color-dark-green = 濃い緑
color-turquoise = 青緑
color-light-turquoise = 薄い青緑
color-dark-turquoise = 濃い青緑
color-blue = 青
color-light-blue = 水色
color-dark-blue = 紺
color-purple = 紫
color-light-purple = 薄い紫
color-dark-purple = 濃い紫
color-pink = ピンク
color-light-pink = 薄いピンク
color-dark-pink = 濃いピンク
color-background = 背景
color-shaded = 黒マス
color-lettered = { $color }（{ $letter }）
ink-named = 「{ $name }」

## Facts: what is known of cells. $cells has their names, $count their number. $colors is a list of
## colors with "or".

fact-empty = { $cells }は空白
    .ga = { $cells }が空白
fact-filled = { $cells }は黒マス
    .ga = { $cells }が黒マス
fact-color = { $cells }は{ $color }
    .ga = { $cells }が{ $color }
fact-not-empty = { $cells }は空白以外
    .ga = { $cells }が空白以外
fact-not = { $cells }は{ $colors-to }以外
    .ga = { $cells }が{ $colors-to }以外
fact-one-of = { $cells }は{ $colors }
    .ga = { $cells }が{ $colors }
fact-one-or-empty = { $cells }は{ $colors }か空白
    .ga = { $cells }が{ $colors }か空白
fact-more = ほかの{ $count }マスも既知
    .ga = ほかの{ $count }マスも既知
since = { $facts-ga }なので、

## Explanations: one sentence a step. $since has the reasons (with its comma, or nothing), $result
## the facts that follow, $line the line that is looked at, $run a run with its line.

rule-exact = { $line }は{ $clue }でちょうど埋まるので、{ $result-wa }です。
rule-no-runs = { $line }には数字がないので、すべて空白です。
rule-overlap-empty = { $run }は{ $room }マスの範囲に入り、どこにあっても{ $result-wa }です。
rule-region = { $line }は1色で、{ $facts-ga }なので、{ $result-wa }です。
rule-total-reached = { $count ->
    [0] { $line }に許されるのは0マスなので
   *[other] { $facts-ga }で、それより多くはないので
}、{ $result-wa }です。
rule-total-none-color = { $line }に許される{ $color }は0マスなので、{ $result-wa }です。
rule-total-needed = { $since }{ $line }には必要な{ $count }マスしか残っておらず、{ $result-wa }です。
rule-total-needed-color = { $since }{ $line }には必要な{ $color }の{ $count }マスしか残っておらず、{ $result-wa }です。
rule-complete = { $line }の数字はすべて見つかったので、残りは空白です。
rule-one-place = { $since }{ $run }は{ $place }に決まります。
rule-overlap = { $since }{ $run }は{ $place }の範囲に入り、{ $result-wa }です。
# Runs of one line that the same cells limit, each with its place
run-within = { $run }は{ $place }の範囲に入り
run-placed = { $run }は{ $place }に決まり
rule-overlaps = { $since }{ $runs }、{ $result-wa }です。
rule-places = { $since }{ $runs }ます。
rule-beside = { $since }{ $run }は{ $place }に決まり、{ $result-wa }です。
rule-before-first = { $since }{ $run }は{ $place }に決まり、その前に数字はないため、{ $result-wa }です。
rule-behind-last = { $since }{ $run }は{ $place }に決まり、その後に数字はないため、{ $result-wa }です。
rule-between = { $since }{ $run }は{ $end }までに終わり、次の{ $next }は{ $start }以降に始まるため、その間の{ $result-wa }です。
rule-before = { $since }{ $run }が{ $start }より前から始まることはなく、{ $result-wa }です。
rule-behind = { $since }{ $run }が{ $end }より後ろに届くことはなく、{ $result-wa }です。
# The run covers a painted block, for the reasons in $since
rule-before-covering = { $since }{ $run }は{ $block }を通ります。{ $start }より前から始まることはなく、{ $result-wa }です。
rule-behind-covering = { $since }{ $run }は{ $block }を通ります。{ $end }より後ろに届くことはなく、{ $result-wa }です。
rule-unreached = { $since }{ $line }のどの数字も{ $cells }に届かず、そこは空白です。
rule-unreached-color = { $since }{ $line }の{ $colors-ya }の数字は、どれも{ $cells }に届かず、{ $result-wa }です。
rule-block-whole = { $since }{ $line }の{ $block }だけで{ $count }が完成し、{ $result-wa }です。
rule-block-ends = { $since }{ $line }の{ $block }を通る数字はどれもそこで終わり、{ $result-wa }です。
rule-block-ends-run = { $since }{ $run }は{ $block }を通ってそこで終わり、{ $result-wa }です。
rule-gap = { $since }{ $line }の{ $gap }のすき間は{ $runs }が入るには狭く、{ $result-wa }です。
rule-no-fit = { $since }{ $line }のどの数字も{ $cells }には入らず、{ $result-wa }です。
rule-no-fit-color = { $since }{ $line }の{ $colors-ya }の数字は、どれも{ $cells }には入らず、{ $result-wa }です。
rule-edge = { $since }{ $line }の{ $block }は{ $least }以上の数字の一部で、{ $result-wa }です。
rule-edge-any = { $since }{ $line }の{ $block }に入る数字はどれもその先へ続き、{ $result-wa }です。
rule-join = { $since }{ $line }の{ $blocks }は同じ数字の一部で、{ $result-wa }です。
rule-split = { $line }の{ $cell }を塗ると、両隣とつながって{ $length }マスになります。{ $since }それほど長い数字はなく、{ $result-wa }です。
rule-color-no-gap = { $own-wa }です。{ $since }{ $line }ではそこがすき間にならず、{ $result-wa }です。
rule-color-no-gap-nor = { $own-wa }です。{ $since }{ $line }ではそこがすき間にも{ $colors-nimo }にもならず、{ $result-wa }です。
rule-color-no-run = { $own-wa }です。{ $since }{ $line }の{ $colors-ya }の数字は、どれもそこには入らず、{ $result-wa }です。
rule-one-way = { $since }{ $line }の{ $clue }の入り方は1通りしかなく、{ $result-wa }です。
rule-few-ways = { $since }{ $line }の{ $clue }の入り方は{ $ways }通りしかなく、{ $ways ->
    [2] どちらの場合も
   *[other] どの場合も
}{ $result-wa }です。
clue-of-region = 「一つの色」
clue-with-regions = { $clue }（領域を含む）
rule-pattern = { $since }{ $line }が{ $clue }を満たすのは、{ $result-ga }のときだけです。
rule-pattern-ways = { $since }{ $line }が{ $clue }を満たす塗り方は{ $ways }通りしかなく、{ $ways ->
    [1] そのとき
    [2] どちらの場合も
   *[other] どの場合も
}{ $result-wa }です。
rule-all-runs = { $since }{ $line }に{ $clue }が入るのは、{ $result-ga }のときだけです。
rule-first-runs = { $since }{ $line }の{ $count ->
    [1] 最初の数字
   *[other] 最初の{ $count }個の数字
}（{ $clue }）が入るのは、{ $result-ga }のときだけです。
rule-last-runs = { $since }{ $line }の{ $count ->
    [1] 最後の数字
   *[other] 最後の{ $count }個の数字
}（{ $clue }）が入るのは、{ $result-ga }のときだけです。
rule-all-many = { $since }{ $line }の{ $count }個の数字が入るのは、{ $result-ga }のときだけです{ $near }。
rule-first-many = { $since }{ $line }の最初の{ $count }個の数字が入るのは、{ $result-ga }のときだけです{ $near }。
rule-last-many = { $since }{ $line }の最後の{ $count }個の数字が入るのは、{ $result-ga }のときだけです{ $near }。
# Behind a sentence about many runs: the one or two that can cover the cells
near-runs = （そこに届くのは{ $runs }だけ）

## Suppositions and what they lead to

suppose = もし{ $fact-ga }なら？
so = よって{ $facts-wa }です。
likewise = 同じように、{ $facts-wa }です。
either = { $cell }を両方の場合で考えます。
either-if = { $fact-ga }の場合：
either-way = どちらの場合も、{ $facts-wa }です。
contradiction = 矛盾：{ $why }。
dead-no-runs = { $since }数字のない{ $line }をすべて空白にできません
dead-run = { $since }{ $line }の{ $length }が入る場所がありません
dead-pattern = { $since }{ $line }は{ $clue }を満たせません
dead-all-runs = { $since }{ $line }に{ $clue }が入りません
dead-first-runs = { $since }{ $line }の{ $count ->
    [1] 最初の数字
   *[other] 最初の{ $count }個の数字
}（{ $clue }）が入りません
dead-last-runs = { $since }{ $line }の{ $count ->
    [1] 最後の数字
   *[other] 最後の{ $count }個の数字
}（{ $clue }）が入りません
dead-all-many = { $since }{ $line }の{ $count }個の数字が入りません
dead-first-many = { $since }{ $line }の最初の{ $count }個の数字が入りません
dead-last-many = { $since }{ $line }の最後の{ $count }個の数字が入りません
guess = ここは推測です：{ $facts-wa }。短い説明はありませんが、そうでないと{ $lines }本のラインをたどったところで矛盾します。
guess-beyond-lines = ここは推測です：{ $facts-wa }。短い説明はありません。

## Hints, in three levels, and mistakes

hint-look = { $line }を見てみましょう。
hint-look-after = まず{ $before }、次に{ $line }を見てみましょう。
hint-try = 1本のラインだけでは、これ以上わかりません。{ $line }のどれかのマスで試してみましょう。
hint-nowhere = 1本のラインだけでは、これ以上わかりません。たどれるほど短い仮定もありません。
hint-follows = { $cells }がわかります。
hint-certain = { $cells }は確実ですが、短い説明はありません。
mistake-clues = 数字どうしが矛盾しています。
mistake-marks = { $count ->
    [1] この印は間違いです
   *[other] この中に間違いがあります
}：{ $facts-wa }。
mistake-unshown = こうなる解はありませんが、短くは説明できません。

## Walks

heading-mixed = 順を追って
heading-colors = 入らない色
heading-empty-line = 重なり
heading-region = 領域
heading-total = 合計
heading-complete = 完成したライン
heading-overlap = 重なり（わかったマスから）
heading-reach = 届かないマス
heading-bounded = 完成した数字
heading-small-gap = 狭すぎるすき間
heading-edge = 伸ばす
heading-joining = つなぐ
heading-split = 離す
heading-color = 残った1色
heading-enumeration = ライン全体
heading-trial = もし…なら（矛盾）
heading-either = 両方の場合
heading-solver = 推測
line-range = { $first }〜{ $last }{ $lines }
walk-empty-lines = 空白のライン（数字は0）：{ $lines }。
walk-solved = すべてのマスがわかりました。
walk-dead-end = { $contradiction }解はありません。
walk-time = 時間切れです。{ $count }マスが残っています。
walk-memory = ステップに必要なメモリが{ $mebibytes } MiBを超えました。{ $count }マスが残っています。
walk-several = 解が複数あり、これ以上は決まりません。{ $count }マスが残っています。
walk-none = 解はありませんが、短くは説明できません。{ $count }マスが残っています。
walk-stuck = この先の説明は見つかりませんでした。{ $count }マスが残っています。
walk-cut = 時間切れです。まだ続きがあります。
walk-complete = 次のラインの残りは空白です：{ $lines }。
walk-since = 理由：
walk-earlier = （その前にさらに{ $count }ステップ）

## Verdicts: why there is no picture, and which limit ended the work; clauses without a full stop.
## $more and $fewer are "rows", "columns" ...

reason-totals = { $more-plain }には合わせて少なくとも{ $least }マス必要ですが、{ $fewer-plain }には合わせて多くても{ $most }マスしかありません
reason-totals-color = { $more-plain }には{ $color }が合わせて少なくとも{ $least }マス必要ですが、{ $fewer-plain }には合わせて多くても{ $most }マスしかありません
reason-line = ほかのラインと合わせると、{ $line }を埋められません
reason-search = すべてのラインに同時に合う絵はありません
limit-time = 時間切れです
limit-memory = メモリが足りません
limit-placements = { $line }の入り方が{ $placements }通りあり、前のラインと合わせて上限の{ $limit }を超えます
limit-placements-uncounted = { $line }の入り方が10^38通りを超え、前のラインと合わせて上限の{ $limit }を超えます
limit-capacity = 大きさの決まった表がいっぱいになりました
limit-solver = ソルバーが断念しました
limit-conflicts = 短時間の試行が終わりました
limit-weights = 証明となる数が見つかりませんでした
limit-patterns = パターンのヒント、領域、マスの中の数字は数による証明だけが可能です
limit-interrupted = 中断されました
limit-literals = 論理式のリテラルが{ $limit }個を超えます

## Difficulty: one scale for all puzzles, in half stars; two steps have one word

difficulty-gentle = とてもやさしい
difficulty-easy = やさしい
difficulty-tricky = やや難しい
difficulty-hard = 難しい
difficulty-fiendish = とても難しい
difficulty-with-trials = { $difficulty }、仮定は{ $count }回
difficulty-with-guesses = { $difficulty }、推測は{ $count }回
time-minutes = 約{ $n }分
time-hours = 約{ $n }時間
time-many-hours = 何時間も

## Proofs by numbers: why a picture is the only one. $lines: two lines cross in a cell, or more.
## $goal and $most are numbers; k and M behind numbers stay.

weights-title = { $kind ->
   *[unique] ほかの絵がない理由
    [none] 絵がない理由
}
weights-each = { $kind ->
   *[unique] { $lines ->
       *[two] ある絵がこの絵と違うマスでは、行がそのマスの数を、列が{ $goal }からその数を引いたものを集めます。
        [more] ある絵がこの絵と違うマスでは、行がそのマスの数を集め、そのマスを通るほかの2本のラインが{ $goal }の残りを分け合います。
    }
    [none] { $lines ->
       *[two] 絵の黒マスごとに、行がそのマスの数を集め、列がその数を失います。
        [more] 絵の黒マスごとに、行がそのマスの数を集め、そのマスを通るほかの2本のラインが合わせてその数を失います。
    }
}
weights-together = { $kind ->
   *[unique] したがって、違うマス1つにつき、全ラインの合計はちょうど{ $goal }です。
    [none] したがって、全ラインの合計はちょうど0です。
}
weights-most = { $kind ->
   *[unique] しかし、数字のヒントから集められるのは全部で最大{ $most }です。違うマスはありえません。
    [none] しかし、数字のヒントから集められるのは全部で最大{ $most }です。そのような絵はありません。
}
weights-stuck = しかし、もう入れ方のないラインがあります。そのような絵はありません。
weights-trials = この前に{ $count }回の仮定をし、それぞれの数によってマスの色を除外しています。
weights-colors = 色がいくつかあるときは、0から最も遠い数を示します。
weights-short = 大きな数は縮めています。16kは約16,000、5Mは約5,000,000です。
weights-line = { $line }：集められるのは最大{ $most }です。最も多く集める入れ方：

## The page of all steps: buttons, and the legend of the frames around cells

explain-first = 最初のステップ
explain-back = 前へ
explain-next = 次へ
explain-last = 最後のステップ
explain-step = ステップ { $number }/{ $all }
explain-reasons = 理由
explain-news = わかること

## Problems of files. A message is "line 3, column 4: <problem-…>, expected <want-…>"; below it, or behind it in
## parentheses, stands <advice-…>, how to mend it. None has a full stop. Words between ` ` stand so in files: they
## stay as they are, and so do words in capital letters that stand for a number or a name, such as
## HEIGHT. $found is a part of the file. In a problem, $count is a number of things that were found.

problem-at = { $line }行目、{ $column }文字目：{ $problem }。{ $expected }
problem-at-advice = { $line }行目、{ $column }文字目：{ $problem }。{ $expected }（{ $advice }）
problem-list = { $first }／{ $second }
problem-expected = 正しくは：{ $wanted }
problem-alone = { $problem }。{ $expected }

problem-found = `{ $found }`と書かれています
problem-found-plain = { $found }と書かれています
problem-found-nothing = 何も書かれていません
problem-found-list = リストになっています
problem-found-object = オブジェクトになっています
problem-found-list-of = 要素が{ $count }個のリストになっています
problem-negative = 負の数が書かれています
problem-number-large = 数値{ $found }は大きすぎます
problem-no-number = 数値がありません
problem-text-ends = テキストが途中で終わっています
problem-missing = `{ $name }`がありません
problem-no-size = サイズがありません
problem-size = サイズがないか、正しくありません
problem-file-ends = ファイルがここで終わっています
problem-ends-rows = ファイルには{ $count }行分の数字しかありません
problem-ends-columns = ファイルには{ $count }列分の数字しかありません
problem-clue-lines = 数字は{ $count }ライン分です
problem-clues-many = 数字は{ $count }ライン分です
problem-no-columns = 列がありません
problem-columns-line = 列の数字の行がありません
problem-section-missing = セクション`{ $name }`がありません
problem-section-twice = セクション`{ $name }`が2回あります
problem-section-clues = セクション`{ $name }`の数字は{ $count }ライン分です
problem-list-clues = リスト`{ $name }`の数字は{ $count }ライン分です
problem-json-fields = フィールド{ $names }の中に数字がありません
problem-line-missing = `{ $name }`の行がありません
problem-clues-missing = `{ $name }`の数字がありません
problem-no-word = 行の先頭に単語ではなく`{ $found }`と書かれています
problem-behind-clues = 最後の数字の後に`{ $found }`と書かれています
problem-between-numbers = 数値の間に`{ $found }`と書かれています
problem-color-place = 色の位置に`{ $found }`と書かれています
problem-not-three = 3語ではありません
problem-no-zero = `{ $found }`の最後が0ではありません
problem-no-puzzle-number = 問題の番号がありません
problem-colon-lines = `:`で始まる行は{ $count }行です
problem-table-missing = 表`{ $name }`がありません

problem-color-undeclared = 色`{ $color }`は定義されていません
problem-color-unusable = 色`{ $color }`は定義されていないか、背景の色です
problem-color-twice = 色`{ $color }`が2回定義されています
problem-color-nameless = 色に名前がありません
problem-background-undeclared = 背景の色`{ $color }`は定義されていません
problem-background-run = 背景の色は数字には使えません
problem-two-colors = 2色のマスにはまだ対応していません
problem-no-palette = パレットがありません
problem-one-color = 1色しかありません
problem-colors = { $count }色あります
problem-colors-more = 色が{ $count }色を超えています
problem-signs-more = 記号が{ $count }種類を超えています

problem-run-colorless = 数字`{ $run }`に色がありません
problem-run-lengthless = 数字`{ $run }`に長さがありません
problem-clue-needs = 数字を入れるのに{ $needs }マス必要です
problem-run-needs = 長さ{ $run }の数字があります

problem-rows-of-cells = マスの行は{ $count }行です
problem-row-has = { $row }行目は{ $count }マスです
problem-this-row-has = この行は{ $count }マスです
problem-row-surplus = 余分な行があります（{ $row }行目）
problem-row-open = 最後の行が閉じられていません
problem-picture-rows = 絵は{ $count }行です
problem-picture-row = 絵の{ $row }行目は、`{ $first }`と`{ $last }`の間が{ $cells }です
problem-picture-cells = 絵は{ $count }マスです
problem-goal-cells = 完成の絵は{ $count }マスです
problem-saved-cells = 保存された途中経過は{ $count }マスです
problem-cells-more = マスが多すぎます
problem-goal-open = 完成の絵に未定のマスがあります
problem-saved-letters = `saved`に、どの色でもない文字があります
problem-no-board = 行がどの盤の形にも合いません
problem-no-bit = ビットではない文字があります
problem-no-bitmap = ビットマップではありません
problem-behind-board = このマスは盤の終わりを超えています
problem-no-given = { $row }行目の{ $place }番目は、固定されたマスにできません
problem-hole-rows = 穴を示す記号の行は{ $count }行です
problem-region-rows = 領域を示す記号の行は{ $count }行です
problem-number-rows = 数字の行は{ $count }行です
problem-signs = 記号は{ $count }個です
problem-only-holes = { $line }には穴しかありません

problem-empty = ファイルが空です
problem-no-puzzle = ファイルにパズルが入っていません
problem-several-puzzles = ファイルに問題が{ $count }問入っています
problem-xml-empty = このXMLにはパズルが入っていません
problem-bytes = { $count }バイトを超えています
problem-lines = { $count }行を超えています
problem-puzzles = { $count }問を超えています
problem-cells-together = 全問の合計が{ $count }マスを超えています
problem-notes-together = 全問のタイトルなどの文が、合計{ $count }バイトを超えています
problem-not-utf8 = { $at }バイト目（{ $byte }）がUTF-8ではありません
problem-not-utf16 = UTF-16と示されていますが、UTF-16ではありません
problem-image = { $kind }画像です
problem-graymap = グレーマップ（PGM）です
problem-pixmap = ピクスマップ（PPM）です
problem-pdf = PDF文書です
problem-archive = これはZIPアーカイブです
problem-archive-damaged = ZIPアーカイブが壊れています
problem-archive-none = ZIPアーカイブに問題のファイルが入っていません
problem-member = `{ $name }`の中：{ $problem }
problem-could-be = 考えられる形式：{ $formats }
problem-page = このページには読み取れるパズルがありません
problem-no-format = `{ $found }`で始まっていますが、そのような形式はありません
problem-unequal-lists = 数字のリストは二つだけで、必要なマスは{ $count }と{ $other }です
problem-version = 形式のバージョンが{ $found }です
problem-type = 問題の種類が`{ $type }`です
problem-hex-sides = 六角形に`side`と`sides`の両方があるか、どちらもありません
problem-board-large = 盤が大きすぎます
problem-entity = ファイルで独自に定義した実体（エンティティ）があります
problem-name-spaces = 名前空間が{ $count }個を超えています
problem-attributes = 1つの要素の属性が{ $count }個を超えています
problem-nested = 要素の入れ子が{ $count }段を超えています
problem-variable = `var d`が数値のリストのリストではありません
problem-variable-numbers = 数値が問題を表していません

number-rows = 行数
number-columns = 列数
number-run = 数字の長さ
number-sum = 合計
number-colors = 色の数
number-side = 辺の長さ
number-side-lines = 辺から始まるラインの数
number-row = 盤の行番号
number-place = その行で何番目か
want-whole = { $what }（1以上の整数）
want-numbers = { $what }
want-text = `{ $text }`
want-end-or = ファイルの終わり、または{ $words }のどれか
want-one = 1問だけ
want-some = 1問以上
want-at-most = 最大{ $count }
want-rows = { $count }行
want-columns = { $count }列
want-cells = { $count }マス
want-rows-and-columns = { $rows }行{ $columns }列
want-lines = { $count }（{ $lines }）
want-lines-of = { $lines-plain }：{ $count }
want-as-board = { $count }（盤と同じ）
want-as-rows-before = { $count }（前の行と同じ）
want-as-size = { $count }（サイズのとおり）
want-as-line = { $count }（`{ $name }`のとおり）
want-as-clues = { $count }（数字のとおり）
want-row-as-clues = `{ $first }`と`{ $last }`の間が{ $cells }（数字のとおり）
want-rows-as-board = { $count }行（盤と同じ）
want-cells-as-board = { $count }マス（盤のこの行と同じ）
want-cells-of-row = 最大{ $count }（その行のマス数）
want-clue-of-line = { $line }の、もっと小さい条件
want-cells-of-line = 最大{ $cells }（{ $line }のマス数）
want-stretch-of-line = 最大{ $cells }（{ $line }の、穴で区切られた最長の区間）
want-row-cells = { $count }（その行のマス数）
want-row-each = { $count }（盤の1行に1つずつ）
want-cell-each-line = 各ラインに1マス以上
want-hole-sign = `#`（マス）か`.`（穴）
want-region-sign = 英字か数字
want-number-sign = 数字か`.`
want-touching = 一つの領域のマスは辺で接すること
want-blank-rows-columns = 行と列の間の空行
want-blank-columns-rows = 列と行の間の空行
want-mark-rows-columns = 行と列の間に`{ $mark }`の行
want-end-rows = 行の数字の後はファイルの終わり
want-end-columns = 列の数字の後はファイルの終わり
want-sections = `rows`と`columns`（それぞれ単独の行に）
want-sections-once = `rows`と`columns`（1つの問題に1回ずつ）
want-sizes = `width`と`height`の両方、またはどちらもなし
want-property = `rows`、`columns`、またはプロパティ
want-separator = コンマ、ピリオド、または空白文字
want-zero = 各行の最後に0
want-square = 同数の行と列（空白のラインは0）
want-colons = 行の前、列の前、最後の3か所に`:`
want-colons-six = AからFまでの6組それぞれの前と、最後に`:`
want-six-groups = ライン数のつじつまが合う6組の数字
want-six-named = 6組の数字（{ $names }）
want-clues-or-goal = 行と列の数字、または完成の絵
want-columns-line = 行の数字の次に、列の数字の行
want-lengths = 数字の長さ（1以上の整数）のリスト
want-pairs = 記号と長さの組（例：`#,3,#,1`）
want-runs-rgb = 数字の個数と、それぞれの長さ・赤・緑・青（例：`1 3 255 0 0`）
want-letters-numbers = 文字（1はA、26はZ）
want-table-sign = 1、0、-1のどれか
want-pattern = 条件（例：`* 3a *`、`{ "{" }1a 2a{ "}" }`、`?a =7a`、`0 | 5a`）
want-typed-clue = 数値（例：`3 1`）
want-hexadecimal = `-`の後に16進数2桁
want-known-number = 数値（ここの`?`では、数字が1個か複数個かわかりません）
want-link-sign = 16進数1桁、`-`と16進数2桁、またはgからzまでの文字
want-color-value = #ff8800のような色
want-color-hex = FF0000のような色
want-color-name = 色の名前か#rrggbb
want-color-letter = `-`か、`a`から`{ $last }`までの色
want-color-letters = 定義された色の文字か`-`
want-color-each = 1マスごとに`-`か色の文字
want-color-only = 定義されたただ1つの色`a`
want-color-declared = 定義された色のどれか（`a`から`{ $last }`まで）
want-color-once = 各色を1回ずつ
want-color-element = その色の要素`<color>`
want-declared-name = 定義された色の名前
want-declared-sign = 定義された色の記号
want-declared-letter = 定義された色の文字
want-declared-runs = 定義された色の数字
want-declaration = `SIGN:SIGN COLOR`（例：`b:*  blue`）
want-fewer-colors = もっと少ない色数
want-two-colors = 2色以上の`colors`
want-palette = 背景の色と、ほかに1色以上（例：`#ffffff #000000`）
want-letter-behind = 後に文字をつけたもの（例：`{ $run }a`）
want-number-before = 前に数値か`?`
want-number-letter = 数値と、色の文字か名前
want-attribute-name = 属性`name`
want-cell-sign = 1マスごとに、0か1、または.か#
want-goal-sign = 0、1、または色の文字
want-nonogram-sign = 1マスごとに`x`か`_`
want-image-sign = 色の記号（`char`）、`?`、`|`のどれか
want-bit = 0か1
want-bitmap = 先頭に`P1`か`P4`
want-given-letter = 固定されたマス1つに1文字
want-given = 盤のマスと、その色の文字
want-each-cell-once = 各マスを1回だけ
want-hole = `-`（ここは穴です）
want-each-cell = 1マスに1つずつ、問題にある色
want-one-color-each = 盤の1マスに1色ずつ
want-letters-each = 1マスごとに、その色の文字
want-rows-bars = `|`で区切った行
want-rows-slashes = `/`と`\`で囲んだ行
want-rows-board = 長方形、六角形、またはスラッシュで囲んだ三角形の行
want-puzzle = パズルの問題
want-possible = 成り立つ問題
want-board = 別の盤
want-smaller-board = もっと小さい盤
want-smaller-file = もっと小さいファイル
want-smaller-picture = もっと小さい絵
want-other-picture = 別の絵
want-fewer-puzzles = 1つのファイルにもっと少ない問題数
want-puzzle-file = 問題のファイル
want-archive = 壊れていないZIPアーカイブ
want-puzzle-files = 問題のファイル（例：`.non`、`.nonogram`）
want-utf8 = UTF-8
want-utf16 = UTF-16かUTF-8
want-one-format = 1つの形式だけに合う内容
want-format = `rect HEIGHT WIDTH`、`hex SIDE`、`tri A B C D E F`（.clues）、`rows`と`columns`の行（.non）、またはdocs/FORMATS.mdにあるほかの形式
want-header = `rect HEIGHT WIDTH`、`hex SIDE`、`tri A B C D E F`のどれか
want-sides = つじつまの合う辺AからF
want-hex-sides = `side`、または6つの`sides`
want-version = バージョン{ $version }
want-type = 種類`grid`か`triddler`
want-nonograms-org = nonograms.orgのページの数値
want-link = https://puzz.link/p?nonogram/COLUMNS/ROWS/CLUES のようなアドレス
want-penpa = `m=edit&p=`とその後ろ全部を含むpenpa-editのアドレス
want-penpa-grid = 上と左に数字の場所がある正方形のマス目
want-penpa-number = 盤面の上か左にある数字と`?`
want-game-id = `WIDTHxHEIGHT:`と数値（数値の間は`.`、ラインの間は`/`）
want-puzzle-element = 要素`<puzzle>`
want-nonogram-element = 要素`<Nonogram>`
want-xml = 整形式のXML
want-plain-xml = それを含まないXML
want-json = docs/FORMATS.mdにあるJSON
want-json-puzzle = `nonosat`、`shape`、`colors`、`clues`のあるオブジェクト
want-json-clues = 数字のリスト（例：`rows`と`columns`、`row_clues`と`col_clues`）
want-equal-lists = 必要なマスの数が等しい二つのリスト（行と列）
want-closed-list = 各リストを閉じる括弧
want-one-reading = 1通りにだけ読める名前か合計
want-page = `行`と`列`の下の数字、数字のリスト2つのスクリプト、または`task`
want-json-picture = マスの行（例：[[0, 1], [1, 0]]）
want-puzzlekit = puzzlekitのデータ（`problem`のあるオブジェクト）
want-json-list = リスト
want-json-text = 引用符で囲んだ文字列
want-json-number = 0以上の整数

advice-sizes = 数字が何ライン分あるかは、サイズで決まります
advice-board = 数字が何ライン分あるかは、1行目の盤で決まります
advice-first-line = 1行目には{ $count }行とあります
advice-height-width = セクションには、`height`か`width`のとおりのライン数の数字を書きます
advice-empty-own-line = 盤の空白のラインにも1行使います
advice-empty-clue = 盤の空白のラインの数字は0です
advice-empty-zero-line = 盤の空白のラインは、0だけの行です
advice-runless-line = 数字のないラインも、1ライン分として数えます
advice-blank-clue = 盤の空白のラインは空行で表します。ファイルの末尾でも必要です
advice-columns-here = この行の前に`columns`の行が必要ではありませんか？
advice-add-size = このセクションの数字は{ $count }ライン分です：`{ $name } { $count }`を加えてください
advice-meant = `{ $text }`のことですか？
advice-declare = 数字の前で定義してください：color { $color } #rrggbb
advice-declare-sign = `#d`の下で定義してください（例：`b:*  blue`）
advice-add-color = 2行目のパレットに加えてください
advice-save-utf8 = ファイルをUTF-8のテキストとして保存してください
advice-unpack = 先に展開してください
reading-lists =
    `{ $rows }`を行、`{ $columns }`を列として読みました{ $zeros ->
        [yes] （両端の0は除外）
       *[no] {""}
    }
reading-encoding = テキストがUTF-8ではないため、{ $encoding }として読みました

## Why a board, clues, a goal or a picture are no puzzle. No full stops; these also stand in the place
## of problem-… above.

puzzle-size = { $shape }の盤は作れません：盤は1〜{ $cells }マス、1ラインは最大{ $line }マスです
puzzle-hole = 穴にする{ $cell }番目のマスが盤にありません
puzzle-no-cell = 穴だけでマスが残らないラインがあります
puzzle-colors = 色は{ $found }色ですが、問題に使えるのは、背景を含めて2〜{ $most }色です
puzzle-clues = { $expected }本のラインに対し、数字は{ $found }ライン分です
puzzle-clue-long = 数字を入れるのに{ $needs }マス必要ですが、ラインは{ $cells }マスです
puzzle-run-long = 長さ{ $run }の数字がありますが、そのラインの穴と穴の間は最大{ $cells }マスです
puzzle-region = { $cells }マスの領域があります。領域は長方形の盤だけにあり、最大{ $most }マスです
puzzle-blocks = 周りの数字は、穴も領域もない長方形の盤だけに置けます
puzzle-no-word = { $cells }マスのラインは、どう塗ってもこの条件を満たせません
puzzle-pattern-large = この条件にはメモリが多く必要です
puzzle-empty-run = 長さ0の数字があります
puzzle-run-color = パレットにない色か、背景の色の数字があります
puzzle-given = 固定された{ $cell }番目のマスが盤にないか、色が残っていません
puzzle-side = 辺{ $side }から始まるラインが、{ $sum } = { $expected }本ではなく{ $count }本です
puzzle-side-follows = 辺{ $side }から始まるラインが、{ $sum } = { $expected }本になってしまいます
document-goal = 完成の絵のサイズか色が問題と違います
document-saved = 途中経過のサイズか色が問題と違います
mismatch-board = 絵の盤は{ $found }、問題の盤は{ $expected }です
mismatch-line = { $line }は「{ $found }」となり、数字と合いません
mismatch-line-empty = { $line }はすべて空白になり、数字と合いません
mismatch-given = 固定されたマス（{ $cell }）の色が違います
size-impossible = { $size }（列x行）の盤は作れません：盤は1〜{ $cells }マス、1ラインは最大{ $line }マスです
size-expected = 正しくは：20x15（列x行）、または辺（hex:7、tri:5、tri:2,1,2,2,1,2）
random-cells = { $found }マスありますが、使えるのは{ $most }マスまでです
random-stars = 正しくは：0.5〜5の星、少ないほうが先
random-thing = 物の絵になるのは、対称性のない { $least }x{ $least } マス以上の長方形だけです
random-symmetry = { $shape }に対称性`{ $symmetry }`はありません
random-mosaic = モザイクは白黒の長方形だけです
random-class = ヒントが { $clues } のとき、クラス { $class } の問題は作れません
repair-picture = 絵が問題に合いません：{ $why }

## Images from which puzzles are made: why one cannot be used

image-unreadable = PNG、JPEG、SVG、GIF、BMP、WebP、PGM、PPMの画像として読み込めません
image-unreadable-why = PNG、JPEG、SVG、GIF、BMP、WebP、PGM、PPMの画像として読み込めません：{ $why }
image-large = { $width } x { $height }ピクセルの画像は大きすぎます。使えるのは、1辺が{ $side }ピクセルまで、展開後が{ $megabytes } MBまでです
image-frame = 切り取る範囲が画像からはみ出しています。画像は{ $width } x { $height }ピクセルです
image-side = 1辺が{ $found }マスですが、使えるのは1〜{ $most }マスです
image-colors = 色は{ $found }色ですが、問題に使えるのは、背景を含めて2〜{ $most }色です
image-slow = 時間内に画像を読み込めませんでした
image-transparent = 画像全体が透明です
image-blank = 画像に目立つものがなく、塗るマスが1つもありません
image-thin = 画像が細すぎます。{ $columns } x { $rows }マスにしかなりません

## Writing: why a puzzle cannot be written. $format: the name of a file format, the same in every language

write-read-only = 形式`{ $format }`は読み込み専用です
write-lossy = 形式`{ $format }`には保存できないものがあります：{ $features }
write-no-picture = 形式`{ $format }`は絵を保存する形式ですが、数字に合う完成の絵がありません
write-impossible = 形式`{ $format }`ではこの問題を保存できません
write-one = 形式`{ $format }`のファイルに入るのは1問です。{ $count }問は入りません
write-among = 問題{ $number }：{ $why }

## Refusals: why the page or its server does not answer

refused-bytes = 大きすぎます：nonosatがここで受け付けるのは{ $count }バイトまでです
refused-cells = 盤は{ $found }マスですが、このページで扱えるのは{ $most }マスまでです
refused-busy = リクエストが集中しています。もう一度お試しください
refused-slow = リクエストの送信に時間がかかりすぎました。もう一度お試しください
refused-broken = リクエストが途中で切れました
edit-regions = 領域やマスの中の数字のある盤はまだ変更できません
card-author = 作者：{ $name }
card-about = 数字は、ラインの中で続けて塗るマスの数です。絵を見つけましょう。
clue-needs = { $needs }マス必要ですが、{ $line }は{ $cells }マスです
clue-needs-stretch = 続けて{ $needs }マス必要ですが、{ $line }の穴と穴の間は最大{ $cells }マスです

## What a puzzle can have and a format may be unable to keep: a list of these stands behind "left out" or
## "without"

feature-hexagon = 六角形の盤
feature-triangles = 三角形の盤
feature-unequal-sides = 盤の辺の長さの違い
feature-holes = 盤の穴
feature-regions = 領域
feature-blocks = マスの中の数字
feature-colors = 複数の色
feature-unknown-lengths = 長さが不明な数字
feature-ranges = 長さに幅のある数字
feature-unknown-colors = 色が不明な数字
feature-unknown-lines = 数字が不明なライン
feature-patterns = パターンのあるライン
feature-givens = 固定されたマス
feature-partial-givens = 色の候補が複数ある固定されたマス
feature-inks = 色の見た目
feature-background = 背景の色
feature-color-names = 色の名前
feature-goal = 完成の絵
feature-saved = プレイの途中経過
feature-partial-saved = 途中経過で色の候補が複数あるマス
feature-title = タイトル
feature-author = 作者
feature-rights = 著作権とライセンス
feature-catalogue = カタログの項目
feature-remark = コメント

## Texts that are the same in every language

plain = { $text }

## Clues read from images

scan-no-grid = この画像には、数字のついた盤がありません
scan-slow = 時間内に数字を読み取れませんでした
scan-found = { $name }：{ $what }
scan-size = { $width } x { $height }マス
scan-sure = すべての数字が確実です
scan-unsure = { $count ->
    [0] いくつか直して読み取りました
   *[other] { $count }個の数字が不確実です
}
scan-unique = 解は1つ
scan-several = 解は複数（印刷のままかもしれません）
scan-none = 解なし
scan-too-long = { $line }には { $needs } マス必要ですが { $cells } マスしかないため、数字のどれかが誤りです
scan-undecided = 解が見つかる前に時間切れになりました
scan-changed = { $line }は「{ $read }」ではなく「{ $now }」です：そうでなければ解がありません
scan-changed-unique = { $line }は「{ $read }」ではなく「{ $now }」です：そのときだけ解があり、しかも1つだけです
scan-rim = { $lines }は端ではないかもしれません：盤は{ $width } x { $height }ですか？
scan-number = { $line }の{ $place }番目は{ $numbers }です
scan-color = { $line }の{ $place }番目の色は{ $colors }です
scan-nothing = なし
scan-more = ほかに{ $count }個の数字が不確実です

## Page: the bar and its menus

page-bar-screens = 画面
page-bar-play = 遊ぶ
page-bar-make = 作る
page-bar-mine = 記録
page-bar-menus = メニュー
page-menu-more = メニュー
page-menu-gear = 設定など
page-menu-new = 新規…
page-menu-open = 問題を取り込む…
page-menu-recent = 最近のゲーム…
page-menu-save = 保存…
page-menu-export = 絵を書き出す
page-copy-link = リンクをコピー
page-menu-print = 印刷
page-menu-statistics = 統計…
page-menu-save-all = 全ゲームを保存
page-menu-load-all = 保存したゲームを読み込む…
page-menu-clear = 盤を消去
page-menu-checkpoint = チェックポイントを置く
page-menu-return = チェックポイントに戻る
page-menu-edit-clues = 数字を編集…
page-menu-preferences = 設定…
page-menu-full-screen = 全画面表示
page-menu-solve = 解く
page-menu-unique = 解は1つ？
page-menu-image = 画像から作成…
page-menu-keys = キー操作…
page-no-puzzle = 問題を開いていません
page-clock-pause = 一時停止
page-clock-go-on = 再開

## Page: the first screen

page-continue = 続き
page-continue-play = 続ける
page-learn = はじめてですか？
page-learn-about = 5×5マスで、1分で覚えられます。
page-learn-show = 見てみる
page-learn-how = 遊び方
page-learn-step = ステップ{ $n }/{ $all }
page-learn-wrong = そこではありません。もう一度数えてみましょう。
page-learn-done = できました！ これがすべてです。どの問題にも絵は1つだけで、数字がそこへ導きます。
page-learn-tool = 先に、盤の下の道具を選びましょう。
page-learn-drawn = ネコ
page-learn-new = はじめてのこと
page-learn-skip = とばす
page-learn-begin = 問題へ
page-hello = 数字が絵になります。
page-hello-skip = ルールは知っている：今日の絵へ
page-learn-play = 本番をプレイ
page-lesson-1 = この行の横の5は、塗るマスが5つ続くという意味です。マスは5つだけなので、1つずつ押すか、なぞりましょう。
page-lesson-2 = 1 1 1は、間に空白をはさんで1マスずつ3つ。入り方は1通りだけです。
page-lesson-3 = この行は数字どおりになりました。残りは必ず空白なので、バツを選んで×をつけましょう。
page-lesson-4 = もう一度ペンを選びましょう。列も同じで、上から下へ読みます。この2列は、1、空白、2です。
page-lesson-5 = この行は3で、2マスは塗られています。3つ続くので、間を塗りましょう。
page-lesson-6 = あとは自分で。この行は5、両端の列は4です。残りは5マス。
page-lesson-lines-1 = ここではラインが3方向に走ります。これは横のラインで、数字は全部のマスを塗ります。
page-lesson-lines-2 = これは斜めのラインです。一部は塗られているので、残りを塗りましょう。
page-lesson-lines-3 = このラインにはもう1があります。バツを選んで、残りに×をつけましょう。
page-lesson-colors-1 = 数字には色があります。2は赤なので、2マスを赤で塗りましょう。
page-lesson-colors-2 = 次は青の3です。青を選んで3マス塗りましょう。違う色は隣り合えます。
page-lesson-colors-3 = もう一度赤を選びましょう。2マスが2つ。同じ色の間には、空白が1マス以上あります。
page-lesson-open = 不明な数字
page-lesson-open-1 = 「?」は明かされない数字で、1以上です。3の横には1マスしか入りません。
page-lesson-open-2 = 3つ並ぶとき、ここではどれも1です。ほかの入り方はありません。
page-percent = { $n }%
page-day-play = 今日の問題をプレイ
page-day-monday = 小さくやさしく
page-day-tuesday = 短めに
page-day-wednesday = ゆっくりと
page-day-thursday = じっくりと
page-day-friday = 歯ごたえあり
page-day-saturday = 大きくカラフルに
page-day-sunday = ハチの巣
page-day-triangles = 三角形づくし
page-day-large = 大きめに
page-day-feast = 今日にちなんで
page-days = カレンダー
page-days-about = 毎日1枚、みんな同じ絵です。逃した日もここで遊べて、後で解いても連続記録に数えます。
page-days-before = 前の月
page-days-after = 次の月
page-day-again = もう一度プレイ
page-day-streak = { $n }日連続
page-random = エンドレス
page-random-size = サイズ
page-random-hexagons = 六角形
page-random-triangles = 三角形
page-random-difficulty = 難易度
page-random-about = ボタン1つで新しい問題が出ます。
page-random-working = 問題を作っています…
page-random-none = 時間内に見つかりませんでした。別のサイズをお試しください。
page-random-near = この難易度の問題は時間内に見つからなかったので、近いものを選びました。
page-random-name = エンドレス、{ $size }
page-own = 自分で作る
page-own-about = 絵を描くか写真を使うと、解が1つかどうかすぐにわかります。問題のファイルはここにドロップできます。
page-own-make = アトリエを開く
page-gallery = 問題集
page-gallery-solved = { $all }問中{ $n }問クリア
page-filter = 探す
page-filter-text = 名前かテーマ
page-filter-sizes = すべての大きさ
page-shelf-small = 小
page-shelf-medium = 中
page-shelf-large = 大
page-filter-levels = すべての難しさ
page-filter-colors = すべての色
page-filter-any = 解決・未解決
page-filter-unsolved = 未解決のみ
page-filter-solved = 解決済みのみ
page-filter-none = 当てはまる問題はありません。
page-shelf-start = はじめの一歩
page-shelf-animals = 動物
page-shelf-food = 食べ物と飲み物
page-shelf-nature = 自然
page-shelf-weather = 天気
page-shelf-space = 宇宙
page-shelf-home = 家の中
page-shelf-tools = 道具
page-shelf-music = 音楽
page-shelf-sport = スポーツと遊び
page-shelf-travel = 旅
page-shelf-people = 人
page-shelf-letters = 文字と記号
page-shelf-seasons = 季節と行事
page-shelf-colors = カラー
page-shelf-classic = 白黒
page-shelf-hex = ハチの巣
page-shelf-triangles = 三角形
page-shelf-count = { $n }/{ $all }
page-shelf-next = 次の未解決
page-shelf-list = 棚
page-shelf-by = 棚の並べ方
page-shelf-by-subject = テーマ別
page-shelf-by-size = 大きさ別
page-shelf-all = すべて表示
page-card-name = 問題{ $n }
page-no-name = 名前なし
page-card-solved = { $time }でクリア
page-game-share = { $n }%完了
page-game-solved = クリア済み
page-card-colors = { $n }色
page-size-hexagon = 六角形 { $sides }
page-size-triangles = 三角形 { $sides }

## Page: the board

page-paused = 一時停止中です。どこかを押すと再開します。
page-clues = 数字
page-mark-blank = 空白
page-mark-clear = 未定
page-mark-maybe = { $what }かも
page-cell = { $place }：{ $what }
page-cell-given = { $place }：{ $what }、固定
page-cell-place-up = { $row }、{ $all }マス中の{ $n }マス目、上向き
page-cell-place-down = { $row }、{ $all }マス中の{ $n }マス目、下向き
page-clue = { $line }：{ $clue }
page-clue-done = { $line }：{ $clue }、完成
page-clue-problem = { $line }：{ $problem }
page-clue-unknown = 数字は不明
page-clue-unknown-length = 長さ不明
page-clue-run = { $color } { $n }
page-line-done = { $line }が完成しました
page-readout-left = あと{ $n }
page-readout-over = { $n }多い
page-dock = 盤のツール
page-more = その他
page-words = ヒントとメッセージ
page-words-close = 閉じる
page-again = もう一度試す
page-two-fingers = 1本指で描き、2本指で盤を動かします。
page-wheel-moves = ホイールでマスの大きさが変わります。盤を動かすには、マスの外か地図の上をドラッグします。
page-gamepad = ゲームパッド：Aで塗る、Bで×、Xで元に戻す、Yでヒント。
page-pad = 十字パッド
page-pad-up = 上へ
page-pad-left = 左へ
page-pad-down = 下へ
page-pad-right = 右へ
page-pad-fill = 塗る
page-zoom = マスの大きさ
page-undo = 元に戻す
page-redo = やり直す
page-undo-tip = 元に戻す（Ctrl+Z）
page-redo-tip = やり直す（Ctrl+Y）
page-hint = ヒント
page-hint-tip = ヒント（H）
page-check = チェック
page-check-tip = 間違いをチェック（C）
page-fit-tip = 全体を表示（F）
page-zoom-smaller = マスを小さく
page-zoom-larger = マスを大きく
page-zoom-fit = 盤全体を表示
page-tool-legend = クリックやタッチの動作
page-tool-swap = ペンか×
page-tool-pen = ペン
page-tool-cross = バツ
page-tool-maybe = 仮置き
page-tool-cycle = 順に
page-tool-pen-tip = マスを塗る
page-tool-cross-tip = マスに×をつける
page-tool-maybe-tip = 推測をメモする
page-tool-cycle-tip = 塗る、×、消すを順に
page-tool-held = 現在のツール：{ $tool }。
page-palette = 色
page-cleared = 盤を消去しました。「元に戻す」で印が戻ります。
page-clear-already = 盤には何もありません。
page-checkpoint-set = チェックポイント{ $n }を置きました。
page-checkpoint-back = チェックポイント{ $n }に戻りました。
page-checkpoint-none = これより前のチェックポイントはありません。
page-end-title = クリア！
page-end-time = タイム
page-end-best = 自己ベスト { $time }
page-end-record = 自己ベスト更新
page-end-friend = 友だちの記録
page-end-beat =
    { $result ->
        [faster] { $by }の差であなたの勝ち。
        [slower] { $by }の差で友だちの勝ち。
       *[equal] 引き分け！
    }
page-end-hints = { $n ->
    [0] ヒントなし
   *[other] ヒント{ $n }回
}
page-end-mistakes = 間違い{ $n }回
page-end-next = 次の問題
page-end-share = 友だちに挑戦状
page-end-challenge = { $time }より速く解けますか？
page-end-picture = 絵を送る
page-end-copied = タイムとリンクをコピーしました。絵の内容は含まれません。
page-end-close = 盤に戻る
page-end-all = すべての問題
page-end-congratulations = おめでとうございます！ クリアしました。
page-beat = 友だちの記録は{ $time }です。もっと速く解けますか？
page-beat-time = あなたの時間／目標：{ $time }

## Page: hints and checks

page-further = 次へ
page-working = 調べています… Escで中止します。
page-given-up = 印が変わったので中止しました。
page-cancelled = 中止しました。
page-cancelled-after = { $time }で中止しました。
page-no-answer-in-time = 時間内に答えが見つかりませんでした。
page-no-solution = この問題に解はありません。
page-hint-which = どのマス？
page-hint-why = なぜ？
page-hint-do = 実行
page-hint-solved = もう解けています。
page-hint-several = ここから先は解が複数あり、これ以上は決まりません。
page-hint-none-in-time = 時間内にヒントが見つかりませんでした。
page-hint-missing = 実行するヒントがありません。Hでヒントを表示します。
page-hint-done = 実行しました。「元に戻す」で取り消せます。
page-why-given = このマスは問題で決められています。
page-why-open = このマスは、ラインを見るだけではまだ決まりません。
page-why-mistake = どこかに間違いがあるので、何も導けません。「チェック」で場所がわかります。
page-why-far = そこまでにはあと{ $before }ステップあります。「ヒント」で次のステップがわかります。
page-check-right = 今のところ間違いはありません。
page-mistake = どこかに間違いがあります。
page-mistake-now = それは間違いです。
page-mistake-unknown = どの印が間違いかは、時間内にわかりませんでした。
page-mistake-where = 場所を見る
page-mistake-back = 最後の正しい状態に戻る
page-mistake-undone = { $n }手戻しました。これで間違いはありません。
page-mistake-always = ゲームの最初から間違いがあり、正しい状態がありません。

## Page: solving

page-solving = 解いています
page-solve-ask = 問題を自動で解きますか？
page-solve-about = 絵の全体を表示します。「元に戻す」で自分の印に戻ります。
page-solving-elapsed = 経過時間
page-solving-reading = 読み込み中
page-solving-lines = ラインを1本ずつ調べています：残り{ $n }マス
page-solving-probing = マスを両方の場合で試しています：残り{ $n }マス
page-solving-formula = 変数{ $variables }個、節{ $clauses }個の論理式を判定しています
page-solving-search = 判定しています：行き止まり{ $n }回
page-solving-part = 判定しています（パート{ $n }）
page-solve-done = 解けました。「元に戻す」で自分の印に戻ります。
page-solve-none = 解はありません：{ $why }。
page-solve-undecided = 判定できませんでした：{ $why }。
page-out-of-time = 時間切れです
page-unique-title = 解は1つ
page-unique = この問題の解はちょうど1つです。
page-several-title = 複数の解
page-several = この問題には解が複数あります。そのうち2つの違いは{ $n }マスで、盤に枠で示しています。
page-none-title = 解なし
page-none = この問題に解はありません：{ $why }。
page-undecided-title = 判定できません
page-undecided = 答えが見つかりませんでした：{ $why }。
page-proof-about =
    { $verdict ->
        [unique] 自分で確かめたいときは：問題とその絵、ほかの絵がないことの証明を1つのファイルにまとめました。専用のフォルダーに展開し、そこで`python3 check.py`を実行すると、nonosatを使わずにすべて検証できます。
        [several] 自分で確かめたいときは：問題とその絵2つを1つのファイルにまとめました。専用のフォルダーに展開し、そこで`python3 check.py`を実行すると、nonosatを使わずにすべて検証できます。
       *[none] 自分で確かめたいときは：問題と、絵がないことの証明を1つのファイルにまとめました。専用のフォルダーに展開し、そこで`python3 check.py`を実行すると、nonosatを使わずにすべて検証できます。
    }
page-proof-download = 証明をダウンロード
page-weights = { $verdict ->
   *[unique] なぜ解は1つだけ？
    [none] なぜ解がない？
}
page-weights-working = 数を探しています
page-weights-nothing = 示せるものがありません：{ $why }。
page-weights-line = ライン
page-weights-choose = マスを選ぶとその行を、もう一度選ぶとそのマスを通る次のラインを示します。
page-verify = 証明済みの検証器で確かめる
page-verify-working = 証明済みの検証器が確かめています
page-verify-accepted = { $verdict ->
   *[unique] 受理されました：絵はこれだけです。検証器そのものも正しいと証明されています。
    [none] 受理されました：絵はありません。検証器そのものも正しいと証明されています。
}
page-verify-refused = 証明済みの検証器がこの証明を受理しません：{ $why }。
page-verify-nothing = 確かめる数がありません：{ $why }。
page-proof-working = 証明しています
page-proof-none = ファイルはありません：{ $why }。
page-proof-out-of-time = 時間内に証明が見つかりませんでした
page-proof-saved = { $name }（{ $size }）を保存しました。

## Page: drawing a puzzle

page-make = 問題を作る
page-draw-tools = 描画ツール
page-draw-tool = ツール
page-draw-pen = ペン
page-draw-line = 直線
page-draw-box = 枠
page-draw-fill = 塗りつぶし
page-draw-hole = 穴（マスなし）
page-draw-across = 左右対称に描く
page-draw-down = 上下対称に描く
page-draw-unusable = { $tool }：{ $why }
page-draw-box-rectangle = 枠には行と列が必要です。
page-draw-hole-rectangle = 穴を作れるのは長方形の盤だけです。
page-draw-across-unlike = この盤は左右が同じ形ではありません。
page-draw-down-unlike = この盤は上下が同じ形ではありません。
page-draw-picture = 絵
page-draw-mirror = 左右反転
page-draw-flip = 上下反転
page-draw-turn = 回転
page-draw-left = 左へずらす
page-draw-right = 右へずらす
page-draw-up = 上へずらす
page-draw-below = 下へずらす
page-draw-clear = すべて消去
page-outline = 盤の形
page-outline-change = 盤の形…
page-outline-of = 盤の形：{ $size }
page-columns = 列
page-rows = 行
page-easel = 絵
page-easel-size = 絵、{ $size }
page-easel-keys = 矢印キーで移動、Shiftを押しながら移動すると続けて塗ります。Shiftを押しながらHome、Page Up、End、Page Downで斜めに進みます。スペースで塗り、Deleteで消します。+、−、Fで表示の大きさを変えます。
page-easel-no-cell = マスなし
page-hole-line = どの行にも列にも、少なくとも1マスは必要です。
page-lamp-working = 調べています…
page-lamp-empty = まだ何も描かれていません。
page-lamp-fair = 解は1つ：ほかの絵にはなりません。
page-lamp-several = まだ解が複数：同じ数字になる絵がほかにもあります。
page-lamp-cells = { $n }マスが決まりません。
page-lamp-cells-at-least = 少なくとも{ $n }マスが決まりません。
page-lamp-undecided = { $time }では答えが見つかりませんでした。
page-lamp-other = 同じ数字になる別の絵
page-mend = 解を1つにする
page-mend-working = 変えるマスが最も少ない直し方を探しています…
page-mend-out-of-time = 時間内に直し方が見つかりませんでした。
page-mend-impossible = 直せません。
page-mend-found = { $n }マス変えると、解が1つになります。
page-mend-fewest = これより少なくはできません。
page-mend-do = このマスを変える
page-mend-not = そのままにする
page-draw-title = タイトル
page-draw-colors = 色
page-color-add = 色を追加
page-color-background = 背景
page-color-number = 色{ $n }
page-color-use = { $name }で塗る
page-color-looks = { $name }：見た目
page-color-called = { $name }：名前
page-color-remove = { $name }を削除
page-color-near = { $one }と{ $other }はほとんど同じ色です。盤の上では見分けがつきません。
page-draw-play = プレイする
page-draw-save = 保存、PNG、印刷…
page-draw-image = 画像をドロップ
page-draw-image-about = または押して選ぶと、問題になります
page-drawing-new = 新規
page-drawings = 自分の絵
page-drawing-copy = { $name }をコピー
page-drawing-copied = { $name }（コピー）
page-drawing-damaged = この絵は読み込めません。
page-drawing-full = このブラウザーには絵を保存する空きがありません。ファイルに保存するか、ほかの絵を削除してください。
page-drop-here = ドロップしてください：画像は問題になり、問題は開きます
page-draw-prove = 解が1つだと証明する
page-publish-button = 公開…
page-publish-menu = 公開、QRコード…
page-publish = 公開
page-publish-author = 作者
page-publish-ending = タイトルは最後に見せる
page-publish-link = 問題へのリンク
page-publish-code = リンクのQRコード
page-publish-code-save = コードを保存
page-publish-code-none = リンクが長すぎてQRコードにできません。
page-publish-frame = ほかのサイトに埋め込む
page-publish-frame-copy = 埋め込みコードをコピー
page-embed-open = nonosatで開く
page-embed-none = この枠には問題がありません。
page-print = 印刷
page-print-which = 印刷するもの
page-print-this = この問題
page-print-collection = 問題集の問題
page-print-count = 問題の数（最大）
page-print-each = 1ページの問題数
page-print-letters = 数字に色の文字をつける
page-print-large = 大きな文字（必要なら複数枚）
page-print-answers-too = 解答を別の紙に
page-print-code = リンクのQRコード
page-print-answers = 解答
page-print-unsolved = 時間内に解けませんでした
page-print-sheet = { $all }枚中{ $n }枚目：{ $row }段{ $column }列
page-publish-copied = コピーしました。
page-publish-by-hand = ブラウザーが許可しないため、手動でコピーしてください。
page-publish-local = このリンクはこのパソコンでだけ開けます。ほかの人に渡すには、ページをWebサーバーに置いてください。
page-publish-card-about = リンクの貼り付け先には文字だけが表示されます。プレビューにはサーバー nonosat serve が必要です。
page-draw-name = 自分の絵

## Page: dialogs

page-ok = OK
page-cancel = キャンセル
page-number-wrong = { $name }：入力は{ $found }ですが、{ $least }〜{ $most }の整数が必要です
page-number-missing = 数値なし
page-new = 新しい問題
page-new-shape = 形
page-new-rectangle = 長方形
page-new-hexagons = 六角形
page-new-triangles = 三角形
page-new-alike = すべての辺を同じに
page-new-side = 辺
page-new-colors = 色数
page-new-done = 絵を描くと、数字がふちに出ます。数字を入力するには、メニューの「数字を編集」を選んでください。
page-outline-facts = { $size }：{ $cells }マス、{ $lines }ライン
page-outline-many = { $n }マスを超えることはできません。
page-outline-side-e = 辺Eが{ $n }になります：A + B − D。Dを短くするか、AかBを長くしてください。
page-outline-side-f = 辺Fが{ $n }になります：C + D − A。Aを短くするか、CかDを長くしてください。
page-outline-zero = 隣り合う2辺を両方0にはできません。
page-clues-edit = 数字を編集
page-clues-about = 数字はスペースかピリオドで区切ります（`3 1`または`3.1`）。空白のラインは何も書かないか`0`、数字が不明なラインは`*`、2から4マスは`2-4`、2マス以上は`2+`、長さが不明なら`?`です。
page-clues-letters = 数字の後の文字は色を表します（例：3a）：{ $letters }。色が不明なら?です。
page-clues-letter = { $letter } { $name }
page-lines-rows = 行
page-lines-columns = 列
page-lines-falling = 右下がりの斜め
page-lines-rising = 右上がりの斜め
page-clues-differ = 合計が合いません：{ $why }。
page-clues-use = それでも使う
page-clues-unused = 入力した数字はまだ使われていません。破棄するには、もう一度Escか「キャンセル」を押してください。
page-clues-used = 数字を適用しました。
page-clues-unsolvable = この数字には解がありません：{ $why }。
page-image = 画像から作成
page-image-file = 画像（PNG、JPEG、GIF、BMP、WebP）
page-image-original = 画像。暗くした部分は切り取られます
page-image-drag = ドラッグして使う部分を選びます。
page-image-suggestions = 候補
page-image-suggest = 設定の候補を出す
page-image-drop = ドロップ、貼り付け、またはファイルを選択
page-image-settings = 手動で設定
page-image-working = よい設定を探しています…
page-image-inks = { $n }色
page-image-fair = 解は1つ
page-image-repaired = 解は1つ（{ $n }マス変更）
page-image-doubt = { $n }マスが未定
page-image-unknown = 時間内に判定できず
page-image-tone = 色
page-image-threshold = 次より暗い部分を黒に…
page-image-sketch = 白黒（絵のように描く）
page-image-filled = 白黒（輪郭の中を塗る）
page-image-otsu = 白黒（自動で分ける）
page-image-local = 周りより暗い部分を黒に
page-image-edges = 輪郭
page-image-dither = 灰色を模様で表す
page-image-several = 複数の色
page-image-darker = 明るさの境目
page-image-count = 色数（背景を含む）
page-image-same = 画像と同じ
page-image-crop = 1色の縁を除く
page-image-invert = 明暗を反転
page-image-cut = 切り取り（%）
page-image-left = 左
page-image-top = 上
page-image-right = 右
page-image-bottom = 下
page-image-capture = 取り込む
page-image-facts = { $height }行、{ $width }列、{ $colors }色
page-image-done = 絵ができました。解が1つかどうかは、横に表示されます。
page-scan = この画像にある問題の数字
page-scan-place = { $line }の{ $place }番目の数字
page-scan-look = { $n ->
    [0] 当てはまる絵がありません。画像と見比べてください。
   *[other] この{ $n }個の数字を確かめてください。
}
page-scan-seen = すべての数字の場所を示した画像。緑は確実、オレンジは不確実、赤はほかのラインとの関係で変えたもの
page-scan-colors = 色付きの数字
page-scan-play = 遊ぶ
page-scan-clues = 問題の数字が写っています（{ $width } x { $height }）。
page-scan-button = この問題をプレイ
page-scan-lines = すべてのライン
page-scan-lines-about = どのラインもここで直せます。画像の数字を押すと、そのラインに移ります。
page-statistics = 統計
page-statistics-table = クリアした問題
page-statistics-day = 日付
page-statistics-puzzle = 問題
page-statistics-size = サイズ
page-statistics-time = タイム
page-statistics-hints = ヒント
page-statistics-mistakes = 間違い
page-statistics-export = 表として保存
page-sum-solved = クリア数
page-sum-time = 合計タイム
page-sum-mean = 平均タイム
page-sum-alone = 自力
page-sum-streak = 連続日数
page-games-saved = すべてのゲームをファイルに保存しました。
page-games-read = { $n }個のゲームを読み込みました。
page-games-none = { $name }には、このページで保存したゲームがありません。
page-recent = 最近のゲーム
page-recent-none = このブラウザーにはまだゲームがありません。
page-recent-delete = 「{ $name }」を削除
page-parts = { $n }パートの絵
page-part = パート{ $n }/{ $all }
page-mine-solved = クリアした絵
page-mine-solved-none = 解いた絵がここに飾られます。
page-mine-drawings = 描いた絵
page-mine-drawings-none = 描いた絵はここに残ります。
page-mine-games = 途中のゲーム
page-mine-backup = まとめてファイルに
page-mine-backup-about = このブラウザーだけに残ります。ファイルで別のブラウザーに移せます。
page-mine-mended = このブラウザーに残っていたデータの一部が壊れていました。無事な部分は残っています。壊れたデータの写しは、このブラウザーに { $names } として残してあります。
page-save = 保存
page-save-name = 名前
page-save-format = 形式
page-save-print = 印刷またはPDF
page-save-usual = 一般的
page-save-others = その他
page-save-json = JSON（すべてを保存）
page-save-png = PNG（画像）
page-save-svg = SVG（図形）
page-save-without = 保存されないもの：{ $lost }。
page-saved-without = 次のものを除いて保存しました：{ $lost }。
page-saved = 保存しました。
page-save-impossible = { $format }（{ $why }）
page-save-not = { $lost }は不可
page-save-picture = 絵を保存する形式です
page-save-letters = 空白のラインと27以上の数字は不可
page-save-square = 正方形の盤のみ
page-save-other = 保存できません
page-preferences = 設定
page-preferences-largest = マスの最大サイズ（ピクセル）
page-preferences-left = 左の余白（ピクセル）
page-preferences-top = 上の余白（ピクセル）
page-preferences-fill = 完成したラインの残りを空白で示す
page-preferences-mistakes = 間違いをすぐに表示
page-preferences-letters = 色つきのマスに文字を表示
page-preferences-theme = 外観
page-preferences-system = システムに合わせる
page-preferences-light = ライト
page-preferences-dark = ダーク
page-preferences-contrast = ハイコントラスト
page-preferences-inks = 色
page-preferences-own = 問題の色
page-preferences-safe = 色覚に配慮した色（15色まで）
page-preferences-language = 言語
page-preferences-browser = ブラウザーに合わせる
page-preferences-clock = 時計を表示
page-preferences-sound = 効果音
page-preferences-vibration = 振動
page-preferences-mirrored = 左手用の配置
page-preferences-pixels = サイズ（ピクセル）

## Page: the list of keys

page-keys = キー操作
page-key-arrows = 矢印、Home、End、Page Up、Page Down
page-key-arrows-do = カーソルを動かす
page-key-space = スペース、Shift+スペース
page-key-space-do = 次の印、前の印
page-key-enter = Enter、X、Q、Delete
page-key-enter-do = 塗る、×、仮置き、消す
page-key-shift = Shift+矢印
page-key-shift-do = ラインに沿って塗る
page-key-aslant = Shift+Home、Page Up、End、Page Down
page-key-aslant-do = 六角形や三角形の盤で、左上、右上、左下、右下へ塗る
page-key-digits = 1〜9、0
page-key-digits-do = 色を選ぶ（0は10番目）
page-key-comma = コンマ、ピリオド
page-key-comma-do = 前の色、次の色
page-key-undo = Ctrl+Z、Ctrl+Y
page-key-undo-do = 元に戻す、やり直す
page-key-save = Ctrl+S、Ctrl+O
page-key-save-do = 保存、開く
page-key-help-do = このページ
page-key-hint = H、繰り返し
page-key-hint-do = ヒント：どこを見るか、どのマスか、なぜか
page-key-follow-do = ヒントのとおりにする
page-key-check = C、もう一度
page-key-check-do = 間違いをチェック、間違いの場所を見る
page-key-back-do = 最後の正しい状態に戻る
page-key-why-do = このマスがそうなる理由
page-key-zoom-do = マスを大きく、小さく、盤全体
page-key-tool-do = ペンか×、次のツール。Sを押している間だけもう一方
page-key-escape = Esc
page-key-escape-do = ドラッグ、ヒント、チェックを中止、ヒントを閉じる
page-key-drag = マスの外をドラッグ、または2本指
page-key-drag-do = 盤を動かす
page-key-wheel = ホイール、またはピンチ
page-key-wheel-do = 拡大、縮小
page-key-tap = 2本指、3本指でタップ
page-key-press = 長押し、またはW
page-key-number = 数字をクリック
page-key-number-do = 数字に取り消し線を引く
page-key-gamepad = ゲームパッド
page-key-gamepad-do = スティックか十字で移動、Aで塗る、Bで×、Xで元に戻す、Yでヒント、LBとRBで色。AかBを押したまま動くと続けて塗る
page-key-menus = メニュー内
page-key-menus-do = 上、下、Home、End、頭文字で選び、左右で隣のメニューを開き、Escで閉じます。

## Page: files, links, kept games

page-bring = 問題を取り込む
page-bring-file = ファイルを選ぶかドロップ
page-bring-kinds = あらゆる形式の問題、保存したページ、画像、問題の写真
page-bring-text = または数字、アドレス、問題を含む文を貼り付け
page-bring-paste = 貼り付け
page-bring-open = 開く
page-bring-nothing = このページで読める問題が見つかりません。
page-bring-most = 最初の{ $n }個のファイルだけを読み込みました。残りは後から取り込んでください。
page-bring-refused = ブラウザーがクリップボードを見せません。欄に貼り付けてください。
page-bring-address = このページは{ $site }から何も読み込みません。そこで問題のページを保存し（Ctrl+S）、そのファイルかスクリーンショットを取り込んでください。
page-bring-continued = 途中まで解いてあります。続きから始まります。
page-bring-picture = 問題になります。ヒントの数字が写っていれば読み取ります。
page-file-games = ゲームのファイル
page-file-name = 問題
page-file-opened = { $name }を開きました。
page-file-failed = { $name }：{ $why }
page-file-continued = { $name }を前回の続きから開きました。
page-file-large = { $name }は{ $n } MiBです。16 MiBまで開けます。
page-file-which-format = どの形式ですか？
page-file-formats = { $name }の形式は複数考えられます。
page-file-which-puzzle = どの問題ですか？
page-link-copied = 問題へのリンクをコピーしました。リンクを開けば、だれでもプレイできます。
page-link-address = このページのアドレスが問題へのリンクになりました。アドレス欄からコピーしてください。
page-link-wrong = リンクから問題を読み込めません：{ $why }
page-link-damaged = 壊れているか、一部が欠けています
page-link-large = { $n }バイトを超えています
page-link-several = リンクに問題が2問以上含まれています。
page-keep-other-tab = このゲームは別のタブでもプレイされました。ここからは別のゲームとして続きます。どちらも「最近のゲーム」にあります。
page-keep-two-tabs = このゲームは別のタブでもプレイ中です。ここでの操作は別のゲームとして保存されます。
page-keep-gone = このゲームはもう保存されていません。
page-no-such-puzzle = このアドレスには問題がありません（まだ公開されていない場合もあります）。
page-keep-no-undo = ブラウザーの容量が足りません。「元に戻す」の履歴は、このページを閉じると失われます。ゲームをファイルに保存してください。
page-keep-no-checkpoints = ブラウザーの容量が足りません。「元に戻す」の履歴とチェックポイントは、このページを閉じると失われます。ゲームをファイルに保存してください。
page-keep-removed = ブラウザーの容量がいっぱいなので、最も古いゲームを削除しました。ゲームをファイルに保存してください。
page-keep-impossible = このゲームはブラウザーに保存できません。ファイルに保存してください。
page-update = 新しいバージョンがあります。ゲームは保存されています。
page-update-load = 読み込む

## Page: what went wrong

page-engine-silent = nonosatが応答しません。起動しているか確認してください。
page-engine-missing = nonosatを読み込めませんでした。ネットワークを確認してください。
page-engine-worker = ワーカーを起動できませんでした
page-engine-broken = 応答が途中で切れました
page-engine-status = nonosatの応答：{ $status }
page-fault-convert = 問題のファイルではありません。PNGで保存してから、ページにドロップしてください。
page-fault-several = 問題が2問以上入っています。

## One line

page-line = 1 本のライン
page-line-about = ヒントが 1 本のラインについて示すこと：どのマスが確実か、置き方は何通りか、その理由。{ "{" }1 3{ "}" }、2-4、3+、*、=5、0 | 5 も使えます。
page-line-clue = ヒント
page-line-cells = マス：. 未定、# 塗り、- 空き
line-placements = { $number }通り
line-placements-least = 少なくとも{ $number }通り
line-nothing = ほかに確実なマスはありません
line-sign = { $cell }番目のマスに{ $found }があります
help-line-sign = マスは`.`（未定）、`#`か文字（塗り）、`-`（空白）のいずれかです

## Drawings

drawing-accordion = アコーディオン
drawing-acorn = どんぐり
drawing-acoustic-guitar = ギター
drawing-advent-wreath = アドベントリース
drawing-airplane = 飛行機
drawing-alarm-clock = 目覚まし時計
drawing-alien = 宇宙人
drawing-anchor = 錨
drawing-angelfish = エンゼルフィッシュ
drawing-anglerfish = チョウチンアンコウ
drawing-ant = アリ
drawing-apple = りんご
drawing-apple-tree = りんごの木
drawing-armchair = 肘掛け椅子
drawing-astronaut = 宇宙飛行士
drawing-avocado = アボカド
drawing-axe = 斧
drawing-ballerina = バレリーナ
drawing-banana = バナナ
drawing-bat = コウモリ
drawing-bathtub = 泡風呂
drawing-bear-face = クマ
drawing-bed = ベッド
drawing-bee = ミツバチ
drawing-bell = 鐘
drawing-bicycle = 自転車
drawing-big-ben = ビッグ・ベン
drawing-binoculars = 双眼鏡
drawing-bird-cage = 鳥かご
drawing-birdhouse = 巣箱
drawing-birthday-cake = バースデーケーキ
drawing-black-sheep = 黒い羊
drawing-black-swan = 黒鳥
drawing-blossom = 花
drawing-bone = 骨
drawing-bonsai = 盆栽
drawing-bookshelf = 本棚
drawing-bouquet = 花束
drawing-bow-and-arrow = 弓と矢
drawing-bowling-pin = ボウリングのピン
drawing-brachiosaurus = ブラキオサウルス
drawing-bucket = バケツ
drawing-building-blocks = 文字つみき
drawing-bus = バス
drawing-butterfly = チョウ
drawing-button = ボタン
drawing-cable-car = ロープウェイ
drawing-cactus = サボテン
drawing-camel = ラクダ
drawing-camera = カメラ
drawing-candy-cane = キャンディケイン
drawing-car = 自動車
drawing-carnival-mask = カーニバルの仮面
drawing-carrot = にんじん
drawing-castle = 城
drawing-cat = ネコ
drawing-caterpillar = イモムシ
drawing-chameleon = カメレオン
drawing-cheese = チーズ
drawing-chef-hat = コック帽
drawing-cherries = さくらんぼ
drawing-chess-knight = ナイトの駒
drawing-chess-queen = クイーンの駒
drawing-chess-rook = ルークの駒
drawing-christmas-present = プレゼント
drawing-christmas-stocking = クリスマスの靴下
drawing-christmas-tree = クリスマスツリー
drawing-church = 教会
drawing-clock = 時計
drawing-cloud = 雲
drawing-clown = ピエロ
drawing-clownfish = カクレクマノミ
drawing-cocktail = カクテル
drawing-coffee-break = コーヒーブレイク
drawing-coffee-grinder = コーヒーミル
drawing-coffee-pot = マキネッタ
drawing-colosseum = コロッセオ
drawing-comet = 彗星
drawing-compass = 方位磁針
drawing-corn = とうもろこし
drawing-cow-face = ウシ
drawing-cowboy = カウボーイ
drawing-cowboy-boot = カウボーイブーツ
drawing-crab = カニ
drawing-crescent-moon = 三日月
drawing-crocodile = ワニ
drawing-croissant = クロワッサン
drawing-crow = カラス
drawing-cuckoo-clock = 鳩時計
drawing-cupcake = カップケーキ
drawing-cutlery = フォークとスプーンとナイフ
drawing-dachshund = ダックスフント
drawing-dalmatian = ダルメシアン
drawing-desert-island = 無人島
drawing-detective = 探偵
drawing-die = サイコロ
drawing-diya-lamp = ディーヤのランプ
drawing-dog-face = イヌ
drawing-doghouse = 犬小屋
drawing-dolphin = イルカ
drawing-doughnut = ドーナツ
drawing-dragon = ドラゴン
drawing-dragonfly = トンボ
drawing-dress = ドレス
drawing-drill = 電動ドリル
drawing-drop-of-water = 水滴
drawing-drum = 太鼓
drawing-duck-on-a-pond = 池のカモ
drawing-duckling = アヒルの子
drawing-eagle = ワシ
drawing-earth = 地球
drawing-easter-basket = イースターバスケット
drawing-easter-egg = イースターエッグ
drawing-eggplant = なす
drawing-eiffel-tower = エッフェル塔
drawing-eighth-note = 八分音符
drawing-elephant = ゾウ
drawing-elephant-spraying = 水を吹くゾウ
drawing-envelope = 手紙
drawing-ferris-wheel = 観覧車
drawing-fir-tree = モミの木
drawing-fireplace = 暖炉
drawing-fireworks = 花火
drawing-fish-bone = 魚の骨
drawing-flamingo = フラミンゴ
drawing-fox = キツネ
drawing-fox-face = キツネの顔
drawing-fried-egg = 目玉焼き
drawing-frightened-cat = 背を丸めたネコ
drawing-frog-from-above = 上から見たカエル
drawing-frog-on-lily-pad = 蓮の葉のカエル
drawing-fruit-bowl = 果物の鉢
drawing-frying-pan = フライパン
drawing-game-controller = ゲームのコントローラー
drawing-gem = 宝石
drawing-ghost = おばけ
drawing-gingerbread-man = ジンジャーブレッドマン
drawing-giraffe = キリン
drawing-globe = 地球儀
drawing-goat = ヤギ
drawing-goldfish = 金魚
drawing-goldfish-bowl = 金魚鉢
drawing-gorilla = ゴリラ
drawing-gramophone = 蓄音機
drawing-grand-piano = グランドピアノ
drawing-grapes = ぶどう
drawing-greek-temple = ギリシャ神殿
drawing-gumball-machine = ガムボールマシン
drawing-guppy = グッピー
drawing-hamburger = ハンバーガー
drawing-hammer = かなづち
drawing-hammerhead = シュモクザメ
drawing-hamster = ハムスター
drawing-harp = ハープ
drawing-hatching-chick = ひよこの誕生
drawing-haunted-house = お化け屋敷
drawing-headphones = ヘッドホン
drawing-heart = ハート
drawing-heart-and-arrow = ハートと矢
drawing-heart-with-arrow = 矢の刺さったハート
drawing-hedgehog = ハリネズミ
drawing-helicopter = ヘリコプター
drawing-hen-with-chicks = メンドリとひよこ
drawing-hi = やあ(Hi)
drawing-high-heel = ハイヒール
drawing-hippopotamus = カバ
drawing-honey-jar = はちみつの瓶
drawing-horse = ウマ
drawing-hot-air-balloon = 気球
drawing-hot-dog = ホットドッグ
drawing-hourglass = 砂時計
drawing-house = 家
drawing-howling-wolf = 遠吠えするオオカミ
drawing-hummingbird = ハチドリ
drawing-ice-cream = アイスクリーム
drawing-ice-cream-cone = コーンアイス
drawing-ice-cream-sundae = アイスクリームサンデー
drawing-ice-lolly = アイスキャンディー
drawing-ice-skate = スケート靴
drawing-igloo = イグルー
drawing-iron = アイロン
drawing-jack-o-lantern = ジャック・オー・ランタン
drawing-jellyfish = クラゲ
drawing-joy = 喜び(Joy)
drawing-kangaroo = カンガルー
drawing-key = 鍵
drawing-kimono = 着物
drawing-kitchen-stove = キッチンコンロ
drawing-kite = 凧
drawing-kitten-with-yarn = 毛糸と子猫
drawing-knight-armor = 騎士
drawing-koala-face = コアラ
drawing-koinobori = 鯉のぼり
drawing-ladybird = テントウムシ
drawing-laughing-smiley = 大笑い
drawing-leaf = 葉っぱ
drawing-leaning-tower-of-pisa = ピサの斜塔
drawing-leaping-stag = 跳ぶ雄鹿
drawing-light-bulb = 電球
drawing-lighthouse = 灯台
drawing-lightning = 稲妻
drawing-lion-face = ライオン
drawing-little-boat = 小舟
drawing-lizard = トカゲ
drawing-llama = ラマ
drawing-lobster = ロブスター
drawing-locomotive = 蒸気機関車
drawing-lollipop = ペロペロキャンディー
drawing-lotus = 蓮の花
drawing-love = 愛(Love)
drawing-magnet = 磁石
drawing-magnifying-glass = 虫めがね
drawing-manta-ray = マンタ
drawing-maple-leaf = カエデの葉
drawing-matryoshka = マトリョーシカ
drawing-maypole = メイポール
drawing-menorah = ハヌキア
drawing-microphone = マイク
drawing-microscope = 顕微鏡
drawing-mitten = ミトン
drawing-moai = モアイ像
drawing-monkey-face = サル
drawing-moon-and-stars = 月と星
drawing-moose = ヘラジカ
drawing-mount-fuji = 富士山
drawing-mountain-lake = 山の湖
drawing-mountain-sunset = 夕焼けの山
drawing-mouse = ネズミ
drawing-mug = マグカップ
drawing-mushroom = ベニテングタケ
drawing-music-note = 音符
drawing-nest = 鳥の巣と卵
drawing-night-skyline = 夜の街
drawing-ninja = 忍者
drawing-nutcracker = くるみ割り人形
drawing-octopus = タコ
drawing-old-key = 古い鍵
drawing-open-book = 開いた本
drawing-opera-house-sydney = シドニー・オペラハウス
drawing-ostrich = ダチョウ
drawing-owl = フクロウ
drawing-padlock = 南京錠
drawing-pagoda = 五重塔
drawing-palette = パレット
drawing-pancakes = ホットケーキ
drawing-panda-face = パンダの顔
drawing-paper-boat = 紙の舟
drawing-paper-lantern = 提灯
drawing-paper-plane = 紙飛行機
drawing-parachute = パラシュート
drawing-parrot = オウム
drawing-party-balloon = 風船
drawing-paw-print = 肉球
drawing-peacock = クジャク
drawing-pear = 洋なし
drawing-pencil = 鉛筆
drawing-penguin = ペンギン
drawing-pharaoh = ファラオ
drawing-phoenix = 不死鳥
drawing-pig-face = ブタ
drawing-pineapple = パイナップル
drawing-pinwheel = 風車
drawing-pirate = 海賊
drawing-pizza-slice = ピザ
drawing-poodle = プードル
drawing-popcorn = ポップコーン
drawing-pretzel = プレッツェル
drawing-pterodactyl = 翼竜
drawing-puzzle-piece = パズルのピース
drawing-pyramids = ピラミッド
drawing-queen = 女王
drawing-rabbit = ウサギ
drawing-rabbit-in-the-moon = 月のうさぎ
drawing-raccoon-face = アライグマ
drawing-rainbow = 虹
drawing-raindrop = 雨粒
drawing-ram-head = 雄羊
drawing-ramen-bowl = ラーメン
drawing-rhinoceros = サイ
drawing-ringed-planet = 環のある惑星
drawing-robot = ロボット
drawing-rocket = ロケット
drawing-rocking-chair = ロッキングチェア
drawing-rocking-horse = 木馬
drawing-rooster = オンドリ
drawing-rose = バラ
drawing-runner = ランナー
drawing-sailboat = ヨット
drawing-sailing-ship = 帆船
drawing-samurai = 侍
drawing-sand-dunes = 砂丘
drawing-santa-claus = サンタクロース
drawing-saturn = 土星
drawing-saw = のこぎり
drawing-saxophone = サックス
drawing-scales = 天秤
drawing-scallop-shell = ホタテ貝
drawing-scissors = はさみ
drawing-scorpion = サソリ
drawing-sea-turtle = ウミガメ
drawing-seahorse = タツノオトシゴ
drawing-seal-with-ball = ボールで遊ぶアシカ
drawing-sewing-machine = ミシン
drawing-shamrock = シャムロック
drawing-shark = サメ
drawing-skateboard = スケートボード
drawing-skunk = スカンク
drawing-sleeping-cat = 眠るネコ
drawing-sloth = ナマケモノ
drawing-snail = カタツムリ
drawing-snake = ヘビ
drawing-sneaker = スニーカー
drawing-snow-crystal = 雪のクリスタル
drawing-snowflake = 雪の結晶
drawing-snowman = 雪だるま
drawing-soccer-ball = サッカーボール
drawing-space-shuttle = スペースシャトル
drawing-spade = スペード
drawing-sparrow = スズメ
drawing-sphinx = スフィンクス
drawing-spider = クモ
drawing-spider-web = クモの巣
drawing-spinning-top = こま
drawing-spiral = 渦巻き
drawing-squirrel = リス
drawing-stag-beetle = クワガタムシ
drawing-star = 星
drawing-starfish = ヒトデ
drawing-statue-of-liberty = 自由の女神
drawing-steam-engine = 蒸気機関車
drawing-stegosaurus = ステゴサウルス
drawing-stonehenge = ストーンヘンジ
drawing-strawberry = いちご
drawing-submarine = 潜水艦
drawing-suitcase = スーツケース
drawing-sun = 太陽
drawing-sunflower = ひまわり
drawing-sunglasses = サングラス
drawing-suspension-bridge = 吊り橋
drawing-swordfish = メカジキ
drawing-t-shirt = Tシャツ
drawing-table-lamp = 電気スタンド
drawing-taj-mahal = タージ・マハル
drawing-target = 的
drawing-teapot = ティーポット
drawing-teddy-bear = テディベア
drawing-telephone = 電話
drawing-telescope = 望遠鏡
drawing-television = テレビ
drawing-tennis-racket = テニスラケット
drawing-tent = テント
drawing-thermometer = 温度計
drawing-thread-spool = 針と糸
drawing-thumbs-up = いいね
drawing-tiger-face = トラ
drawing-tiger-stripes = トラの縞
drawing-toaster = トースター
drawing-tomato = トマト
drawing-toolbox = 工具箱
drawing-top-hat = シルクハット
drawing-torii = 鳥居
drawing-tornado = 竜巻
drawing-toucan = オオハシ
drawing-tower-bridge = タワーブリッジ
drawing-tractor = トラクター
drawing-traffic-light = 信号機
drawing-treble-clef = ト音記号
drawing-triumphal-arch = 凱旋門
drawing-trophy = 優勝カップ
drawing-trousers = ズボン
drawing-truck = トラック
drawing-trumpet = トランペット
drawing-tulip = チューリップ
drawing-turkey = 七面鳥
drawing-turtle = カメ
drawing-two-peaks = 二つの峰
drawing-typewriter = タイプライター
drawing-tyrannosaurus = ティラノサウルス
drawing-ufo = 空飛ぶ円盤
drawing-umbrella = 傘
drawing-unicorn = ユニコーン
drawing-vase-of-flowers = 花瓶の花
drawing-viking = バイキング
drawing-violin = バイオリン
drawing-volcano = 火山
drawing-wagon-wheel = 荷車の車輪
drawing-watering-can = じょうろ
drawing-watermelon = スイカ
drawing-weightlifter = 重量挙げ選手
drawing-whale = クジラ
drawing-whistle = 笛
drawing-wild-boar = イノシシ
drawing-windmill = 風車
drawing-wine-glass = ワイングラス
drawing-witch-hat = 魔女の帽子
drawing-witch-on-broom = ほうきに乗った魔女
drawing-wrench = スパナ
drawing-yes = はい(Yes)
drawing-zebra = シマウマ
drawing-zebra-stripes = シマウマの縞

## Books: a cover, a page of rules, puzzles under headings, their solutions at the back

book-title = お絵かきロジック
book-untitled = お絵かきロジック
book-date =
    { $month }月{ $day }日{ $weekday ->
        [1] 月曜日
        [2] 火曜日
        [3] 水曜日
        [4] 木曜日
        [5] 金曜日
        [6] 土曜日
       *[7] 日曜日
    }
book-month =
    { $year }年{ $month }月
book-weekday = { $weekday ->
    [1] 月
    [2] 火
    [3] 水
    [4] 木
    [5] 金
    [6] 土
   *[7] 日
}
book-count = { $count }問
book-sizes = { $least }〜{ $most }
book-hexagons = 六角形{ $count }問
book-triangles = 三角形{ $count }問
book-colored = カラー{ $count }問
book-rules = 解き方
book-puzzles = 問題
book-solutions = 解答
book-lesson-empty-line = ラインの数字を片側いっぱいに寄せ、次に反対側いっぱいに寄せます。同じ数字が両方で覆うマスは塗られます。
book-lesson-complete = ラインの数字をすべて塗り終えたら、残りは空白です。×をつけましょう。
book-lesson-joining = 同じ数字にしか属せない2つの黒マスはつながります。間のマスも塗られます。
book-lesson-overlap = 黒マスや×があると、数字の動ける範囲は狭くなります。動ける限り両側に寄せてみましょう。どちらでも覆われるマスは塗られます。
book-lesson-reach = 黒マスを持つ数字は、その長さまでしか届きません。ラインのどの数字も届かないマスは空白です。
book-lesson-bounded = そこに入りうる最も長い数字と同じ長さの黒マスの列は完成です。両端のマスは空白です。
book-lesson-small-gap = ×と×の間が、そこに入りうるどの数字よりも短ければ、その間は空白です。
book-lesson-edge = ×や端に接する黒マスの列は反対側にだけ伸びます。少なくとも、入りうる最も短い数字の長さになります。
book-lesson-enumeration = ラインの数字の置き方で、まだ可能なものをすべて書き出します。どれでも同じになるマスは確定です。
book-contents = 目次
book-example = 解き方の例
book-part = パート{ $number }/{ $count }
book-several = 複数の解
book-hexagon = 六角形、1辺{ $side }
book-hexagon-sides = 六角形、辺{ $sides }
book-triangles-side = 三角形、盤の1辺{ $side }
book-triangles-sides = 三角形、盤の辺{ $sides }
book-joined = { $count }問を合わせた絵
book-solution-on = 解答は{ $page }ページ
book-puzzle-on = 問題は{ $page }ページ
book-class-trivial = ひと目で解ける
book-class-lines = 1ラインずつ
book-class-trials = 仮定が必要
book-class-deep-trials = 深い仮定が必要
book-class-guessing = 推測が必要
book-rules-clues = どの問題にも絵が隠れています。行の横と列の上の数字は、続けて塗るマスの数を順に表します。数字と数字の間には、空白が1マス以上あります。0は、ライン全体が空白という意味です。
book-rules-marks = 数字がどこにあっても黒マスになるマスと、どの数字も届かないマスを探しましょう。前者は塗り、後者には×をつけます。どちらも、そこを通る別のラインの手がかりになります。
book-rules-colors = カラーの問題では、数字に色がつき、その色を表す文字も添えてあるので、鉛筆1本でも解けます。文字の一覧は盤の下にあります。違う色の数字どうしは、間に空白がないこともあります。同じ色の数字の間には、空白が1マス以上あります。
book-rules-hexagons = 六角形の盤では、ラインが3方向に走ります。数字はラインの始まる所にあり、盤に向かって読みます。
book-rules-triangles = 三角形のマスの盤では、ラインが3方向に走ります。数字はラインの始まる所にあり、盤に向かって読みます。
book-rules-unknowns = 「?」は長さのわからない数字、破線の枠は色のわからない数字です。「*」は、ラインの数字がまったくわからないことを表します。
book-rules-ranges = 2–4は2から4マスの数字、3+は3マス以上の数字です。
book-rules-sums = =の後の数字は、そのラインで塗るマスの数です。=7なら7マスで、何マスずつ続くかは決まっていません。
book-rules-regions = 太い線は盤を領域に分けます。一つの領域のマスは、すべて空白か、すべて同じ色です。
book-rules-blocks = マスの中の数字は、そのマスと、辺や角で接するマスのうち、塗るマスの数です。
book-rules-givens = 点のあるマスは、問題で決められています。初めから正しいマスです。
book-rules-unique = どの問題も、解はちょうど1つです。
book-rules-stars = 星と言葉は、問題の難しさを表します。星半分（とてもやさしい）から星5つ（とても難しい）までです。種類は、どんなステップが必要かを表します：
book-rules-class-trivial = ひと目で解ける：順番さえ正しければ、どのラインも1回見るだけで足ります。
book-rules-class-lines = 1ラインずつ：一度に1本のラインを見るだけで解けます。
book-rules-class-trials = 仮定が必要：ときどき、マスを仮に決めて、矛盾することを確かめます。
book-rules-class-deep-trials = 深い仮定が必要：何本ものラインをたどった先で、やっと矛盾します。
book-rules-class-guessing = 推測が必要：短い説明が知られていないマスがあります。

## The program: its lines, warnings and errors. Words that begin with - or -- are options, words in
## capital letters stand for what people type, `nonosat …` is a command: they stay as they are.
## Errors have no full stop. $name and $file are names of files or of puzzles in files
## ("heart.non", "many.non#3"), $folder that of a folder.

label-error = エラー
label-help = ヘルプ
label-note = 注
label-warning = 警告
label-undecided = 未判定
label-no-solution = 解なし
labeled = { $label }：{ $text }

because = { $what }：{ $why }

## The program: verdicts, as "heart.non: unique, by lines, easy, 1.5 stars, about 10 minutes; the goal is the solution"

verdict-unique = 解は1つ
verdict-several = 複数の解
verdict-none = 解なし
verdict-undecided = 未判定
verdict-solved = 解あり
verdict-error = エラー
decimal = { $whole }.{ $part }
stars = 星{ $stars }
check-not-lines = 1ラインずつでは解けない
check-pictures = 絵は{ $count }通り
check-pictures-least = 絵は少なくとも{ $count }通り
check-ambiguous = { $count }マスが決まらない
check-ambiguous-least = 少なくとも{ $count }マスが決まらない
check-differ = 2つの絵の違いは{ $count }マス、最初はr{ $row }c{ $at }
check-proved-numbers = 各マスの数による証明
check-proved = { $count }ステップで証明
check-goal-wrong = 完成の絵が違う：{ $why }
check-goal-only = 完成の絵がただ1つの解
check-goal-one = 完成の絵は解の1つ
check-goal-absent = ファイルに完成の絵がない
summary-puzzles = { $count }問
summary-unique = { $count }問は解が1つ
summary-several = { $count }問は解が複数
summary-none = { $count }問は解なし
summary-undecided = { $count }問は未判定
summary-error = { $count }件はエラー
summary-slow = { $name } { $seconds }秒
summary-slowest = 時間のかかったもの：{ $names }
drawing-by = 作者：{ $author }

## The program: lines of `info`, `mend`, `make` and `prove`

info-title = タイトル
info-author = 作者
info-board = 盤
info-colors = 色
info-givens = 固定
info-fill = 塗るマス
info-slack = 余裕
info-clues = 数字
info-rating = 難しさ
info-goal = 完成の絵
info-saved = 途中経過
info-cells = { $count }マス
info-lines = { $count }ライン
info-size = { $shape }、{ $cells }、{ $lines }
info-inks = { $count }色と背景
info-filled = { $cells }、{ $percent }%
info-fill-unknown = 数字だけではわからない
info-room = 1ラインにつき{ $least }〜{ $most }マス、平均{ $mean }マス
info-disagree = 合わない：{ $why }
info-goal-right = 数字に合う
info-goal-wrong = 違う：{ $why }
info-goal-absent = なし
info-play = あり
mend-before = 直す前
mend-after = 直した後
mend-nothing-unique = 解はすでに1つで、直すところはありません
mend-nothing-lines = すでに1ラインずつ解けるので、直すところはありません
mend-changed = { $all }マスのうち{ $count }マスを変更：{ $cells }
mend-revealed = { $all }マスのうち{ $count }マスを固定：{ $cells }
mend-more = { $cells }、ほか{ $count }マス
mend-fewest = これより少なくはできません
mend-fewest-why = これより少なくはできませんが、もっと目立たない直し方があるかもしれません（{ $why }）
mend-least-why = 少なくとも{ $count }マス必要（{ $why }）
mend-least = { $count ->
    [0] もっと少なくて済むかもしれません
   *[other] もっと少なくて済むかもしれません。少なくとも{ $count }マス必要です
}
mend-only-way = ほかに直し方はありません
mend-all-ways = 直し方はこの{ $count }通りがすべて
mend-some-ways = 直し方は{ $count }通り、ほかにもあるかもしれません
mend-too-many = { $max }マス以内では直せません：少なくとも{ $count }マス必要です
mend-impossible = 直せません：ほかのマスをどう変えても、解が複数あります
mend-undecided = 未判定：{ $why }。少なくとも{ $count }マス必要です
mend-not-found = 見つかりませんでした。少なくとも{ $count }マス必要です
weaken-least = { $all } 個の数字のうち { $count } 個が残り、どれも必要です
weaken-less = { $all } 個の数字のうち { $count } 個が残りました。もっと少なくて済むかもしれません
make-random-title = ランダムな問題（シード{ $seed }）
make-random-name = ランダム { $seed }-{ $number }
thing-bird = 鳥
thing-boat = ヨット
thing-cat = ネコ
thing-cup = カップ
thing-duck = アヒル
thing-face = 顔
thing-fish = 魚
thing-flower = 花
thing-house = 家
thing-lamp = ランプ
thing-letter = 文字
thing-mushroom = キノコ
thing-tree = 木
make-image-title = { $name }：問題の候補
make-parts-small = 絵の行または列が --parts より少なくなっています
help-parts = --parts を減らすか、--width を大きくしてください
make-likeness = 一致{ $percent }%
make-painted = 塗り{ $percent }%
make-unchanged = 変更なし
make-changed = { $count }マス変更
make-not-unique = 解が複数
make-open = 未定{ $count }マス
make-not-rated = 難しすぎて評価できず
table-puzzle = 問題
table-likeness = 一致
table-painted = 塗り
table-changed = 変更
table-open = 未定
table-rating = 難しさ
prove-written = { $verdict }：{ $file }に{ $proof }
prove-pictures = 2つの絵
prove-steps = { $count }ステップの証明
prove-numbers = { $largest }までの数による証明
prove-numbers-trials = { $largest }までの数と{ $count }回の仮定による証明
prove-accepted = 正しい証明：{ $shape }は{ $verdict }：{ $what }
prove-two = 2つの絵が数字に合う
prove-one = 1つの絵と、ほかの絵がないことを示す{ $proof }
prove-no = 絵がないことを示す{ $proof }
prove-refused = 証明になっていません：{ $why }

## The program: the game in the terminal (`nonosat play`). Single letters are keys of the keyboard: they stay.
## A row of the list of keys (play-keys-… and play-help-…) has at most 80 letters

play-keys = ? でキー一覧
play-solved = おめでとうございます！ 正解です！
play-solved-title = おめでとうございます！ 正解です：{ $title }
play-is-solved = 解けています。
play-unsolvable = この問題には解がありません。
play-no-solution = 解なし：{ $why }。
play-given = このマスは問題で決められています。
play-color = 色{ $number }：{ $name }
play-no-color = 色{ $number }はありません。
play-undone = 元に戻しました。
play-nothing-undone = 戻す手がありません。
play-redone = やり直しました。
play-nothing-redone = やり直す手がありません。
play-reset = すべてのマスを未定に戻しました。u で取り消せます。
play-open = すべてのマスはもともと未定です。
play-shown = これが解です。u で取り消せます。
play-right = ここまで正しく解けています。
play-mistake = 間違いがあります。c で場所を表示、b で間違う前に戻ります。
play-mistake-unknown = どのマスが間違いか、時間内に見つかりませんでした。
play-back = { $count }手戻しました。もう間違いはありません。
play-began-wrong = 最初から間違いがありました。
play-hint-open = 解が複数残っていて、これ以上は理由から決まりません。
play-hint-more = （h：続き）
play-hint-do = （d：実行）
play-nothing-done = 実行するヒントがありません。h でヒントを出せます。
play-done = 実行しました。u で取り消し、h で次へ。
play-work-check = チェック中… Escで中止
play-work-where = 間違いを探しています… Escで中止
play-work-back = 正しかった手を探しています… Escで中止
play-work-hint = ヒントを探しています… Escで中止
play-work-solve = 解いています… Escで中止
play-undecided = 未判定
play-no-hint = ヒントなし
play-stopped = 中止しました。
play-too-long = 時間がかかりすぎます。
play-quit = 保存していない部分があります。終了しますか（y：はい、n：いいえ）
play-not-quit = 続けます。
play-file = 保存先
play-replace = { $file }はすでにあります。置き換えますか（y：はい、n：いいえ）
play-replace-as = { $file }はすでにあります。{ $format }形式で置き換えますか（y：はい、n：いいえ）
play-wrote = { $file }に保存しました。
play-wrote-as = { $file }に{ $format }形式で保存しました。
play-not-written = 保存していません。
play-not-written-why = 保存できません：{ $why }。
play-kept = 途中経過を{ $file }に残しました
play-not-kept = 途中経過をどのファイルにも残せませんでした
play-unwritten = この途中経過はファイルに保存されていません。q の前に w で保存できます
save-ending = { $file }：.{ $ending }では問題を書き出せません
help-save-json = 名前を.jsonで終えると、すべて残せます
save-no-file = { $file }は通常のファイルではありません
help-save-name = ファイルの名前を入力してください
play-small = { $size }の画面は、この問題には小さすぎます。{ $least }必要です。広げるか、q を押してください。
play-key-mark = スペース 塗る
play-key-blank = x 空白
play-key-undo = u 戻す
play-key-hint = h ヒント
play-key-save = w 保存
play-key-help = ? キー
play-key-quit = q 終了
play-keys-arrows = 矢印
play-keys-ends = Home, End
play-keys-page = Page Up, Down
play-keys-space = スペース
play-keys-backspace = Backspace
play-keys-colors = 1-9, Tab
play-keys-left = 左クリック
play-keys-right = 右クリック
play-keys-undo = u, Ctrl-Z
play-keys-interrupt = Ctrl-C
play-help-move = 移動
play-help-ends = 行の端へ
play-help-page = 1画面分移動、ホイールは3行
play-help-mark = 印：未定、塗り、空白、未定
play-help-blank = 空白
play-help-open = 未定
play-help-color = 色を選ぶ
play-help-left = 印をつける、ドラッグでラインに沿って
play-help-right = 同じことを逆順で
play-help-undo = 元に戻す
play-help-redo = やり直す
play-help-reset = すべて未定にする
play-help-hint = ヒント：見る場所、もう一度でマス、もう一度で理由
play-help-do = ヒントどおりにする
play-help-check = チェック：ここまで正しいか、もう一度で間違いの場所
play-help-back = 間違う前に戻る
play-help-solve = 解く
play-help-save = 保存
play-help-stop = 解くのを中止、ヒントを消す
play-help-quit = 終了
play-help-interrupt = 終了、2回で確認なし
play-help-answer = 質問に答える：y だけが「はい」
play-help-list = この一覧、ほかのキーで閉じる

## The program: notes and warnings, behind "note: " or "warning: "

warning-left-out = 次のものを除きました：{ $features }
note-formats = { $name }の形式として{ $formats }が考えられますが、判定はどれも同じです。ほかの結果は{ $first }として読んだものです
note-reading = { $name }: { $reading }
reading-image = 画像からヒントを読み取りました
note-other-solutions = ほかにも解があります。-n 0 ですべて表示します
note-solver-idle = SATソルバーなしですべて決まりました。--solver は使われていません
note-animation = { $name }はアニメーションなので、最初の1枚を使いました
note-opacity = { $name }は透明な背景に明るい絵なので、不透明な部分を黒としました
note-unlike = { $name }にあまり似ていません。--frame か --focus で一つの題材を選んでください
note-nothing-written = 書き込めない問題があるので、何も書き込みませんでした
note-no-state = { $name }に途中経過がないので、最初から始めます
note-nearest = { $file }：指定どおりのものは見つかりませんでした。最も近いもの：{ $rating }
note-colors = { $file }：背景を含めて{ $wanted }色のうち、{ $count }色しか使われていません
note-no-goal = 完成の絵がないので、最初に見つけた解を使います
note-full-clues = 数字に不明なところがあるので、絵から得られる完全な数字のほうを直します
note-ambiguous = { $name }は似た絵が多く、直すと大きく変わります。面を塗る、線を太くする、小さく描くほうがよいでしょう
warning-line-empty = { $line }は、すべて空白になりました
warning-line-full = { $line }は、すべて塗られました
warning-outline-broken = この変更で、絵の領域が開く、閉じる、分かれる、またはつながります
warning-symmetry-broken = この変更で、絵の対称性が崩れます
warning-letter-left-out = { $name }：フォントに`{ $sign }`がないので、`{ $text }`を省きました。--font FILE で別のフォントを使えます
warning-everyone = このマシンに接続できる人はだれでも、ページとソルバーを使えます
warning-port = ポート{ $port }は使用中です。別のポートでは、ブラウザーのゲームと設定も別になります

## The program: behind "undecided: " and a limit

undecided-more = { $limit }。ほかにも解があるかもしれません
undecided-more-than = { $limit }。見つかった{ $count }個のほかにも解があるかもしれません
undecided-ambiguous = { $limit }。決まらないマスはほかにもあるかもしれません
undecided-other = { $limit }。絵は1つ見つかりましたが、ほかにあるかどうかはわかりません
undecided-rating = { $limit }。難しさはわかりません
undecided-make = { $limit }。{ $all }問のうち{ $count }問は途中です
undecided-random = { $limit }。{ $all }問のうち{ $count }問は指定どおりではありません
undecided-nothing = { $limit }。何も書き込まれていません
help-placements = --encoding order か --encoding auto を使うか、--placement-limit を大きくしてください
help-search = 論理式のいらない --engine search を使ってください
help-memory-limit = メモリに余裕があれば、--memory-limit を大きくしてください
help-weights = nonosat prove --proof-format lrat は別の方法で証明します
help-own-solver = --solver を外してください。内蔵のソルバーなら、制限の範囲で最後まで続けます

## The program: advice about a file that cannot be read

help-make = 画像から問題を作れます：nonosat convert IMAGE PUZZLE.non --width 40。ヒントの数字が写っていれば：nonosat scan IMAGE
help-save-png = PNGで保存すれば、問題を作れます：nonosat convert IMAGE PUZZLE.non --width 40
help-page = ページを PNG で保存してください：pdftoppm -png -r 150 FILE.pdf PAGE
help-from = --from FORMAT で形式を指定できます
help-from-which = どの形式かを指定してください：{ $options }
help-which-puzzle = どの問題かを指定してください：最初の問題はFILE#1です

## The program: errors, each with its help (help-…), what people can do

cannot-read = { $file }を読み込めません
cannot-write = { $file }に書き込めません
cannot-write-output = 標準出力に書き込めません
cannot-make-folder = フォルダー{ $folder }を作れません
file-exists = { $file }はすでにあります
help-force = --force で上書きできます
help-resume = --resume は続きから再開し、--force は上書きします
file-is-folder = { $file }はフォルダーです
help-not-folder = 中のファイルを指定してください。フォルダー内のすべての問題を扱えるのは{ $commands }です
folder-missing = フォルダー{ $folder }がありません
folder-no-puzzles = { $folder }には問題のファイルがありません
folder-no-images = { $folder }には画像がありません
# Puzzles that are the same, turned or not; $names: of files
same-puzzle = 同じ問題：{ $names }
help-readable = 読み込める形式は nonosat formats で一覧できます
note-passed-over = { $count ->
    [1] { $first }には読み込める問題がないため飛ばしました
   *[other] 読み込める問題がないファイルを{ $count }個飛ばしました（{ $first }など）
}
folder-other = { $folder }は以前の結果ではないようなので、置き換えません
help-other-folder = 別のフォルダーを指定してください
folder-full = { $folder }は空ではありません
help-resume-proofs = --resume は続きから再開し、--force は中の証明を上書きします
file-none-fits = { $pattern }に合うファイルがありません
help-right-folder = フォルダーは合っていますか？
numbers-from-1 = { $name }：番号は1から始まります
help-first = 最初の問題は{ $first }です
input-empty = 標準入力が空か、閉じられています
help-input = ファイルを指定するか、標準入力に渡してください：nonosat COMMAND - < FILE
help-similar = { $file }ならあります
input-colored = { $name }に入っているのは端末の色で、マスを表す文字がありません
help-color-never = nonosat solve --color never なら文字で出力します
help-formats = nonosat formats FORMAT で、形式に入るものがわかります
file-several = { $name }には問題が{ $count }問あります
help-say-first = どの問題かを指定してください：最初の問題は{ $first }です
file-no-number = { $name }の問題は{ $count }問で、{ $number }番はありません
file-pages = { $name }は{ $count }ページあります
address-network = { $address } はアドレスですが、nonosatはネットワークを使いません
help-address-save = ファイルかページを保存し、保存したものを指定してください
file-other-puzzles = { $name }には、ほかの問題も入っています
help-other-file = 別のファイルを指定してください
file-is-puzzle = { $file }は問題のファイルなので、絵で上書きすると失われます
help-keep-puzzle = 別のファイルを指定するか、--to で問題の形式を指定してください。絵は完成の絵として残ります
file-twice = 2つの問題が同じ{ $file }に書き込まれてしまいます
help-file-twice = 何も書き込みませんでした。同じ名前のファイルは、別々のフォルダーへ1つずつ変換してください
file-for-several = { $file }には複数のファイルを書き込めません
help-folder-or-one = すべて書き込むには -o { $folder }、1つだけなら { $one }
resume-file = --resume は解答ファイルの続きを書くもので、標準出力には使えません
help-resume-file = ファイルを指定してください：-o answers.ndjson
scan-outputs = 標準出力に問題と図の両方は書き込めません
help-scan-outputs = どちらかのファイルを指定してください：-o puzzle.non、--show seen.png
about-file = { $name }：{ $what }
help-lossy = nonosat convert --lossy で、それを除いて保存できます
help-drop-givens = nonosat convert --drop givens で、それを除いて保存できます。ただし、ほかの解ができることがあります
help-solve-goal = nonosat convert --solve で、解を完成の絵として保存できます
help-several-formats = 末尾にスラッシュをつけてフォルダーを指定してください：out/。複数の問題が入る形式：{ $formats }
convert-arguments = 問題のファイルに続けて、書き込み先を指定してください
note-sheet = 問題は { $folder } にあります。{ $sheet } で見比べられます
convert-drawing = convert が書き出すのは問題ですが、{ $file }は図になります
help-render = nonosat render { $puzzle } -o { $file } で描けます
terminal-drawing = 図は端末に表示する文字ではありません
help-terminal-drawing = ファイルに書くには -o { $file }、文字で表示するには --to { $form }
note-counting = { $name }の解を数えています。長くても{ $seconds }秒で終わります（--time-limit）
note-working = { $name }に時間がかかっています。--time-limit か Ctrl-C で終えられます
convert-ending = { $file }の拡張子では形式がわかりません
help-to = 形式を指定してください：--to json、--to non など
the-puzzle = 問題
ending-picture = { $file }：.{ $ending }には絵を書き出せません
ending-drawing = { $file }：.{ $ending }には図を書き出せません
ending-book = { $file }：.{ $ending }には本を書き出せません
ending-explanation = { $file }：.{ $ending }には解説を書き出せません
ending-formula = { $file }：.{ $ending }には論理式を書き出せません
help-endings-picture = 使える拡張子：.txt, { $endings }, .solutionと、完成の絵が入る問題の形式の.non, .json, .xml, .clues, .pbm。--to で指定することもできます
help-endings-other = 使える拡張子：{ $endings }
not-built = このプログラムは、機能`{ $feature }`なしでビルドされています
image-not-built = { $name }は画像ですが、このnonosatは機能`image`なしでビルドされています
help-build-image = cargo install nonosat --features image
image-option = { $option } は画像用ですが、{ $name }は問題のファイルです
help-image-option = --scale は絵のマスを大きくし、--recolor は色を変えます
image-bytes = 画像が{ $megabytes } MBを超えています
help-save-smaller = もっと小さくして保存してください
help-scan = 盤とすべての数字を、まっすぐ鮮明に、1マス25ピクセル以上で写してください
help-both-sides = --width と --height を両方使うと、縦横とも指定できます
help-image-blank = --threshold、--invert、--edges、--colors を試してください
help-make-blank = --crop で周りの余白を除くか、--frame で一部を選んでください。convert には --threshold、--invert、--edges もあります
help-image-thin = --frame で一部を選ぶか、--width と --height で縦横とも指定してください
edit-no-goal-inverted = 問題に絵が保存されていません。絵がないと反転できません
edit-no-goal-cropped = 問題に絵が保存されていません。絵がないと切り取れません
edit-no-goal-padded = 問題に絵が保存されていません。絵がないと余白をつけられません
edit-no-goal-enlarged = 問題に絵が保存されていません。絵がないと拡大できません
help-solve = --solve で、解を絵として保存できます
edit-rectangle-cropped = 切り取れるのは長方形だけです。これは{ $shape }です
edit-rectangle-padded = 余白をつけられるのは長方形だけです。これは{ $shape }です
edit-rectangle-enlarged = 拡大できるのは長方形だけです。これは{ $shape }です
edit-colors = 反転できるのは1色の絵だけです。これは{ $count }色です
edit-letter = 色{ $letter }はありません。あるのは{ $letters }だけです
edit-turn = { $shape }は{ $degrees }度回転できません
help-turn = { $step }度の倍数なら回転できます
solution-wrong = { $name }は問題の解ではありません：{ $why }
thumbnail-picture = --thumbnail には絵が必要です
help-thumbnail = --solve は絵を探し、--solution FILE は絵を指定します
film-options = 動画は解く過程を見せるものです
help-film-options = --thumbnail、--ambiguous、--solution を外してください
film-large = 動画にできる盤は{ $most }マスまでです
font-drawings = --font はPNG、PDF、動画用です
help-font-drawings = 外してください。SVGでは、表示するソフトのフォントが使われます
pixels-more = 画像が{ $width } x { $height }ピクセルになり、上限の{ $limit }を超えます
help-cell = --cell-size { $cell } なら収まります。SVGとPDFにこの上限はありません
help-svg = SVGとPDFにこの上限はありません
font-unknown = TrueTypeやOpenTypeのフォント（.ttf、.otf、.ttc、.otc）ではありません
font-outlines = 文字にTrueTypeやCFFの輪郭がありません
font-embedding = PDFに埋め込めません：{ $why }
font-folder = フォルダーです
font-empty = 空のファイルです
font-bytes = { $mebibytes } MiBを超えています
help-font = --font FILE には、NotoSansCJK-Regular.ttcのようなフォントを指定してください
font-letters = フォントにない文字：{ $letters }
font-letters-more = フォントにない文字：{ $letters }、ほか{ $count }文字
font-letter = `{ $sign }`（{ $code }、{ $place }）
the-book = 本
the-page = ページ
weights-form = --weights で描けるのはSVG、PNG、PDFです
help-weights-form = nonosat prove --proof-format weights は数をテキストで書きます
weights-several = 解がいくつかあり、数が示せるのは解が1つだけか、1つもないことだけです
help-font-letters = その文字のあるフォントを指定してください：--font FILE。Noto Sans CJK（パッケージ fonts-noto-cjk）には中国語、日本語、韓国語の文字が、ほかのNotoフォントにはほかの文字があります
book-large = 本に入るのは{ $puzzles }問、合計{ $cells }マスまでです。指定されたのは{ $found }問、合計{ $together }マスです
help-several-books = 何冊かに分けてください
book-lesson-missing = 最も難しい手順が { $rule } の小さな問題が10問見つかりませんでした
book-isbn = ISBN { $isbn } は正しくありません。検査数字が違います
book-house = { $house }が印刷するのは{ $fewest }～{ $pages }ページ、{ $least }～{ $most }の本です。この本は{ $found }ページ、{ $size }です
book-files = 表紙のある本やシリーズは複数のファイルになるため、標準出力には書き込めません
book-cover = { $name }の解が見つからなかったので、表紙の絵がありません
book-not-unique = { $name }には複数の解があります
book-unsolvable = { $name }には解がありません：{ $why }
book-undecided = { $name }を判定できませんでした：{ $why }
help-not-unique = 解が1つでない問題を外してください。--allow-several なら複数の解も入れられます
memory-picture = 画像に{ $megabytes } MBのメモリが必要ですが、足りません
memory-server = サーバーに{ $megabytes } MBのメモリが必要ですが、足りません
help-memory = --memory-limit か、システムの上限（ulimit -v）を大きくしてください
no-thread = システムがスレッドを開始できません
help-threads = サーバーには複数のスレッドが必要です。プロセス数の上限（ulimit -u）を大きくしてください
cannot-serve = { $address } でサーバーを開始できません
serve-stop = Ctrl-Cで終了します。
mcp-waits = 言語モデルのプログラムがこのコマンドを起動し、メッセージを送ります（Model Context Protocol）。Ctrl-Cで終了します
mcp-failed = メッセージを読むことか、それに答えることができませんでした
serve-no-browser = ブラウザーを開けませんでした：{ $why }
explain-large = 盤に描くマスと数字が{ $found }個ありますが、描けるのは{ $most }個までです
help-explain-large = `--to text`か`--to json`を選んでください
explain-mistake-unknown = この印からは解になりません。どの印が間違いかは、時間内にわかりませんでした
explain-cell-known = { $cell }は最初からわかっています
explain-cell-unknown = { $cell }の理由は見つかりませんでした
explain-no-step = 描けるステップがありません：これ以上は何もわかりません
cell-none = { $cell }は盤のマスではありません
help-cell-named = r5c7は5行目の7マス目です
options-encoding = --encoding はラインを節にする方法ですが、--engine search は節を作りません
help-leave-one = どちらかを外してください
options-solver = --solver：{ $what }
count-no-picture = --count の答えは数で、絵ではありません
help-to-text-json = --to text か --to json を使ってください
several-in-one = 図や問題に入る絵は1つですが、-n は複数を求めています
help-to-several = --to text、--to solution、--to json のどれかを使ってください
mend-all-lines = --all は変えるマスが最も少ない直し方をすべて書き出しますが、--until lines では、どれが最少かを証明できません
mend-all-one = --all では複数の問題が見つかることがありますが、その形式のファイルに入るのは1つです
help-mend-all = --to text か --to json、または複数の問題が入る形式を使ってください：{ $formats }
mend-goal = 完成の絵が数字に合いません：{ $why }
help-mend-goal = nonosat convert --drop goal で完成の絵を除けます。その場合は最初に見つけた解を使います
weaken-several = 複数の絵がヒントに合います。weaken には解が 1 つのパズルが必要です
help-weaken = nonosat mend で絵を唯一の解にできます
random-none = 問題{ $number }：解が1つの新しい問題は見つかりませんでした
help-random = 別の --seed、--symmetry none、またはもっと余裕のあるサイズを試してください
help-random-time = もっと長い --time-limit、別の --seed、--symmetry none、またはもっと余裕のあるサイズを試してください
help-symmetry = quarter-turnは正方形用、third-turnとsixth-turnは六角形用です
help-mosaic = --colors を外し、--size を列数x行数で指定してください
help-class = --class lines を指定してください。合計だけの問題がラインだけで解けないのは、カラーか、六角形や三角形の盤面だけです
answer-no-values = 答えは「充足可能」（satisfiable）ですが、値（`v`で始まる行）がありません
answer-wrong = 答えの値は問題の解ではありません：{ $why }
answer-unsatisfiable = ソルバーによると、論理式は充足不能です
answer-unknown = ソルバーは判定できませんでした
record-bytes = 1つのレコードが{ $count }バイトを超えています
record-unreadable = レコードを読み込めません：{ $why }
records-puzzle = 最初の行がJSONではありません。問題のファイルなら：nonosat batch FILE
record-no-text = `puzzle`が文字列ではありません
record-no-puzzle = レコードに`puzzle`がありません
record-format = `from`：{ $name }という形式はありません
help-record = 例：{ $example }、またはnonosatのJSON形式の問題
record-twice = id { $id }が2回あります
record-disorder = { $file } の答えはレコードの順になっていません
help-record-twice = 続きから再開するには、レコードごとに別のidが必要です
help-record-disorder = --ordered を外すか、--resume の代わりに --force で最初からやり直してください
record-no-answer = { $file }の{ $line }行目は答えではありません
help-answer-file = batch が書いたファイルか、新しいファイルを指定してください
play-input = ゲームをする端末がありません
help-play-input = ファイルを指定するか、何も指定せずに盤を入力してください
