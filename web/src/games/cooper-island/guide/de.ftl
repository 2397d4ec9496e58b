### Cooper Island erklärt, für alle, die die Regeln noch nie gelesen haben.

cooper-island-guide-about = Eine Insel mit Bergen, für jeden eine Halbinsel, und zwei Schiffe, die im Hafen warten. Plättchen für Plättchen erforschst du deine Halbinsel und baust sie Ebene um Ebene auf: Jedes neue Plättchen bringt einen Würfel, und je höher er liegt, desto mehr bezahlt er. Damit baust du Boote, Gebäude und Statuen und belieferst Frachtschiffe, und für all das fahren deine Schiffe um die Insel: vorbei an Inselchen, die allen nützen, in Buchten mit Logbüchern und in die Häfen der anderen. Wenige Arbeiter, viel zu tun, und am Ende jeder Runde wollen sie essen.
cooper-island-guide-origin = Cooper Island ist von Andreas „ode.“ Odendahl (Frosted Games und Capstone Games, 2019). Worte und Zeichnungen hier sind unsere eigenen. Die Gebäudekarten, manche Kosten und das Solospiel gegen Cooper waren nicht vollständig zu bekommen und sind nachempfunden: Die Soloregeln sind unsere eigenen. Wer das erschienene Spiel kennt, wird es merken.
cooper-island-guide-win = Wer nach fünf Runden die meisten Punkte hat, gewinnt. Sie kommen von hier:
cooper-island-guide-win-1 = für jeden Schritt, den deine Schiffe gefahren sind.
    .worth = +1
cooper-island-guide-win-2 = für einen königlichen Auftrag, auf dem ein Arbeiter von dir liegt, je nachdem, wie weit du damit bist.
    .worth = +3, 5, 8
cooper-island-guide-win-3 = für die Aufgaben mancher Gebäudekarten.
    .worth = +1 … 3
cooper-island-guide-win-4 = für je fünf Dinge, die übrig sind: im Lager, Kartografenschritte, Doppelplättchen.
    .worth = +1
cooper-island-guide-win-5 = für jeden Anker unter deinen Schiffen.
    .worth = −1
cooper-island-guide-win-6 = Bei Gleichstand liegt vorn, wer weniger Felder unerforscht gelassen hat.
    .worth = =
cooper-island-guide-turn = Eine Runde hat ein Einkommen, einen Zug für jeden Arbeiter und eine Aufräumphase:
cooper-island-guide-turn-1 = Einkommen: ein Inselchen legen und nutzen, ein Doppelplättchen legen und nehmen, was deine Boote bringen, in beliebiger Reihenfolge.
cooper-island-guide-turn-2 = Reihum setzt jeder einen Arbeiter auf einen der acht Bereiche und tut, was dort möglich ist. Arbeiter kommen auf runde Felder, Vorarbeiter auf eckige.
cooper-island-guide-turn-3 = Wer als Erster auf einem Feld ist, darf dessen Symbol nutzen. Wer sich auf einen anderen Arbeiter stellt, zahlt dessen Besitzer eine Münze oder einen Würfel, oder weigert sich und nimmt einen Anker.
cooper-island-guide-turn-4 = Fast jederzeit kannst du Würfel einlagern, tauschen, einzelne Felder kartieren, Kistendeckel und große Karten nutzen.
cooper-island-guide-turn-5 = Steuerradpunkte schicken eines deiner zwei Schiffe weiter. Inselchen, an denen es vorbeikommt, darfst du nutzen; Buchten und Häfen bringen ein Logbuch, und ein Hafen kostet eine Gebühr.
cooper-island-guide-turn-6 = Aufräumen: Arbeiter ernähren, Karten und Deckel wieder bereit machen, Steuerradpunkte für Statuen und Durchfahrt, den Marktplatz leeren.

## Abschnitte

