### Cooper Island: Worte, die nur der Tisch im Browser braucht.

cooper-island-ui-round = Runde { $round } von { $rounds }, { $step ->
    [deal] Aufbau
    [income] Einkommen
    [turns] Arbeiter
    [end] letzte Gelegenheit
    [over] Ende
   *[other] Aufräumen
}
cooper-island-ui-graph = Punkte nach jeder Runde
cooper-island-ui-nth_round = Runde { $round }
cooper-island-ui-confirm = { $verb ->
    [draw] Ziehen: kein Zurück
    [book] Weiterfahren: kein Zurück
    [cards] Karten ansehen: kein Zurück
    [income] Einkommen beenden
    [turns] Zug beenden
    [feed] Arbeiter ernähren
    [reactivate] Weiter
    [statues] Weiter
    [passage] Weiter
    [market] Marktplatz leeren
    [card] Fertig mit der Karte
    [end] Ich bin fertig
   *[other] Bestätigen
}

## Was neben der Karte gewählt wird

cooper-island-ui-choices = Was du wählen kannst
cooper-island-ui-path = Jetzt, und was daraus folgt
cooper-island-ui-stage-section = Bereich
cooper-island-ui-stage-card = Karte
cooper-island-ui-stage-offer = Nutzen?
cooper-island-ui-stage-islet = Inselchen
cooper-island-ui-stage-tile = Plättchen
cooper-island-ui-stage-cube = Würfel
cooper-island-ui-stage-object = Kauf
cooper-island-ui-stage-pay = Bezahlen
cooper-island-ui-stage-clear = Platz schaffen
cooper-island-ui-stage-put = Aufstellen
cooper-island-ui-stage-lid = Kistendeckel
cooper-island-ui-stage-ruin = Ruine
cooper-island-ui-stage-sail = Fahren
cooper-island-ui-stage-fee = Gebühr
cooper-island-ui-stage-anchor = Anker
cooper-island-ui-stage-item = Nehmen
cooper-island-ui-stage-cards = Gebäudekarte
cooper-island-ui-stage-draw = Ziehen
cooper-island-ui-stage-log_book = Logbuch
cooper-island-ui-stage-feed = Ernähren
cooper-island-ui-stage-store = Einlagern
cooper-island-ui-stage-trade = Tauschen
cooper-island-ui-stage-order = Königlicher Auftrag
# Wozu eine Aktion gut ist, unter ihrem Namen.
cooper-island-ui-about-deed = { $deed ->
    [islet] neues Land mit einem Würfel, dazu seine Aktion
    [draw] aus dem Beutel in deinen Vorrat
    [place] zwei Felder, auf jedes ein Würfel
    [steps] damit bezahlst du Einzelplättchen
    [item] in dein Lager
    [build_boat] Steuerradpunkte und jede Runde Einkommen
    [erect] Steuerradpunkte, eine Karte und mehr Platz
    [remove_ruin] wird zur Statue in deiner Werkstatt
    [build_statue] Steuerradpunkte, jetzt und bei jedem Aufräumen
    [supply] Gold und Tuch gegen Steuerradpunkte und einen Deckel
    [token] { $last ->
        [yes] du bist beim Aufräumen zuerst dran
       *[no] du bist beim Aufräumen und in der nächsten Runde zuerst dran
    }
    [coin] auf deinen Marktplatz
    [helm] ein Schiff segelt
   *[waive] ohne sie weitermachen
}
cooper-island-ui-islet = { cooper-island-any-islet_action }
cooper-island-ui-islet_land = Land: { cooper-island-any-islet_land }
cooper-island-ui-assign = { $worker ->
    [special] Vorarbeiter
   *[normal] Arbeiter
}: { $name }
cooper-island-ui-assign-have = { $next ->
    [none] du hast { $have }: { $points } Punkte
   *[other] du hast { $have }, die nächste Stufe braucht { $next }
}
cooper-island-ui-refuse = { $anchor ->
    [no] kein Anker, dank dem Lotsenhaus
   *[yes] 1 Anker
}{ $owner ->
    [none] {""}
   *[other] ; { $owner } nimmt eine Münze oder einen Würfel aus dem Vorrat
}
cooper-island-ui-side = { cooper-island-any-side }
cooper-island-ui-in_hand = { $kind ->
    [moor] Zeig aufs Wasser neben deinem Land. R dreht das Inselchen.
   *[lay] Zeig auf zwei Felder deines Lands. R dreht das Plättchen, F zeigt die andere Seite.
}
cooper-island-ui-final = Danach gibt es kein Zurück
cooper-island-ui-asks-reactivate = Du hast nichts Genutztes, das du reaktivieren könntest. Du kannst noch etwas tun.
cooper-island-ui-asks-copy = Es gibt kein anderes Boot zum Kopieren.
cooper-island-ui-statue_from = { $spot ->
    [helm] Statue vom Platz mit Steuerradpunkt
   *[plain] Statue vom einfachen Platz
}
cooper-island-ui-price_part = { $item ->
    [coin] { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
   *[cube] { $count } { cooper-island-any-item_name }
}
cooper-island-ui-price = { $cost } für { $helm ->
    [one] { $helm } Steuerradpunkt
   *[other] { $helm } Steuerradpunkte
}
cooper-island-ui-price_less = { $cut } weniger, du wählst, wovon
cooper-island-ui-price_left = { $cut } weniger: { $left }
cooper-island-ui-price_free = { $cut } weniger: nichts zu zahlen
cooper-island-ui-ways_to_pay = Möglichkeiten zu bezahlen
cooper-island-ui-pay_worth = { $worth } wert
cooper-island-ui-pay_lost = { $lost } zu viel, das verfällt
cooper-island-ui-pay_best = nichts verfällt
cooper-island-ui-pay_alike = { $count } gleiche: auf der Karte wählst du, welche Würfel
cooper-island-ui-pay_short = { $missing ->
    [one] { $missing } fehlt: ein Anker
   *[other] { $missing } fehlen: { $missing } Anker
}
cooper-island-ui-more_ways = { $count ->
    [one] Eine weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
}
cooper-island-ui-which_boat = Welches Boot
cooper-island-ui-which_landing = Welcher Anlegeplatz
cooper-island-ui-landing = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} und { $wood } Holz, für { $helm ->
    [one] { $helm } Steuerradpunkt
   *[other] { $helm } Steuerradpunkte
}
cooper-island-ui-sail = { $ship ->
    [two_sail] Zwei Segel
   *[one_sail] Ein Segel
}
cooper-island-ui-route-anchor = lichtet einen Anker
cooper-island-ui-route-islet = { cooper-island-any-islet } von { $name }: { cooper-island-any-islet_action }
cooper-island-ui-route-book = ein Logbuch
cooper-island-ui-route-harbor = der Hafen von { $name }, eine Gebühr
cooper-island-ui-route-nothing = offenes Wasser
cooper-island-ui-bury-about = Die erste kommt zuerst wieder, wenn der Stapel aufgebraucht ist. Nur du kennst die Reihenfolge.
cooper-island-ui-secret = Gebäudekarten sieht man sich verdeckt an
cooper-island-ui-secret-about = Gib das Gerät an { $name } und schau nur hin, wenn es sonst niemand tut.
cooper-island-ui-secret-show = Karten zeigen

## Bereiche

cooper-island-ui-now_possible = Jetzt: { $what }
cooper-island-ui-not_now = Jetzt nicht: { $what }
cooper-island-ui-any_islet = ein beliebiges Inselchen nutzen
cooper-island-ui-any_boat = ein beliebiges Boot nutzen
cooper-island-ui-fee_to = Gebühr an { $name }

## Jederzeit

cooper-island-ui-any_time = Jederzeit
    .about = Was du nebenher tun darfst, so oft du willst, solange du am Zug bist. Drück auf Gestricheltes, und der Tisch sagt, warum es nicht geht.
cooper-island-ui-possible_now = { $count ->
    [0] nichts
   *[other] { $count } möglich
}
cooper-island-ui-short-store = Einlagern
cooper-island-ui-short-fetch = Holen
cooper-island-ui-short-survey = Kartieren
cooper-island-ui-short-claim = { $reward ->
    [helm] 2 Punkte
   *[worker] Anheuern
}
cooper-island-ui-clean_up = In einem Zug aufräumen
    .about = Von jetzt an wird jeder Schritt dieser Aufräumphase gleich ausgeführt; du wirst nur gefragt, wo es eine Wahl gibt.

## Frachtschiffe

cooper-island-ui-cargo = Frachtschiffe
    .about = Gold und Tuch gegen Steuerradpunkte und einen Deckel für deine Kisten. Wo der Hafenmeister steht, kostet es 1 weniger.
