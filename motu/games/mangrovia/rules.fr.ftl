## Chapitre 1 — But du jeu et plateau

MG-1-1 = Le but est d’avoir le plus de points de ferveur à la fin, pour devenir chef de la tribu.
MG-1-2 = Les points de ferveur viennent des huttes (sentiers des Dieux, Étoile de Pierre, Totem, points des cases) et des amulettes.
MG-1-3 = Il y a huit sentiers des Dieux, quatre verticaux et quatre horizontaux, chacun partant d’une statue.
MG-1-4 = Un sentier des Dieux comprend toutes les cases Paysage de la colonne ou de la rangée de sa statue.
MG-1-5 = Il y a quatre paysages : eau, sable, mangrove et roseau.
MG-1-6 = Une case Amulette est une case Paysage cerclée de pierres rouges.
MG-1-7 = Le centre de l’Étoile de Pierre et celui du Totem ne sont pas des cases : on n’y bâtit jamais.

## Chapitre 2 — Mise en place

MG-2-1 = Chacun dispose de 10 huttes à 2 ou 3 joueurs, de 9 à 4 joueurs et de 8 à 5 joueurs.
MG-2-2 = Chacun dispose de deux plats à 2 ou 3 joueurs, d’un seul à 4 ou 5 joueurs.
MG-2-3 = Au départ, tous les compteurs de points sont sur 0.
MG-2-4 = On désigne un premier joueur, qui reçoit le talisman.
MG-2-5 = Le premier joueur reçoit les deux cartes Offrande de départ numérotées 1, le suivant dans le sens horaire celles numérotées 2, et ainsi de suite.
MG-2-6 = Les cartes Offrande de départ non distribuées sont retirées de la partie.
MG-2-7 = Les autres cartes Offrande forment une pioche face cachée, dont on révèle quatre cartes.
MG-2-8 = À la mise en place, chacun reçoit deux cartes Paysage, qu’il garde secrètes.
MG-2-9 = Les autres cartes Paysage forment une pioche face cachée, dont on révèle trois cartes.
MG-2-10 = Au départ, la barque est sur la case Barque, au nord de l’archipel.
MG-2-11 = Au départ, un oiseau de paradis est sur la mangrove et l’autre sur l’eau.
MG-2-12 = Au départ, les cinq amulettes de valeur 1 sont empilées face visible sur le plateau ; toutes les autres sont dans le sac.
MG-2-13 = Au départ, tous les marqueurs du tableau des amulettes sont à côté du 0.
MG-2-14 = Les tuiles Ferveur forment une pile triée, la 2 au sommet et la 9 tout en bas.
MG-2-15 = À 3 joueurs, chacune des trois cases marquées d’une hutte grise reçoit une hutte neutre.
MG-2-16 = À 2 joueurs, chacune des trois cases marquées d’une hutte grise et des sept cases marquées d’une hutte blanche reçoit une hutte neutre.
MG-2-17 = À 2 joueurs, la hutte neutre du Totem est posée sur la tuile Ferveur 2 ; la pile commence donc à 3.
MG-2-18 = À 2 joueurs, un plat neutre bloque le lieu de culte sud : les appontements 6 et 7 ne servent pas.
MG-2-19 = À 2 joueurs, le plat neutre reste sur le lieu de culte sud pendant toute la partie.
MG-2-20 = Le matériel inutilisé est retiré de la partie ; à 2 ou 3 joueurs, une couleur libre devient la couleur neutre.

## Chapitre 3 — Tour et placement des plats

MG-3-1 = Un tour compte trois phases, toujours dans le même ordre : placement des plats, déplacement de la barque, préparation du tour suivant.
MG-3-2 = Phase 1 : à partir du premier joueur et dans le sens horaire, chacun pose un plat sur un lieu de culte libre.
MG-3-3 = Un lieu de culte n’accueille qu’un seul plat.
MG-3-4 = À 2 ou 3 joueurs, chacun pose son second plat lors d’un second passage, encore à partir du premier joueur et dans le sens horaire.
MG-3-5 = Le premier joueur ne peut pas poser son premier plat sur le lieu de culte nord.
MG-3-6 = Le premier joueur peut poser son second plat sur le lieu de culte nord, s’il est encore libre.
MG-3-7 = Poser ses plats est obligatoire.

## Chapitre 4 — Barque et appontements

