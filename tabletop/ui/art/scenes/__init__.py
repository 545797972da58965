"""Places of the paper theatre: from a scene's name to a backdrop."""

from __future__ import annotations

from random import Random

from tabletop.cards.pictures import SceneName
from tabletop.ui.art.papers import Tones
from tabletop.ui.art.scenes import (
    apartments,
    cellars,
    chambers,
    cloisters,
    courts,
    garrison,
    indoors,
    lodgings,
    marches,
    outdoors,
    quarters,
    squares,
    streets,
    strongholds,
    wastes,
)
from tabletop.ui.art.scenes.kit import Backdrop, Scene

SCENES: dict[SceneName, Scene] = {
    "meadow": outdoors.meadow,
    "mountains": outdoors.mountains,
    "forest": outdoors.forest,
    "camp": strongholds.camp,
    "sea": outdoors.sea,
    "town": strongholds.town,
    "castle": strongholds.castle,
    "battlefield": strongholds.battlefield,
    "road": outdoors.road,
    "ramparts": strongholds.ramparts,
    "garden": outdoors.garden,
    "clouds": outdoors.clouds,
    "cave": outdoors.cave,
    "burst": outdoors.burst,
    "hall": indoors.hall,
    "chapel": indoors.chapel,
    "study": chambers.study_room,
    "laboratory": chambers.laboratory,
    "armoury": indoors.armoury,
    "forge": indoors.forge,
    "vault": indoors.vault,
    "pavilion": chambers.pavilion,
    "stage": chambers.stage,
    "palace": chambers.palace,
    "village": squares.village,
    "market": squares.market,
    "rooftops": squares.rooftops,
    "harbour": squares.harbour,
    "palace-hall": courts.palace_hall,
    "court": courts.court,
    "salon": apartments.salon,
    "office": apartments.office,
    "monastery": cloisters.monastery,
    "school": cloisters.school,
    "lodge": cloisters.lodge,
    "tavern": lodgings.tavern,
    "barracks": garrison.barracks,
    "dungeon": garrison.dungeon,
    "stable": lodgings.stable,
    "alley": streets.alley,
    "alcazar": streets.alcazar,
    "corral": streets.corral,
    "hermitage": streets.hermitage,
    "kitchen": cellars.kitchen,
    "crypt": cellars.crypt,
    "siege": marches.siege,
    "bivouac": marches.bivouac,
    "building-site": marches.building_site,
    "ravine": marches.ravine,
    "war-tent": quarters.war_tent,
    "fog": wastes.fog,
    "doors": quarters.doors,
    "trench": wastes.trench,
    "graveyard": wastes.graveyard,
    "reef": wastes.reef,
}


def backdrop(name: SceneName, tones: Tones, seed: int) -> Backdrop:
    """Build a scene; the seed decides where its hills, houses and stones lie."""
    return SCENES[name](tones, Random(seed))
