## Chapitre 1 — Plateau et mise en place

PA-1-1 = Le plateau compte des cases de terre et d’eau, dont 8 cases d’origine, 40 cases à tuile (5 par peuple) et 28 cases à colonne.
PA-1-2 = Au départ, tous les pieds et toutes les colonnes sont dans la réserve générale de leur couleur.
PA-1-3 = Les 40 tuiles hexagonales, dites tuiles du sac, sont mises dans le sac.
PA-1-4 = Les divinités sont mélangées et forment une pile face cachée.
PA-1-5 = La pile des demi-dieux, face cachée, a les valeurs 1 à 3 mélangées au-dessus des valeurs 4 à 6.
PA-1-6 = Les cartes peuple sont mélangées ; six peuples sur huit seront joués.
PA-1-7 = Les tuiles offrande sont triées par type et par rang, en piles 1/2 et 3/4.
PA-1-8 = Au départ, les cartes argent spéciales sont empilées face visible, la plus petite valeur au sommet.
PA-1-9 = On mélange les 75 cartes action pour former la pioche, et on en révèle quatre.
PA-1-10 = Chacun commence avec 3 colonnes et 4 pieds dans sa réserve personnelle, 5 cartes en main et 0 point.
PA-1-11 = Quand un score dépasse l’échelle, on s’aide du marqueur 50/100.
PA-1-12 = À la mise en place, chacun reçoit une tuile bonus.
PA-1-13 = Le premier joueur détient le temple, et on joue dans le sens horaire.
PA-1-14 = Variante : après la mise en place de l’époque 1, on choisit les tuiles bonus, d’abord le dernier joueur, puis les autres dans le sens anti-horaire.
PA-1-15 = Les tuiles bonus distribuées s’appliquent dans l’ordre du tour avant l’époque 1 et comptent comme gagnées à l’époque 1 ; seul le bonus Colonne attend la fin de sa mise en place.
PA-1-16 = Le nombre de cartes en main n’est pas limité.
PA-1-17 = On ne peut jouer, défausser ou donner en paiement que des cartes qu’on a en main.

## Chapitre 2 — Mise en place d’une époque

PA-2-1 = La partie compte six époques, chacune en trois phases : mise en place, actions, fin d’époque.
PA-2-2 = À la mise en place d’une époque, on révèle une carte peuple, et la tuile de ce peuple marque l’époque.
PA-2-3 = À la mise en place d’une époque, on expose autant de divinités que de joueurs, plus une.
PA-2-4 = À la mise en place d’une époque, chaque Plaesiris exposée fait révéler deux demi-dieux.
PA-2-5 = À la mise en place d’une époque, on pose au hasard sur les cases du peuple autant de tuiles du sac que de joueurs, plus une.
PA-2-6 = À 2 joueurs, les cases à tuile numérotées 3 et 4 ne servent pas ; à 3 joueurs, celle numérotée 4 ne sert pas.
PA-2-7 = À la mise en place d’une époque, chaque tuile demi-dieu posée sur le plateau fait révéler un demi-dieu.
PA-2-8 = À la mise en place d’une époque, l’effet du peuple s’applique une fois les tuiles posées.
PA-2-9 = À la mise en place d’une époque, le temple se pose sur la case d’origine du peuple après l’effet de celui-ci.
PA-2-10 = À la mise en place d’une époque, les détenteurs de Depraccus piochent en dernier, une fois le temple posé.
PA-2-11 = Les divinités exposées ne sont pas remplacées pendant l’époque.
PA-2-12 = Les demi-dieux exposés forment un lot commun : aucun n’est réservé à une tuile ou à une Plaesiris.

## Chapitre 3 — Peuples

PA-3-1 = Gallia : dans l’ordre du tour, chacun pioche 2 cartes ou révèle la première divinité de la pile.
PA-3-2 = Gallia : la divinité révélée ne coûte que son chiffre du haut, en offrandes d’un seul type.
PA-3-3 = Gallia : une divinité révélée qu’on ne prend pas est retirée.
PA-3-4 = Germania et Graecia : chaque main est ramenée à 7 cartes exactement.
PA-3-5 = Germania et Graecia : chacun choisit les cartes qu’il défausse ; les cartes manquantes viennent de la pioche.
PA-3-6 = Aegyptus : chacun peut échanger, un pour un, des pieds contre des colonnes ou l’inverse entre sa réserve personnelle et la réserve générale.
PA-3-7 = Persia : la pile des cartes argent spéciales est remise en ordre, la plus forte valeur au sommet.
PA-3-8 = Cartago : chacun a 2 à dépenser en achats, mais sans poser de pion.
PA-3-9 = Cartago : on n’ajoute ni carte argent de sa main ni Stonkus, et ce qu’on ne dépense pas est perdu.
PA-3-10 = Iberia : chacun prend une tuile offrande de rang 1 ou monte d’un rang une des siennes.
PA-3-11 = Roma : chacun prend 2 cartes de la pioche.
PA-3-12 = Gallia : le rang de sa tuile offrande compte pour payer la divinité révélée, sauf Pietalte, qui ne se paie qu’en cartes.
PA-3-13 = Gallia : la divinité prise rapporte les points de l’époque et agit comme toute divinité piochée.
PA-3-14 = Iberia : le gain est obligatoire, sauf si ses quatre types d’offrande sont déjà au rang 4.

