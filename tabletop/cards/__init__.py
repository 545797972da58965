"""Cards as data: the pydantic models of the JSON files, the words of picture recipes, the loader.

Errors name file, card and field.
No rule is carried out here and nothing is drawn.
"""
