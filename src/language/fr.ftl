# French. The reader is "vous".
#
# Words:
#   puzzle       grille              board, grid   grille
#   row, column  ligne, colonne      line          rangée (ligne, colonne ou diagonale)
#   cell         case (f.)           clue          nombres
#   run          bloc                "the 4"       le 4 (m.)
#   filled       noircie             empty         vide
#   undecided    libre               gap           espace
#   cross        croix               mark          marque
#   hint         indice              mistake       erreur
#   to fit       tenir               reason        raisonnement
#   contradiction  contradiction     guess         deviner
#   solution     solution            unique, fair  solution unique
#   checkpoint   point de contrôle   game          partie
#   image        image               drawing       dessin
#   outline      forme
#
# Attributes: of lines, cells and colored lengths .definite (with the article), of lines and cells
# .dative (with "à"); of lists .condition ("si A et si B"); of facts
# .imperfect (behind "et si"); of colors .feminine and .feminines (plural), to agree with cells.
# Spaces before : ; ? ! » and behind « do not break.

## Lists

list-comma = { $first }, { $second }
    .condition = { $first }, si { $second }
list-and = { $first } et { $second }
    .condition = { $first } et si { $second }
list-or = { $first } ou { $second }
list-sentences = { $first } { $second }

## Lines of the board

line-row = ligne { $label }
    .definite = la ligne { $label }
line-column = colonne { $label }
    .definite = la colonne { $label }
line-falling-diagonal = diagonale descendante { $label }
    .definite = la diagonale descendante { $label }
line-rising-diagonal = diagonale montante { $label }
    .definite = la diagonale montante { $label }

lines-row = lignes
    .definite = les lignes
lines-column = colonnes
    .definite = les colonnes
lines-falling-diagonal = diagonales descendantes
    .definite = les diagonales descendantes
lines-rising-diagonal = diagonales montantes
    .definite = les diagonales montantes

## Cells

range = { $first } à { $last }
cells-row = { $count ->
    [one] ligne { $places }
   *[other] lignes { $places }
}
    .definite = { $count ->
        [one] la ligne { $places }
       *[other] les lignes { $places }
    }
    .dative = { $count ->
        [one] à la ligne { $places }
       *[other] aux lignes { $places }
    }
cells-column = { $count ->
    [one] colonne { $places }
   *[other] colonnes { $places }
}
    .definite = { $count ->
        [one] la colonne { $places }
       *[other] les colonnes { $places }
    }
    .dative = { $count ->
        [one] à la colonne { $places }
       *[other] aux colonnes { $places }
    }
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
cells-row-many = { $count } des lignes { $first } à { $last }
    .dative = à { $count } des lignes { $first } à { $last }
cells-column-many = { $count } des colonnes { $first } à { $last }
    .dative = à { $count } des colonnes { $first } à { $last }
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
length-color = { $length } { $color }
    .definite = le { $length } { $color }
run-any = un { $length }
run-every = n’importe quel bloc
runs-many = { $count ->
    [one] { $count } bloc
   *[other] { $count } blocs
}
    .definite = { $count ->
        [one] le bloc
       *[other] les { $count } blocs
    }

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
since = , car { $facts }
since-many = , vu { $count ->
    [one] la case déjà connue
   *[other] les { $count } cases déjà connues
}

## Explanations

