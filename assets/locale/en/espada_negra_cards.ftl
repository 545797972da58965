### What is printed on the cards of Espada Negra.

heading-initial = **Initial condition.** { $rest }

## Kinds of cards

kind-estate = Domain
kind-commoner = Commoner
kind-noble = Dignitary
kind-treasure = Treasure
kind-arms = Man-at-arms
kind-berserker = Berserker
kind-agent = Agent

## Initial conditions

verb-cards_per_turn =
    .third = { $number } cards are auctioned each turn
    .third-one = one card is auctioned each turn
verb-starting_gold =
    .third = everybody begins with { $n } gold
verb-income =
    .third = at the end of each turn, everybody gains { $n } more gold
verb-yields =
    .third = cards with production have { $change } production
verb-attacks_per_turn =
    .third-0 = nobody may attack
    .third-2 = everybody may attack twice a turn
    .third-3 = everybody may attack three times a turn
verb-berserkers_rise =
    .third = berserkers may attack more than once a match
verb-ready_at_once =
    .third = cards may be used in the very turn in which they are acquired
verb-espionage_costs =
    .third = spying on whoever wins a card takes { $change } espionage
verb-spies_take =
    .third = whoever spies a card away keeps it
verb-row_hidden =
    .third = the cards of each turn lie face down until they come up
verb-bid_cap =
    .third = nobody may bid more than { $n } gold
verb-least_price =
    .third = a card for which nobody bids at least { $n } gold is discarded
verb-tie_rule =
    .third-secret = when bids tie, the card goes to the richest of the tied
    .third-internal = when bids tie, the auctioneer decides
    .third-external = when bids tie, the card goes to whoever of the tied spoke first
    .third-nobody = when bids tie, nobody gets the card
verb-most_cards_presides =
    .third = at the end of each turn, whoever has the most cards becomes auctioneer
verb-plain_victory =
    .third = cards that have victory alone are worth { $number } points more
    .third-one = cards that have victory alone are worth one point more
verb-set_scores =
    .third = at the end, whoever has the most equal cards gains { $number } points of victory
    .third-one = at the end, whoever has the most equal cards gains one point of victory
verb-gold_scores =
    .third = at the end, every { $n } gold gives one point of victory
    .third-one = at the end, each piece of gold gives one point of victory
