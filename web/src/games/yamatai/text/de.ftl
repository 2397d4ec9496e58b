### Yamataï: Wörter, die nur sein Tisch im Browser braucht.

## Flotten

yamatai-ui-fleets = Flotten
yamatai-ui-fleets-place = Zahl = Platz nächste Runde
yamatai-ui-fleet = Flotte { $number }: { yamatai-any-cargoes }. { $effect } Platz { $number } in der nächsten Runde.
yamatai-ui-fleet-taken = { $fleet } Genommen von { $player }.
yamatai-ui-use = Nutzen
yamatai-ui-used = genutzt
yamatai-ui-face_down = verdeckt:
yamatai-ui-face_down-about = { $count ->
    [one] Nach dieser Runde wird { $count } davon aufgedeckt.
   *[other] Nach dieser Runde werden { $count } davon aufgedeckt.
} Zuerst kommen die, die schon vorher verdeckt waren.
yamatai-ui-face_down-then = zuerst, dann
yamatai-ui-power-F1 = Keine Fähigkeit
yamatai-ui-power-F2 = Heiliger Boden
yamatai-ui-power-F3 = Plättchen tauschen
yamatai-ui-power-F4 = 3 Pläne sehen, 1 behalten
yamatai-ui-power-F5 = Schiffe vertauschen
yamatai-ui-power-F6 = Schiff versetzen
yamatai-ui-power-F7 = Sturm: 1 oder 2 Schiffe
yamatai-ui-power-F8 = Kasse: 3 Münzen
yamatai-ui-power-F9 = Bau mit 1 Schiff weniger
yamatai-ui-power-F10 = Sammeln und bauen

## Gebäude

yamatai-ui-buildings = Gebäude
yamatai-ui-deck = noch { $count } im Stapel
yamatai-ui-row = Plättchen der Auslage
yamatai-ui-look = Mit Flotte 4 aufgedeckt
yamatai-ui-reserved = Reserviert
    .about = Nur wer ein Plättchen reserviert hat, kann es bauen; bleibt es liegen, kostet es einen Punkt.
yamatai-ui-buildable = Jetzt baubar
yamatai-ui-reserved-tiles = Reserviert: { $tiles }
yamatai-ui-isles = { $count ->
    [one] { $count } Insel
   *[other] { $count } Inseln
}
yamatai-ui-isles-about = { $count ->
    [one] Es kann jetzt auf einer Insel gebaut werden.
   *[other] Es kann jetzt auf { $count } Inseln gebaut werden.
}
yamatai-ui-short = 1 fehlt
yamatai-ui-short-about = { $count ->
    [one] Auf einer Insel fehlt nur noch ein Schiff.
   *[other] Auf { $count } Inseln fehlt nur noch ein Schiff.
}

## Spezialisten

yamatai-ui-specialists = Spezialisten
yamatai-ui-pay = 2 gleiche / 3 verschiedene
yamatai-ui-hall-coins = Wer anwirbt, bekommt die { $coins } Münzen darauf.
yamatai-ui-hall-empty = Angeworben; nach der Runde neu
yamatai-ui-hall-yet = Noch nicht aufgedeckt
yamatai-ui-hire = { $specialist } anwerben
yamatai-ui-hire_for = { $specialist } anwerben und zahlen: { $tokens }
yamatai-ui-specialist = { $specialist } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}). { $effect }
yamatai-ui-skill-riu = 3 Liegeplätze statt 1
yamatai-ui-skill-awashima = Boni auch für Torii
yamatai-ui-skill-ebisu = Gold handeln, für 5
yamatai-ui-skill-daikoku = 2 Schiffe handeln
yamatai-ui-skill-toyo_tama = vom ganzen Rand herein
yamatai-ui-skill-inari = 1 Plättchen mehr
yamatai-ui-skill-benten = 1 Münze je Plättchen
yamatai-ui-skill-oyama = Gebirge: +1 Punkt
yamatai-ui-skill-uzume = neben Torii: +1 Punkt
yamatai-ui-skill-hotei = Gruppen: +2 Münzen
yamatai-ui-skill-kaguya = Bambus statt anderem
yamatai-ui-skill-fukuroku = für 2 beliebige
yamatai-ui-skill-bishamon = 1 Punkt für 3 Münzen
yamatai-ui-skill-jurojin = 1 Punkt je 2 Gebäude
yamatai-ui-skill-okuni = sofort 3 Münzen
yamatai-ui-skill-tsuki = nur Punkte
yamatai-ui-skill-suijin = übrige: je 1 Münze
yamatai-ui-skill-fujin = Flotte 1–5: 2 Münzen

## Meine Tafel

