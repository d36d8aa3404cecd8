## Le jeu

title = Tahatai
summary = Des coquillages, trois plages, et la marée qui monte : que poser, que garder ?
goal = Quatre tours pour poser vos coquillages là où il y en a déjà, et garder de quoi faire un collier.

## Noms

shell-cowrie = porcelaine
shell-conch = conque
shell-volute = volute

beach-palms = plage des Palmes
beach-reef = plage du Récif
beach-crabs = plage des Crabes

source-beaches = Plages
source-necklace = Collier

## Questions

ask-lay = Posez un coquillage sur une plage, ou gardez-les
waits-lay = { $seats } choisit une plage

## Choix

do-lay = Poser une { $shell } sur la { $beach } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
do-keep = Garder vos coquillages

## Refus

no-not-in-hand = Vous n’avez pas de { $shell } en main : posez ce que vous tenez, ou gardez tout.
no-same-kind-there = La { $beach } a déjà une { $shell } : choisissez une autre plage ou un autre coquillage.

## Journal

moment-lap = Tour { $lap }
moment-draw = Votre pioche
moment-tide = La marée
moment-end = Décompte final
log-dealt = { $seat } pioche { $shells ->
    [one] { $shells } coquillage
   *[other] { $shells } coquillages
}.
log-drew = Vous piochez une { $shell }.
log-lap-started = Tour { $lap } : { $seat } commence.
log-laid = { $seat } pose une { $shell } sur la { $beach } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-kept = { $seat } garde ses coquillages.
log-tide-rose = La marée monte sur la { $beach } : { $shells ->
    [0] elle n’y trouve rien
    [one] { $shells } coquillage emporté
   *[other] { $shells } coquillages emportés
}.
log-scored = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, dont { $kinds } pour le collier.

## Sur la table

scene-title = Tahatai, tour { $lap } sur { $laps }
scene-setup = Tahatai, mise en place
scene-over = Tahatai, partie terminée
scene-hand = Votre main
scene-washed = Emportés par la mer
scene-beach = { $beach } : { $shells ->
    [0] vide
    [one] { $shells } coquillage
   *[other] { $shells } coquillages
}
scene-held = { $shells ->
    [one] { $shells } coquillage
   *[other] { $shells } coquillages
}
scene-result = Résultat
scene-total = Total

## Conseiller

feature-points = Points marqués
feature-necklace = Collier en main
