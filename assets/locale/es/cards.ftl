### Lo que se lee en las cartas. Formas: `imp` ¡hazlo!, `inf` (puedes) hacerlo, `third` (esta carta) lo hace, `if` condición.
### `-one` es la forma para una sola carta.

## Frases

ability-if = { $test }, { $rest }
ability-when = { $trigger }, { $rest }
ability-labelled = **{ $trigger }:** { $rest }
ability-may = puedes { $rest }
ability-cost = { $cost } para { $rest }
ability-choose = elige una opción:
ability-otherwise = si no, { $rest }

## Números en letra

number-2 = dos
number-3 = tres
number-4 = cuatro
number-5 = cinco
number-6 = seis
number-7 = siete
number-8 = ocho
number-9 = nueve
number-10 = diez

## Clases; `.f` para una mujer

kind-warrior = Guerrero
    .f = Guerrera
kind-super-warrior = Superguerrero
kind-weapon = Arma
kind-gold = Oro
kind-special = Especial
kind-mage = Mago
    .f = Maga
kind-knight = Caballero
    .f = Caballera
kind-archer = Arquero
    .f = Arquera
kind-potion = Poción
kind-sword = Espada
kind-arrow = Flecha
kind-power = Poder
kind-dragon = Dragón
kind-siege = Asedio
kind-thief = Ladrón
kind-spy = Espía

## Nombres: `one` con su artículo, `many` sin él

noun-mage =
    .one = un **mago**
    .many = **magos**
noun-knight =
    .one = un **caballero**
    .many = **caballeros**
noun-archer =
    .one = un **arquero**
    .many = **arqueros**
noun-potion =
    .one = una **poción**
    .many = **pociones** { ICON("potion") }
noun-sword =
    .one = una **espada**
    .many = **espadas** { ICON("sword") }
noun-arrow =
    .one = una **flecha**
    .many = **flechas** { ICON("arrow") }

## La Campaña

verb-wields =
    .third = ataca con { $weapon_many }
verb-beats =
    .third = tiene ventaja sobre los { $warrior_many }
verb-wields_all =
    .third = ataca con cualquier **arma** y gana la ventaja de su tipo
verb-always_impure =
    .third = siempre recibe **daño impuro**
verb-no_powers =
    .third = no puede usar **poderes** ni recibir curación ni escudo
verb-may_be_relic =
    .third = puede ser la **reliquia** de tu castillo
verb-relic_counts =
    .third = entonces le suma su valor
verb-strike =
    .imp = ataca a un guerrero rival con { $wielder_one }: **{ $value }** de daño si es puro, **{ $value_half }** si es impuro
verb-trade =
    .imp = compra hasta **{ $cards }** cartas del mazo central
    .imp-one = compra **1** carta del mazo central
verb-build =
    .imp = suma **{ $value }** { ICON("coin") } a tu **castillo**
verb-besiege =
    .imp = ataca un **castillo** rival: quítale **{ $cards }** cartas de oro al azar, nunca la reliquia
    .imp-one = ataca un **castillo** rival: quítale **1** carta de oro al azar, nunca la reliquia
verb-steal =
    .imp = roba al azar **{ $cards }** cartas de la mano de un rival
    .imp-one = roba al azar **1** carta de la mano de un rival
verb-spy =
    .imp = mira las **{ $deck_cards }** primeras cartas del mazo central, sin cambiar su orden, o la mano de un rival
    .imp-one = mira la primera carta del mazo central o la mano de un rival
verb-heal =
    .imp = **cura** todo el daño de un guerrero de tu bando
verb-shield =
    .imp = pon un **escudo** de **{ $amount }** puntos a un guerrero de tu bando
verb-sure_shot =
    .imp = haz un **disparo certero**: cae un guerrero rival; si tiene escudo, solo pierde el escudo; el Dragón recibe **{ $dragon_damage }** de daño

test-commands =
    .if = con { $warrior_one }

## Lo que falla en un archivo de cartas

card-place = { $file }
card-place-line = { $file }, línea { $line }
card-place-card = { $file }, línea { $line }, carta { $card }

