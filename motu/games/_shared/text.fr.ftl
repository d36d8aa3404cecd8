## Listes et joueurs

list = { $first } et { $last }
seat-0 = Rouge
seat-1 = Bleu
seat-2 = Vert
seat-3 = Jaune
seat-4 = Violet
seat-5 = Marron
nobody = personne
you = vous
verbatim = { $text }

## Refus communs

refused-not-awaited = Ce n’est pas à vous de décider : on attend { $seats }.
refused-not-this-question = Ce choix répond à une autre question : voyez ceux qui sont proposés maintenant.
refused-not-now = Pas maintenant. Ce qu’on attend de vous : { $question }.
refused-no-such-action = Ce choix n’existe pas dans cette partie.
refused-game-over = La partie est finie : il n’y a plus rien à décider.
refused-unreadable = « { $text } » ne désigne aucun choix : donnez un choix, son numéro ou sa notation.
refused-no-such-seat = Il n’y a pas de siège { $seat } : les sièges vont de 0 à { $last }.

## Parties

unknown-game = Le jeu « { $game } » n’existe pas ici ; voici ceux qui existent : { $games }.
bad-seats = { $title } se joue de { $least } à { $most } : { $seats } ne convient pas.
unknown-option = { $title } n’a pas d’option « { $option } » ; voici celles qui existent : { $options }.
bad-option = L’option « { $option } » ne peut pas valoir « { $value } » : il faut { $wanted }.
bad-seed = La graine « { $seed } » ne convient pas : il faut un nombre entier ou 64 chiffres hexadécimaux.
bot-not-found = Le robot « { $bot } » est introuvable : { $detail }. Nommez un module importable d’ici et sa classe, séparés par deux points.
not-a-bot = « { $bot } » n’est pas une classe dérivée de motu.bots.Bot.
join-bad-link = « { $link } » n’est pas une invitation : il faut le lien entier que l’hôte a demandé pour le siège, avec /join/.
join-no-answer = Personne ne répond à l’adresse { $address } : { $detail }
bad-bot-setting = « { $bot } » : le réglage « { $setting } » n’existe pas ou n’a pas de bonne valeur. Réglages : { $known }.
unknown-bot = Le robot « { $bot } » n’existe pas ici ; voici ceux qui existent : { $bots }.
unknown-rule = { $title } n’a pas de règle « { $rule } » : les règles vont de { $first } à { $last }.
bad-count = Il faut un nombre d’au moins { $least } pour { $what }, pas { $value }.
wanted-yes-no = oui ou non (true, false)
wanted-path = le chemin d’un fichier
wanted-number = un nombre entier, 0 ou plus

## Annulations

undo-nothing = Il n’y a rien à annuler.
undo-revealed = On ne peut plus revenir en arrière : quelque chose a été révélé depuis.
undo-others = On ne peut plus revenir en arrière : un autre joueur a décidé depuis.
undo-where = On revient d’un pas (step) ou au début du tour (turn), pas à « { $to } ».
rewind-range = On peut revenir après un coup de 0 à { $last }, pas { $n }.
rewind-served = On ne revient pas librement en arrière à une table partagée.
event-taken-back = { $seat } annule son dernier choix.
event-taken-back-own = Vous annulez votre dernier choix.
event-seat-given = Le siège { $seat } a changé de mains : la personne qui l’occupait était absente.
event-seat-moved = Le siège { $seat } se joue désormais depuis un autre appareil.
event-seat-bot = Un robot joue désormais pour { $seat }, en attendant son retour.
event-seat-back = { $seat } a repris sa place.
event-rewound = Retour au coup { $n }.
event-by-order = Votre consigne a répondu pour vous.
event-by-this-order = Votre consigne « { $order } » a répondu pour vous.
event-truncated = La partie s’arrête à la limite de { $n } décisions.

## Enregistrements

