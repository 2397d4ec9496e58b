### Chapter 1, The Arrival: not for the browser's bundle.

my-island-chapter-1 = The storm has left you on a shore that no chart shows. By morning the sea is as smooth as if nothing had happened.

    You drag the boats above the tide line, put up the first huts in the sand and look at the green wall behind the heath.

    Nobody says it aloud, but you will be here for a while. So one begins to build, and then all of you do.
    .title = The Arrival
my-island-option-rules-game-2 = Campaign, game 2: Trails
my-island-option-rules-game-3 = Campaign, game 3: Under the Palms
my-island-sticker-palm = palms
my-island-prompt-stick-palm = Choose a jungle space beside palms: it turns into palms for good.
my-island-do-stick-palm = Put on: palms{ my-island-any-at }
my-island-stuck-palm = { $player } puts on: palms{ my-island-any-at }.
my-island-sticker_lost-palm = { $player } finds no place for: palms.
my-island-sticker-thicket = thicket
my-island-prompt-stick-thicket = Choose a palm space beside the jungle: it turns into jungle for good.
my-island-do-stick-thicket = Put on: thicket{ my-island-any-at }
my-island-stuck-thicket = { $player } puts on: thicket{ my-island-any-at }.
my-island-sticker_lost-thicket = { $player } finds no place for: thicket.
my-island-score-trail = Longest trail
my-island-aim-trail = Longest trail
    .about = At the end, your largest group of paths brings 1 point for each path in it.
my-island-scored-trail = { $player } has a trail of { $n } paths{ my-island-any-points }
my-island-score-jungle_road = Jungle roads
my-island-aim-jungle_road = Jungle roads
    .about = At the end, each group of paths from a beach space to the edge of the jungle brings 4 points.
my-island-scored-jungle_road = { $player } has roads into the jungle{ my-island-any-points }
my-island-rule-C3 = A sticker for which there is no fitting place is lost; none can be kept for later. Several go on one after the other, each as the island then looks.
    .title = Stickers need a place
my-island-rule-C4 = Palms and thickets change the ground for good, and the space counts as what it shows now. One may undo the other.
    .title = The ground changes for good
my-island-rule-C8 = Every separate group of paths counts once, however often it touches the jungle. Spaces with printed marks are jungle.
    .title = Roads into the jungle
my-island-rule-C19 = The end of the track brings 1 progress a game at the most. Special progress and penalties follow after that of the rank.
    .title = Progress of the rank comes first
my-island-rule-C20 = Whoever takes over an island takes it as it stands: stickers, tiles, progress. A game that you have finished in a campaign can be played again on its own with fresh islands.
    .title = People may change
my-island-rule-C21 = Stickers that everybody gets are put on before the deck is shuffled, all at the same time.
    .title = Stickers before the game
my-island-rule-C22 = Two to four may play each time. An island that is not there keeps what it has, and puts on what it missed before its next game.
    .title = Who is absent
my-island-rule-C28 = A single game uses the stickers for everybody that would still be on the island, and no others. Progress is not kept.
    .title = A game on its own
my-island-rule-C32 = Stickers with a fixed place go on first, then those you choose a place for, in their order.
    .title = One sticker after the other
my-island-rule-C33 = Whoever joins with an island of their own gets a copy of the one with the least progress. There are never more than four islands.
    .title = Who joins later
my-island-rule-C34 = Whoever has placed no tile counts among the others, whatever the marker says. If nobody has, nobody gains progress.
    .title = Who places nothing
my-island-refused-C3 = Rule C3: this sticker cannot go there. Choose one of the places that fit it.
my-island-refused-C32 = Rule C32: another sticker comes first. Put on the one that is asked for.

## The page of rules

my-island-game-1 = Ashore
my-island-page-1-1 = Your first tile covers at least one space of sand.
    .title = Land on the beach
my-island-page-1-2 = Every later tile touches an equal symbol of an earlier one.
    .title = Like to like
my-island-page-1-3 = Palms and jungle are still too wild to build on.
    .title = Sand and heath only
my-island-page-1-4 = Pass and go back one point, or finish for good.
    .title = No room?
my-island-page-1-5 = At once, 1 point for every house that you put on the beach.
    .title = A hut by the sea
my-island-page-1-6 = At the end, 1 point less for every space of sand you left open.
    .title = Bare beach
my-island-game-2 = Trails
my-island-page-2-1 = At the end, your largest group of paths brings a point for each path.
    .title = Beat a trail
my-island-game-3 = Under the Palms
my-island-page-3-1 = From now on you may build on palms, too.
    .title = The palms give way
my-island-page-3-2 = At the end, 4 points for each group of paths from the beach to the edge of the jungle.
    .title = Roads into the jungle
