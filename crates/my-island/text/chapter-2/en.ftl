### Chapter 2, Putting Down Roots: not for the browser's bundle.

my-island-chapter-2 = A roof against the rain is no longer enough. The driftwood huts lean in the wind, and the children know every crab by its name.

    Seed sprouts between the palms, families move closer together, and everybody begins to count whose harvest and whose village is the biggest.

    Only at night, when the fires have burned low, does somebody glance at the jungle now and then. Not a sound comes from it.
    .title = Putting Down Roots
my-island-option-rules-game-4 = Campaign, game 4: First Harvest
my-island-option-rules-game-5 = Campaign, game 5: Neighbours
my-island-option-rules-game-6 = Campaign, game 6: The Greatest
my-island-sticker-double_field = double field
my-island-prompt-stick-double_field = Choose a field on one of your tiles: from now on it counts twice.
my-island-do-stick-double_field = Put on: double field{ my-island-any-at }
my-island-stuck-double_field = { $player } puts on: double field{ my-island-any-at }.
my-island-sticker_lost-double_field = { $player } finds no place for: double field.
my-island-sticker-double_house = double house
my-island-prompt-stick-double_house = Choose a house on one of your tiles: from now on it counts twice.
my-island-do-stick-double_house = Put on: double house{ my-island-any-at }
my-island-stuck-double_house = { $player } puts on: double house{ my-island-any-at }.
my-island-sticker_lost-double_house = { $player } finds no place for: double house.
my-island-aim-largest_two = { my-island-aim-largest }
    .about = At the end, whoever has the largest group of fields gets 5 points, and so does whoever has the largest group of houses; ties count for all. Shown is in how many of the two you lead now.
my-island-rule-C5 = A double symbol stays on its tile wherever the tile lies; a tile takes only one. It counts two for groups, for the largest, and for everything that counts symbols. For roads and lines a hex is a hex.
    .title = Double symbols
my-island-rule-C30 = In the campaign the largest group is the one with most symbols, doubles counting two. All who are equal get the full points.
    .title = The largest by symbols
my-island-rule-C36 = In game 6 a pass costs 3 points and needs a marker on 3 or more. On 55 it is free.
    .title = Empty stores
my-island-refused-C36 = Rule C36: a pass costs 3 points in this game, and you have fewer. You can still place it, or finish.

## The page of rules

my-island-game-4 = First Harvest
my-island-page-4-1 = At once 3 points when a group of fields reaches five.
    .title = Five fields are a farm
my-island-page-4-2 = Whoever comes in behind may double a field. It counts as two from then on.
    .title = Rich soil
my-island-game-5 = Neighbours
my-island-page-5-1 = Villages bring 3 points at once, as farms do.
    .title = Five houses are a village
my-island-game-6 = The Greatest
my-island-page-6-1 = At the end, 5 points each for the largest group of fields and of houses.
    .title = Who has the greatest?
my-island-page-6-2 = A pass costs 3 points now, and huts by the sea bring nothing any more.
    .title = Empty stores
