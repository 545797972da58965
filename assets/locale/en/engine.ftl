### What the kernel says: why an answer, a set-up, a record or a position will not do.

reason-match-over = The match is over.
reason-not-asked = It is not your decision.
reason-want-option = Choose one of the options; this is not one: { $got }.
reason-not-offered = That is not possible now.
reason-want-several = Choose a list of options; this is not one: { $got }.
reason-chosen-twice = The same card is chosen twice.
reason-too-few = { $n } chosen, at least { $least } needed.
reason-too-many = { $n } chosen, at most { $most } allowed.
reason-wrong-size = { $n } chosen; it must be one of { $sizes }.
reason-too-light = They add up to { $n }; { $least } is needed.
reason-want-number = Give a whole number; this is not one: { $got }.
reason-number-range = { $n } will not do: from { $low } to { $high }.
reason-want-all-in-order = Put all { $n } in order, each once.
reason-no-such-seat = There is no seat { $n }.
reason-undo-nothing = There is nothing to take back.
reason-undo-conceded = A surrender cannot be taken back.
reason-undo-other = Another player has decided since.
reason-undo-dice = Chance has spoken since.
reason-undo-learned = You have seen something new since.

error-game = There is no game “{ $game }”. There are: { $known }.
error-seats = { $game } is for { $low } to { $high } players, not { $n }.
error-option = { $game } has no option “{ $option }”. It has: { $known }.
error-option-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $known }.
error-option-seats = The option “{ $option }” can be “{ $value }” only with { $known } players, not { $n }.
error-position = The position has a wrong { $what }: “{ $got }”. Expected: { $expected }.
error-record-damaged = The record is damaged: its { $part } cannot be read.
error-record-version = The record was made by another version: { $field } is “{ $got }”, expected “{ $expected }”.
error-record-answer = Answer { $n } of the record is no answer: { $detail }
error-record-illegal = Answer { $n } of the record is not legal:
