### Amerigo erklärt, für alle, die noch nie eine Regel gelesen haben.

amerigo-guide-about = Ein Meer voller Inseln, die noch niemand gesehen hat, und zwei eigene Schiffe. Du segelst von Anker zu Anker, errichtest Kontore und überziehst das Land mit Dörfern, und nebenbei sammelst du Zucker, Baumwolle und Kaffee. Was gerade möglich ist, bestimmt der Würfelturm: Würfel in sieben Farben poltern hindurch, manche bleiben stecken, andere purzeln endlich heraus, und jede Farbe, die herausfällt, ist eine Aktion. Und die ganze Zeit kommen die Piraten näher.
amerigo-guide-origin = Amerigo ist von Stefan Feld (Queen Games, 2013). Texte und Zeichnungen hier sind unsere eigenen. Einiges, was im Original gedruckt ist, lag uns nicht vor und ist rekonstruiert: die Inselteile, die Felder der beiden Leisten und wie viele es von manchen Plättchen und Markern gibt. Der Würfelturm ist ein eigenes Modell.
amerigo-guide-win = Wer nach fünf Durchgängen die meisten Siegpunkte hat, gewinnt. Dahin führen viele Wege:
amerigo-guide-win-1 = für das erste Kontor auf einer Insel, und noch einmal, wenn du ihr letztes Feld bebaust.
    .worth = +3
amerigo-guide-win-2 = für jedes Plättchen, das du baust: Dörfer bringen 1 oder 2, Landschaft 2 oder 3 für jedes Feld.
    .worth = +1 … 18
amerigo-guide-win-3 = für deine Kontore auf einer Insel, sobald sie fertig ist: je mehr und je früher, desto besser.
    .worth = +1 … 75
amerigo-guide-win-4 = am Ende für jede Warensorte: deine gesammelten Rohstoffe mal deine Waren.
    .worth = ×
amerigo-guide-win-5 = am Ende für deinen Stand auf der Fortschrittsleiste, und ebenso viel auf der Sonderaktionsleiste.
    .worth = +1 … 15
amerigo-guide-win-6 = nach jedem Durchgang, wenn die Piraten dich mit zu wenigen Kanonen erwischen. Sie werden bis zu 10 stark.
    .worth = −1 … 10
amerigo-guide-turn = Ein Durchgang hat sieben Runden, eine für jede Farbe. Und so läuft eine Runde:
amerigo-guide-turn-1 = Die Würfel einer Farbe kommen in den Turm. Manche bleiben stecken, andere aus früheren Würfen fallen mit heraus.
amerigo-guide-turn-2 = Schau, was herausgefallen ist: Jede Farbe ist eine Aktion, die jetzt offensteht, und die häufigste Farbe sagt, wie viele Aktionspunkte es dafür gibt, für alle gleich viele.
amerigo-guide-turn-3 = Der Reihe nach wählt jeder eine Aktion und nutzt ihre Punkte: segeln, Kanonen laden, planen, Fortschritt, bauen, Waren kaufen oder in der Reihenfolge aufrücken. Zwei dürfen auch dasselbe tun. Wer nichts davon will, nimmt Gold.
amerigo-guide-turn-4 = Die Würfel gehen zurück, und die nächste Farbe wird geworfen. Nach sieben Runden greifen die Piraten an, nach fünf Durchgängen wird abgerechnet.

## Abschnitte

amerigo-guide-section-setup = Die Insellandschaft
amerigo-guide-section-rounds = Durchgänge, Runden und der Turm
amerigo-guide-section-choosing = Dein Zug
amerigo-guide-section-sail = Blau: Schifffahrt
amerigo-guide-section-load = Schwarz: Kanonen
amerigo-guide-section-plan = Rot: Planung
amerigo-guide-section-progress = Braun: Fortschritt
amerigo-guide-section-build = Grün: Bauen
amerigo-guide-section-buy = Gelb: Waren
amerigo-guide-section-order = Weiß: Reihenfolge
amerigo-guide-section-markers = Fortschrittsmarker
amerigo-guide-section-pirates = Die Piraten
amerigo-guide-section-final = Die Schlusswertung

## Beispiele

amerigo-guide-example-cover = Eine Großinsel, fast fertig: Dörfer, Landschaft und Kontore von zweien. Im Osten sind noch zwei Felder frei, und wer das letzte bebaut, bekommt die Schatztruhe.
    .alt = Eine Seekarte mit einer Insel voller Dörfer und Felder, Schiffe ringsum und auf dem Rahmen
