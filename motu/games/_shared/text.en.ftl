## Lists and players

list = { $first } and { $last }
seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow
seat-4 = Violet
seat-5 = Brown
nobody = nobody
you = you
verbatim = { $text }

## Common refusals

refused-not-awaited = It is not your turn to decide: the table is waiting for { $seats }.
refused-not-this-question = This choice answers another question: look at those offered now.
refused-not-now = Not now. You are asked this: { $question }.
refused-no-such-action = There is no such choice in this game.
refused-game-over = The game is over: nothing is left to decide.
refused-unreadable = “{ $text }” names no choice: give a choice, its number or its notation.
refused-no-such-seat = There is no seat { $seat }: seats go from 0 to { $last }.

## Games

unknown-game = There is no game “{ $game }” here; these exist: { $games }.
bad-seats = { $title } is for { $least } to { $most } players: { $seats } will not do.
unknown-option = { $title } has no option “{ $option }”; these exist: { $options }.
bad-option = The option “{ $option }” cannot be “{ $value }”: it takes { $wanted }.
bad-seed = The seed “{ $seed }” will not do: it takes a whole number or 64 hexadecimal digits.
bot-not-found = The bot “{ $bot }” cannot be found: { $detail }. Write module:Class, with a module that can be imported from here.
not-a-bot = “{ $bot }” is not a class derived from motu.bots.Bot.
join-bad-link = “{ $link }” is not an invitation: it takes the whole link that the host asked for, with /join/ in it.
join-no-answer = Nobody answers at { $address }: { $detail }
bad-bot-setting = “{ $bot }”: there is no setting “{ $setting }”, or its value makes no sense. Settings: { $known }.
unknown-bot = There is no bot “{ $bot }” here; these exist: { $bots }.
unknown-rule = { $title } has no rule “{ $rule }”: rules go from { $first } to { $last }.
bad-count = { $what } takes a number of at least { $least }, not { $value }.
wanted-yes-no = yes or no (true, false)
wanted-path = the path of a file
wanted-number = a whole number, 0 or more

## Undo

undo-nothing = There is nothing to undo.
undo-revealed = Too late to undo: something has been revealed since.
undo-others = Too late to undo: another player has decided since.
undo-where = One goes back by a step (step) or to the start of the turn (turn), not to “{ $to }”.
rewind-range = One can go back to after move 0 to { $last }, not { $n }.
rewind-served = At a shared table one does not go back at will.
event-taken-back = { $seat } undoes the last choice.
event-taken-back-own = You undo your last choice.
event-seat-given = Seat { $seat } has changed hands: whoever held it was away.
event-seat-moved = Seat { $seat } is now played from another device.
event-seat-bot = A bot now plays for { $seat }, until they are back.
event-seat-back = { $seat } has taken the seat back.
event-rewound = Back to move { $n }.
event-by-order = Answered by your standing order.
event-by-this-order = Answered by your standing order “{ $order }”.
event-truncated = The game stops at the limit of { $n } decisions.

## Records

record-not-json = This is not a Motu record: the text is not JSON ({ $detail }).
record-not-ours = This is not a Motu record: “{ $key }” is missing.
record-wrong-kind = The record is damaged: “{ $key }” does not have the expected form.
record-version = This record has format { $version }; this program reads format { $ours }.
record-rules-version = Move { $n }: “{ $move }” is no longer allowed by rules { $ours } (the game was played with rules { $version }); it is replayed up to there.
record-too-deep = This is not a Motu record: it nests too deep, or has a number that is too long.
record-too-large = The record is too large: { $most } kB at most.
record-too-many-moves = The record has { $moves } moves: { $most } at most.
record-rules-newer = The game was played with rules { $version }, this program knows rules { $ours }: it takes a newer one.
record-box = The box of this record does not match the one of this program ({ $theirs } instead of { $ours }).
record-impossible = Move { $n }: “{ $move }” is impossible there.
record-wrong-seat = Move { $n }: it is not for { $seat } to decide.
record-truncated = The record stops after move { $n }, before the end of the game it announces.
record-too-long = The record goes on after the end of the game, at move { $n }.
record-seed-digest = The seed does not match its digest.
record-dice = Move { $n }: the dice give “{ $drawn }”, the record says “{ $move }”.
record-scores = The recorded scores are not those of the replayed game.
record-unreadable = The file “{ $path }” cannot be read: { $detail }.
record-fine = The record is exact: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, dice and scores checked.
record-fine-running = The record is exact so far: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} of a running game.

## Editions

