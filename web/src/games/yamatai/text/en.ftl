### Yamataï: words that only its table in the browser needs.

## What decided a match

yamatai-ui-lead-coins = Coins decided it
yamatai-ui-lead-prestige = Building beside torii, palaces and on mountains decided it
yamatai-ui-lead-buildings = Buildings decided it
yamatai-ui-lead-specialists = Specialists decided it
yamatai-ui-lead-reserved = Building what was reserved paid off
yamatai-ui-lead-set_aside = Finding a place for every boat paid off
