"""Words: Fluent bundles in each language and the composer that words cards from their data.

Message ids come in, sentences go out.
No rule decides here and nothing is drawn.
"""
