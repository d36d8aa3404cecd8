## Pages

page-independent = Projet indépendant, sans lien avec les éditeurs.
page-to-lobby = Retour à l’accueil
page-not-found = Introuvable
page-not-found-about = Cette page n’existe pas, ou n’existe plus.
page-refused = Refusé

## Accueil

lobby-name = Votre nom
lobby-save = Enregistrer
lobby-first = Première partie ? Essayez { $game }, le plus simple des cinq jeux, contre deux adversaires faciles.
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
kind-random = Robot qui joue au hasard
kind-beginner = Bernard-l’ermite, débutant
kind-easy = Poisson-clown, facile
kind-medium = Tortue, intermédiaire
kind-hard = Dauphin, fort
kind-expert = Pieuvre, experte
kind-greedy = Robot gourmand
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
rivals-players = À { $n } joueurs
numbers-title = Nombres de l’Édition Motu
numbers-about = Chaque ligne porte son nom dans le fichier box.toml du jeu, en anglais. Pour jouer avec d’autres nombres, mettez-les dans un fichier à vous et donnez-le en ouvrant une table.
numbers-from-X = Reconstitués par nous, au moins en partie
numbers-from-K = De mémoire
numbers-from-P = D’une source publique
numbers-from-R = Du livret de règles
numbers-yes = oui
numbers-no = non

## Table

banner-open = On attend que tous les sièges soient pris.
banner-closed = Cette table est fermée.
banner-won = Vous avez gagné !
banner-won-together = Égalité parfaite : vous partagez la victoire.
banner-place = Vous êtes { $place }e sur { $of }, { $points ->
    [0] à égalité de points avec { $winners }, mais derrière au départage
    [one] à { $points } point de { $winners }
   *[other] à { $points } points de { $winners }
}.
banner-over = Partie terminée. Victoire : { $winners }.
banner-curtain = Passez l’appareil à { $seat }.
banner-confirm-then = Confirmez ; la suite : { $then }
banner-confirm = Confirmez votre choix
banner-waiting = { $said }…
banner-waiting-at-most = { $said }… ({ $seconds } s au plus)
banner-goes-on = La partie continue…
choices-title = Vos choix
choices-more = { $n ->
    [one] { $n } autre choix
   *[other] { $n } autres choix
}
counters = Combien de chaque
count-less = En retirer un : { $what }
choices-instead = Ou bien :
choices-gestures = En une seule fois
choices-parts = Choisir pas à pas
do-confirm-then = Confirmer, puis continuer
do-confirm = Confirmer
do-undo = Annuler : { $what }
do-undo-of = Annuler le dernier choix de { $seat }
do-uncover = C’est moi, montrer ma main
do-join = M’asseoir
do-fill = Compléter avec des robots
do-invite = Inviter
do-move = Continuer sur un autre appareil
do-rematch = Proposer une revanche
do-claim = M’asseoir : { $seat }
waiting-room = La partie commencera quand tous les sièges seront pris.
result-total = Total
result-replay = Revoir la partie
result-record = Télécharger l’enregistrement
log-title = Journal
log-more = { $n ->
    [one] … et { $n } autre ligne
   *[other] … et { $n } autres lignes
}
account-you = vous
account-of = { $title } : { $gains }
moment-title = Ce qui vient de se passer
moment-skip = Touchez l’écran ou pressez une touche pour passer
moment-again = Revoir
moment-close = Fermer
chat-title = Conversation
chat-say = Votre message
chat-send = Envoyer
chat-somebody = Quelqu’un
live-lost = Connexion perdue, on réessaie…
trouble = La table a du mal à enregistrer la partie : elle réessaie d’elle-même. Rien de ce qui a été joué n’est perdu.
replay-title = Revoir la partie
replay-move = { $game } · étape { $n } sur { $of }
replay-first = Début
replay-back = Précédent
replay-next = Suivant
replay-last = Fin
join-title = Invitation
refused-occupied = Ce siège est occupé. La personne qui s’y trouve peut le céder elle-même, par un lien ; sinon, il ne change de mains que si la table l’attend depuis plus de { $minutes } minutes.
join-used = Cette invitation a déjà servi, ou n’existe pas. Demandez-en une autre à l’hôte.

## Conseiller

do-hint = Demander conseil
hint-title = Conseil
hint-about = Une estimation, avec ce que vous pouvez savoir. Les raisons comparent chaque choix aux autres, en points, quelques coups plus tard.
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
refused-not-seated = Ce siège n’est pas le vôtre.
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
do-skip = Passer à mon prochain choix
do-leave = Laisser un robot jouer pour moi
do-return = Reprendre ma place
replay-run = Lire
replay-line = Position
bell = M’avertir par une notification quand c’est à moi
guide-title = Votre première partie
guide-now = Ce que vous pouvez choisir est entouré sur le plateau et écrit en toutes lettres.
lobby-clock = Secondes par décision (0 : pas de pendule)

## Tables, réglages, zoom

