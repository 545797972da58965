### Palabras de todas las salas. `.echo` es la conjunción ante una palabra que empieza por su mismo sonido.

yes = Sí
no = No
ok = Aceptar
cancel = Cancelar
confirm = Confirmar
back = Volver
close = Cerrar

list-and = y
    .echo = e
list-or = o
    .echo = u
list-nor = ni

quoted = «{ $quote }»
nobody = nadie
a-card = una carta
some-cards = { $n } cartas
    .one = una carta

language-en = English
language-es = Español
