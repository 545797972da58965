### What the commands say: simulate, replay and bench.

## simulate

simulate-no-bot = There is no bot “{ $bot }”. There are: { $known }.
simulate-number = --{ $name } is { $got }; expected 1 or more.
simulate-option = --option is “{ $got }”; expected NAME=VALUE.
simulate-error = Match { $number } broke off: { $error }
simulate-interrupted = Stopped after { $n } of { $wanted } matches.
simulate-title = { $game }, { $players } players: { $n } matches, seed { $seed }
    .one = { $game }, { $players } players: one match, seed { $seed }
simulate-options = Options: { $options }
simulate-percent = { $share }%
simulate-interval = ({ $low } to { $high })
simulate-by-seat = Wins by seat: { $shares }
simulate-first = Wins of whoever took the first turn: { $share }
simulate-length = Length: { $rounds } rounds, { $decisions } decisions (medians)
simulate-speed = Speed: { $decisions } decisions a second
simulate-endings = How the matches ended
simulate-tallies = Events in a match, on average
simulate-amount = { $amount }
simulate-errors = { $n } matches broke off and count for nothing.
    .one = One match broke off and counts for nothing.

## replay

replay-no-file = There is no file { $file }.
replay-unreadable = The file { $file } cannot be read ({ $code }).
replay-no-record = This is no record of a match: expected a save of Tabletop, or a JSON object with “head” and “body”.
replay-no-seat = There is no seat { $seat }; expected 1 to { $seats }.
replay-player = Player { $number }
replay-title = { $game }, { $players } players
replay-options = Options: { $options }
replay-players = At the table: { $players }
replay-seen-by = Told as { $player } saw it.
replay-head = The head of the record does not fit what happened: { $field } is “{ $got }”, expected “{ $expected }”.
replay-broken = The record can be told so far. Then: { $problem }
replay-over = The match is over: { $why }
replay-winners = Won by { $players }
    .one = Won by { $players }
replay-scores = Scores: { $scores }
replay-open = It is the turn of { $player } to decide: { $prompt }
replay-good = The record is sound: { $n } answers, { $events } events.
    .one = The record is sound: one answer, { $events } events.

## bench

bench-no-display = There is no display, so the screen was not measured: expected one, such as `xvfb-run` gives.
bench-rules = { $game }: { $decisions } random decisions a second, { $clone } µs for a clone
bench-driver = Screen ({ $driver }), frames as multiples of a plain one
bench-frames = { $size }: { $dealt } with 60 cards being dealt, { $spread } spread over the table, { $one } with one moving
bench-idle = Left alone: { $draws } frames painted, { $cpu }% of a processor
bench-first = First frame: { $ratio } times as long as a bare window’s
bench-click = From the click to the table: { $ms } ms
bench-memory = Memory at 1920 × 1080: { $mb } MB