rule-exact = { $count ->
    [one] le { $clue } remplit
   *[other] { $clue-definite } remplissent
} exactement { $line-definite } : { $result }.
rule-no-runs = { $line-definite } n’a aucun bloc : elle est vide.
rule-overlap-empty = { $run } dispose de { $room } cases : où qu’il soit, { $result }.
rule-complete = tous les blocs de { $line-definite } sont trouvés : le reste est vide.
rule-one-place = { $run } ne peut occuper que { $place-definite }{ $since }.
rule-overlap = { $run } est forcément dans { $place-definite }{ $since } : { $result }.
rule-beside = { $run } occupe { $place-definite }{ $since } : { $result }.
rule-before-first = { $run } occupe { $place-definite }{ $since }, et aucun bloc ne le précède : { $result }.
rule-behind-last = { $run } occupe { $place-definite }{ $since }, et aucun bloc ne le suit : { $result }.
rule-between = { $run } finit au plus tard { $end-dative } et le { $next } suivant commence au plus tôt { $start-dative }{ $since } : { $result }.
rule-before = { $run } ne peut pas commencer avant { $start-definite }{ $since } : { $result }.
rule-behind = { $run } ne peut pas dépasser { $end-definite }{ $since } : { $result }.
rule-unreached = aucun bloc de { $line-definite } n’atteint { $cells-definite }{ $since } : { $count ->
    [one] cette case est vide
   *[other] ces cases sont vides
}.
rule-unreached-color = aucun bloc { $colors } de { $line-definite } n’atteint { $cells-definite }{ $since }.
rule-block-whole = dans { $line-definite }, { $block-definite } { $count ->
    [one] est un 1 complet
   *[other] forment un { $count } complet
}{ $since } : { $result }.
rule-block-ends = dans { $line-definite }, tout bloc qui couvre { $block-definite } s’arrête là{ $since } : { $result }.
rule-gap = dans { $line-definite }, l’espace { $gap-dative } est trop petit pour { $runs }{ $since } : { $result }.
rule-no-fit = dans { $line-definite }, la place manque { $cells-dative } pour { $runs }{ $since } : { $result }.
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
rule-color-no-run = { $own }, et aucun bloc { $colors } de { $line-definite } ne tient à cet endroit{ $since } : { $result }.
rule-one-way = il n’y a qu’une façon de placer { $clue-definite } dans { $line-definite }{ $since } : { $result }.
rule-few-ways = il n’y a que { $ways } façons de placer { $clue-definite } dans { $line-definite }{ $since } : dans { $ways ->
    [2] les deux
   *[other] toutes
}, { $result }.
rule-all-runs = { $count ->
    [one] le { $clue } ne tient
   *[other] { $clue-definite } ne tiennent
} dans { $line-definite } que si { $result-condition }{ $since }.
rule-first-runs = { $count ->
    [one] le premier bloc de { $line-definite } ({ $clue }) ne tient
   *[other] les { $count } premiers blocs de { $line-definite } ({ $clue }) ne tiennent
} que si { $result-condition }{ $since }.
rule-last-runs = { $count ->
    [one] le dernier bloc de { $line-definite } ({ $clue }) ne tient
   *[other] les { $count } derniers blocs de { $line-definite } ({ $clue }) ne tiennent
} que si { $result-condition }{ $since }.
rule-all-many = les { $count } blocs de { $line-definite } ne tiennent que si { $result-condition }{ $since }.
rule-first-many = les { $count } premiers blocs de { $line-definite } ne tiennent que si { $result-condition }{ $since }.
rule-last-many = les { $count } derniers blocs de { $line-definite } ne tiennent que si { $result-condition }{ $since }.

## Suppositions and what they lead to

