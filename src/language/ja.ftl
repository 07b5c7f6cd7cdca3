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
# connects facts; .to and .nimo connect what is denied (「赤と青以外」「赤にも青にもならず」).

## Lists

list-comma = { $first }、{ $second }
    .ga = { $first }で、{ $second }
    .wa = { $first }で、{ $second }
    .to = { $first }と{ $second }
    .nimo = { $first }にも{ $second }
list-and = { $first }、{ $second }
    .ga = { $first }で、{ $second }
    .wa = { $first }で、{ $second }
list-or = { $first }か{ $second }
    .to = { $first }と{ $second }
    .nimo = { $first }にも{ $second }
list-sentences = { $first }{ $second }

## Lines of the board. $label is a number, or what stands beside the line. A falling diagonal goes
## from the upper left to the lower right, a rising one from the lower left to the upper right.

line-row = { $label }行目
    .short = { $label }行
line-column = { $label }列目
line-falling-diagonal = 右下がり{ $label }本目
line-rising-diagonal = 右上がり{ $label }本目

lines-row = 行目
    .plain = 行
lines-column = 列目
    .plain = 列
lines-falling-diagonal = 本目の右下がり
    .plain = 右下がりの斜め
lines-rising-diagonal = 本目の右上がり
    .plain = 右上がりの斜め

## Cells. $places is a list of numbers and ranges: "3, 7 and 9 to 12".

range = { $first }〜{ $last }
cells-row = { $places }行目
cells-column = { $places }列目
cells-cell = { $places }マス目
cells-row-many = { $first }〜{ $last }行目のうち{ $count }マス
cells-column-many = { $first }〜{ $last }列目のうち{ $count }マス
cells-cell-many = { $first }〜{ $last }マス目のうち{ $count }マス
cells-of-line = { $line }の{ $cells }
cells-several = { $cells }
cells-many = { $count }マス
cell-crossing = { $row-short }{ $column }
cell-of-line = { $line }の{ $at }マス目

## Runs, the numbers of a clue. $length is a number, "?" or length-color.

run = { $line }の{ $length }
run-first = { $line }の最初の{ $length }
run-last = { $line }の最後の{ $length }
run-nth = { $line }の{ $place }番目の{ $length }
length-color = { $color }の{ $length }
run-any = { $length }
run-every = 数字
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

## Facts: what is known of cells. $cells has their names, $count their number, $kind what they
## are called: row, column or cell. $colors is a list of colors with "or".

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
since = { $facts-ga }なので、
since-many = わかっている{ $count }マスから考えると、

## Explanations: one sentence a step. $since has the reasons (with its comma, or nothing), $result
## the facts that follow, $line the line that is looked at, $run a run with its line.

