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
kind-random = Easy bot
kind-greedy = Clever bot
people-person = A person
people-open = Free
people-title = Players
status-open = waiting for players
status-playing = under way
status-over = over
status-closed = closed
status-my-turn = your turn!
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
choices-more = { $n } more choices
choices-gestures = In one go
do-confirm = Confirm
do-back = Take back
do-clear = Take all back
do-undo = Undo my last move
do-rewind = Back to my previous choice
do-uncover = It is me: show
do-join = Sit down
do-fill = Fill up with bots
do-invite = Invitation link
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
replay-title = Watch again
replay-move = Move { $n } of { $of }
replay-first = Start
replay-back = Back
replay-next = Next
replay-last = End
join-title = Invitation
join-about = You are invited to a table of { $game }, seat { $seat }.
join-used = This invitation has been used, or does not exist. Ask the host for another one.
invite-link = Link for { $seat }, to be used once:

## Refusals

refused-stale = The table has changed in the meantime: look again.
refused-incomplete = This choice is not complete yet.
refused-not-seated = You do not sit on this seat.
refused-foreign = This request does not come from this page.
refused-host-only = Only the host of the table may do that.
refused-too-long = This message is empty or too long.
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
guide-now = What you can choose is ringed on the board and written below. Wonder why something is impossible? Touch it: the rule answers.
lobby-clock = Seconds per decision (0: no clock)
