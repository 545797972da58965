"""How the table tells battles, the War and the last reckoning: what stands for how long, and what is heard."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.controller.staging import Cue

CUES: Mapping[str, Cue] = {
    "attack_declared": Cue(0.6),
    "attack_called_off": Cue(0.9),
    "attack_redirected": Cue(0.9),
    "trap_sprung": Cue(1.2, "flip"),
    "decoy_found": Cue(1.2),
    "reacted": Cue(0.7),
    "combat_bonus": Cue(0.7),
    "combat_malus": Cue(0.7),
    "armies_swapped": Cue(0.9),
    "strengths_compared": Cue(1.3, "clash", "duel"),
    "combat_won": Cue(1.1, "", "duel_won"),
    "war_came": Cue(1.8, "chime", "reckoning"),
    "power_counted": Cue(1.1, "coin", "reckoning_row"),
    "horseman": Cue(2.2, "chime", "reckoning_title"),
}