cooper-island-ui-lids = Deckel
cooper-island-ui-lids_left = Deckel noch da von: { $names }.
cooper-island-ui-lids_none = Kein Deckel mehr da.
cooper-island-ui-harbormaster = { $stands ->
    [yes] Hier steht der Hafenmeister: 1 Gold oder Tuch weniger.
   *[no] Hier liegt der Hafenmeister: kein Nachlass bis zur nächsten Runde.
}

## Königliche Aufträge

cooper-island-ui-orders = Königliche Aufträge
    .about = Königliche Aufträge bringen am Ende Punkte, wenn dein Arbeiter darauf steht: je höher die Stufe, desto mehr.
cooper-island-ui-stage_points = 3 · 5 · 8
cooper-island-ui-order-buildings = Gebäude
cooper-island-ui-order-statues = Statuen
cooper-island-ui-order-lids = Deckel
cooper-island-ui-order-boats = Boote
cooper-island-ui-order-uncharted = Unerforscht
cooper-island-ui-order-heights = Ebene 5
cooper-island-ui-order-area = Region
cooper-island-ui-order-copy = Kopie
cooper-island-ui-stage = Du hast { $have }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mit einem Arbeiter darauf.
cooper-island-ui-stage_next = Nächste Stufe: { $need } für { $points } Punkte.
cooper-island-ui-order_free = Noch niemand hat ihn.
cooper-island-ui-order_held = Er gehört { $name }.

## Arbeiter

cooper-island-ui-workers = Arbeiter
    .about = Deine Arbeiter, die Nahrung, die sie beim Aufräumen brauchen, und vier Meilensteine: Jeder erreichte bringt einen Arbeiter oder 2 Steuerradpunkte.
cooper-island-ui-to_place = { $count ->
    [0] alle im Einsatz
   *[other] { $count } einzusetzen
}
cooper-island-ui-workers_ready = { $count ->
    [one] { $count } Arbeiter einzusetzen
   *[other] { $count } Arbeiter einzusetzen
}
cooper-island-ui-available = { $worker ->
    [special] Ein verfügbarer Vorarbeiter: für eckige Felder
   *[normal] Ein verfügbarer Arbeiter: für runde Felder
}
cooper-island-ui-slots = Noch nicht angeheuert: { $normal } Arbeiter, { $special } Vorarbeiter. In jeder Runde kostet ein Arbeiter 1 Nahrung mehr, ein Vorarbeiter 2; für einen Vorarbeiter gibt es einen Steuerradpunkt, wenn alle satt werden.
cooper-island-ui-due = nötig
cooper-island-ui-have = da
cooper-island-ui-feeding = Das Ernähren kostet am Ende dieser Runde { $feeding } Nahrung, du hast { $food }.
cooper-island-ui-feeding_then = { $missing ->
    [0] { $helm ->
        [0] Das reicht.
        [one] Das reicht und bringt { $helm } Steuerradpunkt.
       *[other] Das reicht und bringt { $helm } Steuerradpunkte.
    }
    [one] { $missing } fehlt: Das ist ein Anker.
   *[other] { $missing } fehlen: ein Anker für jede.
}
cooper-island-ui-feeding_done = { $meal ->
    [over] Die Arbeiter sind ernährt, und es war das letzte Mal.
   *[done] Die Arbeiter sind für diese Runde ernährt. Nächstes Mal kostet es { $feeding } Nahrung.
}
cooper-island-ui-fed = { $meal ->
    [over] ernährt
   *[done] ernährt · dann { $feeding }
}
cooper-island-ui-goal = { $goal } { $have } von { $need }.
cooper-island-ui-claims = { $count ->
    [one] Ein Meilenstein kann genutzt werden.
   *[other] { $count } Meilensteine können genutzt werden.
}
cooper-island-ui-token = Der Cooper-Marker: beginnt die nächste Runde
cooper-island-ui-anchors = { $count ->
    [0] Keine Anker
    [one] { $count } Anker, kostet einen Punkt
   *[other] { $count } Anker, jeder kostet einen Punkt
}
cooper-island-ui-stored = { $have } von { $all } Lagerplätzen belegt
cooper-island-ui-log_books = { $count ->
    [one] { $count } Logbuch, 5 Punkte
   *[other] { $count } Logbücher, je 5 Punkte
}

