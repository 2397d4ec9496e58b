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
yamatai-guide-section-decisions = Your turn
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

yamatai-guide-example-cover = You build a trading post on the mountain: the torii beside it and the mountain bring a prestige point each, and your group of three pays 6 coins, twice as much as a house would bring.
    .alt = A trading post is built on a mountain island beside two own houses and a torii; wood boats beside it pay for it
yamatai-guide-example-order = Fleets 9, 2, 5 and 4 were taken. In the next round whoever took fleet 2 goes first, then 4, 5 and 9.
    .alt = Numbers 1 to 10 with the signs of four players on 2, 4, 5 and 9
yamatai-guide-example-turned = Fleet 7 was left over, so it now comes first. Four were turned up beside it. Of those that were face down one is left, fleet 6: it comes up before those that were just shuffled in.
    .alt = Fleets 7, 1, 10, 3 and 8 lie open; face down are 6, and after it 2, 4, 5 and 9
yamatai-guide-example-prices = With 3 coins you can buy stone, but not clay. What you sell brings just as much. Gold is not traded.
    .alt = Boats with bamboo, wood, stone and clay, and their prices from 1 to 4 coins
yamatai-guide-example-first = There is one boat with bamboo on the sea. Your first boat may go to any free entry. One with bamboo may also lie beside the other bamboo; one with wood may not.
    .alt = A boat with bamboo; free entries are marked for bamboo and wood, two spaces beside the boat for bamboo only
yamatai-guide-example-chain = The third boat goes beside the second. The spaces beside the first are no longer possible: a chain has no branches.
    .alt = A chain of two boats; two spaces beside the second are marked, two beside the first are crossed out
yamatai-guide-example-collect = Each of your two boats takes a token from an island beside it: two in all.
    .alt = Two boats of this turn, each with an arrow from a culture token
yamatai-guide-example-fewer = If the second boat takes the orange token, none is left for the first. That is allowed, but brings only one: the green one lies beside no other boat.
    .alt = Two boats of this turn; only the second takes a token, the first has none left beside it
yamatai-guide-example-build = The house wants bamboo, wood and stone. All three boats lie around the island: it can be built.
    .alt = Boats with wood, bamboo and stone around an island, each with a tick; a house is built there
yamatai-guide-example-fresh = The same boats are there, but you placed none of them in this turn, and your new boat lies elsewhere.
    .alt = Boats with wood, bamboo and stone around an island that is crossed out; the only new boat lies far from it
yamatai-guide-example-other = Your new boat has clay, which the house does not need. It lies beside the island, and that is enough; older boats pay.
    .alt = Boats of earlier turns with wood, bamboo and stone pay for a house; a new one with clay lies beside the island
yamatai-guide-example-token = By the quick reference the token does not matter: the house is built, and the token can still be collected. With the published rules you would have to collect it first.
    .alt = A house is built on an island with a violet culture token
yamatai-guide-example-neighbours = Three prestige points: for the torii, for the palace below, and for the mountain. The other palace only touches at a corner.
    .alt = A house on a mountain island beside a torii and a palace; another palace lies across a corner
yamatai-guide-example-group = The new house joins two others: a group of three pays 3 coins. A trading post would have brought 6.
    .alt = A house is built that connects two own houses
yamatai-guide-example-corner = These two islands only touch at a corner, where a boat lies. They are no neighbours and no group: no coins.
    .alt = A house is built on an island that touches the island of another own house only at a corner
yamatai-guide-example-moor = Wood was in your harbour, clay is left over, and there is one berth: clay stays, wood goes beside the harbour and is lost.
    .alt = Boats with wood and clay; clay in the harbour, wood beside it
yamatai-guide-example-pay = With these tokens you can pay two orange ones, or an orange, a green and a violet one.
    .alt = Two orange, one green and one violet token, and two ways to pay with them
yamatai-guide-example-sacred = Boats enough lie around the island, but on sacred ground nobody ever builds.
    .alt = A crossed-out island with sacred ground, around it boats with wood, bamboo and stone
yamatai-guide-example-waived = Stone is missing. With fleet 9 one boat may be missing, so the house can be built.
    .alt = Boats with wood and bamboo pay for a house that also wants stone
yamatai-guide-example-final = 23 coins are 4 points, 5 boats beside the harbour cost 2: both are rounded down. Coins that are left, culture tokens and moored boats count for nothing.
    .alt = Coins, prestige points, buildings, specialists, a reserved tile and boats beside the harbour, with their points
