"""Dates as one says them: today at 18:05, yesterday, 3 May."""

from datetime import datetime

from tabletop.text.languages import Text


def worded(text: Text, moment: datetime, now: datetime) -> str:
    """Word a moment in the past.

    Args:
        text: the language.
        moment: with its time zone.
        now: the present, in the time zone of whoever reads it.
    """
    there = moment.astimezone(now.tzinfo)
    days = (now.date() - there.date()).days
    time = f"{there:%H:%M}"
    if days == 0:
        return text("when-today", time=time)
    if days == 1:
        return text("when-yesterday", time=time)
    month = text(f"month-{there.month}")
    if there.year == now.year:
        return text("when-this-year", day=str(there.day), month=month, time=time)
    return text("when-date", day=str(there.day), month=month, year=str(there.year))
