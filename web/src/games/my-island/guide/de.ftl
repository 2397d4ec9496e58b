### My Island erklärt, für alle, die noch nie eine Regel gelesen haben.

my-island-guide-about = Eine leere Insel, an drei Seiten das Meer, im Rücken die Berge: Sie gehört dir, besiedle sie. Karte um Karte sagt dem ganzen Tisch, welches Plättchen als Nächstes dran ist, und alle legen dasselbe, jeder auf seine eigene Insel. Gleiche Plättchen, gleiche Reihenfolge, und doch sieht am Ende keine Insel aus wie die andere: Du entscheidest, wo aus Äckern eine Farm wird, wo aus Häusern ein Dorf, und auf welchem Weg es ans Meer geht.
my-island-guide-origin = My Island ist von Reiner Knizia (KOSMOS, 2023). Texte und Zeichnungen hier sind unsere eigenen. Einiges, was im Original gedruckt ist, lag uns nicht vor und ist rekonstruiert: der Umriss der Insel und ihr Gelände, wo die Totems stehen und die Symbole auf den größeren Plättchen.
my-island-guide-win = Dein Zählstein beginnt auf der 10. Wer nach der letzten Karte am weitesten vorn steht, gewinnt. Das bewegt ihn im Ewigen Spiel:
my-island-guide-win-1 = für jede Farm, jedes Dorf und jedes Bollwerk: mindestens fünf Äcker, Häuser oder Mauern nebeneinander.
    .worth = +3
my-island-guide-win-2 = für jedes der vier Totems, das ein Weg mit dem Strand verbindet.
    .worth = +5
my-island-guide-win-3 = am Ende für die größte Gruppe am Tisch, je einmal für Äcker, Häuser, Mauern und Wege.
    .worth = +5
my-island-guide-win-4 = am Ende für jedes Strandfeld, das noch zu sehen ist.
    .worth = −1
my-island-guide-win-5 = für jedes Mal, wenn du passt, weil dir ein Plättchen nicht gefällt oder nirgends hinpasst.
    .worth = −1
my-island-guide-turn = Warten musst du hier auf niemanden. In jeder Runde entscheiden alle zugleich:
my-island-guide-turn-1 = Eine Karte wird aufgedeckt. Sie zeigt ein Plättchen, und alle haben genau dieses.
my-island-guide-turn-2 = Dreh es, wie du willst, und leg es auf deine Insel: Eines seiner Symbole muss das gleiche Symbol eines Plättchens berühren, das dort schon liegt.
my-island-guide-turn-3 = Oder du passt: Das Plättchen ist weg und kostet dich einen Punkt. Oder du hörst ganz auf, das ist umsonst.
my-island-guide-turn-4 = Was du gerade vollendet hast, zählt sofort. Weiter mit der nächsten Karte, höchstens 28 Mal.

## Abschnitte

my-island-guide-section-setup = Bevor es losgeht
my-island-guide-section-round = Eine Runde
my-island-guide-section-placing = Ein Plättchen legen
my-island-guide-section-passing = Passen und aufhören
my-island-guide-section-points = Punkte im Spiel
my-island-guide-section-end = Das Ende und seine Punkte
my-island-guide-section-track = Die Zählleiste
my-island-guide-section-ranks = Plätze und Gleichstand

## Beispiele

my-island-guide-example-cover = Eine Insel am Ende eines Ewigen Spiels: zwei Farmen, zwei Dörfer und ein Bollwerk, jedes mit seinem Würfel, und von allen vier Totems ein Weg ans Meer.
    .alt = Eine ganze Insel, fast ganz bedeckt mit Plättchen aus Äckern, Häusern, Mauern und Wegen, in der Mitte der Urwald mit den Totems
my-island-guide-example-off = Die Mauer würde über die Berge ragen. Ein Plättchen muss ganz auf der Insel liegen.
    .alt = Ein Plättchen in der Ecke der Insel, zur Hälfte außerhalb
my-island-guide-example-palms = Im Ewigen Spiel ist auch unter Palmen guter Boden: Der Acker liegt unter den Palmen und berührt den Acker darüber.
    .alt = Ein Plättchen auf Palmen und Heide neben einem Acker, der schon liegt
my-island-guide-example-jungle = Der Urwald bleibt wild. Da hilft es nicht, dass der Acker einen Acker berühren würde.
    .alt = Ein Plättchen, das Urwald bedecken würde
my-island-guide-example-overlap = Das Haus läge auf der Mauer. Was liegt, bleibt liegen.
    .alt = Ein Plättchen über einem Teil eines anderen
my-island-guide-example-first = Das erste Plättchen bedeckt mit seinem Acker ein Strandfeld. Mehr braucht es nicht.
    .alt = Ein erstes Plättchen, halb auf dem Strand
my-island-guide-example-inland = Als erstes Plättchen liegt es zu weit im Land: Kein Teil davon ist am Strand.
    .alt = Ein erstes Plättchen auf Heide und Palmen, fern vom Strand
