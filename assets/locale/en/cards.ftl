### What is printed on cards. Forms: `imp` do it!, `inf` (you may) do it, `third` (this card) does it, `if` a test.
### `-one` is the form for a single card.

## Sentences

ability-if = { $test }, { $rest }
ability-when = { $trigger }, { $rest }
ability-labelled = **{ $trigger }:** { $rest }
ability-may = you may { $rest }
ability-cost = { $cost } in order to { $rest }
ability-choose = choose one:
ability-otherwise = otherwise, { $rest }

## Numbers in words

number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten

## Kinds; `.f` for a woman

kind-warrior = Warrior
    .f = Warrior
kind-super-warrior = Super Warrior
kind-weapon = Weapon
kind-gold = Gold
kind-special = Special
kind-mage = Mage
    .f = Mage
kind-knight = Knight
    .f = Knight
kind-archer = Archer
    .f = Archer
kind-potion = Potion
kind-sword = Sword
kind-arrow = Arrow
kind-power = Power
kind-dragon = Dragon
kind-siege = Siege
kind-thief = Thief
kind-spy = Spy

## Nouns: `one` with its article, `many` without

noun-mage =
    .one = a **Mage**
    .many = **Mages**
noun-knight =
    .one = a **Knight**
    .many = **Knights**
noun-archer =
    .one = an **Archer**
    .many = **Archers**
noun-potion =
    .one = a **Potion**
    .many = **Potions** { ICON("potion") }
noun-sword =
    .one = a **Sword**
    .many = **Swords** { ICON("sword") }
noun-arrow =
    .one = an **Arrow**
    .many = **Arrows** { ICON("arrow") }

## La Campaña

verb-wields =
    .third = attacks with { $weapon_many }
verb-beats =
    .third = has the advantage over { $warrior_many }
verb-wields_all =
    .third = attacks with any **weapon**, gaining the advantage of its type
verb-always_impure =
    .third = always takes **impure damage**
verb-no_powers =
    .third = cannot use **powers**, nor be healed or shielded
verb-may_be_relic =
    .third = may be the **Relic** of your castle
verb-relic_counts =
    .third = then adds its value to it
verb-strike =
    .imp = attack a rival warrior with { $wielder_one }: **{ $value }** damage if pure, **{ $value_half }** if impure
verb-trade =
    .imp = buy up to **{ $cards }** cards from the central deck
    .imp-one = buy **1** card from the central deck
verb-build =
    .imp = add **{ $value }** { ICON("coin") } to your **castle**
verb-besiege =
    .imp = attack a rival **castle**: it loses **{ $cards }** gold cards at random, never its Relic
    .imp-one = attack a rival **castle**: it loses **1** gold card at random, never its Relic
verb-steal =
    .imp = steal **{ $cards }** cards at random from a rival’s hand
    .imp-one = steal **1** card at random from a rival’s hand
verb-spy =
    .imp = look at the top **{ $deck_cards }** cards of the central deck, leaving them in order, or at a rival’s hand
    .imp-one = look at the top card of the central deck or at a rival’s hand
verb-heal =
    .imp = **heal** a warrior on your side of all damage
verb-shield =
    .imp = give a warrior on your side a **shield** of **{ $amount }** points
verb-sure_shot =
    .imp = fire a **sure shot**: a rival warrior falls; a shielded one only loses the shield; the Dragon takes **{ $dragon_damage }** damage

test-commands =
    .if = with { $warrior_one }

## What is wrong with a card file

card-place = { $file }
card-place-line = { $file }, line { $line }
card-place-card = { $file }, line { $line }, card { $card }

card-problem-unreadable = the file cannot be read: { $got }
card-problem-encoding = byte { $got } is not UTF-8; save the file as UTF-8
card-problem-syntax = this is not JSON (column { $column }); expected commas between values, quotes around names and as many closing brackets as opening ones
card-problem-nesting = brackets are nested too deeply; expected a list of cards
card-problem-repeated-key = { $field } is here twice; it is already on line { $first }
card-problem-repeated-id = the id { $got } is already on line { $first }; expected each id once
card-problem-missing = { $field } is missing
card-problem-unknown-key = { $field } ({ $got }) means nothing here; expected no such name
card-problem-not-in-this-game = { $field } is { $got }; cards of this game have none
card-problem-text = { $field } is { $got }; expected text in quotes
card-problem-empty = { $field } is empty; expected some text
card-problem-too-long = { $field } is “{ $got }”; expected at most { $expected } letters
card-problem-pattern = { $field } is “{ $got }”; expected the pattern { $expected }
card-problem-whole-number = { $field } is { $got }; expected a whole number
card-problem-too-few = { $field } is { $got }; expected at least { $expected } in the list
card-problem-too-many = { $field } is { $got }; expected at most { $expected } in the list
card-problem-number = { $field } is { $got }; expected a number
card-problem-more-than = { $field } is { $got }; expected more than { $expected }
card-problem-at-least = { $field } is { $got }; expected at least { $expected }
card-problem-at-most = { $field } is { $got }; expected at most { $expected }
card-problem-true-or-false = { $field } is { $got }; expected true or false
card-problem-list = { $field } is { $got }; expected a list in square brackets
card-problem-object = { $field } is { $got }; expected names and values in curly brackets
card-problem-one-of = { $field } is { $got }; expected one of { $expected }
card-problem-no-word = { $field } is { $got }; expected a word named by { $expected }
card-problem-figures = { $field } is { $got }; expected exactly { $expected }
card-problem-ability-kind = { $field } is { $got }; expected either do or always
card-problem-ability-always = { $field } is { $got }; expected always to have nothing beside it but if
card-problem-ability-otherwise = { $field } is { $got }; expected otherwise only beside if or may
card-problem-no-change = { $field } is { $got }, which changes nothing; expected another number
card-problem-name-twice = { $field } is { $got }; expected each name once
card-problem-values-crossed = { $field } is { $got }; expected value_at_least not to be above value_at_most
card-problem-characters-only = { $field } is { $got }; expected characters, for what only they are or do
card-problem-no-choice = { $field } is { $got }; expected neither count nor up_to beside all, nor up_to beside random
card-problem-said-elsewhere = { $field } is { $got }; expected no { $expected } in it: the sentence says so elsewhere
card-problem-nothing-named = { $field } is { $got }; expected something to be named before it, by when or by a verb
card-problem-no-cost = { $field } is { $got }; expected a cost to be something that you give or do yourself
card-problem-doers-crossed = { $field } is { $got }; expected what you do yourself to stand before what others do, after may or cost
card-problem-never-visited = { $field } is { $got }; only a location can be travelled to
card-problem-other = { $field } is { $got }; expected something else: { $expected }

check-cards-good = { $file }: { $n } cards, all good
    .one = { $file }: { $n } card, all good
check-cards-bad = { $n } problems
    .one = { $n } problem
check-cards-no-file = There is no card file at { $file }.
check-cards-no-game = { $file } lies in no folder named after a game; expected one of { $expected }.
