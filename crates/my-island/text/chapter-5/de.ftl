### Kapitel 5, Die Hochebene: nicht für das Bündel des Browsers.

my-island-chapter-5 = Hinter dem letzten Baum steht ein Tempel, älter als jedes Volk, das ihr kennt. Seine Stufen hat nie ein Tier betreten.

    Ein Gang unter seinem Boden führt durch das Gebirge auf eine Hochebene voller Ruinen. Dort kommen euch Fackeln entgegen: die Siedler der anderen Inseln. Es war von Anfang an eine einzige.

    Mit jedem Schiff kommen nun Gelehrte, und alle wollen als Erste graben.
    .title = Die Hochebene
my-island-option-rules-game-13 = Kampagne, Spiel 13: Hinter den Bergen
my-island-option-rules-game-14 = Kampagne, Spiel 14: Relikte
my-island-option-rules-game-15 = Kampagne, Spiel 15: Die große Expedition
my-island-sticker-find = Fund
my-island-prompt-stick-find = Wähle ein Feld für einen Fund: Wird es überdeckt, bekommst du 2 Punkte.
my-island-do-stick-find = Anbringen: Fund{ my-island-any-at }
my-island-stuck-find = { $player } bringt an: Fund{ my-island-any-at }.
my-island-sticker_lost-find = { $player } findet keinen Platz für: Fund.
my-island-sticker-rock = Fels
my-island-prompt-stick-rock = Wähle ein Feld für einen Fels: Es kann nie wieder überdeckt werden.
my-island-do-stick-rock = Anbringen: Fels{ my-island-any-at }
my-island-stuck-rock = { $player } bringt an: Fels{ my-island-any-at }.
my-island-sticker_lost-rock = { $player } findet keinen Platz für: Fels.
my-island-score-gates = Tore
my-island-aim-gates = Tore
    .about = Der Tempel hat links ein Tor, rechts eines und unten eines, das zwei Felder breit ist. Eine Straße aus Wegen von einem Strandfeld bis auf das Feld eines Tors öffnet es, einmal je Spiel.
my-island-scored-gates = { $player } öffnet ein Tor des Tempels{ my-island-any-points }
my-island-score-ruins = Ruinen
my-island-aim-ruins = Ruinen
    .about = Farmen, Dörfer, Bollwerke und Tore bringen einen Forschungsstein für eine freie Ruine ihrer Farbe auf der Hochebene; deren Wert zählt sofort.
my-island-scored-ruins = { $player } findet keine freie Ruine{ my-island-any-points }
my-island-aim-farm_research = { my-island-aim-farms }
    .about = Eine Farm aus 5 zusammenhängenden Äckern bringt hier keine Punkte, sondern einen Forschungsstein für eine Ruine ihrer Farbe auf der Hochebene. Gezeigt wird deine größte Gruppe Äcker, die noch keinen gebracht hat.
my-island-aim-village_research = { my-island-aim-villages }
    .about = Ein Dorf aus 5 zusammenhängenden Häusern bringt hier keine Punkte, sondern einen Forschungsstein für eine Ruine seiner Farbe auf der Hochebene. Gezeigt wird deine größte Gruppe Häuser, die noch keinen gebracht hat.
my-island-aim-bulwark_research = { my-island-aim-bulwarks }
    .about = Ein Bollwerk aus 5 zusammenhängenden Mauern bringt hier keine Punkte, sondern einen Forschungsstein für eine Ruine seiner Farbe auf der Hochebene. Gezeigt wird deine größte Gruppe Mauern, die noch keinen gebracht hat.
my-island-score-relics = Relikte
my-island-aim-relics = Relikte
    .about = Am Ende bringt 1 Relikt 1 Punkt, 2 bringen 2, 3 bringen 4, und 4 oder mehr bringen 6.
my-island-scored-relics = { $player } hat { $n } Relikte{ my-island-any-points }
my-island-score-quarters = Viertel
my-island-aim-quarters = Viertel
    .about = Am Ende bringen die meisten Forschungssteine in einem Viertel 3 Punkte; haben mehrere gleich viele, bekommt jeder 1.
my-island-scored-quarters = { $player } hat die meisten Forschungssteine in einem Viertel{ my-island-any-points }
my-island-score-finds = Funde
my-island-aim-finds = Funde
    .about = Jeder Fund, den du überdeckst, bringt sofort 2 Punkte.
