### Amerigo explained, for somebody who has never read the rules.

amerigo-guide-about = A sea full of islands that nobody has seen yet, and two ships of your own. You sail from anchor to anchor, found trading posts and cover the land with villages, gathering sugar, cotton and coffee on the way. What you can do at any moment is up to the tower: seven colours of cubes rumble through it, some get stuck, others tumble out at last, and each colour that comes out is an action. All the while the pirates draw nearer.
amerigo-guide-origin = Amerigo is by Stefan Feld (Queen Games, 2013). Words and drawings here are our own. Some of what is printed in the box was not to be had and is reconstructed: the island tiles, the spaces of the two tracks, and how many there are of some tiles and markers. The cube tower is a model of our own.
amerigo-guide-win = Whoever has most points after five passes has won. There are many ways to come by them:
amerigo-guide-win-1 = for the first trading post on an island, and again for covering the last square of one.
    .worth = +3
amerigo-guide-win-2 = for each tile you build: villages bring 1 or 2, neutral land 2 or 3 for every square.
    .worth = +1 … 18
amerigo-guide-win-3 = for your trading posts on an island when it is complete: the more of them and the earlier, the better.
    .worth = +1 … 75
amerigo-guide-win-4 = at the end for each kind of goods: the resources you gathered, times the goods you own.
    .worth = ×
amerigo-guide-win-5 = at the end for how far you have come on the progress track, and as much again for the order track.
    .worth = +1 … 15
amerigo-guide-win-6 = after each pass, when the pirates find you with too few cannons. Their strength grows up to 10.
    .worth = −1 … 10
amerigo-guide-turn = A pass has seven rounds, one for each colour. A round goes like this:
amerigo-guide-turn-1 = The cubes of one colour go into the tower. Some get stuck, others from earlier throws come out with them.
amerigo-guide-turn-2 = Look at what came out: every colour is an action that is open now, and the colour with most cubes says how many action points everybody gets for it.
amerigo-guide-turn-3 = One after another, each of you picks one action and spends its points: sail, load cannons, plan, progress, build, buy goods, or move up in the order. Two may pick the same. Whoever wants none takes gold.
amerigo-guide-turn-4 = The cubes go back and the next colour is thrown. After seven rounds the pirates attack; after five passes comes the final scoring.

## Sections

amerigo-guide-section-setup = The map
amerigo-guide-section-rounds = Passes, rounds and the tower
amerigo-guide-section-choosing = Your turn
amerigo-guide-section-sail = Blue: sailing
amerigo-guide-section-load = Black: cannons
amerigo-guide-section-plan = Red: planning
amerigo-guide-section-progress = Brown: progress
amerigo-guide-section-build = Green: building
amerigo-guide-section-buy = Yellow: goods
amerigo-guide-section-order = White: order
amerigo-guide-section-markers = Progress markers
amerigo-guide-section-pirates = The pirates
amerigo-guide-section-final = Final scoring

## Worked examples

amerigo-guide-example-cover = A large island, nearly complete: villages, neutral land, and trading posts of two players. Two squares in the east are still free, and the chest waits for whoever covers the last.
    .alt = A sea chart with one island full of villages and fields, ships around it and on the frame
amerigo-guide-example-large = This island has 22 squares, so it is large: it holds a treasure chest, and tiles bring more here. From three anchors trading posts can be founded.
    .alt = An island without buildings, with a chest, sugar and cotton, and three anchors around it
amerigo-guide-example-order = Whoever is farther to the right comes first. The numbers beside the discs say the order: here on spaces 5, 3, 2 and 0.
    .alt = The order track with four discs, numbered one to four from the right
amerigo-guide-example-actions = Four blue cubes were thrown; one black, one red and two green ones came out with them. Four actions are open, and blue, with most cubes, makes it 4 action points for each. Or 3 gold: a third of the eight cubes, rounded up.
    .alt = The cube tower, eight cubes in the action field, and the four open actions with 4 points each
amerigo-guide-example-special = White cubes can stand for the colour under your disc. You are on space 8, which is green: with four black and two white cubes you may load cannons, move up in the order, or build, each for 4.
    .alt = The order track with your disc on a green space, and three open actions
amerigo-guide-example-sail = With 5 action points the ship gets as far as the western anchor: five steps round the cape, from square to square, never diagonally. What it can reach is bright.
    .alt = A ship north of the island, its way around it to an anchor in the west, the reachable water lit up
amerigo-guide-example-enter = The first journey begins on the frame, wherever you like. From here the anchor is 3 steps away; the fourth action point lapses.
    .alt = A ship on the frame in the north and its way to the anchor of the island
