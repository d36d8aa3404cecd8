## Pages

page-independent = Projet indépendant, sans lien avec les éditeurs.
page-to-lobby = Retour à l’accueil
page-not-found = Introuvable
page-not-found-about = Cette page n’existe pas, ou n’existe plus.
page-refused = Refusé

## Accueil

lobby-name = Votre nom
lobby-save = Garder
lobby-first = Première partie ? { $game }, la plus simple, contre deux adversaires faciles.
lobby-first-go = Découvrir
lobby-mine = Vos tables
lobby-open = Tables ouvertes
lobby-games = Les jeux
lobby-facts = { $least } à { $most } joueurs · { $short } à { $long } minutes
lobby-players = Joueurs
lobby-play = Jouer contre les robots
lobby-new = Nouvelle table…
lobby-seats = Sièges
lobby-public = Table publique : tout le monde peut la rejoindre ou la regarder
lobby-edition = Votre édition (box.toml)
lobby-create = Ouvrir la table
lobby-honest = Règles complètes. Une partie des nombres imprimés est reconstituée par nous :
lobby-which = voir lesquels
lobby-import = Ouvrir un enregistrement…
lobby-record = Fichier
lobby-import-go = Ouvrir
kind-me = Vous
kind-here = Une personne, sur cet écran
kind-invite = Une personne, par invitation
kind-open = Ouvert à tous
kind-none = Personne
kind-random = Robot au hasard
kind-beginner = Bernard-l’ermite, débutant
kind-easy = Poisson-clown, facile
kind-medium = Tortue, moyenne
kind-hard = Dauphin, fort
kind-expert = Pieuvre, experte
kind-greedy = Robot malin
people-person = Une personne
people-open = Libre
people-title = Joueurs
status-open = attend des joueurs
status-playing = en cours
status-over = terminée
status-my-turn = à vous !
rivals-title = Les adversaires
rivals-about = Le temps de réflexion de chaque robot, au plus, par tour.
rivals-measured = La force mesurée selon le nombre de joueurs : la moyenne des robots vaut 0 ; 400 points d’écart, ce sont dix victoires pour une défaite ; ± donne la moitié de l’intervalle à 95 %. Mesuré avec moins de réflexion qu’à la table : face à vous, les plus forts le sont davantage.
rivals-name = Robot
rivals-seconds = ({ $seconds } s)
rivals-players = À { $n }
numbers-title = Nombres de l’Édition Motu
numbers-about = R : livret de règles ; P : source publique ; K : de mémoire ; X : reconstitué par nous.

## Table

banner-open = On attend que tous les sièges soient pris.
banner-closed = Cette table est fermée.
banner-over = Partie terminée. Victoire : { $winners }.
banner-curtain = Passez l’appareil à { $seat }.
banner-confirm = Confirmez votre choix
banner-waiting = On attend { $seats }.
choices-title = Vos choix
choices-more = { $n ->
    [one] { $n } autre choix
   *[other] { $n } autres choix
}
counters = Combien de chaque
count-less = Un de moins : { $what }
choices-instead = Ou bien :
choices-gestures = D’un seul geste
do-confirm = Confirmer
do-undo = Annuler : { $what }
do-undo-of = Annuler le dernier choix de { $seat }
do-uncover = C’est moi : montrer
do-join = M’asseoir
do-fill = Compléter avec des robots
do-invite = Lien d’invitation
do-move = Lien pour un autre appareil
do-rematch = Rejouer
do-claim = Prendre ce siège
waiting-room = La partie commencera quand tous les sièges seront pris.
result-total = Total
result-replay = Revoir la partie
result-record = Télécharger l’enregistrement
log-title = Journal
chat-title = Conversation
chat-say = Votre message
chat-send = Envoyer
chat-somebody = Quelqu’un
live-lost = Connexion perdue, on réessaie…
trouble = La table a du mal à conserver la partie : elle réessaie d’elle-même. Rien de ce qui a été joué n’est perdu.
replay-title = Revoir la partie
replay-move = { $game } · ligne { $n } sur { $of }
replay-first = Début
replay-back = Précédent
replay-next = Suivant
replay-last = Fin
join-title = Invitation
join-about = On vous invite à une table de { $game }, siège { $seat }.
refused-occupied = Ce siège est occupé. La personne qui s’y trouve peut le céder elle-même, par un lien ; sinon, il ne change de mains que si la table l’attend depuis plus de { $minutes } minutes.
join-used = Cette invitation a déjà servi, ou n’existe pas. Demandez-en une autre à l’hôte.
invite-link = Lien pour { $seat }, à usage unique :
invite-copy = Copiez l’adresse de ce lien pour l’envoyer.

