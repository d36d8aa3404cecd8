## Chapitre 1 — But et mise en place

RA-1-1 = On joue de 3 à 5 ; après la troisième cérémonie, le plus grand total de points de victoire l’emporte.
RA-1-2 = Au départ, chacun a 5 mana et 4 perles, cachées derrière son paravent.
RA-1-3 = L’ordre du tour part du premier joueur et suit le sens horaire.
RA-1-4 = Au départ, le marché aux assistants compte 24 assistants, 6 de chaque type.
RA-1-5 = Au départ, le marché aux marchandises compte une carte de chaque type : uru, taro, mahi-mahi et tiare.
RA-1-6 = Au départ, chaque marqueur de prix est au deuxième niveau de son échelle en partant du bas.
RA-1-7 = À la mise en place, chacun reçoit au hasard un masque de départ, qui ne donne pas de trésor.
RA-1-8 = Les masques de départ non distribués forment le marché aux masques.
RA-1-9 = La réserve Forêt commence avec une carte de plus que le nombre de joueurs.
RA-1-10 = Au départ, le marqueur Tatouages est sur la première case, au rang de Raatira, et le marqueur Prêtres sur 1.
RA-1-11 = Les statues 1, 2 et 3 portent les missions à 1, 2 et 3 points ; au départ, seules celles de la statue 1 sont révélées.
RA-1-12 = Les missions inutilisées retournent dans la boîte sans être regardées.
RA-1-13 = À la mise en place, chacun pioche 5 rituels normaux et en garde 2 en secret.
RA-1-14 = À 4 joueurs, le premier joueur ne garde qu’un de ses 5 rituels de départ.
RA-1-15 = À 5 joueurs, le cinquième joueur pioche encore 5 rituels normaux et en garde 2 de plus : il commence avec 4 rituels.
RA-1-16 = Au départ, les cubes Rituel suivent l’ordre du tour : le premier joueur est aussi premier dans l’ordre cérémoniel.
RA-1-17 = Le premier joueur est tiré au sort.
RA-1-18 = Le nombre de missions posées sur chaque statue dépend du nombre de joueurs.

## Chapitre 2 — Phase d’actions

RA-2-1 = À 3, 4 ou 5 joueurs, la partie compte respectivement 6, 5 ou 4 phases d’actions, et toujours 3 cérémonies.
RA-2-2 = À chaque phase d’actions, chacun est Kahuna une fois, dans l’ordre du tour.
RA-2-3 = Le Kahuna doit prendre l’une des tuiles Lieu encore sur le plateau.
RA-2-4 = Tous les joueurs peuvent faire l’action du lieu choisi, mais seul le Kahuna profite du bonus Kahuna.
RA-2-5 = Dans un lieu, le Kahuna agit en premier, puis les autres dans le sens horaire à partir de lui.
RA-2-6 = Ni l’action d’un lieu ni le bonus Kahuna ne sont obligatoires.
RA-2-7 = Une tuile Lieu prise reste devant son Kahuna jusqu’à la fin de la phase : plus personne ne peut la choisir.
RA-2-8 = C’est toujours le Kahuna qui lance le dé.
RA-2-9 = La phase d’actions s’achève quand chaque joueur a choisi un lieu et que le dernier est résolu.
RA-2-10 = À la fin d’une phase d’actions, le jeton Premier joueur passe d’abord au voisin de gauche.
RA-2-11 = À la fin d’une phase d’actions, les cartes de la réserve Forêt vont à leurs marchés, puis on en révèle de nouvelles : une de plus que le nombre de joueurs.
RA-2-12 = À la fin d’une phase d’actions, toutes les tuiles Lieu reviennent sur le plateau.
RA-2-13 = À la fin d’une phase d’actions, le marqueur de tour avance : une case jaune annonce une phase d’actions, une case rouge une cérémonie.
RA-2-14 = À 4 joueurs, on saute la phase d’actions 6 ; à 5 joueurs, les phases d’actions 5 et 6.
RA-2-15 = Utiliser un chamane et apparier un miroir sont des actions libres : on les ajoute à ses choix, à son propre tour seulement.
RA-2-16 = Une marchandise laissée dans la réserve Forêt fait baisser son prix d’une case quand elle passe au marché.

## Chapitre 3 — Forêt