my-island-scored-finds = { $player } überdeckt einen Fund{ my-island-any-points }
my-island-rule-C1 = Was ein Legen bringt, wird zusammengezählt und bewegt den Zählstein einmal, was immer dabei zählt.
    .title = Eine Summe je Legen
my-island-rule-C2 = Forschungssteine einer Runde werden gesetzt, wenn alle gelegt haben, in der Forschungsreihenfolge, und zählen dann. Sie bleiben dir, auch wenn du später aufhörst. Forschungsreihenfolge: Zuerst ist dran, wer vor diesem Spiel am wenigsten Fortschritt hatte; bei Gleichstand, wer nach dem Legen dieser Runde weniger Punkte hat; sonst geht es nach Plätzen, von einem aus, der von Spiel zu Spiel wechselt.
    .title = Geforscht wird nach der Runde
my-island-rule-C11 = Die Tore sind Felder neben dem Tempel: das links von ihm, das rechts von ihm und die beiden unter ihm, vom Gebirge weg; diese beiden sind ein einziges Tor. Ein Tor öffnet sich einmal je Spiel, und eine Straße kann alle drei öffnen.
    .title = Jedes Tor einmal
my-island-rule-C12 = Nach jedem Spiel kommen alle Forschungssteine von der Hochebene. Werte und Relikte sind jedes Mal gleich.
    .title = Die Hochebene wird geräumt
my-island-rule-C18 = Ein Feld, das sich nicht mehr überdecken lässt, zählt nie als offen gelassen, am Strand nicht und auch sonst nirgends.
    .title = Was sich nicht überdecken lässt
my-island-rule-C26 = Karte, Entscheidungen, Legen mit Punkten, dann Forschungssteine; auch nach der letzten Karte, vor der Schlusswertung.
    .title = Die Teile einer Runde
my-island-rule-C27 = Forschungssteine gehen dir nie aus; nur die freien Ruinen eines Viertels sind begrenzt. Gibt es keine, bekommst du 1 Punkt. Auch am Ende der Leiste werden sie gesetzt, ohne Punkte.
    .title = Nur freie Ruinen
my-island-rule-C35 = Dein erstes Plättchen überdeckt ein Feld neben dem Tempel, solange kein späterer Umschlag mehr erlaubt. Symbole müssen nicht passen.
    .title = Beginn am Tempel
my-island-refused-C27 = Regel C27: Dort kann dein Forschungsstein nicht hin. Wähle eine freie Ruine des Viertels, nach dem gefragt wird.
my-island-refused-C35 = Regel C35: Dein erstes Plättchen liegt falsch. Lege es auf ein Feld neben dem Tempel oder so, wie es ein späterer Umschlag erlaubt hat.

## Die Regelseite

my-island-sticker-temple = Tempel
my-island-prompt-stick-temple = Er steht im Herzen des Urwalds und lässt sich nicht überbauen.
my-island-place-plateau = Hochebene
my-island-game-13 = Hinter den Bergen
my-island-page-13-1 = Dein erstes Plättchen liegt neben ihm.
    .title = Beginnt am Tempel
my-island-page-13-2 = Die Felder links und rechts vom Tempel und die beiden unter ihm sind seine Tore. Eine Straße aus Wegen vom Strand auf eines davon bringt einen grünen Forschungsstein.
    .title = Drei Tore
my-island-page-13-3 = Farmen, Dörfer und Bollwerke bringen einen Forschungsstein für eine Ruine ihrer Farbe: deren Wert zählt sofort.
    .title = Wer zuerst kommt
my-island-game-14 = Relikte
my-island-page-14-1 = Am Ende bringt 1 Relikt 1 Punkt, 2 bringen 2, 3 bringen 4, und 4 oder mehr bringen 6.
    .title = Bringt Relikte heim
my-island-page-14-2 = Jeder Fund, den du überdeckst, bringt sofort 2 Punkte.
    .title = Funde im Boden
my-island-game-15 = Die große Expedition
my-island-page-15-1 = Am Ende 3 Punkte für die meisten Forschungssteine in einem Viertel; je 1, wenn mehrere die meisten haben.
    .title = Beherrscht ein Viertel
