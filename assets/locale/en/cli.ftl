### What the commands say: simulate, balance, replay and bench.

## simulate and balance

matches-no-bot = There is no bot “{ $bot }”. There are: { $known }.
matches-number = --{ $name } is { $got }; expected 1 or more.
matches-option = --option is “{ $got }”; expected NAME=VALUE.
matches-error = Match { $number } broke off: { $error }
matches-interrupted = Stopped after { $n } of { $wanted } matches.
matches-title = { $game }, { $players } players: { $n } matches, seed { $seed }
    .one = { $game }, { $players } players: one match, seed { $seed }
matches-options = Options: { $options }
matches-percent = { $share }%
matches-points = { $sign }{ $points }
matches-interval = ({ $low } to { $high })
matches-first = Wins of whoever took the first turn: { $share }
matches-amount = { $amount }
matches-errors = { $n } matches broke off and count for nothing.
    .one = One match broke off and counts for nothing.

## simulate

simulate-by-seat = Wins by seat: { $shares }
simulate-length = Length: { $rounds } rounds, { $decisions } decisions (medians)
simulate-speed = Speed: { $decisions } decisions a second
simulate-endings = How the matches ended
simulate-tallies = Events in a match, on average

## balance

balance-limit = --{ $name } is { $got }; expected a number of points, 0 or more.
balance-bots = At every seat: { $bot }
balance-seats = What each seat wins; marked is what lies more than { $limit } points off an equal share
balance-length = Length: { $median } rounds (median); nine matches of ten have { $low } to { $high }
balance-loops = Matches in which effects went round in circles: { $n }
balance-cards = Cards: what the seats that used them won beyond an equal share, in points of a hundred
balance-column =
    .seat = Seat
    .wins = Wins
    .card = Card
    .matches = Matches
    .seats = Seats
    .gain = Gain
    .between = 95% interval
    .sales = Sales
    .mean = Mean
    .sd = Deviation
    .low = Lowest
    .high = Highest
balance-sign = !
balance-beyond = { $n } cards gain or cost more than { $limit } points.
    .one = One card gains or costs more than { $limit } points.
balance-unused = { $n } cards were held and never used: { $names }.
    .one = One card was held and never used: { $names }.
balance-unheld = { $n } cards never came into a hand: { $names }.
    .one = One card never came into a hand: { $names }.
balance-prices = Prices: what each card was sold for
balance-notes = Events: in how many of a hundred matches they occur

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
