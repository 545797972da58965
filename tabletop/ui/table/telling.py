"""What the panel, the prompt and the glows say: read from gestures and session, worded, handed to the show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.controller.affordances import Affordances, MenuEntry
from tabletop.controller.session import Session
from tabletop.controller.tables import Preview, StepMark, Thing, grounds
from tabletop.engine import ChooseSome, Event, Option
from tabletop.text.grammar import plain
from tabletop.ui.art.plans import FaceSpec
from tabletop.ui.table import stall, tips, track
from tabletop.ui.table.browse import Browser, Closeup
from tabletop.ui.table.entry import Entry
from tabletop.ui.table.panel import Content, Press, Step
from tabletop.ui.table.prompt import Choice, LittleMenu, Question
from tabletop.ui.table.show import Show

if TYPE_CHECKING:
    from tabletop.ui.scenes.table import TableScene

Words = tuple[str, str]
"""A sentence and its tone."""


def state(scene: TableScene) -> None:
    """Bring panel, prompt, glows, plates and tooltip up to date."""
    show, session, gestures = scene.show, scene.session, scene.gestures
    afforded = gestures.affordances
    thing = looked_at(scene)
    note = _note(scene, thing)
    show.set_moods(_moods(scene))
    content = Content(
        zoom=_zoom(scene, thing),
        note=note[0],
        tone=note[1],
        turn=_turn(scene),
        steps=_steps(scene),
        buttons=_buttons(scene, afforded),
        hovered=scene.hovered_tool,
    )
    show.state(content, _question(scene, session, afforded), _glows(scene, afforded))
    tips.show(scene, thing, rect_of(show, thing), _aimed(scene, thing))


def raise_hand(scene: TableScene, seconds: float) -> None:
    """Let the card of the hand stand up that the pointer, the focus or a gesture is about."""
    gestures, show = scene.gestures, scene.show
    held = show.arrangement.held if show.arrangement else ()
    start = gestures.start
    thing = start if start is not None else looked_at(scene)
    raised = thing if isinstance(thing, int) and thing in held else None
    if scene.browser is None:
        show.raise_card(raised, show.wish.open_seat, seconds)


def looked_at(scene: TableScene) -> Thing | None:
    """Return what the player looks at: under the focus, else under the pointer."""
    gestures = scene.gestures
    focus = gestures.focus
    if focus is not None and focus != "confirm" and not isinstance(focus, Option):
        return focus
    if gestures.drag is not None:
        return gestures.drag.over
    return gestures.hovered


def _zoom(scene: TableScene, thing: Thing | None) -> FaceSpec | None:
    show = scene.show
    if scene.zoomed is not None:
        return show.faces.printed(scene.zoomed)
    if scene.picker is not None and (entry := scene.picker.entry(thing)) is not None:
        return entry.spec
    drag = scene.gestures.drag
    face = show.face_of(thing) or show.face_of(drag.start if drag else scene.gestures.selected)
    asking = _asking(scene)
    if face is not None or asking is None:
        return face or _up(show) or show.last_played
    return show.faces.printed(asking[0])


def _up(show: Show) -> FaceSpec | None:
    """Return the face of the card that all play for, or None."""
    zones = {} if show.arrangement is None else show.arrangement.zones
    lot = next((place for place, zone in zones.items() if zone.style == "lot"), None)
    ids = () if lot is None else show.view.zones[lot]
    return show.face_of(ids[-1]) if ids else None


def _asking(scene: TableScene) -> tuple[str, int] | None:
    """Return the card whose sentence asks something, and which sentence that is."""
    request = scene.gestures.affordances.request
    if request is None or "ability" not in request.args:
        return None
    return request.args["card"], request.args["ability"]


def _aimed(scene: TableScene, thing: Thing | None) -> Preview | None:
    """Return what the gesture under way would do to a thing, or what a click on it would do at once."""
    gestures = scene.gestures
    if thing is None:
        return None
    afforded = gestures.affordances
    options = (
        afforded.at_once(afforded.start_of(thing)) if gestures.start is None else gestures.options_at(thing)
    )
    if not options:
        return None
    return scene.session.controller.damage_preview(afforded.view, options[0])


def _note(scene: TableScene, thing: Thing | None) -> Words:
    """Find what there is to say about what the player looks at."""
    show, gestures = scene.show, scene.gestures
    afforded = gestures.affordances
    tool = scene.hovered_tool
    if isinstance(tool, Option):
        why = next((button.why for button in afforded.buttons if button.option == tool), None)
        if not afforded.buttons:
            why = afforded.why_shut(tool)
        if why is not None:
            return show.teller.sentence(why.id, why.args), "warning"
    if tool == "undo":
        why = scene.session.why_not_undo()
        if why is not None:
            return show.teller.sentence(why.id, why.args), "warning"
    if tool == "rules":
        return show.text("ui-rules.about"), "plain"
    if tool == "rest":
        return show.text("table-rest.about"), "plain"
    preview = _aimed(scene, thing)
    if isinstance(tool, Option) and tool in [button.option for button in afforded.buttons]:
        preview = show.controller.damage_preview(show.view, tool)
    if preview is not None:
        return show.teller.sentence(preview.message, preview.args), preview.tone
    if thing is None or gestures.menu is not None:
        asking = None if scene.picker else _asking(scene)
        return ("", "plain") if asking is None else (show.faces.sentence(*asking), "gold")
    if gestures.start is not None and thing != gestures.start:
        reason = None if gestures.options_at(thing) else afforded.why_not(gestures.start, thing)
    else:
        reason = afforded.why_not(afforded.start_of(thing))
    return ("", "plain") if reason is None else (show.teller.sentence(reason.id, reason.args), "warning")


def _turn(scene: TableScene) -> str:
    """Say whose turn it is, or nothing while there is none: between battles the last one still stands there."""
    show = scene.show
    if not marks(scene):
        return ""
    turns, seat = show.view.number(0, "turns"), show.view.number(0, "turn")
    if not turns or seat >= len(show.names):
        return ""
    return show.teller.words("table-turn", {"n": turns, "player": seat})


def marks(scene: TableScene) -> Sequence[StepMark]:
    return scene.session.controller.steps(scene.show.view, scene.gestures.affordances.request)


def _steps(scene: TableScene) -> list[Step]:
    show = scene.show
    return [
        Step(
            show.text(mark.label),
            mark.state,
            "" if mark.why is None else show.teller.sentence(mark.why.id, mark.why.args),
        )
        for mark in marks(scene)
    ]


def _buttons(scene: TableScene, afforded: Affordances) -> list[Press]:
    """List the game's buttons, grey while they mean nothing: what stands in the panel does not jump about."""
    text = scene.show.text
    buttons = afforded.buttons
    is_passing = (
        afforded.is_reaction or _asking(scene) is not None
    )  # what such a question offers goes with it
    if buttons and not is_passing:
        scene.last_buttons = buttons
    elif not buttons or (scene.picker is not None and scene.picker.presses):
        buttons = scene.last_buttons
    presses = [
        Press(
            button.option,
            text(button.label),
            "" if button in afforded.buttons and button.why is None else "shut",
            button.primary,
        )
        for button in buttons
    ]
    if scene.session.may_rest:
        presses.insert(0, Press("rest", text("table-rest")))
    undo = scene.session.why_not_undo()
    presses.append(Press("undo", text("table-undo"), "" if undo is None else "shut", icon="undo"))
    presses.append(Press("menu", text("table-menu"), icon="pause"))
    presses.append(Press("rules", "", icon="book"))
    return presses


