## Chapitre 1 — But du jeu et plateau

BB-1-1 = On joue de 2 à 4, en six manches (les « rounds » du livret).
BB-1-2 = Le plus grand nombre de points de victoire à la fin l’emporte.
BB-1-3 = Cinq îles portent 12 régions : 3 montagnes, 3 plages, 3 forêts et 3 plaines.
BB-1-4 = Chaque région a une case Construction et une tuile Poisson.
BB-1-5 = Les régions sont reliées par des voies terrestres et maritimes, chacune avec une valeur de dé.

## Chapitre 2 — Mise en place

BB-2-1 = À 2, 3 ou 4 joueurs, on joue respectivement avec 5, 6 ou 7 tuiles Action.
BB-2-2 = Matériaux de construction, offrandes et coquillages sont en quantité illimitée.
BB-2-3 = Chaque région reçoit au hasard une tuile Poisson, face visible.
BB-2-4 = Six femmes et six hommes sont révélés sous les dés 1 à 6 du plateau de jeu.
BB-2-5 = À la mise en place, chacun reçoit une tâche de départ et deux tâches normales, face visible.
BB-2-6 = À chaque manche, on révèle deux tâches de plus que le nombre de joueurs.
BB-2-7 = Les 24 tuiles Bijou sont réparties au hasard, face visible, à raison de 4 par manche.
BB-2-8 = Six tuiles Dieu sont posées au temple, et chaque joueur en reçoit une autre.
BB-2-9 = Cinq cartes Dieu sont face visible, et chacun commence avec deux cartes Dieu secrètes en main.
BB-2-10 = Chacun commence avec 12 huttes, 6 bâtiments, 3 dés, 4 prêtres et 2 offrandes.
BB-2-11 = Au départ, la 12e case du plateau individuel porte deux huttes, et dix autres cases en portent une chacune.
BB-2-12 = L’ordre du tour est tiré au sort, et les joueurs commencent dans cet ordre à 0, 1, 2 et 3 points de victoire.
BB-2-13 = Au départ, les disques sont empilés sur la case 0 de la piste Statut, celui du premier joueur au sommet.
BB-2-14 = À la mise en place, dans l’ordre inverse du tour, chacun place une hutte dans une région dont le poisson vaut 1.
BB-2-15 = Deux joueurs ne peuvent pas choisir la même région de départ.
BB-2-16 = La hutte de départ rapporte le matériau ou l’offrande de sa région, mais son poisson ne se marque pas.
BB-2-17 = La hutte de départ se prend sur n’importe quelle case de son plateau individuel.

## Chapitre 3 — Manche et phase A : les dés

BB-3-1 = Une manche compte trois phases, dans l’ordre A, B, C : les dés, les hommes et les femmes, les décomptes.
BB-3-2 = Au début de la phase A, tous lancent leurs trois dés en même temps.
BB-3-3 = En phase A, dans l’ordre du tour, chacun pose un dé, et cela pendant trois tours de table.
BB-3-4 = Un dé posé sur une tuile Action doit être inférieur à tous ceux qui s’y trouvent, sauf avec le Dieu Bleu.
BB-3-5 = Peu importe à qui appartiennent les dés déjà posés sur une tuile Action.
BB-3-6 = L’action d’un dé s’effectue aussitôt ; sa force est la valeur du dé.
BB-3-7 = On ne peut poser un dé sur une tuile Action que si l’on peut en effectuer l’action.
BB-3-8 = En phase A, on ne peut pas passer : tous les dés doivent être posés.
BB-3-9 = Un dé reste sur sa tuile Action, à sa vraie valeur, jusqu’à la fin de la manche, et contraint aussi son propriétaire.
BB-3-10 = On ne pose que ses propres dés pas encore posés, chacun avec la valeur obtenue.

## Chapitre 4 — Expansion

