## Chapitre 1 — But du jeu

CR-1-1 = On joue de 2 à 6, et chaque joueur est le chef d’une tribu.
CR-1-2 = Le but est d’avoir le plus de points de respect à la fin du 5e tour.
CR-1-3 = Les points de respect viennent des trésors de sa hutte et des habitants de sa réserve.

## Chapitre 2 — Matériel

CR-2-1 = Le jeu compte 72 cartes de quatre types : déplacer un trésor, retirer des habitants, placer des habitants, déplacer un habitant.
CR-2-2 = Chaque carte a un seul fond : jour, nuit, marée haute ou marée basse.
CR-2-3 = Les deux cartes Condition ont deux faces chacune : marée haute ou basse pour l’une, jour ou nuit pour l’autre.
CR-2-4 = Une île accueille au plus 7 habitants, toutes couleurs réunies.
CR-2-5 = Le nombre de trésors sur une île n’est pas limité.
CR-2-6 = Chaque joueur a 10 habitants de sa couleur.
CR-2-7 = Aucune île n’est voisine d’une autre : on va de n’importe quelle île à n’importe quelle autre.
CR-2-8 = Tous les trésors se valent, quel que soit leur aspect.

## Chapitre 3 — Mise en place

CR-3-1 = On ne garde que les cartes dont le nombre d’encoches ne dépasse pas le nombre de joueurs.
CR-3-2 = On mélange les cartes gardées et on en donne 5 à chacun ; le reste forme la pioche.
CR-3-3 = Chaque carte Condition commence sur une face tirée au hasard.
CR-3-4 = À 2, 3, 4, 5 ou 6 joueurs, on joue respectivement avec 4, 6, 7, 9 ou 10 îles.
CR-3-5 = Deux îles tirées au hasard reçoivent 4 trésors, chacune des autres en reçoit 5.
CR-3-6 = Le premier shaman est tiré au sort et prend la figurine.
CR-3-7 = Au départ, tous les habitants sont en réserve et les huttes sont vides.
CR-3-8 = À la mise en place, on place un habitant à la fois, à partir du shaman et dans le sens horaire, pendant trois tours de table.
CR-3-9 = À la mise en place, placer un habitant est obligatoire, sur n’importe quelle île où il reste de la place.
CR-3-10 = Après la mise en place, chacun a 3 habitants sur les îles et 7 en réserve.

## Chapitre 4 — Déroulement d’un tour

CR-4-1 = La partie dure exactement 5 tours.
CR-4-2 = Dans l’ordre du tour, le shaman vient d’abord, puis les autres dans le sens horaire.
CR-4-3 = Un tour suit cet ordre : carte visible, carte cachée, habitant sur une carte, carte Condition, révélation, résolution, récolte, préparation du tour suivant.
CR-4-4 = Une étape ne commence que lorsque tous les joueurs ont terminé la précédente.

## Chapitre 5 — Carte face visible

CR-5-1 = À chaque tour, chacun doit d’abord poser une carte face visible.
CR-5-2 = La carte visible se pose devant soi ou devant n’importe quel autre joueur.
CR-5-3 = Une carte agit sur le joueur devant qui elle est posée, quel que soit celui qui l’a posée.
CR-5-4 = Il peut y avoir autant de cartes qu’on veut devant un même joueur.
CR-5-5 = Face visible ou cachée, on ne joue que des cartes de sa main.

## Chapitre 6 — Carte face cachée

CR-6-1 = Une fois les cartes visibles posées, chacun doit poser une carte face cachée.
CR-6-2 = La carte cachée se pose devant soi ou devant n’importe quel autre joueur.
CR-6-3 = Jusqu’à la révélation, une carte cachée n’est connue que du joueur qui l’a posée.
CR-6-4 = On ne regarde pas une carte cachée qu’un autre joueur a posée devant soi.

## Chapitre 7 — Habitants sur les cartes

CR-7-1 = À chaque tour, chacun peut poser un de ses habitants sur une carte jouée de son choix.
CR-7-2 = Poser un habitant sur une carte est facultatif.
CR-7-3 = L’habitant posé sur une carte vient de sa propre réserve, jamais d’une île.
CR-7-4 = Sans habitant en réserve, on ne peut pas en poser sur une carte.
CR-7-5 = On peut poser un habitant sur toute carte jouée, visible ou cachée, devant soi ou devant un autre.
CR-7-6 = Plusieurs joueurs peuvent poser un habitant sur la même carte.
CR-7-7 = Chaque joueur ne peut poser qu’un habitant par tour, toutes cartes confondues.
CR-7-8 = Un habitant posé sur une carte en copie l’effet pour son propriétaire.
CR-7-9 = Un habitant posé sur une carte n’est plus en réserve.
CR-7-10 = Une fois posé sur une carte, un habitant ne peut être ni repris ni changé de carte.
CR-7-11 = Les habitants se posent sur les cartes au vu de tous, un joueur après l’autre.