RA-3-1 = À la Forêt, on commence par le lancer des cueilleurs.
RA-3-2 = À la Forêt, au premier passage, chacun prend une carte de la réserve Forêt, dans le sens horaire à partir du Kahuna.
RA-3-3 = À la Forêt, après le premier passage, les cartes restantes vont à leurs marchés et on en révèle de nouvelles : une de plus que le nombre de joueurs.
RA-3-4 = À la Forêt, le second passage se fait dans le sens anti-horaire, de nouveau à partir du Kahuna.
RA-3-5 = Un masque pris dans la réserve Forêt se pose devant son paravent et donne aussitôt son trésor.
RA-3-6 = Les marchandises vont derrière le paravent, les assistants devant.
RA-3-7 = Le trésor d’un masque donne des perles, de la mana ou une avance sur la piste Tatouages.
RA-3-8 = Prendre une marchandise dans la réserve Forêt ne change pas son prix.
RA-3-9 = Quand la pioche Forêt est épuisée, on en forme une nouvelle avec le marché aux marchandises, où on laisse une carte de chaque type ; les prix ne bougent pas.
RA-3-10 = Toute carte Forêt défaussée va au marché qui lui correspond.
RA-3-11 = À la Forêt, on peut renoncer à prendre une carte, à chacun des deux passages.
RA-3-12 = En quittant la réserve Forêt, masques et miroirs restants vont au marché aux masques, et les assistants au marché aux assistants.
RA-3-13 = Si même le marché aux marchandises ne suffit pas à refaire la pioche Forêt, on révèle moins de cartes.
RA-3-14 = Un masque ne donne son trésor que s’il est pris dans la réserve Forêt, jamais s’il vient d’un marché, d’un vol ou de la mise en place.
RA-3-15 = À la Forêt, on ne prend que des cartes qui se trouvent dans la réserve Forêt.

## Chapitre 4 — Marae

RA-4-1 = Au Marae, on commence par le lancer des chamanes.
RA-4-2 = Au Marae, chacun peut sacrifier une marchandise pour avancer d’une case sur la piste Tatouages.
RA-4-3 = Au Marae, le Kahuna peut sacrifier une marchandise de plus et avancer encore d’une case.
RA-4-4 = Au Marae, chacun peut piocher un lot de rituels selon son rang et en garder un.
RA-4-5 = Au Marae, le Kahuna peut piocher un second lot de rituels et en garder un.
RA-4-6 = Un Raatira pioche des lots de 3 rituels normaux ; les rituels interdits lui sont fermés.
RA-4-7 = Un Ariki pioche des lots de 3 rituels, normaux ou interdits au choix.
RA-4-8 = Un Arioi ou un Tahua pioche des lots de 5 rituels, normaux ou interdits au choix.
RA-4-9 = D’un lot de rituels, on doit garder une carte et une seule, sauf si un rituel en accorde plus ; le reste est défaussé.
RA-4-10 = Un nouveau rang prend effet aussitôt atteint.
RA-4-11 = En devenant Tahua, on peut réaliser sur-le-champ un rituel de sa main, quel que soit son coût et sans payer de mana, une seule fois par partie.
RA-4-12 = Une marchandise sacrifiée va au marché aux marchandises et fait baisser son prix d’une case.
RA-4-13 = Au Marae, on fait ses sacrifices avant de piocher des rituels.
RA-4-14 = La piste Tatouages s’arrête à la case 9 : quand on y est, on ne peut plus sacrifier de marchandise.
RA-4-15 = Quand une pioche de rituels est vide, on mélange sa défausse pour en former une nouvelle.
RA-4-16 = Pour chaque lot de rituels, on choisit de nouveau la pioche, normale ou interdite si son rang le permet.
RA-4-17 = Le rituel offert en devenant Tahua est perdu si on ne le réalise pas aussitôt.
RA-4-18 = On ne sacrifie que des marchandises que l’on possède.
RA-4-19 = D’une pioche de rituels vide dont la défausse est vide aussi, on ne pioche rien.
RA-4-20 = On ne garde que des rituels que l’on vient de piocher.

## Chapitre 5 — Barrière de corail

RA-5-1 = À la Barrière de corail, on commence par le lancer des pêcheurs de perles.
RA-5-2 = À la Barrière de corail, un lancer à part donne à chaque joueur autant de perles que le dé.
RA-5-3 = À la Barrière de corail, le Kahuna reçoit 3 perles de plus.
RA-5-4 = À la Barrière de corail, les perles sont reçues d’office, sans rien décider.