MG-4-1 = Phase 2 : la barque passe devant les appontements dans l’ordre, de 1 à 12.
MG-4-2 = À chaque appontement, le joueur qui a un plat sur le lieu de culte voisin effectue l’action indiquée.
MG-4-3 = La barque ne s’arrête pas aux appontements d’un lieu de culte sans plat de joueur.
MG-4-4 = Un plat donne deux actions, une à chaque appontement de son lieu de culte (1 et 12, 2 et 11, 3 et 10, 4 et 9, 5 et 8, 6 et 7).
MG-4-5 = L’ordre des actions ne peut pas être changé.
MG-4-6 = On peut renoncer à une action, en tout ou en partie.
MG-4-7 = Quand un appontement propose deux actions au choix, on n’en effectue qu’une.
MG-4-8 = Appontement 1 : prendre deux cartes visibles, puis piocher une carte cachée.
MG-4-9 = Appontement 2 : récupérer des amulettes.
MG-4-10 = Appontement 3 : prendre une carte visible.
MG-4-11 = Appontement 4 : prendre une carte visible, puis piocher une carte cachée.
MG-4-12 = Appontement 5 : prendre deux cartes visibles ou piocher deux cartes cachées, sans mélanger les deux.
MG-4-13 = Appontement 6 : piocher une carte cachée, puis prendre une carte visible.
MG-4-14 = Appontement 7 : bâtir une hutte.
MG-4-15 = Appontement 8 : récupérer des amulettes ou bâtir une hutte.
MG-4-16 = Appontement 9 : bâtir une hutte ou une double hutte.
MG-4-17 = Appontement 10 : bâtir jusqu’à deux huttes, sur des cases différentes.
MG-4-18 = Appontement 11 : bâtir une hutte, puis piocher une carte cachée.
MG-4-19 = Appontement 12 : déplacer les oiseaux de paradis ; le propriétaire de ce plat sera le premier joueur du tour suivant.
MG-4-20 = À un appontement, une étape impossible est sautée, mais les étapes suivantes restent possibles.
MG-4-21 = Quand un joueur a bâti sa dernière hutte, la barque va quand même jusqu’à l’appontement 12 et tous effectuent leurs actions restantes.

## Chapitre 5 — Oiseaux de paradis

MG-5-1 = Les deux oiseaux de paradis sont toujours sur deux paysages différents.
MG-5-2 = L’action des oiseaux permet de déplacer les deux oiseaux, un seul ou aucun.
MG-5-3 = On ne peut bâtir que sur un paysage indiqué par un oiseau de paradis.

## Chapitre 6 — Pioche des cartes

MG-6-1 = On pioche dans les deux pioches ou on prend parmi les cartes visibles, jamais chez un adversaire.
MG-6-2 = Pour chaque carte prise ou piochée, on choisit librement entre Offrande et Paysage.
MG-6-3 = On prend les cartes visibles et on pioche les cartes cachées dans l’ordre indiqué par l’appontement.
MG-6-4 = On regarde la carte cachée qu’on vient de piocher avant de piocher la suivante.
MG-6-5 = Une carte visible prise n’est remplacée qu’en phase 3.
MG-6-6 = S’il ne reste aucune carte visible, on ne peut pas en prendre : cette partie de l’action est perdue.
MG-6-7 = Quand une pioche est vide, on mélange sa défausse pour en former une nouvelle.
MG-6-8 = Si la pioche et la défausse d’une sorte de carte sont vides, on ne peut pas piocher de carte cachée de cette sorte.
MG-6-9 = Le nombre de cartes en main n’est pas limité.
MG-6-10 = Les mains sont secrètes ; seul le nombre de cartes Offrande et de cartes Paysage est connu de tous.

## Chapitre 7 — Amulettes