## Mein Tableau

cooper-island-ui-board = Tableau
cooper-island-ui-of = { $have } von { $all }
cooper-island-ui-empty = leer
cooper-island-ui-row-storage = Lager
    .about = Womit du bezahlst, jedes Stück 1 wert. Kleine Gebäude und das Proviantboot bringen weitere Plätze, Karten eigene.
cooper-island-ui-row-market = Markt
    .about = Was hier liegt, musst du erst einlagern, um es zu nutzen; in der Aufräumphase verfällt es.
cooper-island-ui-row-market-note = erst holen
cooper-island-ui-market_lost = verfällt beim Aufräumen
cooper-island-ui-row-landing = Anleger
    .about = Fünf Anlegeplätze für Einkommensboote: Preis und Steuerradpunkte. Ein Boot bringt in jeder Runde Einkommen.
cooper-island-ui-face_down = Es liegt verdeckt und bringt nichts mehr.
cooper-island-ui-row-crates = Kisten
    .about = Ein Kistendeckel von einem Frachtschiff kommt einmal auf eine davon, für ihre Aktion. In der Aufräumphase lässt er sich für 1 Münze zurücknehmen.
cooper-island-ui-lids_unused = { $count ->
    [one] { $count } Deckel frei
   *[other] { $count } Deckel frei
}
cooper-island-ui-crate_used = Hier liegt ein Deckel.
cooper-island-ui-row-workshop = Werkstatt
    .about = Aus Ruinen werden auf Werkstattplätzen Statuen; große Gebäude öffnen zwei weitere, jeden mit einem Steuerradpunkt. Eine Statue kostet 3 Holz und 3 Stein oder 2 Holz und 2 Gold. Daneben: die Gebäude, die noch zu errichten sind.
cooper-island-ui-spot = { $spot ->
    [helm] Werkstattplatz mit Steuerradpunkt
   *[plain] Werkstattplatz
}: { $statues } von { $open } mit Statue
cooper-island-ui-unbuilt = { cooper-island-any-building }: noch { $count }
cooper-island-ui-building-about = { cooper-island-do-erect }. { $building ->
    [small] 1 Steuerradpunkt, eine kleine Karte und ein Lagerplatz.
    [large] 2 Steuerradpunkte, eine große Karte und ein Werkstattplatz.
   *[fortress] 4 Steuerradpunkte; danach kannst du in jeder Aufräumphase umsonst eine große Karte und einen Kistendeckel reaktivieren.
}
cooper-island-ui-spot_only = Lagerplatz einer Karte: nur für { $items }
cooper-island-ui-spot_closed = { $by ->
    [boat] Hier öffnet das Proviantboot einen Lagerplatz
   *[small] Hier öffnet ein kleines Gebäude einen Lagerplatz
}
cooper-island-ui-row-cartographer = Kartograf
    .about = Schritte bezahlen Einzelplättchen: 1 zum Unterlegen eines Doppelplättchens, 2 für unerforschtes Land, 3 oder 4 auf anderem Land. Einmal in jedem deiner Züge.
cooper-island-ui-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
cooper-island-ui-row-reserve = Vorrat
    .about = Gezogene, nicht gelegte Doppelplättchen, nicht gelegte Inselchen, nicht gebaute Boote.
cooper-island-ui-tiles = { $count } Plättchen
cooper-island-ui-double = { $count } × { cooper-island-any-tile_name }
cooper-island-ui-left-islets = { $count ->
    [0] Kein Inselchen mehr zu legen
   *[other] Noch zu legen: { $names }
}
cooper-island-ui-left-boats = { $count ->
    [0] Kein Boot mehr zu bauen
   *[other] Noch zu bauen: { $names }
}
cooper-island-ui-row-cards = Karten
    .about = Kleine Karten gelten immer. Große nutzt man einmal; in der Aufräumphase deckt man sie für 2 Münzen wieder auf.
cooper-island-ui-no_cards = eine für jedes kleine oder große Gebäude
cooper-island-ui-card_state = { $ready ->
    [yes] bereit
   *[no] genutzt
}

## Was noch da ist

