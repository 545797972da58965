### Decks: what is wrong with one, its text form, and the screens where it is built.

# Factions within a sentence

faction-pueblo = the Pueblo
faction-casa-real = the Casa Real
faction-conspiradores = the Conspiradores
faction-clero = the Clero
faction-generic = no faction

wanted-pueblo = the Pueblo
wanted-casa-real = the Casa Real
wanted-conspiradores = the Conspiradores
wanted-clero = the Clero

# Why a deck cannot be played, or a card not be added

deck-no-deck = this is no deck: expected a treasury and its cards, found “{ $got }”
deck-no-treasury = a deck stands under a treasury card, and “{ $got }” is none
deck-no-counts = “{ $got }” does not say how many copies of each card there are: expected whole numbers from 1
deck-too-few = { $n } of { $size } cards: { $missing } more needed
deck-too-many = { $n } cards, { $over } too many: a deck has exactly { $size }
deck-unknown-card = there is no card “{ $got }”
deck-maravedi = { $card } is a maravedí card: those are a deck of their own
deck-treasury = { $card } is a treasury card: the only one lies beside the deck
deck-unique = { $card } is unique: one copy is allowed, not { $n }
deck-copies = { $n } copies of { $card }: { $most } are allowed
deck-faction = { $card } belongs to { $faction }: under this treasury only cards of { $wanted } and generic ones are allowed
deck-maravedi-mix = the maravedí deck is not the usual one of { $size } cards

# A deck as text

deck-text-treasury = Treasury
deck-text-line = line { $line }: “{ $got }” is neither a card nor a treasury. Expected a number and a name, such as “3 Comerciante”
deck-text-count = line { $line }: “{ $got }” copies cannot be. Expected a number from 1 to 9999
deck-text-unknown = line { $line }: there is no card “{ $got }”. Expected a name as it is printed, in English or Spanish
deck-text-near = line { $line }: there is no card “{ $got }”. Perhaps “{ $near }”?
deck-text-no-treasury = line { $line }: “{ $got }” is no treasury. Expected { $known }
deck-text-two-treasuries = line { $line }: “{ $got }” would be a second treasury. Expected one
deck-text-treasury-missing = the text names no treasury. Expected a line such as “Treasury: …” with { $known }
deck-text-long = line { $line }: the text goes on for longer than any deck. Expected { $most } lines at most

# The list of decks

decks-title = Decks · { $game }
decks-hint = Decks that come with the game are templates: make a copy to change one.
decks-shipped = comes with the game
decks-more-reasons = And { $n } more reasons.
    .one = And one more reason.
decks-open = Change
    .about = Put cards in and take them out.
decks-look = Look
    .about = See what is in it.
decks-choose = Decks…
    .about = Build decks, copy them, bring some in.
deck-new = New deck
    .about = Begin with an empty deck.
deck-new-name = New deck
deck-copy = Copy
    .about = Make a copy of this deck, to change it.
deck-rename = Rename the deck
    .about = Give this deck another name.
deck-delete = Delete
    .about = Delete this deck; until the program ends you can take that back.
deck-deleted = The deck “{ $title }” is deleted.
deck-import = Bring in a deck
    .about = Read a deck that somebody sent you as text.
deck-import-how = A deck is a list: **“Treasury: …”** on a line, and below it lines such as **“3 Comerciante”**. Copy the list and paste it here, or put it as a .txt file into the folder { $folder }.
deck-paste = Paste from the clipboard
deck-clipboard-empty = There is no text on the clipboard. Copy a deck’s list first.
deck-slips = Slips in the text
deck-more-slips = And { $n } more.
deck-keep-rest = Keep the rest
deck-export = Deck as text
    .about = A list that people can read and send to each other; it can be brought in again.
deck-copy-text = Copy
    .about = Copy the list, to paste it into a message.
deck-to-file = To a file
    .about = Write the list into the folder of the decks.
deck-copied = The deck is on the clipboard.
deck-no-clipboard = There is no clipboard here. Write the deck to a file instead.
deck-written = The deck has been written to { $file }

# The deck builder

deck-builder-hint = Click a card to add it, a line to take one out; or drag. The right button shows a card large.
deck-locked = this deck comes with the game: make a copy to change it
deck-not-there = there is no { $card_bare } in this deck
deck-search = Search in names and texts (Ctrl+F). Accents do not matter.
deck-found = { $n } cards
    .one = one card
deck-want-all = Look for nothing in particular.
deck-up = Scroll up.
deck-down = Scroll down.
deck-want-pueblo = Only cards of the Pueblo
deck-want-casa-real = Only cards of the Casa Real
deck-want-conspiradores = Only cards of the Conspiradores
deck-want-clero = Only cards of the Clero
deck-want-generic = Only generic cards
deck-want-character = Only characters
deck-want-event = Only events
deck-want-permanent = Only permanent events
deck-want-location = Only locations
deck-want-cost = Only cards of value { $cost }
    .most = Only cards of value { $cost } or more
deck-choose-treasury = Put the deck under this treasury.
deck-right = Ready to play
    .about = Nothing is wrong with this deck.
deck-wrong = { $n } reasons against it
    .one = One reason against it
deck-state = The deck
    .about = All reasons why this deck cannot be played yet.
deck-by-cost = by value
deck-by-type = by type

# Decks of a new game

deck-of-seat = With which deck
deck-none = no deck
deck-none-legal = There is no deck to play with. Build one first.
deck-not-legal = { $player } cannot play with “{ $title }”: there are { $n } reasons against this deck.
    .one = { $player } cannot play with “{ $title }”: there is a reason against this deck.