rule-exact = { $line }は{ $clue }でちょうど埋まるので、{ $result-wa }です。
rule-no-runs = { $line }には数字がないので、すべて空白です。
rule-overlap-empty = { $run }は{ $room }マスの範囲に入り、どこにあっても{ $result-wa }です。
rule-complete = { $line }の数字はすべて見つかったので、残りは空白です。
rule-one-place = { $since }{ $run }は{ $place }に決まります。
rule-overlap = { $since }{ $run }は{ $place }の範囲に入り、{ $result-wa }です。
rule-beside = { $since }{ $run }は{ $place }に決まり、{ $result-wa }です。
rule-before-first = { $since }{ $run }は{ $place }に決まり、その前に数字はないため、{ $result-wa }です。
rule-behind-last = { $since }{ $run }は{ $place }に決まり、その後に数字はないため、{ $result-wa }です。
rule-between = { $since }{ $run }は{ $end }までに終わり、次の{ $next }は{ $start }以降に始まるため、その間の{ $result-wa }です。
rule-before = { $since }{ $run }が{ $start }より前から始まることはなく、{ $result-wa }です。
rule-behind = { $since }{ $run }が{ $end }より後ろに届くことはなく、{ $result-wa }です。
rule-unreached = { $since }{ $line }のどの数字も{ $cells }に届かず、そこは空白です。
rule-unreached-color = { $since }{ $line }の{ $colors-to }の数字は{ $cells }に届きません。
rule-block-whole = { $since }{ $line }の{ $block }だけで{ $count }が完成し、{ $result-wa }です。
rule-block-ends = { $since }{ $line }の{ $block }を通る数字はどれもそこで終わり、{ $result-wa }です。
rule-gap = { $since }{ $line }の{ $gap }のすき間は{ $runs }が入るには狭く、{ $result-wa }です。
rule-no-fit = { $since }{ $line }の{ $cells }には{ $runs }が入る場所がなく、{ $result-wa }です。
rule-edge = { $since }{ $line }の{ $block }は{ $least }以上の数字の一部で、{ $result-wa }です。
rule-edge-any = { $since }{ $line }の{ $block }に入る数字はどれもその先へ続き、{ $result-wa }です。
rule-join = { $since }{ $line }の{ $blocks }は同じ数字の一部で、{ $result-wa }です。
rule-split = { $line }の{ $cell }を塗ると、両隣とつながって{ $length }マスになります。{ $since }それほど長い数字はなく、{ $result-wa }です。
rule-color-no-gap = { $own-wa }です。{ $since }{ $line }ではそこがすき間にならず、{ $result-wa }です。
rule-color-no-gap-nor = { $own-wa }です。{ $since }{ $line }ではそこがすき間にも{ $colors-nimo }にもならず、{ $result-wa }です。
rule-color-no-run = { $own-wa }です。{ $since }{ $line }の{ $colors-to }の数字はそこには入らず、{ $result-wa }です。
rule-one-way = { $since }{ $line }の{ $clue }の入り方は1通りしかなく、{ $result-wa }です。
rule-few-ways = { $since }{ $line }の{ $clue }の入り方は{ $ways }通りしかなく、どの場合も{ $result-wa }です。
rule-all-runs = { $since }{ $line }に{ $clue }が入るのは、{ $result-ga }のときだけです。
rule-first-runs = { $since }{ $line }の{ $count ->
    [1] 最初の数字
   *[other] 最初の{ $count }個の数字
}（{ $clue }）が入るのは、{ $result-ga }のときだけです。
rule-last-runs = { $since }{ $line }の{ $count ->
    [1] 最後の数字
   *[other] 最後の{ $count }個の数字
}（{ $clue }）が入るのは、{ $result-ga }のときだけです。
rule-all-many = { $since }{ $line }の{ $count }個の数字が入るのは、{ $result-ga }のときだけです。
rule-first-many = { $since }{ $line }の最初の{ $count }個の数字が入るのは、{ $result-ga }のときだけです。
rule-last-many = { $since }{ $line }の最後の{ $count }個の数字が入るのは、{ $result-ga }のときだけです。

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
limit-interrupted = 中断されました
limit-literals = 論理式のリテラルが{ $limit }個を超えます

## Difficulty: one scale for all puzzles, in half stars; two steps have one word

difficulty-gentle = とてもやさしい
difficulty-easy = やさしい
difficulty-tricky = やや難しい
difficulty-hard = 難しい
difficulty-fiendish = とても難しい
time-minutes = 約{ $n }分
time-hours = 約{ $n }時間

## The page of all steps: buttons, and the legend of the frames around cells

explain-first = 最初のステップ
explain-back = 前へ
explain-next = 次へ
explain-last = 最後のステップ
explain-step = ステップ { $number }/{ $all }
explain-reasons = 理由
explain-news = わかること

## Page: the bar and its menus

page-bar-screens = 画面
page-bar-puzzles = 問題
page-bar-make = 作る
page-bar-menus = メニュー
page-menu-file = ファイル
page-menu-new = 新規…
page-menu-open = 開く…
page-menu-recent = 最近のゲーム…
page-menu-save = 保存…
page-menu-export = 絵を書き出す
page-copy-link = リンクをコピー
page-menu-print = 印刷
page-menu-statistics = 統計…
page-menu-save-all = 全ゲームを保存
page-menu-load-all = 保存したゲームを読み込む…
page-menu-edit = 編集
page-menu-clear = 盤を消去
page-menu-checkpoint = チェックポイントを置く
page-menu-return = チェックポイントに戻る
page-menu-edit-clues = 数字を編集…
page-menu-generate = 絵から数字を作る
page-menu-preferences = 設定…
page-menu-tools = ツール
page-menu-check = 間違いをチェック
page-menu-hint = ヒント
page-menu-solve = 解く
page-menu-unique = 解は1つ？
page-menu-image = 画像から作成…
page-menu-keys = キー操作…
page-no-puzzle = 問題を開いていません
page-clock-pause = 一時停止
page-clock-go-on = 再開
page-clock-played = プレイ時間

## Page: the first screen

