## The game

title = Tahatai
summary = Shells, three beaches, and the tide that rises: what to lay, what to keep?
goal = Four laps to lay your shells where others lie already, and to keep enough for a necklace.

## Names

shell-cowrie = cowrie
shell-conch = conch
shell-volute = volute

beach-palms = Palm Strand
beach-reef = Reef Strand
beach-crabs = Crab Strand

source-beaches = Beaches
source-necklace = Necklace

## Questions

ask-lay = Lay a shell on a beach, or keep them
waits-lay = { $seats } is choosing a beach

## Choices

do-lay = Lay a { $shell } on { $beach } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
do-keep = Keep your shells

## Refusals

no-not-in-hand = You have no { $shell } in hand: lay what you hold, or keep it all.
no-same-kind-there = { $beach } has a { $shell } already: choose another beach or another shell.

## Log

moment-lap = Lap { $lap }
moment-draw = Your draw
moment-tide = The tide
moment-end = Final scoring
log-dealt = { $seat } draws { $shells ->
    [one] { $shells } shell
   *[other] { $shells } shells
}.
log-drew = You draw a { $shell }.
log-lap-started = Lap { $lap }: { $seat } begins.
log-laid = { $seat } lays a { $shell } on { $beach }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-kept = { $seat } keeps all shells.
log-tide-rose = The tide rises on { $beach }: { $shells ->
    [0] it finds nothing
    [one] { $shells } shell washed away
   *[other] { $shells } shells washed away
}.
log-scored = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $kinds } of them for the necklace.

## On the table

scene-title = Tahatai, lap { $lap } of { $laps }
scene-setup = Tahatai, set-up
scene-over = Tahatai, game over
scene-hand = Your hand
scene-washed = Taken by the sea
scene-beach = { $beach }: { $shells ->
    [0] empty
    [one] { $shells } shell
   *[other] { $shells } shells
}
scene-held = { $shells ->
    [one] { $shells } shell
   *[other] { $shells } shells
}
scene-result = Result
scene-total = Total

## Coach

feature-points = Points scored
feature-necklace = Necklace in hand
