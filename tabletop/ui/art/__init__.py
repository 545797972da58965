"""The paper theatre: card pictures composed from cut-paper parts, faces, backs, frames, icons.

A recipe from a card's JSON goes in, a surface comes out, cached within a bound.
Nothing here knows a match.
"""