cooper-island-ui-left = Was noch in der Schachtel ist
cooper-island-ui-bag = { $count } Doppelplättchen im Beutel, auf der Vorderseite: { $first } Wald und Wiese, { $second } Wald und Gebirge, { $third } Wald und Siedlung
cooper-island-ui-singles = { $count } Einzelplättchen
cooper-island-ui-books_left = { $count ->
    [one] { $count } verdecktes Logbuch
   *[other] { $count } verdeckte Logbücher
}
cooper-island-ui-deck = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} für { $building ->
    [large] große
   *[small] kleine
} Gebäude

## Cooper

cooper-island-ui-cooper = Cooper
cooper-island-ui-cooper-points = { $points }
cooper-island-ui-cooper-difficulty = Schwierigkeit
cooper-island-ui-cooper-steps = Sein Schiff ist { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} gefahren
cooper-island-ui-cooper-statues = { $count ->
    [one] { $count } Statue, in jeder Aufräumphase ein Schritt
   *[other] { $count } Statuen, in jeder Aufräumphase je ein Schritt
}
cooper-island-ui-cooper-progress = { $count } Fortschrittswürfel: zwei sind ein Schritt
cooper-island-ui-cooper-workers = Arbeiter, die er noch hat: { $normal } Arbeiter, { $special } Vorarbeiter
cooper-island-ui-cooper-cards = Karten, die noch in seinem Stapel sind:

## Die Geschichte

cooper-island-ui-deed-section = geht zu „{ cooper-island-any-section_name }“
cooper-island-ui-deed-fee = zahlt eine Gebühr fürs Stapeln
cooper-island-ui-deed-refused = verweigert eine Gebühr
cooper-island-ui-deed-claimed = nimmt sich { cooper-island-any-item } für eine verweigerte Gebühr
cooper-island-ui-deed-covered = nimmt { cooper-island-any-item }, weil Cooper auf den Arbeiter setzt
cooper-island-ui-deed-harbor_fee = zahlt eine Hafengebühr
cooper-island-ui-deed-hired = heuert { cooper-island-any-a_worker } an
cooper-island-ui-deed-drew = { $count ->
    [one] zieht ein Doppelplättchen
   *[other] zieht { $count } Doppelplättchen
}
cooper-island-ui-deed-laid = { $count ->
    [one] legt ein Doppelplättchen auf Ebene { $level }
   *[other] legt { $count } Doppelplättchen bis auf Ebene { $level }
}
cooper-island-ui-deed-charted = { $count ->
    [one] kartiert ein Feld
   *[other] kartiert { $count } Felder
}
cooper-island-ui-deed-islet = legt { cooper-island-any-the_islet }
cooper-island-ui-deed-boat = baut { cooper-island-any-the_boat }
cooper-island-ui-deed-building = errichtet { cooper-island-any-a_building }
cooper-island-ui-deed-statue = errichtet eine Statue
cooper-island-ui-deed-ruin = entfernt eine Ruine
cooper-island-ui-deed-cargo = beliefert { cooper-island-any-the_cargo }
cooper-island-ui-deed-steps = { $count ->
    [one] erhält einen Kartografenschritt
   *[other] erhält { $count } Kartografenschritte
}
cooper-island-ui-deed-items = { $count ->
    [one] erhält ein Stück
   *[other] erhält { $count } Stück
}
cooper-island-ui-deed-sailed = { $count ->
    [one] fährt einen Schritt
   *[other] fährt { $count } Schritte
}
cooper-island-ui-deed-passed = { $count ->
    [one] kommt an einem Inselchen vorbei
   *[other] kommt an { $count } Inselchen vorbei
}
cooper-island-ui-deed-book = { $count ->
    [one] nimmt ein Logbuch
   *[other] nimmt { $count } Logbücher
}
cooper-island-ui-deed-card = behält die Karte „{ cooper-island-any-card }“
cooper-island-ui-deed-used = nutzt die Karte „{ cooper-island-any-card }“
cooper-island-ui-deed-lid = nutzt einen Kistendeckel
cooper-island-ui-deed-traded = tauscht
cooper-island-ui-deed-token = nimmt den Cooper-Marker
cooper-island-ui-deed-milestone = erreicht einen Meilenstein
cooper-island-ui-deed-order = nimmt den königlichen Auftrag „{ cooper-island-any-order }“
cooper-island-ui-deed-anchor = { $count ->
    [one] nimmt einen Anker
   *[other] nimmt { $count } Anker
}
cooper-island-ui-deed-fed = ernährt die Arbeiter
cooper-island-ui-deed-short = kann nicht alle Arbeiter ernähren
cooper-island-ui-told-orders = königliche Aufträge liegen aus
cooper-island-ui-told-cooper = Cooper { $deed }
cooper-island-ui-told-neutral = { $count ->
    [one] ein neutraler Arbeiter besetzt einen Bereich
   *[other] { $count } neutrale Arbeiter besetzen Bereiche
}

