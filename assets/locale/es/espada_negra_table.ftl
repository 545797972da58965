### La mesa de Espada Negra: zonas, números junto a los nombres, lo que puede pasarle a una carta, botones, reglas.

zone-en-deck = Mazo
zone-en-discard = Retiradas
zone-en-conditions = Reglas
zone-en-lot = En disputa
zone-en-row = Por salir
zone-en-veiled = Por salir, boca abajo
zone-en-holding = Adquiridas

badge-en-victory = Victoria: { $n }{ $parts }
score-en-victory = Victoria: { $n }{ $parts }
badge-en-production = Gana { $n } de oro al final del turno{ $parts }
badge-en-attack = Ataque que se puede usar ahora, sin berserkers: { $n }
badge-en-attacked = Ya ha atacado este turno: su ataque de { $total } descansa
badge-en-truce = En esta partida nadie ataca: su ataque de { $total } descansa
badge-en-berserkers = Berserkers listos: { $cards }, con { $total } de ataque en total; cada uno ataca una vez en toda la partida
    .one = Berserker listo: { $cards }, con { $total } de ataque; ataca una vez en toda la partida
badge-en-berserkers-rise = Berserkers listos: { $cards }, con { $total } de ataque en total
    .one = Berserker listo: { $cards }, con { $total } de ataque
badge-en-berserkers-rest = Berserkers que podrán atacar el próximo turno: { $cards }, con { $total } de ataque en total
    .one = Berserker que podrá atacar el próximo turno: { $cards }, con { $total } de ataque
badge-en-espionage = Espionaje que aún se puede usar: { $n }
badge-en-speaks = Turno de palabra en esta subasta: { $n }. Si hay empate, la carta es para quien hable antes
badge-en-gold = Oro: { $n }
badge-en-cards = { $n } cartas adquiridas
    .one = Una carta adquirida
badge-en-auctioneer = Dirige la subasta este turno
badge-en-out = Ha dejado la partida
badge-en-turns = Hay cartas para { $n } turnos más
    .one = Hay cartas para un turno más
badge-en-last-turn = Este es el último turno: no hay cartas para otro

about-en-new = Adquirida en este turno: todavía no puede atacar ni espiar
about-en-spent = Ya ha atacado: un berserker solo lo hace una vez en toda la partida
about-en-spied = Marcada para un espionaje: ya no sirve para otro

piece-en-bank = La banca: aquí va lo que se paga, y de aquí sale lo que se produce.
piece-en-auctioneer = El martillo del subastador: al final de cada turno pasa a la izquierda.

step-en-attack = Ataque
step-en-auction = Subasta
step-en-espionage = Espionaje

do-en-attack = Atacar por la carta
do-en-join = Sumarse al ataque
do-en-pass = No atacar
do-en-award = Dársela a { $owner }
do-en-spy = Marcar para espiar
do-en-rage = Que ataque

law-en-ties-secret = Pujas empatadas: la carta es para el empatado con más oro o, si son iguales, para nadie.
law-en-ties-internal = Pujas empatadas: decide el subastador.
law-en-ties-external = Pujas empatadas: la carta es para el empatado que habló primero.
law-en-ties-nobody = Pujas empatadas: nadie se lleva la carta.
law-en-zero = Si todos pujan 0, la carta se descarta.

preview-en-attack = Atacas con { $n }
preview-en-attack-wild = Atacas con { $n }; con todos los berserkers, { $most }
preview-en-award = { $owner } paga { $n } de oro