yamatai-ui-mat = Deine Tafel
yamatai-ui-count = { $count ->
    [1] { $what }
   *[other] { $count } { $what }
}
yamatai-ui-none = keine
yamatai-ui-nobody = niemand
yamatai-ui-load = Einzusetzen
yamatai-ui-load-left = Übrige Schiffe
yamatai-ui-load-empty = keine zur Hand
yamatai-ui-load-place = { $count ->
    [1] Ein Schiff mit { $cargo }
   *[other] { $count } Schiffe mit { $cargo }
}: Nimm { $count ->
    [1] es
   *[other] eins
} zur Hand und wähle dann ein Feld auf der Karte.
yamatai-ui-load-none = { $count ->
    [1] Ein Schiff mit { $cargo }
   *[other] { $count } Schiffe mit { $cargo }
}. Dafür ist gerade kein Feld da.
yamatai-ui-load-later = { $count ->
    [1] Ein Schiff mit { $cargo }
   *[other] { $count } Schiffe mit { $cargo }
}. Jetzt ist etwas anderes gefragt.
yamatai-ui-load-moor = { $count ->
    [1] Ein Schiff mit { $cargo }
   *[other] { $count } Schiffe mit { $cargo }
}: { $count ->
    [1] In den Hafen legen
   *[other] Eins in den Hafen legen
}. Was hier bleibt, kommt daneben.
yamatai-ui-release = { $cargo } für 1 Münze zurückgeben
yamatai-ui-trade = { $count ->
    [one] Ein Schiff handeln, für Münzen
   *[other] { $count } Schiffe handeln, für Münzen
}
yamatai-ui-buy = Kauf
    .about = Ein Schiff mit { $cargo } für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    } kaufen
yamatai-ui-sell = Verkauf
    .about = Ein Schiff mit { $cargo } für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    } verkaufen
yamatai-ui-harbour = Hafen
    .about = Hafen mit { $berths ->
        [one] einem Liegeplatz
       *[other] { $berths } Liegeplätzen
    }: { $boats }. Was hier festgemacht ist, steht im nächsten Zug bereit.
yamatai-ui-free = frei
yamatai-ui-berth-free = Ein freier Liegeplatz
yamatai-ui-drop = { $cargo } bleibt im Hafen. Drücke, um es stattdessen daneben zu legen.
yamatai-ui-aside = Daneben
    .about = Schiffe neben dem Hafen: { $boats }. { $cost ->
        [0] Sie kosten noch nichts.
        [one] Sie kosten { $cost } Punkt.
       *[other] Sie kosten { $cost } Punkte.
    }
yamatai-ui-aside-why = Sie sind verloren, und je zwei kosten am Ende einen Punkt.
yamatai-ui-culture = Kultur
yamatai-ui-tokens = { $count ->
    [0] Kein Kulturplättchen in { $culture }
    [one] { $count } Kulturplättchen in { $culture }
   *[other] { $count } Kulturplättchen in { $culture }
}
yamatai-ui-give = Dafür ein Plättchen in { $culture } geben
yamatai-ui-hired = Angeworben
yamatai-ui-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
    .about = Je fünf Münzen sind am Ende ein Punkt.
yamatai-ui-prestige = { $prestige ->
    [one] { $prestige } Prestigepunkt
   *[other] { $prestige } Prestigepunkte
}
    .about = Von Torii, Palästen und Gebirgen, neben oder auf denen gebaut wurde.
yamatai-ui-houses = { $left ->
    [one] Noch { $left } von { $all } Gebäuden
   *[other] Noch { $left } von { $all } Gebäuden
}
    .about = Die Partie endet nach der Runde, in der jemand das letzte baut.

## Nächste Runde, und was die Partie beendet

yamatai-ui-next = Nächste Runde
yamatai-ui-next-yet = { $count ->
    [one] { $player } wählt noch
   *[other] { $count } wählen noch
}
yamatai-ui-next-order = { $count ->
    [0] Noch hat niemand eine Flotte genommen.
   *[other] Reihenfolge der nächsten Runde: { $order }.
}
yamatai-ui-next-about = Die Zahl der Flotte ist der Platz: Niedrige Zahlen kommen zuerst dran.
yamatai-ui-ends = Ist eins davon weg, ist Schluss
yamatai-ui-supply = { $cargo }: { $left } von { $of } Schiffen im Vorrat. { $trade ->
    [ebisu] Nur mit Ebisu zu handeln, für { $price }.
   *[open] Preis: { $price }.
} Ist eine Ladung am Rundenende weg, ist die Partie vorbei.
yamatai-ui-ends-houses = { $left ->
    [one] Haus
   *[other] Häuser
}
    .about = Noch { $left } Gebäude bei { $players }. Die Partie endet nach der Runde, in der jemand das letzte baut.
yamatai-ui-ends-tiles = Gebäude
    .about = Noch { $left } Gebäudeplättchen im Stapel; nach dieser Runde braucht die Auslage { $missing }. Reichen sie nicht, ist die Partie vorbei.
