### Words that every room uses. `.echo` is the joint before a word that begins with the joint's own sound.

yes = Yes
no = No
ok = OK
cancel = Cancel
confirm = Confirm
back = Back
close = Close

list-and = and
    .echo = and
list-or = or
    .echo = or
list-nor = or

quoted = “{ $quote }”
nobody = nobody
a-card = a card
some-cards = { $n } cards
    .one = a card

language-en = English
language-es = Español
