### My Island explained, for somebody who has never read the rules.

my-island-guide-about = An empty island, sea on three sides and mountains at the back: yours to settle. Card after card tells the whole table which tile is laid next, and everybody lays the same one, each on an island of their own. Same tiles, same order, and yet no two islands end up alike: you decide where fields become a farm, where houses become a village, and how your roads reach the sea.
my-island-guide-origin = My Island is by Reiner Knizia (KOSMOS, 2023). Words and drawings here are our own. Some of what is printed in the box was not to be had and is reconstructed: the outline of the island and its ground, where the totems stand, and the symbols on the larger tiles.
my-island-guide-win = Your marker starts on 10. Whoever is farthest ahead on the track when the last card is done has won. In the Eternal game, this moves it:
my-island-guide-win-1 = for each farm, village and bulwark: five or more fields, houses or walls side by side.
    .worth = +3
my-island-guide-win-2 = for each of the four totems that a road of paths joins to the beach.
    .worth = +5
my-island-guide-win-3 = at the end for the largest group of fields, of houses, of walls and of paths at the table.
    .worth = +5
my-island-guide-win-4 = at the end for every bare space of beach.
    .worth = −1
my-island-guide-win-5 = each time you pass because you do not like a tile, or cannot use it.
    .worth = −1
my-island-guide-turn = There are no turns to wait for. Each round, everybody decides at the same time:
my-island-guide-turn-1 = A card is turned up. It shows one tile, and everybody has that tile.
my-island-guide-turn-2 = Turn the tile as you like and lay it on your island, so that one of its symbols touches the same symbol of a tile that lies there already.
my-island-guide-turn-3 = Or pass: the tile is gone and costs you a point. Or stop for good, free of charge.
my-island-guide-turn-4 = What you have just completed scores at once. On to the next card, 28 times at the most.

## Sections

my-island-guide-section-setup = Before you begin
my-island-guide-section-round = A round
my-island-guide-section-placing = Laying a tile
my-island-guide-section-passing = Passing and finishing
my-island-guide-section-points = Points while you play
my-island-guide-section-end = The end and its points
my-island-guide-section-track = The score track
my-island-guide-section-ranks = Ranks and ties

## Worked examples

my-island-guide-example-cover = An island at the end of an Eternal game: two farms, two villages and a bulwark, each with its cube, and a road to the sea from all four totems.
    .alt = A whole island almost covered with tiles of fields, houses, walls and paths, the jungle with its totems in the middle
my-island-guide-example-off = The wall of this tile would hang over the mountains. All of a tile must lie on the island.
    .alt = A tile in the corner of the island, half of it outside
my-island-guide-example-palms = In the Eternal game palms are good ground: the field lies among the palms and touches the field above it.
    .alt = A tile on palms and heath, beside a field that lies there already
my-island-guide-example-jungle = The jungle stays wild. It does not help that the field would touch a field.
    .alt = A tile that would cover jungle
my-island-guide-example-overlap = The house would lie on the wall. What is laid stays as it is.
    .alt = A tile over part of another tile
my-island-guide-example-first = The first tile covers a beach space with its field. That is all it needs.
    .alt = A first tile, half on the beach
my-island-guide-example-inland = As a first tile this one lies too far inland: no hex of it is on the beach.
    .alt = A first tile on heath and palms, away from the beach
my-island-guide-example-match = Field touches field: one such edge is enough. What the house touches does not matter.
    .alt = Below a tile of field and wall lies a second one, its field at the field
my-island-guide-example-other = The new field touches a wall, and nothing else touches its like.
    .alt = A second tile, its field at the wall of the first
my-island-guide-example-touches = The other way round it works: now the wall touches the wall.
    .alt = A tile of three hexes in a row, its wall beside a wall
my-island-guide-example-own = The two fields of the tile touch each other, but that is the tile itself. The wall beside it finds no wall.
    .alt = A tile with two fields beside a single wall
my-island-guide-example-turns = One tile, its six positions. It is never turned over.
    .alt = The same triangle of field, wall and house, turned six times
my-island-guide-example-pass = Passing costs a step, from 10 to 9, and the tile is gone for this game.
    .alt = The marker on 10, below it the marker on 9 with one tile put aside
my-island-guide-example-broke = On 0 there is no point left to pay with: lay the tile or finish.
    .alt = The marker on 0
my-island-guide-example-houses = Two houses on the beach: +2 at once, in game 1. The field beside them brings nothing.
    .alt = A tile of two houses and a field on the beach, the houses ringed with plus 2
my-island-guide-example-farm = Four fields lay side by side; the new tile brings the fifth. A farm: +3, and a cube to remember it by.
    .alt = Five fields side by side, ringed, with plus 3
my-island-guide-example-grown = But nothing more is earned: this village has its cube, and stays one village with ten houses, too.
    .alt = Eight houses with a cube, and a tile with two more houses
my-island-guide-example-both = One tile, two deeds: its field completes a farm, its house a village. +3 and +3.
    .alt = Five fields and five houses side by side, ringed, each with plus 3
my-island-guide-example-joined = But nothing is earned: two bulwarks with cubes grow together into one. Nothing is taken back, either.
    .alt = Two rows of five walls, each with a cube, and a tile with a wall between them
my-island-guide-example-road = From the totem over three paths to the beach: the road is complete, +5.
    .alt = A totem and a row of paths that ends on the beach, ringed, with plus 5
my-island-guide-example-heath = But it scores nothing yet: the road from the totem has only reached the heath. The beach is one space further.
    .alt = A row of paths from a totem, ending one space before the beach
my-island-guide-example-fork = The road forks and reaches two totems: +5 for each, in one go.
    .alt = Two totems joined by paths to the same beach space, each with plus 5
my-island-guide-example-largest = Three islands, largest farms of 7, 7 and 5 fields. Both with 7 get the whole 5 points, the third none.
    .alt = Three islands beside each other with groups of seven, seven and five fields; the first two with plus 5
my-island-guide-example-beach = The end of game 1: two spaces of beach are still bare: −1 each. With 7 houses on the beach and one pass, this island ends on 10 + 7 − 1 − 2 = 14.
    .alt = A finished island; two bare beach spaces are ringed, with minus 1 each
my-island-guide-example-end = Once on 55, the marker stays there whatever comes: a pass costs nothing any more.
    .alt = The marker at the end of its track, twice
my-island-guide-example-rows = Both islands stand on 55. In the row along the mountains the left one has 6 spaces empty, the right one 8: the left one wins.
    .alt = Two finished islands, the empty spaces of their top rows marked