BB-4-1 = On s’étend vers une région reliée par une voie à une région où l’on a déjà une hutte.
BB-4-2 = Pour s’étendre, il faut une force au moins égale à la valeur de la voie.
BB-4-3 = L’action Voie terrestre n’emprunte que des voies terrestres, l’action Voie maritime que des voies maritimes.
BB-4-4 = On ne s’étend pas en diagonale.
BB-4-5 = Un joueur ne peut avoir qu’une seule hutte par région.
BB-4-6 = Pour s’étendre, on prend une hutte sur n’importe quelle case de son plateau individuel.
BB-4-7 = La nouvelle hutte occupe la case Construction de la région ; celle qui s’y trouvait est mise de côté.
BB-4-8 = Une hutte mise de côté reste dans sa région et y compte toujours.
BB-4-9 = En s’étendant, on reçoit ce que montre la région, un matériau ou une offrande, sans avoir le choix.
BB-4-10 = En cours de partie, on ne marque le poisson d’une région qu’à l’instant où l’on s’y étend, avec le Dieu Rouge.
BB-4-11 = Sans hutte sur son plateau individuel, on ne peut plus s’étendre.
BB-4-12 = Plusieurs joueurs peuvent avoir une hutte dans la même région.
BB-4-13 = Une expansion suit cet ordre : la hutte, puis le revenu de la région, puis le Dieu Rouge, que l’offrande reçue peut servir à jouer.

## Chapitre 5 — Femmes et hommes

BB-5-1 = L’action Femme ou Homme permet de prendre une tuile placée sous un dé qui ne dépasse pas la force.
BB-5-2 = La tuile Femme ou Homme prise se place sur une case libre de son plateau individuel, sans hutte ni tuile.
BB-5-3 = Sans case libre sur son plateau individuel, on ne peut prendre ni femme ni homme.
BB-5-4 = Placer une tuile Femme ou Homme ne déclenche aucun effet.
BB-5-5 = La 12e case n’accueille une tuile Femme ou Homme que si elle ne porte aucune hutte.
BB-5-6 = On ne peut pas déplacer de hutte vers une case couverte par une tuile Femme ou Homme.
BB-5-7 = Sur le plateau de jeu, la place d’une tuile Femme ou Homme prise reste vide jusqu’à la manche suivante.

## Chapitre 6 — Assistant

BB-6-1 = L’action Assistant donne autant de points de dé à dépenser que sa force.
BB-6-2 = Assistant, 1 point de dé : tatouer un homme et avancer d’autant de cases sur la piste Statut qu’il a de symboles.
BB-6-3 = Assistant, 1 point de dé : une femme ramasse autant de coquillages qu’elle a de symboles.
BB-6-4 = Assistant, 1 point de dé : marquer 1 point de victoire.
BB-6-5 = Assistant, 2 points de dé : prendre une offrande.
BB-6-6 = Assistant, 2 points de dé : prendre une carte Dieu.
BB-6-7 = Assistant, 2 points de dé : prendre un matériau de construction de son choix.
BB-6-8 = Assistant, 2 points de dé : déplacer une hutte de son plateau individuel vers la 12e case.
BB-6-9 = Chaque homme n’est tatoué et chaque femme ne ramasse ses coquillages qu’une fois par partie : sa tuile est alors décalée.
BB-6-10 = Avec l’Assistant, on peut combiner et répéter les achats.
BB-6-11 = Les points de dé non dépensés avec l’Assistant sont perdus.
BB-6-12 = Une hutte posée sur le plateau de jeu n’en revient jamais.
BB-6-13 = Une carte Dieu se prend dans la pioche ou parmi les cinq cartes face visible.
BB-6-14 = Une carte Dieu prise face visible est aussitôt remplacée.
BB-6-15 = Un disque qui arrive sur une case Statut occupée se pose au sommet de la pile.
BB-6-16 = Un matériau reçu se place sur une case Cérémonie libre qui lui correspond.
BB-6-17 = Sans case Cérémonie libre qui lui correspond, un matériau reste à côté du plateau individuel et ne sert qu’aux tâches.
BB-6-18 = Un matériau placé sur une case Cérémonie ne se déplace plus.
BB-6-19 = Au bout de la piste Statut, les pas en trop sont perdus.
BB-6-20 = S’il ne reste de carte Dieu ni dans la pioche, ni dans la défausse, ni face visible, on ne peut pas en prendre.

## Chapitre 7 — Temple

BB-7-1 = Temple : on pose un prêtre de sa réserve sur une case dont la valeur ne dépasse pas la force.
BB-7-2 = Au temple, le prêtre qui occupait la case choisie avance d’une case dans le sens des flèches, et pousse de même le suivant.
BB-7-3 = Un prêtre poussé hors du temple revient dans la réserve de son propriétaire.
BB-7-4 = Sans prêtre en réserve, on ne peut pas choisir le temple.
BB-7-5 = Chaque prêtre posé au temple rapporte un bonus Feu.

## Chapitre 8 — Construction

