## Le jeu

title = Costa Ruana
summary = Chefs de tribu, cartes cachées et caprices du shaman : qui raflera les trésors des pirates ?
goal = Cinq tours pour amasser des trésors : 2 points par trésor dans la hutte, 1 point par habitant revenu en réserve.
option-open_huts = Huttes ouvertes
    .about = Le contenu des huttes est montré à tous.

## Noms

island-1 = île aux Palmiers
    .title = Île aux Palmiers
island-2 = île de la Tortue
    .title = Île de la Tortue
island-3 = île de Corail
    .title = Île de Corail
island-4 = île du Perroquet
    .title = Île du Perroquet
island-5 = île du Crâne
    .title = Île du Crâne
island-6 = île du Volcan
    .title = Île du Volcan
island-7 = île aux Coquillages
    .title = Île aux Coquillages
island-8 = île aux Crabes
    .title = Île aux Crabes
island-9 = île du Lagon
    .title = Île du Lagon
island-10 = île aux Mangues
    .title = Île aux Mangues

background-high_tide = marée haute
    .title = Marée haute
background-low_tide = marée basse
    .title = Marée basse
background-day = jour
    .title = Jour
background-night = nuit
    .title = Nuit

face-move_treasure = Déplacer un trésor
face-remove_1 = Retirer 1 habitant
face-remove_2 = Retirer 2 habitants
face-remove_3 = Retirer 3 habitants
face-place_1 = Placer 1 habitant
face-place_2 = Placer 2 habitants
face-place_3 = Placer 3 habitants
face-move_islander = Déplacer un habitant
card = « { $face } » ({ $background })
card-unknown = une carte inconnue
source-treasures = Trésors
source-islanders = Habitants en réserve

## Questions

ask-settle = Installez un habitant sur une île
ask-face_up = Posez une carte face visible devant un joueur
ask-face_down = Posez une carte face cachée devant un joueur
ask-stake = Posez un habitant sur une carte, ou passez
ask-flip = Retournez une carte Condition
ask-resolve = Choisissez la prochaine carte à résoudre
ask-take_treasure = Prenez un trésor sur une île
ask-drop_treasure = Posez ce trésor sur une autre île
ask-remove = Reprenez un habitant{ $left ->
    [1] {""}
   *[other] {" "}(encore { $left })
}
ask-place = Placez un habitant{ $left ->
    [1] {""}
   *[other] {" "}(encore { $left })
}
ask-lift = Choisissez l’habitant à déplacer
ask-land = Choisissez son île d’arrivée
ask-shaman = Acceptez d’être shaman, ou nommez quelqu’un

## Choix

do-settle = Installer un habitant sur l’{ $island }
do-lay-self = Poser { $card } devant vous
do-lay-other = Poser { $card } devant { $holder }
do-hide-self = Cacher { $card } devant vous
do-hide-other = Cacher { $card } devant { $holder }
do-pass = Ne poser aucun habitant
do-stake-open = Habitant sur { $card }, devant { $holder }
do-stake-hidden = Habitant sur la carte cachée de { $caster }, devant { $holder }
do-flip = Faire venir { $turned ->
    [high_tide] la marée haute
    [low_tide] la marée basse
    [day] le jour
   *[night] la nuit
} : { $active } actifs
do-resolve = Résoudre { $card }, posée par { $caster }
do-take_treasure = Prendre un trésor sur l’{ $island } ({ $treasures })
do-drop_treasure = Le poser sur l’{ $island } ({ $treasures })
do-remove = Reprendre un habitant de l’{ $island }
do-place = Placer un habitant sur l’{ $island }
do-lift-own = Déplacer un de vos habitants de l’{ $island }
do-lift-other = Déplacer un habitant de { $owner } de l’{ $island }
do-land = L’emmener sur l’{ $island }
do-accept = Accepter d’être shaman
do-name = Nommer { $named } shaman
do-place-all = Placer { $left } habitants sur l’{ $island }
do-remove-all = Reprendre { $left } habitants de l’{ $island }
do-anywhere = N’importe où : ces îles ont assez de trésors jusqu’à la fin

## Refus

no-island-full = L’{ $island } est pleine : { $people } habitants.
no-not-in-hand = Vous n’avez pas la carte { $card } en main : { $lap ->
    [face_up] posez face visible
   *[face_down] cachez
} l’une des { $cards } que vous tenez.
no-empty-place = Il n’y a pas de carte à cet endroit : choisissez une carte posée sur la table.
no-supply-empty = Votre réserve est vide : sans habitant, vous ne pouvez que passer.
no-in-front-of-another = Cette carte n’est pas active devant vous : vous ne résolvez que les vôtres.
no-card-gone = Cette carte n’est plus là : elle n’était pas active, ou elle est déjà résolue.
no-another-kind-first = { $card } vient plus tard : { $kind ->
    [0] les trésors se déplacent
    [1] les habitants se retirent
    [2] les habitants se placent
   *[3] les habitants se déplacent
} d’abord.
no-alike = Cette carte est identique à une autre déjà proposée : l’ordre n’y change rien.
no-nothing-to-take = Il n’y a plus de trésor sur l’{ $island }.
no-treasure-comes-from-here = Ce trésor vient de l’{ $island } : il doit aller sur une autre île.
no-none-of-yours = Vous n’avez aucun habitant sur l’{ $island }.
no-none-of-theirs = Il n’y a pas d’habitant de { $owner } sur l’{ $island }.
no-nowhere-to-go = Toutes les autres îles sont pleines : cet habitant n’a nulle part où aller.
no-islander-comes-from-here = Cet habitant vient de l’{ $island } : il doit changer d’île.