page-wrong-method = Cette adresse ne s’utilise pas ainsi.
page-too-large = C’est trop volumineux : 300 ko au plus.
page-malformed = Cette demande est mal formée : rien n’a changé.
do-close = Fermer
thing-title = Ce qu’on touche
thing-yours = À vous
thing-of = À { $seat }
menu = Ouvrir journal, joueurs, conversation
lobby-title = Une table, cinq jeux d’îles
weight-light = léger
weight-medium = moyen
weight-heavy = corsé
status-awaited = on attend { $seats }
banner-whose = { $seat } : { $said }
step-least = Choisir le moins possible
step-less = Diminuer de un
step-more = Augmenter de un
step-most = Choisir le plus possible
do-peek = Maintenir pour voir ma main
do-rematch-go = Aller à la revanche
waiting-invite = Invitez quelqu’un à chaque place libre, ou complétez la table avec des robots.
people-deciding = réfléchit…
people-answered = a répondu ✓
result-tie = Égalité aux points, départagée ainsi :
result-limit = La partie s’est arrêtée à la limite de { $n } décisions : les points sont ceux du moment.
result-shared = Égalité parfaite : la victoire est partagée.
result-unfold = Touchez un chiffre : ce qui l’a fait s’affiche.
result-made = { $source }, { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-find-decisive = Chercher le moment décisif
result-decisive = Le moment décisif :
result-drawn = un tirage.
result-chose = { $seat } a choisi « { $what } ».
result-swing = Les chances de { $winner } passent de { $before } à { $after }.
result-chance = Hasard vérifiable
do-stronger = Affronter des robots plus forts
chance-about = Personne ne peut arranger les tirages en cours de partie. Ils découlent tous d’une graine, tirée avant la donne. Son empreinte peut se montrer dès le début sans rien trahir ; la graine se montre à la fin, et l’enregistrement permet à chacun de refaire chaque tirage avec « motu verify ».
chance-digest = Empreinte de la graine
chance-seed = Graine
chance-not-dealt = Elle paraîtra quand la partie commencera.
chance-at-the-end = Elle paraîtra à la fin de la partie.
log-again = Revoir depuis mon dernier choix
chat-mute = Masquer la conversation
chat-to-table = Toute la table peut vous lire.
chat-to-spectators = Seuls les autres spectateurs peuvent vous lire.
settings-title = Réglages
settings-windows = Actions libres
windows-no = proposées avec mes choix
windows-yes = me demander à chaque occasion
settings-confirm = Confirmer mes choix
confirm-yes = oui, avant de jouer
confirm-no = non, jouer aussitôt
settings-pace = Rythme des robots
pace-none = sans attendre
pace-quick = vif
pace-normal = normal
pace-slow = posé
settings-keys = Clavier : Tab et flèches pour choisir, Entrée pour confirmer, Retour arrière pour annuler, Espace pour avancer, + − 0 pour le zoom.
guide-off = Ne plus montrer
zoom-whole = Voir l’ensemble
zoom-back = Revenir au choix
zoom-minimap = Aller ailleurs sur la table : touchez le plan
zoom-more = encore # ailleurs
chat-unread = Ouvrir la conversation (à lire : #)
clock = Temps restant
replay-pause = Pause
replay-to-table = Retour à la table
undo-over = La partie est terminée : revoyez-la, et continuez-la d’où vous voulez.
refused-confirm-first = Confirmez ou annulez d’abord le choix préparé.
refused-full = Il n’y a plus de siège libre à cette table.
refused-not-over = La partie n’est pas encore terminée.
settings-forced = Quand il n’y a qu’un choix possible
forced-alone = il est joué d’office
forced-by-hand = on me le demande quand même
rules-title = Règles
chat-hush = Masquer ce qu’écrit { $name }
chat-hear = Réafficher tous les messages
page-broken = Une erreur de notre côté
page-broken-about = Rien n’a été perdu : le journal des coups est intact. Rechargez la page ; si cela se répète, dites-le à qui héberge la table.
worker-ready = Les robots réfléchissent ici (Ctrl+C pour arrêter)
worker-needs-postgresql = Les robots ne réfléchissent ailleurs qu’avec PostgreSQL : donnez son adresse avec --database.
worker-needs-extra = Il manque de quoi partager le travail : pip install motu[postgres].
settings-extract = Télécharger la partie vue de ma place
lobby-against = contre

## Préparer son prochain choix

do-plan = Préparer mon prochain choix
do-plan-close = Laisser venir
do-plan-forget = Oublier ce choix
plan-title = Votre prochain choix, d’avance
plan-about = Il vous attendra, prêt à confirmer, tant qu’il reste possible.
plan-none = On ne peut pas encore prévoir ce qui vous sera demandé.
plan-made = Votre prochain choix est prêt : { $what }
plan-gone = Le choix que vous aviez préparé n’est plus possible : { $what }.
plan-waits = Préparé pour la suite : { $what }.
waiting-meanwhile = En attendant, touchez ce que vous voulez sur la table : chaque chose dit ce qu’elle est.

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

## Les amis autour de la table

people-here = là
people-away = absent
people-somebody = quelqu’un
people-stands-in = { $bot }, à la place de { $name }
people-private = Table privée : seuls ceux qui y jouent la voient.
people-public = Table publique : tout le monde peut la regarder.
do-public = L’ouvrir aux spectateurs
do-private = La rendre privée
do-stand-in = Faire jouer un robot à sa place
do-give-back = Rendre sa place
do-replace = Donner sa place à quelqu’un d’autre
do-invite-to = Inviter quelqu’un : siège { $seat }
absent-awaited = On attend { $seat }, qui n’a plus la page ouverte. Un robot peut jouer en attendant son retour ; la place lui reste.
absent-host = On attend { $seat }, qui n’a plus la page ouverte. L’hôte peut faire jouer un robot en attendant son retour.
gone = Un robot joue à votre place. Elle vous attend.
watching = Vous regardez cette table : vous n’y jouez pas, et vous ne voyez que ce qui est public.
watching-free = Vous regardez cette table. Une place y est libre : elle est à vous si vous voulez jouer.
refused-there = Cette personne est là : à elle de jouer, ou de laisser sa place à un robot.
private-title = Table privée
private-about = Seuls ceux qui jouent à cette table peuvent la voir. Demandez une invitation à l’hôte : son lien vous donnera un siège. Si vous y jouiez d’ici, votre siège est passé à un autre appareil ou à quelqu’un d’autre. Pour simplement regarder, demandez à l’hôte de l’ouvrir aux spectateurs, dans « Joueurs ».
invite-title = Inviter quelqu’un : siège { $seat }
invite-about = Envoyez ce lien à une seule personne, ou montrez-lui ce code : la première qui s’assied a le siège.
invite-move = Continuer sur un autre appareil
invite-move-about = Ouvrez ce lien sur l’autre appareil, ou visez ce code avec lui : votre siège y passera.
invite-code = Code QR de cette adresse
invite-address = Adresse
invite-copy = Copier
invite-copied = Copié ✓
invite-share = Envoyer…
invite-share-text = Venez jouer à { $game } avec moi :
invite-anew = Faire un nouveau lien ; l’ancien ne vaudra plus rien
invite-reach-all = Ce lien ne sert qu’une fois.
invite-reach-network = Ce lien ne sert qu’une fois. Il faut être sur le même réseau que cette machine.
invite-reach-only = Cette adresse ne marche que sur cet ordinateur. Pour que d’autres appareils de votre réseau puissent venir, arrêtez Motu, lancez « { $command } », puis rouvrez cette invitation : la partie vous attend.
join-about = À l’invitation de { $name }, une partie de { $game }.
join-about-nobody = On vous invite à jouer à { $game }.
join-move = Votre partie de { $game } continue sur cet appareil.
join-facts = { $short } à { $long } min
join-you = { $seat } : vous
join-other = { $seat } : { $who }
join-free = une place libre
join-name = Votre nom à la table
join-seated = Vous jouez déjà à cette table ({ $seat }) : ce lien est fait pour quelqu’un d’autre.

## Vos tables, vos réglages

settings-open = Ouvrir les réglages
settings-close = Fermer les réglages
settings-kept = Enregistré
settings-lost = Ce réglage n’a pas pu être enregistré. Rechargez la page et réessayez.
settings-theme = Apparence
theme-system = thème de l’appareil
theme-light = thème clair
theme-dark = thème sombre
settings-sounds = Sons (tout à gauche : aucun)
mine-setup = mise en place
mine-all = Toutes vos tables
mine-archived = Tables archivées
mine-older = Plus anciennes
mine-newest = Revenir aux plus récentes
mine-none = Aucune table ici.
mine-acts = Que faire de cette table de { $game } ?
mine-archive = Archiver
mine-restore = Remettre dans la liste
mine-delete = Supprimer…
mine-delete-title = Supprimer cette table ?
mine-delete-about = La partie, son journal et sa conversation disparaissent pour toujours. Pour seulement l’ôter de votre liste, archivez-la.
mine-delete-yes = Supprimer la table
mine-delete-no = Non, la garder
refused-missed = D’autres personnes sont à cette table : elles perdraient leur partie. Archivez-la pour l’ôter de votre liste.
ago-now = à l’instant
ago-minutes = { $n ->
    [1] il y a une minute
   *[other] il y a { $n } minutes
}
ago-hours = { $n ->
    [1] il y a une heure
   *[other] il y a { $n } heures
}
ago-days = { $n ->
    [1] il y a un jour
   *[other] il y a { $n } jours
}
ago-weeks = { $n ->
    [1] il y a une semaine
   *[other] il y a { $n } semaines
}
ago-months = { $n ->
    [1] il y a un mois
   *[other] il y a { $n } mois
}
ago-years = { $n ->
    [1] il y a un an
   *[other] il y a { $n } ans
}
