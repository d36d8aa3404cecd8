## Pages

page-independent = An independent project, not connected with the publishers.
page-to-lobby = Back to the lobby
page-not-found = Not found
page-not-found-about = This page does not exist, or no longer does.
page-refused = Refused

## Lobby

lobby-name = Your name
lobby-save = Keep
lobby-first = First game? { $game }, the simplest, against two easy opponents.
lobby-first-go = Try it
lobby-mine = Your tables
lobby-open = Open tables
lobby-games = The games
lobby-facts = { $least } to { $most } players · { $short } to { $long } minutes
lobby-players = Players
lobby-play = Play against bots
lobby-new = New table…
lobby-seats = Seats
lobby-public = Public table: everybody may join or watch
lobby-edition = Your edition (box.toml)
lobby-create = Open the table
lobby-honest = Complete rules. Part of the printed numbers is reconstructed by us:
lobby-which = see which
lobby-import = Open a record…
lobby-record = File
lobby-import-go = Open
kind-me = You
kind-here = A person, on this screen
kind-invite = A person, by invitation
kind-open = Open to all
kind-none = Nobody
kind-random = Random bot
kind-beginner = Hermit crab, beginner
kind-easy = Clownfish, easy
kind-medium = Turtle, medium
kind-hard = Dolphin, strong
kind-expert = Octopus, expert
kind-greedy = Clever bot
people-person = A person
people-open = Free
people-title = Players
status-open = waiting for players
status-playing = under way
status-over = over
status-my-turn = your turn!
rivals-title = The opponents
rivals-about = How long each bot thinks per turn, at most.
rivals-measured = Strength as measured with each number of players: the mean of the bots is 0; 400 points apart are ten victories to one defeat; ± is half of the 95 % interval. Measured with less thinking than at the table: against you the strong ones are stronger still.
rivals-name = Bot
rivals-seconds = ({ $seconds } s)
rivals-players = { $n } players
numbers-title = Numbers of the Motu Edition
numbers-about = R: rulebook; P: public source; K: recalled; X: reconstructed by us.

## Table

banner-open = Waiting for all seats to be taken.
banner-closed = This table is closed.
banner-over = The game is over. Winner: { $winners }.
banner-curtain = Pass the device to { $seat }.
banner-confirm = Confirm your choice
banner-waiting = Waiting for { $seats }.
choices-title = Your choices
choices-more = { $n ->
    [one] { $n } more choice
   *[other] { $n } more choices
}
counters = How many of each
count-less = One less: { $what }
choices-instead = Or:
choices-gestures = In one go
do-confirm = Confirm
do-undo = Undo: { $what }
do-undo-of = Undo the last choice of { $seat }
do-uncover = It is me: show
do-join = Sit down
do-fill = Fill up with bots
do-invite = Invitation link
do-move = Link for another device
do-rematch = Play again
do-claim = Take this seat
waiting-room = The game starts when all seats are taken.
result-total = Total
result-replay = Watch again
result-record = Download the record
log-title = Log
chat-title = Chat
chat-say = Your message
chat-send = Send
chat-somebody = Somebody
live-lost = Connection lost, trying again…
trouble = The table has trouble keeping the game: it goes on trying by itself. Nothing that was played is lost.
replay-title = Watch again
replay-move = { $game } · line { $n } of { $of }
replay-first = Start
replay-back = Back
replay-next = Next
replay-last = End
join-title = Invitation
join-about = You are invited to a table of { $game }, seat { $seat }.
refused-occupied = This seat is taken. Whoever sits there can pass it on by a link; otherwise it changes hands only once the table has waited for it for more than { $minutes } minutes.
join-used = This invitation has been used, or does not exist. Ask the host for another one.
invite-link = Link for { $seat }, to be used once:
invite-copy = Copy the address of this link to send it.

## Coach

do-hint = Ask for a hint
hint-title = Hint
hint-about = An estimate, from what this seat may know. The reasons compare each choice with the others, in points, a few moves later.
hint-rule = Rule
refused-hint-others = No hints while other people play at this table: the review comes when the game is over.
refused-hint-off = Hints are switched off at this table. The host can allow them in the settings.
refused-hint-not-asked = Ask for a hint when it is your turn to decide.
settings-hints = Hints
hints-yes = when asked for
hints-no = never
coach-making = The review is being prepared: { $done } of { $tasks }
coach-failed = The review could not be made. Reload the page to try again.
coach-reload = Refresh
coach-link = Review of the game

## Refusals

refused-stale = The table has changed in the meantime: look again.
refused-incomplete = This choice is not complete yet.
refused-not-seated = You do not sit on this seat.
refused-foreign = This request does not come from this page.
refused-host-only = Only the host of the table may do that.
refused-too-long = This message is empty or too long.
api-malformed = This request is not a JSON object of the expected form: see docs/bots.md.
api-unknown-token = The header “Authorization: Bearer …” is missing, or nobody holds this token.
refused-running = The full record is given out only when the game is over.

## Service

serve-ready = Motu is ready: { $address } (Ctrl+C to stop)
bad-port = There is no port { $port }: it takes a number from 0 to 65535.
port-taken = Motu cannot listen on { $host }, port { $port }: { $detail }. Try another port with --port.