record-not-json = Ce n’est pas un enregistrement de Motu : le texte n’est pas du JSON ({ $detail }).
record-not-ours = Ce n’est pas un enregistrement de Motu : il manque « { $key } ».
record-wrong-kind = L’enregistrement est abîmé : « { $key } » n’a pas la forme attendue.
record-version = Cet enregistrement est au format { $version } ; ce programme lit le format { $ours }.
record-rules-version = Coup { $n } : « { $move } » n’est plus permis par les règles { $ours } (la partie a été jouée avec les règles { $version }) ; elle est relue jusque-là.
record-too-deep = Ce n’est pas un enregistrement de Motu : des listes trop imbriquées, ou un nombre trop long.
record-too-large = L’enregistrement est trop volumineux : { $most } ko au plus.
record-too-many-moves = L’enregistrement a { $moves } coups : { $most } au plus.
record-rules-newer = La partie a été jouée avec les règles { $version }, ce programme connaît les règles { $ours } : il en faut un plus récent.
record-box = La boîte de cet enregistrement ne correspond pas à celle de ce programme ({ $theirs } au lieu de { $ours }).
record-impossible = Coup { $n } : « { $move } » est impossible à cet endroit.
record-wrong-seat = Coup { $n } : ce n’est pas à { $seat } de décider.
record-truncated = L’enregistrement s’arrête après le coup { $n }, avant la fin de la partie qu’il annonce.
record-too-long = L’enregistrement continue après la fin de la partie, au coup { $n }.
record-seed-digest = La graine ne correspond pas à son empreinte.
record-dice = Coup { $n } : le hasard donne « { $drawn } », l’enregistrement dit « { $move } ».
record-scores = Les scores enregistrés ne sont pas ceux de la partie rejouée.
record-unreadable = Le fichier « { $path } » ne peut pas être lu : { $detail }.
record-fine = L’enregistrement est exact : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, dés et scores vérifiés.
record-fine-running = L’enregistrement est exact jusqu’ici : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} d’une partie en cours.

## Éditions

box-unreadable = L’édition « { $place } » ne peut pas être lue : { $found }.
box-not-toml = L’édition « { $place } » n’est pas un fichier TOML correct : { $found }.
box-too-large = L’édition « { $place } » est trop volumineuse : { $wanted } ko au plus.
box-too-deep = L’édition est trop imbriquée (« { $place } ») : { $wanted } niveaux au plus.
box-long-number = L’édition contient un nombre trop long (« { $place } ») : { $wanted } chiffres au plus.
box-no-value = Dans l’édition, « { $place } » vaut { $found } : il faut un nombre entier, un texte, une liste ou une table.
box-unclean = Dans l’édition, « { $place } » contient des caractères qui ne peuvent pas s’afficher : retirez-les.
box-unknown-key = L’édition contient une entrée inconnue : « { $place } ».
box-missing-key = Il manque « { $place } » dans l’édition.
box-wrong-kind = Dans l’édition, « { $place } » vaut { $found } : il faut { $wanted ->
    [table] une table
    [list] une liste
    [text] un texte
   *[number] un nombre entier
}.
box-out-of-range = Dans l’édition, « { $place } » vaut { $found } : il faut { $wanted }.
box-unknown-name = Dans l’édition, « { $place } » vaut { $found } : il faut l’un de ces noms : { $wanted }.
box-wrong-length = Dans l’édition, « { $place } » a { $found ->
    [one] { $found } entrée
   *[other] { $found } entrées
} : il en faut { $wanted }.
box-wrong-total = L’édition compte { $found ->
    [one] { $found } pièce
   *[other] { $found } pièces
} dans « { $place } » : il en faut { $wanted }.
box-too-few = Dans l’édition, « { $place } » ne suffit pas ({ $found }) : il faut au moins { $wanted }.
box-too-few-cards = L’édition garde { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
} à « { $place } » joueurs : il en faut au moins { $wanted }.
box-cut-off = Dans l’édition, « { $place } » est coupé du reste de la carte.
box-not-on-map = Dans l’édition, « { $place } » vaut { $found } : la carte n’a pas cet endroit.
# Ce qu’une édition ajoute porte le nom qu’elle lui donne.
own-name = { $name }

## Conseiller