BB-8-1 = On construit un de ses bâtiments pas encore construits, dont la valeur ne dépasse pas la force.
BB-8-2 = Un bâtiment recouvre deux cases Cérémonie adjacentes, dont les deux matériaux retournent à la réserve générale.
BB-8-3 = Deux cases Cérémonie sont adjacentes horizontalement ou verticalement, jamais en diagonale.
BB-8-4 = Un bâtiment rapporte 10 points de victoire aux manches 1 et 2, 7 aux manches 3 et 4, 4 aux manches 5 et 6.
BB-8-5 = Chaque bâtiment construit rapporte un bonus Feu.
BB-8-6 = Sans matériaux sur deux cases Cérémonie adjacentes, on ne peut pas construire.
BB-8-7 = Une case Cérémonie isolée peut porter un matériau, mais pas un bâtiment.
BB-8-8 = On ne construit pas avec un matériau resté à côté du plateau individuel.

## Chapitre 9 — Bonus Feu

BB-9-1 = Bonus Feu, d’abord : prendre une carte Dieu ou une offrande.
BB-9-2 = Bonus Feu, ensuite : avancer d’une case Statut ou prendre un coquillage.
BB-9-3 = Le bonus Feu se prend immédiatement.
BB-9-4 = Les deux parties du bonus Feu sont obligatoires, et aucune ne se prend deux fois.

## Chapitre 10 — Pêche

BB-10-1 = Pêche : on pose n’importe quel dé et on marque 2 points de victoire.
BB-10-2 = À la pêche, un dé n’a pas à être inférieur aux autres.
BB-10-3 = On ne joue aucun Dieu avec un dé posé à la pêche.

## Chapitre 11 — Phase B : hommes et femmes

BB-11-1 = En phase B, dans l’ordre du tour, chacun utilise au plus un type d’homme et un type de femme.
BB-11-2 = En phase B, l’ordre entre homme et femme est libre, et les deux sont facultatifs.
BB-11-3 = En phase B, les tuiles identiques d’un même sexe agissent ensemble, en une seule action plus forte.
BB-11-4 = En phase B, hommes et femmes ne se combinent jamais.
BB-11-5 = En phase B, la place des tuiles et leur décalage sont indifférents, et les utiliser ne les change pas.
BB-11-6 = Type Voie terrestre ou Voie maritime : une tuile emprunte une voie de valeur 2 au plus, deux tuiles de valeur 4 au plus, trois n’importe laquelle.
BB-11-7 = Type Action Femme ou Action Homme : on prend respectivement une femme ou un homme, avec une force de 3 pour une tuile, de 6 pour deux ou trois.
BB-11-8 = Type Construction : on construit un bâtiment avec une force de 3 pour une tuile, de 6 pour deux ou trois.
BB-11-9 = Type Matériau : une, deux ou trois tuiles donnent 1, 2 ou 3 matériaux au choix.
BB-11-10 = Type Déplacer une hutte : une, deux ou trois tuiles déplacent jusqu’à 1, 2 ou 3 huttes vers la 12e case.
BB-11-11 = Type Points de victoire : une, deux ou trois tuiles rapportent 2, 4 ou 6 points de victoire.
BB-11-12 = Type Carte Dieu : une, deux ou trois tuiles donnent 1, 2 ou 3 cartes Dieu.
BB-11-13 = Type Offrande : une, deux ou trois tuiles donnent 1, 2 ou 3 offrandes.
BB-11-14 = Type Statut : une, deux ou trois tuiles font avancer de 1, 2 ou 3 cases Statut.
BB-11-15 = Type Coquillage : une, deux ou trois tuiles donnent 1, 2 ou 3 coquillages.
BB-11-16 = Les dés posés sur les tuiles Action ne gênent pas les actions de la phase B.
BB-11-17 = Ce qu’on gagne en phase B peut servir plus tard dans la même phase.
BB-11-18 = On peut utiliser moins de tuiles identiques qu’on n’en possède, mais le type ne resservira pas pendant cette phase B.
BB-11-19 = Un homme ou une femme pris en phase B peut agir plus tard dans la même phase.
BB-11-20 = En phase B, on n’utilise que les hommes et les femmes de son plateau individuel.

## Chapitre 12 — Phase C : piste Statut

