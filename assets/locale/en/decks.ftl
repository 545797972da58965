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