## Chapitre 4 — Actions

PA-4-1 = À son tour, on doit faire une des quatre actions, et une seule.
PA-4-2 = Les quatre actions sont Déplacement, Achat, Culte et Pioche.
PA-4-3 = On ne peut pas passer son tour : l’action Pioche est toujours possible.
PA-4-4 = On ne peut pas choisir une action qui serait sans effet.

## Chapitre 5 — Déplacement

PA-5-1 = Le joueur qui choisit l’action Déplacement prend le grand pied, qui lui donne 1 pas.
PA-5-2 = Chaque carte déplacement jouée donne 2 pas.
PA-5-3 = Chaque pas permet de poser un pied ou une colonne.
PA-5-4 = Les pieds et les colonnes qu’on pose viennent de sa réserve personnelle.
PA-5-5 = Un pied se pose sur n’importe quelle case, même d’eau, sauf les cases à colonne.
PA-5-6 = Une colonne ne s’érige que sur une case à colonne.
PA-5-7 = À chaque époque, on pose son premier pied à côté du temple, sauf par un saut de Gaiviles.
PA-5-8 = Un pied se pose à côté du temple ou d’un de ses propres pions reliés au temple.
PA-5-9 = Une colonne s’érige à côté d’un de ses propres pieds reliés au temple ; le temple ou une autre colonne ne suffisent pas.
PA-5-10 = Tout pion posé doit être relié au temple.
PA-5-11 = Poser un pion sur une case occupée par un adversaire coûte un pas de plus.
PA-5-12 = Une case reçoit au plus deux pions, de deux joueurs différents.
PA-5-13 = On ne pose aucun pion sur la case du temple.
PA-5-14 = Qui pose un pied sur une tuile du sac prend cette tuile.
PA-5-15 = On reçoit le gain des tuiles du sac une fois son déplacement terminé.
PA-5-16 = À la fin d’un déplacement, les pas non utilisés sont perdus et les cartes jouées défaussées.
PA-5-17 = On peut repartir du temple, faire bifurquer sa route ou la prolonger.
PA-5-18 = Une colonne d’une époque précédente sert à nouveau dès qu’on la relie au temple.
PA-5-19 = Après une action Déplacement, chaque autre joueur peut se déplacer en réaction, dans l’ordre du tour.
PA-5-20 = En réaction, on utilise ses cartes déplacement et ses pas permanents, mais pas le grand pied.
PA-5-21 = Qui ne se déplace pas en réaction prend une carte de la pioche.
PA-5-22 = Après les réactions, le grand pied revient à côté du plateau et le tour s’achève.
PA-5-23 = On applique les gains de plusieurs tuiles du sac dans l’ordre de son choix.
PA-5-24 = Un déplacement pose au moins un pion ; ensuite, on peut s’arrêter quand on veut.
PA-5-25 = Les pions posés pendant l’époque restent reliés au temple jusqu’à sa fin.
PA-5-26 = Toute action Déplacement ouvre les réactions, même une seconde action due à Traitera.

## Chapitre 6 — Achat