## Chapitre 8 — Cartes Condition

CR-8-1 = Le shaman doit retourner une carte Condition, et une seule.
CR-8-2 = Le shaman choisit la carte Condition à retourner avant la révélation des cartes cachées.
CR-8-3 = Une carte est active si son fond est l’un des deux visibles une fois la carte Condition retournée.
CR-8-4 = À chaque tour, une seule marée (haute ou basse) et un seul moment (jour ou nuit) sont actifs.
CR-8-5 = Les cartes Condition gardent leur face visible d’un tour à l’autre.

## Chapitre 9 — Révélation

CR-9-1 = Quand le shaman a retourné une carte Condition, on révèle toutes les cartes cachées.
CR-9-2 = À la révélation, toute carte inactive est défaussée sans effet.
CR-9-3 = Les habitants posés sur une carte inactive rentrent aussitôt dans la réserve de leur propriétaire.
CR-9-4 = Les habitants posés sur une carte active y restent jusqu’à ce qu’elle soit entièrement résolue.
CR-9-5 = Un habitant rentré d’une carte inactive est utilisable dès ce tour.

## Chapitre 10 — Résolution des cartes

CR-10-1 = À partir du shaman et dans le sens horaire, chacun résout toutes les cartes actives devant lui.
CR-10-2 = On résout ses cartes par type, dans cet ordre : déplacer un trésor, retirer des habitants, placer des habitants, déplacer un habitant.
CR-10-3 = Entre cartes du même type, le joueur devant qui elles sont posées choisit l’ordre.
CR-10-4 = Toutes les cartes « Retirer » forment un seul type, et toutes les cartes « Placer » un autre, quel que soit le nombre indiqué.
CR-10-5 = L’effet d’une carte s’applique d’abord au joueur devant qui elle est posée.
CR-10-6 = Les habitants posés sur une carte en copient ensuite l’effet : d’abord celui du joueur devant qui elle est posée, puis les autres dans le sens horaire à partir de lui.
CR-10-7 = Chaque joueur finit d’appliquer l’effet d’une carte avant que le suivant l’applique.
CR-10-8 = Une carte résolue est défaussée, et les habitants posés dessus rentrent dans la réserve de leur propriétaire.
CR-10-9 = L’effet d’une carte est obligatoire et s’applique en entier.
CR-10-10 = Si un effet ne peut pas s’appliquer en entier, on en applique tout ce qui est possible.
CR-10-11 = Sans carte active devant soi, on ne résout aucune carte ; seul un habitant posé sur une carte devant un autre joueur peut encore agir.
CR-10-12 = On ne peut pas renoncer à l’effet que copie son habitant.
CR-10-13 = Qui applique un effet en fait lui-même les choix : il place les habitants de sa réserve et retire les siens des îles.
CR-10-14 = Même si le joueur devant qui est la carte ne peut rien faire, les habitants posés dessus en copient l’effet.
CR-10-15 = Un habitant rendu par une carte résolue est utilisable dès la carte suivante, jamais pour la carte qui le rend.
CR-10-16 = Un joueur résout toutes les cartes actives devant lui avant que le joueur suivant commence.
CR-10-17 = Entre cartes de même effet qui portent des habitants des mêmes joueurs, ou aucun, il n’y a pas d’ordre à choisir.

## Chapitre 11 — Effets des cartes

CR-11-1 = « Déplacer un trésor » : on déplace 1 trésor d’une île à une autre.
CR-11-2 = Pour déplacer un trésor, l’île de départ doit en avoir au moins un ; on peut prendre le dernier.
CR-11-3 = Un trésor déplacé doit changer d’île.
CR-11-4 = « Retirer » : on retire des îles autant de ses habitants que la carte l’indique, et ils rentrent dans sa réserve.
CR-11-5 = Les habitants retirés peuvent venir d’une seule île ou de plusieurs.
CR-11-6 = Si l’on a moins d’habitants sur les îles que la carte « Retirer » n’en demande, on les retire tous.
CR-11-7 = Avec une carte « Retirer », on ne retire que ses propres habitants.
CR-11-8 = « Placer » : on place sur les îles autant d’habitants de sa réserve que la carte l’indique.
CR-11-9 = Les habitants placés peuvent aller sur une seule île ou sur plusieurs.
CR-11-10 = Si l’on a moins d’habitants en réserve que la carte « Placer » n’en demande, on les place tous.
CR-11-11 = Avec une carte « Placer », on ne place que ses propres habitants.
CR-11-12 = On ne peut pas placer d’habitant sur une île qui en compte déjà 7.
CR-11-13 = « Déplacer un habitant » : on déplace 1 habitant, le sien ou celui d’un autre joueur, d’une île à une autre.
CR-11-14 = Pour déplacer un habitant, l’île d’arrivée doit en compter moins de 7.
CR-11-15 = On peut déplacer un habitant depuis une île pleine.
CR-11-16 = Un habitant posé sur une carte n’est jamais visé : on ne retire et on ne déplace que des habitants des îles.
CR-11-17 = S’il n’y a aucun habitant sur les îles, la carte « Déplacer un habitant » est sans effet.
CR-11-18 = Qui applique « Déplacer un habitant » choisit seul ; le propriétaire de l’habitant déplacé n’a pas son mot à dire.
CR-11-19 = Un habitant déplacé doit changer d’île.
CR-11-20 = S’il n’y a aucun trésor sur les îles, la carte « Déplacer un trésor » est sans effet.