coach-percent = { $n } %
coach-title = Analyse de la partie
coach-curve = Les chances de gagner
coach-curve-about = Estimées avant chaque événement de la partie, toutes cartes ouvertes. À droite, le résultat.
coach-curve-move = Coup
coach-as-table = Les mêmes chiffres en tableau
coach-balance = Le hasard et les décisions
coach-balance-about = En points de pourcentage. Le hasard est ce que les tirages ont changé, par rapport à la moyenne de tous les tirages possibles. Les décisions sont comparées à la suite qu’aurait jouée un robot rapide.
coach-seat = Siège
coach-start = Au début
coach-luck = Hasard
coach-own = Ses propres décisions
coach-others = Décisions des autres
coach-end = Résultat
coach-luck-error = La part du hasard est connue à ± { $n } près.
coach-costly = Les décisions les plus coûteuses
coach-costly-mine = Vos décisions les plus coûteuses
coach-costly-others = Celles des autres joueurs
coach-costly-none = Aucune décision n’a coûté plus de 1 % : bien joué.
coach-costly-about = Jugées d’après ce que le siège pouvait savoir à ce moment-là.
coach-costly-head = { $seat }, coup { $move } : { $asked }
coach-played = Joué
coach-better = Mieux
coach-promises = { $chance } de chances de gagner, { $points } points attendus
coach-cost = Coût : { $chance } de chances de gagner, { $points } points attendus
coach-why = Ce que le meilleur choix apporte, en points, quelques coups plus tard :
coach-why-close = Peu de points d’écart, mais à ce moment un rien décide de la victoire. Ce que le meilleur choix apporte, en points, quelques coups plus tard :
coach-why-played-ends = Le choix joué amène la fin de la partie, sur un score d’environ { $mine } à { $theirs } face à { $seat } ; après le meilleur choix, elle continue.
coach-why-better-ends = Le meilleur choix amène la fin de la partie, sur un score d’environ { $mine } à { $theirs } face à { $seat } ; après le choix joué, elle continue.
coach-ends = Amène la fin de la partie, sur un score d’environ { $mine } à { $theirs } face à { $seat }.
coach-goes-on = La partie continue ensuite.
coach-rival-gains = pour { $seat }, qui y gagne
coach-rival-loses = pour { $seat }, qui y perd
coach-drawn-by = { $seat } a vu : « { $line } »
coach-why-small = Rien de visible à court terme : la différence se joue plus loin.
coach-draws = Les tirages qui ont le plus pesé
coach-draw-head = Coup { $move }
coach-see = Voir la position
coach-method = Comment c’est calculé : chaque position est jouée plusieurs dizaines de fois sur quelques décisions par des robots rapides, puis jugée par les critères du jeu ; une échelle ajustée sur des parties jouées jusqu’au bout en fait des chances de gagner. Ce sont des estimations, pas des vérités.
coach-not-over = L’analyse attend la fin de la partie.

## Ligne de commande

bad-language = Motu parle { $languages }, pas « { $lang } ».
cli-game = Jeu
cli-seats = Joueurs
cli-minutes = Minutes
cli-summary = En un mot
cli-seat = Siège
cli-wins = Victoires
cli-mean = Score moyen
cli-mode = Règles
cli-compiled = compilées
cli-interpreted = interprétées
cli-games-second = Parties/s
cli-decisions-second = Décisions/s
cli-copies-second = Copies/s
cli-rollouts-second = Suites simulées/s
cli-iterations-second = Itérations/s
cli-slowest = Position la plus lente
cli-nodes = Nœuds
cli-megabytes = Mo
bad-bench = On mesure « games » ou « search », pas « { $what } ».
cli-simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s, { $speed } décisions par seconde (règles { $mode }).
play-welcome = Vous jouez { $seat }. Tapez le numéro d’un choix ou sa notation, u pour annuler le dernier, q pour partir.
play-more = { $more ->
    [one] … et { $more } autre choix : tapez son numéro ou sa notation.
   *[other] … et { $more } autres choix : tapez leur numéro ou leur notation.
}
cli-bot = Robot
cli-wins-share = Victoires
cli-interval = Intervalle à 95 %
cli-lead = Avance
cli-rating = Cote
cli-contest = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s, chaque disposition des places aussi souvent que les autres.
cli-joined = { $bot } joue { $seat } à une table de { $game }.
cli-joined-end = Partie terminée : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $seat }, { $won ->
    [1] et la victoire.
   *[0] sans la victoire.
}
cli-joined-closed = La table a été fermée avant la fin.
needs-numpy = Pour apprendre, il faut numpy : pip install motu[lab].
cli-learnt-step = étape { $step } : surprise { $taught } bit sur les parties apprises, { $tested } sur les autres
cli-learnt = Surprise devant le vainqueur : { $paper } bit avec des poids égaux, { $weights } avec les poids appris, { $network } avec le réseau.
cli-trial-kept = { $setting } = { $value } : { $share } des victoires sur { $games } parties ; retenu.
cli-trial-left = { $setting } = { $value } : { $share } des victoires sur { $games } parties ; laissé.
cli-decided = La question est tranchée.
cli-undecided = Ce nombre de parties ne suffit pas pour trancher.
cli-verify-what = Donnez le fichier d’un enregistrement, ou --all pour les parties d’une base.
