# French. The reader is "vous".
#
# Words:
#   puzzle       grille              board, grid   grille
#   row, column  ligne, colonne      line          rangée (ligne, colonne ou diagonale)
#   cell         case (f.)           clue          nombres
#   run          bloc                "the 4"       le 4 (m.)
#   filled       noircie             empty         vide
#   open         libre               gap           espace
#   cross        croix               mark          marque
#   hint         indice              mistake       erreur
#   to fit       tenir               reason        raisonnement
#   contradiction  contradiction     guess         deviner
#   solution     solution            unique, fair  solution unique
#   checkpoint   point de contrôle   game          partie
#   image        image               drawing       dessin
#   outline      forme               picture       image
#   to fill      noircir, in colors colorier
#   to cross out marquer d’une croix
#
# Attributes: of lines, cells and colored lengths .definite (with the article), of lines and cells
# .dative (with "à"); of lists .condition ("si A et si B"); of lists .negative ("aucun A ni
# aucun B"); of facts .imperfect (behind "et si"); of colors .feminine and .feminines (plural), to
# agree with cells.
# Spaces before : ; ? ! » and behind « do not break.

## Lists

list-comma = { $first }, { $second }
    .condition = { $first }, si { $second }
list-and = { $first } et { $second }
    .condition = { $first } et si { $second }
list-or = { $first } ou { $second }
    .negative = { $first } ni { $second }
list-sentences = { $first } { $second }
list-semicolon = { $first } ; { $second }
aside = { $what } ({ $aside })

## Lines of the board

line-row = ligne { $label }
    .definite = la ligne { $label }
line-column = colonne { $label }
    .definite = la colonne { $label }
line-falling-diagonal = diagonale descendante { $label }
    .definite = la diagonale descendante { $label }
line-rising-diagonal = diagonale montante { $label }
    .definite = la diagonale montante { $label }
line-region = région { $label }
    .definite = la région { $label }
line-block = carré autour de { $label }
    .definite = le carré autour de { $label }

lines-row = lignes
    .definite = les lignes
lines-column = colonnes
    .definite = les colonnes
lines-falling-diagonal = diagonales descendantes
    .definite = les diagonales descendantes
lines-rising-diagonal = diagonales montantes
    .definite = les diagonales montantes
lines-region = régions
    .definite = les régions
lines-block = carrés
    .definite = les carrés

## Cells

range = { $first } à { $last }
cells-cell = { $count ->
    [one] case { $places }
   *[other] cases { $places }
}
    .definite = { $count ->
        [one] la case { $places }
       *[other] les cases { $places }
    }
    .dative = { $count ->
        [one] à la case { $places }
       *[other] aux cases { $places }
    }
cells-cell-many = { $count } des cases { $first } à { $last }
    .dative = à { $count } des cases { $first } à { $last }
cells-of-line = { $cells } de { $line-definite }
    .definite = { $cells-definite } de { $line-definite }
    .dative = { $cells-dative } de { $line-definite }
cells-several = { $cells }
    .definite = { $cells-definite }
    .dative = { $cells-dative }
cells-many = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
    .dative = { $count ->
        [one] à { $count } case
       *[other] à { $count } cases
    }
cells-of-total = { $count ->
    [one] 1 case
   *[other] { $count } cases
} dans { $line-definite }
cell-crossing = { $row }, { $column }
    .definite = la case en { $row }, { $column }
    .dative = à la case en { $row }, { $column }
cell-of-line = { $line }, case { $at }
    .definite = la case { $at } de { $line-definite }
    .dative = à la case { $at } de { $line-definite }

## Runs

run = le { $length } de { $line-definite }
run-first = le premier { $length } de { $line-definite }
run-last = le dernier { $length } de { $line-definite }
run-nth = le { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[other] { $place }e
} { $length } de { $line-definite }
length-range = { $least } à { $most }
length-least = { $least } ou plus
length-color = { $length } { $color }
run-any = un { $length }
run-every = chacun de ses blocs
clue-runs = { $count ->
    [one] le { $runs }
   *[other] les blocs { $runs }
}
clue-run = le { $length }
runs-many = les { $count } blocs

## Colors

color-black = noir
    .feminine = noire
    .feminines = noires
color-white = blanc
    .feminine = blanche
    .feminines = blanches
color-gray = gris
    .feminine = grise
    .feminines = grises
color-dark-gray = gris foncé
color-light-gray = gris clair
color-brown = marron
color-dark-brown = marron foncé
color-red = rouge
    .feminines = rouges
color-light-red = rouge clair
color-dark-red = rouge foncé
color-orange = orange
color-light-orange = orange clair
color-dark-orange = orange foncé
color-yellow = jaune
    .feminines = jaunes
color-light-yellow = jaune clair
color-dark-yellow = jaune foncé
color-green = vert
    .feminine = verte
    .feminines = vertes
color-light-green = vert clair
color-dark-green = vert foncé
color-turquoise = turquoise
color-light-turquoise = turquoise clair
color-dark-turquoise = turquoise foncé
color-blue = bleu
    .feminine = bleue
    .feminines = bleues
color-light-blue = bleu clair
color-dark-blue = bleu foncé
color-purple = violet
    .feminine = violette
    .feminines = violettes
color-light-purple = violet clair
color-dark-purple = violet foncé
color-pink = rose
    .feminines = roses
color-light-pink = rose clair
color-dark-pink = rose foncé
color-background = fond
color-shaded = noircie
color-lettered = { $color } ({ $letter })
    .feminine = { $color-feminine } ({ $letter })
    .feminines = { $color-feminines } ({ $letter })
ink-named = de couleur { $name }

## Facts

fact-empty = { $cells-definite } { $count ->
    [one] est vide
   *[other] sont vides
}
    .imperfect = { $cells-definite } { $count ->
        [one] était vide
       *[other] étaient vides
    }
fact-filled = { $cells-definite } { $count ->
    [one] est noircie
   *[other] sont noircies
}
    .imperfect = { $cells-definite } { $count ->
        [one] était noircie
       *[other] étaient noircies
    }
fact-color = { $cells-definite } { $count ->
    [one] est { $color-feminine }
   *[other] sont { $color-feminines }
}
    .imperfect = { $cells-definite } { $count ->
        [one] était { $color-feminine }
       *[other] étaient { $color-feminines }
    }
fact-not-empty = { $cells-definite } { $count ->
    [one] n’est pas vide
   *[other] ne sont pas vides
}
    .imperfect = { $cells-definite } { $count ->
        [one] n’était pas vide
       *[other] n’étaient pas vides
    }
fact-not = { $cells-definite } { $count ->
    [one] n’est pas { $colors-feminine }
   *[other] ne sont pas { $colors-feminines }
}
    .imperfect = { $cells-definite } { $count ->
        [one] n’était pas { $colors-feminine }
       *[other] n’étaient pas { $colors-feminines }
    }
fact-one-of = { $cells-definite } { $count ->
    [one] est { $colors-feminine }
   *[other] sont { $colors-feminines }
}
    .imperfect = { $cells-definite } { $count ->
        [one] était { $colors-feminine }
       *[other] étaient { $colors-feminines }
    }
fact-one-or-empty = { $cells-definite } { $count ->
    [one] est vide ou { $colors-feminine }
   *[other] sont vides ou { $colors-feminines }
}
    .imperfect = { $cells-definite } { $count ->
        [one] était vide ou { $colors-feminine }
       *[other] étaient vides ou { $colors-feminines }
    }
fact-more = { $count ->
    [one] { $count } autre case est connue
   *[other] { $count } autres cases sont connues
}
since = , car { $facts }

## Explanations

rule-exact = { $count ->
    [one] { $clue } remplit
   *[other] { $clue } remplissent
} exactement { $line-definite } : { $result }.
rule-no-runs = { $line-definite } n’a aucun bloc : elle est vide.
rule-overlap-empty = { $run } dispose de { $room } cases : où qu’il soit, { $result }.
rule-region = { $line-definite } n’a qu’une couleur, et { $facts } : { $result }.
rule-total-reached = { $count ->
    [0] { $line-definite } admet 0 case
   *[other] { $facts }, et il ne peut y en avoir plus
} : { $result }.
rule-total-none-color = { $line-definite } admet 0 case { $color-feminine } : { $result }.
rule-total-needed = { $line-definite } demande { $count ->
    [one] 1 case
   *[other] { $count } cases
} et n’a pas de place pour davantage{ $since } : { $result }.
rule-total-needed-color = { $line-definite } demande { $count ->
    [one] 1 case { $color-feminine }
   *[other] { $count } cases { $color-feminines }
} et n’a pas de place pour davantage{ $since } : { $result }.
rule-complete = tous les blocs de { $line-definite } sont trouvés : le reste est vide.
rule-one-place = { $run } ne peut occuper que { $place-definite }{ $since }.
rule-overlap = { $run } est forcément dans { $place-definite }{ $since } : { $result }.
run-within = { $run } est forcément dans { $place-definite }
run-placed = { $run } ne peut occuper que { $place-definite }
rule-overlaps = { $runs }{ $since } : { $result }.
rule-places = { $runs }{ $since }.
rule-beside = { $run } occupe { $place-definite }{ $since } : { $result }.
rule-before-first = { $run } occupe { $place-definite }{ $since }, et aucun bloc ne le précède : { $result }.
rule-behind-last = { $run } occupe { $place-definite }{ $since }, et aucun bloc ne le suit : { $result }.
rule-between = { $run } finit au plus tard { $end-dative } et le { $next } suivant commence au plus tôt { $start-dative }{ $since } : { $result }.
rule-before = { $run } ne peut pas commencer avant { $start-definite }{ $since } : { $result }.
rule-behind = { $run } ne peut pas dépasser { $end-definite }{ $since } : { $result }.
rule-before-covering = { $run } couvre { $block-definite }{ $since }, donc il ne peut pas commencer avant { $start-definite } : { $result }.
rule-behind-covering = { $run } couvre { $block-definite }{ $since }, donc il ne peut pas dépasser { $end-definite } : { $result }.
rule-unreached = aucun bloc de { $line-definite } n’atteint { $cells-definite }{ $since } : { $count ->
    [one] cette case est vide
   *[other] ces cases sont vides
}.
rule-unreached-color = aucun bloc { $colors-negative } de { $line-definite } n’atteint { $cells-definite }{ $since } : { $result }.
rule-block-whole = dans { $line-definite }, { $block-definite } { $count ->
    [one] est un 1 complet
   *[other] forment un { $count } complet
}{ $since } : { $result }.
rule-block-ends = dans { $line-definite }, tout bloc qui couvre { $block-definite } s’arrête là{ $since } : { $result }.
rule-block-ends-run = { $run } couvre { $block-definite } et s’arrête là{ $since } : { $result }.
rule-gap = dans { $line-definite }, l’espace { $gap-dative } est trop petit pour { $runs }{ $since } : { $result }.
rule-no-fit = aucun bloc de { $line-definite } ne peut couvrir { $cells-definite }{ $since } : { $result }.
rule-no-fit-color = aucun bloc { $colors-negative } de { $line-definite } ne peut couvrir { $cells-definite }{ $since } : { $result }.
rule-edge = dans { $line-definite }, { $block-definite } { $count ->
    [one] appartient
   *[other] appartiennent
} à un bloc d’au moins { $least } { $least ->
    [one] case
   *[other] cases
}{ $since } : { $result }.
rule-edge-any = dans { $line-definite }, tout bloc qui couvre { $block-definite } va plus loin{ $since } : { $result }.
rule-join = dans { $line-definite }, { $blocks-definite } appartiennent au même bloc{ $since } : { $result }.
rule-split = dans { $line-definite }, { $cell-definite } réunirait ses voisines en un bloc de { $length } cases, mais aucun bloc n’est aussi long{ $since } : { $result }.
rule-color-no-gap = { $own }, et { $line-definite } n’a pas d’espace à cet endroit{ $since } : { $result }.
rule-color-no-gap-nor = { $own }, et { $line-definite } n’a à cet endroit ni espace ni bloc { $colors }{ $since } : { $result }.
rule-color-no-run = { $own }, et aucun bloc { $colors-negative } de { $line-definite } ne tient à cet endroit{ $since } : { $result }.
rule-one-way = il n’y a qu’une façon de placer { $clue } dans { $line-definite }{ $since } : { $result }.
rule-few-ways = il n’y a que { $ways } façons de placer { $clue } dans { $line-definite }{ $since } : dans { $ways ->
    [2] les deux
   *[other] toutes
}, { $result }.
clue-of-region = « une seule couleur »
clue-with-regions = { $clue } (avec les régions)
rule-pattern = { $line-definite } ne peut satisfaire { $clue } que si { $result-condition }{ $since }.
rule-pattern-ways = { $clue } ne laisse que { $ways ->
    [one] { $ways } façon
   *[other] { $ways } façons
} de remplir { $line-definite }{ $since } : { $ways ->
    [1] ainsi
    [2] dans les deux
   *[other] dans toutes
}, { $result }.
rule-all-runs = { $count ->
    [one] { $clue } ne tient
   *[other] { $clue } ne tiennent
} dans { $line-definite } que si { $result-condition }{ $since }.
rule-first-runs = { $count ->
    [one] le premier bloc de { $line-definite } ({ $clue }) ne tient
   *[other] les { $count } premiers blocs de { $line-definite } ({ $clue }) ne tiennent
} que si { $result-condition }{ $since }.
rule-last-runs = { $count ->
    [one] le dernier bloc de { $line-definite } ({ $clue }) ne tient
   *[other] les { $count } derniers blocs de { $line-definite } ({ $clue }) ne tiennent
} que si { $result-condition }{ $since }.
rule-all-many = les { $count } blocs de { $line-definite } ne tiennent que si { $result-condition }{ $since }{ $near }.
rule-first-many = les { $count } premiers blocs de { $line-definite } ne tiennent que si { $result-condition }{ $since }{ $near }.
rule-last-many = les { $count } derniers blocs de { $line-definite } ne tiennent que si { $result-condition }{ $since }{ $near }.
near-runs = , et { $count ->
    [one] seul { $runs } arrive
   *[other] seuls { $runs } arrivent
} jusque-là

## Suppositions and what they lead to

suppose = et si { $fact-imperfect } ?
so = donc { $facts }.
likewise = de même, { $facts }.
either = examinez les deux cas pour { $cell-definite }.
either-if = cas où { $fact }.
either-way = dans les deux cas, { $facts }.
contradiction = contradiction : { $why }.
dead-no-runs = { $line-definite } n’a aucun bloc, mais elle n’est pas entièrement vide{ $since }
dead-run = il n’y a pas de place pour le { $length } de { $line-definite }{ $since }
dead-pattern = { $line-definite } ne peut pas satisfaire { $clue }{ $since }
dead-all-runs = { $count ->
    [one] { $clue } ne tient
   *[other] { $clue } ne tiennent
} pas dans { $line-definite }{ $since }
dead-first-runs = { $count ->
    [one] le premier bloc de { $line-definite } ({ $clue }) ne tient pas
   *[other] les { $count } premiers blocs de { $line-definite } ({ $clue }) ne tiennent pas
}{ $since }
dead-last-runs = { $count ->
    [one] le dernier bloc de { $line-definite } ({ $clue }) ne tient pas
   *[other] les { $count } derniers blocs de { $line-definite } ({ $clue }) ne tiennent pas
}{ $since }
dead-all-many = les { $count } blocs de { $line-definite } ne tiennent pas{ $since }
dead-first-many = les { $count } premiers blocs de { $line-definite } ne tiennent pas{ $since }
dead-last-many = les { $count } derniers blocs de { $line-definite } ne tiennent pas{ $since }
guess = il faut deviner que { $facts } : aucun raisonnement court ne le montre. Sinon, on arrive à une contradiction après { $lines ->
    [one] une rangée
   *[other] { $lines } rangées
}.
guess-beyond-lines = il faut deviner que { $facts } : aucun raisonnement court ne le montre.

## Hints, in three levels, and mistakes

hint-look = regardez { $line-definite }.
hint-look-after = regardez { $before-definite }, puis { $line-definite }.
hint-try = aucune rangée à elle seule ne mène plus loin. Faites un essai avec une case de { $line-definite }.
hint-nowhere = aucune rangée à elle seule ne mène plus loin, et aucun essai n’est assez court pour être suivi.
hint-follows = on peut déduire { $cells-definite }.
hint-certain = { $cells-definite } { $count ->
    [one] est certaine
   *[other] sont certaines
}, mais aucun raisonnement court ne le montre.
mistake-clues = les nombres seuls se contredisent.
mistake-marks = { $count ->
    [one] cette marque ne peut pas être juste
   *[other] ces marques ne peuvent pas être toutes justes
} : { $facts }.
mistake-unshown = ce n’est le cas dans aucune solution, mais aucun raisonnement court ne le montre.

## Walks

