"""What the tests of card files share."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cards.card_files import Write


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Give a function that writes a card file: text or bytes as they are, anything else as JSON."""

    def write(content: Any) -> Path:
        path = tmp_path / "la_campana" / "cards.json"
        path.parent.mkdir(exist_ok=True)
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            text = content if isinstance(content, str) else json.dumps(content, indent=1, ensure_ascii=False)
            path.write_text(text, encoding="utf-8")
        return path

    return write
