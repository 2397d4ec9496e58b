### Kapitel 7, Megalithe: nicht für das Bündel des Browsers.

my-island-chapter-7 = Die leuchtenden Linsen zeichnen einen Plan auf den Boden: drei Bauwerke und einen Ring aus riesigen Steinen. Bei Tag ist nichts davon zu sehen.

    Niemand erinnert sich, den Befehl gegeben zu haben, doch alle beginnen zu bauen, Stein auf Stein und Dach auf Dach.

    Am Abend legt ihr die Hand an einen der Riesen. Er ist warm, und er summt, ganz leise, wie eine Muschel am Ohr.
    .title = Megalithe
my-island-option-rules-game-19 = Kampagne, Spiel 19: Fundamente
my-island-option-rules-game-20 = Kampagne, Spiel 20: Der Steinkreis
my-island-option-rules-game-21 = Kampagne, Spiel 21: Mittsommer
my-island-sticker-palace = Palast
my-island-prompt-stick-palace = Wähle ein Feld für den Palast: Häuser ringsum bringen ihm Dächer.
my-island-do-stick-palace = Anbringen: Palast{ my-island-any-at }
my-island-stuck-palace = { $player } bringt an: Palast{ my-island-any-at }.
my-island-sticker_lost-palace = { $player } findet keinen Platz für: Palast.
my-island-sticker-citadel = Zitadelle
my-island-prompt-stick-citadel = Wähle ein Feld für die Zitadelle: Mauern ringsum bringen ihr Dächer.
my-island-do-stick-citadel = Anbringen: Zitadelle{ my-island-any-at }
my-island-stuck-citadel = { $player } bringt an: Zitadelle{ my-island-any-at }.
my-island-sticker_lost-citadel = { $player } findet keinen Platz für: Zitadelle.
my-island-sticker-granary = Kornspeicher
my-island-prompt-stick-granary = Wähle ein Feld für den Kornspeicher: Äcker ringsum bringen ihm Dächer.
my-island-do-stick-granary = Anbringen: Kornspeicher{ my-island-any-at }
my-island-stuck-granary = { $player } bringt an: Kornspeicher{ my-island-any-at }.
my-island-sticker_lost-granary = { $player } findet keinen Platz für: Kornspeicher.
my-island-sticker-roof = Dach
my-island-prompt-stick-roof = Wähle ein Bauwerk, das ein weiteres Dach bekommt.
my-island-do-stick-roof = Anbringen: Dach{ my-island-any-at }
my-island-stuck-roof = { $player } bringt an: Dach{ my-island-any-at }.
my-island-sticker_lost-roof = { $player } findet keinen Platz für: Dach.
my-island-score-buildings = Bauwerke
my-island-aim-buildings = Bauwerke
    .about = 4 Häuser um den Palast, Mauern um die Zitadelle oder Äcker um den Kornspeicher bringen ein Dach und 2 Punkte, 6 noch einmal dasselbe. Das dritte Dach bringt 1 Fortschritt.
my-island-scored-buildings = { $player } setzt einem Bauwerk ein Dach auf{ my-island-any-points }
my-island-score-circle = Steinkreis
my-island-aim-circle = Steinkreis
    .about = Wer als Erster in allen vier Vierteln einen Forschungsstein hat, bekommt 5 Punkte, der Zweite 3, jeder Spätere 1.
my-island-scored-circle = { $player } hat in jedem Viertel einen Forschungsstein{ my-island-any-points }
my-island-score-groves = Haine
my-island-aim-groves = Haine
    .about = Am Ende bringt jede Palme, die du einst gepflanzt hast und auf der kein Plättchen liegt, 1 Punkt, höchstens 6.
my-island-scored-groves = { $player } hat noch { $n } gepflanzte Palmen{ my-island-any-points }
my-island-progress_made-buildings = { $player } vollendet ein Bauwerk: { $change } Fortschritt.
my-island-rule-C16 = Doppelte Symbole helfen auf 6. Fehlt einem Bauwerk nur ein Dach, zählt ein zweites im selben Spiel nicht.
    .title = Kein Dach zu viel
my-island-rule-C23 = Ein Legen, das von unter 4 auf 6 führt, bringt beide Dächer, wenn beide fehlen. Ein fertiges Bauwerk bringt in diesem Kapitel nichts mehr. Auch ein Dach nach der Wertung bringt keine Punkte; das dritte bringt seinen Fortschritt.
    .title = Zwei Dächer auf einmal
my-island-rule-C38 = Gesehen wird bei jedem Forschungsstein, also entscheidet in einer Runde die Forschungsreihenfolge. Niemand teilt sich einen Platz.
    .title = Die Reihenfolge im Kreis
my-island-rule-C39 = Jede Palme, die du aufgeklebt hast, zählt, wenn kein Plättchen auf ihrem Feld liegt. Nur Tempel und Dickicht nehmen sie dir für immer; unter einem Fels oder Bauwerk zählt sie weiter. Gedruckte Palmen zählen nie.
    .title = Gepflanzte Palmen

## Die Regelseite

my-island-game-19 = Fundamente
my-island-page-19-1 = 4 Häuser um den Palast, Mauern um die Zitadelle oder Äcker um den Kornspeicher: ein Dach und 2 Punkte. 6 bringen noch einmal dasselbe.
    .title = Richtfest
my-island-page-19-2 = Dächer bleiben von Spiel zu Spiel. Das dritte bringt 1 Fortschritt.
    .title = Drei Dächer
my-island-game-20 = Der Steinkreis
my-island-page-20-1 = Wer als Erstes in allen vier Vierteln einen Forschungsstein hat, bekommt 5 Punkte, dann 3, später 1.
    .title = Schließt den Kreis
my-island-game-21 = Mittsommer
my-island-page-21-1 = Am Ende 1 Punkt für jede eigene Palme, auf der kein Plättchen liegt, höchstens 6.
    .title = Was ihr einst gepflanzt habt
