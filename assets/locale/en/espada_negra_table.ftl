### The table of Espada Negra: zones, numbers beside names, what may happen to a card, buttons, house rules.

zone-en-deck = Deck
zone-en-discard = Removed
zone-en-conditions = House rules
zone-en-lot = Contended
zone-en-row = To come
zone-en-veiled = To come, face down
zone-en-holding = Acquired

badge-en-victory = Victory: { $n }{ $parts }
score-en-victory = Victory: { $n }{ $parts }
badge-en-production = Gains { $n } gold at the end of the turn{ $parts }
badge-en-attack = Attack that can be used now, without berserkers: { $n }
badge-en-attacked = Has attacked this turn: the attack of { $total } rests
badge-en-truce = Nobody attacks in this match: the attack of { $total } rests
badge-en-berserkers = Berserkers that are ready: { $cards }, attack { $total } together; each attacks once in the whole game
    .one = Berserker that is ready: { $cards }, attack { $total }; it attacks once in the whole game
badge-en-berserkers-rise = Berserkers that are ready: { $cards }, attack { $total } together
    .one = Berserker that is ready: { $cards }, attack { $total }
badge-en-berserkers-rest = Berserkers that can attack next turn: { $cards }, attack { $total } together
    .one = Berserker that can attack next turn: { $cards }, attack { $total }
badge-en-espionage = Espionage that can still be used: { $n }
badge-en-speaks = Place in speaking in this auction: { $n }. Of those who tie, the first to speak gets the card
badge-en-gold = Gold: { $n }
badge-en-cards = { $n } cards acquired
    .one = One card acquired
badge-en-auctioneer = Auctioneer of this turn
badge-en-out = Has left the match
badge-en-turns = There are cards for { $n } more turns
    .one = There are cards for one more turn
badge-en-last-turn = This is the last turn: there are too few cards for another

about-en-new = Acquired in this turn: it cannot attack or spy yet
about-en-spent = Has attacked: a berserker does so once in the whole game
about-en-spied = Marked for espionage: it cannot be used for another

piece-en-bank = The bank: what is paid goes here, and production comes from here.
piece-en-auctioneer = The auctioneer’s gavel: it is passed to the left at the end of each turn.

step-en-attack = Attack
step-en-auction = Auction
step-en-espionage = Espionage

do-en-attack = Attack the card
do-en-join = Join the attack
do-en-pass = Do not attack
do-en-award = Give it to { $owner }
do-en-spy = Mark to spy
do-en-rage = Let it attack

law-en-ties-secret = Tied bids: the richest of the tied gets the card, or between equals nobody.
law-en-ties-internal = Tied bids: the auctioneer decides.
law-en-ties-external = Tied bids: whoever of the tied spoke first gets the card.
law-en-ties-nobody = Tied bids: nobody gets the card.
law-en-zero = If everybody bids 0, the card is discarded.

preview-en-attack = You attack with { $n }
preview-en-attack-wild = You attack with { $n }, with all berserkers { $most }
preview-en-award = { $owner } pays { $n } gold
