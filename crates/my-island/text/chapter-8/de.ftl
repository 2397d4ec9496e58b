### Kapitel 8, Das Portal: nicht für das Bündel des Browsers.

my-island-chapter-8 = In der Mitte des Steinrings beginnt die Luft zu flimmern, und es riecht nach einem anderen Meer.

    Je weiter sich das Portal öffnet, desto heftiger bebt der Boden. Die Insel war nie ein Ort zum Bleiben, sie war ein Landesteg, und ihre Zeit läuft ab.

    Ihr packt ein, was sich tragen lässt. Wer tritt als Erster hindurch?
    .title = Das Portal
my-island-option-rules-game-22 = Kampagne, Spiel 22: Beben
my-island-option-rules-game-23 = Kampagne, Spiel 23: Feuer
my-island-option-rules-game-24 = Kampagne, Spiel 24: Zu den Sternen
my-island-epilogue-all = Wer gewonnen hat, geht voran; hinter dem Licht liegt eine Küste, die keine Karte kennt. Die anderen folgen, bevor die letzte Welle über den Steinen zusammenschlägt.
my-island-sticker-crater = Krater
my-island-prompt-stick-crater = Wähle ein Feld für einen Krater: Überdecke die Felder ringsum rechtzeitig.
my-island-do-stick-crater = Anbringen: Krater{ my-island-any-at }
my-island-stuck-crater = { $player } bringt an: Krater{ my-island-any-at }.
my-island-sticker_lost-crater = { $player } findet keinen Platz für: Krater.
my-island-sticker-spark = Portalzeichen
my-island-prompt-stick-spark = Wähle einen Platz der untersten Stufe: Er wird abgehakt.
my-island-do-stick-spark = Anbringen: Portalzeichen{ my-island-any-at }
my-island-stuck-spark = { $player } bringt an: Portalzeichen{ my-island-any-at }.
my-island-sticker_lost-spark = { $player } findet keinen Platz für: Portalzeichen.
my-island-sticker-star = Sternplättchen
my-island-prompt-stick-star = Lege das Sternplättchen auf ein freies Feld neben deinen Plättchen.
my-island-do-stick-star = Anbringen: Sternplättchen{ my-island-any-at }
my-island-stuck-star = { $player } bringt an: Sternplättchen{ my-island-any-at }.
my-island-sticker_lost-star = { $player } findet keinen Platz für: Sternplättchen.
my-island-score-monuments = Denkmäler
my-island-aim-monuments = Denkmäler
    .about = 4 Häuser um einen fertigen Palast, Mauern um eine Zitadelle oder Äcker um einen Kornspeicher bringen sofort 3 Punkte, je einmal im Spiel.
my-island-scored-monuments = { $player } umbaut ein Denkmal{ my-island-any-points }
my-island-score-craters = Krater
my-island-aim-craters = Krater
    .about = Nach der 16. und der 24. Karte und am Ende kostet jedes offene Feld neben einem Krater 1 Punkt.
my-island-scored-craters = { $player } leidet unter den Kratern: { $points }
my-island-score-departure = Aufbruch
my-island-aim-departure = Aufbruch
    .about = Wer mit 7 abgehakten Plätzen aufhört, bricht auf: 8 Punkte auf der ersten Karte, auf der jemand aufbricht, dann 5, 3, 1.
my-island-scored-departure = { $player } verlässt die Insel{ my-island-any-points }
my-island-scored-star = { $player } gewinnt das Sternplättchen{ my-island-any-points }
my-island-scored-portal = { $player } hakt einen Platz des Portals ab{ my-island-any-points }
my-island-progress_made-portal = { $player } gewinnt { $change } Fortschritt für das Portal.
my-island-rule-C17 = Felder um Krater sind sonst gewöhnliches Land. Ein Strandfeld darunter zählt für beides; ein Feld neben zwei Kratern zählt einmal, und eines, das sich nicht überdecken lässt, nie.
    .title = Ausbruchsfelder
my-island-rule-C25 = Es hat keine Karte und ist ein eigenes Legen. Lege es sofort, bevor das Portal an der Reihe ist, auf ein freies Feld neben deinen Plättchen; gibt es keines, ist es für dieses Spiel verloren. Dann zählt es als alle vier Symbole.
    .title = Das Sternplättchen
my-island-rule-C40 = Nach der 16. und der 24. Karte, nach allen Punkten der Runde, auch für die, die aufgehört haben. Der Zählstein kann unter 0 fallen; auf 55 bleibt er.
    .title = Wenn Krater ausbrechen
my-island-rule-C41 = Plätze, die vor dieser Karte abgehakt waren, zählen. Alle, die auf derselben Karte aufbrechen, bekommen dasselbe; gezählt werden nur die auf früheren Karten. Nach Spiel 24 bringen je 2 abgehakte Plätze 1 Fortschritt, ob du aufgebrochen bist oder nicht.
    .title = Wer wann aufbricht

## Die Regelseite

my-island-game-22 = Beben
my-island-page-22-1 = Nach der 16. und 24. Karte und am Ende kostet jedes offene Feld neben einem Krater 1 Punkt.
    .title = Der Boden bebt
my-island-page-22-2 = Gruppen von 6, 9 und 12 haken Plätze eurer Tafel ab, für immer. Nach Spiel 24 bringen je 2 abgehakte Plätze 1 Fortschritt. Tore bringen 3 Punkte.
    .title = Entzündet das Portal
my-island-page-22-3 = 4 Häuser um einen fertigen Palast, Mauern um eine Zitadelle oder Äcker um einen Kornspeicher: 3 Punkte.
    .title = Denkmäler
my-island-game-23 = Feuer
my-island-page-23-1 = Vier gleiche Symbole um das Observatorium: Leg sofort das Sternplättchen. Es zählt als alle vier.
    .title = Das Sternplättchen
my-island-game-24 = Zu den Sternen
my-island-page-24-1 = Hör mit 7 abgehakten Plätzen auf, und du gehst: 8 Punkte für die Ersten, dann 5, 3, 1. Ränge bringen doppelten Fortschritt, und je 2 abgehakte Plätze bringen 1 dazu.
    .title = Wer tritt hindurch?