## Chapitre 6 — Chemin des Dieux

RA-6-1 = Au Chemin des Dieux, on peut recruter 1 prêtre pour 2 perles, ou 2 prêtres pour 5 perles.
RA-6-2 = Au Chemin des Dieux, après le recrutement, on gagne autant de mana qu’on a de prêtres.
RA-6-3 = Au Chemin des Dieux, le Kahuna peut recruter gratuitement 1 prêtre de plus, avant de recevoir sa mana.
RA-6-4 = La piste Prêtres va de 1 à 12 : on n’a jamais moins de 1 prêtre ni plus de 12.
RA-6-5 = On ne recrute qu’une fois par visite : 2 prêtres coûtent 5 perles, jamais deux fois 2 perles.
RA-6-6 = On ne peut pas recruter de prêtres au-delà de la dernière case de la piste Prêtres.
RA-6-7 = Un prêtre recruté gratuitement ailleurs qu’au Chemin des Dieux ne rapporte pas de mana sur le moment.

## Chapitre 7 — Clairière

RA-7-1 = À la Clairière, chacun peut déposer un de ses masques ou miroirs au marché aux masques.
RA-7-2 = À la Clairière, qui a déposé une carte peut en prendre une au marché aux masques, dans le sens horaire à partir du Kahuna.
RA-7-3 = À la Clairière, un masque obtenu par échange ne donne pas de trésor.
RA-7-4 = À la Clairière, le Kahuna peut remplir une mission visible, et une seule, hors enchères.
RA-7-5 = À la Clairière, tous les dépôts se font avant que quiconque prenne un masque.
RA-7-6 = À la Clairière, qui n’a rien déposé au marché aux masques n’y prend rien.
RA-7-7 = À la Clairière, on ne peut déposer ni un miroir apparié ni son masque.
RA-7-8 = À la Clairière, le Kahuna remplit sa mission avant ou après l’échange des masques, au choix.

## Chapitre 8 — Marché

RA-8-1 = Au Marché, on commence par le lancer des marchands.
RA-8-2 = Au Marché, chacun vend au plus une marchandise, le Kahuna au plus deux.
RA-8-3 = Une vente donne un seul bonus de l’échelle de la marchandise, au niveau du marqueur de prix ou plus bas.
RA-8-4 = Après une vente, le marqueur de prix de la marchandise vendue descend d’une case.
RA-8-5 = Dans toute phase, une marchandise qui arrive au marché aux marchandises fait baisser son prix d’une case.
RA-8-6 = Une marchandise prise au marché aux marchandises fait monter son prix d’une case.
RA-8-7 = Un marqueur de prix au sommet de son échelle ne monte plus ; tout en bas, il ne descend plus.
RA-8-8 = Au Marché, chacun peut recruter un assistant pour 2 perles, et un seul à ce prix.
RA-8-9 = Au Marché, le Kahuna peut recruter un assistant de plus gratuitement.
RA-8-10 = Au Marché, on vend et on recrute dans l’ordre de son choix.
RA-8-11 = Une vente de mahi-mahi dont le marqueur de prix est au sommet permet, comme bonus, de remplir une mission.
RA-8-12 = On peut choisir un bonus de vente qui n’a pas d’effet possible : il ne donne rien.
RA-8-13 = Lors d’une vente, le prix ne baisse qu’une fois le bonus appliqué.
RA-8-14 = On ne peut prendre à un marché que les cartes qui s’y trouvent.
RA-8-15 = Pour l’assistant gratuit du Kahuna, il n’est pas nécessaire d’en payer un autre.
RA-8-16 = On ne vend que des marchandises que l’on possède.

## Chapitre 9 — Cérémonie