page-continue = 続き
page-continue-play = 続ける
page-percent = { $n }%
page-day = 今日の問題
page-day-play = プレイ
page-day-again = もう一度プレイ
page-day-streak = { $n }日連続
page-random = ランダムな問題
page-random-size = サイズ
page-random-hexagons = 六角形
page-random-triangles = 三角形
page-random-difficulty = 難易度
page-random-play = 作ってプレイ
page-random-working = 問題を作っています…
page-random-none = 時間内に見つかりませんでした。別のサイズをお試しください。
page-random-near = この難易度の問題は時間内に見つからなかったので、近いものを選びました。
page-random-name = ランダムな問題、{ $size }
page-own = 自分の問題
page-own-about = 絵を描くか、画像を使って問題を作れます。主な形式のファイルも開けます。ここにドロップしてもかまいません。
page-own-make = 問題を作る
page-gallery = 問題集
page-gallery-solved = { $all }問中{ $n }問クリア
page-gallery-show = 表示
page-gallery-all = すべて
page-gallery-open = 未クリア
page-gallery-done = クリア済み
page-gallery-colors = カラー
page-gallery-hexagons = 六角形
page-gallery-triangles = 三角形
page-gallery-sort = 並べ替え
page-gallery-difficulty = 難易度順
page-gallery-size = サイズ順
page-gallery-none = 該当する問題はありません。
page-card-name = 問題{ $n }
page-no-name = 名前なし
page-card-solved = { $time }でクリア
page-game-share = { $n }%完了
page-game-solved = クリア済み
page-card-stars = 星{ $n }つ
page-card-colors = { $n }色
page-class-trivial = はじめの一歩
page-class-lines = 1ラインずつ
page-class-trials = 先読み
page-class-deep-trials = 深い先読み
page-class-guessing = 推測
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
page-clue-unknown = 数字は不明
page-clue-unknown-length = 長さ不明
page-clue-run = { $color } { $n }
page-line-done = { $line }が完成しました
page-readout-left = あと{ $n }
page-readout-over = { $n }多い
page-dock = 盤のツール
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
page-end-time = タイム { $time }
page-end-hints = { $n ->
    [0] ヒントなし
   *[other] ヒント{ $n }回
}
page-end-mistakes = 間違い{ $n }回
page-end-next = 次の問題
page-end-share = 共有
page-end-close = 盤に戻る
page-end-congratulations = おめでとうございます！ クリアしました。

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
        [unique] 自分で確かめたいときは：問題とその絵、ほかの絵がありえないことを示す全ステップを1つのファイルにまとめました。専用のフォルダーに展開し、そこで`python3 check.py`を実行すると、nonosatを使わずにすべて検証できます。
        [several] 自分で確かめたいときは：問題とその絵2つを1つのファイルにまとめました。専用のフォルダーに展開し、そこで`python3 check.py`を実行すると、nonosatを使わずにすべて検証できます。
       *[none] 自分で確かめたいときは：問題と、絵がありえないことを示す全ステップを1つのファイルにまとめました。専用のフォルダーに展開し、そこで`python3 check.py`を実行すると、nonosatを使わずにすべて検証できます。
    }
