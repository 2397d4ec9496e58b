### What the terminal says, whatever is played in it.

## What there is to play

terminal-players = { $least } to { $most } players

## A match begins

terminal-opening = { $players ->
    [one] { $game }, { $players } player
   *[other] { $game }, { $players } players
}
terminal-seed_hash = Hash of the secret seed: { $hash }
terminal-hint = Type a number or an action; `help` tells what else you can do.
terminal-you = { $name } (you)
terminal-bot = { $name } ({ $bot })
terminal-board = { $player }: { $points ->
    [-1] { $points } point
    [one] { $points } point
   *[other] { $points } points
}

## Your decision

terminal-ways = { $ways } possibilities in { $places } places: `list` shows them all, `list { $example }` those in one place.
terminal-asides = Also possible, before going on:
terminal-confirm = Enter or `ok` confirms, `undo` takes it back.
terminal-go_on = Go on, or confirm with Enter or `ok`; `undo` takes the last back.
terminal-undone = Taken back: { $action }
terminal-allowed = Nothing speaks against it: { $action }
terminal-nothing_there = Nothing can be done at { $place } now. `why` with a full action tells the reason.
terminal-no_place = There is no place { $place }.
terminal-no_number = There is no number { $number } here: choose 1 to { $most }.
terminal-unreadable = This is no action and no command: “{ $typed }”. `list` shows what you can do, `help` how to type it.
terminal-no_rule = There is no rule { $rule }.
terminal-which_rule = Name a rule as well: `rule { $rule }`.
terminal-no_seat = There is no seat “{ $seat }”{ $seats ->
    [one] : there is only { $first }
   *[other] : choose { $first } to { $last }
}.
terminal-nothing_left = Nothing is left.

## Commands: what may be typed besides the English words

terminal-word-ok = ok
terminal-word-undo = undo
terminal-word-why = why
terminal-word-list = list
terminal-word-board = board
terminal-word-tiles = tiles
terminal-word-scores = scores
terminal-word-log = log
terminal-word-rule = rule
terminal-word-help = help
terminal-word-quit = quit
terminal-help =
    What you can type:
    12 – a number from the list
    { $place } – what can be done in one place; a single thing is done at once
    { $short } – an action in short
    { $action } – an action in full, as in a record
    ok, or just Enter – confirm what you have chosen
    undo – take it back
    why { $action } – which rule speaks against an action
    list, list { $place } – what you can do, everywhere or in one place
    board, board b – the board, or that of another seat
    tiles – what is still to come
    scores – points and what they consist of
    log – what has happened so far
    rule { $rule } – what a rule says
    quit – leave the match

## The end

terminal-total = Total
terminal-rank = Rank
terminal-seed = The seed was { $seed }.
terminal-unfinished = The match is not finished.
terminal-saved = The record is in { $file }.

## A match looked at again

terminal-analysis-player = In 100
terminal-analysis-start = start
terminal-analysis-luck = luck
terminal-analysis-play = play
terminal-analysis-result = result
terminal-analysis-strong = strong
terminal-analysis-fine = fine
terminal-analysis-slip = slips
terminal-analysis-mistake = mistakes
terminal-analysis-lost = lost per decision
terminal-analysis-sum = Start, luck and play add up to the result. Play is what all decisions have changed, your own and those of the others.
terminal-turned-strong = { $player } makes a strong move: { $swing } in 100 better than the next idea.
terminal-turned-slip = A slip costs { $player } { $swing } in 100.
terminal-turned-mistake = A mistake costs { $player } { $swing } in 100.
terminal-turned-luck = Luck gives { $player } { $swing } in 100.
terminal-turned-bad_luck = Luck costs { $player } { $swing } in 100.
terminal-analysis-played = Played: { $told }
terminal-analysis-better = Better: { $told }