MG-7-1 = Le marqueur du tableau des amulettes montre combien de huttes on a sur des cases Amulette.
MG-7-2 = Sans hutte sur une case Amulette, on ne tire rien du sac : on prend une amulette de valeur 1 sur le plateau, s’il en reste.
MG-7-3 = Avec une seule hutte sur une case Amulette, on tire une amulette du sac et on la garde.
MG-7-4 = Avec deux huttes ou plus sur des cases Amulette, on tire autant d’amulettes du sac, cinq au plus, puis on y remet une de celles qu’on vient de tirer.
MG-7-5 = Chacun garde ses amulettes face cachée devant soi.
MG-7-6 = Les amulettes dépensées sont mises de côté ; elles ne retournent dans le sac que lorsqu’il est vide.
MG-7-7 = Si le sac est vide et qu’aucune amulette n’est mise de côté, on ne tire plus rien.
MG-7-8 = On récupère ses amulettes en entier ou pas du tout : après le tirage, on ne peut pas refuser d’en remettre une quand il le faut.
MG-7-9 = Si l’on n’a pu tirer qu’une amulette du sac, on la garde.
MG-7-10 = On ne remplit le sac qu’au moment où il faut y tirer une amulette alors qu’il est vide.
MG-7-11 = Les amulettes de valeur 1 dépensées sont mises de côté comme les autres ; leur pile sur le plateau n’est jamais complétée.

## Chapitre 8 — Bâtir une hutte

MG-8-1 = On ne bâtit une hutte que sur une case Paysage libre.
MG-8-2 = Pour bâtir une hutte, il faut jouer une carte Paysage qui correspond à la case.
MG-8-3 = Pour bâtir une hutte, il faut payer exactement la somme indiquée sur la case.
MG-8-4 = On ne peut pas payer plus que le coût d’une hutte : on ne rend pas la monnaie.
MG-8-5 = Un coût en offrandes ne se paie qu’en offrandes, un coût en amulettes qu’en amulettes.
MG-8-6 = En bâtissant, on marque aussitôt les points de ferveur de la case.
MG-8-7 = Une hutte bâtie sur une case Amulette fait avancer d’un cran son marqueur du tableau des amulettes.
MG-8-8 = Une hutte bâtie au Totem se pose sur la première tuile Ferveur de la pile, et on en marque aussitôt la valeur.
MG-8-9 = Sans hutte en réserve, on ne peut plus bâtir.
MG-8-10 = Une case qui porte déjà une hutte, même neutre ou à soi, n’est plus libre.
MG-8-11 = Pour atteindre le coût d’une hutte, on peut additionner plusieurs cartes Offrande, ou plusieurs amulettes.
MG-8-12 = On ne peut jouer ou donner que les cartes, amulettes et tuiles que l’on possède.

## Chapitre 9 — Deux huttes

MG-9-1 = On ne bâtit deux huttes qu’à l’appontement 10, l’une après l’autre et sur deux cases différentes.
MG-9-2 = Chacune des deux huttes de l’appontement 10 se paie à part, à son coût exact.
MG-9-3 = À l’appontement 10, renoncer à la première hutte, c’est aussi renoncer à la seconde.
MG-9-4 = À l’appontement 10, les effets de la première hutte s’appliquent avant qu’on bâtisse la seconde.

## Chapitre 10 — Double hutte

MG-10-1 = Une double hutte ne se bâtit qu’à l’appontement 9.
MG-10-2 = Une double hutte coûte le double de la somme indiquée et deux cartes Paysage qui conviennent à la case.
MG-10-3 = Une double hutte rapporte deux fois les points de ferveur de la case.
MG-10-4 = On ne bâtit pas de double hutte dans l’Étoile de Pierre, au Totem ni sur une case Amulette.
MG-10-5 = Une hutte déjà bâtie ne devient jamais une double hutte.
MG-10-6 = Pour bâtir une double hutte, il faut deux huttes en réserve.
MG-10-7 = Le coût d’une double hutte se paie en une seule somme exacte.
MG-10-8 = Pour une double hutte, chacune des deux cartes Paysage doit convenir à la case et montrer un paysage indiqué par un oiseau.

## Chapitre 11 — Case à double paysage

MG-11-1 = Sur une case à double paysage, une hutte demande une carte de l’un de ses deux paysages, au choix.
MG-11-2 = Sur une case à double paysage, le paysage de chaque carte jouée doit être indiqué par un oiseau.
MG-11-3 = Sur une case à double paysage, une double hutte se paie avec deux cartes du même paysage ou une carte de chacun des deux.

## Chapitre 12 — Cartes dépensées

MG-12-1 = Les cartes Offrande et les cartes Paysage dépensées vont sur deux défausses séparées.
MG-12-2 = Les cartes Offrande de départ dépensées sont retirées de la partie.

## Chapitre 13 — Préparation du tour suivant

