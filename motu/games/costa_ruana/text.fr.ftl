## Le jeu

title = Costa Ruana
summary = Chefs de tribu, cartes cachées et caprices du shaman : qui raflera les trésors des pirates ?
goal = Cinq tours pour amasser des trésors : 2 points par trésor dans la hutte, 1 point par habitant en réserve.
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
account-treasures = { $n ->
    [one] { $n } trésor
   *[other] { $n } trésors
} dans la hutte, à { $each ->
    [one] { $each } point
   *[other] { $each } points
}
account-islanders = { $n ->
    [one] { $n } habitant
   *[other] { $n } habitants
} en réserve, à { $each ->
    [one] { $each } point
   *[other] { $each } points
}

## Questions

ask-settle = Installez un habitant sur une île
ask-face_up = Posez une carte face visible devant un joueur
ask-face_down = Posez une carte face cachée devant un joueur
ask-stake = Posez un habitant sur une carte, ou passez
ask-flip = Retournez une carte Condition
ask-resolve = Choisissez la prochaine carte à résoudre
ask-take_treasure = { $copied ->
    [yes] Carte copiée
   *[no] Carte
} « { $face } » : choisissez le trésor à déplacer
ask-drop_treasure = Posez ce trésor sur une autre île
ask-remove = { $copied ->
    [yes] Carte copiée
   *[no] Carte
} « { $face } » : retirez un habitant{ $left ->
    [1] {""}
   *[other] {" "}(encore { $left })
}
ask-place = { $copied ->
    [yes] Carte copiée
   *[no] Carte
} « { $face } » : placez un habitant{ $left ->
    [1] {""}
   *[other] {" "}(encore { $left })
}
ask-lift = { $copied ->
    [yes] Carte copiée
   *[no] Carte
} « { $face } » : choisissez l’habitant à déplacer
ask-land = Choisissez son île d’arrivée
ask-shaman = Acceptez d’être shaman, ou désignez un autre joueur

## Ce que lisent ceux qui attendent

waits-settle = { $seats } choisit une île où installer un habitant
waits-face_up = { $seats } pose une carte face visible
waits-face_down = { $seats } pose une carte face cachée
waits-stake = { $seats } décide de poser ou non un habitant sur une carte
waits-flip = { $seats } choisit une carte Condition à retourner
waits-resolve = { $seats } choisit la prochaine carte à résoudre
waits-take_treasure = { $seats } choisit un trésor à déplacer
waits-drop_treasure = { $seats } choisit l’île où poser un trésor
waits-remove = { $seats } choisit un habitant à retirer
waits-place = { $seats } choisit où placer un habitant
waits-lift = { $seats } choisit un habitant à déplacer
waits-land = { $seats } choisit l’île d’arrivée d’un habitant
waits-shaman = { $seats } désigne le shaman

## Choix

do-settle = Installer un habitant sur l’{ $island }
do-lay-self = Poser { $card } devant vous
do-lay-other = Poser { $card } devant { $holder }
do-hide-self = Poser face cachée { $card } devant vous
do-hide-other = Poser face cachée { $card } devant { $holder }
do-pass = Ne poser aucun habitant
do-stake-open = Poser un habitant sur { $own ->
    [yes] votre carte { $lap ->
        [face_up] {""}
       *[face_down] {"cachée "}
    }{ $card }
   *[no] la carte { $card } de { $caster }
}, devant { $before ->
    [self] vous
   *[other] { $holder }
}
do-stake-hidden = Poser un habitant sur { $own ->
    [yes] votre carte cachée
   *[no] la carte cachée de { $caster }
}, devant { $before ->
    [self] vous
   *[other] { $holder }
}
do-flip = Retourner la carte { $turned ->
    [high_tide] Marée
    [low_tide] Marée
   *[other] Jour/Nuit
} : cartes { $active } actives
do-resolve = Résoudre { $card }, posée par { $caster }
do-take_treasure = Déplacer un trésor de l’{ $island } ({ $treasures ->
    [0] aucun trésor
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
})
do-drop_treasure = Le poser sur l’{ $island } ({ $treasures ->
    [0] aucun trésor
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
})
do-remove = Retirer un habitant de l’{ $island }
do-place = Placer un habitant sur l’{ $island }
do-lift-own = Déplacer depuis l’{ $island } un de vos habitants
do-lift-other = Déplacer depuis l’{ $island } un habitant de { $owner }
do-land = L’emmener sur l’{ $island }
do-accept = Accepter d’être shaman
do-name = Désigner { $named } comme shaman
do-place-all = Placer { $left } habitants sur l’{ $island }
do-remove-all = Retirer { $left } habitants de l’{ $island }
do-anywhere = Déplacer un trésor n’importe où : ces îles n’en manqueront pas d’ici la fin

