### Was das Terminal sagt, gleich welches Spiel darin läuft.

## Was es zu spielen gibt

terminal-players = { $least } bis { $most } Personen

## Eine Partie beginnt

terminal-opening = { $players ->
    [one] { $game }, { $players } Person
   *[other] { $game }, { $players } Personen
}
terminal-seed_hash = Prüfsumme des geheimen Startwerts: { $hash }
terminal-hint = Gib eine Nummer oder einen Zug ein; `hilfe` sagt, was du sonst tun kannst.
terminal-you = { $name } (du)
terminal-bot = { $name } ({ $bot })
terminal-board = { $player }: { $points ->
    [-1] { $points } Punkt
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Deine Entscheidung

terminal-ways = { $ways } Möglichkeiten an { $places } Orten: `liste` zeigt alle, `liste { $example }` die an einem Ort.
terminal-asides = Außerdem möglich, ehe es weitergeht:
terminal-confirm = Die Eingabetaste oder `ok` bestätigt, `zurück` nimmt es zurück.
terminal-go_on = Mach weiter oder bestätige mit der Eingabetaste oder `ok`; `zurück` nimmt das Letzte zurück.
terminal-undone = Zurückgenommen: { $action }
terminal-allowed = Nichts spricht dagegen: { $action }
terminal-nothing_there = Auf { $place } geht jetzt nichts. `warum` mit einem vollständigen Zug nennt den Grund.
terminal-no_place = Einen Ort { $place } gibt es nicht.
terminal-no_number = Die Nummer { $number } gibt es hier nicht: Wähle 1 bis { $most }.
terminal-unreadable = Das ist kein Zug und kein Befehl: „{ $typed }“. `liste` zeigt, was du tun kannst, `hilfe`, wie man es schreibt.
terminal-no_rule = Eine Regel { $rule } gibt es nicht.
terminal-which_rule = Nenne auch eine Regel: `regel { $rule }`.
terminal-no_seat = Den Platz „{ $seat }“ gibt es nicht{ $seats ->
    [one] : Es gibt nur { $first }
   *[other] : Wähle { $first } bis { $last }
}.
terminal-nothing_left = Es ist nichts mehr übrig.

## Befehle: was man außer den englischen Wörtern eingeben kann

terminal-word-ok = ok
terminal-word-undo = zurück
terminal-word-why = warum
terminal-word-list = liste
terminal-word-board = plan
terminal-word-tiles = plättchen
terminal-word-scores = punkte
terminal-word-log = verlauf
terminal-word-rule = regel
terminal-word-help = hilfe
terminal-word-quit = ende
terminal-help =
    Was du eingeben kannst:
    12 – eine Nummer aus der Liste
    { $place } – was an einem Ort möglich ist; gibt es nur eins, geschieht es sofort
    { $short } – ein Zug in Kurzform
    { $action } – ein vollständiger Zug, wie in einer Aufzeichnung
    ok oder nur die Eingabetaste – bestätigen, was du gewählt hast
    zurück – es zurücknehmen
    warum { $action } – welche Regel gegen einen Zug spricht
    liste, liste { $place } – was du tun kannst, überall oder an einem Ort
    plan, plan b – dein Plan oder der eines anderen Platzes
    plättchen – was noch kommt
    punkte – Punkte und woraus sie bestehen
    verlauf – was bisher geschehen ist
    regel { $rule } – was eine Regel sagt
    ende – die Partie verlassen

## Das Ende

terminal-total = Summe
terminal-rank = Platz
terminal-seed = Der Startwert war { $seed }.
terminal-unfinished = Die Partie ist nicht zu Ende gespielt.
terminal-saved = Die Aufzeichnung steht in { $file }.

## Eine Partie im Rückblick

terminal-analysis-player = Von 100
terminal-analysis-start = Start
terminal-analysis-luck = Glück
terminal-analysis-play = Spiel
terminal-analysis-result = Ergebnis
terminal-analysis-strong = stark
terminal-analysis-fine = gut
terminal-analysis-slip = Ausrutscher
terminal-analysis-mistake = Fehler
terminal-analysis-lost = Verlust je Entscheidung
terminal-analysis-sum = Start, Glück und Spiel ergeben zusammen das Ergebnis. Spiel ist, was alle Entscheidungen geändert haben, die eigenen und die der anderen.
terminal-turned-strong = { $player } macht einen starken Zug: um { $swing } von 100 besser als die nächste Idee.
terminal-turned-slip = Ein Ausrutscher kostet { $player } { $swing } von 100.
terminal-turned-mistake = Ein Fehler kostet { $player } { $swing } von 100.
terminal-turned-luck = Das Glück schenkt { $player } { $swing } von 100.
terminal-turned-bad_luck = Pech kostet { $player } { $swing } von 100.
terminal-analysis-played = Gespielt: { $told }
terminal-analysis-better = Besser: { $told }