heading-mixed = Pas à pas
heading-colors = Couleurs exclues
heading-empty-line = Chevauchement
heading-region = Régions
heading-total = Totaux
heading-complete = Rangées complètes
heading-overlap = Chevauchement, avec des cases connues
heading-reach = Hors d’atteinte
heading-bounded = Blocs complets
heading-small-gap = Espaces trop petits
heading-edge = Prolonger
heading-joining = Relier
heading-split = Séparer
heading-color = Une seule couleur possible
heading-enumeration = Rangées entières
heading-trial = Et si… (contradiction)
heading-either = Les deux cas
heading-solver = Deviner
line-range = { $lines } { $first } à { $last }
walk-empty-lines = rangées vides (nombre 0) : { $lines }.
walk-solved = toutes les cases sont connues.
walk-dead-end = { $contradiction } Il n’y a pas de solution.
walk-time = le temps est écoulé ; il reste { $count ->
    [one] { $count } case
   *[other] { $count } cases
} à trouver.
walk-memory = les étapes prennent plus de { $mebibytes } Mio de mémoire ; il reste { $count ->
    [one] { $count } case
   *[other] { $count } cases
} à trouver.
walk-several = il y a plusieurs solutions, et aucun raisonnement ne mène plus loin : il reste { $count ->
    [one] { $count } case
   *[other] { $count } cases
} à trouver.
walk-none = il n’y a pas de solution, mais aucun raisonnement court ne le montre : il reste { $count ->
    [one] { $count } case
   *[other] { $count } cases
} à trouver.
walk-stuck = aucun raisonnement trouvé ne mène plus loin : il reste { $count ->
    [one] { $count } case
   *[other] { $count } cases
} à trouver.
walk-cut = le temps est écoulé ; il y a d’autres étapes.
walk-complete = le reste de ces rangées est vide : { $lines }.
walk-since = car :{" "}
walk-earlier = { $count ->
    [one] (repose sur { $count } autre étape)
   *[other] (repose sur { $count } autres étapes)
}

## Verdicts

reason-totals = { $more-definite } demandent au moins { $least } cases, { $fewer-definite } en ont au plus { $most }
reason-totals-color = { $more-definite } demandent au moins { $least } cases { $color-feminines }, { $fewer-definite } en ont au plus { $most }
reason-line = { $line-definite } ne peut pas être remplie si l’on tient compte des autres rangées
reason-search = aucune image ne convient à toutes les rangées à la fois
limit-time = le temps est écoulé
limit-memory = il faut plus de mémoire qu’il n’y en a
limit-placements = { $line-definite } a { $placements } placements possibles ; avec ceux des rangées précédentes, la limite de { $limit } est dépassée
limit-placements-uncounted = { $line-definite } a plus de 10^38 placements possibles ; avec ceux des rangées précédentes, la limite de { $limit } est dépassée
limit-capacity = une table de taille limitée est pleine
limit-solver = le solveur a abandonné
limit-conflicts = le bref essai est terminé
limit-weights = aucun nombre qui le prouve n’a été trouvé
limit-patterns = pour des indices à motifs, des régions et des nombres dans les cases, seuls des nombres sont une preuve
limit-interrupted = interrompu
limit-literals = la formule a plus de { $limit } littéraux

## Difficulty

difficulty-gentle = très facile
difficulty-easy = facile
difficulty-tricky = délicate
difficulty-hard = difficile
difficulty-fiendish = diabolique
difficulty-with-trials = { $difficulty }, avec { $count ->
    [one] un essai
   *[other] { $count } essais
}
difficulty-with-guesses = { $difficulty }, avec { $count ->
    [one] une case à deviner
   *[other] { $count } cases à deviner
}
time-minutes = { $n ->
    [one] environ { $n } minute
   *[other] environ { $n } minutes
}
time-hours = { $n ->
    [one] environ { $n } heure
   *[other] environ { $n } heures
}
time-many-hours = de nombreuses heures

## Proofs by numbers: why a picture is the only one. $lines: two lines cross in a cell, or more.
## $goal and $most are numbers; k and M behind numbers stay.

weights-title = { $kind ->
   *[unique] Pourquoi il n’y a pas d’autre image
    [none] Pourquoi il n’y a pas d’image
}
weights-each = { $kind ->
   *[unique] { $lines ->
       *[two] Partout où une image diffère de celle-ci, la ligne reçoit le nombre de la case, et la colonne { $goal } moins ce nombre.
        [more] Partout où une image diffère de celle-ci, la ligne reçoit le nombre de la case, et les deux autres rangées qui y passent se partagent le reste de { $goal }.
    }
    [none] { $lines ->
       *[two] Pour chaque case noircie d’une image, la ligne reçoit le nombre de la case, et la colonne le perd.
        [more] Pour chaque case noircie d’une image, la ligne reçoit le nombre de la case, et les deux autres rangées qui y passent le perdent ensemble.
    }
}
weights-together = { $kind ->
   *[unique] Toutes les rangées ensemble reçoivent donc exactement { $goal } pour chaque case qui diffère.
    [none] Toutes les rangées ensemble reçoivent donc exactement 0.
}
weights-most = { $kind ->
   *[unique] Mais leurs nombres leur permettent de recevoir { $most } au plus en tout : aucune case ne peut différer.
    [none] Mais leurs nombres leur permettent de recevoir { $most } au plus en tout : une telle image n’existe pas.
}
weights-stuck = Mais dans une rangée plus rien ne tient : une telle image n’existe pas.
weights-trials = { $count ->
    [one] Avant cela, { $count } essai a exclu une couleur d’une case, par ses propres nombres.
   *[other] Avant cela, { $count } essais ont exclu des couleurs de cases, par leurs propres nombres.
}
weights-colors = Avec plusieurs couleurs, une case montre le nombre le plus éloigné de 0.
weights-short = Les grands nombres sont abrégés : 16k vaut environ 16 000, 5M environ 5 000 000.
weights-line = { $line } : ses nombres permettent { $most } au plus. Ce qui reçoit le plus :

## The page of all steps

explain-first = Première étape
explain-back = Précédente
explain-next = Suivante
explain-last = Dernière étape
explain-step = Étape { $number } sur { $all }
explain-reasons = pourquoi
explain-news = ce qu’on en déduit

## Problems of files. A message is "line 3, column 4: <problem-…>, expected <want-…>"; below it, or behind it in
## parentheses, stands <advice-…>, how to mend it. None has a full stop. Words between ` ` stand so in files: they
## stay as they are, and so do words in capital letters that stand for a number or a name, such as
## HEIGHT. $found is a part of the file. In a problem, $count is a number of things that were found.

problem-at = ligne { $line }, colonne { $column } : { $problem }, { $expected }
problem-at-advice = ligne { $line }, colonne { $column } : { $problem }, { $expected } ({ $advice })
problem-list = { $first } ; { $second }
problem-expected = attendu : { $wanted }
problem-alone = { $problem }, { $expected }