## Refus

no-island-full = L’{ $island } est pleine : { $people } habitants.
no-not-in-hand = Vous n’avez pas la carte { $card } en main : posez { $lap ->
    [face_up] face visible
   *[face_down] face cachée
} l’une des { $cards } cartes que vous tenez.
no-empty-place = Il n’y a pas de carte à cet endroit : choisissez une carte posée sur la table.
no-supply-empty = Votre réserve est vide : sans habitant, vous ne pouvez que passer.
no-in-front-of-another = Cette carte n’est pas active devant vous : vous ne résolvez que les cartes actives posées devant vous.
no-card-gone = Cette carte n’est plus là : elle n’était pas active, ou elle est déjà résolue.
no-another-kind-first = { $card } vient plus tard : résolvez d’abord vos cartes « { $kind ->
    [0] Déplacer un trésor
    [1] Retirer
    [2] Placer
   *[3] Déplacer un habitant
} ».
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
log-settled = { $seat } installe un habitant sur l’{ $island }.
log-turn-started = Tour { $turn } : { $seat } est shaman.
log-laid-face-up = { $seat } pose { $card } devant { $holder }.
log-laid-face-up-self = { $seat } pose { $card } devant soi.
log-laid-face-down = Vous posez { $card } face cachée devant { $holder }.
log-laid-face-down-self = Vous posez { $card } face cachée devant vous.
log-laid-hidden = { $seat } pose une carte face cachée devant { $holder }.
log-laid-hidden-self = { $seat } pose une carte face cachée devant soi.
log-staked = { $seat } pose un habitant sur la carte { $lap ->
    [face_up] visible
   *[face_down] cachée
} posée par { $caster }.
log-staked-not = { $seat } ne pose aucun habitant.
log-flipped = { $seat } retourne une carte Condition : { $background }.
log-revealed = Carte cachée posée par { $seat } devant { $holder } : { $card }.
log-revealed-self = Carte cachée posée par { $seat } devant soi : { $card }.
log-set-aside = { $card } devant { $holder } est inactive : on la défausse.
log-applies = { $seat } applique « { $face } ».
log-no-effect = { $seat } ne peut rien faire : « { $face } » est sans effet.
log-treasure-moved = { $seat } déplace un trésor de l’{ $from } vers l’{ $to }.
log-removed = { $seat } retire un habitant de l’{ $island }.
log-placed = { $seat } place un habitant sur l’{ $island }.
log-islander-moved = { $seat } déplace un habitant de { $owner } de l’{ $from } vers l’{ $to }.
log-islander-moved-self = { $seat } déplace un de ses habitants de l’{ $from } vers l’{ $to }.
log-collected = { $seat } prend un trésor de l’{ $island }.
log-unclaimed = Conflit sur l’{ $island } : personne ne prend de trésor.
log-drew = { $seat } pioche { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
log-drew-card = Vous recevez { $card }.
log-accepted = { $seat } accepte d’être shaman.
log-named = { $seat } refuse et désigne { $named } comme shaman.
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

## Moments

moment-draw = Votre pioche
moment-turn = Tour { $turn }
moment-conditions = Les conditions
moment-cards = Les cartes
moment-harvest = La récolte
moment-shaman = Le prochain shaman
moment-end = Décompte final
gained-treasures = { $n ->
    [one] { $n } trésor
   *[other] { $n } trésors
}

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
scene-taken = Pris ce tour
scene-hand = Votre main
scene-shaman = Shaman
scene-thinking = réfléchit…
scene-your-move = à vous !
scene-tide = Carte Marée
scene-daylight = Carte Jour/Nuit
scene-hidden = carte cachée
scene-table-card = { $card } devant { $holder }, posée par { $caster }
scene-if-flipped = Si on la retourne, actives :
scene-active-now = Actives ce tour
scene-known-cards = { $cards ->
    [one] carte connue
   *[other] cartes connues
}
scene-hidden-cards = et { $cards ->
    [one] { $cards } carte cachée
   *[other] { $cards } cartes cachées
}
scene-takes = { $seat } y prendrait un trésor
scene-nobody = Personne n’y prendrait de trésor
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

## Ce qu’on touche : un nom, et ce que c’est

thing-islanders = Habitants de { $seat } ({ $n }) : { $island }
    .about = À la récolte, le plus grand nombre d’habitants sans égalité prend un trésor. En ce moment, ce serait pour : { $takes }.
thing-island = { $island }
    .about = { $treasures ->
        [0] Plus aucun trésor.
        [one] { $treasures } trésor.
       *[other] { $treasures } trésors.
    } { $people ->
        [0] Aucun habitant
        [one] { $people } habitant
       *[other] { $people } habitants
    } ({ $room } au plus). La flèche montre qui y prendrait un trésor maintenant : { $takes }.
thing-condition = Carte Condition : { $face }
    .about = Si le shaman la retourne, seules compteront les cartes de ces fonds : { $active }.
thing-active = Cartes actives ce tour : { $background }
    .about = Les cartes de ce fond ont leur effet pendant ce tour.
thing-flip = Si on retourne { $condition ->
    [tide] la carte Marée
   *[daylight] la carte Jour/Nuit
} : { $n ->
    [0] aucune carte connue active
    [one] { $n } carte connue active
   *[other] { $n } cartes connues actives
}
    .about = Les fonds actifs seraient : { $active }. Le nombre compte les cartes de la table que vous connaissez.
thing-flip-hidden = Cartes cachées
    .about = On ne sait pas encore si ces cartes seraient actives.
thing-hand = Carte { $card }
    .about = Vous en avez { $n } en main. Elle n’aura d’effet que si son fond est actif après le choix du shaman, et pour le joueur devant qui on la pose.
thing-laid = { $card } devant { $holder }
    .about = Posée par { $seat }. Elle agit pour { $holder }, et pour qui y a mis un habitant : { $stakes }.
thing-stake = Habitant de { $seat } sur une carte
    .about = Il copiera l’effet de la carte pour { $seat }, si elle est active.
thing-deck = Pioche : { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
thing-discard = Défausse : { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
thing-turn = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn } sur { $turns }
}
    .about = Un disque doré par tour commencé.
thing-kind = { $word }
    .about = Les numéros donnent l’ordre dans lequel chacun résout ses cartes.
thing-anywhere = N’importe où
    .about = Toutes les îles à la fois : on y va de partout.
thing-shaman = Shaman
    .about = Il commence et décide laquelle des deux cartes Condition on retourne.
thing-points = Points connus de { $seat } : { $n }
    .about = Trésors : { $treasures } ; habitants en réserve : { $islanders }.
thing-count = { $what ->
    [supply] Habitants en réserve
    [cards] Cartes en main
    [hut] Trésors dans la hutte
   *[taken] Trésors pris ce tour
} de { $seat } : { $n }
    .hidden = Le contenu de la hutte n’est connu que de { $seat }.
thing-player = { $seat }
    .about = { $supply ->
        [0] Aucun habitant
        [one] { $supply } habitant
       *[other] { $supply } habitants
    } en réserve, { $cards ->
        [0] aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main. Les cartes posées ici agissent pour { $seat }.
thing-ranking = Résultat
    .about = Une ligne par joueur : ses trésors, ses habitants en réserve, son total.
thing-zone = { $zone ->
    [islands] L’archipel
    [conditions] Les deux cartes Condition
    [piles] Pioche, défausse et tour
    [table-cards] Cartes posées
    [hand] Votre main
   *[players] Les joueurs
}

## Ce qui compte dans une position, pour le conseiller

feature-treasures = Trésors gagnés
feature-supply = Habitants en réserve
feature-islands = Trésors à portée
feature-cards = Effet attendu des cartes posées
