### The rules of each game in short, for the pause menu; each attribute is a paragraph.

rules-la_campana = The rules in short
    .win = **How one wins.** Be the last with warriors on the field, or build a castle with 25 gold (30 in an alliance). Two won battles win the match; with four or five players on their own, one is enough.
    .turn = **A turn** has five steps, each once at most and in this order. Any of them may be left out.
    .draw = **1 Draw** a card. Seven is the most a hand holds; with a full one, discard a card first.
    .attack = **2 Attack** with one weapon, besiege a castle, or use a power.
    .sabotage = **3 Sabotage**: the Thief takes a card at random from a rival, the Spy looks at a hand or at the top five cards of the deck.
    .trade = **4 Trade**: gold buys half its value in cards, rounded down. Or barter three cards for one, six for two.
    .build = **5 Build**: a castle begins with a relic, any card of value 1. Then add one gold a turn.
    .recruit = **Once a turn**, at any moment, recruit a warrior from your hand, or send one to an ally. Five are the most on a field.
    .out = **Whoever has no warriors left** on the field is out at once, and the victor draws a card from that hand.
    .weapons = **Weapons**: potions are for mages, swords for knights, arrows for archers. You need such a warrior on your field; the Dragon wields them all.
    .circle = **The circle**: mages beat knights, knights beat archers, archers beat mages. Against the one it beats, a weapon does its whole value; against all others exactly half.
    .ten = **Ten damage** fell a warrior. What is more than needed is lost.
    .powers = **Powers** need a warrior of yours: a mage heals all damage of a warrior, a knight gives a shield, an archer makes a sure shot that fells any rival warrior.
    .shield = **A shield** takes five damage before the warrior behind it takes any; blows on it do half.
    .dragon = **The Dragon** takes only half damage, and five from a sure shot; no power helps it.
    .siege = **The Siege** takes a gold card out of a castle, blindly; the relic is safe.
    .fallen = **The fallen** are gone for the whole battle. Weapons and all else go to the discard pile, which is shuffled when the deck runs out.