MG-13-1 = Phase 3 : le joueur dont le plat occupe le lieu de culte nord prend le talisman et devient premier joueur.
MG-13-2 = Si le lieu de culte nord est resté libre, le talisman passe au voisin de droite du premier joueur.
MG-13-3 = Si le lieu de culte nord est resté libre, les deux oiseaux vont obligatoirement sur les deux paysages qu’ils n’indiquaient pas.
MG-13-4 = En phase 3, chacun reprend ses plats et la barque revient sur sa case de départ.
MG-13-5 = En phase 3, on complète les cartes Offrande visibles jusqu’à quatre.
MG-13-6 = En phase 3, on complète les cartes Paysage visibles jusqu’à trois.
MG-13-7 = On ne peut pas refuser le talisman, même si l’on n’a pas déplacé les oiseaux.
MG-13-8 = Si les cartes viennent à manquer en phase 3, on en montre moins.

## Chapitre 14 — Fin de la partie et décompte

MG-14-1 = Dès qu’un joueur a bâti sa dernière hutte, on termine le tour en cours, puis vient le décompte final.
MG-14-2 = Sur chaque sentier des Dieux, le joueur qui a le plus de huttes marque le plus grand nombre de la statue, le deuxième le plus petit.
MG-14-3 = Au décompte, une double hutte compte pour deux huttes.
MG-14-4 = À égalité de huttes sur un sentier des Dieux, la hutte la plus proche de la statue départage.
MG-14-5 = À 2 ou 3 joueurs, les huttes neutres sont classées sur les sentiers des Dieux, égalités comprises ; les points qui leur reviennent sont perdus.
MG-14-6 = Sans hutte sur un sentier des Dieux ou au Totem, on n’y est pas classé.
MG-14-7 = Étoile de Pierre : chacun marque le nombre de ses huttes multiplié par le nombre total de huttes du secteur.
MG-14-8 = Totem : le joueur qui a le plus de huttes marque 12 points, le deuxième 6.
MG-14-9 = À égalité de huttes au Totem, la plus petite tuile Ferveur l’emporte : c’est la hutte bâtie en premier.
MG-14-10 = À 2 joueurs, la hutte neutre est classée au Totem, égalités comprises ; les points qui lui reviennent sont perdus.
MG-14-11 = À la fin, chaque amulette qu’on a encore rapporte sa valeur en points.
MG-14-12 = Le plus grand nombre de points l’emporte ; à égalité, c’est la plus grande valeur totale d’amulettes restantes.
MG-14-13 = À égalité de points et d’amulettes, la victoire est partagée.
MG-14-14 = Au dernier tour, la phase 3 n’a pas lieu.
MG-14-15 = La hutte neutre de l’Étoile de Pierre compte dans le nombre total de huttes du secteur.
MG-14-16 = Les cartes restées en main ne rapportent rien.
MG-14-17 = S’il n’y a qu’une couleur classée sur un sentier des Dieux ou au Totem, la deuxième place n’est pas attribuée.

## Chapitre 15 — Variante : les tuiles Bonus

MG-15-1 = Variante : on pose au hasard une tuile Bonus sur chaque case libre de l’Étoile de Pierre, soit 8 tuiles, ou 7 à 2 ou 3 joueurs.
MG-15-2 = Variante : qui bâtit sur une case de l’Étoile de Pierre gagne aussitôt sa tuile Bonus.
MG-15-3 = Variante : une tuile Statue fait gagner les égalités sur son sentier des Dieux, quelles que soient les distances.
MG-15-4 = Variante : la tuile Offrande vaut, une seule fois, une offrande de valeur 3 dans un paiement.
MG-15-5 = Variante : la tuile Amulette vaut, une seule fois, une amulette de valeur 2 dans un paiement.
MG-15-6 = Variante : le Joker Paysage permet, une seule fois, de bâtir sur n’importe quel paysage, où que soient les oiseaux.
MG-15-7 = Variante : une tuile Bonus utilisée est retirée de la partie ; une tuile Statue se garde jusqu’à la fin.
MG-15-8 = Variante : on peut aussi ne jouer qu’avec les tuiles Statue, ou seulement avec les autres.
MG-15-9 = Variante : le Joker Paysage remplace une carte Paysage ; le coût de la case reste à payer.
MG-15-10 = Variante : à la fin, une tuile Amulette non utilisée rapporte 2 points ; les autres tuiles Bonus ne rapportent rien.
MG-15-11 = Variante : une tuile Statue l’emporte aussi contre la couleur neutre, et pour la deuxième place.
