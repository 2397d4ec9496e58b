### Kapitel 6, Jenseits der Sterne: nicht für das Bündel des Browsers.

my-island-chapter-6 = Auf dem Dach des Tempels befreit ihr sechs bronzene Rohre vom Moos: Fernrohre, und alle zeigen auf dieselbe dunkle Stelle am Himmel.

    Nacht für Nacht ist durch sie nichts zu sehen. Richtet man aber das Land unter ihnen aus, beginnen die Linsen zu leuchten, eine nach der anderen.

    Die älteste der Gelehrten klappt ihr Heft zu. Drei Nächte hat sie die Stelle gemessen, sagt sie, und sie wächst.
    .title = Jenseits der Sterne
my-island-option-rules-game-16 = Kampagne, Spiel 16: Sechs Linsen
my-island-option-rules-game-17 = Kampagne, Spiel 17: Spiegel des Himmels
my-island-option-rules-game-18 = Kampagne, Spiel 18: Die lange Nacht
my-island-sticker-pool = Sternenteich
my-island-prompt-stick-pool = Wähle ein Feld für einen Sternenteich: Umbaue ihn und lass ihn frei.
my-island-do-stick-pool = Anbringen: Sternenteich{ my-island-any-at }
my-island-stuck-pool = { $player } bringt an: Sternenteich{ my-island-any-at }.
my-island-sticker_lost-pool = { $player } findet keinen Platz für: Sternenteich.
my-island-sticker-lens = Linse
my-island-prompt-stick-lens = Wähle ein Fernrohr, das noch dunkel ist: Es wird markiert.
my-island-do-stick-lens = Anbringen: Linse{ my-island-any-at }
my-island-stuck-lens = { $player } bringt an: Linse{ my-island-any-at }.
my-island-sticker_lost-lens = { $player } findet keinen Platz für: Linse.
my-island-score-telescopes = Fernrohre
my-island-aim-telescopes = Fernrohre
    .about = Ein Fernrohr blickt vom Observatorium gerade nach außen über 4 Felder, zum Gebirge hin über 3. Zeigen sie alle dasselbe Symbol, bringt es sofort 3 Punkte und wird für immer markiert. Nach diesem Kapitel kostet jedes ohne Markierung 2 Fortschritt.
my-island-scored-telescopes = { $player } richtet ein Fernrohr aus{ my-island-any-points }
my-island-scored-big = { $player } vollendet eine Gruppe von { $n }: ein Forschungsstein mehr{ my-island-any-points }
my-island-score-pools = Sternenteiche
my-island-aim-pools = Sternenteiche
    .about = Am Ende bringt jeder Sternenteich, der frei liegt, während ringsum alles überdeckt ist, 2 Punkte.
my-island-scored-pools = { $player } hat Sternenteiche umbaut{ my-island-any-points }
my-island-progress_made-telescopes = { $player } hat noch dunkle Fernrohre: { $change } Fortschritt.
my-island-rule-C9 = Eine Gruppe, die von unter 5 auf 8 oder mehr springt, bringt beide Forschungssteine zugleich.
    .title = Beide Belohnungen zugleich
my-island-rule-C10 = Eine Gruppe mit Würfel bringt keinen Forschungsstein mehr, wenn sie wächst, außer einmal bei 8. Wachsen zwei solche zusammen, geschieht nichts.
    .title = Gruppen, die ihren Forschungsstein schon haben
my-island-rule-C13 = Der Tempel ist jetzt das Observatorium. Seine sechs Fernrohre blicken gerade nach außen, vom Feld neben ihm an: die beiden zum Gebirge hin über 3 Felder, die anderen vier über 4. Jedes darf ein anderes Symbol zeigen.
    .title = Wohin Fernrohre blicken
my-island-rule-C14 = Ein Fels in der Linie eines Fernrohrs wird übergangen. Bleiben weniger als zwei Felder, hilft nur eine Linse. Was du selbst mit einem Teich verbaut hast, kostet trotzdem.
    .title = Felsen werden übergangen
my-island-rule-C15 = Ein Sternenteich darf überdeckt werden wie anderes Land; dann bringt er nichts. Was sich neben ihm nicht überdecken lässt, und ein anderer Teich, darf frei bleiben.
    .title = Teiche dürfen überdeckt werden
my-island-rule-C24 = Linsen kommen nach der Wertung ihres Spiels und bringen keine Punkte.
    .title = Aufkleber bringen keine Punkte
my-island-rule-C37 = Vor der ersten Runde werden zwei Karten gezogen. Die offene wird zur Karte der Runde, und die nächste wird aufgedeckt; in der letzten Runde gibt es keine.
    .title = Die nächste Karte liegt offen

## Die Regelseite

my-island-game-16 = Sechs Linsen
my-island-page-16-1 = Sechs gerade Linien gehen vom Observatorium im alten Tempel aus: je 4 Felder lang, zum Gebirge hin 3. Zeigen alle Felder einer Linie dasselbe Symbol: 3 Punkte, und ihr Fernrohr ist für immer markiert.
    .title = Richtet das Land aus
my-island-page-16-2 = Eine Gruppe, die acht erreicht, bringt noch einen Forschungsstein.
    .title = Acht sind mehr als fünf
my-island-page-16-3 = Von jetzt an liegt dein erstes Plättchen neben dem Tempel oder am Strand.
    .title = Beginnt, wo ihr wollt
my-island-game-17 = Spiegel des Himmels
my-island-page-17-1 = Am Ende 2 Punkte für jeden Sternenteich, der offen liegt, während ringsum alles überdeckt ist.
    .title = Spiegel
my-island-game-18 = Die lange Nacht
my-island-page-18-1 = Die nächste Karte liegt offen.
    .title = Die Sterne verraten es
my-island-page-18-2 = Nach diesem Spiel kostet jedes dunkle Fernrohr 2 Fortschritt.
    .title = Ehe die Nacht endet