suppose = et si { $fact-imperfect } ?
so = donc { $facts }.
likewise = de même, { $facts }.
either = examinez les deux cas pour { $cell-definite }.
either-if = si { $fact } :
either-way = dans les deux cas, { $facts }.
contradiction = contradiction : { $why }.
dead-no-runs = { $line-definite } n’a aucun bloc, mais elle n’est pas entièrement vide{ $since }
dead-run = il n’y a pas de place pour le { $length } de { $line-definite }{ $since }
dead-all-runs = { $count ->
    [one] le { $clue } ne tient
   *[other] { $clue-definite } ne tiennent
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
walk-memory = les étapes prennent plus de { $mebibytes } Mio de mémoire ; il reste { $count ->
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
reason-totals-color = { $more-definite } demandent au moins { $least } cases de couleur { $color-feminine }, { $fewer-definite } en ont au plus { $most }
reason-line = { $line-definite } ne peut pas être remplie si l’on tient compte des autres rangées
reason-search = aucune image ne convient à toutes les rangées à la fois
limit-time = le temps est écoulé
limit-memory = il faut plus de mémoire qu’il n’y en a
limit-placements = { $line-definite } a { $placements } placements possibles ; avec ceux des rangées précédentes, la limite de { $limit } est dépassée
limit-placements-uncounted = { $line-definite } a plus de 10^38 placements possibles ; avec ceux des rangées précédentes, la limite de { $limit } est dépassée
limit-capacity = une table de taille limitée est pleine
limit-solver = le solveur a abandonné
limit-conflicts = le bref essai est terminé
limit-interrupted = interrompu
limit-literals = la formule a plus de { $limit } littéraux

## Difficulty

difficulty-gentle = très facile
difficulty-easy = facile
difficulty-tricky = délicate
difficulty-hard = difficile
difficulty-fiendish = diabolique
time-minutes = { $n ->
    [one] environ { $n } minute
   *[other] environ { $n } minutes
}
time-hours = { $n ->
    [one] environ { $n } heure
   *[other] environ { $n } heures
}

## The page of all steps

explain-first = Première étape
explain-back = Précédente
explain-next = Suivante
explain-last = Dernière étape
explain-step = Étape { $number } sur { $all }
explain-reasons = pourquoi
explain-news = ce qu’on en déduit

## Page: the bar and its menus

page-bar-screens = Écrans
page-bar-puzzles = Grilles
page-bar-make = Créer
page-bar-menus = Menus
page-menu-file = Fichier
page-menu-new = Nouveau…
page-menu-open = Ouvrir…
page-menu-recent = Récentes…
page-menu-save = Enregistrer…
page-menu-export = Exporter le dessin
page-copy-link = Copier un lien
page-menu-print = Imprimer
page-menu-statistics = Statistiques…
page-menu-save-all = Enregistrer les parties
page-menu-load-all = Ouvrir des parties…
page-menu-edit = Édition
page-menu-clear = Vider la grille
page-menu-checkpoint = Poser un point de contrôle
page-menu-return = Revenir au point de contrôle
page-menu-edit-clues = Modifier les nombres…
page-menu-generate = Nombres d’après l’image
page-menu-preferences = Préférences…
page-menu-tools = Outils
page-menu-check = Vérifier
page-menu-hint = Indice
page-menu-solve = Résoudre
page-menu-unique = Solution unique ?
page-menu-image = À partir d’une image…
page-menu-keys = Touches…
page-no-puzzle = Pas de grille
page-clock-pause = Pause
page-clock-go-on = Reprendre
page-clock-played = Temps de jeu

## Page: the first screen

page-continue = Partie en cours
page-continue-play = Reprendre
page-percent = { $n } %
page-day = Grille du jour
page-day-play = Jouer
page-day-again = Rejouer
page-day-streak =
    { $n ->
        [one] { $n } jour de suite
       *[other] { $n } jours de suite
    }
page-random = Grille au hasard
page-random-size = Taille
page-random-hexagons = hexagones
page-random-triangles = triangles
page-random-difficulty = Difficulté
page-random-play = Créer et jouer
page-random-working = Création d’une grille…
page-random-none = Aucune grille trouvée à temps. Essayez une autre taille.
page-random-near = Aucune de cette difficulté trouvée à temps ; celle-ci s’en approche.
page-random-name = Grille au hasard, { $size }
page-own = Vos grilles
page-own-about = Dessinez une grille, tirez-la d’une image ou ouvrez un fichier dans un format courant. Ou déposez-le ici.
page-own-make = Créer
page-gallery = Grilles
page-gallery-solved = { $n } sur { $all } résolues
page-gallery-show = Afficher
page-gallery-all = toutes
page-gallery-open = à résoudre
page-gallery-done = résolues
page-gallery-colors = en couleurs
page-gallery-hexagons = hexagones
page-gallery-triangles = triangles
page-gallery-sort = Trier
page-gallery-difficulty = par difficulté
page-gallery-size = par taille
page-gallery-none = Aucune grille de ce genre.
page-card-name = Grille { $n }
page-no-name = Sans nom
page-card-solved = résolue en { $time }
page-game-share = faite à { $n } %
page-game-solved = résolue
page-card-stars =
    { $n ->
        [one] { $n } étoile
       *[other] { $n } étoiles
    }
page-card-colors =
    { $n ->
        [one] { $n } couleur
       *[other] { $n } couleurs
    }
page-class-trivial = Premiers pas
page-class-lines = Rangée par rangée
page-class-trials = Anticiper
page-class-deep-trials = Anticiper loin
page-class-guessing = Deviner
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
page-clue-unknown = nombres inconnus
page-clue-unknown-length = longueur inconnue
page-clue-run = { $n } { $color }
page-line-done = { $line } terminée
page-readout-left = encore { $n }
page-readout-over = { $n } de trop
page-dock = Outils de la grille
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
page-tool-cycle-tip = Noircir, mettre une croix, effacer, tour à tour
page-tool-held = Outil : { $tool }.
page-palette = Couleur
page-cleared = La grille est vide. Annuler rend les marques.
page-clear-already = La grille est déjà vide.
page-checkpoint-set = Point de contrôle { $n } posé.
page-checkpoint-back = Retour au point de contrôle { $n }.
page-checkpoint-none = Il n’y a pas de point de contrôle antérieur.
page-end-title = Résolue !
page-end-time = Temps { $time }
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
page-end-share = Partager
page-end-close = Retour à la grille
page-end-congratulations = Bravo ! La grille est résolue.

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
page-hint-done = C’est fait. Annuler permet de revenir.
page-why-given = Cette case est donnée par la grille.
page-why-open = Les rangées seules ne disent encore rien de cette case.
page-why-mistake = Il y a une erreur quelque part, on ne peut rien en déduire. Vérifier montre où.
page-why-far =
    { $before ->
        [one] { $before } autre étape y mène. Indice montre la prochaine.
       *[other] { $before } autres étapes y mènent. Indice montre la prochaine.
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
page-solve-done = Résolue. Annuler rend vos marques.
page-solve-none = Il n’y a pas de solution : { $why }.
page-solve-undecided = Indéterminé : { $why }.
page-out-of-time = le temps a manqué
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
        [unique] Si vous en doutez : un fichier avec la grille, son image et chaque étape qui en exclut une autre. Décompressez-le dans un dossier à part et lancez-y `python3 check.py`, qui vérifie tout sans nonosat.
        [several] Si vous en doutez : un fichier avec la grille et deux de ses images. Décompressez-le dans un dossier à part et lancez-y `python3 check.py`, qui vérifie tout sans nonosat.
       *[none] Si vous en doutez : un fichier avec la grille et chaque étape qui exclut une image. Décompressez-le dans un dossier à part et lancez-y `python3 check.py`, qui vérifie tout sans nonosat.
    }
page-proof-download = Télécharger la preuve
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
page-lamp-stars = { $n } sur 5
page-lamp-several = Pas encore unique : d’autres images ont les mêmes nombres.
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
page-mend = Réparer
page-mend-working = Recherche du minimum de cases à changer…
page-mend-out-of-time = Aucune réparation trouvée à temps.
page-mend-impossible = Elle ne peut pas être réparée.
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
page-draw-play = Jouer
page-draw-save = Enregistrer, PNG, imprimer…
page-draw-image = À partir d’une image…
page-draw-prove = Prouver que la solution est unique
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
page-new-done = Dessinez une image et tirez-en les nombres, ou saisissez les nombres.
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
page-clues-about = Nombres séparés par des espaces ou des points, `3 1` ou `3.1` ; rien ou `0` pour une rangée vide, `*` pour une rangée inconnue, `?` pour une longueur inconnue.
page-clues-letters = Une lettre derrière chaque nombre donne sa couleur, comme dans 3a : { $letters } ; ? pour une couleur inconnue.
page-clues-letter = { $letter } { $name }
page-lines-rows = Lignes
page-lines-columns = Colonnes
page-lines-falling = Diagonales descendantes
page-lines-rising = Diagonales montantes
page-clues-differ = Les sommes diffèrent : { $why }.
page-clues-use = Utiliser quand même
page-clues-unused = Les nombres saisis ne sont pas appliqués. Appuyez encore sur Échap ou Annuler pour les abandonner.
page-clues-used = Les nombres sont appliqués.
page-clues-unsolvable = Ces nombres n’ont pas de solution : { $why }.
page-clues-drawn = Les nombres sont ceux de l’image. Videz la grille pour la résoudre, ou demandez si la solution est unique.
page-clues-before = La partie avec les nombres d’avant est dans « Récentes ».
page-image = À partir d’une image
page-image-file = Image (PNG, JPEG, GIF, BMP, WebP)
page-image-original = L’image ; la partie assombrie est coupée
page-image-drag = Faites glisser dessus pour en découper une partie.
page-image-suggestions = Suggestions
page-image-suggest = Suggérer des réglages
page-image-likeness = ressemble à l’image à { $n } %
page-image-tone = Couleurs
page-image-threshold = Noir si plus sombre que…
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
page-image-cut = Couper, pour cent
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
page-sum-streak = jours de suite
page-games-saved = Toutes les parties sont enregistrées dans un fichier.
page-games-read =
    { $n ->
        [one] { $n } partie lue.
       *[other] { $n } parties lues.
    }
page-games-none = { $name } ne contient pas de parties de cette page.
page-recent = Parties récentes
page-recent-none = Ce navigateur n’en garde aucune.
page-recent-delete = Supprimer { $name }
page-save = Enregistrer
page-save-name = Nom
page-save-format = Format
page-save-print = Imprimer ou PDF
page-save-usual = Courants
page-save-others = Autres
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
page-save-other = il ne peut pas le contenir
page-lost-hexagon = la grille hexagonale
page-lost-triangles = la grille triangulaire
page-lost-unequal-sides = les côtés inégaux de la grille
page-lost-holes = les trous dans la grille
page-lost-colors = plusieurs couleurs
page-lost-unknown-lengths = les blocs de longueur inconnue
page-lost-unknown-colors = les blocs de couleur inconnue
page-lost-unknown-lines = les rangées aux nombres inconnus
page-lost-givens = les cases données
page-lost-partial-givens = les cases données à plusieurs couleurs possibles
page-lost-inks = l’aspect des couleurs
page-lost-background = la couleur du fond
page-lost-color-names = les noms des couleurs
page-lost-goal = l’image finale
page-lost-saved = l’état de la partie
page-lost-partial-saved = les cases à plusieurs couleurs possibles dans l’état de la partie
page-lost-title = le titre
page-lost-author = l’auteur
page-lost-rights = les droits et la licence
page-lost-catalogue = l’entrée du catalogue
page-lost-remark = la remarque
page-preferences = Préférences
page-preferences-largest = Plus grande case, pixels
page-preferences-left = Marge gauche, pixels
page-preferences-top = Marge du haut, pixels
page-preferences-fill = Marquer vides les cases libres des rangées terminées
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

## Page: the list of keys

page-keys = Touches
page-key-arrows = Flèches, Début, Fin, Pg préc, Pg suiv
page-key-arrows-do = déplacent le curseur
page-key-space = Espace, Maj+Espace
page-key-space-do = marque suivante, marque précédente
page-key-enter = Entrée, X, Q, Suppr
page-key-enter-do = noircir, mettre une croix, supposer, effacer
page-key-shift = Maj+flèche
page-key-shift-do = colorie le long de la rangée
page-key-aslant = Maj+Début, Pg préc, Fin, Pg suiv
page-key-aslant-do = dans les hexagones et les triangles, colorient en haut à gauche, en haut à droite, en bas à gauche, en bas à droite
page-key-digits = 1 à 9, 0
page-key-digits-do = choisissent la couleur ; 0 est la dixième
page-key-comma = Virgule, point
page-key-comma-do = couleur précédente, couleur suivante
page-key-undo = Ctrl+Z, Ctrl+Y
page-key-undo-do = annuler, rétablir
page-key-save = Ctrl+S, Ctrl+O
page-key-save-do = enregistrer, ouvrir
page-key-help-do = cette page
page-key-hint = H, encore et encore
page-key-hint-do = indice : où regarder, quelles cases, pourquoi
page-key-follow-do = applique l’indice
page-key-check = C, encore une fois
page-key-check-do = vérifie, montre où est l’erreur
page-key-back-do = revient au dernier état juste
page-key-why-do = pourquoi cette case est ce qu’elle est
page-key-zoom-do = cases plus grandes, plus petites, toute la grille
page-key-tool-do = crayon ou croix, outil suivant
page-key-escape = Échap
page-key-escape-do = annule un tracé, un indice ou une vérification ; masque l’indice
page-key-drag = Glisser à côté des cases, ou deux doigts
page-key-drag-do = déplace la grille
page-key-wheel = Molette, ou deux doigts qui s’écartent
page-key-wheel-do = plus grand, plus petit
page-key-tap = Toucher avec deux doigts, avec trois
page-key-press = Appui long, ou W
page-key-number = Clic sur un nombre
page-key-number-do = le barre

## Page: files, links, kept games

page-file = Fichier de grille
page-file-games = Fichier de parties
page-file-name = grille
page-file-opened = { $name } est ouvert.
page-file-continued = { $name } est ouvert, là où vous en étiez.
page-file-image = { $name } est une image ; pour en tirer une grille, choisissez « À partir d’une image » dans le menu Outils.
page-file-large = { $name } fait { $n } Mio, le maximum est 16.
page-file-which-format = Quel format ?
page-file-formats = { $name } peut être dans plusieurs formats.
page-file-which-puzzle = Quelle grille ?
page-file-puzzles =
    { $n ->
        [one] { $name } contient { $n } grille.
       *[other] { $name } contient { $n } grilles.
    }
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
page-keep-no-undo = Ce navigateur n’a pas de place pour ce que demande Annuler : tout sera perdu en quittant la page. Enregistrez les parties dans des fichiers.
page-keep-no-checkpoints = Ce navigateur n’a pas de place pour Annuler et les points de contrôle : ils seront perdus en quittant la page. Enregistrez les parties dans des fichiers.
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
page-refused-large = C’est plus gros que ce que nonosat accepte ici.
page-refused-busy = Trop de demandes à la fois ; réessayez.
page-refused-slow = L’envoi a été trop lent ; réessayez.
page-fault-empty = Il ne contient aucune grille.
page-fault-large = C’est trop gros.
page-fault-unknown-format = Le début n’est celui d’aucun format connu.
page-fault-encoding = Ligne { $line }, colonne { $column } : ce n’est pas du texte, ou pas en UTF-8.
page-fault-clue-count = Ligne { $line }, colonne { $column } : il y a plus ou moins de suites de nombres que la grille n’a de rangées.
page-fault-clue-too-long = Ligne { $line }, colonne { $column } : les nombres demandent plus de cases que n’en a leur rangée.
page-fault-image = C’est une image ; choisissez « À partir d’une image » dans le menu Outils.
page-fault-convert = Ce n’est pas une grille ; enregistrez-la en PNG, puis choisissez « À partir d’une image » dans le menu Outils.
page-fault-several = Il contient plusieurs grilles.
page-fault-other = ligne { $line }, colonne { $column } : inattendu (en anglais : { $message }, expected { $expected })
page-fault-other-fix = ligne { $line }, colonne { $column } : inattendu (en anglais : { $message }, expected { $expected } ; { $fix })

## Books

book-title = Nonogrammes
book-untitled = Nonogramme
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
book-part = partie { $number } sur { $count }
book-several = plusieurs solutions
book-hexagon = hexagone de côté { $side }
book-hexagon-sides = hexagone de côtés { $sides }
book-triangles-side = triangles dans un hexagone de côté { $side }
book-triangles-sides = triangles, côtés { $sides }
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
book-rules-givens = Un point marque une case donnée : elle est juste dès le départ.
book-rules-unique = Chaque grille a une solution et une seule.
book-rules-stars = Des étoiles et un mot indiquent la difficulté d’une grille, d’une demi-étoile (très facile) à cinq étoiles (diabolique). Le type indique les étapes qu’elle demande :
book-rules-class-trivial = D’un coup d’œil : il suffit de regarder chaque rangée une fois, dans le bon ordre.
book-rules-class-lines = Rangée par rangée : il suffit d’examiner une rangée à la fois.
book-rules-class-trials = Par essais : il faut parfois essayer une case et voir qu’elle mène à une contradiction.
book-rules-class-deep-trials = Par longs essais : la contradiction n’apparaît que bien des rangées plus loin.
book-rules-class-guessing = En devinant : pour certaines cases, on ne connaît pas de raisonnement court.
