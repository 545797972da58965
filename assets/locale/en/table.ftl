### The table on the screen, whatever the game.

table-turn = Turn { $n } · { $player }
table-waiting = { $player } is to decide
table-thinking = { $player } is thinking…
table-answer-first = Answer what is asked first.
table-undo = Undo
table-menu = Menu
table-reckoning = The reckoning
table-pass = Pass
table-rest = Nothing more this turn
    .about = You are not asked to react again until the next turn begins (Shift-Space).
table-number-most = All
table-number-below = Nothing below { $low }: from { $low } to { $high }.
table-chosen = { $n } of { $most }
table-recap = Since your last move

table-zone-of = { $zone } of { $player }
table-pile = { $n } cards
    .one = { $n } card
table-pile-hidden = { $n } face down
    .one = { $n } face down
table-pile-brought = The { $n } cards brought to the table: it does not tell which are left

table-curtain-turn = It is your turn to look at the table.
table-curtain-open = When only you can see the screen, click or press Enter.

table-anyone = Anyone?
table-anyone-how = Whoever wants to, press your key or click your plate.
table-anyone-go-on = Go on

table-front-strength = { $player }: strength { $n }{ $parts }
table-front-even = The marker stands in the middle: nobody has influence here
table-front-held = { $player } has { $n } influence here
table-front-step = As things stand, { $player } gains { $n } when the marker next moves