card-problem-unreadable = no se puede leer el archivo: { $got }
card-problem-encoding = el byte { $got } no es UTF-8; guarda el archivo en UTF-8
card-problem-syntax = esto no es JSON (columna { $column }); se esperaban comas entre valores, comillas en los nombres y tantos cierres de corchetes y llaves como aperturas
card-problem-nesting = demasiados corchetes unos dentro de otros; se esperaba una lista de cartas
card-problem-repeated-key = { $field } aparece dos veces; ya está en la línea { $first }
card-problem-repeated-id = el identificador { $got } ya está en la línea { $first }; cada uno debe ser único
card-problem-missing = falta { $field }
card-problem-unknown-key = { $field } ({ $got }) no significa nada aquí; ese nombre sobra
card-problem-not-in-this-game = { $field } es { $got }; las cartas de este juego no lo llevan
card-problem-text = { $field } es { $got }; se esperaba un texto entre comillas
card-problem-empty = { $field } está vacío; se esperaba un texto
card-problem-too-long = { $field } es «{ $got }»; se esperaban como mucho { $expected } letras
card-problem-pattern = { $field } es «{ $got }»; se esperaba el patrón { $expected }
card-problem-whole-number = { $field } es { $got }; se esperaba un número entero
card-problem-too-few = { $field } es { $got }; se esperaba una lista de { $expected } como mínimo
card-problem-too-many = { $field } es { $got }; se esperaba una lista de { $expected } como mucho
card-problem-number = { $field } es { $got }; se esperaba un número
card-problem-more-than = { $field } es { $got }; se esperaba más de { $expected }
card-problem-at-least = { $field } es { $got }; se esperaba { $expected } o más
card-problem-at-most = { $field } es { $got }; se esperaba { $expected } o menos
card-problem-true-or-false = { $field } es { $got }; se esperaba true o false
card-problem-list = { $field } es { $got }; se esperaba una lista entre corchetes
card-problem-object = { $field } es { $got }; se esperaban nombres y valores entre llaves
card-problem-one-of = { $field } es { $got }; se esperaba uno de estos: { $expected }
card-problem-no-word = { $field } es { $got }; se esperaba una palabra nombrada con { $expected }
card-problem-figures = { $field } es { $got }; se esperaba exactamente { $expected }
card-problem-ability-kind = { $field } es { $got }; se esperaba do o always, y no ambos
card-problem-ability-always = { $field } es { $got }; junto a always solo puede estar if
card-problem-ability-otherwise = { $field } es { $got }; otherwise solo puede estar junto a if o may
card-problem-no-change = { $field } es { $got }, que no cambia nada; se esperaba otro número
card-problem-name-twice = { $field } es { $got }; se esperaba cada nombre una sola vez
card-problem-values-crossed = { $field } es { $got }; value_at_least no puede ser mayor que value_at_most
card-problem-characters-only = { $field } es { $got }; se esperaban personajes, pues nadie más es ni hace tal cosa
card-problem-no-choice = { $field } es { $got }; ni count ni up_to caben junto a all, ni up_to junto a random
card-problem-said-elsewhere = { $field } es { $got }; ahí sobra { $expected }: la frase ya lo dice en otro sitio
card-problem-nothing-named = { $field } es { $got }; antes hay que nombrar algo, con when o con un verbo
card-problem-no-cost = { $field } es { $got }; un coste debe ser algo que des o hagas tú
card-problem-doers-crossed = { $field } es { $got }; tras may o cost, lo que haces tú va antes de lo que hacen otros
card-problem-never-visited = { $field } es { $got }; solo se viaja a una localización
card-problem-other = { $field } es { $got }; se esperaba otra cosa: { $expected }

check-cards-good = { $file }: { $n } cartas, todas correctas
    .one = { $file }: { $n } carta, correcta
check-cards-bad = { $n } problemas
    .one = { $n } problema
check-cards-no-file = No hay ningún archivo de cartas en { $file }.
check-cards-no-game = { $file } no está en una carpeta con el nombre de un juego; se esperaba uno de estos: { $expected }.