amerigo-guide-example-large = Diese Insel hat 22 Felder und ist damit eine Großinsel: Hier liegt eine Schatztruhe, und Plättchen bringen mehr. Von drei Ankern aus lassen sich Kontore errichten.
    .alt = Eine unbebaute Insel mit Schatztruhe, Zucker und Baumwolle, ringsum drei Anker
amerigo-guide-example-order = Wer weiter rechts liegt, kommt früher dran. Die Zahlen an den Scheiben zeigen die Reihenfolge: hier auf den Feldern 5, 3, 2 und 0.
    .alt = Die Sonderaktionsleiste mit vier Scheiben, von rechts mit eins bis vier gezählt
amerigo-guide-example-actions = Vier blaue Würfel wurden geworfen, ein schwarzer, ein roter und zwei grüne fielen mit heraus. Vier Aktionen stehen offen, und weil Blau am häufigsten ist, hat jede 4 Aktionspunkte. Oder 3 Gold: ein Drittel der acht Würfel, aufgerundet.
    .alt = Der Würfelturm, acht Würfel im Aktionsfeld und die vier offenen Aktionen mit je 4 Punkten
amerigo-guide-example-special = Weiße Würfel können für die Farbe unter deiner Scheibe stehen. Du liegst auf Feld 8, und das ist grün: Bei vier schwarzen und zwei weißen Würfeln darfst du Kanonen laden, in der Reihenfolge aufrücken oder bauen, jeweils für 4.
    .alt = Die Sonderaktionsleiste mit deiner Scheibe auf einem grünen Feld und drei offene Aktionen
amerigo-guide-example-sail = Mit 5 Aktionspunkten schafft es das Schiff bis zum Anker im Westen: fünf Felder ums Kap, von Feld zu Feld, nie schräg. Was es erreichen kann, ist hell.
    .alt = Ein Schiff nördlich der Insel, sein Weg um sie herum zu einem Anker im Westen, das erreichbare Wasser ist hell
amerigo-guide-example-enter = Die erste Fahrt beginnt auf dem Rahmen, wo du willst. Von hier sind es 3 Felder bis zum Anker, der vierte Aktionspunkt verfällt.
    .alt = Ein Schiff auf dem Rahmen im Norden und sein Weg zum Anker der Insel
amerigo-guide-example-past = Am anderen Schiff vorbei und weiter: Durchfahren kostet nichts extra, aber wo es liegt, kannst du nicht bleiben.
    .alt = Zwei Schiffe nebeneinander, der Weg des einen führt durch das Feld des anderen
amerigo-guide-example-post = Das Schiff bleibt am Anker und errichtet ein Kontor auf dem Feld, auf das er zeigt. Das erste auf dieser Insel: +3.
    .alt = Ein Schiff am Anker und daneben ein neues Kontor, um die Insel ein Ring mit plus 3
amerigo-guide-example-load = 4 Aktionspunkte, 4 Kanonen.
    .alt = Die Kanonenleiste auf 0, darunter auf 4
amerigo-guide-example-plan = 4 Aktionspunkte für diese drei: 2 für das Landschaftsplättchen aus zwei Feldern, je 1 für die Dörfer, egal wie groß. Die dunkle Zahl sind die Kosten, daneben stehen die Siegpunkte auf kleinen und großen Inseln.
    .alt = Drei Plättchen mit den Kosten 2, 1 und 1
amerigo-guide-example-progress = Von Feld 7 führen sechs Schritte auf die 13. Du kommst über 8 und 12, die Felder für 3 und 6 Siegpunkte, und nimmst also zwei Fortschrittsmarker.
    .alt = Die Fortschrittsleiste, die Scheibe auf 7 und die Felder bis 13 offen
amerigo-guide-example-build = Drei Plättchen für 4 Aktionspunkte, jedes am vorigen: ein Dorf am Kontor (2 Siegpunkte), ein Landschaftsplättchen, das auch noch Zucker und Baumwolle einbringt (6), und wieder ein Dorf (2). Macht 10 auf einer Großinsel.
    .alt = Ein Kontor und drei Plättchen in einer Kette mit plus 2, plus 6 und plus 2
amerigo-guide-example-buy = Mit 5 Aktionspunkten bekommst du beide Baumwollmarker, für 2 und 3. Am Ende bringt jeder einen Siegpunkt für jede Baumwolle, die du gesammelt hast.
    .alt = Zwei Warenmarker für Baumwolle, sie kosten 2 und 3