amerigo-guide-example-past = Past the other ship and on: sailing through is free, but you cannot stop where it lies.
    .alt = Two ships beside each other; the way of one leads through the square of the other
amerigo-guide-example-post = The ship stops at the anchor and founds a trading post on the square it points to. The first one on this island: +3.
    .alt = A ship at its anchor and a new trading post beside it, the island ringed with plus 3
amerigo-guide-example-load = 4 action points, 4 cannons.
    .alt = The cannon track on 0, below it on 4
amerigo-guide-example-plan = 4 action points are spent on these three: 2 for the neutral tile of two squares, 1 for each village, however large. The dark number is the cost; beside it stand the points on small and large islands.
    .alt = Three tiles with their costs 2, 1 and 1
amerigo-guide-example-progress = From space 7, six steps lead to 13. You pass 8 and 12, the spaces worth 3 and 6 points, so you take two progress markers.
    .alt = The progress track, the disc on 7 and the spaces up to 13 open
amerigo-guide-example-build = Three tiles for 4 action points, each linked to the one before: a village next to the trading post (2 points), a neutral tile that also takes sugar and cotton (6), and another village (2). 10 points on a large island.
    .alt = A trading post and three tiles in a chain, with plus 2, plus 6 and plus 2
amerigo-guide-example-buy = With 5 action points you can have both cotton markers, for 2 and 3. At the end each adds a point for every cotton you have gathered.
    .alt = Two goods markers for cotton, costing 2 and 3
amerigo-guide-example-ahead = You have moved up to space 6, where two discs lay already. Yours lies on top, so you come first in the next round.
    .alt = The order track with three discs on one space, yours first
amerigo-guide-example-track = 10 cannons and 5 action points: the track ends on 12. The rest cannot be used, and for that there are 2 gold, here from 3 to 5.
    .alt = The cannon track on 10 and then on 12, the gold track on 3 and then on 5
amerigo-guide-example-water = Two squares of this village would lie in the water.
    .alt = A village tile that reaches from the island into the sea
amerigo-guide-example-over = One of its squares has been built on already.
    .alt = A village tile over part of another
amerigo-guide-example-dead = You may build over a square for trading posts while it is empty. From the western anchor nobody can found anything after that.
    .alt = A village tile covering the square for a trading post in the west
amerigo-guide-example-next = Edge to edge with your own trading post.
    .alt = A single village tile below a trading post
amerigo-guide-example-corner = It touches the trading post at a corner only, and that is no connection.
    .alt = A single village tile diagonally below a trading post
amerigo-guide-example-neutral = The neutral tile links your trading post to the new village, although somebody else built it: neutral land serves everybody.
    .alt = A trading post, a neutral tile below it, and at its end a new village tile
amerigo-guide-example-foreign = Between your trading post and the neutral tile lies a village of somebody else. It breaks the chain.
    .alt = A trading post, another player's village below it, and behind that a new village tile
amerigo-guide-example-guest = You have no trading post on this island. Neutral land alone does not let you in.
    .alt = A new village tile next to a neutral tile; the only trading post belongs to somebody else
amerigo-guide-example-complete = The last two squares, in the second pass: 2 for the village and 3 for completing the island make 5. The time value is 4, so your two trading posts bring 3 × 4 = 12 and the other player's one brings 1 × 4. You also get the chest.
    .alt = An island all built up; the last tile with plus 5, two trading posts with plus 12, one with plus 4
amerigo-guide-example-markers = All 24 progress markers as they look at the table.
    .alt = The signs of the 24 progress markers with their names
amerigo-guide-example-raid = The pirates come with strength 6 against 4 cannons: not enough. All 4 are lost, and 6 points with them.
    .alt = The cannon track on 4, the pirates on 6
amerigo-guide-example-safe = 8 cannons against 6: repelled. 6 are used up, 2 are left, and no point is lost.
    .alt = The cannon track on 8 with the pirates on 6, below it the track on 2
amerigo-guide-example-final = A sheet at the end, 72 points: 18 for gold (12 on the track, 6 above it), 0 + 12 + 1 + 2 + 4 = 19 for goods, 10 for the progress track, 7 and 12 for two markers, and 6 for space 12 of the order track.
    .alt = The sheet of a player with gold, tracks, goods and two markers
amerigo-guide-example-tower = After setting up: 21 cubes are stuck in the tower, 28 lie on the storage spaces. A look is enough to know what may still come out.
    .alt = The cube tower and, for each colour, how many cubes are inside and in store