yamatai-ui-ends-specialists = Leute
    .about = Noch { $left } Spezialisten im Stapel; nach dieser Runde werden { $missing } gebraucht. Reichen sie nicht, ist die Partie vorbei.

## Wofür es Punkte gibt: Münzen und Gebäude werden auch selbst gezählt

yamatai-ui-gain = { $signed } { $category ->
    [prestige] { $points ->
        [one] Prestigepunkt
       *[other] Prestigepunkte
    }
   *[other] { $points ->
        [one] Punkt
       *[other] Punkte
    }
}{ $category ->
    [coins] {" "}für Münzen
    [prestige] {""}
    [buildings] {" "}für Gebäude
    [specialists] {" "}für Spezialisten
    [reserved] {" "}für Reserviertes, das nicht gebaut ist
   *[set_aside] {" "}für Schiffe neben dem Hafen
}

## Was eine Partie entschieden hat

yamatai-ui-lead-coins = Die Münzen haben den Ausschlag gegeben
yamatai-ui-lead-prestige = Bauen neben Torii, Palästen und auf Gebirgen hat den Ausschlag gegeben
yamatai-ui-lead-buildings = Die Gebäude haben den Ausschlag gegeben
yamatai-ui-lead-specialists = Die Spezialisten haben den Ausschlag gegeben
yamatai-ui-lead-reserved = Zu bauen, was reserviert war, hat sich gelohnt
yamatai-ui-lead-set_aside = Für jedes Schiff einen Platz zu finden, hat sich gelohnt

## Die Karte

yamatai-ui-board = Inselreich: Pfeiltasten bewegen sich über Meer und Inseln, N springt zur nächsten möglichen Stelle, 1 bis 5 nehmen eine Ladung zur Hand, Enter tut, was dort möglich ist
yamatai-ui-finished = Das Inselreich am Ende der Partie
yamatai-ui-round = Runde { $round }
yamatai-ui-graph = Punkte nach Runden
yamatai-ui-nth_round = Runde { $round }
yamatai-ui-island = { yamatai-any-onto }
yamatai-ui-mountain = Berg
yamatai-ui-sacred = heiliger Boden
yamatai-ui-building = { $building ->
    [torii] Torii
    [palace] Palast
   *[standard] Haus von { $player }
}
yamatai-ui-space = { $cargo ->
    [none] freies Feld bei { yamatai-any-island }
   *[other] Schiff mit { yamatai-any-cargo } bei { yamatai-any-island }
}{ $coordinates ->
    [shown] {" "}({ $space })
   *[hidden] {""}
}
yamatai-ui-entry = Zugang { $letter }
yamatai-ui-link = Schiff { $link } dieses Zuges
yamatai-ui-tab-turn = Zug
yamatai-ui-tab-build = Bauen
yamatai-ui-tab-hire = Werben
yamatai-ui-key-arrows = Über Meer und Inseln bewegen
yamatai-ui-key-enter = Dort einsetzen, sammeln oder bauen
yamatai-ui-key-next = Zur nächsten möglichen Stelle und zurück
yamatai-ui-key-cargo = Bambus, Holz, Stein, Lehm oder Gold zur Hand nehmen
# Was das Bestätigen beendet; der Blick von Flotte 4 macht alles davor endgültig.
yamatai-ui-confirm = { $verb ->
    [use_power] Pläne aufdecken
   *[other] Zug beenden
}
    .about = Wenn die Pläne aufgedeckt sind, kannst du nicht mehr zurücknehmen, was du bisher getan hast. Danach geht dein Zug weiter.
yamatai-ui-duty = { $duty ->
    [both] Du hast Schiffe eingesetzt: Erst sammelst oder baust du.
    [collect] Du hast Schiffe eingesetzt, und es gibt etwas zu sammeln: Das kommt zuerst.
   *[build] Du hast Schiffe eingesetzt, und sie reichen für ein Gebäude: Erst baust du.
}
# Solange noch etwas zu wählen ist.
yamatai-ui-ask = { $asked ->
    [boat] Sammeln
   *[other] Bauen
}
    .about = { $asked ->
        [boat] Wähle das Schiff, das dieses Plättchen nimmt.
        [island] Wähle die Insel dafür.
       *[tile] Wähle, was du auf dieser Insel baust.
    }