def _question(scene: TableScene, session: Session, afforded: Affordances) -> Question:
    show, text = scene.show, scene.show.text
    tool = scene.hovered_tool if isinstance(scene.hovered_tool, str) else ""
    request = afforded.request
    if request is None:
        is_shown = scene.director.is_busy and show.caption
        return Question(show.caption if is_shown else _waiting(show, session))
    words = show.teller.sentence(request.prompt, request.args)
    if afforded.several is not None:
        several = afforded.several
        counter = text("table-chosen", n=several.count, most=_most(several.sizes, several.most))
        passes = afforded.is_reaction and not several.count and several.may_confirm
        confirm = text("table-pass" if passes else "confirm")
        laid = _laid(show, afforded)
        return Question(words, True, counter, None, confirm, several.may_confirm, tool, laid)
    if (number := afforded.number) is not None:
        entered = Entry((number.low, number.value, number.high), text("table-number-most"))
        return Question(words, True, "", str(number.value), text("confirm"), True, tool, entered)
    if afforded.order is not None:
        return Question(words, True, "", None, text("confirm"), True, tool)
    return Question(words, True)


def _laid(show: Show, afforded: Affordances) -> Entry:
    """Say what has been laid down so far, and why it will not do, where that is summed up."""
    request, several = afforded.request, afforded.several
    assert isinstance(request, ChooseSome)
    assert several is not None
    tally = afforded.controller.tally(show.view, request, several.chosen)
    why = several.why_not
    if not several.chosen and tally is not None and tally.total < tally.needed:
        return Entry(tally=tally, is_short=True)
    return Entry(tally=tally, why="" if why is None else show.teller.sentence(why.id, why.args))