problem-found = `{ $found }` trouvé
problem-found-plain = { $found } trouvé
problem-found-nothing = il n’y a rien
problem-found-list = c’est une liste
problem-found-object = c’est un objet
problem-found-list-of = c’est une liste de longueur { $count }
problem-negative = c’est un nombre négatif
problem-number-large = le nombre { $found } est trop grand
problem-no-number = le nombre manque
problem-text-ends = le texte finit trop tôt
problem-missing = `{ $name }` manque
problem-no-size = la taille manque
problem-size = la taille manque ou est impossible
problem-file-ends = le fichier finit ici
problem-ends-rows = le fichier finit après les nombres de { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
problem-ends-columns = le fichier finit après les nombres de { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
}
problem-clue-lines = { $count ->
    [one] { $count } ligne de nombres
   *[other] { $count } lignes de nombres
}
problem-clues-many = les nombres de { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
}
problem-no-columns = il n’y a pas de colonnes
problem-columns-line = la ligne des colonnes manque
problem-section-missing = la section `{ $name }` manque
problem-section-twice = la section `{ $name }` apparaît deux fois
problem-section-clues = la section `{ $name }` a les nombres de { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
}
problem-list-clues = la liste `{ $name }` a les nombres de { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
}
problem-json-fields = les champs { $names } ne contiennent pas de nombres pour les rangées
problem-line-missing = la ligne `{ $name }` manque
problem-clues-missing = les nombres `{ $name }` manquent
problem-no-word = `{ $found }` là où la ligne doit commencer par un mot
problem-behind-clues = `{ $found }` après les derniers nombres
problem-between-numbers = `{ $found }` entre des nombres
problem-color-place = `{ $found }` à la place d’une couleur
problem-not-three = ce ne sont pas trois mots
problem-no-zero = `{ $found }` ne finit pas par 0
problem-no-puzzle-number = le numéro de la grille manque
problem-colon-lines = { $count ->
    [one] { $count } ligne avec `:`
   *[other] { $count } lignes avec `:`
}
problem-table-missing = le tableau `{ $name }` manque

problem-color-undeclared = la couleur `{ $color }` n’est pas déclarée
problem-color-unusable = la couleur `{ $color }` n’est pas déclarée ou est celle du fond
problem-color-twice = la couleur `{ $color }` est déclarée deux fois
problem-color-nameless = la couleur n’a pas de nom
problem-background-undeclared = la couleur de fond `{ $color }` n’est pas déclarée
problem-background-run = le fond ne peut pas former un bloc
problem-two-colors = les cases de deux couleurs ne sont pas encore prises en charge
problem-no-palette = la palette manque
problem-one-color = une seule couleur
problem-colors = { $count ->
    [one] { $count } couleur
   *[other] { $count } couleurs
}
problem-colors-more = plus de { $count ->
    [one] { $count } couleur
   *[other] { $count } couleurs
}
problem-signs-more = plus de { $count ->
    [one] { $count } signe
   *[other] { $count } signes
}

problem-run-colorless = le bloc `{ $run }` n’a pas de couleur
problem-run-lengthless = le bloc `{ $run }` n’a pas de longueur
problem-clue-needs = les nombres demandent { $needs ->
    [one] { $needs } case
   *[other] { $needs } cases
}
problem-run-needs = un bloc de { $run ->
    [one] { $run } case
   *[other] { $run } cases
}

problem-rows-of-cells = { $count ->
    [one] { $count } ligne de cases
   *[other] { $count } lignes de cases
}
problem-row-has = la ligne { $row } de la grille a { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
problem-this-row-has = cette ligne a { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
problem-row-surplus = une ligne de trop (ligne { $row } de la grille)
problem-row-open = la dernière ligne n’est pas fermée
problem-picture-rows = l’image a { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
problem-picture-row = la ligne { $row } de l’image a { $cells } entre `{ $first }` et `{ $last }`
problem-picture-cells = l’image a { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
problem-goal-cells = l’image finale a { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
problem-saved-cells = l’état de la partie a { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
problem-cells-more = il y a trop de cases
problem-goal-open = une case de l’image finale est libre
problem-saved-letters = `saved` a des lettres qui ne désignent aucune couleur
problem-no-board = ces lignes ne forment aucune grille
problem-no-bit = ce signe n’est pas un bit
problem-no-bitmap = ce n’est pas un bitmap
problem-behind-board = cette case est au-delà de la fin de la grille
problem-no-given = la position { $place } de la ligne { $row } ne peut pas être une case donnée
problem-hole-rows = { $count ->
    [one] { $count } ligne de signes pour les trous
   *[other] { $count } lignes de signes pour les trous
}
problem-region-rows = { $count ->
    [one] { $count } ligne de signes pour les régions
   *[other] { $count } lignes de signes pour les régions
}
problem-number-rows = { $count ->
    [one] { $count } ligne de nombres
   *[other] { $count } lignes de nombres
}
problem-signs = { $count ->
    [one] { $count } signe
   *[other] { $count } signes
}
problem-only-holes = { $line-definite } n’a que des trous

problem-empty = le fichier est vide
problem-no-puzzle = le fichier ne contient pas de grille
problem-several-puzzles = le fichier contient { $count ->
    [one] { $count } grille
   *[other] { $count } grilles
}
problem-xml-empty = il n’y a pas de grille dans ce XML
problem-bytes = plus de { $count ->
    [one] { $count } octet
   *[other] { $count } octets
}
problem-lines = plus de { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
problem-puzzles = plus de { $count ->
    [one] { $count } grille
   *[other] { $count } grilles
}
problem-cells-together = plus de { $count ->
    [one] { $count } case
   *[other] { $count } cases
} dans l’ensemble des grilles
problem-notes-together = plus de { $count ->
    [one] { $count } octet
   *[other] { $count } octets
} de notes dans l’ensemble des grilles
problem-not-utf8 = l’octet { $at } ({ $byte }) n’est pas de l’UTF-8
problem-not-utf16 = le fichier se dit en UTF-16 et ne l’est pas
problem-image = c’est une image { $kind }
problem-graymap = c’est une image en niveaux de gris (PGM)
problem-pixmap = c’est une image en couleurs (PPM)
problem-pdf = c’est un document PDF
problem-archive = c’est une archive ZIP
problem-archive-damaged = l’archive ZIP est endommagée
problem-archive-none = l’archive ZIP ne contient aucun fichier de puzzle
problem-member = dans `{ $name }` : { $problem }
problem-could-be = le format peut être { $formats }
problem-page = cette page ne contient aucun puzzle lisible
problem-no-format = `{ $found }` n’est le début d’aucun format connu ici
problem-unequal-lists = les deux seules listes de nombres demandent { $count } et { $other } cases
problem-version = version { $found } du format
problem-type = une grille de type `{ $type }`
problem-hex-sides = un hexagone avec à la fois `side` et `sides`, ou sans l’un ni l’autre
problem-board-large = la grille est trop grande
problem-entity = une entité que le fichier définit lui-même
problem-name-spaces = plus de { $count ->
    [one] { $count } espace de noms
   *[other] { $count } espaces de noms
}
problem-attributes = un élément a plus de { $count ->
    [one] { $count } attribut
   *[other] { $count } attributs
}
problem-nested = plus de { $count ->
    [one] { $count } élément emboîté
   *[other] { $count } éléments emboîtés
}
problem-variable = `var d` n’est pas une liste de listes de nombres
problem-variable-numbers = les nombres ne sont pas ceux d’une grille

number-rows = le nombre de lignes
number-columns = le nombre de colonnes
number-run = la longueur d’un bloc
number-sum = une somme
number-colors = le nombre de couleurs
number-side = la longueur d’un côté
number-side-lines = le nombre de rangées qui partent d’un côté
number-row = le numéro d’une ligne de la grille
number-place = la position d’une case dans cette ligne
want-whole = { $what }, un nombre entier à partir de 1
want-numbers = { $what }
want-text = `{ $text }`
want-end-or = la fin, ou un mot parmi { $words }
want-one = une seule
want-some = au moins une
want-at-most = { $count } au plus
want-rows = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
want-columns = { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
}
want-cells = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
want-rows-and-columns = { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
} et { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}
want-lines = { $count } ({ $lines })
want-lines-of = { $lines } : { $count }
want-as-board = { $count }, comme dans la grille
want-as-rows-before = { $count }, comme les lignes précédentes
want-as-size = { $count }, d’après la taille
want-as-line = { $count }, d’après `{ $name }`
want-as-clues = { $count }, d’après les nombres
want-row-as-clues = { $cells } entre `{ $first }` et `{ $last }`, d’après les nombres
want-rows-as-board = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}, comme dans la grille
want-cells-as-board = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, comme dans la grille à cet endroit
want-cells-of-row = { $count } au plus, le nombre de cases de cette ligne
want-clue-of-line = un indice plus petit pour { $line-definite }
want-cells-of-line = { $cells } au plus, le nombre de cases de { $line-definite }
want-stretch-of-line = { $cells } au plus, la plus longue suite de cases sans trou de { $line-definite }
want-row-cells = { $count }, le nombre de cases de la ligne
want-row-each = { $count }, une pour chaque ligne de la grille
want-cell-each-line = au moins une case dans chaque rangée
want-hole-sign = `#` pour une case ou `.` pour un trou
want-region-sign = une lettre ou un chiffre
want-number-sign = un chiffre ou `.`
want-touching = des cases contiguës pour une région
want-blank-rows-columns = une ligne blanche entre les nombres des lignes et ceux des colonnes
want-blank-columns-rows = une ligne blanche entre les nombres des colonnes et ceux des lignes
want-mark-rows-columns = une ligne `{ $mark }` entre les nombres des lignes et ceux des colonnes
want-end-rows = la fin du fichier après les nombres des lignes
want-end-columns = la fin du fichier après les nombres des colonnes
want-sections = `rows` et `columns`, chacun seul sur sa ligne
want-sections-once = `rows` et `columns`, chacun une fois par grille
want-sizes = `width` et `height`, ou ni l’un ni l’autre
want-property = `rows`, `columns` ou une propriété
want-separator = une virgule, un point ou un espace
want-zero = 0 à la fin de chaque ligne
want-square = autant de lignes que de colonnes, 0 pour une rangée vide
want-colons = `:` avant les lignes, avant les colonnes et après elles
want-colons-six = `:` avant chacun des six groupes A à F, et après eux
want-six-groups = six groupes de nombres dont les tailles s’accordent
want-six-named = six groupes de nombres ({ $names })
want-clues-or-goal = les nombres des lignes et des colonnes, ou une image finale
want-columns-line = une ligne pour les colonnes, après celle des lignes
want-lengths = une liste des longueurs des blocs, des nombres entiers à partir de 1
want-pairs = des paires d’un signe et d’une longueur, comme dans `#,3,#,1`
want-runs-rgb = le nombre de blocs, puis la longueur, le rouge, le vert et le bleu de chacun, comme dans `1 3 255 0 0`
want-letters-numbers = des lettres, A pour 1 à Z pour 26
want-table-sign = 1, 0 ou -1
want-pattern = un indice comme `* 3a *`, `{ "{" }1a 2a{ "}" }`, `?a =7a` ou `0 | 5a`
want-typed-clue = un nombre, comme dans `3 1`
want-hexadecimal = deux chiffres hexadécimaux après `-`
want-known-number = un nombre (ici, `?` pourrait représenter un bloc ou plusieurs)
want-link-sign = des chiffres, `-` et deux chiffres, ou une lettre de g à z
want-color-value = une couleur comme #ff8800
want-color-hex = une couleur comme FF0000
want-color-name = le nom d’une couleur ou #rrggbb
want-color-letter = `-` ou une couleur de `a` à `{ $last }`
want-color-letters = des lettres de couleurs déclarées, ou `-`
want-color-each = `-` ou la lettre d’une couleur pour chaque case
want-color-only = `a`, la seule couleur déclarée
want-color-declared = une des couleurs déclarées, de `a` à `{ $last }`
want-color-once = chaque couleur une seule fois
want-color-element = un élément `<color>` pour elle
want-declared-name = le nom d’une couleur déclarée
want-declared-sign = le signe d’une couleur déclarée
want-declared-letter = la lettre d’une couleur déclarée
want-declared-runs = des blocs de couleurs déclarées
want-declaration = `SIGN:SIGN COLOR`, comme dans `b:*  blue`
want-fewer-colors = moins de couleurs
want-two-colors = au moins deux `colors`
want-palette = la couleur du fond et au moins une autre, comme `#ffffff #000000`
want-letter-behind = une lettre derrière lui, comme dans `{ $run }a`
want-number-before = un nombre devant lui, ou `?`
want-number-letter = un nombre et la lettre ou le nom d’une couleur
want-attribute-name = un attribut `name`
want-cell-sign = 0 ou 1, ou . ou # pour chaque case
want-goal-sign = 0, 1 ou la lettre d’une couleur
want-nonogram-sign = `x` ou `_` pour chaque case
want-image-sign = le signe (`char`) d’une couleur, `?` ou `|`
want-bit = 0 ou 1
want-bitmap = `P1` ou `P4` au début
want-given-letter = une lettre pour chaque case donnée
want-given = une case de la grille et les lettres de ses couleurs
want-each-cell-once = chaque case une seule fois
want-hole = `-` : il y a un trou ici
want-each-cell = une couleur de la grille pour chaque case
want-one-color-each = une seule couleur pour chaque case de la grille
want-letters-each = pour chaque case, les lettres de ses couleurs
want-rows-bars = des lignes entre `|`
want-rows-slashes = des lignes entre `/` et `\`
want-rows-board = celles d’un rectangle, d’un hexagone, ou de triangles entre barres obliques
want-puzzle = une grille
want-possible = une grille possible
want-board = une autre grille
want-smaller-board = une grille plus petite
want-smaller-file = un fichier plus petit
want-smaller-picture = une image plus petite
want-other-picture = une autre image
want-fewer-puzzles = moins de grilles par fichier
want-puzzle-file = un fichier de grille
want-archive = une archive ZIP intacte
want-puzzle-files = des fichiers de puzzles, comme `.non` ou `.nonogram`
want-utf8 = de l’UTF-8
want-utf16 = de l’UTF-16 ou de l’UTF-8
want-one-format = un contenu qui convient à un seul format
want-format = `rect HEIGHT WIDTH`, `hex SIDE` ou `tri A B C D E F` (.clues), les lignes `rows` et `columns` (.non), ou un autre format de docs/FORMATS.md
want-header = `rect HEIGHT WIDTH`, `hex SIDE` ou `tri A B C D E F`
want-sides = des côtés A à F qui s’accordent
want-hex-sides = `side`, ou six `sides`
want-version = la version { $version }
want-type = le type `grid` ou `triddler`
want-nonograms-org = les nombres d’une page de nonograms.org
want-link = une adresse comme https://puzz.link/p?nonogram/COLUMNS/ROWS/CLUES
want-penpa = une adresse de penpa-edit avec `m=edit&p=` et tout ce qui suit
want-penpa-grid = une grille de carrés avec de la place pour des nombres au-dessus et à gauche
want-penpa-number = des nombres et `?`, au-dessus de la grille ou à sa gauche
want-game-id = `WIDTHxHEIGHT:` et des nombres, avec `.` entre les nombres et `/` entre les rangées
want-puzzle-element = un élément `<puzzle>`
want-nonogram-element = un élément `<Nonogram>`
want-xml = du XML bien formé
want-plain-xml = du XML sans cela
want-json = le JSON que décrit docs/FORMATS.md
want-json-puzzle = un objet avec `nonosat`, `shape`, `colors` et `clues`
want-json-clues = des listes de nombres, comme `rows` et `columns` ou `row_clues` et `col_clues`
want-equal-lists = deux listes dont les nombres demandent autant de cases : celle des lignes et celle des colonnes
want-closed-list = un crochet qui ferme chaque liste
want-one-reading = des noms ou des sommes qui conviennent à une seule lecture
want-page = des nombres sous `Lignes` et `Colonnes`, un script avec deux listes de nombres, ou une `task`
want-json-picture = des lignes de cases, comme [[0, 1], [1, 0]]
want-puzzlekit = les données de puzzlekit : un objet avec `problem`
want-json-list = une liste
want-json-text = un texte entre guillemets
want-json-number = un nombre entier à partir de 0

advice-sizes = la taille détermine le nombre de rangées
advice-board = la grille décrite à la première ligne détermine le nombre de rangées
advice-first-line = d’après la première ligne du fichier, la grille a { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
advice-height-width = une section a les nombres d’autant de rangées que l’indique `height` ou `width`
advice-empty-own-line = une rangée vide de la grille a sa propre ligne dans le fichier
advice-empty-clue = une rangée vide de la grille a le nombre 0
advice-empty-zero-line = une rangée vide de la grille est un 0 seul sur sa ligne
advice-runless-line = une rangée sans bloc a aussi sa place parmi les nombres
advice-blank-clue = une rangée vide de la grille est une ligne blanche, même à la fin du fichier
advice-columns-here = faut-il une ligne `columns` avant celle-ci ?
advice-add-size = cette section a les nombres de { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
} : ajoutez `{ $name } { $count }`
advice-meant = vouliez-vous dire `{ $text }` ?
advice-declare = déclarez-la avant les nombres : color { $color } #rrggbb
advice-declare-sign = déclarez-la sous `#d`, comme dans `b:*  blue`
advice-add-color = ajoutez-la à la palette, à la deuxième ligne
advice-save-utf8 = enregistrez le fichier en texte UTF-8
advice-unpack = extrayez-la d’abord
reading-lists =
    `{ $rows }` est lu comme les lignes, `{ $columns }` comme les colonnes{ $zeros ->
        [yes] {" "}; les zéros aux extrémités sont omis
       *[no] {""}
    }
reading-encoding = le texte n'est pas en UTF-8 et est lu comme { $encoding }

## Why a board, clues, a goal or a picture are no puzzle. No full stops; these also stand in the place
## of problem-… above.

puzzle-size = une grille { $shape } est impossible : il faut de 1 à { $cells } cases, et au plus { $line } par rangée
puzzle-hole = le trou { $cell } est hors de la grille
puzzle-no-cell = les trous ne laissent aucune case à une rangée
puzzle-colors = { $found ->
    [one] { $found } couleur
   *[other] { $found } couleurs
} ; une grille en a de 2 à { $most }, fond compris
puzzle-clues = les nombres de { $found ->
    [one] { $found } rangée
   *[other] { $found } rangées
} au lieu de { $expected }
puzzle-clue-long = les nombres demandent { $needs ->
    [one] { $needs } case
   *[other] { $needs } cases
}, leur rangée en a { $cells }
puzzle-run-long = un bloc de { $run ->
    [one] { $run } case
   *[other] { $run } cases
}, sa rangée en a au plus { $cells } entre les trous
puzzle-region = une région de { $cells } cases ; seul un rectangle a des régions, d’au plus { $most }
puzzle-blocks = les carrés n’ont que des nombres, dans un rectangle sans trous ni régions
puzzle-no-word = aucune rangée de { $cells } cases ne satisfait cet indice
puzzle-pattern-large = l’indice demande trop de mémoire
puzzle-empty-run = un bloc de 0 case
puzzle-run-color = un bloc d’une couleur qui n’est pas dans la palette ou est celle du fond
puzzle-given = la case donnée { $cell } est hors de la grille ou n’a plus de couleur possible
puzzle-side = le côté { $side } a { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
} au lieu de { $expected } = { $sum }
puzzle-side-follows = le nombre de rangées du côté { $side } serait { $expected } = { $sum }
document-goal = l’image finale n’a pas la taille ou les couleurs de la grille
document-saved = l’état de la partie n’a pas la taille ou les couleurs de la grille
mismatch-board = l’image est de forme { $found }, la grille de forme { $expected }
mismatch-line = { $line-definite } donne { $found } au lieu de ses nombres
mismatch-line-empty = { $line-definite } est vide, ce qui ne correspond pas à ses nombres
mismatch-given = une case donnée ({ $cell }) a une autre couleur
size-impossible = une grille { $size } (colonnes x lignes) est impossible : il faut de 1 à { $cells } cases, et au plus { $line } par rangée
size-expected = attendu : 20x15 (colonnes x lignes), ou des côtés : hex:7, tri:5, tri:2,1,2,2,1,2
random-cells = { $found ->
    [one] { $found } case
   *[other] { $found } cases
}, attendu : { $most } au plus
random-stars = attendu : des étoiles de 0.5 à 5, le plus petit nombre d’abord
random-thing = seuls les rectangles d’au moins { $least }x{ $least } cases sans symétrie montrent un objet
random-symmetry = { $shape } n’a pas la symétrie `{ $symmetry }`
random-mosaic = une mosaïque est un rectangle en noir et blanc
random-class = avec des indices { $clues }, aucune grille de la classe { $class } n’est faite
repair-picture = l’image ne convient pas à la grille : { $why }

## Images from which puzzles are made: why one cannot be used

image-unreadable = ce n’est pas une image PNG, JPEG, SVG, GIF, BMP, WebP, PGM ou PPM lisible
image-unreadable-why = ce n’est pas une image PNG, JPEG, SVG, GIF, BMP, WebP, PGM ou PPM lisible : { $why }
image-large = une image de { $width } x { $height } pixels est trop grande, attendu : au plus { $side } pixels de côté et { $megabytes } Mo une fois décodée
image-frame = le cadre dépasse de l’image, qui a { $width } x { $height } pixels
image-side = { $found ->
    [one] { $found } case
   *[other] { $found } cases
} de côté, attendu : de 1 à { $most }
image-colors = { $found ->
    [one] { $found } couleur
   *[other] { $found } couleurs
} ; une grille en a de 2 à { $most }, fond compris
image-slow = l’image n’a pas été lue à temps
image-transparent = l’image est entièrement transparente
image-blank = rien ne se détache dans l’image : aucune case ne serait coloriée
image-thin = l’image est trop étroite : elle donnerait { $columns } x { $rows } cases

## Writing: why a puzzle cannot be written. $format: the name of a file format, the same in every language

write-read-only = le format `{ $format }` peut être lu, mais pas écrit
write-lossy = le format `{ $format }` ne peut pas contenir { $features }
write-no-picture = le format `{ $format }` contient une image, et la grille n’a pas d’image finale qui convienne à ses nombres
write-impossible = le format `{ $format }` ne peut pas contenir cette grille
write-one = un fichier au format `{ $format }` contient une seule grille, pas { $count }
write-among = grille { $number } : { $why }

## Refusals: why the page or its server does not answer

refused-bytes = c’est plus grand que ce que nonosat accepte ici : plus de { $count ->
    [one] { $count } octet
   *[other] { $count } octets
}
refused-cells = la grille a { $found ->
    [one] { $found } case
   *[other] { $found } cases
}, la page en accepte au plus { $most }
refused-busy = trop de requêtes à la fois ; réessayez
refused-slow = la requête est arrivée trop lentement ; réessayez
refused-broken = la requête s’est interrompue
edit-regions = une grille à régions ou à nombres dans les cases ne peut pas encore être modifiée
card-author = par { $name }
card-about = Chaque nombre est un bloc de cases noircies dans sa rangée : trouvez l’image.
clue-needs = il faut { $needs ->
    [one] { $needs } case
   *[other] { $needs } cases
}, { $line-definite } en a { $cells }
clue-needs-stretch = il faut { $needs ->
    [one] { $needs } case
   *[other] { $needs } cases d’affilée
}, { $line-definite } en a { $cells } entre les trous

## What a puzzle can have and a format may be unable to keep: a list of these stands behind "left out" or
## "without"

feature-hexagon = la grille hexagonale
feature-triangles = la grille de triangles
feature-unequal-sides = les côtés inégaux de la grille
feature-holes = les trous dans la grille
feature-regions = les régions
feature-blocks = les nombres dans les cases
feature-colors = plusieurs couleurs
feature-unknown-lengths = les blocs de longueur inconnue
feature-ranges = les blocs à longueur entre deux bornes
feature-unknown-colors = les blocs de couleur inconnue
feature-unknown-lines = les rangées aux nombres inconnus
feature-patterns = les rangées à motifs
feature-givens = les cases données
feature-partial-givens = les cases données à plusieurs couleurs possibles
feature-inks = l’aspect des couleurs
feature-background = la couleur du fond
feature-color-names = les noms des couleurs
feature-goal = l’image finale
feature-saved = l’état de la partie
feature-partial-saved = les cases à plusieurs couleurs possibles dans l’état de la partie
feature-title = le titre
feature-author = l’auteur
feature-rights = les droits et la licence
feature-catalogue = l’entrée du catalogue
feature-remark = la remarque

## Texts that are the same in every language

plain = { $text }

## Nombres lus dans des images

scan-no-grid = cette image ne montre pas de grille avec des nombres à côté
scan-slow = les nombres n’ont pas été lus à temps
scan-found = { $name } : { $what }
scan-size = { $width } x { $height } cases
scan-sure = chaque nombre est sûr
scan-unsure = { $count ->
    [0] lu avec plusieurs changements
    [one] { $count } nombre n’est pas sûr
   *[other] { $count } nombres ne sont pas sûrs
}
scan-unique = avec une seule solution
scan-several = avec plusieurs solutions, peut-être imprimé ainsi
scan-none = sans solution
scan-too-long = { $line } : il faut { $needs } cases, il y en a { $cells } ; un nombre y est faux
scan-undecided = le temps s’est écoulé avant qu’une solution ne soit trouvée
scan-changed = { $line-definite } se lit { $now }, et non { $read } : c’est la seule façon d’avoir une solution
scan-changed-unique = { $line-definite } se lit { $now }, et non { $read } : c’est la seule façon d’avoir une solution, et une seule
scan-rim = { $lines-definite } : ce n’est peut-être pas le bord. La grille est-elle de { $width } x { $height } ?
scan-number = { $line }, nombre { $place } : on lit { $numbers }
scan-color = { $line }, nombre { $place } : couleur { $colors }
scan-nothing = rien
scan-more = { $count ->
    [one] { $count } autre nombre n’est pas sûr
   *[other] { $count } autres nombres ne sont pas sûrs
}

## Page: the bar and its menus

page-bar-screens = Écrans
page-bar-play = Jouer
page-bar-make = Créer
page-bar-mine = À moi
page-bar-menus = Menus
page-menu-more = Menu
page-menu-gear = Réglages
page-menu-new = Nouveau…
page-menu-open = Apporter une grille…
page-menu-recent = Récentes…
page-menu-save = Enregistrer…
page-menu-export = Exporter le dessin
page-copy-link = Copier un lien
page-menu-print = Imprimer
page-menu-statistics = Statistiques…
page-menu-save-all = Enregistrer les parties
page-menu-load-all = Ouvrir des parties…
page-menu-clear = Vider la grille
page-menu-checkpoint = Poser un point de contrôle
page-menu-return = Revenir au point de contrôle
page-menu-edit-clues = Modifier les nombres…
page-menu-preferences = Préférences…
page-menu-full-screen = Plein écran
page-menu-solve = Résoudre
page-menu-unique = Solution unique ?
page-menu-image = À partir d’une image…
page-menu-keys = Touches…
page-no-puzzle = Pas de grille
page-clock-pause = Pause
page-clock-go-on = Reprendre

## Page: the first screen

page-continue = Partie en cours
page-continue-play = Reprendre
page-learn = Vous débutez ?
page-learn-about = Apprenez en une minute, sur 5 × 5 cases.
page-learn-show = Montrez-moi
page-learn-how = Comment jouer
page-learn-step = Étape { $n } sur { $all }
page-learn-wrong = Pas celle-ci. Recomptez.
page-learn-done = Bravo ! C’est tout : chaque grille a une seule image, et ses nombres y mènent.
page-learn-tool = Prenez d’abord le bon outil, sous la grille.
page-learn-drawn = Un chat
page-learn-new = Du nouveau
page-learn-skip = Passer
page-learn-begin = À la grille
page-hello = Des nombres naît une image.
page-hello-skip = Je connais les règles : l’image du jour
page-learn-play = Jouer une vraie grille
page-lesson-1 = Le 5 à côté de cette ligne veut dire cinq cases noircies côte à côte. Elle n’en a que cinq : appuyez sur chacune, ou tracez un trait.
page-lesson-2 = 1 1 1 veut dire trois cases isolées, séparées par une case vide. Il n’y a qu’une façon de les placer.
page-lesson-3 = La ligne a tout ce que ses nombres demandent. Prenez la croix et marquez les autres cases : elles sont vides, c’est sûr.
page-lesson-4 = Reprenez le crayon. Les colonnes se lisent pareil, de haut en bas. Dans ces deux-là : un 1, un espace, puis un 2.
page-lesson-5 = Cette ligne a un 3, et deux de ses cases sont noircies. Trois côte à côte : noircissez celle du milieu.
page-lesson-6 = À vous : cette ligne a un 5, et les colonnes du bord un 4. Il manque cinq cases.
page-lesson-lines-1 = Ici, les rangées vont dans trois directions. Celle-ci est horizontale, et son nombre occupe toutes ses cases.
page-lesson-lines-2 = Cette rangée est oblique. Une partie est déjà noircie ; noircissez le reste.
page-lesson-lines-3 = Cette rangée a déjà son 1. Prenez la croix et marquez le reste.
page-lesson-colors-1 = Chaque nombre a sa couleur. Le 2 est rouge : coloriez deux cases en rouge.
page-lesson-colors-2 = Vient ensuite un 3 bleu : prenez le bleu et coloriez trois cases. Deux couleurs différentes peuvent se toucher.
page-lesson-colors-3 = Reprenez le rouge : deux fois deux cases. Entre deux blocs de même couleur, au moins une case reste vide.
page-lesson-open = Nombres inconnus
page-lesson-open-1 = Un « ? » est un nombre qu’on ne dit pas, au moins 1. À côté du 3, il n’y a pas de place pour plus.
page-lesson-open-2 = Trois à la fois. Ici, chacun est un 1 : rien d’autre n’est possible.
page-percent = { $n } %
page-day-play = Jouer celle du jour
page-day-monday = Petite et douce
page-day-tuesday = Une courte
page-day-wednesday = Sans se presser
page-day-thursday = De quoi réfléchir
page-day-friday = Un os à ronger
page-day-saturday = Grande, en couleurs
page-day-sunday = Un nid d’abeilles
page-day-triangles = Rien que des triangles
page-day-large = Une grande
page-day-feast = Faite pour ce jour
page-days = Calendrier
page-days-about = Une image par jour, la même pour tous. Celles que vous avez manquées attendent ici ; résolues plus tard, elles comptent aussi dans la série.
page-days-before = Mois précédent
page-days-after = Mois suivant
page-day-again = Rejouer
page-day-streak =
    { $n ->
        [one] { $n } jour de suite
       *[other] { $n } jours de suite
    }
page-random = Sans fin
page-random-size = Taille
page-random-hexagons = hexagones
page-random-triangles = triangles
page-random-difficulty = Difficulté
page-random-about = Une pression, et une grille arrive.
page-random-working = Création d’une grille…
page-random-none = Aucune grille trouvée à temps. Essayez une autre taille.
page-random-near = Aucune de cette difficulté trouvée à temps ; celle-ci s’en approche.
page-random-name = Sans fin, { $size }
page-own = Créer la vôtre
page-own-about = Dessinez-la ou apportez une photo : on voit aussitôt si sa solution est unique. Déposez ici des fichiers de grilles.
page-own-make = Ouvrir l’atelier
page-gallery = Grilles
page-gallery-solved = { $n } sur { $all } résolues
page-filter = Chercher
page-filter-text = Nom ou thème
page-filter-sizes = Toutes les tailles
page-shelf-small = Petites
page-shelf-medium = Moyennes
page-shelf-large = Grandes
page-filter-levels = Toutes les difficultés
page-filter-colors = Toutes les couleurs
page-filter-any = Résolues ou non
page-filter-unsolved = Non résolues seulement
page-filter-solved = Résolues seulement
page-filter-none = Aucune grille ne convient.
page-shelf-start = Pour commencer
page-shelf-animals = Animaux
page-shelf-food = À table
page-shelf-nature = Nature
page-shelf-weather = Météo
page-shelf-space = Espace
page-shelf-home = À la maison
page-shelf-tools = Outils
page-shelf-music = Musique
page-shelf-sport = Sports et jeux
page-shelf-travel = Voyages
page-shelf-people = Personnages
page-shelf-letters = Lettres et signes
page-shelf-seasons = Saisons et fêtes
page-shelf-colors = En couleurs
page-shelf-classic = En noir et blanc
page-shelf-hex = Nids d’abeilles
page-shelf-triangles = Triangles
page-shelf-count = { $n } sur { $all }
page-shelf-next = Prochaine à résoudre
page-shelf-list = Étagères
page-shelf-by = Rangement des étagères
page-shelf-by-subject = Par thème
page-shelf-by-size = Par taille
page-shelf-all = Tout afficher
page-card-name = Nº { $n }
page-no-name = Sans nom
page-card-solved = résolue en { $time }
page-game-share = faite à { $n } %
page-game-solved = résolue
page-card-colors =
    { $n ->
        [one] { $n } couleur
       *[other] { $n } couleurs
    }
page-size-hexagon = hexagone { $sides }
page-size-triangles = triangles { $sides }

## Page: the board

page-paused = Le chronomètre est arrêté. Appuyez n’importe où pour reprendre.
page-clues = Nombres
page-mark-blank = vide
page-mark-clear = libre
page-mark-maybe = peut-être { $what }
page-cell = { $place } : { $what }
page-cell-given = { $place } : { $what }, donnée
page-cell-place-up = { $row }, case { $n } sur { $all }, pointe en haut
page-cell-place-down = { $row }, case { $n } sur { $all }, pointe en bas
page-clue = { $line } : { $clue }
page-clue-done = { $line } : { $clue }, terminée
page-clue-problem = { $line } : { $problem }
page-clue-unknown = nombres inconnus
page-clue-unknown-length = longueur inconnue
page-clue-run = { $n } { $color }
page-line-done = { $line } terminée
page-readout-left = encore { $n }
page-readout-over = { $n } de trop
page-dock = Outils de la grille
page-more = Plus
page-words = Indices et messages
page-words-close = Fermer
page-again = Réessayer
page-two-fingers = Un doigt dessine, deux doigts déplacent la grille.
page-wheel-moves = La molette change la taille des cases. Pour déplacer la grille, faites glisser à côté des cases ou sur le plan.
page-gamepad = Manette : A colorie, B met une croix, X annule, Y donne un indice.
page-pad = Croix directionnelle
page-pad-up = Haut
page-pad-left = Gauche
page-pad-down = Bas
page-pad-right = Droite
page-pad-fill = Colorier
page-zoom = Taille des cases
page-undo = Annuler
page-redo = Rétablir
page-undo-tip = Annuler (Ctrl+Z)
page-redo-tip = Rétablir (Ctrl+Y)
page-hint = Indice
page-hint-tip = Indice (H)
page-check = Vérifier
page-check-tip = Vérifier (C)
page-fit-tip = Ajuster (F)
page-zoom-smaller = Cases plus petites
page-zoom-larger = Cases plus grandes
page-zoom-fit = Ajuster la grille
page-tool-legend = Ce que fait un clic ou un doigt
page-tool-swap = Crayon ou croix
page-tool-pen = Crayon
page-tool-cross = Croix
page-tool-maybe = Peut-être
page-tool-cycle = Alterner
page-tool-pen-tip = Noircir ou colorier des cases
page-tool-cross-tip = Marquer des cases d’une croix
page-tool-maybe-tip = Noter une supposition
page-tool-cycle-tip = Noircir, marquer d’une croix, effacer, tour à tour
page-tool-held = Outil : { $tool }.
page-palette = Couleur
page-cleared = La grille est vide. « Annuler » rend les marques.
page-clear-already = La grille est déjà vide.
page-checkpoint-set = Point de contrôle { $n } posé.
page-checkpoint-back = Retour au point de contrôle { $n }.
page-checkpoint-none = Il n’y a pas de point de contrôle antérieur.
page-end-title = Résolue !
page-end-time = votre temps
page-end-best = votre record : { $time }
page-end-record = votre meilleur temps
page-end-friend = le temps à battre
page-end-beat =
    { $result ->
        [faster] Vous gagnez de { $by }.
        [slower] Il vous manquait { $by }.
       *[equal] Égalité !
    }
page-end-hints =
    { $n ->
        [0] aucun indice
        [1] un indice
       *[other] { $n } indices
    }
page-end-mistakes =
    { $n ->
        [0] aucune erreur
        [1] une erreur
       *[other] { $n } erreurs
    }
page-end-next = Grille suivante
page-end-share = Défier quelqu’un
page-end-challenge = Ferez-vous mieux que { $time } ?
page-end-picture = Envoyer l’image
page-end-copied = Votre temps et un lien sont copiés. Ils ne révèlent rien de l’image.
page-end-close = Retour à la grille
page-end-all = Toutes les grilles
page-end-congratulations = Bravo ! La grille est résolue.
page-beat = Quelqu’un a résolu ce puzzle en { $time }. Ferez-vous mieux ?
page-beat-time = Votre temps / à battre : { $time }

## Page: hints and checks

page-further = Suite
page-working = Recherche… Échap l’arrête.
page-given-up = Abandonné, car les marques ont changé.
page-cancelled = Arrêté.
page-cancelled-after = Arrêté après { $time }.
page-no-answer-in-time = Aucune réponse trouvée à temps.
page-no-solution = La grille n’a pas de solution.
page-hint-which = Quelles cases ?
page-hint-why = Pourquoi ?
page-hint-do = Appliquer
page-hint-solved = La grille est déjà résolue.
page-hint-several = À partir d’ici, la grille a plusieurs solutions, et aucun raisonnement ne mène plus loin.
page-hint-none-in-time = Aucun indice trouvé à temps.
page-hint-missing = Il n’y a pas d’indice à suivre. H en demande un.
page-hint-done = C’est fait. « Annuler » revient en arrière.
page-why-given = Cette case est donnée par la grille.
page-why-open = Les rangées seules ne disent encore rien de cette case.
page-why-mistake = Il y a une erreur quelque part, donc on ne peut rien en déduire. « Vérifier » montre où.
page-why-far =
    { $before ->
        [one] { $before } autre étape y mène. « Indice » montre la prochaine.
       *[other] { $before } autres étapes y mènent. « Indice » montre la prochaine.
    }
page-check-right = Aucune erreur pour l’instant.
page-mistake = Il y a une erreur quelque part.
page-mistake-now = Cela ne peut pas être juste.
page-mistake-unknown = Les marques fausses n’ont pas été trouvées à temps.
page-mistake-where = Montrer où
page-mistake-back = Revenir au dernier état juste
page-mistake-undone =
    { $n ->
        [one] { $n } coup annulé : tout est juste maintenant.
       *[other] { $n } coups annulés : tout est juste maintenant.
    }
page-mistake-always = La partie a commencé par une erreur : aucun état antérieur n’est juste.

## Page: solving

page-solving = Résolution
page-solve-ask = Résoudre la grille ?
page-solve-about = Toute l’image s’affiche. « Annuler » rend vos marques.
page-solving-elapsed = Temps écoulé
page-solving-reading = Lecture
page-solving-lines =
    { $n ->
        [one] Rangées résolues une à une : { $n } case à trouver
       *[other] Rangées résolues une à une : { $n } cases à trouver
    }
page-solving-probing =
    { $n ->
        [one] Les deux cas essayés : { $n } case à trouver
       *[other] Les deux cas essayés : { $n } cases à trouver
    }
page-solving-formula = Examen d’une formule de { $variables } variables et { $clauses } clauses
page-solving-search =
    { $n ->
        [one] Examen : { $n } impasse jusqu’ici
       *[other] Examen : { $n } impasses jusqu’ici
    }
page-solving-part = Examen, partie { $n }
page-solve-done = Résolue. « Annuler » rend vos marques.
page-solve-none = Il n’y a pas de solution : { $why }.
page-solve-undecided = Indéterminé : { $why }.
page-out-of-time = le temps est écoulé
page-unique-title = Solution unique
page-unique = La grille a exactement une solution.
page-several-title = Plusieurs solutions
page-several =
    { $n ->
        [one] La grille a plusieurs solutions. Deux d’entre elles diffèrent par { $n } case, entourée sur la grille.
       *[other] La grille a plusieurs solutions. Deux d’entre elles diffèrent par { $n } cases, entourées sur la grille.
    }
page-none-title = Aucune solution
page-none = La grille n’a pas de solution : { $why }.
page-undecided-title = Indéterminé
page-undecided = Aucune réponse trouvée : { $why }.
page-proof-about =
    { $verdict ->
        [unique] Si vous en doutez : un fichier avec la grille, son image et la preuve qu’il n’y en a pas d’autre. Décompressez-le dans un dossier à part et lancez-y `python3 check.py`, qui vérifie tout sans nonosat.
        [several] Si vous en doutez : un fichier avec la grille et deux de ses images. Décompressez-le dans un dossier à part et lancez-y `python3 check.py`, qui vérifie tout sans nonosat.
       *[none] Si vous en doutez : un fichier avec la grille et la preuve qu’elle n’a pas d’image. Décompressez-le dans un dossier à part et lancez-y `python3 check.py`, qui vérifie tout sans nonosat.
    }
page-proof-download = Télécharger la preuve
page-weights = { $verdict ->
   *[unique] Pourquoi est-ce la seule ?
    [none] Pourquoi n’y en a-t-il pas ?
}
page-weights-working = Recherche de nombres
page-weights-nothing = Il n’y a rien à montrer : { $why }.
page-weights-line = Rangée
page-weights-choose = Choisissez une case pour voir sa ligne, et encore une fois pour la rangée suivante qui y passe.
page-verify = La vérifier avec le vérificateur prouvé
page-verify-working = Le vérificateur prouvé travaille
page-verify-accepted = { $verdict ->
   *[unique] Acceptée : l’image est la seule. Le vérificateur est lui-même prouvé.
    [none] Acceptée : il n’y a pas d’image. Le vérificateur est lui-même prouvé.
}
page-verify-refused = Le vérificateur prouvé refuse cette preuve : { $why }.
page-verify-nothing = Il n’y a pas de nombres à vérifier : { $why }.
page-proof-working = Preuve en cours
page-proof-none = Il n’y a pas de fichier : { $why }.
page-proof-out-of-time = aucune preuve trouvée à temps
page-proof-saved = { $name } est enregistré, { $size }.

## Page: drawing a puzzle

page-make = Créer une grille
page-draw-tools = Outils de dessin
page-draw-tool = Outil
page-draw-pen = Crayon
page-draw-line = Trait
page-draw-box = Cadre
page-draw-fill = Remplir
page-draw-hole = Trous dans la grille
page-draw-across = Dessiner des deux côtés
page-draw-down = Dessiner en haut et en bas
page-draw-unusable = { $tool } : { $why }
page-draw-box-rectangle = Un cadre demande des lignes et des colonnes.
page-draw-hole-rectangle = Seuls les rectangles peuvent avoir des trous.
page-draw-across-unlike = Dans cette forme, le côté droit n’est pas comme le gauche.
page-draw-down-unlike = Dans cette forme, la moitié du bas n’est pas comme celle du haut.
page-draw-picture = Image
page-draw-mirror = Retourner gauche-droite
page-draw-flip = Retourner haut-bas
page-draw-turn = Tourner
page-draw-left = Décaler à gauche
page-draw-right = Décaler à droite
page-draw-up = Décaler vers le haut
page-draw-below = Décaler vers le bas
page-draw-clear = Tout effacer
page-outline = Forme
page-outline-change = Forme…
page-outline-of = Forme : { $size }
page-columns = Colonnes
page-rows = Lignes
page-easel = L’image
page-easel-size = L’image, { $size }
page-easel-keys = Les flèches déplacent le curseur, avec Maj elles colorient ; Maj avec Début, Pg préc, Fin ou Pg suiv colorie en diagonale. Espace colorie, Suppr efface ; plus, moins et F changent la taille.
page-easel-no-cell = pas de case
page-hole-line = Chaque ligne et chaque colonne doit garder une case.
page-lamp-working = Recherche…
page-lamp-empty = Rien n’est encore dessiné.
page-lamp-fair = Solution unique : il n’y a pas d’autre image.
page-lamp-several = Solution pas encore unique : d’autres images ont les mêmes nombres.
page-lamp-cells =
    { $n ->
        [one] { $n } case est incertaine.
       *[other] { $n } cases sont incertaines.
    }
page-lamp-cells-at-least =
    { $n ->
        [one] Au moins { $n } case est incertaine.
       *[other] Au moins { $n } cases sont incertaines.
    }
page-lamp-undecided = Aucune réponse trouvée en { $time }.
page-lamp-other = Une autre image avec les mêmes nombres
page-mend = Rendre unique
page-mend-working = Recherche du minimum de cases à changer…
page-mend-out-of-time = Aucune réparation trouvée à temps.
page-mend-impossible = Aucun changement ne rend la solution unique.
page-mend-found =
    { $n ->
        [one] Avec { $n } case changée, la solution est unique.
       *[other] Avec { $n } cases changées, la solution est unique.
    }
page-mend-fewest = Impossible avec moins.
page-mend-do = Changer ces cases
page-mend-not = Laisser ainsi
page-draw-title = Titre
page-draw-colors = Couleurs
page-color-add = Ajouter une couleur
page-color-background = Fond
page-color-number = Couleur { $n }
page-color-use = Colorier avec : { $name }
page-color-looks = { $name } : aspect
page-color-called = { $name } : nom
page-color-remove = Retirer { $name }
page-color-near = Presque identiques : { $one }, { $other }. Personne ne les distinguerait sur la grille.
page-draw-play = Jouer
page-draw-save = Enregistrer, PNG, imprimer…
page-draw-image = Déposer une image
page-draw-image-about = ou cliquez pour en choisir une : elle devient une grille
page-drawing-new = Nouveau
page-drawings = Mes dessins
page-drawing-copy = Copier { $name }
page-drawing-copied = { $name } (copie)
page-drawing-damaged = Ce dessin est illisible.
page-drawing-full = Ce navigateur n’a plus de place pour un autre dessin. Enregistrez-le dans un fichier ou supprimez-en.
page-drop-here = Déposez : une image devient une grille ; une grille s’ouvre
page-draw-prove = Prouver que la solution est unique
page-publish-button = Publier…
page-publish-menu = Publier, code QR…
page-publish = Publier
page-publish-author = Auteur
page-publish-ending = Ne montrer le titre qu’à la fin
page-publish-link = Un lien vers la grille
page-publish-code = Le lien en code QR
page-publish-code-save = Enregistrer le code
page-publish-code-none = Le lien est trop long pour un code QR.
page-publish-frame = Un cadre pour un autre site
page-publish-frame-copy = Copier le cadre
page-embed-open = Ouvrir dans nonosat
page-embed-none = Ce cadre ne contient aucune grille.
page-print = Imprimer
page-print-which = À imprimer
page-print-this = cette grille
page-print-collection = grilles de la collection
page-print-count = Nombre maximal de grilles
page-print-each = Grilles par page
page-print-letters = Lettres pour les couleurs des nombres
page-print-large = Gros caractères, sur plusieurs feuilles si besoin
page-print-answers-too = Solutions sur une feuille à part
page-print-code = Code QR du lien
page-print-answers = Solutions
page-print-unsolved = aucune solution trouvée à temps
page-print-sheet = Feuille { $n } sur { $all } : ligne { $row }, colonne { $column }
page-publish-copied = Copié.
page-publish-by-hand = Copiez-le à la main : le navigateur ne le permet pas.
page-publish-local = Ce lien ne fonctionne que sur cette machine. Mettez la page sur un serveur web pour partager la grille.
page-publish-card-about = Là où le lien est collé, seul son texte apparaît : un aperçu demande le serveur nonosat serve.
page-draw-name = Mon dessin

## Page: dialogs

page-ok = OK
page-cancel = Annuler
page-number-wrong = { $name } : { $found } au lieu d’un nombre entier de { $least } à { $most }
page-number-missing = aucun nombre
page-new = Nouvelle grille
page-new-shape = Forme
page-new-rectangle = Rectangle
page-new-hexagons = Hexagones
page-new-triangles = Triangles
page-new-alike = Tous les côtés égaux
page-new-side = Côté
page-new-colors = Couleurs
page-new-done = Dessinez une image : ses nombres sont au bord. Ou saisissez-les : « Modifier les nombres » dans le menu.
page-outline-facts =
    { $size } : { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }, { $lines ->
        [one] { $lines } rangée
       *[other] { $lines } rangées
    }
page-outline-many =
    { $n ->
        [one] Plus de { $n } case, c’est trop.
       *[other] Plus de { $n } cases, c’est trop.
    }
page-outline-side-e = Le côté E serait { $n } : A + B − D. Raccourcissez D, ou allongez A ou B.
page-outline-side-f = Le côté F serait { $n } : C + D − A. Raccourcissez A, ou allongez C ou D.
page-outline-zero = Deux côtés voisins ne peuvent pas valoir 0 tous les deux.
page-clues-edit = Modifier les nombres
page-clues-about = Nombres séparés par des espaces ou des points, `3 1` ou `3.1` ; rien ou `0` pour une rangée vide, `*` pour une rangée inconnue, `2-4` pour 2 à 4 cases, `2+` pour 2 ou plus, `?` pour une longueur inconnue.
page-clues-letters = Une lettre derrière chaque nombre donne sa couleur, comme dans 3a : { $letters } ; ? pour une couleur inconnue.
page-clues-letter = { $letter } { $name }
page-lines-rows = Lignes
page-lines-columns = Colonnes
page-lines-falling = Diagonales descendantes
page-lines-rising = Diagonales montantes
page-clues-differ = Les sommes diffèrent : { $why }.
page-clues-use = Utiliser quand même
page-clues-unused = Les nombres saisis ne sont pas appliqués. Appuyez encore sur Échap ou « Annuler » pour les abandonner.
page-clues-used = Les nombres sont appliqués.
page-clues-unsolvable = Ces nombres n’ont pas de solution : { $why }.
page-image = À partir d’une image
page-image-file = Image (PNG, JPEG, GIF, BMP, WebP)
page-image-original = L’image ; la partie assombrie est coupée
page-image-drag = Faites glisser dessus pour en découper une partie.
page-image-suggestions = Suggestions
page-image-suggest = Suggérer des réglages
page-image-drop = Déposez-en une, collez-la ou choisissez un fichier
page-image-settings = Réglages à la main
page-image-working = Recherche de bons réglages…
page-image-inks =
    { $n ->
        [one] { $n } couleur
       *[other] { $n } couleurs
    }
page-image-fair = solution unique
page-image-repaired = { $n ->
    [one] solution unique, { $n } case changée
   *[other] solution unique, { $n } cases changées
}
page-image-doubt =
    { $n ->
        [one] { $n } case incertaine
       *[other] { $n } cases incertaines
    }
page-image-unknown = pas jugée à temps
page-image-tone = Couleurs
page-image-threshold = Noir si plus sombre que…
page-image-sketch = Noir et blanc, comme un dessin
page-image-filled = Noir et blanc, contours remplis
page-image-otsu = Noir et blanc, seuil automatique
page-image-local = Noir si plus sombre que son entourage
page-image-edges = Contours
page-image-dither = Gris en motifs
page-image-several = Plusieurs couleurs
page-image-darker = Plus sombre que
page-image-count = Nombre de couleurs, fond compris
page-image-same = comme l’image
page-image-crop = Enlever un bord uni
page-image-invert = Inverser clair et sombre
page-image-cut = Couper, en %
page-image-left = À gauche
page-image-top = En haut
page-image-right = À droite
page-image-bottom = En bas
page-image-capture = Utiliser
page-image-facts =
    { $height ->
        [one] { $height } ligne
       *[other] { $height } lignes
    }, { $width ->
        [one] { $width } colonne
       *[other] { $width } colonnes
    }, { $colors ->
        [one] { $colors } couleur
       *[other] { $colors } couleurs
    }
page-image-done = L’image est dessinée. Le texte à côté dit si la solution est unique.
page-scan = Nombres d’une grille dans cette image
page-scan-place = { $line }, nombre { $place }
page-scan-look = { $n ->
    [0] Ces nombres n’ont pas de solution ; comparez-les avec l’image.
    [one] Vérifiez ce nombre.
   *[other] Vérifiez ces { $n } nombres.
}
page-scan-seen = L’image avec la place de chaque nombre : vert, il est sûr ; orange, il ne l’est pas ; rouge, il a été changé à cause des autres rangées
page-scan-colors = Nombres en couleurs
page-scan-play = Jouer
page-scan-clues = Elle montre les nombres d’une grille, { $width } x { $height }.
page-scan-button = Jouer cette grille
page-scan-lines = Toutes les lignes
page-scan-lines-about = Chaque ligne peut être corrigée ici ; un appui sur ses nombres dans l'image y mène.
page-statistics = Statistiques
page-statistics-table = Ce qui a été résolu
page-statistics-day = Jour
page-statistics-puzzle = Grille
page-statistics-size = Taille
page-statistics-time = Temps
page-statistics-hints = Indices
page-statistics-mistakes = Erreurs
page-statistics-export = Enregistrer en tableau
page-sum-solved = résolues
page-sum-time = au total
page-sum-mean = en moyenne
page-sum-alone = sans aide
page-sum-streak =
    { $n ->
        [one] jour de suite
       *[other] jours de suite
    }
page-games-saved = Toutes les parties sont enregistrées dans un fichier.
page-games-read =
    { $n ->
        [one] { $n } partie lue.
       *[other] { $n } parties lues.
    }
page-games-none = { $name } ne contient pas de parties de cette page.
page-recent = Parties récentes
page-recent-none = Ce navigateur ne garde encore aucune partie.
page-recent-delete = Supprimer { $name }
page-parts = Une image en { $n } parties
page-part = Partie { $n } sur { $all }
page-mine-solved = Grilles résolues
page-mine-solved-none = Les images que vous découvrez seront accrochées ici.
page-mine-drawings = Dessins
page-mine-drawings-none = Ce que vous dessinez est gardé ici.
page-mine-games = En cours
page-mine-backup = Le tout en un fichier
page-mine-backup-about = Tout cela n’est gardé que par ce navigateur. Un fichier permet de l’emporter dans un autre.
page-mine-mended = Un élément gardé par ce navigateur était abîmé. Ce qui en est intact est là ; une copie du texte abîmé reste dans ce navigateur sous { $names }.
page-save = Enregistrer
page-save-name = Nom
page-save-format = Format
page-save-print = Imprimer ou PDF
page-save-usual = Courants
page-save-others = Autres
page-save-json = JSON, garde tout
page-save-png = PNG, une image
page-save-svg = SVG, un dessin
page-save-without = Sans { $lost }.
page-saved-without = Enregistré sans { $lost }.
page-saved = Enregistré.
page-save-impossible = { $format } ({ $why })
page-save-not = pas { $lost }
page-save-picture = il contient une image
page-save-letters = pas de rangée vide, pas de nombre au-dessus de 26
page-save-square = carrés seulement
page-save-other = il ne peut pas contenir cette grille
page-preferences = Préférences
page-preferences-largest = Plus grande case, pixels
page-preferences-left = Marge gauche, pixels
page-preferences-top = Marge du haut, pixels
page-preferences-fill = Barrer le reste des rangées terminées
page-preferences-mistakes = Signaler aussitôt les erreurs
page-preferences-letters = Lettres sur les cases en couleur
page-preferences-theme = Apparence
page-preferences-system = Comme le système
page-preferences-light = Claire
page-preferences-dark = Sombre
page-preferences-contrast = Contraste élevé
page-preferences-inks = Couleurs
page-preferences-own = Celles de la grille
page-preferences-safe = Adaptées aux daltoniens (jusqu’à 15 couleurs)
page-preferences-language = Langue
page-preferences-browser = Comme le navigateur
page-preferences-clock = Afficher le chronomètre
page-preferences-sound = Sons
page-preferences-vibration = Vibrations
page-preferences-mirrored = Outils pour la main gauche
page-preferences-pixels = Tailles en pixels

## Page: the list of keys

page-keys = Touches
page-key-arrows = Flèches, Début, Fin, Pg préc, Pg suiv
page-key-arrows-do = déplacer le curseur
page-key-space = Espace, Maj+Espace
page-key-space-do = marque suivante, marque précédente
page-key-enter = Entrée, X, Q, Suppr
page-key-enter-do = noircir, marquer d’une croix, supposer, effacer
page-key-shift = Maj+flèche
page-key-shift-do = colorier le long de la rangée
page-key-aslant = Maj+Début, Pg préc, Fin, Pg suiv
page-key-aslant-do = dans les hexagones et les triangles, colorier vers le haut à gauche, le haut à droite, le bas à gauche, le bas à droite
page-key-digits = 1 à 9, 0
page-key-digits-do = choisir la couleur ; 0 est la dixième
page-key-comma = Virgule, point
page-key-comma-do = couleur précédente, couleur suivante
page-key-undo = Ctrl+Z, Ctrl+Y
page-key-undo-do = annuler, rétablir
page-key-save = Ctrl+S, Ctrl+O
page-key-save-do = enregistrer, ouvrir
page-key-help-do = cette page
page-key-hint = H, plusieurs fois
page-key-hint-do = indice : où regarder, quelles cases, pourquoi
page-key-follow-do = faire ce que dit l’indice
page-key-check = C, encore une fois
page-key-check-do = vérifier, montrer où est l’erreur
page-key-back-do = revenir au dernier état juste
page-key-why-do = pourquoi cette case est ce qu’elle est
page-key-zoom-do = cases plus grandes, plus petites, toute la grille
page-key-tool-do = crayon ou croix, outil suivant ; tant que S est maintenue, l’autre des deux
page-key-escape = Échap
page-key-escape-do = annuler un tracé, un indice ou une vérification ; masquer l’indice
page-key-drag = Glisser à côté des cases, ou deux doigts
page-key-drag-do = déplacer la grille
page-key-wheel = Molette, ou deux doigts qui s’écartent
page-key-wheel-do = agrandir, réduire
page-key-tap = Toucher avec deux doigts, avec trois
page-key-press = Appui long, ou W
page-key-number = Clic sur un nombre
page-key-number-do = le barrer
page-key-gamepad = Manette
page-key-gamepad-do = le stick ou les flèches déplacent, A colorie, B met une croix, X annule, Y donne un indice, LB et RB changent la couleur ; A ou B maintenus continuent le trait
page-key-menus = Dans les menus
page-key-menus-do = Haut, bas, Début, Fin et premières lettres choisissent ; gauche et droite ouvrent le menu voisin ; Échap le ferme.

## Page: files, links, kept games

page-bring = Apporter une grille
page-bring-file = Choisissez des fichiers ou déposez-les
page-bring-kinds = grilles de tout format, pages enregistrées, images, photos d’une grille
page-bring-text = Ou collez des nombres, une adresse, un texte qui contient une grille
page-bring-paste = Coller
page-bring-open = Ouvrir
page-bring-nothing = Il n’y a ici aucune grille que cette page sache lire.
page-bring-most = Seuls les { $n } premiers fichiers ont été lus ; apportez les autres ensuite.
page-bring-refused = Le navigateur ne montre pas le presse-papiers ; collez dans le champ.
page-bring-address = Cette page ne charge rien de { $site }. Enregistrez-y la page de la grille (Ctrl+S) et apportez le fichier, ou une capture d’écran.
page-bring-continued = Vous l’avez commencée : elle reprend où vous en étiez.
page-bring-picture = Elle devient une grille ; si elle montre des nombres, ils sont lus.
page-file-games = Fichier de parties
page-file-name = grille
page-file-opened = { $name } est ouvert.
page-file-failed = { $name } : { $why }
page-file-continued = { $name } est ouvert, là où vous en étiez.
page-file-large = { $name } fait { $n } Mio, le maximum est 16.
page-file-which-format = Quel format ?
page-file-formats = { $name } peut être dans plusieurs formats.
page-file-which-puzzle = Quelle grille ?
page-link-copied = Un lien vers la grille est copié. Toute personne qui l’ouvre peut y jouer.
page-link-address = L’adresse de cette page est maintenant un lien vers la grille ; copiez-la.
page-link-wrong = Le lien ne contient pas de grille : { $why }
page-link-damaged = il est abîmé ou incomplet
page-link-large =
    { $n ->
        [one] plus de { $n } octet
       *[other] plus de { $n } octets
    }
page-link-several = Le lien contient plusieurs grilles.
page-keep-other-tab = Un autre onglet a joué cette partie. Ici, elle continue comme une partie à part ; les deux sont dans « Récentes ».
page-keep-two-tabs = Cette partie se joue aussi dans un autre onglet. Ce que vous faites ici est gardé comme une partie à part.
page-keep-gone = Cette partie n’est plus gardée.
page-no-such-puzzle = Aucune grille à cette adresse, ou pas encore.
page-keep-no-undo = Ce navigateur n’a pas de place pour ce que demande « Annuler » : ce sera perdu quand vous quitterez la page. Enregistrez les parties dans des fichiers.
page-keep-no-checkpoints = Ce navigateur n’a pas de place pour « Annuler » et les points de contrôle : ils seront perdus quand vous quitterez la page. Enregistrez les parties dans des fichiers.
page-keep-removed = Ce navigateur est plein : les plus anciennes parties ont fait place à celle-ci. Enregistrez les parties dans des fichiers.
page-keep-impossible = Cette partie ne peut pas être gardée dans ce navigateur ; enregistrez-la dans un fichier.
page-update = Une nouvelle version est disponible. Votre partie est gardée.
page-update-load = Charger

## Page: what went wrong

page-engine-silent = nonosat ne répond pas ; tourne-t-il encore ?
page-engine-missing = nonosat n’a pas pu être chargé ; êtes-vous en ligne ?
page-engine-worker = le worker n’a pas pu démarrer
page-engine-broken = la réponse s’est interrompue
page-engine-status = nonosat a répondu { $status }
page-fault-convert = Ce n’est pas une grille ; enregistrez ce fichier en PNG, puis déposez-le sur la page.
page-fault-several = Il contient plusieurs grilles.

## One line

page-line = Une ligne
page-line-about = Ce qu’un indice dit d’une ligne : quelles cases sont certaines, de combien de façons elle se remplit, et pourquoi. Aussi { "{" }1 3{ "}" }, 2-4, 3+, *, =5 et 0 | 5.
page-line-clue = Indice
page-line-cells = Cases : . ouverte, # remplie, - vide
line-placements = { $count ->
    [one] { $number } façon
   *[other] { $number } façons
}
line-placements-least = au moins { $number } façons
line-nothing = aucune autre case n’est certaine
line-sign = { $found } à la case { $cell }
help-line-sign = une case est `.` (inconnue), `#` ou une lettre (remplie) ou `-` (vide)

## Drawings

drawing-accordion = Accordéon
drawing-acorn = Gland
drawing-acoustic-guitar = Guitare
drawing-advent-wreath = Couronne de l’Avent
drawing-airplane = Avion
drawing-alarm-clock = Réveil
drawing-alien = Extraterrestre
drawing-anchor = Ancre
drawing-angelfish = Scalaire
drawing-anglerfish = Baudroie
drawing-ant = Fourmi
drawing-apple = Pomme
drawing-apple-tree = Pommier
drawing-armchair = Fauteuil
drawing-astronaut = Astronaute
drawing-avocado = Avocat
drawing-axe = Hache
drawing-ballerina = Ballerine
drawing-banana = Banane
drawing-bat = Chauve-souris
drawing-bathtub = Bain moussant
drawing-bear-face = Ours
drawing-bed = Lit
drawing-bee = Abeille
drawing-bell = Cloche
drawing-bicycle = Vélo
drawing-big-ben = Big Ben
drawing-binoculars = Jumelles
drawing-bird-cage = Oiseau en cage
drawing-birdhouse = Nichoir
drawing-birthday-cake = Gâteau d’anniversaire
drawing-black-sheep = Mouton noir
drawing-black-swan = Cygne noir
drawing-blossom = Fleur
drawing-bone = Os
drawing-bonsai = Bonsaï
drawing-bookshelf = Bibliothèque
drawing-bouquet = Bouquet
drawing-bow-and-arrow = Arc et flèche
drawing-bowling-pin = Quille
drawing-brachiosaurus = Brachiosaure
drawing-bucket = Seau
drawing-building-blocks = Cubes alphabet
drawing-bus = Autobus
drawing-butterfly = Papillon
drawing-button = Bouton
drawing-cable-car = Téléphérique
drawing-cactus = Cactus
drawing-camel = Chameau
drawing-camera = Appareil photo
drawing-candy-cane = Sucre d’orge
drawing-car = Voiture
drawing-carnival-mask = Masque de carnaval
drawing-carrot = Carotte
drawing-castle = Château fort
drawing-cat = Chat
drawing-caterpillar = Chenille
drawing-chameleon = Caméléon
drawing-cheese = Fromage
drawing-chef-hat = Toque de cuisinier
drawing-cherries = Cerises
drawing-chess-knight = Cavalier d’échecs
drawing-chess-queen = Dame d’échecs
drawing-chess-rook = Tour d’échecs
drawing-christmas-present = Cadeau
drawing-christmas-stocking = Chaussette de Noël
drawing-christmas-tree = Sapin de Noël
drawing-church = Église
drawing-clock = Horloge
drawing-cloud = Nuage
drawing-clown = Clown
drawing-clownfish = Poisson-clown
drawing-cocktail = Cocktail
drawing-coffee-break = Pause café
drawing-coffee-grinder = Moulin à café
drawing-coffee-pot = Cafetière italienne
drawing-colosseum = Colisée
drawing-comet = Comète
drawing-compass = Boussole
drawing-corn = Épi de maïs
drawing-cow-face = Vache
drawing-cowboy = Cow-boy
drawing-cowboy-boot = Botte de cow-boy
drawing-crab = Crabe
drawing-crescent-moon = Croissant de lune
drawing-crocodile = Crocodile
drawing-croissant = Croissant
drawing-crow = Corneille
drawing-cuckoo-clock = Coucou
drawing-cupcake = Cupcake
drawing-cutlery = Fourchette, cuillère et couteau
drawing-dachshund = Teckel
drawing-dalmatian = Dalmatien
drawing-desert-island = Île déserte
drawing-detective = Détective
drawing-die = Dé
drawing-diya-lamp = Lampe à huile
drawing-dog-face = Chien
drawing-doghouse = Niche
drawing-dolphin = Dauphin
drawing-doughnut = Donut
drawing-dragon = Dragon
drawing-dragonfly = Libellule
drawing-dress = Robe
drawing-drill = Perceuse
drawing-drop-of-water = Goutte d’eau
drawing-drum = Tambour
drawing-duck-on-a-pond = Canard sur l’étang
drawing-duckling = Caneton
drawing-eagle = Aigle
drawing-earth = Terre
drawing-easter-basket = Panier de Pâques
drawing-easter-egg = Œuf de Pâques
drawing-eggplant = Aubergine
drawing-eiffel-tower = Tour Eiffel
drawing-eighth-note = Croche
drawing-elephant = Éléphant
drawing-elephant-spraying = Éléphant qui arrose
drawing-envelope = Lettre
drawing-ferris-wheel = Grande roue
drawing-fir-tree = Sapin
drawing-fireplace = Cheminée
drawing-fireworks = Feu d’artifice
drawing-fish-bone = Arête de poisson
drawing-flamingo = Flamant rose
drawing-fox = Renard
drawing-fox-face = Tête de renard
drawing-fried-egg = Œuf au plat
drawing-frightened-cat = Chat au dos rond
drawing-frog-from-above = Grenouille vue de dessus
drawing-frog-on-lily-pad = Grenouille sur nénuphar
drawing-fruit-bowl = Corbeille de fruits
drawing-frying-pan = Poêle
drawing-game-controller = Manette de jeu
drawing-gem = Pierre précieuse
drawing-ghost = Fantôme
drawing-gingerbread-man = Bonhomme en pain d’épices
drawing-giraffe = Girafe
drawing-globe = Globe terrestre
drawing-goat = Chèvre
drawing-goldfish = Poisson rouge
drawing-goldfish-bowl = Bocal à poisson
drawing-gorilla = Gorille
drawing-gramophone = Gramophone
drawing-grand-piano = Piano à queue
drawing-grapes = Raisin
drawing-greek-temple = Temple grec
drawing-gumball-machine = Distributeur de chewing-gums
drawing-guppy = Guppy
drawing-hamburger = Hamburger
drawing-hammer = Marteau
drawing-hammerhead = Requin-marteau
drawing-hamster = Hamster
drawing-harp = Harpe
drawing-hatching-chick = Poussin qui éclot
drawing-haunted-house = Maison hantée
drawing-headphones = Casque audio
drawing-heart = Cœur
drawing-heart-and-arrow = Cœur et flèche
drawing-heart-with-arrow = Cœur et flèche
drawing-hedgehog = Hérisson
drawing-helicopter = Hélicoptère
drawing-hen-with-chicks = Poule et poussins
drawing-hi = Salut (Hi)
drawing-high-heel = Talon aiguille
drawing-hippopotamus = Hippopotame
drawing-honey-jar = Pot de miel
drawing-horse = Cheval
drawing-hot-air-balloon = Montgolfière
drawing-hot-dog = Hot-dog
drawing-hourglass = Sablier
drawing-house = Maison
drawing-howling-wolf = Loup hurlant
drawing-hummingbird = Colibri
drawing-ice-cream = Glace
drawing-ice-cream-cone = Cornet de glace
drawing-ice-cream-sundae = Coupe glacée
drawing-ice-lolly = Glace à l’eau
drawing-ice-skate = Patin à glace
drawing-igloo = Igloo
drawing-iron = Fer à repasser
drawing-jack-o-lantern = Citrouille d’Halloween
drawing-jellyfish = Méduse
drawing-joy = Joie (Joy)
drawing-kangaroo = Kangourou
drawing-key = Clé
drawing-kimono = Kimono
drawing-kitchen-stove = Cuisinière
drawing-kite = Cerf-volant
drawing-kitten-with-yarn = Chaton et pelote
drawing-knight-armor = Chevalier
drawing-koala-face = Koala
drawing-koinobori = Koïnobori
drawing-ladybird = Coccinelle
drawing-laughing-smiley = Visage qui rit
drawing-leaf = Feuille
drawing-leaning-tower-of-pisa = Tour de Pise
drawing-leaping-stag = Cerf bondissant
drawing-light-bulb = Ampoule
drawing-lighthouse = Phare
drawing-lightning = Éclair
drawing-lion-face = Lion
drawing-little-boat = Petit bateau
drawing-lizard = Lézard
drawing-llama = Lama
drawing-lobster = Homard
drawing-locomotive = Locomotive à vapeur
drawing-lollipop = Sucette
drawing-lotus = Fleur de lotus
drawing-love = Amour (Love)
drawing-magnet = Aimant
drawing-magnifying-glass = Loupe
drawing-manta-ray = Raie manta
drawing-maple-leaf = Feuille d’érable
drawing-matryoshka = Matriochka
drawing-maypole = Mât de mai
drawing-menorah = Menora
drawing-microphone = Micro
drawing-microscope = Microscope
drawing-mitten = Moufle
drawing-moai = Moaï
drawing-monkey-face = Singe
drawing-moon-and-stars = Lune et étoiles
drawing-moose = Élan
drawing-mount-fuji = Mont Fuji
drawing-mountain-lake = Lac de montagne
drawing-mountain-sunset = Montagnes au couchant
drawing-mouse = Souris
drawing-mug = Mug fumant
drawing-mushroom = Amanite tue-mouches
drawing-music-note = Note de musique
drawing-nest = Nid avec œufs
drawing-night-skyline = Ville la nuit
drawing-ninja = Ninja
drawing-nutcracker = Casse-noisette
drawing-octopus = Pieuvre
drawing-old-key = Vieille clé
drawing-open-book = Livre ouvert
drawing-opera-house-sydney = Opéra de Sydney
drawing-ostrich = Autruche
drawing-owl = Hibou
drawing-padlock = Cadenas
drawing-pagoda = Pagode
drawing-palette = Palette de peintre
drawing-pancakes = Pancakes
drawing-panda-face = Tête de panda
drawing-paper-boat = Bateau en papier
drawing-paper-lantern = Lanterne en papier
drawing-paper-plane = Avion en papier
drawing-parachute = Parachutiste
drawing-parrot = Perroquet
drawing-party-balloon = Ballon de baudruche
drawing-paw-print = Empreinte de patte
drawing-peacock = Paon
drawing-pear = Poire
drawing-pencil = Crayon
drawing-penguin = Manchot
drawing-pharaoh = Pharaon
drawing-phoenix = Phénix
drawing-pig-face = Cochon
drawing-pineapple = Ananas
drawing-pinwheel = Moulinet
drawing-pirate = Pirate
drawing-pizza-slice = Part de pizza
drawing-poodle = Caniche
drawing-popcorn = Pop-corn
drawing-pretzel = Bretzel
drawing-pterodactyl = Ptérodactyle
drawing-puzzle-piece = Pièce de puzzle
drawing-pyramids = Pyramides
drawing-queen = Reine
drawing-rabbit = Lapin
drawing-rabbit-in-the-moon = Lapin dans la lune
drawing-raccoon-face = Raton laveur
drawing-rainbow = Arc-en-ciel
drawing-raindrop = Goutte de pluie
drawing-ram-head = Bélier
drawing-ramen-bowl = Soupe de nouilles
drawing-rhinoceros = Rhinocéros
drawing-ringed-planet = Planète à anneaux
drawing-robot = Robot
drawing-rocket = Fusée
drawing-rocking-chair = Fauteuil à bascule
drawing-rocking-horse = Cheval à bascule
drawing-rooster = Coq
drawing-rose = Rose
drawing-runner = Coureur
drawing-sailboat = Petit voilier
drawing-sailing-ship = Voilier
drawing-samurai = Samouraï
drawing-sand-dunes = Dunes de sable
drawing-santa-claus = Père Noël
drawing-saturn = Saturne
drawing-saw = Scie
drawing-saxophone = Saxophone
drawing-scales = Balance
drawing-scallop-shell = Coquille Saint-Jacques
drawing-scissors = Ciseaux
drawing-scorpion = Scorpion
drawing-sea-turtle = Tortue marine
drawing-seahorse = Hippocampe
drawing-seal-with-ball = Otarie au ballon
drawing-sewing-machine = Machine à coudre
drawing-shamrock = Trèfle
drawing-shark = Requin
drawing-skateboard = Skateboard
drawing-skunk = Moufette
drawing-sleeping-cat = Chat endormi
drawing-sloth = Paresseux
drawing-snail = Escargot
drawing-snake = Serpent
drawing-sneaker = Basket
drawing-snow-crystal = Cristal de neige
drawing-snowflake = Flocon de neige
drawing-snowman = Bonhomme de neige
drawing-soccer-ball = Ballon de foot
drawing-space-shuttle = Navette spatiale
drawing-spade = Pique
drawing-sparrow = Moineau
drawing-sphinx = Sphinx
drawing-spider = Araignée
drawing-spider-web = Toile d’araignée
drawing-spinning-top = Toupie
drawing-spiral = Spirale
drawing-squirrel = Écureuil
drawing-stag-beetle = Lucane
drawing-star = Étoile
drawing-starfish = Étoile de mer
drawing-statue-of-liberty = Statue de la Liberté
drawing-steam-engine = Locomotive à vapeur
drawing-stegosaurus = Stégosaure
drawing-stonehenge = Stonehenge
drawing-strawberry = Fraise
drawing-submarine = Sous-marin
drawing-suitcase = Valise
drawing-sun = Soleil
drawing-sunflower = Tournesol
drawing-sunglasses = Lunettes de soleil
drawing-suspension-bridge = Pont suspendu
drawing-swordfish = Espadon
drawing-t-shirt = T-shirt
drawing-table-lamp = Lampe de table
drawing-taj-mahal = Taj Mahal
drawing-target = Cible
drawing-teapot = Théière
drawing-teddy-bear = Ours en peluche
drawing-telephone = Téléphone
drawing-telescope = Télescope
drawing-television = Télévision
drawing-tennis-racket = Raquette de tennis
drawing-tent = Tente
drawing-thermometer = Thermomètre
drawing-thread-spool = Aiguille et fil
drawing-thumbs-up = Pouce levé
drawing-tiger-face = Tigre
drawing-tiger-stripes = Rayures de tigre
drawing-toaster = Grille-pain
drawing-tomato = Tomate
drawing-toolbox = Boîte à outils
drawing-top-hat = Haut-de-forme
drawing-torii = Torii
drawing-tornado = Tornade
drawing-toucan = Toucan
drawing-tower-bridge = Tower Bridge
drawing-tractor = Tracteur
drawing-traffic-light = Feu tricolore
drawing-treble-clef = Clé de sol
drawing-triumphal-arch = Arc de triomphe
drawing-trophy = Coupe
drawing-trousers = Pantalon
drawing-truck = Camion
drawing-trumpet = Trompette
drawing-tulip = Tulipe
drawing-turkey = Dindon
drawing-turtle = Tortue
drawing-two-peaks = Deux sommets
drawing-typewriter = Machine à écrire
drawing-tyrannosaurus = Tyrannosaure
drawing-ufo = Soucoupe volante
drawing-umbrella = Parapluie
drawing-unicorn = Licorne
drawing-vase-of-flowers = Vase de fleurs
drawing-viking = Viking
drawing-violin = Violon
drawing-volcano = Volcan
drawing-wagon-wheel = Roue de charrette
drawing-watering-can = Arrosoir
drawing-watermelon = Tranche de pastèque
drawing-weightlifter = Haltérophile
drawing-whale = Baleine
drawing-whistle = Sifflet
drawing-wild-boar = Sanglier
drawing-windmill = Moulin à vent
drawing-wine-glass = Verre de vin
drawing-witch-hat = Chapeau de sorcière
drawing-witch-on-broom = Sorcière sur son balai
drawing-wrench = Clé plate
drawing-yes = Oui (Yes)
drawing-zebra = Zèbre
drawing-zebra-stripes = Rayures de zèbre

## Books

book-title = Nonogrammes
book-untitled = Nonogramme
book-date =
    { $weekday ->
        [1] Lundi
        [2] Mardi
        [3] Mercredi
        [4] Jeudi
        [5] Vendredi
        [6] Samedi
       *[7] Dimanche
    } { $day } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
book-month =
    { $month ->
        [1] Janvier
        [2] Février
        [3] Mars
        [4] Avril
        [5] Mai
        [6] Juin
        [7] Juillet
        [8] Août
        [9] Septembre
        [10] Octobre
        [11] Novembre
       *[12] Décembre
    } { $year }
book-weekday = { $weekday ->
    [1] lun.
    [2] mar.
    [3] mer.
    [4] jeu.
    [5] ven.
    [6] sam.
   *[7] dim.
}
book-count = { $count ->
    [one] { $count } grille
   *[other] { $count } grilles
}
book-sizes = de { $least } à { $most }
book-hexagons = { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
}
book-triangles = { $count ->
    [one] { $count } grille de triangles
   *[other] { $count } grilles de triangles
}
book-colored = { $count } en couleurs
book-rules = Comment jouer
book-puzzles = Grilles
book-solutions = Solutions
book-lesson-empty-line = Placez les blocs d’une rangée le plus loin possible d’un côté, puis de l’autre. Là où un même bloc couvre une case les deux fois, elle est noircie.
book-lesson-complete = Quand tous les blocs d’une rangée sont noircis, le reste est vide. Marquez-le de croix.
book-lesson-joining = Deux cases noircies qui ne peuvent appartenir qu’au même bloc se rejoignent : les cases entre elles sont noircies aussi.
book-lesson-overlap = Une case noircie ou une croix laisse moins de place à un bloc. Placez-le le plus loin possible de chaque côté. Les cases qu’il couvre les deux fois sont noircies.
book-lesson-reach = Un bloc qui a une case noircie ne s’étend pas plus loin que sa longueur. Les cases qu’aucun bloc de la rangée ne peut atteindre sont vides.
book-lesson-bounded = Un morceau aussi long que le plus long bloc possible à cet endroit est complet : les cases à ses deux bouts sont vides.
book-lesson-small-gap = Un espace entre des croix, plus court que tout bloc qui pourrait s’y trouver, reste vide.
book-lesson-edge = Un morceau à côté d’une croix ou du bord ne s’étend que de l’autre côté, au moins jusqu’à la longueur du plus court bloc possible.
book-lesson-enumeration = Notez toutes les façons encore possibles de placer les blocs d’une rangée. Une case qui est la même dans toutes est certaine.
book-contents = Table des matières
book-example = Un exemple
book-part = partie { $number } sur { $count }
book-several = plusieurs solutions
book-hexagon = hexagone de côté { $side }
book-hexagon-sides = hexagone de côtés { $sides }
book-triangles-side = triangles dans un hexagone de côté { $side }
book-triangles-sides = triangles, côtés { $sides }
book-joined = L’image formée par { $count } grilles
book-solution-on = solution page { $page }
book-puzzle-on = page { $page }
book-class-trivial = d’un coup d’œil
book-class-lines = rangée par rangée
book-class-trials = par essais
book-class-deep-trials = par longs essais
book-class-guessing = en devinant
book-rules-clues = Chaque grille cache une image. Les nombres à côté d’une ligne et au-dessus d’une colonne donnent, dans l’ordre, la longueur de ses blocs de cases noircies. Entre deux blocs, il y a au moins une case vide. Un 0 signifie que toute la rangée est vide.
book-rules-marks = Cherchez les cases qui sont noircies où que soient les blocs, et celles qu’aucun bloc ne peut atteindre. Noircissez les premières et marquez les autres d’une croix : toutes vous aident dans les rangées qui s’y croisent.
book-rules-colors = Dans une grille en couleurs, chaque nombre a la couleur de son bloc, et une lettre qui la désigne : un simple crayon suffit donc. Les lettres sont expliquées sous la grille. Deux blocs de couleurs différentes peuvent se toucher ; entre deux blocs de la même couleur, il y a au moins une case vide.
book-rules-hexagons = Dans un hexagone, les rangées suivent trois directions. Les nombres sont là où leur rangée commence. Lisez-les en allant vers la grille.
book-rules-triangles = Dans une grille de triangles, les rangées suivent trois directions. Les nombres sont là où leur rangée commence. Lisez-les en allant vers la grille.
book-rules-unknowns = Un ? est un bloc de longueur inconnue, un cadre en tirets un bloc de couleur inconnue. Un * signifie que tous les nombres de la rangée sont inconnus.
book-rules-ranges = 2–4 est un bloc de 2 à 4 cases, 3+ un bloc de 3 cases ou plus.
book-rules-sums = Un nombre derrière = compte les cases noircies de sa rangée : =7, ce sont 7 cases, en blocs de n’importe quelle longueur.
book-rules-regions = Des traits épais divisent la grille en régions. Les cases d’une région sont toutes vides, ou toutes remplies d’une même couleur.
book-rules-blocks = Un nombre dans une case compte les cases noircies autour d’elle : elle-même et celles qui la touchent, même par un coin.
book-rules-givens = Un point marque une case donnée : elle est juste dès le départ.
book-rules-unique = Chaque grille a une solution et une seule.
book-rules-stars = Des étoiles et un mot indiquent la difficulté d’une grille, d’une demi-étoile (très facile) à cinq étoiles (diabolique). Le type indique les étapes qu’elle demande :
book-rules-class-trivial = D’un coup d’œil : il suffit de regarder chaque rangée une fois, dans le bon ordre.
book-rules-class-lines = Rangée par rangée : il suffit d’examiner une rangée à la fois.
book-rules-class-trials = Par essais : il faut parfois essayer une case et voir qu’elle mène à une contradiction.
book-rules-class-deep-trials = Par longs essais : la contradiction n’apparaît que bien des rangées plus loin.
book-rules-class-guessing = En devinant : pour certaines cases, on ne connaît pas de raisonnement court.

## The program: its lines, warnings and errors. Words that begin with - or -- are options, words in
## capital letters stand for what people type, `nonosat …` is a command: they stay as they are.
## Errors have no full stop. $name and $file are names of files or of puzzles in files
## ("heart.non", "many.non#3"), $folder that of a folder.

label-error = erreur
label-help = aide
label-note = note
label-warning = avertissement
label-undecided = indéterminé
label-no-solution = aucune solution
labeled = { $label } : { $text }

because = { $what } : { $why }

## The program: verdicts, as "heart.non: unique, by lines, easy, 1.5 stars, about 10 minutes; the goal is the solution"

verdict-unique = solution unique
verdict-several = plusieurs solutions
verdict-none = aucune solution
verdict-undecided = indéterminée
verdict-solved = résolue
verdict-error = erreur
decimal = { $whole },{ $part }
stars = { $halves ->
    [1] { $stars } étoile
    [2] { $stars } étoile
    [3] { $stars } étoile
   *[other] { $stars } étoiles
}
check-not-lines = non résoluble rangée par rangée
check-pictures = { $count ->
    [one] { $count } image
   *[other] { $count } images
}
check-pictures-least = { $count ->
    [one] au moins { $count } image
   *[other] au moins { $count } images
}
check-ambiguous = { $count ->
    [one] { $count } case incertaine
   *[other] { $count } cases incertaines
}
check-ambiguous-least = { $count ->
    [one] au moins { $count } case incertaine
   *[other] au moins { $count } cases incertaines
}
check-differ = deux images diffèrent par { $count ->
    [one] { $count } case : r{ $row }c{ $at }
   *[other] { $count } cases, la première en r{ $row }c{ $at }
}
check-proved-numbers = prouvé par un nombre dans chaque case
check-proved = prouvé en { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
check-goal-wrong = l’image finale est fausse : { $why }
check-goal-only = l’image finale est la solution
check-goal-one = l’image finale est une solution
check-goal-absent = le fichier n’a pas d’image finale
summary-puzzles = { $count ->
    [one] { $count } grille
   *[other] { $count } grilles
}
summary-unique = { $count } à solution unique
summary-several = { $count } à plusieurs solutions
summary-none = { $count } sans solution
summary-undecided = { $count ->
    [one] { $count } indéterminée
   *[other] { $count } indéterminées
}
summary-error = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
summary-slow = { $name } { $seconds } s
summary-slowest = les plus lentes : { $names }
drawing-by = par { $author }

## The program: lines of `info`, `mend`, `make` and `prove`

info-title = titre
info-author = auteur
info-board = grille
info-colors = couleurs
info-givens = données
info-fill = noircies
info-slack = marge
info-clues = nombres
info-rating = difficulté
info-goal = image finale
info-saved = partie
info-cells = { $count } { $count ->
    [one] case
   *[other] cases
}
info-lines = { $count } { $count ->
    [one] rangée
   *[other] rangées
}
info-size = { $shape }, { $cells }, { $lines }
info-inks = { $count } et le fond
info-filled = { $cells }, { $percent } %
info-fill-unknown = les nombres ne le disent pas
info-room = de { $least } à { $most } cases par rangée, { $mean } en moyenne
info-disagree = incompatibles : { $why }
info-goal-right = satisfait les nombres
info-goal-wrong = fausse : { $why }
info-goal-absent = aucune
info-play = une partie enregistrée
mend-before = avant
mend-after = après
mend-nothing-unique = la solution est déjà unique, il n’y a rien à réparer
mend-nothing-lines = déjà résoluble rangée par rangée, il n’y a rien à réparer
mend-changed = { $count } { $count ->
    [one] case changée
   *[other] cases changées
} sur { $all } : { $cells }
mend-revealed = { $count } { $count ->
    [one] case donnée
   *[other] cases données
} sur { $all } : { $cells }
mend-more = { $cells } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
mend-fewest = impossible avec moins
mend-fewest-why = impossible avec moins, mais d’autres peuvent se voir moins ({ $why })
mend-least-why = il en faut au moins { $count } ({ $why })
mend-least = { $count ->
    [0] moins de cases suffiraient peut-être
   *[other] moins de cases suffiraient peut-être ; il en faut au moins { $count }
}
mend-only-way = c’est la seule façon
mend-all-ways = ce sont les { $count } façons possibles
mend-some-ways = { $count } { $count ->
    [one] façon
   *[other] façons
}, il y en a peut-être d’autres
mend-too-many = impossible à réparer avec { $max } { $max ->
    [one] case
   *[other] cases
} au plus : il en faut au moins { $count }
mend-impossible = impossible à réparer : quoi que l’on fasse des autres cases, il y a plusieurs solutions
mend-undecided = indéterminé : { $why } ; il faut au moins { $count } { $count ->
    [one] case
   *[other] cases
}
mend-not-found = rien n’a été trouvé ; il faut au moins { $count } { $count ->
    [one] case
   *[other] cases
}
weaken-least = il reste { $count } nombres sur { $all }, et chacun est nécessaire
weaken-less = il reste { $count } nombres sur { $all } ; moins suffiraient peut-être
make-random-title = Grilles aléatoires, graine { $seed }
make-random-name = Aléatoire { $seed }-{ $number }
thing-bird = Oiseau
thing-boat = Bateau
thing-cat = Chat
thing-cup = Tasse
thing-duck = Canard
thing-face = Visage
thing-fish = Poisson
thing-flower = Fleur
thing-house = Maison
thing-lamp = Lampe
thing-letter = Lettre
thing-mushroom = Champignon
thing-tree = Arbre
make-image-title = { $name } : grilles au choix
make-parts-small = les dessins ont moins de lignes ou de colonnes que --parts
help-parts = moins de --parts, ou une --width plus grande
make-likeness = ressemblance { $percent } %
make-painted = { $percent } % noircies
make-unchanged = inchangée
make-changed = { $count } { $count ->
    [one] case changée
   *[other] cases changées
}
make-not-unique = solution non unique
make-open = { $count } { $count ->
    [one] case libre
   *[other] cases libres
}
make-not-rated = trop difficile à évaluer
table-puzzle = grille
table-likeness = ressemblance
table-painted = noircies
table-changed = changées
table-open = libres
table-rating = difficulté
prove-written = { $verdict } : { $proof } dans { $file }
prove-pictures = deux images
prove-steps = une preuve en { $count } { $count ->
    [one] étape
   *[other] étapes
}
prove-numbers = une preuve par des nombres jusqu’à { $largest }
prove-numbers-trials = une preuve par des nombres jusqu’à { $largest } avec { $count } { $count ->
    [one] essai
   *[other] essais
}
prove-accepted = acceptée : { $shape }, { $verdict } : { $what }
prove-two = deux images satisfont les nombres
prove-one = une image, et { $proof } contre toute autre
prove-no = { $proof } contre toute image
prove-refused = refusée : { $why }

## The program: the game in the terminal (`nonosat play`). Single letters are keys of the keyboard: they stay.
## A row of the list of keys (play-keys-… and play-help-…) has at most 80 letters

play-keys = ? affiche les touches
play-solved = Bravo ! La solution est juste !
play-solved-title = Bravo ! La solution est juste : { $title }
play-is-solved = C’est résolu.
play-unsolvable = La grille n’a pas de solution.
play-no-solution = Aucune solution : { $why }.
play-given = Cette case est donnée par la grille.
play-color = Couleur { $number } : { $name }
play-no-color = Il n’y a pas de couleur { $number }.
play-undone = Annulé.
play-nothing-undone = Rien à annuler.
play-redone = Rétabli.
play-nothing-redone = Rien à rétablir.
play-reset = Toutes les cases sont de nouveau libres ; u annule cela.
play-open = Toutes les cases sont déjà libres.
play-shown = Voici une solution ; u la retire.
play-right = Tout est juste jusqu’ici.
play-mistake = Il y a une erreur ; c montre où, b revient avant l’erreur.
play-mistake-unknown = Les marques fausses n’ont pas été trouvées à temps.
play-back = { $count } { $count ->
    [one] coup annulé
   *[other] coups annulés
} ; maintenant tout est juste.
play-began-wrong = La partie a commencé par une erreur.
play-hint-open = Il reste plusieurs solutions, et aucun raisonnement ne mène plus loin.
play-hint-more = (h : la suite)
play-hint-do = (d : appliquer)
play-nothing-done = Il n’y a pas d’indice à suivre ; h en donne un.
play-done = Fait ; u l’annule, h continue.
play-work-check = Vérification… Échap l’arrête.
play-work-where = Recherche de l’erreur… Échap l’arrête.
play-work-back = Recherche du dernier état juste… Échap l’arrête.
play-work-hint = Recherche d’un indice… Échap l’arrête.
play-work-solve = Résolution… Échap l’arrête.
play-undecided = Indéterminé
play-no-hint = Pas d’indice
play-stopped = arrêté.
play-too-long = cela prend trop de temps.
play-quit = Cette partie n’est pas entièrement enregistrée. Quitter (y = oui, n = non) ?
play-not-quit = On continue.
play-file = Fichier à écrire
play-replace = { $file } existe déjà. Le remplacer (y = oui, n = non) ?
play-replace-as = { $file } existe déjà. Le remplacer au format { $format } (y = oui, n = non) ?
play-wrote = { $file } est écrit.
play-wrote-as = { $file } est écrit au format { $format }.
play-not-written = Rien n’est écrit.
play-not-written-why = Rien n’est écrit : { $why }.
play-kept = la partie est conservée dans { $file }
play-not-kept = la partie n’a pu être conservée dans aucun fichier
play-unwritten = cette partie n’a été écrite dans aucun fichier ; w le fait, avant q
save-ending = { $file } : impossible d’écrire une grille en .{ $ending }
help-save-json = un nom qui finit par .json garde tout
save-no-file = { $file } n’est pas un fichier ordinaire
help-save-name = tapez le nom d’un fichier
play-small = Un écran de { $size } est trop petit pour cette grille : il faut { $least }. Agrandissez-le ou appuyez sur q.
play-key-mark = espace noircir
play-key-blank = x vide
play-key-undo = u annuler
play-key-hint = h indice
play-key-save = w enregistrer
play-key-help = ? aide
play-key-quit = q quitter
play-keys-arrows = flèches
play-keys-ends = début, fin
play-keys-page = page préc., suiv.
play-keys-space = espace
play-keys-backspace = retour arrière
play-keys-colors = 1-9, tab
play-keys-left = clic gauche
play-keys-right = clic droit
play-keys-undo = u, ctrl-z
play-keys-interrupt = ctrl-c
play-help-move = se déplacer
play-help-ends = aux bouts de la ligne
play-help-page = d’un écran ; la molette, de trois lignes
play-help-mark = marquer : libre, colorée, vide, libre
play-help-blank = vide
play-help-open = libre
play-help-color = choisir la couleur
play-help-left = marquer ; glisser le long d’une rangée
play-help-right = de même, à rebours
play-help-undo = annuler
play-help-redo = rétablir
play-help-reset = effacer toutes les marques
play-help-hint = indice : où regarder ; puis quelles cases ; puis pourquoi
play-help-do = faire ce que dit l’indice
play-help-check = vérifier : juste jusqu’ici ? puis : où est l’erreur ?
play-help-back = revenir avant l’erreur
play-help-solve = résoudre
play-help-save = enregistrer
play-help-stop = arrêter la résolution ; retirer l’indice
play-help-quit = quitter
play-help-interrupt = quitter ; deux fois : sans réponse
play-help-answer = répondre : seul y veut dire oui
play-help-list = cette liste ; toute autre touche la ferme

## The program: notes and warnings, behind "note: " or "warning: "

warning-left-out = laissé de côté : { $features }
note-formats = { $name } peut être au format { $formats }, avec le même verdict pour tous ; la suite vaut pour { $first }
note-reading = { $name }: { $reading }
reading-image = les nombres ont été lus dans l’image
note-other-solutions = il y a d’autres solutions ; -n 0 les montre toutes
note-solver-idle = tout a été décidé sans solveur SAT ; --solver n’a pas servi
note-animation = { $name } est une animation ; sa première image a été prise
note-opacity = { $name } est claire sur un fond transparent ; ce qui est opaque a été pris pour du noir
note-unlike = les dessins ressemblent peu à { $name } ; prenez un seul sujet avec --frame ou --focus
note-nothing-written = rien n’a été écrit, car certaines grilles ne pouvaient pas l’être
note-no-state = { $name } ne contient pas d’état de la partie ; on part de zéro
note-nearest = { $file } : aucune grille trouvée qui réponde à la demande ; la plus proche : { $rating }
note-colors = { $file } : l’image n’a que { $count } couleurs sur { $wanted }, le fond compris
note-no-goal = aucune image finale n’est enregistrée ; la première solution en tient lieu
note-full-clues = les nombres sont incomplets ; ce sont les nombres complets de l’image qui sont réparés
note-ambiguous = { $name } a tant de sosies que la réparer change beaucoup ; mieux vaut remplir des zones, épaissir les traits ou dessiner plus petit
warning-line-empty = { $line-definite } est maintenant vide
warning-line-full = { $line-definite } est maintenant entièrement remplie
warning-outline-broken = la modification ouvre, ferme, coupe ou réunit une zone de l’image
warning-symmetry-broken = la modification rompt la symétrie de l’image
warning-letter-left-out = { $name } : la police n’a pas `{ $sign }`, donc `{ $text }` est omis ; --font FILE choisit une autre police
warning-everyone = toute personne qui accède à cette machine peut utiliser la page et son solveur
warning-port = le port { $port } est pris ; sur un autre, le navigateur garde d’autres parties et d’autres préférences

## The program: behind "undecided: " and a limit

undecided-more = { $limit } ; il peut y avoir d’autres solutions
undecided-more-than = { $limit } ; il peut y avoir d’autres solutions que { $count ->
    [one] celle-ci
   *[other] ces { $count }
}
undecided-ambiguous = { $limit } ; d’autres cases peuvent être incertaines
undecided-other = { $limit } ; une image a été trouvée, on ne sait pas s’il y en a une autre
undecided-rating = { $limit } ; la difficulté n’est pas connue
undecided-make = { $limit } ; grilles inachevées : { $count } sur { $all }
undecided-random = { $limit } ; grilles non conformes à la demande : { $count } sur { $all }
undecided-nothing = { $limit } ; rien n’a été écrit
help-placements = utilisez --encoding order ou auto, ou augmentez --placement-limit
help-search = utilisez --engine search, qui n’a pas besoin de formule
help-memory-limit = augmentez --memory-limit, s’il y a plus de mémoire
help-weights = nonosat prove --proof-format lrat le prouve autrement
help-own-solver = retirez --solver : le solveur intégré continue tant que les limites le permettent

## The program: advice about a file that cannot be read

help-make = faites-en une grille : nonosat convert IMAGE PUZZLE.non --width 40 ; si elle montre des nombres : nonosat scan IMAGE
help-save-png = enregistrez-le en PNG ; faites-en une grille : nonosat convert IMAGE PUZZLE.non --width 40
help-page = enregistrer la page en PNG, avec : pdftoppm -png -r 150 FICHIER.pdf PAGE
help-from = --from FORMAT indique le format
help-from-which = précisez lequel : { $options }
help-which-puzzle = précisez laquelle : FILE#1 est la première

## The program: errors, each with its help (help-…), what people can do

cannot-read = impossible de lire { $file }
cannot-write = impossible d’écrire { $file }
cannot-write-output = impossible d’écrire sur la sortie standard
cannot-make-folder = impossible de créer le dossier { $folder }
file-exists = { $file } existe déjà
help-force = utilisez --force pour le remplacer
help-resume = --resume reprend là où il s’arrête, --force le remplace
file-is-folder = { $file } est un dossier
help-not-folder = nommez un de ses fichiers ; { $commands } prennent toutes les grilles d’un dossier
folder-missing = { $folder } n’est pas un dossier
folder-no-puzzles = { $folder } ne contient aucun fichier de grilles
folder-no-images = il n’y a aucune image dans { $folder }
# Puzzles that are the same, turned or not; $names: of files
same-puzzle = la même grille : { $names }
help-readable = nonosat formats énumère ce qui peut être lu
note-passed-over = { $count ->
    [1] { $first } laissé de côté : aucune grille n’y est lisible
   *[other] { $count } fichiers laissés de côté, car aucune grille n’y est lisible, par exemple { $first }
}
folder-other = { $folder } ne ressemble pas à un résultat antérieur et n’est pas remplacé
help-other-folder = nommez un autre dossier
folder-full = { $folder } n’est pas vide
help-resume-proofs = --resume reprend là où une exécution s’est arrêtée, --force remplace ses preuves
file-none-fits = aucun fichier ne correspond à { $pattern }
help-right-folder = est-ce le bon dossier ?
numbers-from-1 = { $name } : les numéros commencent à 1
help-first = { $first } est la première
input-empty = l’entrée standard est vide ou fermée
help-input = nommez un fichier, ou donnez-en un : nonosat COMMAND - < FILE
help-similar = il y a { $file }
input-colored = { $name } contient les couleurs d’un terminal, et aucun signe pour les cases
help-color-never = nonosat solve --color never affiche des signes
help-formats = nonosat formats FORMAT montre ce qu’un format peut contenir
file-several = { $name } contient { $count ->
    [one] { $count } grille
   *[other] { $count } grilles
}
help-say-first = précisez laquelle : { $first } pour la première
file-no-number = { $name } contient { $count ->
    [one] { $count } grille
   *[other] { $count } grilles
}, aucune n’a le numéro { $number }
file-pages = { $name } a { $count ->
    [one] { $count } page
   *[other] { $count } pages
}
address-network = { $address } est une adresse, et nonosat n’utilise pas le réseau
help-address-save = enregistrez le fichier ou la page, et nommez ce que vous avez enregistré
file-other-puzzles = { $name } contient aussi d’autres grilles
help-other-file = nommez un autre fichier
file-is-puzzle = { $file } est une grille, qu’une image remplacerait
help-keep-puzzle = nommez un autre fichier ; --to avec un format de grille garde l’image comme image finale
file-twice = deux grilles seraient écrites dans { $file }
help-file-twice = rien n’a été écrit ; convertissez les fichiers de même nom l’un après l’autre, chacun vers un autre dossier
file-for-several = impossible d’écrire plusieurs fichiers dans { $file }
help-folder-or-one = -o { $folder } les écrit tous, { $one } un seul
resume-file = --resume continue un fichier de réponses, et la sortie standard n’en est pas un
help-resume-file = nommez le fichier : -o answers.ndjson
scan-outputs = la sortie standard ne peut pas recevoir à la fois la grille et le dessin
help-scan-outputs = nommez un fichier pour l’un des deux : -o puzzle.non, --show seen.png
about-file = { $name } : { $what }
help-lossy = nonosat convert --lossy laisse cela de côté
help-drop-givens = nonosat convert --drop givens les laisse de côté ; la grille peut alors avoir d’autres solutions
help-solve-goal = nonosat convert --solve enregistre la solution comme image finale
help-several-formats = nommez un dossier, avec une barre oblique à la fin : out/ ; peuvent contenir plusieurs grilles : { $formats }
convert-arguments = attendu : des grilles, puis où les écrire
note-sheet = les grilles sont dans { $folder } ; { $sheet } les montre
convert-drawing = convert écrit des grilles, et { $file } serait un dessin
help-render = nonosat render { $puzzle } -o { $file } la dessine
terminal-drawing = un dessin n’est pas un texte pour un terminal
help-terminal-drawing = écrivez-le dans un fichier : -o { $file } ; ou affichez la grille en texte : --to { $form }
note-counting = comptage des solutions de { $name } ; il s’arrête au plus tard après { $seconds } s (--time-limit)
note-working = { $name } prend du temps ; --time-limit ou Ctrl-C y met fin
convert-ending = l’extension de { $file } n’indique pas le format
help-to = précisez-le : --to json, --to non, …
the-puzzle = la grille
ending-picture = { $file } : impossible d’écrire une image en .{ $ending }
ending-drawing = { $file } : impossible d’écrire un dessin en .{ $ending }
ending-book = { $file } : impossible d’écrire un livre en .{ $ending }
ending-explanation = { $file } : impossible d’écrire une explication en .{ $ending }
ending-formula = { $file } : impossible d’écrire une formule en .{ $ending }
help-endings-picture = extensions possibles : .txt, { $endings }, .solution, et celles des grilles qui ont une image finale : .non, .json, .xml, .clues, .pbm ; ou précisez avec --to
help-endings-other = extensions possibles : { $endings }
not-built = ce programme a été compilé sans la fonctionnalité `{ $feature }`
image-not-built = { $name } est une image, et ce nonosat a été compilé sans la fonctionnalité `image`
help-build-image = cargo install nonosat --features image
image-option = { $option } est pour les images, { $name } est une grille
help-image-option = --scale agrandit les cases d’une image, --recolor donne d’autres couleurs
image-bytes = une image de plus de { $megabytes } Mo
help-save-smaller = enregistrez-la en plus petit
help-scan = prenez toute la grille avec tous ses nombres, droite et nette, avec au moins 25 pixels par case
help-both-sides = --width et --height ensemble fixent les deux côtés
help-image-blank = essayez --threshold, --invert, --edges ou --colors
help-make-blank = ôtez le bord uni avec --crop, ou prenez une partie avec --frame ; convert a aussi --threshold, --invert et --edges
help-image-thin = prenez-en une partie avec --frame, ou fixez les deux côtés avec --width et --height
edit-no-goal-inverted = aucune image n’est enregistrée avec la grille, et sans image elle ne peut pas être inversée
edit-no-goal-cropped = aucune image n’est enregistrée avec la grille, et sans image elle ne peut pas être rognée
edit-no-goal-padded = aucune image n’est enregistrée avec la grille, et sans image elle ne peut pas recevoir de bord
edit-no-goal-enlarged = aucune image n’est enregistrée avec la grille, et sans image elle ne peut pas être agrandie
help-solve = --solve enregistre la solution comme image
edit-rectangle-cropped = seuls les rectangles peuvent être rognés, la grille est { $shape }
edit-rectangle-padded = seuls les rectangles peuvent recevoir un bord, la grille est { $shape }
edit-rectangle-enlarged = seuls les rectangles peuvent être agrandis, la grille est { $shape }
edit-colors = seules les images d’une seule couleur peuvent être inversées, celle-ci en a { $count }
edit-letter = il n’y a pas ici de couleur { $letter }, seulement { $letters }
edit-turn = { $shape } ne peut pas tourner de { $degrees } degrés
help-turn = choisissez un multiple de { $step }
solution-wrong = { $name } n’est pas une solution de la grille : { $why }
thumbnail-picture = --thumbnail a besoin d’une image
help-thumbnail = --solve en trouve une, --solution FILE en indique une
film-options = un film montre la résolution
help-film-options = retirez --thumbnail, --ambiguous et --solution
film-large = un film se fait pour les grilles de { $most } cases au plus
font-drawings = --font est pour les PNG, les PDF et les films
help-font-drawings = retirez cette option : un SVG prend les polices du programme qui l’affiche
pixels-more = l’image aurait { $width } x { $height } pixels, plus de { $limit }
help-cell = avec --cell-size { $cell }, elle est assez petite ; SVG et PDF n’ont pas cette limite
help-svg = SVG et PDF n’ont pas cette limite
font-unknown = ce n’est pas une police TrueType ou OpenType (.ttf, .otf, .ttc ou .otc)
font-outlines = ses lettres n’ont pas de contours de type TrueType ou CFF
font-embedding = elle ne peut pas être incorporée dans un PDF : { $why }
font-folder = c’est un dossier
font-empty = le fichier est vide
font-bytes = le fichier fait plus de { $mebibytes } Mio
help-font = --font FILE choisit une police, par exemple NotoSansCJK-Regular.ttc
font-letters = la police n’a pas { $letters }
font-letters-more = la police n’a pas { $letters }, ni { $count ->
    [one] { $count } autre lettre
   *[other] { $count } autres lettres
}
font-letter = `{ $sign }` ({ $code }, dans { $place })
the-book = le livre
the-page = la page
weights-form = --weights dessine en SVG, PNG et PDF
help-weights-form = nonosat prove --proof-format weights écrit les nombres en texte
weights-several = il y a plusieurs solutions, et des nombres montrent seulement qu’il y en a une ou aucune
help-font-letters = donnez une police qui les a : --font FILE. Noto Sans CJK (paquet fonts-noto-cjk) a le chinois, le japonais et le coréen, les autres polices Noto d’autres écritures
book-large = un livre a au plus { $puzzles } grilles et { $cells } cases en tout, pas { $found } et { $together }
help-several-books = faites plusieurs livres
book-lesson-missing = dix petites grilles dont l’étape la plus difficile est { $rule } n’ont pas été trouvées
book-isbn = l’ISBN { $isbn } n’est pas juste : sa clé de contrôle est différente
book-house = { $house } imprime des livres de { $fewest } à { $pages } pages de { $least } à { $most }, pas { $found } pages de { $size }
book-files = un livre avec couverture et une série sont plusieurs fichiers, que la sortie standard ne peut pas contenir
book-cover = aucune solution trouvée pour { $name } : il n’y a pas d’image pour la couverture
book-not-unique = { $name } a plusieurs solutions
book-unsolvable = { $name } n’a pas de solution : { $why }
book-undecided = on ne sait pas si { $name } a une solution unique : { $why }
help-not-unique = retirez les grilles sans solution unique ; --allow-several en accepte plusieurs
memory-picture = l’image demande { $megabytes } Mo de mémoire, plus qu’il n’y en a
memory-server = un serveur demande { $megabytes } Mo de mémoire, plus qu’il n’y en a
help-memory = augmentez --memory-limit, ou la limite du système (ulimit -v)
no-thread = le système ne démarre aucun fil d’exécution
help-threads = un serveur en demande quelques-uns : augmentez la limite des processus (ulimit -u)
cannot-serve = impossible de démarrer un serveur à l’adresse { $address }
serve-stop = Ctrl-C arrête le serveur.
mcp-waits = le programme d’un modèle de langage lance cette commande et lui envoie ses messages (Model Context Protocol) ; Ctrl-C l’arrête
mcp-failed = des messages n’ont pas pu être lus ou n’ont pas pu recevoir de réponse
serve-no-browser = aucun navigateur n’a pu être ouvert : { $why }
explain-large = la grille a { $found } cases et nombres à dessiner, le maximum est { $most }
help-explain-large = choisissez `--to text` ou `--to json`
explain-mistake-unknown = les marques ne peuvent pas mener à une solution ; celles qui sont fausses n’ont pas été trouvées à temps
explain-cell-known = { $cell-definite } est connue dès le début
explain-cell-unknown = aucun raisonnement trouvé pour { $cell-definite }
explain-no-step = il n’y a pas d’étape à dessiner : on ne peut rien déduire de plus
cell-none = { $cell } n’est pas une case de la grille
help-cell-named = r5c7 est la septième case de la ligne 5
options-encoding = --encoding dit comment les rangées deviennent des clauses, --engine search n’en fait pas
help-leave-one = retirez l’une des deux
options-solver = --solver : { $what }
count-no-picture = --count donne un nombre, et non une image
help-to-text-json = utilisez --to text ou json
several-in-one = un dessin ou une grille a une seule image, -n en demande plusieurs
help-to-several = utilisez --to text, solution ou json
mend-all-lines = --all écrit toutes les réparations qui changent le moins de cases, mais --until lines ne prouve pas lesquelles en changent le moins
mend-all-one = --all peut trouver plusieurs grilles, et un tel fichier n’en contient qu’une
help-mend-all = utilisez --to text ou json, ou un format qui en contient plusieurs : { $formats }
mend-goal = l’image finale ne convient pas aux nombres : { $why }
help-mend-goal = nonosat convert --drop goal la laisse de côté ; la première solution en tient alors lieu
weaken-several = plusieurs images respectent les indices ; weaken prend une grille qui n’en a qu’une
help-weaken = nonosat mend fait de son image la seule
random-none = grille { $number } : aucune nouvelle grille à solution unique trouvée
help-random = essayez un autre --seed, --symmetry none, ou une taille qui laisse plus de place
help-random-time = essayez un --time-limit plus long, un autre --seed, --symmetry none, ou une taille qui laisse plus de place
help-symmetry = quarter-turn est pour les carrés, third-turn et sixth-turn sont pour les hexagones
help-mosaic = retirez --colors, et donnez --size en colonnes x lignes
help-class = --class lines ; les sommes ne demandent plus que des rangées qu’en couleurs, ou sur des hexagones et des triangles
answer-no-values = la réponse est « satisfiable », mais n’a pas de valeurs (lignes qui commencent par `v`)
answer-wrong = les valeurs de la réponse ne sont pas une solution de la grille : { $why }
answer-unsatisfiable = le solveur dit que la formule est insatisfiable
answer-unknown = le solveur n’a pas trouvé de réponse
record-bytes = plus de { $count ->
    [one] { $count } octet
   *[other] { $count } octets
} dans un enregistrement
record-unreadable = l’enregistrement ne peut pas être lu : { $why }
records-puzzle = la première ligne n’est pas du JSON ; pour un fichier de grilles : nonosat batch FILE
record-no-text = `puzzle` n’est pas un texte
record-no-puzzle = l’enregistrement n’a pas de `puzzle`
record-format = `from` : format { $name } inconnu
help-record = comme { $example }, ou une grille au format JSON de nonosat
record-twice = l’id { $id } apparaît deux fois
record-disorder = les réponses de { $file } ne sont pas dans l’ordre des enregistrements
help-record-twice = pour reprendre une exécution, il faut un id différent pour chaque enregistrement
help-record-disorder = retirez --ordered, ou recommencez avec --force au lieu de --resume
record-no-answer = la ligne { $line } de { $file } n’est pas une réponse
help-answer-file = nommez un fichier que batch a écrit, ou un nouveau
play-input = il n’y a pas de terminal où jouer
help-play-input = nommez un fichier ; ou aucun, pour saisir la grille