## Conseiller

do-hint = Demander conseil
hint-title = Conseil
hint-about = Une estimation, avec ce que ce siège peut savoir. Les raisons comparent chaque choix aux autres, en points, quelques coups plus tard.
hint-rule = Règle
refused-hint-others = Pas de conseil tant que d’autres personnes jouent à cette table : l’analyse viendra à la fin de la partie.
refused-hint-off = Les conseils sont coupés à cette table. L’hôte peut les rétablir dans les réglages.
refused-hint-not-asked = Un conseil se demande quand c’est à vous de décider.
settings-hints = Conseils
hints-yes = sur demande
hints-no = jamais
coach-making = L’analyse se prépare : { $done } sur { $tasks }
coach-failed = L’analyse n’a pas abouti. Rechargez la page pour la recommencer.
coach-reload = Actualiser
coach-link = Analyse de la partie

## Refus

refused-stale = La table a changé entre-temps : regardez de nouveau.
refused-incomplete = Ce choix n’est pas encore complet.
refused-not-seated = Vous n’êtes pas assis à ce siège.
refused-foreign = Cette demande ne vient pas de cette page.
refused-host-only = Seul l’hôte de la table peut faire cela.
refused-too-long = Ce message est vide ou trop long.
api-malformed = Cette demande n’est pas un objet JSON de la forme attendue : voyez docs/bots.md.
api-unknown-token = Il manque l’en-tête Authorization de type Bearer, ou personne ne possède ce jeton.
refused-running = L’enregistrement complet ne se donne qu’à la fin de la partie.

## Service

serve-ready = Motu est prêt : { $address } (Ctrl+C pour arrêter)
bad-port = Le port { $port } n’existe pas : il faut un nombre de 0 à 65535.
port-taken = Motu ne peut pas écouter sur { $host }, port { $port } : { $detail }. Essayez un autre port avec --port.

## Autour de la table

do-fork = Continuer d’ici, contre les robots
do-skip = Avancer jusqu’à moi
do-leave = Laisser un robot jouer pour moi
do-return = Reprendre ma place
replay-run = Lecture
replay-line = Position
bell = Son et notification quand c’est à vous
guide-title = Votre première partie
guide-now = Ce que vous pouvez choisir est entouré sur le plateau et écrit en toutes lettres. Une question sur un choix impossible ? Touchez-le : la règle répond.
lobby-clock = Secondes par décision (0 : pas de pendule)

## Tables, réglages, zoom