RA-9-1 = Une cérémonie compte six étapes, toujours dans le même ordre.
RA-9-2 = Étape 1 de la cérémonie : on peut recruter 1 prêtre pour 2 perles ou 2 pour 5, puis on gagne autant de mana qu’on a de prêtres ; il n’y a pas de bonus Kahuna.
RA-9-3 = Étape 2 de la cérémonie : on peut mettre 3 mana dans le sac pour piocher un lot de rituels selon son rang et en garder un, une seule fois.
RA-9-4 = Étape 3 de la cérémonie : chacun met en secret dans le sac jusqu’à 2 de ses rituels, munis d’un clip.
RA-9-5 = Étape 3 de la cérémonie : un Arioi ou un Tahua peut mettre dans le sac jusqu’à 3 rituels munis d’un clip.
RA-9-6 = Étape 3 de la cérémonie : les rituels communs vont dans le sac sans clip, en plus des autres et sans limite.
RA-9-7 = Étape 4 de la cérémonie : chacun choisit en secret combien de mana il offre, puis tous révèlent leur offrande ensemble.
RA-9-8 = Étape 4 de la cérémonie : on range les cubes de la plus forte à la plus faible offrande ; à égalité, l’ordre précédent demeure.
RA-9-9 = Étape 4 de la cérémonie : toute la mana offerte va dans le sac.
RA-9-10 = Étape 4 de la cérémonie, à 4 ou 5 joueurs : les trois premiers prennent à leur tour une récompense parmi un tatouage, une marchandise du marché et 2 perles.
RA-9-11 = Étape 4 de la cérémonie, à 3 joueurs : seuls les deux premiers prennent une récompense.
RA-9-12 = Étape 5 de la cérémonie : on range tous les rituels du sac du moins cher au plus cher.
RA-9-13 = Étape 5 de la cérémonie : à coût égal, les rituels communs passent d’abord, puis les autres dans l’ordre cérémoniel de leurs propriétaires.
RA-9-14 = Étape 5 de la cérémonie : chacun choisit l’ordre de ses propres rituels de même coût.
RA-9-15 = Étape 5 de la cérémonie : tant que la mana du sac suffit, on paie le rituel suivant et on applique son effet.
RA-9-16 = Étape 5 de la cérémonie : dès que la mana du sac ne suffit plus pour un rituel, celui-ci et tous les suivants sont défaussés sans effet.
RA-9-17 = À la fin de l’étape 5 de la cérémonie, la mana restée dans le sac va à la réserve générale et les clips reviennent à leurs propriétaires.
RA-9-18 = Une fois réalisé, un rituel permanent reste devant son propriétaire.
RA-9-19 = La mana ajoutée au sac pendant l’étape 5 de la cérémonie peut payer les rituels suivants.
RA-9-20 = Étape 6 de la cérémonie : dans l’ordre cérémoniel, chacun à son tour remplit une mission ou passe.
RA-9-21 = Étape 6 de la cérémonie : on enchaîne les tours de table jusqu’à ce que tous passent dans le même.
RA-9-22 = Après la première cérémonie, on révèle les missions de la statue 2 ; après la deuxième, celles de la statue 3.
RA-9-23 = La mana mise dans le sac hors cérémonie ou à l’étape 6 y attend l’étape 5 de la cérémonie suivante.
RA-9-24 = Les étapes 1 et 2 de la cérémonie se jouent dans l’ordre cérémoniel du moment, avant que les offrandes ne le changent.
RA-9-25 = Étape 4 de la cérémonie : chaque récompense n’est donnée qu’une fois ; à 4 ou 5 joueurs, le troisième reçoit celle qui reste.
RA-9-26 = Étape 4 de la cérémonie : on peut n’offrir aucune mana.
RA-9-27 = L’étape 6 de la cérémonie commence par les enchères en attente.
RA-9-28 = Étape 6 de la cérémonie : qui passe peut encore agir au tour de table suivant, s’il y en a un.
RA-9-29 = Un rituel défaussé faute de mana est perdu : il ne revient pas en main.
RA-9-30 = La partie s’arrête après la troisième cérémonie.
RA-9-31 = Étape 3 de la cérémonie : on ne met dans le sac que des rituels de sa main.
RA-9-32 = Étape 4 de la cérémonie : on n’offre que de la mana que l’on possède.

## Chapitre 10 — Rituels

