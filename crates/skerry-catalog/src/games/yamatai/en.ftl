### Yamataï: words that only its terminal board needs.

yamatai-board-space = sea space
yamatai-board-entry = entry
yamatai-board-fresh = boat placed in this turn
yamatai-board-island = island
yamatai-board-token = culture token (o orange, g green, v violet, b blue, e beige, r red)
yamatai-board-mountain = mountain
yamatai-board-sacred = sacred ground
yamatai-board-house = standard building of seat a
yamatai-board-torii = torii
yamatai-board-palace = palace

## How the match stands

yamatai-board-standing = Round { $round }
yamatai-board-order = Turns of this round
yamatai-board-fleets = Fleets
yamatai-board-row = Building tiles
yamatai-board-hall = Specialists (coins)
yamatai-board-pool = Boats at hand
yamatai-board-supply = Boats in the supply
yamatai-board-next = Fleets that come next
yamatai-board-later = Fleets after those
yamatai-board-deck = Building tiles face down
yamatai-board-unseen = Specialists face down
yamatai-board-sheets = Seat
yamatai-board-points = Points
yamatai-board-left = Buildings left
yamatai-board-harbour = Harbour
yamatai-board-culture = Culture tokens
yamatai-board-owned = Tiles of { $seat }
yamatai-board-reserved = Reserved by { $seat }
yamatai-board-tile = { $tile } { yamatai-any-tile_name } ({ $points })