BB-12-1 = La phase C suit cet ordre : piste Statut, temple, tuiles Bijou, tuiles Tâche.
BB-12-2 = En phase C, chacun marque les points de victoire de sa case Statut, de 0 à 15.
BB-12-3 = Après le décompte de la piste Statut, les disques reviennent sur 0, empilés dans leur ordre, le plus avancé au sommet.
BB-12-4 = Sur une même case Statut, le disque du dessus est devant.
BB-12-5 = La pile des disques Statut fixe aussitôt le nouvel ordre du tour, du sommet vers le bas.
BB-12-6 = Les disques restés sur la case Statut 0 gardent entre eux leur ordre dans la pile.

## Chapitre 13 — Phase C : temple

BB-13-1 = En phase C, chaque prêtre au temple rapporte 1 point de victoire aux manches 1 et 2, 2 aux manches 3 et 4, 3 aux manches 5 et 6.
BB-13-2 = En phase C, le joueur qui a le plus de prêtres au temple prend la première tuile Dieu de la pile.
BB-13-3 = À égalité de prêtres, la tuile Dieu revient à celui des ex æquo qui a le prêtre le plus à gauche.
BB-13-4 = Si le temple est vide en phase C, la première tuile Dieu est retirée de la partie.
BB-13-5 = Les prêtres restent au temple d’une manche à l’autre.

## Chapitre 14 — Phase C : bijoux

BB-14-1 = En phase C, dans le nouvel ordre du tour, chacun peut acheter une tuile Bijou de la manche en cours.
BB-14-2 = On paie une tuile Bijou en coquillages ; elle est gardée face cachée et ses points comptent à la fin.
BB-14-3 = Les tuiles Bijou invendues de la manche sont défaussées.
BB-14-4 = Les colonnes de tuiles Bijou vidées indiquent la manche, et donc ce que rapportent bâtiments et prêtres.
BB-14-5 = L’achat d’un bijou est facultatif ; on en achète un au plus par manche.

## Chapitre 15 — Phase C : tâches

BB-15-1 = En phase C, dans le nouvel ordre du tour, chacun doit remplir une de ses trois tâches, s’il en a une complète.
BB-15-2 = Une tâche remplie sans Dieu Jaune rapporte 6 points de victoire.
BB-15-3 = Une tâche exige un minimum ; on peut avoir plus, et on ne dépense rien.
BB-15-4 = Qui ne remplit pas de tâche en abandonne une de son choix, sans marquer de points.
BB-15-5 = Ensuite, dans l’ordre du tour, chacun doit prendre une nouvelle tâche sur le plateau de jeu, même à la manche 6.
BB-15-6 = Les deux tâches que personne n’a prises sont retirées de la partie.
BB-15-7 = Pour les tâches, une hutte compte dans sa région, qu’elle occupe la case Construction ou non.
BB-15-8 = À la fin de la manche, les hommes et les femmes restés sur le plateau de jeu sont retirés, et six de chaque les remplacent pour la manche suivante.
BB-15-9 = À la fin de la manche, chacun reprend ses dés, et de nouvelles tâches sont révélées pour la manche suivante.
BB-15-10 = Tous les joueurs règlent une tâche avant que quiconque en prenne une nouvelle.
BB-15-11 = Qui a une tâche complète ne peut rien abandonner, mais peut en remplir une autre, même avec le Dieu Jaune.
BB-15-12 = Le Dieu Jaune n’est jamais obligatoire : sans tâche complète, on peut préférer un abandon.
BB-15-13 = Pour les tâches, le bijou et la tuile Dieu gagnés dans la même phase C comptent déjà.

## Chapitre 16 — Fin de la partie

BB-16-1 = La partie s’arrête après la sixième manche.
BB-16-2 = Après la sixième manche, chacun peut encore remplir ses trois dernières tâches.
BB-16-3 = À la fin, chaque tuile Dieu non utilisée rapporte 2 points de victoire.
BB-16-4 = À la fin, on marque la valeur du poisson de chaque région dont on occupe la case Construction.
BB-16-5 = À la fin, chaque tuile Bijou rapporte ses points de victoire.
BB-16-6 = Bonus final de 6 points de victoire pour neuf tâches remplies.
BB-16-7 = Bonus final de 6 points de victoire pour six tuiles Bijou.
BB-16-8 = Bonus final de 6 points de victoire si toutes ses cases Cérémonie sont remplies, par des matériaux ou des bâtiments.
BB-16-9 = Bonus final de 6 points de victoire pour ses six bâtiments construits.
BB-16-10 = Bonus final de 6 points de victoire pour des huttes dans les douze régions.
BB-16-11 = Bonus final de 6 points de victoire pour douze tuiles Homme ou Femme sur son plateau individuel.
BB-16-12 = À la fin, matériaux, coquillages, offrandes et cartes Dieu restants ne rapportent rien.
BB-16-13 = À égalité de points de victoire, le premier des ex æquo dans l’ordre du tour l’emporte.
BB-16-14 = Les dernières tâches sont facultatives et se font dans l’ordre du tour ; on n’abandonne rien.
BB-16-15 = La case Construction d’une région est à la dernière hutte arrivée, et à elle seule.
BB-16-16 = Une tâche remplie avec le Dieu Jaune compte parmi les neuf du bonus final.
BB-16-17 = Au-delà de 100 points de victoire, on continue de compter.

