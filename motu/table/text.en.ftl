## Pages

page-independent = An independent project, not affiliated with the publishers.
page-to-lobby = Back to the lobby
page-not-found = Not found
page-not-found-about = This page does not exist, or no longer does.
page-refused = Refused

## Lobby

lobby-name = Your name
lobby-save = Save
lobby-first = First game? Try { $game }, the simplest of the five, against two easy opponents.
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
lobby-honest = Complete rules. Some of the printed numbers are our own reconstruction:
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
kind-greedy = Greedy bot
people-person = A person
people-open = Free
people-title = Players
status-open = waiting for players
status-playing = under way
status-over = finished
status-my-turn = your turn!
rivals-title = The opponents
rivals-about = How long each bot thinks per turn, at most.
rivals-measured = Strength as measured with each number of players: the mean of the bots is 0; 400 points apart are ten victories to one defeat; ± is half of the 95 % interval. Measured with less thinking than at the table: against you the strong ones are stronger still.
rivals-name = Bot
rivals-seconds = ({ $seconds } s)
rivals-players = { $n } players
numbers-title = Numbers of the Motu Edition
numbers-about = Each line has its name in the game’s box.toml file. To play with other numbers, put them into a file of your own and give it when you open a table.
numbers-from-X = Reconstructed by us, at least in part
numbers-from-K = Recalled
numbers-from-P = From a public source
numbers-from-R = From the rulebook
numbers-yes = yes
numbers-no = no

## Table

banner-open = Waiting for all seats to be taken.
banner-closed = This table is closed.
banner-won = You have won!
banner-won-together = A perfect tie: you share the victory.
banner-place = You are { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $of }, { $points ->
    [0] level on points with { $winners }, but behind on the tie-break
    [one] { $points } point behind { $winners }
   *[other] { $points } points behind { $winners }
}.
banner-over = The game is over. Winner: { $winners }.
banner-curtain = Pass the device to { $seat }.
banner-confirm-then = Confirm; then: { $then }
banner-confirm = Confirm your choice
banner-waiting = { $said }…
banner-waiting-at-most = { $said }… (at most { $seconds } s)
banner-goes-on = The game goes on…
choices-title = Your choices
choices-more = { $n ->
    [one] { $n } more choice
   *[other] { $n } more choices
}
counters = How many of each
count-less = Remove one: { $what }
choices-instead = Or:
choices-gestures = All in one go
choices-parts = Choose step by step
do-confirm-then = Confirm, then go on
do-confirm = Confirm
do-undo = Undo: { $what }
do-undo-of = Undo the last choice of { $seat }
do-uncover = It is me, show my hand
do-join = Sit down
do-fill = Fill up with bots
do-invite = Invite
do-move = Continue on another device
do-rematch = Offer a rematch
do-claim = Sit down: { $seat }
waiting-room = The game starts when all seats are taken.
result-total = Total
result-replay = Watch again
result-record = Download the record
log-title = Log
log-more = { $n ->
    [one] … and { $n } more line
   *[other] … and { $n } more lines
}
account-you = you
account-of = { $title }: { $gains }
moment-title = What has just happened
moment-skip = Tap the screen or press a key to skip
moment-again = Watch again
moment-close = Close
chat-title = Chat
chat-say = Your message
chat-send = Send
chat-somebody = Somebody
live-lost = Connection lost, trying again…
trouble = The table has trouble saving the game: it keeps trying by itself. Nothing that was played is lost.
replay-title = Watch again
replay-move = { $game } · step { $n } of { $of }
replay-first = Start
replay-back = Back
replay-next = Next
replay-last = End
join-title = Invitation
refused-occupied = This seat is taken. Whoever sits there can pass it on by a link; otherwise it changes hands only once the table has waited for it for more than { $minutes } minutes.
join-used = This invitation has been used, or does not exist. Ask the host for another one.

## Coach

