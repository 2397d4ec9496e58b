### Yamataï: why a bot would do something, and why not.

yamatai-why-coins = Coins that are nearly another point.
    .loss = Coins that make no point.
yamatai-why-harbour = Good boats in your harbour for a later turn.
    .loss = Boats that cost points, or none for a later turn.
yamatai-why-culture = Culture tokens that soon pay for a specialist.
    .loss = Few culture tokens to pay for specialists.
yamatai-why-reserved = A building that is reserved for you.
    .loss = No building reserved for you.
yamatai-why-specialists = Specialists who work for you for the rest of the game.
    .loss = No more specialists who work for you.
yamatai-why-order = An early turn in the next round.
    .loss = A late turn in the next round.
