### La Campaña: prompts, reasons, what happens, endings, options.

game-la_campana = La Campaña

prompt-muster = Choose the warriors you begin with, one to five.
prompt-act = Your turn: what will you do?
prompt-spoils = How many spoils of war do you take from { $rival }?
prompt-make-room = Discard { $n } cards to make room for the spoils.
    .one = Discard a card to make room for the spoils.
prompt-discard-before-trade = You may buy up to { $n } cards and have room for { $room }. Discard as many as you wish first.
prompt-buy = How many cards do you buy?
prompt-barter = Pay three cards for one, or six for two.

event-battle-began = Battle { $n } begins
event-battle-void = Nothing has moved for three rounds: the battle is void and begins again
event-battle-won = The battle goes to { $players }: { $why }
event-turn-began = { $player }’s turn
event-recruited = { $player } recruits { $card }
event-reinforced = { $player } sends { $card } to { $owner }
event-attacked = { $player } attacks { $owner }’s { $card_target_bare } with { $card }: { $damage_half } { $blow } damage
event-shield-broken = The shield of { $owner }’s { $card_bare } breaks
event-fallen = { $owner }’s { $card_bare } falls
event-eliminated = { $player } has no warriors left and is out of the battle
event-spoils = { $player } takes { $n } cards from { $rival } as spoils of war
    .one = { $player } takes a card from { $rival } as spoils of war
event-made-room = { $player } discards { $n } cards to make room
    .one = { $player } discards a card to make room
event-besieged = { $player } besieges { $rival }’s castle with { $card }: { $card_gold } is lost
event-healed = { $player } heals { $card_target } with { $card }
event-shielded = { $player } shields { $card_target } with { $card }
event-sure-shot = { $player } uses { $card } for a sure shot at { $owner }’s { $card_target_bare }
event-gained = { $player } takes { $card }
event-penalty = { $player } holds too many cards and loses { $n } at random
    .one = { $player } holds too many cards and loses one at random
event-reshuffled = The deck has run out: the discard pile is shuffled to make a new one
event-discarded = { $player } discards { $n } cards
    .one = { $player } discards a card
event-discarded-to-draw = { $player } discards { $card } to draw another
event-bartered = { $player } pays { $n } cards and buys { $count }
event-traded = { $player } pays with { $card }, good for up to { $n } cards
    .one = { $player } pays with { $card }, good for one card
event-stole = { $player } sends { $card } to steal from { $rival }
event-spied-deck = { $player } sends { $card } to look at the top { $n } cards of the deck
    .one = { $player } sends { $card } to look at the top card of the deck
event-spied-hand = { $player } sends { $card } to look at { $rival }’s hand
event-laid-relic = { $player } lays { $card } as the relic of a castle
event-laid-gold = { $player } adds { $card } to the castle
event-surrendered = { $player } surrenders

blow-pure = pure
blow-impure = impure

why-last-standing = the only army left standing
why-castle = the castle is complete with { $n } gold
why-surrender = the rival has surrendered
why-void = nothing moved for three rounds

reason-recruited = You have recruited or sent a reinforcement this turn already.
reason-step-done = You have taken step { $n } this turn already.
reason-step-passed = Step { $n } is behind you: the steps of a turn go in order.
reason-no-card = Choose a card first.
reason-not-in-hand = That card is not in your hand.
reason-no-target = Choose what it is for.
reason-wrong-card-attack = Only a weapon attacks a warrior.
reason-wrong-card-besiege = Only the Siege attacks a castle.
reason-wrong-card-heal = Only a power heals.
reason-wrong-card-shield = Only a power shields.
reason-wrong-card-sure-shot = Only a power makes a sure shot.
reason-wrong-card-steal = Only the Thief steals.
reason-wrong-card-spy = Only the Spy looks at hidden cards.
reason-wrong-card-trade = Trade is paid with gold.
reason-wrong-card-build = A castle is built of a relic, a card of value 1, and gold.
reason-wrong-card-recruit = Only warriors come to the battlefield.
reason-wrong-card-reinforce = Only warriors are sent as reinforcements.
reason-target-warrior = Choose a warrior on a battlefield.
reason-no-wielder = You need { $wielder_one } or the Dragon on your battlefield to use this weapon.
reason-own-warrior = You attack your rivals’ warriors, not your own side’s.
reason-not-neighbour = Weapons reach only the players beside you.
reason-target-castle = A siege goes against a rival’s castle.
reason-no-gold-in-castle = There is no gold in that castle, and its relic is safe.
reason-no-commander = You need { $wielder_one } on your battlefield for this power.
reason-rival-warrior = That is for warriors of your own side.
reason-dragon-no-powers = The Dragon is neither healed nor shielded.
reason-unhurt = That warrior has no damage to heal.
reason-shielded = That warrior has a shield already.
reason-target-hand = Choose a rival to steal from.
reason-empty-hand = That hand is empty.
reason-deck-empty = The central deck is empty.
reason-target-spy = Spy on the central deck or on a rival’s hand.
reason-gold-too-small = Gold of value 1 buys nothing: a card costs two.
reason-target-deck = Cards are bought from the central deck.
reason-relic-first = A castle begins with a relic, a card of value 1.
reason-relic-laid = The castle has its relic: now it wants gold.
reason-target-own-castle = You build your own side’s castle.
reason-target-own-field = You recruit to your own battlefield.
reason-field-full = Five warriors are the most on one battlefield.
reason-target-ally-field = Reinforcements go to an ally’s battlefield.
reason-ally-out = Your ally is out of the battle.
reason-hand-full = You hold seven cards: discard one to draw another.
reason-hand-not-full = You may draw without discarding.
reason-no-cards-left = There are no cards left to draw.
reason-barter-price = Barter costs three cards.
reason-out = You are out of this battle.

option-la_campana-mode = Mode
    .individual = Each for themselves
    .alliance = Two alliances
    .about = With four players, those who sit opposite may be allies: one castle of 30 gold, reinforcements and shared spoils.
option-la_campana-neighbours = Only neighbours in reach
    .about = With five players, weapons reach only the players beside you. Sieges, powers, thief and spy reach everyone.
option-la_campana-overdraw = Overdrawing is punished, not forbidden
    .about = You may take an eighth card, but then you lose half of your hand at random.
option-la_campana-youngest = The youngest player
    .about = Begins the first battle.

## Places

zone-deck = Central deck
zone-hand = Hand
zone-field = Battlefield
zone-upon = Weapons and shields
zone-castle = Castle
zone-discard = Discard pile
zone-graveyard = Graveyard

## Steps of a turn

step-1 = Draw
step-2 = Attack
step-3 = Sabotage
step-4 = Trade
step-5 = Build

## Actions, as on a button

action-draw = Draw
action-attack = Attack
action-besiege = Besiege
action-heal = Heal
action-shield = Shield
action-sure-shot = Sure shot
action-steal = Steal
action-spy = Spy
action-trade = Trade
action-barter = Barter
action-build = Build
action-recruit = Recruit
action-reinforce = Reinforce
action-discard = Discard
action-end = End turn