## Augenblicke

cooper-island-ui-moment-statue = Statue!
cooper-island-ui-moment-fortress = Festung!
cooper-island-ui-moment-building = { cooper-island-any-building }!
cooper-island-ui-moment-islet = Inselchen
cooper-island-ui-moment-book = Logbuch!
cooper-island-ui-moment-fee = Hafengebühr
cooper-island-ui-moment-refused = Gebühr verweigert
cooper-island-ui-moment-passage = Durchfahrt offen!
cooper-island-ui-moment-milestone = Meilenstein!
cooper-island-ui-moment-order = Königlicher Auftrag!
cooper-island-ui-moment-hungry = Zu wenig Nahrung
cooper-island-ui-moment-last = Die letzte Runde
cooper-island-ui-moment-anchor = Anker
cooper-island-ui-lead-helm = Die Fahrten der Schiffe gaben den Ausschlag
cooper-island-ui-lead-orders = Königliche Aufträge gaben den Ausschlag
cooper-island-ui-lead-flags = Die Aufgaben der Karten gaben den Ausschlag
cooper-island-ui-lead-leftovers = Was übrig blieb, gab den Ausschlag
cooper-island-ui-lead-anchors = Weniger Anker gaben den Ausschlag
cooper-island-ui-tie = Gleichstand: unerforschte Felder, je weniger, desto besser
    .why = Gleichstand: Weniger unerforschte Felder geben den Ausschlag.
cooper-island-ui-finished = Die fertige Insel

## Auf dem Telefon

cooper-island-ui-tab-turn = Zug
cooper-island-ui-tab-board = Tableau
cooper-island-ui-tab-orders = Aufträge

## Map