box-unreadable = The edition “{ $place }” cannot be read: { $found }.
box-not-toml = The edition “{ $place }” is not a correct TOML file: { $found }.
box-too-large = The edition “{ $place }” is too large: { $wanted } kB at most.
box-too-deep = The edition nests too deep (“{ $place }”): { $wanted } levels at most.
box-long-number = The edition has a number that is too long (“{ $place }”): { $wanted } digits at most.
box-no-value = In the edition, “{ $place }” is { $found }: it must be a whole number, a text, a list or a table.
box-unclean = In the edition, “{ $place }” holds characters that cannot be shown: take them out.
box-unknown-key = The edition has an unknown entry: “{ $place }”.
box-missing-key = “{ $place }” is missing in the edition.
box-wrong-kind = In the edition, “{ $place }” is { $found }: it must be { $wanted ->
    [table] a table
    [list] a list
    [text] a text
   *[number] a whole number
}.
box-out-of-range = In the edition, “{ $place }” is { $found }: it must be { $wanted }.
box-unknown-name = In the edition, “{ $place }” is { $found }: it must be one of { $wanted }.
box-wrong-length = In the edition, “{ $place }” has { $found ->
    [one] { $found } entry
   *[other] { $found } entries
}: it takes { $wanted }.
box-wrong-total = The edition counts { $found ->
    [one] { $found } piece
   *[other] { $found } pieces
} in “{ $place }”: it takes { $wanted }.
box-too-few = In the edition, “{ $place }” is too small ({ $found }): it takes at least { $wanted }.
box-too-few-cards = The edition keeps { $found ->
    [one] { $found } card
   *[other] { $found } cards
} at “{ $place }” players: it takes at least { $wanted }.
box-cut-off = In the edition, “{ $place }” is cut off from the rest of the map.
box-not-on-map = In the edition, “{ $place }” is { $found }: there is no such place on the map.
# What an edition adds has the name that it gives.
own-name = { $name }

## Coach

coach-percent = { $n }%
coach-title = Review of the game
coach-curve = The chances of winning
coach-curve-about = Estimated before every event of the game, with all cards open. On the right, the result.
coach-curve-move = Move
coach-as-table = The same figures as a table
coach-balance = Luck and decisions
coach-balance-about = In percentage points. Luck is what the draws changed, against the average of everything that could have been drawn. Decisions are measured against how a quick bot would have gone on.
coach-seat = Seat
coach-start = At the start
coach-luck = Luck
coach-own = Own decisions
coach-others = Others’ decisions
coach-end = Result
coach-luck-error = The share of luck is known to within ± { $n }.
coach-costly = The costliest decisions
coach-costly-mine = Your costliest decisions
coach-costly-others = Those of the other players
coach-costly-none = No decision cost more than 1%: well played.
coach-costly-about = Judged by what the seat could know at the time.
coach-costly-head = { $seat }, move { $move }: { $asked }
coach-played = Played
coach-better = Better
coach-promises = { $chance } chance of winning, { $points } points expected
coach-cost = Cost: { $chance } chance of winning, { $points } points expected
coach-why = What the better choice brings, in points, a few moves later:
coach-why-close = Few points apart, but at this moment next to nothing decides who wins. What the better choice brings, in points, a few moves later:
coach-why-played-ends = The choice played brings the end of the game, at about { $mine } to { $theirs } against { $seat }; after the better one it goes on.
coach-why-better-ends = The better choice brings the end of the game, at about { $mine } to { $theirs } against { $seat }; after the one played it goes on.
coach-ends = Brings the end of the game, at about { $mine } to { $theirs } against { $seat }.
coach-goes-on = The game goes on after it.
coach-rival-gains = for { $seat }, who gains by it
coach-rival-loses = for { $seat }, who loses by it
coach-drawn-by = { $seat } was told: “{ $line }”
coach-why-small = Nothing that shows in the short term: the difference lies further ahead.
coach-draws = The draws that mattered most
coach-draw-head = Move { $move }
coach-see = See the position
coach-method = How it is worked out: every position is played on some dozens of times, for a few decisions, by quick bots and then judged by what counts in the game; a scale fitted to games played to their end turns this into chances of winning. These are estimates, not truths.
coach-not-over = The review waits for the end of the game.

## Command line

bad-language = Motu speaks { $languages }, not “{ $lang }”.
cli-game = Game
cli-seats = Players
cli-minutes = Minutes
cli-summary = In a word
cli-seat = Seat
cli-wins = Wins
cli-mean = Mean score
cli-mode = Rules
cli-compiled = compiled
cli-interpreted = interpreted
cli-games-second = Games/s
cli-decisions-second = Decisions/s
cli-copies-second = Copies/s
cli-rollouts-second = Rollouts/s
cli-iterations-second = Iterations/s
cli-slowest = Slowest position
cli-nodes = Nodes
cli-megabytes = MB
bad-bench = What is measured is “games” or “search”, not “{ $what }”.
cli-simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s, { $speed } decisions per second (rules { $mode }).
play-welcome = You play { $seat }. Type the number of a choice or its notation, u to undo the last one, q to leave.
play-more = { $more ->
    [one] … and { $more } more choice: type its number or notation.
   *[other] … and { $more } more choices: type their number or notation.
}
cli-bot = Bot
cli-wins-share = Victories
cli-interval = 95% interval
cli-lead = Lead
cli-rating = Rating
cli-contest = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s, every seating as often as any other.
cli-joined = { $bot } plays { $seat } at a table of { $game }.
cli-joined-end = The game is over: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $seat }, { $won ->
    [1] who wins.
   *[0] who does not win.
}
cli-joined-closed = The table was closed before the end.
needs-numpy = Learning needs numpy: pip install motu[lab].
cli-learnt-step = step { $step }: surprise { $taught } bit in the games learnt from, { $tested } in the others
cli-learnt = Surprise at the winner: { $paper } bit with equal weights, { $weights } with the learnt ones, { $network } with the network.
cli-trial-kept = { $setting } = { $value }: { $share } of the victories in { $games } games; kept.
cli-trial-left = { $setting } = { $value }: { $share } of the victories in { $games } games; left.
cli-decided = The question is settled.
cli-undecided = So many games do not settle the question.
cli-verify-what = Give the file of a record, or --all for the games of a database.