## Journal

log-tide-laid = La carte Marée montre : { $background }.
log-daylight-laid = La carte Jour/Nuit montre : { $background }.
log-poor-island = L’{ $island } n’a que { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}.
log-first-shaman = { $seat } est le premier shaman.
log-settled = { $seat } s’installe sur l’{ $island }.
log-turn-started = Tour { $turn } : { $seat } est shaman.
log-laid-face-up = { $seat } pose { $card } devant { $holder }.
log-laid-face-down = Vous cachez { $card } devant { $holder }.
log-laid-hidden = { $seat } cache une carte devant { $holder }.
log-staked = { $seat } pose un habitant sur une carte { $lap ->
    [face_up] visible
   *[face_down] cachée
} de { $caster }.
log-staked-not = { $seat } ne pose aucun habitant.
log-flipped = { $seat } retourne une carte Condition : { $background }.
log-revealed = La carte cachée de { $seat } devant { $holder } : { $card }.
log-set-aside = { $card } devant { $holder } reste sans effet.
log-applies = { $seat } applique « { $face } ».
log-no-effect = { $seat } ne peut rien faire : « { $face } » est sans effet.
log-treasure-moved = { $seat } déplace un trésor de l’{ $from } vers l’{ $to }.
log-removed = { $seat } reprend un habitant de l’{ $island }.
log-placed = { $seat } place un habitant sur l’{ $island }.
log-islander-moved = { $seat } déplace un habitant de { $owner } de l’{ $from } vers l’{ $to }.
log-collected = { $seat } prend un trésor de l’{ $island }.
log-unclaimed = Conflit sur l’{ $island } : personne ne prend de trésor.
log-drew = { $seat } pioche { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
log-drew-card = Vous recevez { $card }.
log-accepted = { $seat } accepte d’être shaman.
log-named = { $seat } refuse et nomme { $named } shaman.
log-scored = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $treasures ->
    [0] aucun trésor
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}, { $islanders ->
    [0] aucun habitant
    [one] { $islanders } habitant
   *[other] { $islanders } habitants
} en réserve).
log-dealt = { $seat } reçoit { $cards } cartes.

## Sur la table

scene-title = Costa Ruana, tour { $turn } sur { $turns }
scene-setup = Costa Ruana, mise en place
scene-over = Costa Ruana, partie terminée
scene-turn = Tour { $turn } / { $turns }
scene-settling = Mise en place
scene-deck = Pioche
scene-discard = Défausse
scene-supply = Réserve
scene-cards = Cartes
scene-hut = Hutte
scene-taken = Ce tour
scene-hand = Votre main
scene-shaman = Shaman
scene-thinking = réfléchit…
scene-your-move = à vous !
scene-tide = Carte Marée
scene-daylight = Carte Jour et nuit
scene-hidden = carte cachée
scene-table-card = { $card } devant { $holder }, posée par { $caster }
scene-if-flipped = Si on la retourne, actifs :
scene-active-now = Actifs ce tour
scene-known-cards = { $cards ->
    [one] carte connue
   *[other] cartes connues
}
scene-hidden-cards = et { $cards ->
    [one] { $cards } carte cachée
   *[other] { $cards } cartes cachées
}
scene-takes = { $seat } prendrait le trésor
scene-nobody = Personne ne prendrait le trésor
scene-island = { $island } : { $treasures ->
    [0] aucun trésor
    [one] 1 trésor
   *[other] { $treasures } trésors
}, { $people ->
    [0] aucun habitant
    [one] 1 habitant
   *[other] { $people } habitants
}
scene-player = { $seat } : { $supply ->
    [0] aucun habitant en réserve
    [one] 1 habitant en réserve
   *[other] { $supply } habitants en réserve
}, { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
}
scene-anywhere = N’importe où
scene-order = Ordre des cartes
scene-kind-treasure = Déplacer un trésor
scene-kind-remove = Retirer des habitants
scene-kind-place = Placer des habitants
scene-kind-move = Déplacer un habitant
scene-result = Résultat
scene-total = Total

## Ce qui compte dans une position, pour le conseiller

feature-treasures = Trésors gagnés
feature-supply = Habitants en réserve
feature-islands = Îles en passe d’être gagnées
feature-cards = Effet attendu des cartes posées