# Auf der einen Taste.
yamatai-ui-go = { $verb ->
    [take_fleet] Flotte { yamatai-any-number } nehmen
    [buy] { yamatai-any-cargo } kaufen
    [sell] { yamatai-any-cargo } verkaufen
    [place] { yamatai-any-cargo } einsetzen
    [take] Sammeln
    [take_extra] Eins mehr sammeln
    [build] { $kind ->
        [trading_post] Handelsposten
        [torii] Torii
        [palace] Palast
       *[house] Haus
    } bauen
    [release] { yamatai-any-cargo } zurückgeben
    [moor] { $keep ->
        [none] Nichts festmachen
       *[other] { yamatai-any-keep } festmachen
    }
    [recruit] { yamatai-any-specialist } anwerben
    [use_power] Fähigkeit nutzen
    [consecrate] Boden heiligen
    [exchange] Tauschen
    [give] Hergeben
    [reserve] Reservieren
    [pick] Dieses Schiff
    [swap_with] Tauschen
    [move_to] Hierher
    [remove] Wegnehmen
   *[other] Weiter
}

## In wenigen Worten

yamatai-ui-deed-fleet = nimmt Flotte { $number }
yamatai-ui-deed-bought = kauft { yamatai-any-cargo }
yamatai-ui-deed-sold = verkauft { yamatai-any-cargo }
yamatai-ui-deed-placed = { $count ->
    [one] setzt { $count } Schiff ein
   *[other] setzt { $count } Schiffe ein
}
yamatai-ui-deed-sacred = legt heiligen Boden
yamatai-ui-deed-exchanged = tauscht ein Plättchen
yamatai-ui-deed-reserved = reserviert einen Plan
yamatai-ui-deed-swapped = vertauscht zwei Schiffe
yamatai-ui-deed-moved = versetzt ein Schiff
yamatai-ui-deed-removed = { $count ->
    [one] nimmt ein Schiff vom Plan
   *[other] nimmt { $count } Schiffe vom Plan
}
yamatai-ui-deed-gathered = { $count ->
    [one] sammelt { $count } Plättchen
   *[other] sammelt { $count } Plättchen
}
yamatai-ui-deed-built = baut { $kind ->
    [trading_post] einen Handelsposten
    [torii] ein Torii
    [palace] einen Palast
   *[house] ein Haus
}
yamatai-ui-deed-coins = { $count ->
    [one] bekommt { $count } Münze
   *[other] bekommt { $count } Münzen
}
yamatai-ui-deed-aside = { $count ->
    [one] lässt ein Schiff neben dem Hafen
   *[other] lässt { $count } Schiffe neben dem Hafen
}
yamatai-ui-deed-hired = wirbt { $name } an
yamatai-ui-deed-ended = die Partie ist vorbei
yamatai-ui-told-map = { $tokens } Kulturplättchen liegen auf den Inseln.
yamatai-ui-told-new = Die offenen Auslagen sind wieder gefüllt.

## Momente

yamatai-ui-moment-torii = Torii!
yamatai-ui-moment-palace = Palast!
yamatai-ui-moment-group = Gruppe von { $size }!
yamatai-ui-moment-sacred = Heiliger Boden
yamatai-ui-moment-storm = Sturm!
yamatai-ui-moment-last = Letztes Gebäude!

## Bei der ersten Entscheidung ihrer Art: wozu sie gut ist

yamatai-ui-first-fleet = Eine Flotte bringt Schiffe und meist eine Fähigkeit. Ihre Nummer entscheidet, wann du nächste Runde dran bist: niedrige zuerst.
yamatai-ui-first-boats = Schiffe führen dich zu Kulturplättchen, und ein Gebäude braucht die richtigen um seine Insel: eigene und fremde, alte und neue.
yamatai-ui-first-resolve = Gebäude bringen Punkte; Kulturplättchen sind der Preis für Spezialisten, die dir helfen. In einem Zug gibt es nur eins von beidem.
yamatai-ui-first-moor = Ein Schiff in deinem Hafen hast du im nächsten Zug noch. Die daneben sind verloren, und je zwei davon kosten am Ende einen Punkt.
yamatai-ui-first-recruit = Ein Spezialist hilft dir von jetzt an. Er kostet zwei Kulturplättchen einer Farbe oder drei verschiedene.
yamatai-ui-first-consecrate = Auf heiligem Boden kann nie jemand bauen: Nimm einen Platz, den andere haben wollen.
yamatai-ui-first-exchange = Zwei Kulturplättchen einer Farbe oder drei verschiedene kostet ein Spezialist: Nimm das, was dir noch fehlt.
yamatai-ui-first-reserve = Ein reserviertes Plättchen kannst nur du bauen, wann du willst. Ist es am Ende nicht gebaut, kostet es einen Punkt.
yamatai-ui-first-pick_to_swap = Für ein Gebäude zählt, was um seine Insel liegt: Bring ein Schiff dorthin, wo du es brauchst, oder nimm es anderen weg.
yamatai-ui-first-pick_to_move = Für ein Gebäude zählt, was um seine Insel liegt: Bring ein Schiff dorthin, wo du es brauchst, oder nimm es anderen weg.
yamatai-ui-first-remove = Ein Schiff, das verschwindet, macht Platz auf dem Wasser und fehlt dort, wo andere bauen wollen.