def _most(sizes: Sequence[int], most: int) -> str:
    return "/".join(map(str, sizes)) if sizes else str(most)


def _waiting(show: Show, session: Session) -> str:
    seat = session.waiting_for
    if seat is None or session.anyone is not None:
        return ""
    message = "table-waiting" if session.players[seat].bot is None else "table-thinking"
    return show.teller.sentence(message, {"player": seat})


def _moods(scene: TableScene) -> Mapping[int, tuple[str, str]]:
    """Say which icon stands on each plate: an hourglass for who is asked, else what kind of player sits there."""
    session = scene.session
    awaited = (session.waiting_for,) if session.anyone is None else session.anyone.seats
    return {
        number: ("hourglass", "lit") if number in awaited else ("bot" if player.bot else "", "")
        for number, player in enumerate(session.players)
    }


def _glows(scene: TableScene, afforded: Affordances) -> dict[Thing, str]:
    """Say what glows: all that is legal, what is chosen, where it can go, where the keyboard's focus rests."""
    gestures = scene.gestures
    glows: dict[Thing, str] = {}
    if afforded.request is None or scene.browser is not None:
        return glows
    if gestures.start is None:
        glows.update(dict.fromkeys(afforded.touchable, "legal"))
    if afforded.several is None or gestures.drag is not None:
        glows.update(dict.fromkeys(gestures.lit, "target"))
    if gestures.start is not None:
        glows.update(dict.fromkeys((gestures.start, *gestures.party.members), "chosen"))
        aim = looked_at(scene)
        if aim is not None:
            lit = next((one for one in grounds(afforded.view, aim) if glows.get(one) == "target"), None)
            if lit is not None:
                glows[lit] = "chosen"
    if afforded.several is not None:
        for thing in afforded.touchable:
            if afforded.several.has(thing):
                glows[thing] = "chosen"
    focus = gestures.focus
    if focus is not None and focus != "confirm" and not isinstance(focus, Option):
        glows[focus] = "focus"
    return glows


def rect_of(show: Show, thing: Thing | None) -> pygame.Rect | None:
    """Return where a thing is: a card's rectangle, a zone's, a player's plate."""
    table = show.arrangement
    if table is None or thing is None:
        return None
    if isinstance(thing, int):
        return table.cards[thing].rect if thing in table.cards else None
    if thing == track.PLACE:
        return table.track
    if thing == stall.CLAIMS and table.market is not None:
        return table.market.claims
    if thing in table.zones:
        return table.zones[thing].rect
    return table.seats[thing[1]].plate if thing[0] == "player" and thing[1] in table.seats else None


