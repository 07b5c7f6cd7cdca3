# German.

## Lists

list-comma = { $first }, { $second }
list-and = { $first } und { $second }
list-or = { $first } oder { $second }

## Colors

color-black = schwarz
color-white = weiß
color-gray = grau
color-dark-gray = dunkelgrau
color-light-gray = hellgrau
color-brown = braun
color-dark-brown = dunkelbraun
color-red = rot
color-light-red = hellrot
color-dark-red = dunkelrot
color-orange = orange
color-light-orange = hellorange
color-dark-orange = dunkelorange
color-yellow = gelb
color-light-yellow = hellgelb
color-dark-yellow = dunkelgelb
color-green = grün
color-light-green = hellgrün
color-dark-green = dunkelgrün
color-turquoise = türkis
color-light-turquoise = helltürkis
color-dark-turquoise = dunkeltürkis
color-blue = blau
color-light-blue = hellblau
color-dark-blue = dunkelblau
color-purple = violett
color-light-purple = hellviolett
color-dark-purple = dunkelviolett
color-pink = rosa
color-light-pink = hellrosa
color-dark-pink = dunkelrosa

## Books

book-title = Nonogramme
book-untitled = Nonogramm
book-count = { $count } Rätsel
book-sizes = { $least } bis { $most }
book-hexagons = { $count ->
    [one] { $count } Sechseck
   *[other] { $count } Sechsecke
}
book-triangles = { $count } mit Dreiecken
book-colored = { $count } in Farbe
book-rules = So geht’s
book-puzzles = Rätsel
book-solutions = Lösungen
book-part = Teil { $number } von { $count }
book-several = mehrere Lösungen
book-hexagon = Sechseck, Seitenlänge { $side }
book-hexagon-sides = Sechseck, Seitenlängen { $sides }
book-triangles-side = Dreiecke im Sechseck, Seitenlänge { $side }
book-triangles-sides = Dreiecke, Seitenlängen { $sides }
book-solution-on = Lösung auf Seite { $page }
book-puzzle-on = Seite { $page }
book-class-trivial = auf einen Blick
book-class-lines = Reihe für Reihe
book-class-trials = mit Probieren
book-class-deep-trials = mit langem Probieren
book-class-guessing = mit Raten
book-rules-clues = In jedem Rätsel steckt ein Bild. Die Zahlen neben einer Zeile und über einer Spalte sagen, wie viele Felder dort am Stück ausgemalt sind: Jede Zahl steht für einen Block, in dieser Reihenfolge. Zwischen zwei Blöcken ist mindestens ein Feld leer. Eine 0 heißt: Die ganze Reihe ist leer.
book-rules-marks = Suche Felder, die ausgemalt sind, wo auch immer die Blöcke liegen, und Felder, die kein Block erreicht. Male die einen aus und kreuze die anderen an: Beides hilft dir in den Reihen, die sich dort kreuzen.
book-rules-colors = Hat ein Rätsel mehrere Farben, so hat jede Zahl die Farbe ihres Blocks und einen Buchstaben dafür; ein Bleistift genügt also. Was die Buchstaben heißen, steht unter dem Gitter. Blöcke verschiedener Farben dürfen sich berühren; zwischen Blöcken derselben Farbe ist mindestens ein Feld leer.
book-rules-hexagons = In einem Sechseck laufen die Reihen in drei Richtungen. Die Zahlen stehen dort, wo ihre Reihe beginnt. Lies sie zum Gitter hin.
book-rules-triangles = In einem Gitter aus Dreiecken laufen die Reihen in drei Richtungen. Die Zahlen stehen dort, wo ihre Reihe beginnt. Lies sie zum Gitter hin.
book-rules-unknowns = Ein ? ist ein Block unbekannter Länge, ein gestrichelter Rahmen ein Block unbekannter Farbe. Ein * heißt: Alle Zahlen dieser Reihe sind unbekannt.
book-rules-givens = Ein Punkt zeigt ein Feld, das vorgegeben ist: Es stimmt von Anfang an.
book-rules-unique = Jedes Rätsel hat genau eine Lösung.
book-rules-stars = Sterne und ein Wort sagen, wie schwer ein Rätsel ist, von einem halben Stern (sehr leicht) bis zu fünf Sternen (teuflisch). Die Art sagt, welche Schritte es braucht:
book-rules-class-trivial = Auf einen Blick: Ein Blick auf jede Reihe genügt, in der richtigen Reihenfolge.
book-rules-class-lines = Reihe für Reihe: Es genügt, immer nur eine Reihe zu betrachten.
book-rules-class-trials = Mit Probieren: Ab und zu probierst du ein Feld aus und siehst, dass es zu einem Widerspruch führt.
book-rules-class-deep-trials = Mit langem Probieren: Der Widerspruch zeigt sich erst viele Reihen später.
book-rules-class-guessing = Mit Raten: Für manche Felder ist kein kurzer Grund bekannt.
