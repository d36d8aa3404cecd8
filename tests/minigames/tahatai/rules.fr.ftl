## Chapitre 1 — But du jeu

TH-1-1 = On joue de 2 à 4, et le but est d’avoir le plus de points.
TH-1-2 = Il y a trois plages, et 18 coquillages de trois sortes : 8 porcelaines, 6 conques et 4 volutes.

## Chapitre 2 — Mise en place

TH-2-1 = Chacun pioche 4 coquillages dans le panier.
TH-2-2 = Chacun cache sa main ; on sait combien de coquillages les autres tiennent, mais pas lesquels.

## Chapitre 3 — Les tours

TH-3-1 = La partie dure 4 tours ; Rouge commence le premier, puis chaque tour commence un siège plus loin, dans le sens horaire.
TH-3-2 = À chaque tour, chacun pose un coquillage de sa main sur une plage, ou garde tous les siens.
TH-3-3 = On ne pose qu’un coquillage que l’on tient.
TH-3-4 = Une plage n’a jamais deux coquillages de la même sorte.
TH-3-5 = Qui pose un coquillage marque aussitôt autant de points qu’il y a maintenant de coquillages sur cette plage.

## Chapitre 4 — La marée

TH-4-1 = Après chaque tour, sauf le dernier, la marée monte sur une plage tirée au sort.
TH-4-2 = Elle emporte pour toujours les coquillages de cette plage.

## Chapitre 5 — Fin de la partie

TH-5-1 = Après le dernier tour, on montre les mains : chaque sorte que l’on tient encore ajoute 1 point, celui du collier.
TH-5-2 = Qui a le plus de points gagne.
TH-5-3 = En cas d’égalité, qui tient encore le plus de coquillages l’emporte ; à défaut, on partage la victoire.