cooper-island-ui-map-board = Die Insel: deine Halbinsel, die Mitte mit ihren Bereichen, das ferne Ufer
cooper-island-ui-symbol-all = alle
cooper-island-ui-symbol-both = und
cooper-island-ui-map-terrain = { $terrain ->
    [forest] Wald
    [meadow] Wiese
    [mountain] Gebirge
    [settlement] Siedlung
   *[none] unerforschtes Land
}
cooper-island-ui-map-thing = { $thing ->
    [wood] ein Holzwürfel
    [food] ein Nahrungswürfel
    [stone] ein Steinwürfel
    [gold] ein Goldwürfel
    [cloth] ein Tuchwürfel
    [small] ein kleines Gebäude
    [large] ein großes Gebäude
    [fortress] die Festung
    [statue] eine Statue
    [lid] ein Kistendeckel
    [ruin] eine Ruine
   *[none] {""}
}
cooper-island-ui-map-space = { cooper-island-ui-map-terrain }{ $level ->
    [0] {""}
   *[other] , Ebene { $level }
}{ $thing ->
    [none] {""}
   *[other] , { cooper-island-ui-map-thing }
}
cooper-island-ui-map-shoal = { $islet ->
    [none] flaches Wasser
   *[other] ein Inselchen
}
cooper-island-ui-map-worker = { $section }, { $worker ->
    [special] eckiges Feld
   *[normal] rundes Feld
}{ $count ->
    [0] , frei
   *[other] : { $who }
}
cooper-island-ui-map-cooper = Cooper
cooper-island-ui-map-neutral = neutral
cooper-island-ui-map-ship = Dein Schiff mit { $ship ->
    [two_sail] zwei Segeln
   *[one_sail] einem Segel
}, { $steps ->
    [one] { $steps } Schritt gefahren
   *[other] { $steps } Schritte gefahren
}{ $anchors ->
    [0] {""}
   *[other] , { $anchors } Anker
}
cooper-island-ui-map-seat = Halbinsel von { $player }: genauer ansehen
cooper-island-ui-map-harbor = Der Hafen von { $player }: Ein Schiff, das hier ankommt, nimmt ein Logbuch und zahlt dann eine Münze oder einen Würfel oder nimmt einen Anker.
cooper-island-ui-map-bank = Eine freie Sandbank: Hier kann eins deiner Inselchen liegen, wenn es dein Land berührt.
cooper-island-ui-map-bay = Eine Bucht: Ein Schiff, das hier ankommt, nimmt ein Logbuch, das für seine fünf Schritte steht; { $count ->
    [0] keines ist mehr da
    [one] { $count } ist noch da
   *[other] { $count } sind noch da
}.
cooper-island-ui-map-ships = Hier liegt: { $ships }.
cooper-island-ui-map-lying = { $player } mit { $ship ->
    [two_sail] zwei Segeln
   *[one_sail] einem Segel
}{ $anchors ->
    [0] {""}
    [one] {" "}und { $anchors } Anker
   *[other] {" "}und { $anchors } Ankern
}
cooper-island-ui-map-dial = Der Ring aus Wasser mit Häfen, Buchten und Schiffen: die nächste Halbinsel ansehen
cooper-island-ui-map-next = Nächste Halbinsel
cooper-island-ui-map-flat = Flach anzeigen
cooper-island-ui-map-steep = Stapel in ihrer Höhe
cooper-island-ui-map-home = Zurück zu deiner Halbinsel
cooper-island-ui-map-of = Halbinsel von { $player }
cooper-island-ui-map-choose = Was tust du dort?
cooper-island-ui-map-landscape = Welche Landschaft?
cooper-island-ui-map-fits = Hier passt es.
cooper-island-ui-map-fits_not = Hier passt es nicht.
cooper-island-ui-map-put = Hinlegen
cooper-island-ui-map-flip = Umdrehen
cooper-island-ui-map-lost = { $lost } verfällt
cooper-island-ui-map-offer_islet = Ein beliebiges gelegtes Inselchen nutzen
cooper-island-ui-map-offer_boat = Ein beliebiges gebautes Boot nutzen
cooper-island-ui-map-offer_fee = Eine Gebühr von 1 Münze oder Würfel an { $player }
cooper-island-ui-map-go = { $verb ->
    [put_worker] Arbeiter einsetzen
    [lay] Plättchen legen
    [moor] Inselchen legen
    [chart] Dieses Land erforschen
    [put] Hier aufstellen
    [put_lid] Deckel hierher legen
    [remove_ruin] Diese Ruine abtragen
    [shift] Hierher versetzen
    [from] Diesen Würfel einlagern
    [sail] { $ship ->
        [two_sail] Mit zwei Segeln fahren
       *[one_sail] Mit einem Segel fahren
    }
    [anchor] Hier ankern
    [pay_fee] Das bezahlen
    [give] Das geben
    [pay] { $worth } { cooper-island-any-item_name } zahlen
    [feed] Arbeiter ernähren
   *[other] Ausführen
}
cooper-island-ui-key-arrows = über die Karte gehen
cooper-island-ui-key-enter = wählen, wo der Zeiger steht
cooper-island-ui-key-next = nächster und voriger Ort, an dem etwas möglich ist
cooper-island-ui-key-turn = Plättchen drehen
cooper-island-ui-key-flip = Plättchen umdrehen
cooper-island-ui-key-landscape = nächste Landschaft zum Erforschen
cooper-island-ui-key-flat = Stapel flach, zum Zählen
cooper-island-ui-key-home = zurück zur eigenen Halbinsel

## Bei der ersten Entscheidung ihrer Art: wozu sie gut ist

