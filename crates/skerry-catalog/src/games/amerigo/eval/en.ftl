### Amerigo: why a bot would do something, and why not.

amerigo-why-gold = More gold, to be spent on action points.
    .loss = Less gold to spend on action points.
amerigo-why-goods = Resources and goods of one kind come together.
    .loss = Resources and goods of one kind do not come together.
amerigo-why-progress = You get on along the progress track.
    .loss = Others get ahead on the progress track.
amerigo-why-markers = Progress markers that can still do much for you.
    .loss = Fewer progress markers to help you.
amerigo-why-order = You choose earlier than others, and get on along the track of turn order.
    .loss = Others choose before you.
amerigo-why-pirates = The pirates can do you less harm.
    .loss = The pirates can do you more harm.
amerigo-why-islands = An island with your trading posts comes nearer to being complete.
    .loss = Islands with your trading posts are completed later, or not at all.
amerigo-why-land = Room to build: trading posts where much land is free.
    .loss = Little room to build.
amerigo-why-plans = Tiles that you can soon build.
    .loss = Few tiles that you can build in time.
amerigo-why-ships = Your ships lie near free anchorages.
    .loss = Your ships lie far from free anchorages.