page-wrong-method = Cette adresse ne s’utilise pas ainsi.
page-too-large = C’est trop volumineux : 300 ko au plus.
page-malformed = Cette demande est mal formée : rien n’a changé.
menu = Journal, joueurs, conversation, réglages
lobby-title = Une table, cinq jeux d’îles
weight-light = léger
weight-medium = moyen
weight-heavy = corsé
status-awaited = on attend { $seats }
banner-whose = { $seat } : { $said }
step-least = Le moins possible
step-less = Un de moins
step-more = Un de plus
step-most = Le plus possible
do-peek = Maintenir pour voir ma main
do-rematch-go = Aller à la revanche
waiting-invite = Dans « Joueurs », demandez un lien d’invitation pour chaque siège libre.
people-deciding = réfléchit…
people-answered = a répondu ✓
result-tie = Égalité aux points, départagée ainsi :
result-limit = La partie s’est arrêtée à la limite de { $n } décisions : les points sont ceux du moment.
result-shared = Égalité parfaite : la victoire est partagée.
result-seed = Empreinte du hasard : { $digest }… ; la graine est dans l’enregistrement.
log-again = Revoir depuis mon dernier choix
chat-mute = Ne plus voir la conversation
chat-to-table = Toute la table vous lit.
chat-to-spectators = Seuls les autres spectateurs vous lisent.
settings-title = Réglages
settings-windows = Actions libres
settings-windows-no = à côté de mes décisions
settings-windows-yes = me demander à chaque occasion
settings-confirm = Confirmer mes choix
settings-confirm-yes = oui, avant de jouer
settings-confirm-no = non, jouer aussitôt
settings-pace = Rythme des robots
pace-none = sans attendre
pace-quick = vif
pace-normal = normal
pace-slow = posé
settings-keys = Clavier : Tab et flèches pour choisir, Entrée pour confirmer, Retour arrière pour annuler, Espace pour avancer, + − 0 pour le zoom.
guide-off = Ne plus montrer
zoom-whole = Vue d’ensemble
zoom-back = Revenir au choix
zoom-in = Agrandir
zoom-out = Réduire
zoom-minimap = Plan de la table : toucher pour s’y rendre
clock = Temps restant
replay-pause = Pause
replay-to-table = Retour à la table
refused-confirm-first = Confirmez ou reprenez d’abord le choix préparé.
refused-full = Il n’y a plus de siège libre à cette table.
refused-not-over = La partie n’est pas encore terminée.
settings-forced = Quand il n’y a qu’un choix possible
forced-alone = il est joué d’office
forced-by-hand = on me le demande quand même
rules-title = Règles
chat-hush = Ne plus lire { $name }
chat-hear = Relire tout le monde
page-broken = Une faute de notre côté
page-broken-about = Rien n’a été perdu : le journal des coups est intact. Rechargez la page ; si cela se répète, dites-le à qui héberge la table.
worker-ready = Les robots réfléchissent ici (Ctrl+C pour arrêter)
worker-needs-postgresql = Les robots ne réfléchissent ailleurs qu’avec PostgreSQL : donnez son adresse avec --database.
worker-needs-extra = Il manque de quoi partager le travail : pip install motu[postgres].
settings-extract = Emporter ce que je sais
lobby-against = contre

## Too much at once

too-many = Doucement, c’est trop à la fois ! Patientez { $seconds } s, puis réessayez.
too-many-streams = Cette table est déjà ouverte dans trop de fenêtres : fermez-en une, puis rechargez la page.
too-many-tables = Vous avez déjà { $most } tables en cours. Terminez-en une avant d’en ouvrir une autre.

## The database

database-unknown = Motu ne connaît pas ce genre de base, « { $address } » : donnez à --database le chemin d’un fichier, ou une adresse comme { $example }.
database-folder = « { $path } » est un dossier : donnez à --database le chemin d’un fichier qui s’y trouve.
database-no-folder = Le dossier « { $folder } » n’existe pas : créez-le, ou donnez un autre chemin avec --database.
database-not-writable = Motu ne peut pas écrire dans « { $path } » ({ $detail }) : donnez-lui-en le droit, ou un autre chemin avec --database.
database-not-ours = « { $path } » n’est pas une base de données, ou il n’en reste rien : remettez-en une copie, ou donnez un autre chemin avec --database.
database-damaged = La base « { $path } » est abîmée ({ $detail }) : remettez-en une copie ; « motu verify --all --database { $path } » dit quelles parties sont encore entières.
database-busy = Un autre programme retient la base « { $path } » : fermez-le, puis relancez Motu.
database-taken = Un autre Motu sert déjà la base « { $path } » : arrêtez-le, ou donnez un autre chemin avec --database.
database-newer = Un Motu plus récent a écrit cette base (version { $version }) : installez-le, ou donnez une autre base avec --database.
database-unreachable = Motu n’atteint pas la base « { $where } » ({ $detail }) : vérifiez l’adresse donnée avec --database, et que PostgreSQL y tourne.
database-missing = Il n’y a pas de base « { $path } » : donnez son chemin avec --database.
database-needs-extra = Il manque de quoi parler à PostgreSQL : pip install motu[postgres].
database-half-checked = La base « { $path } » est grande : le temps n’a suffi que pour en vérifier une partie. « motu verify --all » vérifie chaque partie jouée.
verify-title = Parties
verify-broken = Table { $table } : { $why }
verify-fine = Toutes les parties conservées sont entières : { $games }.
verify-some = Parties abîmées : { $broken } sur { $games }. Les autres sont entières.
verify-gap = La ligne { $n } de son journal manque.
verify-status = Son journal ne mène pas où en est la table (« { $status } »).
verify-unreadable = Elle ne peut pas être lue ({ $detail }).
