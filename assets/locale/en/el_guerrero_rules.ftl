### The rules of El Guerrero, for the pause menu; each attribute is a paragraph. Some bear the name of a phase or of a kind of card.

rules-el_guerrero = The rules in short
    .win = **How one wins.** Be the most powerful when the War card is drawn. Power is the strength of your troops plus your Morale.
    .war = **War** ends the match at once when she is drawn or discarded from the deck: no more cards are used, and power is counted. Between equals, more Morale wins; if that is equal too, they share the victory. A winner with 20 Morale becomes Horseman of the Apocalypse, which is of no use, but not everybody can say so.
    .muster = **To begin**, everybody chooses a general and gets 5 Morale, three Basic Troops with a token of 1, and three cards. With three, four or five players, 30, 20 or 10 Battle cards leave the match unseen. War is shuffled among the last cards of the deck: 10 with three players, 13 with four, 16 with five, 20 with six.
    .peace = **Peace.** Until the second turn of whoever began, nobody can be attacked; cards may be used against each other all the same. Peace does not come back.
    .open = **A turn** has three phases. Before them, your round cards from your last turn are discarded. In phases 1 and 2 you may play as many cards as you like.
    .train = **1 Training.** Add one point of strength to one of your troops. Tokens go up to 4; where no troop can rise, nobody trains. An option lets everybody train in each turn.
    .act = **2 Combat or discard.** Attack one rival, once a turn; or discard as many cards from your hand as you like. Not both.
    .combat = **An attack**: the card that lies face down in front of the defender is turned over. Then strengths are compared: base values and tokens of all troops, and what cards add. Ties are the defender’s, and Morale does not fight. The winner gains two points of Morale, the loser loses one; Morale goes from 0 to 20.
    .defeated = **The Defeated token** goes to the loser, attackers too. It gives 5 strength in defence until somebody else is defeated, none in attack, and no power.
    .replenish = **A defender** who has used instants in a combat replenishes the hand after it.
    .off = **An attack that is called off** nobody wins or loses, but it was your attack of the turn. One that is turned against somebody else meets their face-down card as well.
    .close = **3 End of turn.** Draw until you hold three cards, four with the Huns; two troops of Huns are no more than one. If you hold more, you keep them.
    .troop = **Troops** join your army: five at most, and a new one may always replace another, which is discarded with its token. The base value never changes, and cards only take away what tokens give.
    .trap = **Face down** in front of your army there is room for one card, of any kind; it stays until somebody turns it over. A trap takes effect on the attacker. Any other card the attacker keeps, and may use at once.
    .plain = **Actions** do what they say and are discarded.
    .round = **Round cards** lie before you until your next turn begins; as an option, until the turn ends.
    .standing = **Permanent cards** stay until another card removes them, or what they say themselves.
    .instant = **Instants** may be used in the turns of others too, when their text says: as an attack is declared, after the face-down card, when somebody plays a card, and at the end of phase 2. All are asked clockwise from whose turn it is. An instant takes effect at once, and then all are asked again, until nobody wants to.
    .choice = **Another player** is whoever you choose. If you play a card against somebody, you say so before others use instants.
    .taken = **Troops that change hands** bring their tokens. In an exchange, each of the two chooses which troop they give away, whoever plays the card first. What cannot be taken cannot be exchanged either; what cannot be weakened loses no strength; what cannot be discarded you may still replace yourself.
    .deck = **War in the deck.** If you only look at her and leave her there, nothing happens. Cards put back on the deck are Battle cards: she moves farther away. If nobody has drawn a card for six rounds, she comes uncalled.
    .order = **Several effects at once** happen in the order that the player whose turn it is chooses. The card beats the rules, and *cannot* beats *can*.
    .leave = **Whoever leaves** takes their cards along; troops that came from others are discarded. Turn, Peace and the Defeated token go to the next player. The last one left wins.