cooper-island-guide-section-setup = Bevor es losgeht
cooper-island-guide-section-flow = Wie eine Runde abläuft
cooper-island-guide-section-items = Lager und Marktplatz
cooper-island-guide-section-paying = Bezahlen
cooper-island-guide-section-tiles = Doppelplättchen
cooper-island-guide-section-cartographer = Der Kartograf
cooper-island-guide-section-income = Einkommen
cooper-island-guide-section-islets = Inselchen
cooper-island-guide-section-workers = Arbeiter
cooper-island-guide-section-sections = Die acht Bereiche
cooper-island-guide-section-fees = Gebühren
cooper-island-guide-section-sailing = Fahren
cooper-island-guide-section-books = Logbücher
cooper-island-guide-section-boats = Einkommensboote
cooper-island-guide-section-buildings = Gebäude
cooper-island-guide-section-small = Kleine Gebäudekarten
cooper-island-guide-section-large = Große Gebäudekarten
cooper-island-guide-section-statues = Ruinen und Statuen
cooper-island-guide-section-cargo = Frachtschiffe und Kisten
cooper-island-guide-section-asides = Jederzeit
cooper-island-guide-section-trade = Tauschen
cooper-island-guide-section-milestones = Meilensteine und Anheuern
cooper-island-guide-section-clean_up = Aufräumphase
cooper-island-guide-section-orders = Königliche Aufträge
cooper-island-guide-section-final = Das Ende und die Punkte
cooper-island-guide-section-solo = Allein gegen Cooper

## Beispiele

cooper-island-guide-example-cover = Das Holz auf Ebene 4 und der Stein auf Ebene 3 bezahlen 4 und 3. Ein Gebäude kommt immer auf eines der höchsten freien Felder und bringt auf einer Siedlung einen Steuerradpunkt mehr.
    .alt = Eine Halbinsel mit verschieden hohen Stapeln, darauf Würfel, ein Gebäude und eine Statue
cooper-island-guide-example-shim = Deine Wiese hat Ebene 1, das Land daneben ist unerforscht. Ein Einzelplättchen darunter gleicht das aus, für einen Kartografenschritt: Beide Hälften liegen auf Ebene 2 und bringen je einen Würfel.
    .alt = Ein Doppelplättchen mit Wald und Wiese liegt auf Ebene 2, zur Hälfte auf neuem Land
cooper-island-guide-example-too_high = Neben unerforschtem Land muss das erforschte Feld Ebene 1 haben: Ein Einzelplättchen gleicht eine Ebene aus und nicht mehr.
    .alt = Ein Doppelplättchen kann nicht neben einer Wiese auf Ebene 2 auf unerforschtem Land liegen
cooper-island-guide-example-covering = Ein Wald kann keine Siedlung überdecken. Nur eine Siedlung überdeckt alles, und nur eine Siedlung überdeckt eine Siedlung.
    .alt = Ein Doppelplättchen mit Wald über einer Siedlung, was nicht erlaubt ist
cooper-island-guide-example-occupied = Dort liegt noch die Nahrung. Lagere sie erst ein, gib sie aus oder tausche sie, dann ist das Feld frei.
    .alt = Ein Doppelplättchen über einer Wiese mit einem Nahrungswürfel, was nicht erlaubt ist
cooper-island-guide-example-highest = Das höchste Feld, auf Ebene 4, ist belegt. Von den freien ist die Siedlung das höchste, also muss das kleine Gebäude dorthin und bringt einen Steuerradpunkt mehr.
    .alt = Ein kleines Gebäude auf einer Siedlung der Ebene 3, neben höherem Land mit Nahrung und niedrigerem Land
cooper-island-guide-example-value = Ein großes Gebäude kostet 4 Holz. Der Würfel auf Ebene 4 bezahlt alles, oder die beiden auf Ebene 2 zusammen. Nichts darf bezahlt werden, was man weglassen könnte.
    .alt = Holzwürfel auf den Ebenen 4, 2 und 2 mit ihrem Wert
cooper-island-guide-example-passage = Alle drei Felder am fernen Ende sind erforscht: Die Durchfahrt zur Mitte ist offen und bringt in jeder Aufräumphase einen Steuerradpunkt.
    .alt = Ein Weg erforschten Landes durch die Halbinsel bis an ihr fernes Ende