RA-10-1 = Un rituel personnel a un effet immédiat, pour son seul propriétaire.
RA-10-2 = Un rituel permanent agit jusqu’à la fin de la partie, dès qu’il est réalisé.
RA-10-3 = Un rituel interactif nuit aussitôt à d’autres joueurs.
RA-10-4 = Un rituel commun a un effet immédiat, pour tous les joueurs.
RA-10-5 = Aucun rituel ne permet de voler un masque ou un miroir apparié.
RA-10-6 = Un rituel réalisé grâce à un chamane, au rang de Tahua ou à un autre rituel ne coûte pas de mana.
RA-10-7 = Un rituel n’est défaussé, ou posé devant son propriétaire s’il est permanent, qu’une fois son effet terminé.
RA-10-8 = L’effet d’un rituel qui touche plusieurs joueurs s’applique à l’un après l’autre, dans l’ordre cérémoniel.
RA-10-9 = On peut refuser le gain d’un rituel s’il demande un choix ; un gain automatique, un vol ou une annulation ne se refusent pas.
RA-10-10 = Un rituel d’annulation ne touche que les rituels à clip des autres joueurs encore en attente à l’étape 5 d’une cérémonie.
RA-10-11 = Un rituel annulé est défaussé sans effet et sans coûter de mana.
RA-10-12 = Quand un rituel donne des marchandises différentes, on n’en prend jamais deux du même type.
RA-10-13 = Un rituel qui permet d’en réaliser un autre ne vaut que pour un rituel de sa main.
RA-10-14 = On ne vole à un joueur que ce qu’il possède.

## Chapitre 11 — Missions To’o

RA-11-1 = Hors enchères, on ne remplit une mission que de trois façons : Kahuna à la Clairière, vente de mahi-mahi au sommet de son échelle, étape 6 d’une cérémonie.
RA-11-2 = Pour remplir une mission Marchandises, on paie tout ce que montre la tuile : perles, mana, marchandises ou masques.
RA-11-3 = Les marchandises et les masques payés pour une mission vont à leurs marchés.
RA-11-4 = Pour une mission conditionnelle, il suffit de remplir la condition : on ne paie rien.
RA-11-5 = La condition d’une mission est un minimum : on peut avoir plus, ou un rang plus élevé.
RA-11-6 = Une mission Enchère de mana ne s’obtient qu’aux enchères.
RA-11-7 = Les missions Enchère de mana sont mises aux enchères dès que leur rangée ne contient plus d’autre sorte de mission.
RA-11-8 = Plusieurs missions Enchère de mana d’une même rangée sont mises aux enchères l’une après l’autre.
RA-11-9 = Une rangée révélée avec seulement des missions Enchère de mana attend le début de l’étape 6 de la cérémonie suivante.
RA-11-10 = Aux enchères, la plus forte mise secrète l’emporte ; à égalité, l’ordre cérémoniel tranche.
RA-11-11 = Aux enchères, toutes les mises vont dans le sac, même les perdantes.
RA-11-12 = Les missions remplies restent cachées derrière le paravent.
RA-11-13 = On ne peut pas remplir une mission cachée ni celle d’une statue encore fermée.
RA-11-14 = Les perles et la mana payées pour une mission vont à la réserve générale.
RA-11-15 = Un miroir apparié et son masque ne peuvent pas payer une mission.
RA-11-16 = Si personne ne mise, le premier de l’ordre cérémoniel prend la mission mise aux enchères.
RA-11-17 = Une mission au coût mixte compte pour chacun des types qu’elle contient.
RA-11-18 = Une enchère se règle aussitôt, avant la suite du tour qu’elle interrompt.
RA-11-19 = Pour remplir une mission, il faut pouvoir la payer en entier ou en remplir la condition.
RA-11-20 = Si une même mission se trouve sur plusieurs rangées, on choisit la rangée où on la prend.
RA-11-21 = Aux enchères, on ne mise que de la mana que l’on possède.

## Chapitre 12 — Assistants