amerigo-guide-example-ahead = Du bist auf Feld 6 aufgerückt, wo schon zwei Scheiben lagen. Deine liegt obenauf, also beginnst du die nächste Runde.
    .alt = Die Sonderaktionsleiste mit drei Scheiben auf einem Feld, deine ganz vorn
amerigo-guide-example-track = 10 Kanonen und 5 Aktionspunkte: Bei 12 endet die Leiste. Der Rest lässt sich nicht nutzen, und dafür gibt es 2 Gold, hier von 3 auf 5.
    .alt = Die Kanonenleiste auf 10 und dann auf 12, die Goldleiste auf 3 und dann auf 5
amerigo-guide-example-water = Zwei Felder dieses Dorfes lägen im Wasser.
    .alt = Ein Dorfplättchen, das von der Insel ins Meer reicht
amerigo-guide-example-over = Eines seiner Felder ist schon bebaut.
    .alt = Ein Dorfplättchen über einem Teil eines anderen
amerigo-guide-example-dead = Ein Kontorfeld darfst du überbauen, solange es leer ist. Vom Anker im Westen aus kann dann niemand mehr ein Kontor errichten.
    .alt = Ein Dorfplättchen über dem Kontorfeld im Westen
amerigo-guide-example-next = Kante an Kante mit dem eigenen Kontor.
    .alt = Ein einzelnes Dorfplättchen unter einem Kontor
amerigo-guide-example-corner = Es berührt das Kontor nur an der Ecke, und das zählt nicht als Verbindung.
    .alt = Ein einzelnes Dorfplättchen schräg unter einem Kontor
amerigo-guide-example-neutral = Das Landschaftsplättchen verbindet dein Kontor mit dem neuen Dorf, obwohl jemand anderes es gebaut hat: Landschaft ist für alle da.
    .alt = Ein Kontor, darunter ein Landschaftsplättchen, an dessen Ende ein neues Dorfplättchen
amerigo-guide-example-foreign = Zwischen deinem Kontor und dem Landschaftsplättchen liegt ein fremdes Dorf. Es unterbricht die Kette.
    .alt = Ein Kontor, darunter ein fremdes Dorf und dahinter ein neues Dorfplättchen
amerigo-guide-example-guest = Du hast auf dieser Insel kein Kontor. Landschaft allein genügt nicht.
    .alt = Ein neues Dorfplättchen an einem Landschaftsplättchen, das einzige Kontor gehört jemand anderem
amerigo-guide-example-complete = Die letzten beiden Felder, im zweiten Durchgang: 2 für das Dorf und 3 für die fertige Insel sind 5. Der Zeitmarker zeigt 4, also bringen deine beiden Kontore 3 × 4 = 12 und das eine fremde 1 × 4. Die Schatztruhe bekommst du auch.
    .alt = Eine ganz bebaute Insel, das letzte Plättchen mit plus 5, zwei Kontore mit plus 12, eines mit plus 4
amerigo-guide-example-markers = Alle 24 Fortschrittsmarker, wie sie am Tisch aussehen.
    .alt = Die Zeichen der 24 Fortschrittsmarker mit ihren Namen
amerigo-guide-example-raid = Die Piraten kommen mit Stärke 6 gegen 4 Kanonen: Das reicht nicht. Alle 4 sind weg und 6 Siegpunkte dazu.
    .alt = Die Kanonenleiste auf 4, die Piraten auf 6
amerigo-guide-example-safe = 8 Kanonen gegen 6: abgewehrt. 6 sind verbraucht, 2 bleiben, und kein Siegpunkt ist verloren.
    .alt = Die Kanonenleiste auf 8 mit den Piraten auf 6, darunter die Leiste auf 2
amerigo-guide-example-final = Ein Spielertableau am Ende, 72 Siegpunkte: 18 für Gold (12 auf der Leiste, 6 darüber), 0 + 12 + 1 + 2 + 4 = 19 für Waren, 10 für die Fortschrittsleiste, 7 und 12 für zwei Marker und 6 für Feld 12 der Sonderaktionsleiste.
    .alt = Das Tableau eines Spielers mit Gold, Leisten, Waren und zwei Markern
amerigo-guide-example-tower = Nach dem Aufbau: 21 Würfel stecken im Turm, 28 liegen auf den Vorratsfeldern. Ein Blick genügt, um zu wissen, was noch herausfallen kann.
    .alt = Der Würfelturm und zu jeder Farbe, wie viele Würfel darin stecken und wie viele im Vorrat sind