do-hint = Ask for a hint
hint-title = Hint
hint-about = An estimate, from what you may know. The reasons compare each choice with the others, in points, a few moves later.
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
refused-not-seated = This is not your seat.
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
do-skip = Skip to my next choice
do-leave = Let a bot play for me
do-return = Take my seat back
replay-run = Play
replay-line = Position
bell = Alert me when it is my turn
guide-title = Your first game
guide-now = What you can choose is ringed on the board and listed in words.
lobby-clock = Seconds per decision (0: no clock)

## Tables, settings, zoom

page-wrong-method = This address is not used that way.
page-too-large = That is too large: 300 kB at most.
page-malformed = This request is malformed: nothing has changed.
do-close = Close
thing-title = What is touched
thing-yours = Yours
thing-of = { $seat }’s
menu = Open log, players, chat
lobby-title = One table, five island games
weight-light = light
weight-medium = medium
weight-heavy = meaty
status-awaited = waiting for { $seats }
banner-whose = { $seat }: { $said }
step-least = Choose as little as possible
step-less = Decrease by one
step-more = Increase by one
step-most = Choose as much as possible
do-peek = Hold to look at my hand
do-rematch-go = Go to the rematch
waiting-invite = Invite somebody to each free seat, or fill the table with bots.
people-deciding = is thinking…
people-answered = has answered ✓
result-tie = Equal points, decided like this:
result-limit = The game stopped at the limit of { $n } decisions: the points are those of that moment.
result-shared = A perfect tie: the victory is shared.
result-unfold = Touch a figure to see what made it.
result-made = { $source }, { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-find-decisive = Find the decisive moment
result-decisive = The decisive moment:
result-drawn = a draw.
result-chose = { $seat } chose “{ $what }”.
result-swing = The chances of { $winner } went from { $before } to { $after }.
result-chance = Verifiable draws
do-stronger = Face stronger bots
chance-about = Nobody can arrange the draws while a game is played. They all follow from a seed that is drawn before the deal. Its fingerprint may be shown from the start without giving anything away; the seed is shown at the end, and with the record anybody can repeat every draw with “motu verify”.
chance-digest = Fingerprint of the seed
chance-seed = Seed
chance-not-dealt = It will appear when the game begins.
chance-at-the-end = It will appear at the end of the game.
log-again = Watch again from my last choice
chat-mute = Hide the chat
chat-to-table = The whole table can read this.
chat-to-spectators = Only the other spectators can read this.
settings-title = Settings
settings-windows = Free actions
windows-no = offered with my choices
windows-yes = ask me at every opportunity
settings-confirm = Confirm my choices
confirm-yes = yes, before playing
confirm-no = no, play at once
settings-pace = Pace of the bots
pace-none = at once
pace-quick = brisk
pace-normal = normal
pace-slow = calm
settings-keys = Keys: Tab and arrows to choose, Enter to confirm, Backspace to undo, Space to go on, + − 0 to zoom.
guide-off = Do not show again
zoom-whole = See the table
zoom-back = Return to the choice
zoom-minimap = Go elsewhere on the table: touch the map
zoom-more = # more elsewhere
chat-unread = Open the chat (to read: #)
clock = Time left
replay-pause = Pause
replay-to-table = Back to the table
undo-over = The game is over: watch it again, and play on from wherever you like.
refused-confirm-first = Confirm or undo the prepared choice first.
refused-full = There is no free seat at this table.
refused-not-over = The game is not over yet.
settings-forced = When only one choice is possible
forced-alone = it is played for me
forced-by-hand = ask me all the same
rules-title = Rules
chat-hush = Hide { $name }’s messages
chat-hear = Show all messages again
page-broken = An error on our side
page-broken-about = Nothing was lost: the log of moves is intact. Load the page again; if it happens again, tell whoever hosts the table.
worker-ready = Bots think here (Ctrl+C to stop)
worker-needs-postgresql = Bots think elsewhere only with PostgreSQL: give its address with --database.
worker-needs-extra = What shares out the work is missing: pip install motu[postgres].
settings-extract = Download the game as I saw it
lobby-against = against

## Preparing one’s next choice

do-plan = Prepare my next choice
do-plan-close = Wait and see
do-plan-forget = Forget this choice
plan-title = Your next choice, in advance
plan-about = It will wait for you, ready to confirm, as long as it remains possible.
plan-none = What you will be asked cannot be foreseen yet.
plan-made = Your next choice is ready: { $what }
plan-gone = The choice that you had prepared is no longer possible: { $what }.
plan-waits = Prepared for later: { $what }.
waiting-meanwhile = Meanwhile touch anything on the table: each thing tells what it is.

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

## Friends at the table

people-here = here
people-away = away
people-somebody = somebody
people-stands-in = { $bot }, in place of { $name }
people-private = Private table: only those who play here can see it.
people-public = Public table: everybody can watch it.
do-public = Open it to spectators
do-private = Make it private
do-stand-in = Let a bot play for them
do-give-back = Give the seat back
do-replace = Give the seat to somebody else
do-invite-to = Invite somebody: seat { $seat }
absent-awaited = Waiting for { $seat }, who has left the page. A bot can play until they are back; the seat stays theirs.
absent-host = Waiting for { $seat }, who has left the page. The host can let a bot play until they are back.
gone = A bot is playing for you. Your seat is waiting.
watching = You are watching this table: you do not play here, and you see only what is public.
watching-free = You are watching this table. A seat is free: it is yours if you want to play.
refused-there = This person is here: it is for them to play, or to leave the seat to a bot.
private-title = Private table
private-about = Only those who play at this table can see it. Ask its host for an invitation: the link will give you a seat. If you played here from this browser, your seat has gone to another device or to somebody else. To watch only, ask the host to open it to spectators, under “Players”.
invite-title = Invite somebody: seat { $seat }
invite-about = Send this link to one person, or show them this code: the first to sit down has the seat.
invite-move = Continue on another device
invite-move-about = Open this link on the other device, or point it at this code: your seat moves there.
invite-code = QR code of this address
invite-address = Address
invite-copy = Copy
invite-copied = Copied ✓
invite-share = Send…
invite-share-text = Come and play { $game } with me:
invite-anew = Make a new link; the old one will be worth nothing
invite-reach-all = This link works once.
invite-reach-network = This link works once. One has to be on the same network as this machine.
invite-reach-only = This address works on this computer only. For other devices of your network to come, stop Motu, start “{ $command }”, then open this invitation again: the game will be waiting for you.
join-about = You are invited to a game of { $game } by { $name }.
join-about-nobody = You are invited to play { $game }.
join-move = Your game of { $game } continues on this device.
join-facts = { $short } to { $long } min
join-you = { $seat }: you
join-other = { $seat }: { $who }
join-free = a free seat
join-name = Your name at the table
join-seated = You already play at this table ({ $seat }): this link is meant for somebody else.

## Your tables, your settings

settings-open = Open the settings
settings-close = Close the settings
settings-kept = Saved
settings-lost = This setting could not be saved. Reload the page and try again.
settings-theme = Appearance
theme-system = device theme
theme-light = light theme
theme-dark = dark theme
settings-sounds = Sounds (far left: none)
mine-setup = setting up
mine-all = All your tables
mine-archived = Archived tables
mine-older = Older ones
mine-newest = Back to the newest
mine-none = No table here.
mine-acts = What to do with this table of { $game }?
mine-archive = Archive
mine-restore = Put back in the list
mine-delete = Delete…
mine-delete-title = Delete this table?
mine-delete-about = The game, its log and its chat will be gone for good. To take it out of your list only, archive it.
mine-delete-yes = Delete the table
mine-delete-no = No, keep it
refused-missed = Other people sit at this table: they would lose their game. Archive it to take it out of your list.
ago-now = just now
ago-minutes = { $n ->
    [1] a minute ago
   *[other] { $n } minutes ago
}
ago-hours = { $n ->
    [1] an hour ago
   *[other] { $n } hours ago
}
ago-days = { $n ->
    [1] a day ago
   *[other] { $n } days ago
}
ago-weeks = { $n ->
    [1] a week ago
   *[other] { $n } weeks ago
}
ago-months = { $n ->
    [1] a month ago
   *[other] { $n } months ago
}
ago-years = { $n ->
    [1] a year ago
   *[other] { $n } years ago
}
