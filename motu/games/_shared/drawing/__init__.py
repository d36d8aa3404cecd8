"""How tables are drawn: one palette, one set of pieces, one way to show what can be chosen.

* `night`: the same colours in the dark.
* `palette`: colours, seats, contrast; `on(ground)` chooses ink or paper for a text.
* `letters`: texts, how wide they get, and a cached `Speaker` for messages.
* `pieces`: tokens and islanders of the seats, treasures, medals, plates; `piece` puts the rim around a path.
* `strokes`: small drawings as lists of coloured paths.
* `choosing`: marks, rings and attributes of what can be chosen.
* `parts`: panels, cells, counters, things that can be chosen.
* `sheet`: stylesheet, definitions, zones, layers, the whole picture.
* `parts`: icons with numbers, cells, panels, things that can be chosen; `Maker` brings them words and marks.
* `people`: the head of a player's panel, the result.
* `markup`: from htpy's elements to short text.

A scene is made of small pure functions behind `lru_cache` that return `Markup`; what appears many times is
defined once and `used`. Zones and layers always exist, ids are names of the game, and what moves carries its
place in `transform`: so a browser can morph one picture into the next.
"""
