### Was der Tisch sagt, gleich welches Spiel darauf liegt.

## Was der Tisch nicht annimmt

table-not_your_decision = Du bist nicht am Zug oder hast schon entschieden.
table-nothing_to_undo = Es gibt nichts zurückzunehmen: Was bestätigt ist, gilt.
table-nothing_to_commit = Es gibt noch nichts zu bestätigen. Wähle zuerst, was du tun willst.
table-refused = Regel { $rule }: { $text }

## Wer am Zug ist

table-your_turn = Du bist am Zug.
table-waiting_for = Warten auf { $names }.

## Das Ergebnis

table-game_over = Das Spiel ist zu Ende.
table-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
table-rank = { $rank }. { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Namen

table-list = { $most } und { $last }
table-seat = Spieler { $number }
