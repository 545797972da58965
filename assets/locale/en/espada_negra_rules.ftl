### The rules of Espada Negra, for the pause menu; each attribute is a paragraph. Some bear the name of a phase or of a kind of card.

rules-espada_negra = The rules in short
    .win = **How one wins.** Have the most victory when the game ends: add up the banners of all the cards that you have acquired. Players with equal victory share the win; gold breaks no tie.
    .icons = **The figures.** The banner is victory. The coin is production, the gold that a card brings each turn. The shield with crossed swords is attack, the hand espionage. What kind of card it is means nothing, berserkers apart.
    .begin = **To begin**, everybody gets 10 gold, and it is drawn by lot who is the first auctioneer. Gold is always public, the closed fist never is.
    .lot = **A turn.** Six cards are laid out in a row and come up one after the other, in that order. Each may be attacked; if nobody takes it by attack, it is auctioned; and whoever has won it may still lose it to espionage.
    .attack = **Attack.** Before a card is auctioned, you may attack it, once a turn. All who could are asked, from the auctioneer clockwise, and asked again after each attack, until nobody else joins. The highest total takes the card and pays nothing.
    .drawn = **A tie between attacks.** If the highest totals are equal, the card is auctioned among everybody, and cannot be attacked again. Whoever has attacked has attacked for this turn, whatever came of it.
    .banner = **Which cards attack**: all of yours with attack that are not new, and of the berserkers those that you choose.
    .berserker = **Berserkers**, whose attack stands between exclamation marks, attack once in the whole match. A lost or tied attack counts too. All else on their cards stays as it is.
    .bid = **The auction.** Each player closes a fist around as much gold as they like, from nothing to all they have. When everybody has, the fists open. The highest bid gets the card and is paid; all the others keep their gold.
    .tie = **Tied bids.** Of those who tie, whoever has the most gold before paying gets the card. If that is equal too, the card is discarded and nobody pays. An option chooses one of two other ways.
    .internal = **With an auctioneer who decides**, the auctioneer names any of the tied, perhaps themselves. Whoever begins as auctioneer has one gold less. The auctioneer does not decide between equal attacks.
    .external = **With an outside auctioneer**, of the tied whoever spoke first gets the card. In which order the players speak is drawn by lot for each auction, and everybody sees it.
    .zero = **If everybody bids nothing**, that is a tie like any other, and somebody may get the card for nothing. As an option, it is discarded.
    .spy = **Espionage.** When somebody has won a card, you may keep it from them: mark cards of yours, one at least, whose espionage adds up to the gold paid or more, or to the total of the attack, with the berserkers that took part. The winner has paid, or has attacked, for nothing, and the card is out of the game.
    .turns = **Who may spy** is asked clockwise, from the winner’s left. One player acts at a time, and what two players have is never added up.
    .counter = **Cancelling espionage.** Anybody may cancel it in the same way, with at least as much espionage as has been marked for it; and that may be cancelled in turn, as often as somebody can. Once the first is cancelled for good, others may try, or the same player with other cards.
    .marked = **Marked cards** never spy or cancel again. They keep their victory, production and attack.
    .new = **New cards** lie turned and neither attack nor spy in the turn in which they are acquired. They do produce at its end.
    .close = **End of turn.** Everybody gains as much gold as their cards produce, the turned cards are straightened, the player on the left becomes auctioneer, and six new cards are laid out.
    .end = **The end** comes when there are not enough cards for a whole turn: they are discarded, and victory is counted.
    .gone = **Out of the game** are the cards that nobody has got: those not sold, spied away or left over, and those of players who have left. They do not come back.
    .conditions = **Initial conditions** are what is written on the cards, and nobody heeds them, unless it was chosen at the start that some are drawn, or that one is agreed upon. Then a card of each leaves the game, and what it says holds for everybody in the whole match. Begin without.
    .several = **Several conditions** count in the order in which they came up, the agreed one first. If two say how something is, the later one holds; what they add is added up. Where these rules say six, once or ten, a condition may say otherwise.
    .details = **Conditions in detail.** The most equal cards are two at least, and players who tie for them all gain the points. Between players with equally many cards, the next one on the auctioneer’s left becomes auctioneer. Production never falls below 0. Only espionage against a winner becomes dearer, cancelling does not. Cards with victory alone have no other figure.
    .leave = **Whoever leaves** takes gold and cards out of the game; their bid and their attack count no more, and the card that they were about to gain is discarded. Espionage that they have done stands. The office passes to the left. The last one left wins.