page-proof-download = 証明をダウンロード
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
page-lamp-fair = 合格：ほかの絵にはなりません。
page-lamp-stars = { $n }/5
page-lamp-several = まだ不合格：同じ数字になる絵がほかにもあります。
page-lamp-cells = { $n }マスが決まりません。
page-lamp-cells-at-least = 少なくとも{ $n }マスが決まりません。
page-lamp-undecided = { $time }では答えが見つかりませんでした。
page-lamp-other = 同じ数字になる別の絵
page-mend = 直す
page-mend-working = 変えるマスが最も少ない直し方を探しています…
page-mend-out-of-time = 時間内に直し方が見つかりませんでした。
page-mend-impossible = 直せません。
page-mend-found = { $n }マス変えると合格です。
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
page-draw-play = プレイする
page-draw-save = 保存、PNG、印刷…
page-draw-image = 画像から…
page-draw-prove = 合格を証明する
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
page-new-done = 絵を描いて数字を作るか、数字を編集してください。
page-outline-facts = { $size }：{ $cells }マス、{ $lines }ライン
page-outline-many = { $n }マスを超えることはできません。
page-outline-side-e = 辺Eが{ $n }になります：A + B − D。Dを短くするか、AかBを長くしてください。
page-outline-side-f = 辺Fが{ $n }になります：C + D − A。Aを短くするか、CかDを長くしてください。
page-outline-zero = 隣り合う2辺を両方0にはできません。
page-clues-edit = 数字を編集
page-clues-about = 数字は空白かピリオドで区切ります（`3 1`または`3.1`）。空白のラインは何も書かないか`0`、数字が不明なラインは`*`、長さが不明なら`?`です。
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
page-clues-drawn = 絵のとおりの数字にしました。解くには盤を消去し、解が1つかどうかは「解は1つ？」で確かめてください。
page-clues-before = 以前の数字のゲームは「最近のゲーム」にあります。
page-image = 画像から作成
page-image-file = 画像（PNG、JPEG、GIF、BMP、WebP）
page-image-original = 画像。暗くした部分は切り取られます
page-image-drag = ドラッグして使う部分を選びます。
page-image-suggestions = 候補
page-image-suggest = 設定の候補を出す
page-image-likeness = 画像との一致 { $n }%
page-image-tone = 色
page-image-threshold = 次より暗い部分を黒に…
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
page-image-done = 絵ができました。問題として合格かどうかは、横に表示されます。
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
page-recent-none = このブラウザーには保存されていません。
page-recent-delete = 「{ $name }」を削除
page-save = 保存
page-save-name = 名前
page-save-format = 形式
page-save-print = 印刷またはPDF
page-save-usual = 一般的
page-save-others = その他
page-save-png = PNG（画像）
page-save-svg = SVG（図形）
page-save-without = 保存されないもの：{ $lost }。
page-saved-without = 次のものを除いて保存しました：{ $lost }。
page-saved = 保存しました。
page-save-impossible = { $format }（{ $why }）
page-save-not = { $lost }は不可
page-save-picture = 絵を保存する形式です
page-save-letters = 空のラインと27以上の数字は不可
page-save-square = 正方形の盤のみ
page-save-other = 保存できません
page-lost-hexagon = 六角形の盤
page-lost-triangles = 三角形の盤
page-lost-unequal-sides = 盤の辺の長さの違い
page-lost-holes = 盤の穴
page-lost-colors = 複数の色
page-lost-unknown-lengths = 長さが不明な数字
page-lost-unknown-colors = 色が不明な数字
page-lost-unknown-lines = 数字が不明なライン
page-lost-givens = 固定されたマス
page-lost-partial-givens = 色の候補が複数ある固定されたマス
page-lost-inks = 色の見た目
page-lost-background = 背景の色
page-lost-color-names = 色の名前
page-lost-goal = 完成の絵
page-lost-saved = プレイの途中経過
page-lost-partial-saved = 途中経過で色の候補が複数あるマス
page-lost-title = タイトル
page-lost-author = 作者
page-lost-rights = 著作権とライセンス
page-lost-catalogue = カタログの項目
page-lost-remark = コメント
page-preferences = 設定
page-preferences-largest = マスの最大サイズ（ピクセル）
page-preferences-left = 左の余白（ピクセル）
page-preferences-top = 上の余白（ピクセル）
page-preferences-fill = 自動補完：数字を満たしたラインの残りのマスを空白で表示
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
page-key-tool-do = ペンか×、次のツール
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

## Page: files, links, kept games