## Around the table

do-fork = Play on from here, against bots
do-skip = Go on to my decision
do-leave = Let a bot play for me
do-return = Take my seat back
replay-run = Play
replay-line = Position
bell = Sound and notification when it is your turn
guide-title = Your first game
guide-now = What you can choose is ringed on the board and written in words. Wonder why something is impossible? Touch it: the rule answers.
lobby-clock = Seconds per decision (0: no clock)

## Tables, settings, zoom

page-wrong-method = This address is not used that way.
page-too-large = That is too large: 300 kB at most.
page-malformed = This request is malformed: nothing has changed.
menu = Log, players, chat, settings
lobby-title = One table, five island games
weight-light = light
weight-medium = medium
weight-heavy = meaty
status-awaited = waiting for { $seats }
banner-whose = { $seat }: { $said }
step-least = As little as possible
step-less = One less
step-more = One more
step-most = As much as possible
do-peek = Hold to look at my hand
do-rematch-go = Go to the rematch
waiting-invite = Under “Players”, ask for an invitation link for each free seat.
people-deciding = is thinking…
people-answered = has answered ✓
result-tie = Equal points, decided like this:
result-limit = The game stopped at the limit of { $n } decisions: the points are those of that moment.
result-shared = A perfect tie: the victory is shared.
result-seed = Fingerprint of chance: { $digest }…; the seed is in the record.
log-again = Show again since my last choice
chat-mute = Hide the conversation
chat-to-table = Everybody at the table reads you.
chat-to-spectators = Only the other spectators read you.
settings-title = Settings
settings-windows = Free actions
settings-windows-no = beside my decisions
settings-windows-yes = ask me at every window
settings-confirm = Confirm my choices
settings-confirm-yes = yes, before playing
settings-confirm-no = no, play at once
settings-pace = Pace of the bots
pace-none = at once
pace-quick = brisk
pace-normal = normal
pace-slow = calm
settings-keys = Keys: Tab and arrows to choose, Enter to confirm, Backspace to undo, Space to go on, + − 0 to zoom.
guide-off = Do not show again
zoom-whole = Whole table
zoom-back = Back to the choice
zoom-in = Larger
zoom-out = Smaller
zoom-minimap = Map of the table: touch to go there
clock = Time left
replay-pause = Pause
replay-to-table = Back to the table
refused-confirm-first = Confirm or take back the prepared choice first.
refused-full = There is no free seat at this table.
refused-not-over = The game is not over yet.
settings-forced = When only one choice is possible
forced-alone = it is played for me
forced-by-hand = ask me all the same
rules-title = Rules
chat-hush = Stop reading { $name }
chat-hear = Read everybody again
page-broken = A fault on our side
page-broken-about = Nothing was lost: the log of moves is intact. Load the page again; if it happens again, tell whoever hosts the table.
worker-ready = Bots think here (Ctrl+C to stop)
worker-needs-postgresql = Bots think elsewhere only with PostgreSQL: give its address with --database.
worker-needs-extra = What shares out the work is missing: pip install motu[postgres].
settings-extract = Take away what I know
lobby-against = against

## Too much at once

too-many = That is too much at once! Wait { $seconds } s, then try again.
too-many-streams = This table is open in too many windows already: close one of them, then reload the page.
too-many-tables = You already have { $most } tables under way. Finish one of them before you open another.

## The database

database-unknown = Motu does not know this kind of database, “{ $address }”: give --database the path of a file, or an address such as { $example }.
database-folder = “{ $path }” is a folder: give --database the path of a file in it.
database-no-folder = The folder “{ $folder }” does not exist: create it, or give another path with --database.
database-not-writable = Motu cannot write to “{ $path }” ({ $detail }): allow it to, or give another path with --database.
database-not-ours = “{ $path }” is not a database, or nothing of it is left: put a copy back, or give another path with --database.
database-damaged = The database “{ $path }” is damaged ({ $detail }): put a copy back; “motu verify --all --database { $path }” says which games are still whole.
database-busy = Another program holds the database “{ $path }”: close it, then start Motu again.
database-taken = Another Motu already serves the database “{ $path }”: stop it, or give another path with --database.
database-newer = A newer Motu has written this database (version { $version }): install that Motu, or give another database with --database.
database-unreachable = Motu cannot reach the database “{ $where }” ({ $detail }): check the address given with --database, and that PostgreSQL runs there.
database-missing = There is no database “{ $path }”: give its path with --database.
database-needs-extra = What speaks with PostgreSQL is missing: pip install motu[postgres].
database-half-checked = The database “{ $path }” is large: there was time to check a part of it only. “motu verify --all” checks every game.
verify-title = Games
verify-broken = Table { $table }: { $why }
verify-fine = All stored games are whole: { $games }.
verify-some = Broken games: { $broken } of { $games }. The others are whole.
verify-gap = Line { $n } of its log is missing.
verify-status = Its log does not lead where the table stands (“{ $status }”).
verify-unreadable = It cannot be read ({ $detail }).