PA-6-1 = Une action Achat permet plusieurs achats.
PA-6-2 = Chaque joueur a au plus une tuile offrande de chaque type.
PA-6-3 = Une tuile offrande s’achète directement au rang voulu : le prix est de 1, 3, 6 ou 10 pour le rang 1, 2, 3 ou 4.
PA-6-4 = Monter le rang d’une tuile offrande coûte la différence de prix.
PA-6-5 = Du rang 1 au 2 ou du 3 au 4, on retourne la tuile offrande ; sinon, on la remplace et l’ancienne est retirée de la partie.
PA-6-6 = Acheter un pied ou une colonne de la réserve générale coûte 1.
PA-6-7 = À l’achat, poser un pion coûte 1, ou 2 sur une case occupée, selon les règles de pose du déplacement.
PA-6-8 = Un pion qu’on vient d’acheter peut être posé dans la même action.
PA-6-9 = Dans une action Achat, il n’y a ni grand pied, ni pas permanents, ni saut, ni réaction des autres.
PA-6-10 = On ne rend pas la monnaie.
PA-6-11 = On ne défausse que les cartes argent nécessaires au paiement.
PA-6-12 = Une carte argent spéciale dépensée va dans la défausse ordinaire et reste en jeu.
PA-6-13 = Le rang d’une tuile offrande ne peut que monter, jusqu’à 4.
PA-6-14 = On ne peut pas acheter un pied ou une colonne qui manque, dans sa couleur, à la réserve générale.
PA-6-15 = Tous les achats d’une action se paient ensemble, à la fin.
PA-6-16 = Un pied posé par un achat sur une tuile du sac la prend ; son gain vient après le paiement.
PA-6-17 = On paie carte par carte, de la plus forte à la plus faible.

## Chapitre 7 — Culte

PA-7-1 = Une action Culte permet de prendre une seule divinité exposée.
PA-7-2 = Chaque chiffre d’une divinité demande autant d’offrandes d’un même type, et un type différent pour chaque chiffre.
PA-7-3 = Une carte offrande vaut 1 offrande de son type, une tuile offrande autant que son rang.
PA-7-4 = Après un culte, les cartes offrande utilisées sont défaussées, mais les tuiles offrande restent.
PA-7-5 = Le rang d’une tuile offrande peut dépasser le chiffre demandé ; le surplus est perdu.
PA-7-6 = Toute divinité acquise rapporte aussitôt autant de points que le numéro de l’époque.
PA-7-7 = Une divinité jaune agit une fois puis est retirée ; une divinité bleue reste devant son détenteur.
PA-7-8 = Pour payer une divinité, sa tuile offrande compte toujours ; les cartes ne font que compléter.

## Chapitre 8 — Pioche

PA-8-1 = L’action Pioche donne trois cartes, prises au choix parmi les cartes visibles et dans la pioche.
PA-8-2 = Une carte visible prise est aussitôt remplacée.
PA-8-3 = Quand la pioche est vide, on la reforme avec la défausse.
PA-8-4 = Sans pioche ni défausse, toutes les mains sont mélangées en une nouvelle pioche ; celui qui piochait ne prend que les cartes encore dues.
PA-8-5 = Une place de carte visible qu’on ne peut pas regarnir reste vide en attendant des cartes ; elle n’oblige jamais à rendre les mains.
PA-8-6 = Chaque joueur peut consulter la défausse.

## Chapitre 9 — Gains des tuiles

PA-9-1 = Tuile Réserve : on prend dans la réserve générale les pieds ou les colonnes indiqués.
PA-9-2 = Tuile demi-dieu du sac : on prend le plus fort demi-dieu exposé et on le pose devant soi, face cachée.
PA-9-3 = Tuile bonus Demi-dieu : on prend le premier demi-dieu de la pile.
PA-9-4 = Une divinité gagnée par une tuile se prend gratuitement au sommet de la pile, avec ses points et son effet.
PA-9-5 = Tuile bonus Colonne : après la mise en place de l’époque 1, on érige une colonne de la réserve générale sur une case à colonne de son choix.
PA-9-6 = Gain d’offrande : pour chaque rang indiqué, on prend une tuile offrande de rang 1 ou on monte une des siennes d’un rang.
PA-9-7 = Gain de cartes : on prend dans la pioche le nombre de cartes indiqué.
PA-9-8 = Gain d’argent : on prend la carte argent spéciale au sommet de la pile.
PA-9-9 = Une tuile Pas se garde : elle donne 1 ou 2 pas de plus à chacun de ses déplacements, et plusieurs se cumulent.
PA-9-10 = Un gain impossible est perdu.
PA-9-11 = Une fois appliquée, une tuile du sac est retirée de la partie, sauf une tuile Pas.
PA-9-12 = Une divinité gagnée autrement que par un culte vient de la pile ; les divinités exposées ne bougent pas.

## Chapitre 10 — Divinités