cooper-island-ui-first-choose_terrain = Sie bringt deinen ersten Würfel, und später kann nur dieselbe Landschaft oder eine Siedlung darauf.
cooper-island-ui-first-income = Jede Runde beginnt mit einem Inselchen, einem Doppelplättchen und dem, was deine Boote bringen. Was du auslässt, verfällt.
cooper-island-ui-first-islet = Ein Inselchen bringt Land und dessen Würfel. Nutzen kann man es jetzt und später mit jedem Schiff, das vorbeifährt, egal wessen.
cooper-island-ui-first-tile = Beide Hälften bringen einen Würfel, und Würfel bezahlen fast alles. Je höher du stapelst, desto mehr ist ein Würfel wert.
cooper-island-ui-first-chart = Dein Kartograf fügt Land hinzu oder macht es höher, und das bringt einen Würfel. Je höher es liegt, desto mehr Schritte kostet es.
cooper-island-ui-first-cube = Stein brauchst du für Gebäude, Gold für Frachtschiffe und die Festung; für Statuen taugt beides.
cooper-island-ui-first-turn = Jeder Bereich hat seine Aktion. Wer zuerst auf ein Feld kommt, darf auch das Symbol nutzen; wer später kommt, zahlt eine Gebühr.
cooper-island-ui-first-fee = Wer verweigert, bekommt einen Anker unter ein Schiff. Er hält einen Steuerradpunkt lang auf oder kostet am Ende einen Punkt.
cooper-island-ui-first-harbor_fee = Jeder Hafen bringt ein Logbuch und kostet eine Gebühr. Wer verweigert, bekommt einen Anker: Er hält einen Steuerradpunkt lang auf.
cooper-island-ui-first-anchor = Mit Ankern fährt ein Schiff nicht weiter; jeder kostet einen Steuerradpunkt. Am Ende kostet jeder, der noch da ist, einen Punkt.
cooper-island-ui-first-passed_islet = Wer an einem Inselchen vorbeikommt, darf es nutzen, egal wem es gehört: ein guter Grund, hier entlangzufahren.
cooper-island-ui-first-built_boat = Ein Boot bringt das sofort und dann wieder im Einkommen jeder Runde.
cooper-island-ui-first-log_book = In jeder Bucht und jedem Hafen liegt ein Logbuch. Was es bringt, bekommst du jetzt oder nie.
cooper-island-ui-first-build_boat = Ein Boot bringt in jedem Einkommen etwas. Sein Anlegeplatz sagt, was es kostet und wie weit deine Schiffe dafür fahren.
cooper-island-ui-first-erect = Ein Gebäude lässt deine Schiffe fahren. Zu einem kleinen oder großen gehört auch eine von vier Karten, die dir später hilft.
cooper-island-ui-first-build_statue = Jede Statue auf deiner Halbinsel bringt einen Steuerradpunkt, jetzt und am Ende jeder Runde.
cooper-island-ui-first-supply = Ein Frachtschiff lässt deine Schiffe fahren und bringt dir einen Kistendeckel, den du später für etwas anderes nutzen kannst.
cooper-island-ui-first-pay = Ein Würfel auf dem Land zahlt so viel wie seine Ebene, einer im Lager nur 1. Was du zu viel zahlst, ist verloren.
cooper-island-ui-first-put_building = Auf einer Siedlung bringt es 1 Steuerradpunkt mehr. Wo es steht, kann nichts mehr gestapelt werden.
cooper-island-ui-first-put_statue = Auf einer Siedlung bringt sie 1 Steuerradpunkt mehr. Wo sie steht, kann nichts mehr gestapelt werden.
cooper-island-ui-first-remove_ruin = Aus einer Ruine wird eine Statue, die du später errichten kannst, und ihr Feld lässt sich danach erforschen.
cooper-island-ui-first-sail = Fahren bringt den Sieg: Jeder Schritt deiner Schiffe ist ein Punkt. Unterwegs gibt es Inselchen zu nutzen und Logbücher zu finden.
cooper-island-ui-first-compensation = Was auf deinem Marktplatz liegt, nützt erst, wenn du es einlagerst. Am Ende der Runde ist der Rest weg.
cooper-island-ui-first-keep = Eine kleine Karte hilft immer, wenn sie passt; eine große einmal, bis du sie wieder aufdeckst.
cooper-island-ui-first-feed_window = Für jede Nahrung, die fehlt, gibt es einen Anker unter deine Schiffe. Noch kannst du dafür tauschen oder etwas einlagern.
cooper-island-ui-first-feed = Für jede Nahrung, die fehlt, gibt es einen Anker unter deine Schiffe. Ein Würfel auf dem Land ernährt so viel wie seine Ebene.
cooper-island-ui-first-end_window = Je fünf Dinge, die übrig sind, zählen einen Punkt: Lager, Kartografenschritte, Doppelplättchen. Der Marktplatz zählt nichts.
cooper-island-ui-first-store = Im Lager ist ein Würfel nur noch 1 wert, aber das Feld ist wieder frei für ein Plättchen oder ein Gebäude.
cooper-island-ui-first-assign = Wer auf einem königlichen Auftrag steht, arbeitet nicht mehr, bringt am Ende aber bis zu 8 Punkte, je nachdem, wie weit du bist.