## Chapitre 17 — Les Dieux

BB-17-1 = Chaque effet de Dieu joué avec des cartes Dieu coûte une offrande.
BB-17-2 = Les cartes Dieu jouées vont sur une défausse face visible ; quand la pioche est vide, on la reforme avec cette défausse.
BB-17-3 = Deux cartes Dieu identiques et une offrande donnent l’effet du Dieu de son choix.
BB-17-4 = Une tuile Dieu remplace n’importe quelle carte Dieu, sans offrande, puis elle est retirée de la partie.
BB-17-5 = Dieu Bleu (phase A) : on pose un dé qui n’est pas inférieur à ceux de la tuile Action.
BB-17-6 = Un Dieu Bleu ne vaut que pour un dé : le suivant qui n’est pas inférieur en demande un autre.
BB-17-7 = Dieu Blanc (phase A) : le dé agit avec une force de 6, mais garde sa valeur sur la tuile Action.
BB-17-8 = Dieu Rouge (phases A et B) : on marque le poisson de la région où l’on vient de s’étendre.
BB-17-9 = Le Dieu Rouge laisse la tuile Poisson en place pour les autres ; on ne marque ainsi un poisson qu’une fois par région.
BB-17-10 = Dieu Vert (phase B), au choix : doubler l’effet total d’un type d’homme ou de femme.
BB-17-11 = Dieu Vert (phase B), ou bien : utiliser en plus un autre type d’homme ou de femme.
BB-17-12 = Chaque joueur ne joue qu’un Dieu Vert par phase B.
BB-17-13 = Doubler un type avec le Dieu Vert ne donne jamais deux actions séparées.
BB-17-14 = Dieu Jaune (phase C) : il remplace un prérequis d’une tâche, qui ne rapporte alors que 4 points de victoire.
BB-17-15 = On ne joue qu’un Dieu Jaune par tuile Tâche, même pour les dernières tâches.
BB-17-16 = Les Dieux Bleu, Blanc et Rouge peuvent se combiner pour un même dé.
BB-17-17 = Sans offrande, on ne peut jouer aucune carte Dieu.
BB-17-18 = Avec deux cartes identiques ou une tuile Dieu, c’est la phase de l’effet choisi qui compte.
BB-17-19 = Ce qui a servi à jouer le Dieu Jaune ne compte plus pour la tâche.
BB-17-20 = On ne joue ni le Dieu Bleu pour un dé déjà inférieur, ni le Blanc pour un 6, ni le Vert pour doubler une force de 6, ni le Jaune pour une tâche complète.
BB-17-21 = Le Dieu Blanc ne dispense pas de poser un dé inférieur à ceux de la tuile Action.
BB-17-22 = Chaque effet de Dieu a son propre coût.
BB-17-23 = On annonce et on joue le Dieu Vert qui double un type en utilisant ce type, jamais après coup.
BB-17-24 = Le Dieu Jaune ne remplace qu’un seul prérequis manquant d’une tâche : un bois, une hutte, une carte.
BB-17-25 = Un Dieu se joue avec ce que l’on possède : une carte de sa couleur, deux cartes identiques d’une autre couleur ou une tuile Dieu.

## Chapitre 18 — À deux et trois joueurs

BB-18-1 = À 2 joueurs, l’homme et la femme partagent une tuile Action combinée, la voie terrestre et la voie maritime une autre.
BB-18-2 = À 3 joueurs, la voie terrestre et la voie maritime partagent une tuile Action combinée.
BB-18-3 = Sur une tuile Action combinée, on choisit une des deux actions.
BB-18-4 = Sur une tuile Action combinée, tous les dés forment une seule suite décroissante, quelle que soit l’action choisie.