RA-12-1 = Les assistants sont posés face visible devant le paravent.
RA-12-2 = Le pouvoir à usage unique (B) d’un assistant actif sert une fois, puis l’assistant est désactivé jusqu’à ce qu’on le réactive.
RA-12-3 = Le pouvoir permanent (A) d’un assistant fonctionne même quand il est désactivé.
RA-12-4 = Le pouvoir permanent (A) agit si l’on a au moins autant d’assistants du type concerné que le dé l’indique.
RA-12-5 = Lancer des cueilleurs réussi : on peut prendre une marchandise au marché aux marchandises.
RA-12-6 = Cueilleur à usage unique (B) : avant de prendre sa carte à la Forêt, on en ajoute une de la pioche à la réserve Forêt ; ensuite, on prend en plus une marchandise de cette réserve, s’il y en a une.
RA-12-7 = À la Forêt, on ne peut utiliser qu’un cueilleur à chaque passage.
RA-12-8 = Lancer des marchands réussi : on peut recruter gratuitement un assistant du marché aux assistants.
RA-12-9 = Marchand à usage unique (B) : un marqueur de prix monte au sommet de son échelle, même si le marchand vient d’être recruté.
RA-12-10 = Lancer des chamanes réussi : on peut avancer d’une case sur la piste Tatouages.
RA-12-11 = Chamane à usage unique (B) : à son tour, on réalise un rituel de sa main dont le coût ne dépasse pas son nombre de prêtres.
RA-12-12 = On peut utiliser plusieurs chamanes dans un même tour, un rituel pour chacun.
RA-12-13 = Lancer des pêcheurs de perles réussi : on reçoit 4 perles.
RA-12-14 = Pêcheur de perles à usage unique (B) : à l’étape 6 d’une cérémonie, on remplit une seconde mission dans le même tour, jamais une troisième.
RA-12-15 = On ne lance le dé pour un type d’assistants que si au moins un joueur en compte un.
RA-12-16 = Le pouvoir à usage unique (B) d’un marchand ne sert que pendant son propre tour au Marché.
RA-12-17 = Un assistant désactivé n’a plus de pouvoir à usage unique (B) tant qu’il n’est pas réactivé.
RA-12-18 = Un chamane ne réalise qu’un rituel de la main, pas un rituel déjà mis dans le sac.
RA-12-19 = On ne désactive qu’un assistant actif et on ne réactive qu’un assistant désactivé.

## Chapitre 13 — Masques et miroirs

RA-13-1 = Chaque masque existe en deux exemplaires, qui forment une paire.
RA-13-2 = Un masque ne rapporte de points qu’en paire complète, et une seule fois par paire.
RA-13-3 = À son tour, on peut apparier un miroir à l’un de ses masques.
RA-13-4 = Un miroir et le masque auquel il est apparié ne se séparent plus.
RA-13-5 = Deux miroirs ne forment pas une paire.
RA-13-6 = Dès qu’on possède les deux exemplaires d’un masque, ils forment d’eux-mêmes une paire.
RA-13-7 = Un miroir ne peut pas être apparié à un masque qui est déjà dans une paire.
RA-13-8 = Pour un échange ou un paiement, un miroir non apparié compte comme un masque.
RA-13-9 = Juste avant le décompte final, on peut encore apparier ses miroirs.
RA-13-10 = Quand un masque est apparié à un miroir, son second exemplaire reste non apparié : il peut recevoir à son tour un autre miroir.

## Chapitre 14 — Décompte final

RA-14-1 = Au décompte final, le rang de Raatira rapporte 0 point, Ariki 3, Arioi 6 et Tahua 9.
RA-14-2 = Au décompte final, les rituels Papa-Ra’i posés devant soi rapportent leurs points.
RA-14-3 = Au décompte final, chaque mission rapporte 1, 2 ou 3 points.
RA-14-4 = Au décompte final, une paire de masques de missions rapporte 1 point pour chacune de ses missions du type indiqué.
RA-14-5 = Au décompte final, une paire de masques d’assistants rapporte 1 point pour chacun de ses assistants du type indiqué, actif ou désactivé.
RA-14-6 = Au décompte final, une paire de masques des Couleurs rapporte 2 points par couleur différente parmi ses paires complètes, 8 points au plus.
RA-14-7 = À égalité de points, le mieux placé dans l’ordre cérémoniel de la troisième cérémonie l’emporte.
RA-14-8 = Les perles, la mana, les marchandises et les rituels en main ne rapportent rien à la fin.
RA-14-9 = Une paire formée avec un miroir a la couleur de son masque.

## Chapitre 15 — Règles optionnelles

RA-15-1 = Option Tāne : on ajoute les rituels interactifs aux pioches de rituels.
RA-15-2 = Option Oracle : toutes les missions sont visibles dès le début, mais celles des statues 2 et 3 ne s’ouvrent qu’après la première et la deuxième cérémonie.
RA-15-3 = Option Restriction de mana : la mana des achats de rituels et des enchères va à la réserve générale au lieu du sac.
RA-15-4 = Option Restriction de mana : les offrandes vont toujours dans le sac.