def middle_of(show: Show, thing: Thing | None) -> tuple[int, int]:
    """Return the middle of a thing; that of the window where there is none."""
    rect = rect_of(show, thing)
    return (show.metrics.size[0] // 2, show.metrics.size[1] // 2) if rect is None else rect.center


def menu(scene: TableScene) -> LittleMenu | None:
    """Word the little menu that the gestures have opened, and place it beside where the gesture ended."""
    show, wanted = scene.show, scene.gestures.menu
    table = show.arrangement
    if wanted is None or table is None:
        return None
    choices = [_choice(show, entry) for entry in wanted.entries]
    at = middle_of(show, wanted.start if wanted.target is None else wanted.target)
    return LittleMenu(choices, at, table.cloth, show.metrics)


def _choice(show: Show, entry: MenuEntry) -> Choice:
    preview = show.controller.damage_preview(show.view, entry.option)
    about = "" if preview is None else show.teller.words(preview.message, preview.args)
    return Choice(entry.option, plain(show.teller.words(entry.label, entry.args)), plain(about))


def closeup(show: Show, thing: Thing | None) -> Browser | None:
    """Look closely at a card, or at all that may be seen of a pile or a rival's hand; None if there is nothing."""
    table = show.arrangement
    if thing is None or table is None:
        return None
    if isinstance(thing, int):
        spec = show.faces.in_play(show.view, thing)
        place = show.view.place_of(thing)
        if spec is not None:
            return Browser(show.bank, show.metrics, Closeup("", "", (spec,)))
        return None if place is None else closeup(show, place)
    if thing not in table.zones or thing == table.own:
        return None
    if brought := show.controller.brought(thing):
        return _brought(show, thing, brought)
    cards = show.known_of(thing)
    return browser(show, thing, cards) if cards else None


def _brought(show: Show, place: tuple[str, int], cards: Mapping[str, int]) -> Browser:
    """Show all cards that somebody brought to the table, copy by copy, in the order of the collection."""
    slugs = sorted(cards, key=show.faces.rank.__getitem__)
    specs = tuple([show.faces.printed(slug) for slug in slugs for _ in range(cards[slug])])
    about = show.text("table-pile-brought", n=len(specs))
    return Browser(show.bank, show.metrics, Closeup(_zone_name(show, place), about, specs))


def shown(show: Show, event: Event) -> Browser:
    """Show the cards that the viewer has just been shown."""
    place = event.args["place"]
    ids = [card for card in reversed(show.view.zones[place]) if card in event.args["ids"]]
    return browser(show, place, [show.faces.known(show.view, card) for card in ids])


def browser(show: Show, place: tuple[str, int], cards: Sequence[FaceSpec | None]) -> Browser:
    """Show cards of a zone from the top down, under its name; unknown ones are counted and not drawn one by one."""
    known = tuple([card for card in cards if card is not None])
    hidden = len(cards) - len(known)
    about = show.text("table-pile", n=len(cards))
    if hidden:
        about = (
            show.text("table-pile-hidden", n=hidden)
            if not known
            else f"{about} · {show.text('table-pile-hidden', n=hidden)}"
        )
    return Browser(show.bank, show.metrics, Closeup(_zone_name(show, place), about, known or (None,)))


def _zone_name(show: Show, place: tuple[str, int]) -> str:
    """Name a zone; of a seat's own, tell whose it is."""
    table = show.arrangement
    zone = table.zones.get(place) if table else None
    if zone is None:
        return ""
    name = show.text(zone.label)
    is_shared = any(look.zone == place[0] and look.area == "left" for look in show.controller.zones)
    return name if is_shared else show.text("table-zone-of", zone=name, player=show.names[place[1]])
