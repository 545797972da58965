"""Tabletop: five card games of old Spain at one table.

The rooms are packages; each says in its own first lines what lives there. Nothing but the version lives here.
"""

__version__ = "0.1.0"
