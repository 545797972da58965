### Decks: what is wrong with one, its text form, and the screens where it is built.

# Factions within a sentence

faction-pueblo = the People
faction-casa-real = the Royal House
faction-conspiradores = the Conspirators
faction-clero = the Clergy
faction-generic = no faction

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