page-file = 問題ファイル
page-file-games = ゲームのファイル
page-file-name = 問題
page-file-opened = { $name }を開きました。
page-file-continued = { $name }を前回の続きから開きました。
page-file-image = { $name }は画像です。画像から問題を作るには、「ツール」メニューの「画像から作成」を選んでください。
page-file-large = { $name }は{ $n } MiBです。16 MiBまで開けます。
page-file-which-format = どの形式ですか？
page-file-formats = { $name }の形式は複数考えられます。
page-file-which-puzzle = どの問題ですか？
page-file-puzzles = { $name }には{ $n }個の問題があります。
page-link-copied = 問題へのリンクをコピーしました。リンクを開けば、だれでもプレイできます。
page-link-address = このページのアドレスが問題へのリンクになりました。アドレス欄からコピーしてください。
page-link-wrong = リンクから問題を読み込めません：{ $why }
page-link-damaged = 壊れているか、一部が欠けています
page-link-large = { $n }バイトを超えています
page-link-several = リンクに複数の問題が含まれています。
page-keep-other-tab = このゲームは別のタブでもプレイされました。ここからは別のゲームとして続きます。どちらも「最近のゲーム」にあります。
page-keep-two-tabs = このゲームは別のタブでもプレイ中です。ここでの操作は別のゲームとして保存されます。
page-keep-gone = このゲームはもう保存されていません。
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
page-refused-large = 大きすぎて、ここでは受け付けられません。
page-refused-busy = 同時のリクエストが多すぎます。もう一度お試しください。
page-refused-slow = 送信が遅すぎました。もう一度お試しください。
page-fault-empty = 問題のデータが入っていません。
page-fault-large = 大きすぎます。
page-fault-unknown-format = 先頭がどの形式とも一致しません。
page-fault-encoding = { $line }行目{ $column }文字目：テキストではないか、UTF-8ではありません。
page-fault-clue-count = { $line }行目{ $column }文字目：数字の組の数が、盤のラインの数と合いません。
page-fault-clue-too-long = { $line }行目{ $column }文字目：数字がラインのマス数に収まりません。
page-fault-image = 画像です。「ツール」メニューの「画像から作成」を選んでください。
page-fault-convert = 問題のファイルではありません。PNGで保存してから、「ツール」メニューの「画像から作成」を選んでください。
page-fault-several = 複数の問題が入っています。
page-fault-other = { $line }行目{ $column }文字目：{ $message }、expected { $expected }
page-fault-other-fix = { $line }行目{ $column }文字目：{ $message }、expected { $expected }（{ $fix }）

## Books: a cover, a page of rules, puzzles under headings, their solutions at the back

book-title = お絵かきロジック
book-untitled = お絵かきロジック
book-count = { $count }問
book-sizes = { $least }〜{ $most }
book-hexagons = 六角形{ $count }問
book-triangles = 三角形{ $count }問
book-colored = カラー{ $count }問
book-rules = 解き方
book-puzzles = 問題
book-solutions = 解答
book-part = パート{ $number }/{ $count }
book-several = 複数の解
book-hexagon = 六角形、1辺{ $side }
book-hexagon-sides = 六角形、辺{ $sides }
book-triangles-side = 三角形、盤の1辺{ $side }
book-triangles-sides = 三角形、盤の辺{ $sides }
book-solution-on = 解答は{ $page }ページ
book-puzzle-on = 問題は{ $page }ページ
book-class-trivial = はじめの一歩
book-class-lines = 1ラインずつ
book-class-trials = 先読み
book-class-deep-trials = 深い先読み
book-class-guessing = 推測
book-rules-clues = どの問題にも絵が隠れています。行の横と列の上の数字は、続けて塗るマスの数を順に表します。数字と数字の間には、空白が1マス以上あります。0は、ライン全体が空白という意味です。
book-rules-marks = 数字がどこにあっても黒マスになるマスと、どの数字も届かないマスを探しましょう。前者は塗り、後者には×をつけます。どちらも、そこを通る別のラインの手がかりになります。
book-rules-colors = カラーの問題では、数字に色がつき、その色を表す文字も添えてあるので、鉛筆1本でも解けます。文字の一覧は盤の下にあります。違う色の数字どうしは、間に空白がないこともあります。同じ色の数字の間には、空白が1マス以上あります。
book-rules-hexagons = 六角形の盤では、ラインが3方向に走ります。数字はラインの始まる所にあり、盤に向かって読みます。
book-rules-triangles = 三角形のマスの盤では、ラインが3方向に走ります。数字はラインの始まる所にあり、盤に向かって読みます。
book-rules-unknowns = 「?」は長さのわからない数字、破線の枠は色のわからない数字です。「*」は、ラインの数字がまったくわからないことを表します。
book-rules-givens = 点のあるマスは、問題で決められています。初めから正しいマスです。
book-rules-unique = どの問題も、解はちょうど1つです。
book-rules-stars = 星と言葉は、問題の難しさを表します。星半分（とてもやさしい）から星5つ（とても難しい）までです。種類は、どんなステップが必要かを表します：
book-rules-class-trivial = はじめの一歩：順番さえ正しければ、どのラインも1回見るだけで解けます。
book-rules-class-lines = 1ラインずつ：一度に1本のラインを見るだけで解けます。
book-rules-class-trials = 先読み：ときどき、マスを仮に決めて、矛盾することを確かめます。
book-rules-class-deep-trials = 深い先読み：何本ものラインをたどった先で、やっと矛盾します。
book-rules-class-guessing = 推測：短い説明が知られていないマスがあります。