## Chapitre 12 — Récolte des trésors

CR-12-1 = Une fois les cartes résolues, on examine chaque île : elle donne au plus 1 trésor par tour.
CR-12-2 = Le joueur qui a plus d’habitants sur une île que chacun des autres y prend 1 trésor.
CR-12-3 = Les joueurs qui ont le même nombre d’habitants sur une île sont en conflit et n’y prennent rien.
CR-12-4 = Il peut y avoir plusieurs conflits sur une même île.
CR-12-5 = Si les plus nombreux sur une île sont à égalité, le seul joueur hors conflit, s’il y en a un, y prend 1 trésor ; il n’a alors qu’un habitant.
CR-12-6 = Sur chaque île, c’est le plus grand nombre d’habitants sans égalité qui l’emporte.
CR-12-7 = Qui prend un trésor sur une île renvoie exactement 1 de ses habitants de cette île dans sa réserve.
CR-12-8 = Si une île n’a que des joueurs en conflit, ou aucun habitant, personne n’y prend de trésor et aucun habitant ne rentre.
CR-12-9 = S’il n’y a plus de trésor sur une île, personne n’y prend rien et aucun habitant ne rentre.
CR-12-10 = Chaque île est examinée à part ; l’ordre dans lequel on les prend ne change rien.
CR-12-11 = On compte les trésors d’une île au moment de la récolte : un trésor qu’on y a déplacé ce tour-ci peut être pris.

## Chapitre 13 — Préparation du tour suivant

CR-13-1 = Le joueur qui a pris le moins de trésors pendant le tour, même aucun, est le futur shaman.
CR-13-2 = Si plusieurs joueurs ont pris le moins de trésors, le futur shaman est le premier des ex æquo dans le sens horaire après l’ancien shaman, qui passe lui-même en dernier.
CR-13-3 = Après la récolte, les trésors vont dans les huttes, et leur total est caché aux autres joueurs.
CR-13-4 = À la fin des tours 1, 2 et 3, chacun pioche 2 cartes et en a de nouveau 5 en main.
CR-13-5 = À la fin du tour 4, chacun ne pioche que 1 carte et en a donc 4 en main.
CR-13-6 = Après avoir vu sa nouvelle main, le futur shaman peut refuser et désigner un autre joueur.
CR-13-7 = Le joueur désigné comme shaman par un autre ne peut pas refuser.
CR-13-8 = Le futur shaman qui refuse peut désigner n’importe quel autre joueur, l’ancien shaman compris.
CR-13-9 = Le shaman du tour 1 est tiré au sort et ne peut pas refuser.
CR-13-10 = La défausse n’est jamais remélangée pour refaire la pioche.
CR-13-11 = L’ancien shaman est celui qui avait la figurine pendant le tour, même s’il avait été désigné par un autre.
CR-13-12 = Après le tour 5, il n’y a pas de préparation : ni pioche, ni nouveau shaman.

## Chapitre 14 — Fin de la partie

CR-14-1 = La partie se termine après la récolte du tour 5.
CR-14-2 = À la fin de la partie, chaque trésor de sa hutte rapporte 2 points de respect.
CR-14-3 = À la fin de la partie, chaque habitant de sa réserve rapporte 1 point de respect.
CR-14-4 = Les habitants restés sur les îles et les cartes en main ne rapportent aucun point.
CR-14-5 = À égalité de points, celui des ex æquo qui a le plus de trésors l’emporte.
CR-14-6 = À égalité de points et de trésors, la victoire est partagée.
CR-14-7 = Les trésors pris et les habitants rentrés à la récolte du tour 5 comptent dans les points.

## Chapitre 15 — Informations et discussions

CR-15-1 = La main d’un joueur n’est vue que de lui.
CR-15-2 = Les réserves, les îles, les faces des cartes Condition et les habitants posés sur les cartes sont visibles de tous.
CR-15-3 = Chaque joueur peut consulter la défausse.
CR-15-4 = On peut parler librement, mais aucun accord n’engage.
