### Yamataï explained, for somebody who has never read the rules.

yamatai-guide-about = Thirty-four islands, and a queen who wants the finest capital of all. Fleets bring boats with bamboo, wood, stone, clay and gold. You lay them in a chain between the islands, and from then on they belong to everybody: who builds on an island uses whatever boats lie around it, no matter who put them there. Or you gather offerings and win over the spirits of the archipelago. The strongest fleets help most, but whoever takes one goes last in the next round.
yamatai-guide-origin = Yamataï is by Bruno Cathala and Marc Paquien (Days of Wonder, 2017). Words and drawings here are our own. Much of what is printed in the box was not to be had and is reconstructed: the powers of eight fleets, what buildings cost and are worth, 15 of the 18 specialists, and the map. Whoever knows the published game will notice.
yamatai-guide-win = Whoever has most points when the game is over has won. They come from here:
yamatai-guide-win-1 = for every building: a house or trading post brings 1 to 4, a torii or palace 4 to 6.
    .worth = +1 … 6
yamatai-guide-win-2 = for a house or trading post beside a torii or palace, for each of them; and for one on a mountain.
    .worth = +1
yamatai-guide-win-3 = for every specialist you hired; each can do something, too.
    .worth = +0 … 4
yamatai-guide-win-4 = for every five coins. They come from groups of your own buildings, for instance.
    .worth = +1
yamatai-guide-win-5 = for every two boats that you could neither place nor moor.
    .worth = −1
yamatai-guide-win-6 = for every building tile that you reserved and never built.
    .worth = −1
yamatai-guide-turn = In a round everybody has one turn, with two players everybody has two. A turn goes like this:
yamatai-guide-turn-1 = Take one of the open fleets: its boats, its power for this turn, and your place in the next round. Low numbers go first.
yamatai-guide-turn-2 = Buy a boat or sell one, if you like.
yamatai-guide-turn-3 = Place boats in one chain: the first at an entry or beside a boat of the same colour, every other beside the one before.
yamatai-guide-turn-4 = Then each of these boats takes a culture token from an island beside it, or you build: the boats around the island must be those on the building tile.
yamatai-guide-turn-5 = One boat that is left may stay in your harbour. The others are lost, and cost points.
yamatai-guide-turn-6 = Hire a specialist, if you like, for two culture tokens of one colour or three different ones.

## Sections

yamatai-guide-section-setup = Before you begin
yamatai-guide-section-rounds = Rounds
yamatai-guide-section-turn = Your turn
yamatai-guide-section-fleet = Taking a fleet
yamatai-guide-section-trade = Trading
yamatai-guide-section-placing = Placing boats
yamatai-guide-section-collecting = Collecting culture tokens
yamatai-guide-section-building = Building
yamatai-guide-section-bonuses = What a building brings at once
yamatai-guide-section-mooring = Mooring
yamatai-guide-section-hiring = Hiring specialists
yamatai-guide-section-powers = Powers of the fleets
yamatai-guide-section-specialists = What specialists can do
yamatai-guide-section-end = The end of the game
yamatai-guide-section-final = Points

## Worked examples

yamatai-guide-example-cover = Five cargoes, five shapes: bamboo, wood, stone, clay and gold. Gold is rare, and every torii and palace needs it.
    .alt = Five boats side by side, each with another cargo
yamatai-guide-example-prices = With 3 coins you can buy stone, but not clay. What you sell brings just as much. Gold is not traded.
    .alt = Boats with bamboo, wood, stone and clay, and their prices from 1 to 4 coins