PA-10-1 = Surparit : on pioche une autre divinité et on l’applique ; si c’est encore une Surparit, on n’en pioche pas d’autre.
PA-10-2 = Plaesiris prise par une action Culte : on prend les deux plus forts demi-dieux exposés.
PA-10-3 = Plaesiris obtenue autrement que par une action Culte : on prend les deux premiers demi-dieux de la pile.
PA-10-4 = Taksator : on prend la première carte argent spéciale de la pile.
PA-10-5 = Depraccus : après chaque mise en place d’époque, on doit prendre 2 cartes de la pioche.
PA-10-6 = Vinthrad : 1 pas de plus à chacun de ses déplacements, en action ou en réaction ; plusieurs se cumulent.
PA-10-7 = Gaiviles : à chaque déplacement, un saut par tuile Gaiviles par-dessus une case tenue par un ou deux pions adverses.
PA-10-8 = Gaiviles : la case sautée ne coûte rien, la case d’arrivée coûte 1 ou 2 pas, et on saute dans toutes les directions.
PA-10-9 = Gaiviles : on ne saute ni par-dessus une case vide, ni par-dessus deux cases d’un coup.
PA-10-10 = Stonkus : jusqu’à 2 de plus à dépenser par tuile Stonkus à chaque action Achat.
PA-10-11 = Stonkus ne donne pas de pas ; Vinthrad et les tuiles Pas ne donnent rien à dépenser.
PA-10-12 = Gadicea : à chaque action Pioche, on peut prendre une carte de plus par tuile Gadicea.
PA-10-13 = Pietalte ne se paie qu’en cartes offrande : 3 d’un type, 2 d’un autre et 1 d’un troisième.
PA-10-14 = Pietalte : à chaque décompte, chaque tuile Pietalte rapporte le rang d’une de ses propres tuiles offrande.
PA-10-15 = Traitera : après une action, on peut en faire une seconde, si l’on avait Traitera dès le début du tour.
PA-10-16 = Traitera est retirée quand on l’utilise ; les autres divinités et tuiles déjà utilisées peuvent resservir dans la seconde action.
PA-10-17 = Traitera : les cartes, tuiles et divinités gagnées par la première action peuvent servir dans la seconde.
PA-10-18 = On peut utiliser plusieurs Traitera dans un même tour, si on les avait toutes dès le début.
PA-10-19 = Une divinité dont l’effet est impossible rapporte quand même les points de l’époque.
PA-10-20 = Quand la pile des divinités est vide, on la reforme avec les divinités retirées.
PA-10-21 = Gaiviles : une colonne ne saute que par-dessus une case qui porte un pied.
PA-10-22 = Traitera ne sert plus après l’action qui met fin à la phase d’actions.
PA-10-23 = Une divinité jaune n’est retirée qu’après son effet.
PA-10-24 = Plaesiris : s’il y a moins de deux demi-dieux à prendre, on prend ce qu’il y a.
PA-10-25 = Plusieurs Depraccus se cumulent ; une Depraccus acquise avec Gallia sert dès la même mise en place.
PA-10-26 = Stonkus ne paie jamais plus que le prix.

## Chapitre 11 — Fin d’époque et décomptes

PA-11-1 = La phase d’actions prend fin quand la dernière tuile du sac sur le plateau ou la dernière divinité exposée est prise.
PA-11-2 = Quand un déplacement met fin à la phase d’actions, toutes les réactions se jouent d’abord.
PA-11-3 = À la fin de la phase d’actions, le joueur actif marque 3 points, même si un autre a pris la dernière tuile.
PA-11-4 = À la fin de la phase d’actions, le voisin de gauche du joueur actif devient premier joueur.
PA-11-5 = À la fin de l’époque, les pieds reviennent dans les réserves personnelles et les colonnes restent en place.
PA-11-6 = À la fin de l’époque, les divinités, les demi-dieux et les tuiles du sac encore sur le plateau sont retirés.
PA-11-7 = Il y a deux décomptes, après les époques 3 et 6.
PA-11-8 = Les demi-dieux rapportent leur valeur à chacun des deux décomptes.
PA-11-9 = Au décompte, chaque colonne sur le plateau vaut 1 point si l’on en a 1 à 3, 2 points de 4 à 7, 3 points de 8 à 11 et 4 points avec 12.
PA-11-10 = La partie prend fin après le second décompte ; le plus grand nombre de points l’emporte.
PA-11-11 = À égalité de points, celui des ex æquo qui a le plus de tuiles demi-dieu l’emporte ; sinon, la victoire est partagée.
PA-11-12 = Les demi-dieux restent face cachée devant leur détenteur, qui peut les regarder à tout moment.
PA-11-13 = Les 3 points de la fin de phase ne se marquent qu’une fois, même si tuiles et divinités s’épuisent ensemble.
PA-11-14 = Un décompte suit cet ordre : demi-dieux, colonnes, Pietalte.
