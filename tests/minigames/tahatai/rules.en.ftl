## Chapter 1 — Aim of the game

TH-1-1 = 2 to 4 people play, and the aim is to have the most points.
TH-1-2 = There are three beaches, and 18 shells of three kinds: 8 cowries, 6 conches and 4 volutes.

## Chapter 2 — Set-up

TH-2-1 = Each player draws 4 shells from the basket.
TH-2-2 = Hands are hidden: everybody knows how many shells the others hold, but not which.

## Chapter 3 — The laps

TH-3-1 = The game lasts 4 laps; Red begins the first, and each further lap begins one seat further clockwise.
TH-3-2 = In each lap, every player in turn lays a shell from the hand on a beach, or keeps them all.
TH-3-3 = You only lay a shell that you hold.
TH-3-4 = A beach never has two shells of the same kind.
TH-3-5 = Whoever lays a shell scores at once as many points as there are now shells on that beach.

## Chapter 4 — The tide

TH-4-1 = After each lap but the last, the tide rises on one beach, drawn by lot.
TH-4-2 = It takes the shells of that beach away for good.

## Chapter 5 — End of the game

TH-5-1 = After the last lap hands are shown: each kind that a player still holds adds 1 point, that of the necklace.
TH-5-2 = Whoever has the most points wins.
TH-5-3 = In case of a tie, whoever still holds more shells wins; if that is equal too, the victory is shared.
