### What the table says, whatever is played on it.

## Requests the table does not take

table-not_your_decision = It is not your turn to decide, or you have decided already.
table-nothing_to_undo = There is nothing to undo: what is confirmed stands.
table-nothing_to_commit = There is nothing to confirm yet. Choose what to do first.
table-refused = Rule { $rule }: { $text }

## Whose turn it is

table-your_turn = It is your turn.
table-waiting_for = Waiting for { $names }.

## The result

table-game_over = The game is over.
table-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
table-rank = { $rank }. { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Names

table-list = { $most } and { $last }
table-seat = Player { $number }
