### Chapter 6, Beyond the Stars: not for the browser's bundle.

my-island-chapter-6 = On the roof of the temple you free six bronze tubes from the moss: telescopes, all of them pointing at the same dark spot in the sky.

    Night after night there is nothing to be seen through them. But if you line up the land below, the lenses begin to glow, one after the other.

    The eldest of the scholars closes her notebook. She has measured that spot for three nights, she says, and it is growing.
    .title = Beyond the Stars
my-island-option-rules-game-16 = Campaign, game 16: Six Lenses
my-island-option-rules-game-17 = Campaign, game 17: Mirrors of the Sky
my-island-option-rules-game-18 = Campaign, game 18: The Long Night
my-island-sticker-pool = star pool
my-island-prompt-stick-pool = Choose a space for a star pool: surround it and leave it open.
my-island-do-stick-pool = Put on: star pool{ my-island-any-at }
my-island-stuck-pool = { $player } puts on: star pool{ my-island-any-at }.
my-island-sticker_lost-pool = { $player } finds no place for: star pool.
my-island-sticker-lens = lens
my-island-prompt-stick-lens = Choose a telescope that is still dark: it is marked.
my-island-do-stick-lens = Put on: lens{ my-island-any-at }
my-island-stuck-lens = { $player } puts on: lens{ my-island-any-at }.
my-island-sticker_lost-lens = { $player } finds no place for: lens.
my-island-score-telescopes = Telescopes
my-island-aim-telescopes = Telescopes
    .about = A telescope looks straight outward from the observatory over 4 spaces, towards the mountains over 3. If all of them show the same symbol, it brings 3 points at once and is marked for good. After this chapter each one without a mark costs 2 progress.
my-island-scored-telescopes = { $player } lines up a telescope{ my-island-any-points }
my-island-scored-big = { $player } completes a group of { $n }: one more research marker{ my-island-any-points }
my-island-score-pools = Star pools
my-island-aim-pools = Star pools
    .about = At the end, each star pool that is open while everything around it is covered brings 2 points.
my-island-scored-pools = { $player } has surrounded star pools{ my-island-any-points }
my-island-progress_made-telescopes = { $player } has dark telescopes left: { $change } progress.
my-island-rule-C9 = A group that jumps from below 5 to 8 or more brings both research markers at once.
    .title = Both rewards at once
my-island-rule-C10 = A group with a cube brings no more research markers when it grows, except once for reaching 8. If two such groups grow together, nothing happens.
    .title = Groups that have had their research marker
my-island-rule-C13 = The temple is the observatory now. Its six telescopes look straight outward, beginning on the space beside it: the two towards the mountains over 3 spaces, the other four over 4. Each may show a symbol of its own.
    .title = What telescopes look at
my-island-rule-C14 = A rock in the line of a telescope is left out. If fewer than two spaces remain, only a lens can mark it. What you blocked with a pool of your own still costs.
    .title = Rocks are left out
my-island-rule-C15 = A star pool may be covered like other land; then it brings nothing. What cannot be covered beside it, and another pool, need not be.
    .title = Pools may be covered
my-island-rule-C24 = Lenses come after the scoring of their game and bring no points.
    .title = Stickers bring no points
my-island-rule-C37 = Two cards are drawn before the first round. The open one becomes the card of the round and the next is turned up; in the last round there is none.
    .title = The next card lies open

## The page of rules

my-island-game-16 = Six Lenses
my-island-page-16-1 = Six straight lines run outward from the observatory in the old temple: 4 spaces each, towards the mountains 3. The same symbol on every space of one: 3 points, and its telescope is marked for good.
    .title = Line up the land
my-island-page-16-2 = A group that reaches eight brings another research marker.
    .title = Eight are more than five
my-island-page-16-3 = From now on your first tile lies beside the temple or on the beach.
    .title = Begin where you like
my-island-game-17 = Mirrors of the Sky
my-island-page-17-1 = At the end, 2 points for each star pool that lies open while all around it is covered.
    .title = Mirrors
my-island-game-18 = The Long Night
my-island-page-18-1 = The next card lies open.
    .title = The stars tell
my-island-page-18-2 = After this game every dark telescope costs 2 progress.
    .title = Before the night ends
