"""The table of Águila Roja: what gestures mean, why not, what stands where, and that all is worded."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.controller.affordances import Affordances
from tabletop.controller.tables import FigureLook, Preview, Runner, Thing, controller_of
from tabletop.engine import Card, Dice, Match, Option
from tabletop.games.aguila_roja.figures import force_of, price_of, victory_of_card
from tabletop.games.aguila_roja.state import characters
from tabletop.text.languages import LANGUAGES, Text
from tests.controller.carrying import carry_all, play_by_gestures
from tests.games.aguila_roja.scenes import GAME, Scene, Side, acting, at, hurt

TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {}), (4, {"mode": "teams"}), (6, {})]


def afforded(scene: Scene) -> Affordances:
    """Return what whoever is asked can do."""
    request = scene.request
    return Affordances(controller_of(scene.match), scene.match.view(request.seat), request)


def why(scene: Scene, start: str, target: Thing | str | None = None) -> str | None:
    """Return the id of the reason why a card can do nothing (to a target)."""
    there = scene.id(target) if isinstance(target, str) else target
    reason = afforded(scene).why_not(scene.id(start), there)
    return None if reason is None else reason.id


def means(scene: Scene, start: str, target: Thing | str) -> list[Option]:
    """Return what it would mean to carry a card to a target."""
    return afforded(scene).options(scene.id(start), scene.id(target) if isinstance(target, str) else target)


def shown(scene: Scene, slug: str) -> dict[str, tuple[str, str]]:
    """Return the figures of a card as whoever is asked sees them: now, and as printed."""
    view = scene.match.view(scene.request.seat)
    looks = controller_of(scene.match).figures(view, scene.id(slug))
    return {look.icon: (look.value, look.printed) for look in looks}


def preview(scene: Scene, option: Option) -> tuple[str, dict[str, Any]]:
    """Return what an option would do: the message and its arguments."""
    told = controller_of(scene.match).damage_preview(scene.match.view(scene.request.seat), option)
    assert isinstance(told, Preview)
    return told.message, dict(told.args)


# -- gestures


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_matches_are_played_by_gestures_alone(seats: int, options: dict[str, Any]) -> None:
    mouse = play_by_gestures(Match(GAME, seats, 7, options), 150)
    assert min(mouse.ways.values()) > 5


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_option_can_be_carried_from_its_start_to_its_destination(
    seats: int, options: dict[str, Any]
) -> None:
    carried = carry_all(Match(GAME, seats, 2, options))
    assert carried.away >= {"play", "travel", "challenge", "intercept"}
    assert carried.nowhere <= {"choose", "effect", "first", "rival"}  # clicked where they are


def test_a_character_travels_to_a_location_or_to_who_is_about_to_leave_it() -> None:
    scene = Scene(Side(village=["herrero", "arriero"], locations=["mentidero-de-san-felipe"]))
    go = Option("travel", scene.id("herrero"), scene.id("mentidero-de-san-felipe"))
    assert means(scene, "herrero", "mentidero-de-san-felipe") == [go]
    assert means(scene, "herrero", ("locations", 0)) == []
    taken = Scene(Side(village=["herrero"], locations=[at("plaza-del-mercado", "arriero")]))
    assert why(taken, "herrero", "plaza-del-mercado") == "reason-location-taken"
    assert why(taken, "herrero", "arriero") == "reason-location-taken"


def test_a_rival_is_challenged_by_name_village_treasury_or_hand() -> None:
    scene = Scene(Side(village=["cosaco"]), Side(village=["alabardero"]))
    challenge = Option("challenge", scene.id("cosaco"), ("player", 1))
    for zone in ("player", "village", "treasury", "hand"):
        assert means(scene, "cosaco", (zone, 1)) == [challenge]
        assert means(scene, "cosaco", (zone, 0)) == []
    assert means(scene, "cosaco", ("discard", 1)) == []
    aim = scene.id("alabardero")
    assert means(scene, "cosaco", "alabardero") == [Option("challenge", scene.id("cosaco"), aim)]


def test_a_card_is_played_on_its_own_side_and_an_event_anywhere() -> None:
    scene = Scene(Side(hand=["labradora", "nueva-leccion", "plaza-del-mercado"], coins=9))
    for slug, zones in (("labradora", ("village", "locations")), ("plaza-del-mercado", ("locations",))):
        for zone in zones:
            assert means(scene, slug, (zone, 0)) == [Option("play", scene.id(slug))]
        assert means(scene, slug, ("village", 1)) == []
        assert means(scene, slug, ("hand", 0)) == []
    assert means(scene, "nueva-leccion", ("village", 1)) == [Option("play", scene.id("nueva-leccion"))]
    targets = afforded(scene).targets(scene.id("plaza-del-mercado"))
    assert list(targets) == [("locations", 0)]
    assert list(afforded(scene).targets(scene.id("labradora"))) == [("village", 0)]


def test_reasons_tell_what_stands_in_the_way() -> None:
    scene = Scene(
        Side(
            village=["cosaco", acting("herrero"), "hermandad-de-vecinos"],
            locations=[at("plaza-del-mercado", "arriero"), "corrala-de-vecinos"],
            hand=["gonzalo-maestro"],
            coins=1,
        ),
        Side(village=["alabardero"], locations=[at("casa-de-la-moneda", "tamborilero")]),
    )
    assert why(scene, "gonzalo-maestro") == "reason-too-dear"
    assert why(scene, "herrero") == "reason-in-action"
    assert why(scene, "arriero") == "reason-at-location"
    assert why(scene, "hermandad-de-vecinos") == "reason-no-character"
    assert why(scene, "cosaco", "corrala-de-vecinos") == "reason-too-few-travellers"
    assert why(scene, "cosaco", "casa-de-la-moneda") == "reason-not-your-location"
    assert why(scene, "cosaco") is None


def test_who_cannot_travel_along_is_told_why() -> None:
    scene = Scene(
        Side(
            village=["herrero", "arriero", "labradora", acting("cosaco")],
            locations=["mentidero-de-san-felipe"],
        )
    )
    scene.take(Option("travel", scene.id("herrero"), scene.id("mentidero-de-san-felipe")))
    assert scene.asked == (0, "prompt-travel-with")
    assert why(scene, "cosaco") == "reason-in-action"
    assert why(scene, "arriero") is None


def test_who_cannot_intercept_is_told_why() -> None:
    scene = Scene(
        Side(village=["cosaco"]), Side(village=["alabardero", acting("mosquetero"), "escribano-real"])
    )
    scene.challenge("cosaco", "alabardero")
    assert scene.asked == (1, "prompt-intercept-for")
    assert why(scene, "alabardero") == "reason-ar-challenged"
    assert why(scene, "mosquetero") == "reason-in-action"
    assert means(scene, "escribano-real", "cosaco") == [
        Option("intercept", scene.id("escribano-real"), scene.id("cosaco"))
    ]


def test_buttons_end_the_turn_hand_it_over_or_decline() -> None:
    alone = Scene(Side(village=["cosaco"]), Side(village=["alabardero"]))
    assert [button.label for button in afforded(alone).buttons] == ["do-ar-end"]
    alone.challenge("cosaco")
    passing = afforded(alone).buttons
    assert [(button.label, button.primary) for button in passing] == [("do-ar-let-pass", True)]
    team = Scene(Side(), Side(), Side(), Side(), mode="teams")
    assert [button.label for button in afforded(team).buttons] == ["do-ar-hand-over", "do-ar-done"]


# -- what stands where


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_figures_seen_are_those_of_the_true_table(seats: int, options: dict[str, Any]) -> None:
    match = Match(GAME, seats, 11, options)
    controller = controller_of(match)
    dice = Dice(4)
    for turn in range(240):
        if match.request is None:
            break
        match.answer(match.request.sample(dice))
        if turn % 8:
            continue
        table = match.table
        for viewer in (0, None):
            view = match.view(viewer)
            for seat in range(seats):
                for card in characters(table, seat):
                    looks = {one.icon: one.value for one in controller.figures(view, table.id_of(card))}
                    assert looks["strength"] == str(force_of(table, card))
                    assert looks["victory"] == str(victory_of_card(table, card))
        for card in table.zone("hand", 0):
            price = next(
                (
                    one.value
                    for one in controller.figures(match.view(0), table.id_of(card))
                    if one.icon == "maravedi"
                ),
                "0",
            )
            assert price == str(price_of(table, 0, card)) or table.faces[card].kind == "location"


def test_wounds_weaken_and_relations_raise_what_a_card_shows() -> None:
    scene = Scene(Side(village=[hurt("cosaco", 1), "satur-escudero-fiel", "gonzalo-maestro"]))
    printed = GAME.known["cosaco"].figures["strength"]
    assert shown(scene, "cosaco")["strength"] == (str(printed - 1), str(printed))
    # "This is the case of Satur's «Relación con» effect, which increases his victory value by 3."
    assert shown(scene, "satur-escudero-fiel")["victory"] == ("4", "1")


def test_a_card_of_a_hand_shows_what_it_costs_now() -> None:
    scene = Scene(Side(village=["el-rey"], hand=["bando-real"]))
    assert shown(scene, "bando-real")["maravedi"] == ("0", "1")


def test_hidden_cards_show_nothing_and_printed_ones_what_is_printed() -> None:
    scene = Scene(Side(), Side(hand=["alabardero"]))
    controller = controller_of(scene.match)
    assert controller.figures(scene.match.view(0), scene.id("alabardero")) == ()
    assert controller.printed_figures("taberna-de-la-liebre-coja") == (
        FigureLook("travel", "2", "2", "top-left", "steel"),
    )
    assert controller.printed_figures("arcas-reales") == ()
    assert [one.value for one in controller.printed_figures("prosperidad")] == ["4"]
    assert [one.corner for one in controller.printed_figures("el-rey")] == [
        "top-left",
        "bottom-left",
        "bottom-right",
    ]


def test_cards_in_action_lie_turned_and_bear_their_wounds_and_coins() -> None:
    scene = Scene(Side(village=[hurt(acting("cosaco"), 2), "herrero"], coins=7))
    controller, view = controller_of(scene.match), scene.match.view(1)
    assert controller.turned(view, scene.id("cosaco"))
    assert not controller.turned(view, scene.id("herrero"))
    assert controller.tokens(view, scene.id("cosaco")) == (("wound", 2),)
    assert controller.tokens(view, scene.id("herrero")) == ()
    treasury = view.zones["treasury", 0][0]
    assert controller.tokens(view, treasury) == (("coin", 7),)


def test_badges_warn_of_a_deck_that_runs_out() -> None:
    scene = Scene(Side(deck=5, hand=3, coins=2, victory=9), Side(deck=6))
    controller, view = controller_of(scene.match), scene.match.view(0)
    mine = {badge.icon: (dict(badge.args), badge.tone) for badge in controller.badges(view, 0)}
    assert mine == {
        "victory": ({"won": 9, "of": 25}, "green"),
        "maravedi": ({"n": 2}, "gold"),
        "hand": ({"n": 3}, "plain"),
        "deck": ({"n": 5}, "red"),
    }
    assert controller.badges(view, 1)[-1].tone == "plain"


def test_who_has_left_is_out_and_off_the_track() -> None:
    scene = Scene(Side(), Side(victory=3), Side())
    scene.match.concede(2)
    controller, view = controller_of(scene.match), scene.match.view(0)
    assert [badge.text for badge in controller.badges(view, 2)] == ["badge-ar-out"]
    race = controller.track(view)
    assert race is not None
    assert race.runners == (Runner((0,), 0), Runner((1,), 3))


def test_a_team_runs_together_towards_forty() -> None:
    scene = Scene(Side(victory=12), Side(victory=30), Side(), Side(), mode="teams", tiebreak=1)
    race = controller_of(scene.match).track(scene.match.view(None))
    assert race is not None
    assert (race.goal, race.is_reached, race.note) == (40, True, "track-ar-tiebreak")
    assert race.runners == (Runner((0, 2), 12), Runner((1, 3), 30))


def test_a_partner_is_marked_for_the_partner_alone() -> None:
    scene = Scene(Side(), Side(), Side(), Side(), mode="teams")
    controller = controller_of(scene.match)
    for viewer, partner in ((0, 2), (3, 1), (None, None)):
        view = scene.match.view(viewer)
        marked = [
            seat
            for seat in range(4)
            if "badge-ar-partner" in [badge.text for badge in controller.badges(view, seat)]
        ]
        assert marked == ([] if partner is None else [partner])


def test_the_turn_has_three_parts_and_a_location() -> None:
    scene = Scene(Side(hand=["plaza-del-mercado"]))
    controller = controller_of(scene.match)
    steps = controller.steps(scene.match.view(0), scene.request)
    assert [step.state for step in steps] == ["done", "now", "open", "open"]
    scene.play("plaza-del-mercado")
    played = controller.steps(scene.match.view(0), scene.request)[-1]
    assert played.state == "done"
    assert played.why is not None
    assert played.why.args == {"n": 1}


def test_the_open_challenge_is_an_arrow_that_all_see() -> None:
    scene = Scene(Side(village=["cosaco"]), Side(village=["alabardero", "mosquetero"]))
    controller = controller_of(scene.match)
    scene.challenge("cosaco", "alabardero")
    args = scene.request.args
    line = [(scene.id("cosaco"), scene.id("alabardero"))]
    assert controller.arrows(scene.match.view(None), 1, args) == line
    other = Scene(Side(village=["cosaco"]), Side(), Side(village=["alabardero"]))
    other.challenge("cosaco", 1)
    # In Free-for-All another rival than the one who is challenged may intercept.
    assert other.asked == (2, "prompt-intercept")
    assert controller_of(other.match).arrows(other.match.view(2), 2, other.request.args) == [
        (other.id("cosaco"), ("player", 1))
    ]
    assert controller.arrows(scene.match.view(0), 0, {"card": "cosaco"}) == []


# -- what an option would do


def test_previews_tell_who_falls() -> None:
    scene = Scene(
        Side(village=["gigante-de-feria", hurt("soldado-de-fortuna", 1), "labradora"]),
        Side(village=["gigante-de-feria", "soldado-de-fortuna", "paje-de-palacio"]),
    )
    village = scene.match.view(0).zones
    mine = {scene.match.view(0).faces[card]: card for card in village["village", 0]}
    theirs = {scene.match.view(0).faces[card]: card for card in village["village", 1]}

    def fight(one: str, other: str) -> tuple[str, dict[str, Any]]:
        return preview(scene, Option("challenge", mine[one], theirs[other]))

    giant = GAME.known["gigante-de-feria"].figures["strength"]
    assert fight("gigante-de-feria", "gigante-de-feria")[0] == "preview-ar-both-fall"
    assert fight("gigante-de-feria", "paje-de-palacio")[0] == "preview-ar-fells"
    assert fight("gigante-de-feria", "paje-de-palacio")[1]["mine"] == giant - 1
    assert fight("labradora", "gigante-de-feria")[0] == "preview-ar-falls"
    assert fight("labradora", "gigante-de-feria")[1]["left"] == giant - 1
    # A wound weakens the blow as well: the same card without one stands, and this one falls.
    assert fight("soldado-de-fortuna", "soldado-de-fortuna")[0] == "preview-ar-falls"
    assert preview(scene, Option("challenge", mine["labradora"], ("player", 1))) == (
        "preview-ar-victory",
        {"n": 1, "total": 1},
    )


def test_previews_tell_what_a_card_costs_and_leaves() -> None:
    scene = Scene(Side(hand=["gonzalo-maestro", "plaza-del-mercado"], coins=5))
    assert preview(scene, Option("play", scene.id("gonzalo-maestro"))) == (
        "preview-ar-price",
        {"n": 4, "left": 1},
    )
    view = scene.match.view(0)
    play_location = Option("play", scene.id("plaza-del-mercado"))
    assert controller_of(scene.match).damage_preview(view, play_location) is None


def test_looking_changes_nothing() -> None:
    scene = Scene(Side(village=["cosaco"], hand=["labradora"], coins=3), Side(village=["alabardero"]))
    before = scene.match.view(None), scene.table.version
    view = scene.match.view(0)
    copy = view.copy()
    controller = controller_of(scene.match)
    for card in view.faces:
        controller.figures(view, Card(card))
    assert view == copy
    assert (scene.match.view(None), scene.table.version) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_table_says_is_worded(language: Any) -> None:
    text = Text(language, strict=True)
    controller = GAME.controller
    wanted = [look.label for look in controller.zones]
    verbs = ("play", "travel", "challenge", "intercept", "choose", "discard", "effect", "yes", "no")
    wanted += [controller.label(Option(verb, 1, 2)) for verb in verbs]
    at_players = ("challenge", "first", "rival", "hand_over", "end")
    wanted += [controller.label(Option(verb, None, ("player", 1))) for verb in at_players]
    wanted += ["do-ar-done", "do-ar-let-pass", "track-ar-label", "track-ar-goal", "track-ar-tiebreak"]
    wanted += [
        f"badge-ar-{name}" for name in ("victory", "coins", "hand", "deck", "deck-low", "partner", "out")
    ]
    wanted += [f"step-ar-{name}" for name in ("opening", "development", "conclusion", "location")]
    wanted += [
        f"preview-ar-{name}"
        for name in ("price", "travel", "victory", "both-fall", "fells", "falls", "both-stand")
    ]
    wanted.append("reason-ar-challenged")
    assert [message for message in wanted if not text.has(message)] == []