my-island-guide-example-match = Acker berührt Acker: Eine solche Kante genügt. Woran das Haus grenzt, ist egal.
    .alt = Unter einem Plättchen aus Acker und Mauer liegt ein zweites, Acker an Acker
my-island-guide-example-other = Der neue Acker berührt eine Mauer, und auch sonst trifft nichts auf seinesgleichen.
    .alt = Ein zweites Plättchen, sein Acker an der Mauer des ersten
my-island-guide-example-touches = Andersherum geht es: Jetzt berührt die Mauer die Mauer.
    .alt = Ein Plättchen aus drei Feldern in einer Reihe, seine Mauer neben einer Mauer
my-island-guide-example-own = Die beiden Äcker berühren sich zwar, aber das ist das Plättchen selbst. Die Mauer daneben findet keine Mauer.
    .alt = Ein Plättchen mit zwei Äckern neben einer einzelnen Mauer
my-island-guide-example-turns = Ein Plättchen, seine sechs Lagen. Umgedreht wird es nie.
    .alt = Dasselbe Dreieck aus Acker, Mauer und Haus, sechsmal gedreht
my-island-guide-example-pass = Passen kostet einen Schritt, von 10 auf 9, und das Plättchen ist für dieses Spiel weg.
    .alt = Der Zählstein auf 10, darunter der Zählstein auf 9 mit einem Plättchen, das beiseitegelegt ist
my-island-guide-example-broke = Auf der 0 hast du keinen Punkt mehr zum Zahlen: Leg das Plättchen oder hör auf.
    .alt = Der Zählstein auf 0
my-island-guide-example-houses = Zwei Häuser am Strand: im Spiel 1 sofort +2. Der Acker daneben bringt nichts.
    .alt = Ein Plättchen aus zwei Häusern und einem Acker am Strand, um die Häuser ein Ring mit plus 2
my-island-guide-example-farm = Vier Äcker lagen schon beisammen, das neue Plättchen bringt den fünften. Eine Farm: +3, und ein Würfel zur Erinnerung.
    .alt = Fünf Äcker nebeneinander in einem Ring mit plus 3
my-island-guide-example-grown = Aber Punkte gibt es keine mehr: Dieses Dorf hat schon seinen Würfel und bleibt auch mit zehn Häusern ein einziges Dorf.
    .alt = Acht Häuser mit einem Würfel und ein Plättchen mit zwei weiteren Häusern
my-island-guide-example-both = Zwei auf einen Streich: Der Acker vollendet eine Farm, das Haus ein Dorf. +3 und +3.
    .alt = Fünf Äcker und fünf Häuser nebeneinander, jeweils in einem Ring mit plus 3
my-island-guide-example-joined = Aber es bringt nichts: Zwei Bollwerke mit Würfeln wachsen zu einem zusammen. Weggenommen wird auch nichts.
    .alt = Zwei Reihen aus je fünf Mauern mit Würfel, dazwischen ein Plättchen mit einer Mauer
my-island-guide-example-road = Vom Totem über drei Wege bis zum Strand: Die Verbindung steht, +5.
    .alt = Ein Totem und eine Reihe von Wegen, die am Strand endet, in einem Ring mit plus 5
my-island-guide-example-heath = Aber noch zählt es nicht: Der Weg vom Totem kommt erst bis zur Heide. Bis zum Strand fehlt ein Feld.
    .alt = Eine Reihe von Wegen, die von einem Totem kommt und ein Feld vor dem Strand endet
my-island-guide-example-fork = Der Weg gabelt sich und erreicht zwei Totems: +5 für jedes, auf einmal.
    .alt = Zwei Totems, die über Wege am selben Strandfeld hängen, jedes mit plus 5
my-island-guide-example-largest = Drei Inseln, die größten Farmen haben 7, 7 und 5 Äcker. Beide mit 7 bekommen die vollen 5 Punkte, die dritte keine.
    .alt = Drei Inseln nebeneinander mit Gruppen aus sieben, sieben und fünf Äckern, die ersten beiden mit plus 5
my-island-guide-example-beach = Das Ende von Spiel 1: Zwei Strandfelder sind noch zu sehen: je −1. Mit 7 Häusern am Strand und einmal Passen steht diese Insel am Schluss auf 10 + 7 − 1 − 2 = 14.
    .alt = Eine fertige Insel, zwei freie Strandfelder in Ringen mit je minus 1
my-island-guide-example-end = Auf der 55 bleibt der Zählstein stehen, was auch kommt: Passen kostet nichts mehr.
    .alt = Der Zählstein am Ende der Zählleiste, zweimal
my-island-guide-example-rows = Beide Inseln stehen auf 55. In der Reihe an den Bergen hat die linke 6 leere Felder, die rechte 8: Die linke gewinnt.
    .alt = Zwei fertige Inseln, die leeren Felder ihrer obersten Reihe sind markiert
