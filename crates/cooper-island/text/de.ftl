### Cooper Island: every sentence of the game. The ids follow from the words of the
### code; see skerry-text.

cooper-island-name = Cooper Island
cooper-island-about = Erforsche deine Halbinsel Plättchen für Plättchen und hebe sie Ebene um Ebene an: Je höher ein Würfel liegt, desto mehr ist er wert. Boote, Gebäude, Statuen und Frachtschiffe schicken deine beiden Segelschiffe dann um die Insel, vorbei an Inselchen, Buchten und den Häfen der anderen.

## Was geschehen ist

cooper-island-order_shown = Königlicher Auftrag: { cooper-island-any-order }.
cooper-island-starter_drawn = { $player } beginnt und hat den Cooper-Marker.
cooper-island-start_terrain = { $player } beginnt auf { cooper-island-any-a_terrain }.
cooper-island-round_began = Runde { $round } beginnt.
cooper-island-income_began = { $player } nimmt Einkommen.
cooper-island-tile_drawn = { $player } zieht ein Doppelplättchen: { cooper-island-any-tile }.
cooper-island-islet_placed = { $player } legt { cooper-island-any-the_islet }{ $coordinates ->
    [shown] {" "}auf { $bank }{ $half }, sein Land auf { $space }
   *[hidden] {""}
}.
cooper-island-tile_placed = { $player } legt { cooper-island-any-side } auf Ebene { $level }{ $coordinates ->
    [shown] , auf { $first } und { $second }
   *[hidden] {""}
}{ $shim ->
    [true] , mit einem Einzelplättchen darunter
   *[false] {""}
}.
cooper-island-charted = { $player } legt ein Einzelplättchen, { cooper-island-any-terrain } auf Ebene { $level }{ $coordinates ->
    [shown] , auf { $space }
   *[hidden] {""}
}; der Kartograf geht { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} zurück.
cooper-island-cube_placed = { $player } bekommt { cooper-island-any-item } auf { $coordinates ->
    [shown] { $space }, das neue Land
   *[hidden] das neue Land
}.
cooper-island-item_gained = { $player } erhält { cooper-island-any-item }.
cooper-island-item_marketed = { $player } nimmt { cooper-island-any-item } auf den Marktplatz.
cooper-island-item_forfeited = { $player } hat keinen Platz für { cooper-island-any-item }.
cooper-island-steps_gained = { $player } erhält { $steps ->
    [one] { $steps } Kartografenschritt
   *[other] { $steps } Kartografenschritte
}.
cooper-island-worker_placed = { $player } setzt { cooper-island-any-a_worker } auf { cooper-island-any-section }{ $covered ->
    [one] , auf einen anderen Arbeiter
    [other] , auf einen anderen Arbeiter
   *[nobody] {""}
}.
cooper-island-token_taken = { $player } nimmt den Cooper-Marker.
cooper-island-fee_paid = { $player } zahlt { cooper-island-any-item } { $owner ->
    [one] an { $owner_name }
    [other] an { $owner_name }
   *[nobody] an den Vorrat
} fürs Stapeln.
cooper-island-fee_refused = { $player } verweigert die Gebühr{ $owner ->
    [one] {" "}an { $owner_name }
    [other] {" "}an { $owner_name }
   *[nobody] {""}
}.
cooper-island-harbor_fee_paid = { $player } zahlt { cooper-island-any-item } { $owner ->
    [one] an { $owner_name }
    [other] an { $owner_name }
   *[nobody] an den Vorrat
} für den Hafen.
cooper-island-harbor_fee_refused = { $player } verweigert die Hafengebühr{ $owner ->
    [one] {" "}an { $owner_name }
    [other] {" "}an { $owner_name }
   *[nobody] {""}
}.
cooper-island-item_claimed = { $player } nimmt dafür { cooper-island-any-item } aus dem Vorrat auf den Marktplatz.
cooper-island-anchor_taken = { $player } bekommt einen Anker unter das Schiff mit { cooper-island-any-sails }.
cooper-island-anchor_raised = { $player } entfernt einen Anker vom Schiff mit { cooper-island-any-sails }.
cooper-island-item_paid = { $player } zahlt { cooper-island-any-item }{ cooper-island-any-from }.
cooper-island-boat_built = { $player } baut { cooper-island-any-the_boat }.
cooper-island-building_erected = { $player } errichtet { cooper-island-any-a_building }{ cooper-island-any-on }.
cooper-island-statue_built = { $player } errichtet eine Statue{ cooper-island-any-on }.
cooper-island-ruin_removed = { $player } entfernt eine Ruine{ $coordinates ->
    [shown] {" "}von { $space }
   *[hidden] {""}
}; sie wird zur Statue auf einem Werkstattplatz.
cooper-island-cargo_supplied = { $player } beliefert { cooper-island-any-the_cargo }.
cooper-island-harbormaster_laid = Der Hafenmeister auf dem { cooper-island-any-cargo_dative } legt sich hin.
cooper-island-helm_gained = { $player } erhält { $points ->
    [one] { $points } Steuerradpunkt
   *[other] { $points } Steuerradpunkte
} für das Schiff mit { cooper-island-any-sails }.
cooper-island-ship_sailed = { $player } fährt mit { cooper-island-any-sails }, { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} insgesamt.
cooper-island-islet_passed = { $player } zieht über { cooper-island-any-the_islet } von { $owner_name }.
cooper-island-bay_entered = { $player } erreicht mit { cooper-island-any-sails } eine Bucht.
cooper-island-harbor_entered = { $player } fährt mit { cooper-island-any-sails } in den Hafen von { $owner_name }.
cooper-island-log_book_taken = { $player } nimmt ein Logbuch: { cooper-island-any-log_book }.
cooper-island-cards_drawn = { $player } sieht sich vier Karten { $building ->
    [small] kleiner
   *[large] großer
} Gebäude an.
cooper-island-cards_seen = { $player } hat vier Karten zur Wahl.
cooper-island-card_kept = { $player } behält { cooper-island-any-the_card }: { cooper-island-any-card_effect }
cooper-island-cards_buried = { $player } schiebt die drei anderen Karten unter den Stapel.
cooper-island-cards_ordered = { $coordinates ->
    [shown] Unter dem Stapel, die unterste zuletzt: { cooper-island-any-first_card }, { cooper-island-any-second_card }, { cooper-island-any-third_card }.
   *[hidden] { $player } merkt sich, welche Karten dort liegen.
}
cooper-island-card_used = { $player } nutzt { cooper-island-any-the_card }.
cooper-island-lid_used = { $player } nutzt einen Kistendeckel: { cooper-island-any-crate }.
cooper-island-lid_placed = { $player } legt einen Kistendeckel auf die Halbinsel{ cooper-island-any-on }.
cooper-island-piece_moved = { $player } versetzt ein Stück{ $coordinates ->
    [shown] {" "}von { $from } nach { $to }
   *[hidden] {" "}auf ein anderes Feld
}.
cooper-island-boat_turned = { $player } dreht { cooper-island-any-the_boat } um.
cooper-island-declined = { $player } verzichtet.
cooper-island-traded = { $player } tauscht { cooper-island-any-market } und bekommt { $items ->
    [one] { $items } Stück
   *[other] { $items } Stück
}.
cooper-island-stored = { $player } lagert { cooper-island-any-item } ein{ $coordinates ->
    [shown] , von { $space }
   *[hidden] {""}
}.
cooper-island-fetched = { $player } lagert { cooper-island-any-item } vom Marktplatz ein.
cooper-island-milestone_reached = { $player } erreicht einen Meilenstein: { cooper-island-any-milestone }.
cooper-island-milestone_claimed = { $player } nutzt einen Meilenstein für { cooper-island-any-reward }.
cooper-island-order_taken = { $player } setzt { cooper-island-any-a_worker } auf den königlichen Auftrag { cooper-island-any-order }.
cooper-island-clean_up_began = Aufräumphase von Runde { $round }.
cooper-island-fed = { $player } ernährt die Arbeiter mit { $cost } Nahrung.
cooper-island-feeding_short = { $player } braucht { $cost } Nahrung, { $missing ->
    [one] es fehlt { $missing }
   *[other] es fehlen { $missing }
}.
cooper-island-card_turned_up = { $player } deckt { cooper-island-any-the_card } wieder auf.
cooper-island-lid_recovered = { $player } nimmt den genutzten Kistendeckel „{ cooper-island-any-crate }“ zurück.
cooper-island-statue_bonus = { $player } bekommt { $points ->
    [one] { $points } Steuerradpunkt
   *[other] { $points } Steuerradpunkte
} für Statuen.
cooper-island-passage_bonus = { $player } bekommt { $points ->
    [one] { $points } Steuerradpunkt
   *[other] { $points } Steuerradpunkte
} für die Passage.
cooper-island-workers_returned = Die Arbeiter kommen aus den Aktionsbereichen zurück.
cooper-island-market_cleared = { $player } räumt den Marktplatz: { $items } Stück { $items ->
    [one] verfällt
   *[other] verfallen
}.
cooper-island-harbormaster_moved = Der Hafenmeister steht auf dem { cooper-island-any-cargo_dative }.
cooper-island-neutral_placed = Ein { $worker ->
    [special] neutraler Vorarbeiter
   *[normal] neutraler Arbeiter
} kommt auf { cooper-island-any-section }.
cooper-island-cooper_placed = Cooper setzt { cooper-island-any-a_worker } auf { cooper-island-any-section }{ $covered ->
    [true] , auf deinen Arbeiter
   *[false] {""}
}.
cooper-island-cooper_took_token = Cooper nimmt den Cooper-Marker.
cooper-island-cooper_sailed = Cooper fährt { $points ->
    [one] { $points } Schritt
   *[other] { $points } Schritte
}, { $steps } insgesamt.
cooper-island-cooper_progressed = Cooper hat { $cubes ->
    [one] { $cubes } Fortschrittswürfel
   *[other] { $cubes } Fortschrittswürfel
}.
cooper-island-cooper_carved = Cooper hat { $statues ->
    [one] { $statues } Statue
   *[other] { $statues } Statuen
}.
cooper-island-cooper_hired = Cooper nimmt { cooper-island-any-a_worker } dazu.
cooper-island-cooper_took_order = Cooper hält den königlichen Auftrag { cooper-island-any-order }.
cooper-island-game_ended = Die Partie ist vorbei.
cooper-island-scored = { $player } wertet { $category ->
    [helm] gefahrene Schritte
    [orders] königliche Aufträge
    [flags] Aufgaben von Gebäudekarten
    [leftovers] Reste
   *[anchors] Anker
}: { $points }
cooper-island-cooper_scored = Cooper hat { $points ->
    [-1] { $points } Punkt
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
cooper-island-ranked = { $player } wird { $rank ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[4] Vierter
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.

## Was man tun kann

cooper-island-do-choose = Auf { cooper-island-any-a_terrain } beginnen
cooper-island-do-put_worker = { cooper-island-any-a_worker_first } auf { cooper-island-any-section } setzen
cooper-island-do-do = { $deed ->
    [islet] Ein Inselchen legen
    [draw] Ein Doppelplättchen ziehen
    [place] Ein Doppelplättchen legen
    [steps] Kartografenschritte erhalten
    [item] Eine Münze oder einen Würfel deiner Wahl erhalten
    [build_boat] Ein Einkommensboot bauen
    [erect] Ein Gebäude errichten
    [remove_ruin] Eine Ruine entfernen
    [build_statue] Eine Statue errichten
    [supply] Ein Frachtschiff beliefern
    [token] Den Cooper-Marker nehmen
    [waive] Auf den Rabatt verzichten
    [coin] Eine Münze auf den Marktplatz nehmen
   *[helm] Die Steuerradpunkte nehmen
}
cooper-island-do-use_islet = { cooper-island-any-islet } nutzen: { cooper-island-any-islet_action }
cooper-island-do-use_boat = { cooper-island-any-boat } nutzen: { cooper-island-any-boat_action }
cooper-island-do-perform = Nutzen
cooper-island-do-decline = Verzichten
cooper-island-do-islet = { cooper-island-any-islet } nehmen: { cooper-island-any-islet_action }; { cooper-island-any-islet_land }
cooper-island-do-moor = { $coordinates ->
    [shown] Sein Land auf { $space }, das Inselchen auf { $bank }{ $half }
   *[hidden] Hierher legen
}
cooper-island-do-tile = { cooper-island-any-side } nehmen
cooper-island-do-lay = { $coordinates ->
    [shown] Die erste Hälfte auf { $first }, die zweite auf { $second }
   *[hidden] Hierher legen
}
cooper-island-do-chart = { cooper-island-any-terrain } { $coordinates ->
    [shown] auf { $space } legen
   *[hidden] hierher legen
}
cooper-island-do-cube = { cooper-island-any-item } hinlegen
cooper-island-do-build_boat = { cooper-island-any-boat } bauen (Einkommen: { cooper-island-any-boat_action }{ cooper-island-any-boat_spot }) für { cooper-island-any-landing }
cooper-island-do-erect = { cooper-island-any-building } errichten: { $building ->
    [small] 1 Münze, 2 Holz, 2 Stein
    [large] 2 Münzen, 4 Holz, 4 Stein
   *[fortress] 6 Holz, 3 Stein, 3 Gold, 3 Tuch
}
cooper-island-do-build_statue = Eine Statue errichten für { $form ->
    [gold] 2 Holz und 2 Gold
   *[stone] 3 Holz und 3 Stein
}{ $spot ->
    [helm] , von einem Werkstattplatz mit Steuerrad
   *[plain] , vom einfachen Werkstattplatz
}
cooper-island-do-supply = Beliefern: { cooper-island-any-cargo }, { cooper-island-any-cargo_deal }
cooper-island-do-cut = Weniger zahlen:{ $coin ->
    [0] {""}
    [one] {" "}{ $coin } Münze
   *[other] {" "}{ $coin } Münzen
}{ $wood ->
    [0] {""}
   *[other] { cooper-island-any-cut_wood_gap }{ $wood } Holz
}{ $stone ->
    [0] {""}
   *[other] { cooper-island-any-cut_stone_gap }{ $stone } Stein
}{ $gold ->
    [0] {""}
   *[other] { cooper-island-any-cut_gold_gap }{ $gold } Gold
}{ $cloth ->
    [0] {""}
   *[other] { cooper-island-any-cut_cloth_gap }{ $cloth } Tuch
}
cooper-island-do-pay = { cooper-island-any-item_name } zahlen{ $stored ->
    [0] {""}
   *[other] {" · "}{ $stored } aus dem Lager
}{ $land ->
    [none] {""}
   *[other] {" · "}{ $coordinates ->
        [shown] von { $land }
       *[hidden] von der Halbinsel
    }
}
cooper-island-do-put = { $coordinates ->
    [shown] Auf { $space } setzen
   *[hidden] Hierher setzen
}
cooper-island-do-remove_ruin = { $coordinates ->
    [shown] Die Ruine auf { $space } entfernen
   *[hidden] Diese Ruine entfernen
}{ $spot ->
    [helm] , auf einen Werkstattplatz mit Steuerrad
   *[plain] , auf den einfachen Werkstattplatz
}
cooper-island-do-sail = Das Schiff mit { cooper-island-any-sails }
cooper-island-do-first = Zuerst { cooper-island-any-the_islet }
cooper-island-do-pay_fee = { cooper-island-any-item }{ cooper-island-any-from } zahlen
cooper-island-do-refuse = Die Gebühr verweigern
cooper-island-do-anchor = Ein Anker unter das Schiff mit { cooper-island-any-sails }
cooper-island-do-take_item = { cooper-island-any-item } nehmen
cooper-island-do-keep = { cooper-island-any-card } behalten: { cooper-island-any-card_effect }
cooper-island-do-bury = Unter den Stapel: { cooper-island-any-first_card }, dann { cooper-island-any-second_card }, dann { cooper-island-any-third_card }
cooper-island-do-shift = { $coordinates ->
    [shown] Das Stück auf { $from } nach { $to } versetzen
   *[hidden] Dieses Stück hierher versetzen
}
cooper-island-do-put_lid = Den Deckel { $coordinates ->
    [shown] auf { $space } legen
   *[hidden] hierher legen
}
cooper-island-do-turn_boats = Umdrehen: { cooper-island-any-boats }
cooper-island-do-assign = { cooper-island-any-a_worker_first } auf den königlichen Auftrag { cooper-island-any-order } setzen: { cooper-island-any-order_effect }
cooper-island-do-feed = Ernähren mit{ $food ->
    [0] { cooper-island-any-feed_nothing }
   *[other] {" "}{ $food } Nahrung aus dem Lager
}{ $coins ->
    [0] {""}
    [one] { cooper-island-any-feed_coins_gap }{ $coins } Münze
   *[other] { cooper-island-any-feed_coins_gap }{ $coins } Münzen
}{ $wood ->
    [0] {""}
   *[other] { cooper-island-any-feed_wood_gap }{ $wood } Holz aus dem Lager
}{ $land ->
    [none] {""}
   *[other] { cooper-island-any-feed_land_gap }{ $coordinates ->
        [shown] dem, was auf { $land } liegt
       *[hidden] Würfeln von der Halbinsel
    }
}
cooper-island-do-turn_up = { cooper-island-any-card } wieder aufdecken
cooper-island-do-recover = Den genutzten Kistendeckel „{ cooper-island-any-crate }“ zurücknehmen
cooper-island-do-from = { $coordinates ->
    [shown] Den Würfel von { $space } einlagern
   *[hidden] Diesen Würfel einlagern
}
cooper-island-do-give = { cooper-island-any-item }{ cooper-island-any-from } geben
cooper-island-do-enough = Das reicht
cooper-island-do-done = Fertig
cooper-island-do-store = Einen Würfel von der Halbinsel einlagern
cooper-island-do-fetch = { cooper-island-any-item } vom Marktplatz einlagern
cooper-island-do-trade = Tauschen: { cooper-island-any-market }
cooper-island-do-use_lid = Einen Kistendeckel nutzen: { cooper-island-any-crate }{ $lid ->
    [coins] {" "}auf den Marktplatz
    [cubes] {" "}deiner Wahl auf den Marktplatz
   *[other] {""}
}
cooper-island-do-survey = Den Kartografen einsetzen: ein Einzelplättchen legen
cooper-island-do-use_card = { cooper-island-any-card } nutzen: { cooper-island-any-card_effect }
cooper-island-do-claim = Einen Meilenstein nutzen für { cooper-island-any-reward }

## Was der Zufall bringt

cooper-island-draw-orders = Die königlichen Aufträge dieser Partie werden gezogen.
cooper-island-draw-starter = Es wird ausgelost, wer beginnt.
cooper-island-draw-terrain = Alle beginnen auf { cooper-island-any-a_terrain }.
cooper-island-draw-tile = Ein Doppelplättchen wird gezogen: { cooper-island-any-tile }.
cooper-island-draw-log_book = Ein Logbuch wird umgedreht: { cooper-island-any-log_book }.
cooper-island-draw-look = Vier Gebäudekarten werden gezogen.
cooper-island-draw-cooper_card = Coopers Karte zeigt { cooper-island-any-section }.

## Was gefragt wird

cooper-island-prompt-choose_terrain = Wähle die Landschaft, auf der du beginnst.
cooper-island-prompt-income = Nimm dein Einkommen, in beliebiger Reihenfolge.
cooper-island-prompt-islet = Wähle das Inselchen, das du legst.
cooper-island-prompt-moor = Wähle, wohin { cooper-island-any-the_islet } kommt.
cooper-island-prompt-tile = Wähle das Doppelplättchen, das du legst, und seine Seite.
cooper-island-prompt-lay = Wähle, wohin { cooper-island-any-side } kommen.
cooper-island-prompt-chart = Lege ein Einzelplättchen; du hast { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} dafür.
cooper-island-prompt-cube = Stein oder Gold auf das neue Gebirge{ cooper-island-any-on }?
cooper-island-prompt-turn = Setze einen Arbeiter auf einen Aktionsbereich.
cooper-island-prompt-section = { cooper-island-any-section_name }: Was tust du?
cooper-island-prompt-end = Beende deinen Zug.
cooper-island-prompt-fee = { $owner ->
    [one] Du stapelst auf einen Arbeiter von { $owner_name }: Zahle eine Münze oder einen Würfel{ cooper-island-any-or_refuse }
    [other] Du stapelst auf einen Arbeiter von { $owner_name }: Zahle eine Münze oder einen Würfel{ cooper-island-any-or_refuse }
   *[nobody] Du stapelst auf einen anderen Arbeiter: Zahle eine Münze oder einen Würfel an den Vorrat{ cooper-island-any-or_refuse }
}
cooper-island-prompt-harbor_fee = { $at_home ->
    [true] Dein eigener Hafen: Zahle eine Münze oder einen Würfel an den Vorrat{ cooper-island-any-or_refuse }
   *[false] Der Hafen von { $owner_name }: Zahle eine Münze oder einen Würfel{ cooper-island-any-or_refuse }
}
cooper-island-prompt-anchor = Wähle das Schiff, das den Anker bekommt.
cooper-island-prompt-placed_islet = { cooper-island-any-islet } nutzen? { cooper-island-any-islet_effect }
cooper-island-prompt-passed_islet = Du ziehst über { cooper-island-any-the_islet }. { cooper-island-any-islet_effect }
cooper-island-prompt-built_boat = { cooper-island-any-boat } nutzen? { cooper-island-any-boat_effect }
cooper-island-prompt-log_book = Das Logbuch nutzen? { cooper-island-any-log_book_effect }
cooper-island-prompt-copy = Wähle das Boot, das kopiert wird.
cooper-island-prompt-build_boat = Wähle das Boot und seinen Anlegeplatz.
cooper-island-prompt-erect = Wähle das Gebäude.
cooper-island-prompt-build_statue = Wähle, womit du die Statue bezahlst.
cooper-island-prompt-supply = Wähle das Frachtschiff.
cooper-island-prompt-cut = Du zahlst { $cut } weniger: Wähle, wovon.
cooper-island-prompt-pay = Zahle { $item ->
    [coin] { $due ->
        [one] { $due } Münze
       *[other] { $due } Münzen
    }
   *[cube] { $due } { cooper-island-any-item_name }
}.
cooper-island-prompt-clear = Für das Stück ist kein Feld frei: Lagere einen Würfel ein.
cooper-island-prompt-put_building = Setze { cooper-island-any-the_building } auf eins deiner höchsten freien Felder.
cooper-island-prompt-put_statue = Setze die Statue auf deine Halbinsel.
cooper-island-prompt-remove_ruin = Wähle die Ruine.
cooper-island-prompt-sail = { $points ->
    [one] { $points } Steuerradpunkt: welches Schiff?
   *[other] { $points } Steuerradpunkte: welches Schiff?
}
cooper-island-prompt-first = Du ziehst über zwei Inselchen zugleich. Welches kommt zuerst?
cooper-island-prompt-take_item = { $left ->
    [one] Wähle, was du nimmst.
   *[other] Wähle, was du nimmst; noch { $left }.
}
cooper-island-prompt-keep_item = Platz ist für { $left }: Wähle, was du behältst.
cooper-island-prompt-compensation = { $from ->
    [one] Die Gebühr an dich wurde verweigert: Nimm etwas auf deinen Marktplatz.
    [other] Die Gebühr an dich wurde verweigert: Nimm etwas auf deinen Marktplatz.
   *[nobody] Cooper setzt auf deinen Arbeiter: Nimm etwas auf deinen Marktplatz.
}
cooper-island-prompt-keep = Behalte eine der vier Karten.
cooper-island-prompt-bury = Wähle, in welcher Reihenfolge die anderen unter den Stapel kommen.
cooper-island-prompt-card = { cooper-island-any-card }: Was tust du?
cooper-island-prompt-shift = Wähle ein Gebäude oder eine Statue, dann ein freies Feld dafür.
cooper-island-prompt-put_lid = Wähle ein freies Landschaftsfeld für den Deckel: 1 Steuerradpunkt.
cooper-island-prompt-turn_boats = Dreh 1 bis 3 Boote um: je 1 Steuerradpunkt, aber kein Einkommen mehr.
cooper-island-prompt-feed_window = Deine Arbeiter zu ernähren kostet { $cost } Nahrung. Vorher kannst du noch etwas tun.
cooper-island-prompt-feed = Ernähre deine Arbeiter mit { $cost } Nahrung.
cooper-island-prompt-reactivate = { $used ->
    [true] Decke für 2 Münzen eine große Karte wieder auf oder nimm für 1 einen genutzten Kistendeckel zurück, wenn du magst. Mit der Festung ist beides umsonst.
   *[false] Du hast jetzt nichts Genutztes, das du reaktivieren könntest. Du kannst noch etwas tun.
}
cooper-island-prompt-statue_window = { $points ->
    [0] Auf deiner Halbinsel steht keine Statue: kein Steuerradpunkt. Bevor es weitergeht, kannst du noch etwas tun.
    [one] { $points } Steuerradpunkt für Statuen. Vorher kannst du noch etwas tun.
   *[other] { $points } Steuerradpunkte für Statuen. Vorher kannst du noch etwas tun.
}
cooper-island-prompt-passage_window = { $points ->
    [0] Deine Passage bringt noch keinen Steuerradpunkt. Bevor es weitergeht, kannst du noch etwas tun.
   *[other] Ein Steuerradpunkt für die Passage. Vorher kannst du noch etwas tun.
}
cooper-island-prompt-market_window = { $items ->
    [0] Die Runde ist fast vorbei. Du kannst noch etwas tun.
    [one] { $items } Stück auf deinem Marktplatz verfällt gleich. Vorher kannst du noch etwas tun.
   *[other] { $items } Stück auf deinem Marktplatz verfallen gleich. Vorher kannst du noch etwas tun.
}
cooper-island-prompt-end_window = Die letzte Runde ist vorbei. Das ist deine letzte Gelegenheit, etwas zu tun.
cooper-island-prompt-store = Wähle den Würfel zum Einlagern.
cooper-island-prompt-give = { $market ->
    [cloth] Gib Tuch ab: Je 2 bringen 1 Münze.
    [gold] Gib Gold ab: Je 2 bringen 1 Würfel deiner Wahl.
   *[any] Gib ab, was du magst: Je 4 (mit der Markthalle 3) bringen 1 Münze oder Würfel deiner Wahl.
} Bisher abgegeben: { $value }.
cooper-island-prompt-assign = Ein Vorarbeiter gehört dir: Setze einen verfügbaren Arbeiter auf einen königlichen Auftrag.
# Ohne Platz ist noch niemand am Zug.
cooper-island-prompt-wait = { $seat ->
    [one] { $player } ist am Zug.
    [other] { $player } ist am Zug.
   *[nobody] Du bist nicht am Zug.
}
cooper-island-prompt-over = Die Partie ist vorbei.

## Punkte

cooper-island-score-helm = Gefahrene Schritte
cooper-island-score-orders = Königliche Aufträge
cooper-island-score-flags = Aufgaben von Karten
cooper-island-score-leftovers = Reste
cooper-island-score-anchors = Anker

## Was ein Tisch wählen kann

cooper-island-option-start_terrain = Worauf alle beginnen
cooper-island-option-start_terrain-meadow = Auf einer Wiese
cooper-island-option-start_terrain-random = Alle auf derselben Landschaft, die gezogen wird
cooper-island-option-start_terrain-chosen = Jeder auf einer Landschaft eigener Wahl
cooper-island-option-strategy = Was Cooper vorhat, wenn du allein spielst (eigene Soloregeln)
cooper-island-option-strategy-boats = Boote: Er baut am liebsten Boote
cooper-island-option-strategy-builders = Baumeister: Er errichtet am liebsten Gebäude
cooper-island-option-strategy-statues = Statuen: Ihn zieht es zu Ruinen und Statuen
cooper-island-option-strategy-traders = Händler: Er beliefert am liebsten Frachtschiffe
cooper-island-option-difficulty = Wie stark Cooper ist, wenn du allein spielst
cooper-island-option-difficulty-easy = Leicht: Er verliert am Ende 12 Punkte
cooper-island-option-difficulty-medium = Mittel: Er verliert am Ende 9 Punkte
cooper-island-option-difficulty-hard = Schwer: Er verliert am Ende 6 Punkte
cooper-island-option-difficulty-expert = Meisterhaft: Er verliert am Ende 3 Punkte
cooper-island-option-allow_redundant_payment = Mehr zahlen, als fällig ist
cooper-island-option-allow_redundant_payment-false = Nur soweit unteilbare Würfel es erzwingen
cooper-island-option-allow_redundant_payment-true = So viel man will
cooper-island-option-split_bonus_gains = Steuerradpunkte fürs Ernähren, für Statuen und von der Abwrackwerft
cooper-island-option-split_bonus_gains-false = Alle zusammen gehen an ein Schiff
cooper-island-option-split_bonus_gains-true = Jeder einzelne darf an jedes der beiden Schiffe gehen
cooper-island-option-unlimited_singles = Einzelplättchen
cooper-island-option-unlimited_singles-false = Es gibt 56 davon
cooper-island-option-unlimited_singles-true = Es gibt immer genug

## Namen der Dinge

cooper-island-terrain-forest = Wald
cooper-island-terrain-meadow = Wiese
cooper-island-terrain-mountain = Gebirge
cooper-island-terrain-settlement = Siedlung

cooper-island-item-coin = Münze
cooper-island-item-wood = Holz
cooper-island-item-food = Nahrung
cooper-island-item-stone = Stein
cooper-island-item-gold = Gold
cooper-island-item-cloth = Tuch

cooper-island-worker-normal = normaler Arbeiter
cooper-island-worker-special = Vorarbeiter
cooper-island-building-small = Kleines Gebäude
cooper-island-building-large = Großes Gebäude
cooper-island-building-fortress = Festung

cooper-island-card-granary = Kornspeicher
    .effect = Ernähren kostet dich 1 Nahrung weniger und ist damit voll bezahlt.
cooper-island-card-fish_market = Fischmarkt
    .effect = Du darfst deine Arbeiter auch mit Münzen aus dem Lager ernähren, jede zählt 2 Nahrung. Ein Lagerplatz mehr, für Nahrung.
cooper-island-card-smokehouse = Räucherhaus
    .effect = Du darfst deine Arbeiter auch mit Holz ernähren, jeder Würfel zählt seinen Wert. Ein Lagerplatz mehr, für Nahrung.
cooper-island-card-timber_store = Bauhof
    .effect = Zwei Lagerplätze mehr, für Holz oder Stein.
cooper-island-card-pantry = Vorratskammer
    .effect = Zwei Lagerplätze mehr, für Nahrung oder Münzen.
cooper-island-card-strongroom = Schatzkammer
    .effect = Zwei Lagerplätze mehr, für Gold oder Tuch.
cooper-island-card-customs_house = Zollhaus
    .effect = Jedes Frachtschiff kostet dich 1 Gold oder Tuch weniger, mit dem Hafenmeister zusammen 2.
cooper-island-card-boatyard = Bootsschuppen
    .effect = Jedes Einkommensboot kostet dich 1 Münze oder Holz weniger.
cooper-island-card-stonecutter = Steinmetzhütte
    .effect = Jede Statue kostet dich 1 Holz, Stein oder Gold weniger.
cooper-island-card-guildhall = Zunfthaus
    .effect = Jedes Gebäude, das du von nun an errichtest, bringt 1 Steuerradpunkt mehr.
cooper-island-card-survey_office = Vermessungsamt
    .effect = Ein Einzelplättchen auf erforschtem Land kostet dich 1 Kartografenschritt weniger: 2 bis Ebene 3, sonst 3.
cooper-island-card-pilot_house = Lotsenhaus
    .effect = Wenn du eine Gebühr verweigerst, bekommst du keinen Anker. Der andere nimmt sich trotzdem etwas aus dem Vorrat.
cooper-island-card-lighthouse = Leuchtturm
    .effect = Für die Passage genügen zwei erforschte Felder am oberen Ende deiner Halbinsel. Am Ende 3 Punkte, wenn alle drei erforscht sind.
cooper-island-card-chapel = Kapelle
    .effect = Du darfst Statuen auf jedes freie Landschaftsfeld setzen. Am Ende 2 Punkte für 3 oder mehr Statuen auf der Halbinsel.
cooper-island-card-market_hall = Markthalle
    .effect = Dein Tausch von allem gegen alles braucht den Wert 3 statt 4. Am Ende 1 Punkt für 6 oder mehr Dinge im Lager.

cooper-island-card-expedition_camp = Expeditionslager
    .effect = Ein Doppelplättchen ziehen und ein Doppelplättchen legen, in beliebiger Reihenfolge.
cooper-island-card-royal_surveyor = Königlicher Landvermesser
    .effect = Bis zu 4 Kartografenschritte, und der Kartograf darf jetzt noch einmal helfen.
cooper-island-card-mint = Prägestätte
    .effect = 4 Münzen auf den Marktplatz nehmen.
cooper-island-card-depot = Warenlager
    .effect = 4 Würfel deiner Wahl auf den Marktplatz nehmen.
cooper-island-card-ferry_house = Fährhaus
    .effect = Zwei Inselchen mit verschiedenen Aktionen nutzen, egal wer sie gelegt hat.
cooper-island-card-shipping_office = Reederei
    .effect = Zwei Einkommensboote mit verschiedenem Einkommen nutzen, egal wer sie gebaut hat; nicht das Kopierboot und keins, das verdeckt liegt.
cooper-island-card-great_crane = Großer Kran
    .effect = Eins deiner Gebäude oder eine deiner Statuen auf ein anderes freies Landschaftsfeld versetzen, gleich welcher Ebene; danach bis zu 2 Kartografenschritte.
cooper-island-card-packing_house = Packhaus
    .effect = Einen ungenutzten Kistendeckel auf ein freies Landschaftsfeld legen, für genau 1 Steuerradpunkt; danach 1 Münze auf den Marktplatz nehmen.
cooper-island-card-sculptors_hall = Bildhauerhalle
    .effect = Eine Ruine entfernen und eine Statue errichten, eins davon oder beides, in beliebiger Reihenfolge.
cooper-island-card-banquet_hall = Festsaal
    .effect = Deine Arbeiter ernähren wie in der Aufräumphase, mit allem, was daraus folgt; danach 1 Steuerradpunkt.
cooper-island-card-governors_house = Gouverneurshaus
    .effect = Bis zu 3 Kartografenschritte und 1 Münze oder Würfel deiner Wahl. Am Ende 3 Punkte für 4 oder mehr Gebäude auf der Halbinsel, wenn die Karte offen liegt.
cooper-island-card-cathedral = Kathedrale
    .effect = 2 Würfel, jeweils Gold oder Tuch, auf den Marktplatz nehmen. Am Ende 3 Punkte für 3 oder mehr Gebäude und Statuen auf Siedlungen, wenn die Karte offen liegt.
cooper-island-card-trading_company = Handelskompanie
    .effect = Ein Frachtschiff beliefern. Am Ende 3 Punkte, wenn du 4 oder mehr Kistendeckel genommen hast und die Karte offen liegt.
cooper-island-card-breakers_yard = Abwrackwerft
    .effect = Ein bis drei deiner Einkommensboote umdrehen; danach 1 Steuerradpunkt für jedes davon.
cooper-island-card-dockyard = Bootswerft
    .effect = Ein Einkommensboot bauen, für 1 Münze oder Holz weniger.

cooper-island-islet-ruin = Ruineninselchen
    .effect = Eine Ruine entfernen. Sein Land ist Wald.
cooper-island-islet-goods = Proviantinselchen
    .effect = 1 Holz oder Stein und 1 Nahrung erhalten. Sein Land ist Gebirge.
cooper-island-islet-coin = Münzinselchen
    .effect = 1 Münze erhalten. Sein Land ist Wiese.
cooper-island-islet-tile = Plättcheninselchen
    .effect = Ein Doppelplättchen ziehen. Sein Land ist Gebirge.
cooper-island-islet-step = Karteninselchen
    .effect = 1 Kartografenschritt erhalten. Sein Land ist Wald.
cooper-island-islet-luxury = Schatzinselchen
    .effect = 1 Gold oder Tuch erhalten. Sein Land ist Wiese.

cooper-island-boat-goods = Proviantboot
    .effect = Einkommen: 1 Holz, Stein oder Nahrung. Bringt für den Rest der Partie einen Lagerplatz mehr.
cooper-island-boat-coin = Münzboot
    .effect = Einkommen: 1 Münze.
cooper-island-boat-tile = Plättchenboot
    .effect = Einkommen: ein Doppelplättchen ziehen.
cooper-island-boat-step = Kartenboot
    .effect = Einkommen: 1 Kartografenschritt.
cooper-island-boat-copy = Kopierboot
    .effect = Einkommen: das eines anderen offen liegenden Boots, egal wessen.
cooper-island-boat-luxury = Schatzboot
    .effect = Einkommen: 1 Gold oder Tuch.

cooper-island-log_book-coin_food = 1 Münze und 1 Nahrung
    .effect = 1 Münze und 1 Nahrung erhalten.
cooper-island-log_book-coin_wood = 1 Münze und 1 Holz
    .effect = 1 Münze und 1 Holz erhalten.
cooper-island-log_book-coin_stone = 1 Münze und 1 Stein
    .effect = 1 Münze und 1 Stein erhalten.
cooper-island-log_book-wood_food = 1 Holz und 1 Nahrung
    .effect = 1 Holz und 1 Nahrung erhalten.
cooper-island-log_book-stone_food = 1 Stein und 1 Nahrung
    .effect = 1 Stein und 1 Nahrung erhalten.
cooper-island-log_book-wood_stone = 1 Holz und 1 Stein
    .effect = 1 Holz und 1 Stein erhalten.
cooper-island-log_book-tile = ein Doppelplättchen ziehen
    .effect = Ein Doppelplättchen ziehen.
cooper-island-log_book-step = 1 Kartografenschritt
    .effect = 1 Kartografenschritt erhalten.
cooper-island-log_book-luxury = 1 Gold oder Tuch
    .effect = 1 Gold oder Tuch erhalten.
cooper-island-log_book-goods = 1 Holz, Stein oder Nahrung
    .effect = 1 Holz, Stein oder Nahrung erhalten.

cooper-island-order-buildings = Gebäude
    .effect = Gebäude auf deiner Halbinsel: 3 Punkte für 2, 5 für 3, 8 für 4.
cooper-island-order-statues = Statuen
    .effect = Statuen auf deiner Halbinsel: 3 Punkte für 2, 5 für 3, 8 für 5. Die auf Werkstattplätzen zählen nicht.
cooper-island-order-lids = Kistendeckel
    .effect = Von Frachtschiffen genommene Kistendeckel, wo sie auch sind: 3 Punkte für 3, 5 für 4, 8 für 5.
cooper-island-order-boats = Einkommensboote
    .effect = Einkommensboote auf Anlegeplätzen, auch verdeckte: 3 Punkte für 3, 5 für 4, 8 für 5.
cooper-island-order-uncharted = Erforschtes Land
    .effect = Unerforscht gebliebene Felder, mit Ruinen: 3 Punkte für höchstens 6, 5 für höchstens 3, 8 für höchstens 1.
cooper-island-order-heights = Hohes Land
    .effect = Felder der Ebene 5 oder höher: 3 Punkte für 2, 5 für 4, 8 für 6.
cooper-island-order-area = Eine Landschaft
    .effect = Dein größtes zusammenhängendes Wald-, Wiesen- oder Gebirgsgebiet: 3 Punkte für 6 Felder, 5 für 8, 8 für 10.
cooper-island-order-copy = Eine Kopie
    .effect = Wertet einen Auftrag, auf dem ein fremder Arbeiter steht, nach dem, was du selbst darin erreicht hast, 1 Punkt weniger.

cooper-island-cargo-C1 = erstes Frachtschiff
    .effect = Kostet 1 Gold und 2 Tuch, bringt 1 Steuerradpunkt.
cooper-island-cargo-C2 = zweites Frachtschiff
    .effect = Kostet 2 Gold und 2 Tuch, bringt 2 Steuerradpunkte.
cooper-island-cargo-C3 = drittes Frachtschiff
    .effect = Kostet 3 Gold und 2 Tuch, bringt 2 Steuerradpunkte.
cooper-island-cargo-C4 = viertes Frachtschiff
    .effect = Kostet 2 Gold und 4 Tuch, bringt 3 Steuerradpunkte.
cooper-island-cargo-C5 = fünftes Frachtschiff
    .effect = Kostet 5 Gold und 2 Tuch, bringt 3 Steuerradpunkte.

cooper-island-crate-draw = ein Doppelplättchen ziehen
    .effect = Ein Doppelplättchen ziehen.
cooper-island-crate-place = ein Doppelplättchen legen
    .effect = Ein Doppelplättchen legen.
cooper-island-crate-steps = 2 Kartografenschritte
    .effect = Bis zu 2 Kartografenschritte erhalten.
cooper-island-crate-coins = 2 Münzen
    .effect = 2 Münzen auf den Marktplatz nehmen.
cooper-island-crate-cubes = 2 Würfel
    .effect = 2 Würfel deiner Wahl auf den Marktplatz nehmen.

cooper-island-milestone-boats = zwei Einkommensboote
    .effect = Habe 2 Einkommensboote auf deinen Anlegeplätzen.
cooper-island-milestone-buildings = zwei Gebäude
    .effect = Habe 2 Gebäude, gleich welche, auf deiner Halbinsel.
cooper-island-milestone-statues = zwei Statuen
    .effect = Habe 2 Statuen auf deiner Halbinsel.
cooper-island-milestone-lids = zwei Kistendeckel
    .effect = Habe 2 Kistendeckel von Frachtschiffen genommen.

cooper-island-market-cloth = Tuch gegen Münzen
    .effect = Für je 2 Tuch eine Münze auf den Marktplatz.
cooper-island-market-gold = Gold gegen Ressourcen
    .effect = Für je 2 Gold einen Würfel deiner Wahl auf den Marktplatz.
cooper-island-market-any = Beliebiges gegen Beliebiges
    .effect = Für je 4 an Münzen und Würfeln eine Münze oder einen Würfel deiner Wahl auf den Marktplatz; mit der Markthalle für je 3.

cooper-island-section-a = Erkunden
    .effect = Ein Doppelplättchen ziehen oder legen und 1 Kartografenschritt erhalten. Der erste normale Arbeiter nimmt den Cooper-Marker; der erste Vorarbeiter tut alles drei.
cooper-island-section-b = Boote
    .effect = Ein Einkommensboot bauen. Der erste Vorarbeiter zahlt 2 weniger.
cooper-island-section-c = Besiedeln
    .effect = Ein Doppelplättchen ziehen und ein Doppelplättchen legen. Der erste Vorarbeiter nutzt dazu ein Inselchen, egal wessen.
cooper-island-section-d = Bauen
    .effect = Ein Gebäude errichten. Der erste Vorarbeiter zahlt 2 weniger.
cooper-island-section-e = Vermessen
    .effect = Bis zu 3 Kartografenschritte und 1 Münze oder Würfel deiner Wahl erhalten. Der erste Vorarbeiter nutzt dazu ein Einkommensboot, egal wessen.
cooper-island-section-f = Statuen
    .effect = Eine Ruine entfernen oder eine Statue errichten. Der erste Vorarbeiter tut beides.
cooper-island-section-g = Kultivieren
    .effect = Bis zu zwei Doppelplättchen ziehen oder bis zu zwei legen. Der erste Vorarbeiter erhält dazu 1 Kartografenschritt.
cooper-island-section-h = Fracht
    .effect = Ein Frachtschiff beliefern. Der erste Vorarbeiter zieht oder legt dazu ein Doppelplättchen.

cooper-island-strategy-boats = Boote
    .effect = Cooper baut am liebsten Boote.
cooper-island-strategy-builders = Baumeister
    .effect = Cooper errichtet am liebsten Gebäude.
cooper-island-strategy-statues = Statuen
    .effect = Cooper zieht es zu Ruinen und Statuen.
cooper-island-strategy-traders = Händler
    .effect = Cooper beliefert am liebsten Frachtschiffe.

# Dinge, die ein Argument nennt.
cooper-island-any-terrain = { $terrain ->
    [forest] { cooper-island-terrain-forest }
    [meadow] { cooper-island-terrain-meadow }
    [mountain] { cooper-island-terrain-mountain }
   *[settlement] { cooper-island-terrain-settlement }
}
cooper-island-any-a_terrain = { $terrain ->
    [forest] einem Wald
    [meadow] einer Wiese
    [mountain] einem Gebirge
   *[settlement] einer Siedlung
}
cooper-island-any-item = { $item ->
    [coin] 1 Münze
    [wood] 1 Holz
    [food] 1 Nahrung
    [stone] 1 Stein
    [gold] 1 Gold
   *[cloth] 1 Tuch
}
cooper-island-any-item_name = { $item ->
    [coin] Münzen
    [wood] Holz
    [food] Nahrung
    [stone] Stein
    [gold] Gold
   *[cloth] Tuch
}
cooper-island-any-a_worker = { $worker ->
    [special] einen Vorarbeiter
   *[normal] einen normalen Arbeiter
}
cooper-island-any-a_worker_first = { $worker ->
    [special] Einen Vorarbeiter
   *[normal] Einen normalen Arbeiter
}
cooper-island-any-sails = { $ship ->
    [one_sail] einem Segel
   *[two_sail] zwei Segeln
}
cooper-island-any-building = { $building ->
    [small] Kleines Gebäude
    [large] Großes Gebäude
   *[fortress] Festung
}
cooper-island-any-a_building = { $building ->
    [small] ein kleines Gebäude
    [large] ein großes Gebäude
   *[fortress] die Festung
}
cooper-island-any-the_building = { $building ->
    [small] das kleine Gebäude
    [large] das große Gebäude
   *[fortress] die Festung
}
cooper-island-any-reward = { $reward ->
    [helm] 2 Steuerradpunkte
    [normal] einen normalen Arbeiter
   *[special] einen Vorarbeiter
}
cooper-island-any-tile_name = { $tile ->
    [T1] Wald und Wiese, Gebirge und Siedlung
    [T2] Wald und Gebirge, Wiese und Siedlung
   *[T3] Wald und Siedlung, Wiese und Gebirge
}
cooper-island-any-tile = { cooper-island-any-tile_name }{ $coordinates ->
    [shown] {" "}({ $tile })
   *[hidden] {""}
}
cooper-island-any-side = { $tile ->
    [T1] { $side ->
        [front] Wald und Wiese
       *[back] Gebirge und Siedlung
    }
    [T2] { $side ->
        [front] Wald und Gebirge
       *[back] Wiese und Siedlung
    }
   *[T3] { $side ->
        [front] Wald und Siedlung
       *[back] Wiese und Gebirge
    }
}
cooper-island-any-landing = { $landing ->
    [P1] 1 Münze und 2 Holz, bringt 1 Steuerradpunkt
    [P2] 1 Münze und 3 Holz, bringt 1 Steuerradpunkt
    [P3] 2 Münzen und 3 Holz, bringt 2 Steuerradpunkte
    [P4] 2 Münzen und 4 Holz, bringt 2 Steuerradpunkte
   *[P5] 3 Münzen und 5 Holz, bringt 3 Steuerradpunkte
}
cooper-island-any-cargo = { $cargo ->
    [C1] { cooper-island-cargo-C1 }
    [C2] { cooper-island-cargo-C2 }
    [C3] { cooper-island-cargo-C3 }
    [C4] { cooper-island-cargo-C4 }
   *[C5] { cooper-island-cargo-C5 }
}
cooper-island-any-the_cargo = { $cargo ->
    [C1] das erste Frachtschiff
    [C2] das zweite Frachtschiff
    [C3] das dritte Frachtschiff
    [C4] das vierte Frachtschiff
   *[C5] das fünfte Frachtschiff
}
cooper-island-any-cargo_dative = { $cargo ->
    [C1] ersten Frachtschiff
    [C2] zweiten Frachtschiff
    [C3] dritten Frachtschiff
    [C4] vierten Frachtschiff
   *[C5] fünften Frachtschiff
}
cooper-island-any-cargo_deal = { $cargo ->
    [C1] 1 Gold und 2 Tuch, bringt 1 Steuerradpunkt
    [C2] 2 Gold und 2 Tuch, bringt 2 Steuerradpunkte
    [C3] 3 Gold und 2 Tuch, bringt 2 Steuerradpunkte
    [C4] 2 Gold und 4 Tuch, bringt 3 Steuerradpunkte
   *[C5] 5 Gold und 2 Tuch, bringt 3 Steuerradpunkte
}
cooper-island-any-islet = { $islet ->
    [ruin] { cooper-island-islet-ruin }
    [goods] { cooper-island-islet-goods }
    [coin] { cooper-island-islet-coin }
    [tile] { cooper-island-islet-tile }
    [step] { cooper-island-islet-step }
   *[luxury] { cooper-island-islet-luxury }
}
cooper-island-any-the_islet = { $islet ->
    [ruin] das { cooper-island-islet-ruin }
    [goods] das { cooper-island-islet-goods }
    [coin] das { cooper-island-islet-coin }
    [tile] das { cooper-island-islet-tile }
    [step] das { cooper-island-islet-step }
   *[luxury] das { cooper-island-islet-luxury }
}
cooper-island-any-islet_action = { $islet ->
    [ruin] eine Ruine entfernen
    [goods] 1 Holz oder Stein und 1 Nahrung
    [coin] 1 Münze
    [tile] ein Doppelplättchen ziehen
    [step] 1 Kartografenschritt
   *[luxury] 1 Gold oder Tuch
}
cooper-island-any-islet_land = { $islet ->
    [ruin] Wald
    [goods] Gebirge
    [coin] Wiese
    [tile] Gebirge
    [step] Wald
   *[luxury] Wiese
}
cooper-island-any-islet_effect = { $islet ->
    [ruin] Eine Ruine entfernen.
    [goods] 1 Holz oder Stein und 1 Nahrung erhalten.
    [coin] 1 Münze erhalten.
    [tile] Ein Doppelplättchen ziehen.
    [step] 1 Kartografenschritt erhalten.
   *[luxury] 1 Gold oder Tuch erhalten.
}
cooper-island-any-boat = { $boat ->
    [goods] { cooper-island-boat-goods }
    [coin] { cooper-island-boat-coin }
    [tile] { cooper-island-boat-tile }
    [step] { cooper-island-boat-step }
    [copy] { cooper-island-boat-copy }
   *[luxury] { cooper-island-boat-luxury }
}
cooper-island-any-the_boat = { $boat ->
    [goods] das { cooper-island-boat-goods }
    [coin] das { cooper-island-boat-coin }
    [tile] das { cooper-island-boat-tile }
    [step] das { cooper-island-boat-step }
    [copy] das { cooper-island-boat-copy }
   *[luxury] das { cooper-island-boat-luxury }
}
cooper-island-any-boat_action = { $boat ->
    [goods] 1 Holz, Stein oder Nahrung
    [coin] 1 Münze
    [tile] ein Doppelplättchen ziehen
    [step] 1 Kartografenschritt
    [copy] das Einkommen eines anderen Boots
   *[luxury] 1 Gold oder Tuch
}
# Was ein Boot außer seinem Einkommen bringt.
cooper-island-any-boat_spot = { $boat ->
    [goods] ; dazu auf Dauer ein Lagerplatz mehr
   *[other] {""}
}
cooper-island-any-boat_effect = { $boat ->
    [goods] 1 Holz, Stein oder Nahrung erhalten.
    [coin] 1 Münze erhalten.
    [tile] Ein Doppelplättchen ziehen.
    [step] 1 Kartografenschritt erhalten.
    [copy] Das Einkommen eines anderen Boots nehmen.
   *[luxury] 1 Gold oder Tuch erhalten.
}
cooper-island-any-boats = { $boats ->
    [goods] { cooper-island-boat-goods }
    [coin] { cooper-island-boat-coin }
    [tile] { cooper-island-boat-tile }
    [step] { cooper-island-boat-step }
    [copy] { cooper-island-boat-copy }
    [luxury] { cooper-island-boat-luxury }
    [goods-coin] { cooper-island-boat-goods } und { cooper-island-boat-coin }
    [goods-tile] { cooper-island-boat-goods } und { cooper-island-boat-tile }
    [goods-step] { cooper-island-boat-goods } und { cooper-island-boat-step }
    [goods-copy] { cooper-island-boat-goods } und { cooper-island-boat-copy }
    [goods-luxury] { cooper-island-boat-goods } und { cooper-island-boat-luxury }
    [coin-tile] { cooper-island-boat-coin } und { cooper-island-boat-tile }
    [coin-step] { cooper-island-boat-coin } und { cooper-island-boat-step }
    [coin-copy] { cooper-island-boat-coin } und { cooper-island-boat-copy }
    [coin-luxury] { cooper-island-boat-coin } und { cooper-island-boat-luxury }
    [tile-step] { cooper-island-boat-tile } und { cooper-island-boat-step }
    [tile-copy] { cooper-island-boat-tile } und { cooper-island-boat-copy }
    [tile-luxury] { cooper-island-boat-tile } und { cooper-island-boat-luxury }
    [step-copy] { cooper-island-boat-step } und { cooper-island-boat-copy }
    [step-luxury] { cooper-island-boat-step } und { cooper-island-boat-luxury }
    [copy-luxury] { cooper-island-boat-copy } und { cooper-island-boat-luxury }
    [goods-coin-tile] { cooper-island-boat-goods }, { cooper-island-boat-coin } und { cooper-island-boat-tile }
    [goods-coin-step] { cooper-island-boat-goods }, { cooper-island-boat-coin } und { cooper-island-boat-step }
    [goods-coin-copy] { cooper-island-boat-goods }, { cooper-island-boat-coin } und { cooper-island-boat-copy }
    [goods-coin-luxury] { cooper-island-boat-goods }, { cooper-island-boat-coin } und { cooper-island-boat-luxury }
    [goods-tile-step] { cooper-island-boat-goods }, { cooper-island-boat-tile } und { cooper-island-boat-step }
    [goods-tile-copy] { cooper-island-boat-goods }, { cooper-island-boat-tile } und { cooper-island-boat-copy }
    [goods-tile-luxury] { cooper-island-boat-goods }, { cooper-island-boat-tile } und { cooper-island-boat-luxury }
    [goods-step-copy] { cooper-island-boat-goods }, { cooper-island-boat-step } und { cooper-island-boat-copy }
    [goods-step-luxury] { cooper-island-boat-goods }, { cooper-island-boat-step } und { cooper-island-boat-luxury }
    [goods-copy-luxury] { cooper-island-boat-goods }, { cooper-island-boat-copy } und { cooper-island-boat-luxury }
    [coin-tile-step] { cooper-island-boat-coin }, { cooper-island-boat-tile } und { cooper-island-boat-step }
    [coin-tile-copy] { cooper-island-boat-coin }, { cooper-island-boat-tile } und { cooper-island-boat-copy }
    [coin-tile-luxury] { cooper-island-boat-coin }, { cooper-island-boat-tile } und { cooper-island-boat-luxury }
    [coin-step-copy] { cooper-island-boat-coin }, { cooper-island-boat-step } und { cooper-island-boat-copy }
    [coin-step-luxury] { cooper-island-boat-coin }, { cooper-island-boat-step } und { cooper-island-boat-luxury }
    [coin-copy-luxury] { cooper-island-boat-coin }, { cooper-island-boat-copy } und { cooper-island-boat-luxury }
    [tile-step-copy] { cooper-island-boat-tile }, { cooper-island-boat-step } und { cooper-island-boat-copy }
    [tile-step-luxury] { cooper-island-boat-tile }, { cooper-island-boat-step } und { cooper-island-boat-luxury }
    [tile-copy-luxury] { cooper-island-boat-tile }, { cooper-island-boat-copy } und { cooper-island-boat-luxury }
   *[step-copy-luxury] { cooper-island-boat-step }, { cooper-island-boat-copy } und { cooper-island-boat-luxury }
}
cooper-island-any-log_book = { $book ->
    [coin_food] { cooper-island-log_book-coin_food }
    [coin_wood] { cooper-island-log_book-coin_wood }
    [coin_stone] { cooper-island-log_book-coin_stone }
    [wood_food] { cooper-island-log_book-wood_food }
    [stone_food] { cooper-island-log_book-stone_food }
    [wood_stone] { cooper-island-log_book-wood_stone }
    [tile] { cooper-island-log_book-tile }
    [step] { cooper-island-log_book-step }
    [luxury] { cooper-island-log_book-luxury }
   *[goods] { cooper-island-log_book-goods }
}
cooper-island-any-log_book_effect = { $book ->
    [coin_food] { cooper-island-log_book-coin_food.effect }
    [coin_wood] { cooper-island-log_book-coin_wood.effect }
    [coin_stone] { cooper-island-log_book-coin_stone.effect }
    [wood_food] { cooper-island-log_book-wood_food.effect }
    [stone_food] { cooper-island-log_book-stone_food.effect }
    [wood_stone] { cooper-island-log_book-wood_stone.effect }
    [tile] { cooper-island-log_book-tile.effect }
    [step] { cooper-island-log_book-step.effect }
    [luxury] { cooper-island-log_book-luxury.effect }
   *[goods] { cooper-island-log_book-goods.effect }
}
cooper-island-any-card = { $card ->
    [granary] { cooper-island-card-granary }
    [fish_market] { cooper-island-card-fish_market }
    [smokehouse] { cooper-island-card-smokehouse }
    [timber_store] { cooper-island-card-timber_store }
    [pantry] { cooper-island-card-pantry }
    [strongroom] { cooper-island-card-strongroom }
    [customs_house] { cooper-island-card-customs_house }
    [boatyard] { cooper-island-card-boatyard }
    [stonecutter] { cooper-island-card-stonecutter }
    [guildhall] { cooper-island-card-guildhall }
    [survey_office] { cooper-island-card-survey_office }
    [pilot_house] { cooper-island-card-pilot_house }
    [lighthouse] { cooper-island-card-lighthouse }
    [chapel] { cooper-island-card-chapel }
    [market_hall] { cooper-island-card-market_hall }
    [expedition_camp] { cooper-island-card-expedition_camp }
    [royal_surveyor] { cooper-island-card-royal_surveyor }
    [mint] { cooper-island-card-mint }
    [depot] { cooper-island-card-depot }
    [ferry_house] { cooper-island-card-ferry_house }
    [shipping_office] { cooper-island-card-shipping_office }
    [great_crane] { cooper-island-card-great_crane }
    [packing_house] { cooper-island-card-packing_house }
    [sculptors_hall] { cooper-island-card-sculptors_hall }
    [banquet_hall] { cooper-island-card-banquet_hall }
    [governors_house] { cooper-island-card-governors_house }
    [cathedral] { cooper-island-card-cathedral }
    [trading_company] { cooper-island-card-trading_company }
    [breakers_yard] { cooper-island-card-breakers_yard }
   *[dockyard] { cooper-island-card-dockyard }
}
cooper-island-any-the_card = { $card ->
    [granary] den { cooper-island-card-granary }
    [fish_market] den { cooper-island-card-fish_market }
    [smokehouse] das { cooper-island-card-smokehouse }
    [timber_store] den { cooper-island-card-timber_store }
    [pantry] die { cooper-island-card-pantry }
    [strongroom] die { cooper-island-card-strongroom }
    [customs_house] das { cooper-island-card-customs_house }
    [boatyard] den { cooper-island-card-boatyard }
    [stonecutter] die { cooper-island-card-stonecutter }
    [guildhall] das { cooper-island-card-guildhall }
    [survey_office] das { cooper-island-card-survey_office }
    [pilot_house] das { cooper-island-card-pilot_house }
    [lighthouse] den { cooper-island-card-lighthouse }
    [chapel] die { cooper-island-card-chapel }
    [market_hall] die { cooper-island-card-market_hall }
    [expedition_camp] das { cooper-island-card-expedition_camp }
    [royal_surveyor] den Königlichen Landvermesser
    [mint] die { cooper-island-card-mint }
    [depot] das { cooper-island-card-depot }
    [ferry_house] das { cooper-island-card-ferry_house }
    [shipping_office] die { cooper-island-card-shipping_office }
    [great_crane] den Großen Kran
    [packing_house] das { cooper-island-card-packing_house }
    [sculptors_hall] die { cooper-island-card-sculptors_hall }
    [banquet_hall] den { cooper-island-card-banquet_hall }
    [governors_house] das { cooper-island-card-governors_house }
    [cathedral] die { cooper-island-card-cathedral }
    [trading_company] die { cooper-island-card-trading_company }
    [breakers_yard] die { cooper-island-card-breakers_yard }
   *[dockyard] die { cooper-island-card-dockyard }
}
cooper-island-any-card_effect = { $card ->
    [granary] { cooper-island-card-granary.effect }
    [fish_market] { cooper-island-card-fish_market.effect }
    [smokehouse] { cooper-island-card-smokehouse.effect }
    [timber_store] { cooper-island-card-timber_store.effect }
    [pantry] { cooper-island-card-pantry.effect }
    [strongroom] { cooper-island-card-strongroom.effect }
    [customs_house] { cooper-island-card-customs_house.effect }
    [boatyard] { cooper-island-card-boatyard.effect }
    [stonecutter] { cooper-island-card-stonecutter.effect }
    [guildhall] { cooper-island-card-guildhall.effect }
    [survey_office] { cooper-island-card-survey_office.effect }
    [pilot_house] { cooper-island-card-pilot_house.effect }
    [lighthouse] { cooper-island-card-lighthouse.effect }
    [chapel] { cooper-island-card-chapel.effect }
    [market_hall] { cooper-island-card-market_hall.effect }
    [expedition_camp] { cooper-island-card-expedition_camp.effect }
    [royal_surveyor] { cooper-island-card-royal_surveyor.effect }
    [mint] { cooper-island-card-mint.effect }
    [depot] { cooper-island-card-depot.effect }
    [ferry_house] { cooper-island-card-ferry_house.effect }
    [shipping_office] { cooper-island-card-shipping_office.effect }
    [great_crane] { cooper-island-card-great_crane.effect }
    [packing_house] { cooper-island-card-packing_house.effect }
    [sculptors_hall] { cooper-island-card-sculptors_hall.effect }
    [banquet_hall] { cooper-island-card-banquet_hall.effect }
    [governors_house] { cooper-island-card-governors_house.effect }
    [cathedral] { cooper-island-card-cathedral.effect }
    [trading_company] { cooper-island-card-trading_company.effect }
    [breakers_yard] { cooper-island-card-breakers_yard.effect }
   *[dockyard] { cooper-island-card-dockyard.effect }
}
cooper-island-any-first_card = { $first ->
    [granary] { cooper-island-card-granary }
    [fish_market] { cooper-island-card-fish_market }
    [smokehouse] { cooper-island-card-smokehouse }
    [timber_store] { cooper-island-card-timber_store }
    [pantry] { cooper-island-card-pantry }
    [strongroom] { cooper-island-card-strongroom }
    [customs_house] { cooper-island-card-customs_house }
    [boatyard] { cooper-island-card-boatyard }
    [stonecutter] { cooper-island-card-stonecutter }
    [guildhall] { cooper-island-card-guildhall }
    [survey_office] { cooper-island-card-survey_office }
    [pilot_house] { cooper-island-card-pilot_house }
    [lighthouse] { cooper-island-card-lighthouse }
    [chapel] { cooper-island-card-chapel }
    [market_hall] { cooper-island-card-market_hall }
    [expedition_camp] { cooper-island-card-expedition_camp }
    [royal_surveyor] { cooper-island-card-royal_surveyor }
    [mint] { cooper-island-card-mint }
    [depot] { cooper-island-card-depot }
    [ferry_house] { cooper-island-card-ferry_house }
    [shipping_office] { cooper-island-card-shipping_office }
    [great_crane] { cooper-island-card-great_crane }
    [packing_house] { cooper-island-card-packing_house }
    [sculptors_hall] { cooper-island-card-sculptors_hall }
    [banquet_hall] { cooper-island-card-banquet_hall }
    [governors_house] { cooper-island-card-governors_house }
    [cathedral] { cooper-island-card-cathedral }
    [trading_company] { cooper-island-card-trading_company }
    [breakers_yard] { cooper-island-card-breakers_yard }
   *[dockyard] { cooper-island-card-dockyard }
}
cooper-island-any-second_card = { $second ->
    [granary] { cooper-island-card-granary }
    [fish_market] { cooper-island-card-fish_market }
    [smokehouse] { cooper-island-card-smokehouse }
    [timber_store] { cooper-island-card-timber_store }
    [pantry] { cooper-island-card-pantry }
    [strongroom] { cooper-island-card-strongroom }
    [customs_house] { cooper-island-card-customs_house }
    [boatyard] { cooper-island-card-boatyard }
    [stonecutter] { cooper-island-card-stonecutter }
    [guildhall] { cooper-island-card-guildhall }
    [survey_office] { cooper-island-card-survey_office }
    [pilot_house] { cooper-island-card-pilot_house }
    [lighthouse] { cooper-island-card-lighthouse }
    [chapel] { cooper-island-card-chapel }
    [market_hall] { cooper-island-card-market_hall }
    [expedition_camp] { cooper-island-card-expedition_camp }
    [royal_surveyor] { cooper-island-card-royal_surveyor }
    [mint] { cooper-island-card-mint }
    [depot] { cooper-island-card-depot }
    [ferry_house] { cooper-island-card-ferry_house }
    [shipping_office] { cooper-island-card-shipping_office }
    [great_crane] { cooper-island-card-great_crane }
    [packing_house] { cooper-island-card-packing_house }
    [sculptors_hall] { cooper-island-card-sculptors_hall }
    [banquet_hall] { cooper-island-card-banquet_hall }
    [governors_house] { cooper-island-card-governors_house }
    [cathedral] { cooper-island-card-cathedral }
    [trading_company] { cooper-island-card-trading_company }
    [breakers_yard] { cooper-island-card-breakers_yard }
   *[dockyard] { cooper-island-card-dockyard }
}
cooper-island-any-third_card = { $third ->
    [granary] { cooper-island-card-granary }
    [fish_market] { cooper-island-card-fish_market }
    [smokehouse] { cooper-island-card-smokehouse }
    [timber_store] { cooper-island-card-timber_store }
    [pantry] { cooper-island-card-pantry }
    [strongroom] { cooper-island-card-strongroom }
    [customs_house] { cooper-island-card-customs_house }
    [boatyard] { cooper-island-card-boatyard }
    [stonecutter] { cooper-island-card-stonecutter }
    [guildhall] { cooper-island-card-guildhall }
    [survey_office] { cooper-island-card-survey_office }
    [pilot_house] { cooper-island-card-pilot_house }
    [lighthouse] { cooper-island-card-lighthouse }
    [chapel] { cooper-island-card-chapel }
    [market_hall] { cooper-island-card-market_hall }
    [expedition_camp] { cooper-island-card-expedition_camp }
    [royal_surveyor] { cooper-island-card-royal_surveyor }
    [mint] { cooper-island-card-mint }
    [depot] { cooper-island-card-depot }
    [ferry_house] { cooper-island-card-ferry_house }
    [shipping_office] { cooper-island-card-shipping_office }
    [great_crane] { cooper-island-card-great_crane }
    [packing_house] { cooper-island-card-packing_house }
    [sculptors_hall] { cooper-island-card-sculptors_hall }
    [banquet_hall] { cooper-island-card-banquet_hall }
    [governors_house] { cooper-island-card-governors_house }
    [cathedral] { cooper-island-card-cathedral }
    [trading_company] { cooper-island-card-trading_company }
    [breakers_yard] { cooper-island-card-breakers_yard }
   *[dockyard] { cooper-island-card-dockyard }
}
cooper-island-any-order = { $order ->
    [buildings] { cooper-island-order-buildings }
    [statues] { cooper-island-order-statues }
    [lids] { cooper-island-order-lids }
    [boats] { cooper-island-order-boats }
    [uncharted] { cooper-island-order-uncharted }
    [heights] { cooper-island-order-heights }
    [area] { cooper-island-order-area }
   *[copy] { cooper-island-order-copy }
}
cooper-island-any-order_effect = { $order ->
    [buildings] { cooper-island-order-buildings.effect }
    [statues] { cooper-island-order-statues.effect }
    [lids] { cooper-island-order-lids.effect }
    [boats] { cooper-island-order-boats.effect }
    [uncharted] { cooper-island-order-uncharted.effect }
    [heights] { cooper-island-order-heights.effect }
    [area] { cooper-island-order-area.effect }
   *[copy] { cooper-island-order-copy.effect }
}
cooper-island-any-crate = { $lid ->
    [draw] { cooper-island-crate-draw }
    [place] { cooper-island-crate-place }
    [steps] { cooper-island-crate-steps }
    [coins] { cooper-island-crate-coins }
   *[cubes] { cooper-island-crate-cubes }
}
cooper-island-any-market = { $market ->
    [cloth] { cooper-island-market-cloth }
    [gold] { cooper-island-market-gold }
   *[any] { cooper-island-market-any }
}
cooper-island-any-milestone = { $milestone ->
    [boats] { cooper-island-milestone-boats }
    [buildings] { cooper-island-milestone-buildings }
    [statues] { cooper-island-milestone-statues }
   *[lids] { cooper-island-milestone-lids }
}
cooper-island-any-section_name = { $section ->
    [a] { cooper-island-section-a }
    [b] { cooper-island-section-b }
    [c] { cooper-island-section-c }
    [d] { cooper-island-section-d }
    [e] { cooper-island-section-e }
    [f] { cooper-island-section-f }
    [g] { cooper-island-section-g }
   *[h] { cooper-island-section-h }
}
cooper-island-any-section_letter = { $section ->
    [a] A
    [b] B
    [c] C
    [d] D
    [e] E
    [f] F
    [g] G
   *[h] H
}
cooper-island-any-section = { $coordinates ->
    [shown] Bereich { cooper-island-any-section_letter } ({ cooper-island-any-section_name })
   *[hidden] „{ cooper-island-any-section_name }“
}
# Was statt einer Gebühr möglich ist; das Lotsenhaus erspart den Anker.
cooper-island-any-or_refuse = { $anchor ->
    [true] , oder verweigere die Gebühr und nimm einen Anker.
   *[false] , oder verweigere die Gebühr, was dich keinen Anker kostet.
}
# Das Komma vor einem Teil, wenn er nicht der erste ist.
cooper-island-any-cut_wood_gap = { $coin ->
    [0] {" "}
   *[other] {", "}
}
cooper-island-any-cut_stone_gap = { $wood ->
    [0] { cooper-island-any-cut_wood_gap }
   *[other] {", "}
}
cooper-island-any-cut_gold_gap = { $stone ->
    [0] { cooper-island-any-cut_stone_gap }
   *[other] {", "}
}
cooper-island-any-cut_cloth_gap = { $gold ->
    [0] { cooper-island-any-cut_gold_gap }
   *[other] {", "}
}
cooper-island-any-feed_nothing = { $land ->
    [none] { $coins ->
        [0] { $wood ->
            [0] {" "}nichts
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
cooper-island-any-feed_coins_gap = { $food ->
    [0] {" "}
   *[other] {", "}
}
cooper-island-any-feed_wood_gap = { $coins ->
    [0] { cooper-island-any-feed_coins_gap }
   *[other] {", "}
}
cooper-island-any-feed_land_gap = { $wood ->
    [0] { cooper-island-any-feed_wood_gap }
   *[other] {", "}
}
cooper-island-any-on = { $coordinates ->
    [shown] {" "}auf { $space }
   *[hidden] {""}
}
cooper-island-any-from = { $from ->
    [stored] {" "}aus dem Lager
   *[land] { $coordinates ->
        [shown] {" "}von { $from }
       *[hidden] {" "}von der Halbinsel
    }
}

## Regeln

cooper-island-rule-2 = Jeder hat eine Halbinsel mit einer Wiese und einem Nahrungswürfel auf dem Feld am Hafen, fünf Ruinen, beide Segelschiffe im Hafen, zwei normale Arbeiter, sechs Inselchen, sechs Einkommensboote, zwei Doppelplättchen und eine Münze. Wer beginnt, hat den Cooper-Marker. Auf der Kartografenleiste stehen die ersten beiden Spieler auf 3, die übrigen auf 4. Zu viert liegen alle acht königlichen Aufträge aus, zu dritt sechs davon, zu zweit vier der ersten sieben.
    .title = Vorbereitung
cooper-island-rule-4 = Fünf Runden. In jeder: Einkommen, dann Arbeiter, dann die sieben Schritte der Aufräumphase.
    .title = Eine Runde
cooper-island-rule-5_1 = Was du erhältst, kommt in dein Lager, auf jeden Lagerplatz ein Stück. Was keinen Platz findet, verfällt; du wählst, was du nimmst.
    .title = Etwas erhalten
cooper-island-rule-5_2 = Münzen zahlst du aus dem Lager, Ressourcen mit Würfeln aus dem Lager oder von deinen Feldern. Ein Würfel im Lager ist 1 wert, auf einem Feld so viel wie dessen Ebene. Ein Würfel lässt sich nicht teilen.
    .title = Bezahlen
cooper-island-rule-5_3 = Eine Gebühr ist eine Münze oder ein Würfel, aus dem Lager oder von einem Feld, gleich welcher Ebene.
    .title = Gebühren
cooper-island-rule-5_4 = Zieh ein Doppelplättchen aus dem Beutel in deinen Vorrat. Du darfst beliebig viele haben.
    .title = Ein Doppelplättchen ziehen
cooper-island-rule-5_5 = Wähle ein Doppelplättchen aus deinem Vorrat, eine seiner Seiten und zwei benachbarte Felder deiner Halbinsel. Entweder sind beide unerforscht und eins grenzt an ein Landschaftsfeld; oder beide sind Landschaftsfelder gleicher Ebene und jede Hälfte passt zu dem, was sie bedeckt. Für einen Kartografenschritt kommt ein Einzelplättchen unter eine Hälfte: Dann dürfen sich zwei Landschaftsfelder um eine Ebene unterscheiden, oder ein Feld ist Landschaft der Ebene 1 und das andere unerforscht. Dann bekommt jede Hälfte ihren Würfel; das Einzelplättchen bringt keinen.
    .title = Ein Doppelplättchen legen
cooper-island-rule-5_5_1 = Das Plättchen muss mit dieser Seite in deinem Vorrat liegen.
    .title = Ein Plättchen aus dem Vorrat
cooper-island-rule-5_5_2 = Ein Plättchen bedeckt zwei benachbarte Felder deiner eigenen Halbinsel.
    .title = Zwei Nachbarn
cooper-island-rule-5_5_3 = Auf eine Ruine kommt kein Plättchen.
    .title = Nicht auf Ruinen
cooper-island-rule-5_5_4 = Auf ein besetztes Feld kommt kein Plättchen.
    .title = Nur auf freie Felder
cooper-island-rule-5_5_5 = Neues Land beginnt neben einem Landschaftsfeld.
    .title = Neben erforschtem Land
cooper-island-rule-5_5_6 = Beide Felder haben dieselbe Ebene. Ein Unterschied von einer Ebene lässt sich mit einem Einzelplättchen unter der tieferen Hälfte ausgleichen.
    .title = Gleiche Ebenen
cooper-island-rule-5_5_7 = Wald kommt auf Wald, Wiese auf Wiese, Gebirge auf Gebirge; eine Siedlung kommt auf alles.
    .title = Was worauf passt
cooper-island-rule-5_6 = Wähle ein Inselchen aus deinem Vorrat, eine Hälfte einer Sandbank deiner Halbinsel, auf der noch kein Inselchen liegt, und ein unerforschtes Feld ohne Ruine, das an diese Hälfte und an ein Landschaftsfeld grenzt. Das Feld bekommt die Landschaft des Plättchens und deren Würfel. Danach darfst du das Inselchen nutzen.
    .title = Ein Inselchen legen
cooper-island-rule-5_6_1 = Jedes deiner sechs Inselchen lässt sich einmal legen.
    .title = Ein Inselchen aus dem Vorrat
cooper-island-rule-5_6_2 = Eine Sandbank nimmt ein Inselchen auf; ihre andere Hälfte bleibt sichtbar.
    .title = Ein Inselchen je Sandbank
cooper-island-rule-5_6_3 = Das Land eines Inselchens kommt auf ein unerforschtes Feld ohne Ruine, das an die Hälfte der Sandbank und an ein Landschaftsfeld grenzt.
    .title = Das Land eines Inselchens
cooper-island-rule-5_7 = Der Marker rückt vor, höchstens bis 6. Was darüber hinausgeht, verfällt.
    .title = Kartografenschritte
cooper-island-rule-5_8 = Ein Gebäude oder eine Statue kommt auf eins deiner höchsten freien Felder. Auf einer Siedlung gibt es einen Steuerradpunkt mehr.
    .title = Wohin Gebäude und Statuen kommen
cooper-island-rule-5_9 = Wähle eins deiner Schiffe. Jeder Steuerradpunkt entfernt einen seiner Anker oder bewegt es, wenn es keinen hat, ein Wasserfeld weiter: das Schiff mit einem Segel im Uhrzeigersinn, das mit zwei Segeln dagegen. Wer über ein Inselchen zieht, darf es nutzen.
    .title = Steuerradpunkte
cooper-island-rule-5_10 = In einer Bucht und in einem Hafen nimmt ein Schiff ein Logbuch. Seine Aktion darfst du sofort nutzen. Ein Logbuch ist 5 Punkte wert: die fünf Schritte, die dahin geführt haben.
    .title = Logbücher
cooper-island-rule-5_11 = Ein Schiff, das in einen Hafen fährt, schuldet eine Gebühr: in einem fremden Hafen dessen Besitzer, im eigenen dem Vorrat. Wer sie verweigert, legt einen Anker unter dieses Schiff, und der andere nimmt sich stattdessen etwas aus dem Vorrat.
    .title = Hafengebühr
cooper-island-rule-5_12 = Anker für Arbeitergebühren und fehlende Nahrung kommen unter das Schiff, das weniger davon hat; bei Gleichstand wählst du.
    .title = Anker
cooper-island-rule-5_13 = Wähle ein Einkommensboot aus deinem Vorrat und einen freien Anlegeplatz. Zahle dessen Münzen und Holz, erhalte dessen Steuerradpunkte, dann darfst du das Boot gleich nutzen.
    .title = Ein Einkommensboot bauen
cooper-island-rule-5_14 = Wähle ein Gebäude, das noch auf deiner Ablage steht, bezahle es und setze es auf die Halbinsel: 1 Steuerradpunkt für ein kleines, 2 für ein großes, 4 für die Festung. Für ein kleines oder großes siehst du dir danach vier Karten an, behältst eine und schiebst die anderen unter den Stapel.
    .title = Ein Gebäude errichten
cooper-island-rule-5_15 = Nimm eine Ruine, die an eins deiner Landschaftsfelder grenzt, und lege sie als Statue auf einen freien Werkstattplatz. Ein Platz, der unter einem großen Gebäude lag, bringt einen Steuerradpunkt. Das Feld bleibt unerforscht.
    .title = Eine Ruine entfernen
cooper-island-rule-5_16 = Zahle 3 Holz und 3 Stein oder 2 Holz und 2 Gold und setze eine Statue von einem Werkstattplatz auf die Halbinsel: 1 Steuerradpunkt, und in jeder Aufräumphase einer mehr.
    .title = Eine Statue errichten
cooper-island-rule-5_17 = Wähle ein Frachtschiff mit einem Kistendeckel von dir, zahle sein Gold und Tuch, erhalte seine Steuerradpunkte und nimm den Deckel. Wer das Schiff mit dem Hafenmeister als Erster beliefert, zahlt 1 weniger.
    .title = Ein Frachtschiff beliefern
cooper-island-rule-6 = Du darfst ein Inselchen legen und nutzen, ein Doppelplättchen legen und jedes deiner Einkommensboote nutzen; jedes einmal, in beliebiger Reihenfolge. Was du nicht nutzt, verfällt.
    .title = Einkommen
cooper-island-rule-7 = Reihum setzt jeder einen Arbeiter auf einen Aktionsbereich und tut, was dort steht, bis niemand mehr einen Arbeiter hat.
    .title = Arbeiter
cooper-island-rule-7_1 = Du setzt einen deiner verfügbaren Arbeiter, einen normalen auf ein rundes Feld, einen Vorarbeiter auf ein quadratisches.
    .title = Ein verfügbarer Arbeiter
cooper-island-rule-7_2 = Du darfst auf Arbeiter anderer stapeln, gegen eine Gebühr an den Besitzer des obersten; nie auf deine eigenen. Das Symbol nutzt nur, wer auf ein leeres Feld kommt.
    .title = Stapeln
cooper-island-rule-7A = { cooper-island-section-a.effect }
    .title = Bereich A: { cooper-island-section-a }
cooper-island-rule-7B = { cooper-island-section-b.effect }
    .title = Bereich B: { cooper-island-section-b }
cooper-island-rule-7C = { cooper-island-section-c.effect }
    .title = Bereich C: { cooper-island-section-c }
cooper-island-rule-7D = { cooper-island-section-d.effect }
    .title = Bereich D: { cooper-island-section-d }
cooper-island-rule-7E = { cooper-island-section-e.effect }
    .title = Bereich E: { cooper-island-section-e }
cooper-island-rule-7F = { cooper-island-section-f.effect }
    .title = Bereich F: { cooper-island-section-f }
cooper-island-rule-7G = { cooper-island-section-g.effect }
    .title = Bereich G: { cooper-island-section-g }
cooper-island-rule-7H = { cooper-island-section-h.effect }
    .title = Bereich H: { cooper-island-section-h }
cooper-island-rule-8 = Wenn du am Zug bist, darfst du jederzeit und beliebig oft, nur nicht mitten im Bezahlen: einlagern, tauschen, Kistendeckel nutzen, den Kartografen einsetzen und Karten großer Gebäude nutzen.
    .title = Jederzeit-Aktionen
cooper-island-rule-Y1 = Ein Würfel von einem deiner Felder kommt auf einen freien Lagerplatz. Dort ist er 1 wert.
    .title = Von der Halbinsel einlagern
cooper-island-rule-Y2 = Eine Münze oder ein Würfel vom Marktplatz kommt auf einen freien Lagerplatz.
    .title = Vom Marktplatz einlagern
cooper-island-rule-Y3 = Gib Tuch für Münzen, Gold für Ressourcen oder alles für alles; was du bekommst, liegt auf dem Marktplatz.
    .title = Tauschhandel
cooper-island-rule-Y4 = Lege einen ungenutzten Kistendeckel auf ein freies Kistenfeld und tu, was es zeigt.
    .title = Kistendeckel nutzen
cooper-island-rule-Y5 = Für 1 Schritt ein Einzelplättchen unter eine Hälfte eines Doppelplättchens; für 2 Schritte ein Einzelplättchen auf ein unerforschtes Feld neben einem Landschaftsfeld; für 3 Schritte auf ein freies Feld bis Ebene 3, für 4 Schritte auf ein höheres, jeweils mit passender Landschaft. Das neue Plättchen bekommt seinen Würfel.
    .title = Kartograf
cooper-island-rule-Y6 = Tu, was eine offen vor dir liegende große Karte sagt, und dreh sie um.
    .title = Eine große Karte nutzen
cooper-island-rule-Y7 = Was in deinem Lager liegt, darfst du dort beliebig umräumen.
    .title = Das Lager umräumen
cooper-island-rule-9 = Ein Meilenstein wird umgedreht, sobald sein Ziel erreicht ist. In deinen Arbeiterzügen darfst du ihn auf ein Anheuerfeld legen: Drei davon bringen je einen Arbeiter, eins 2 Steuerradpunkte. Wer einen Vorarbeiter nimmt, setzt sofort einen verfügbaren Arbeiter auf einen königlichen Auftrag.
    .title = Meilensteine und neue Arbeiter
cooper-island-rule-10 = Ernähren, reaktivieren, Punkte für Statuen, Punkte für die Passage, Arbeiter zurücknehmen, Marktplatz räumen, Hafenmeister bewegen.
    .title = Aufräumphase
cooper-island-rule-10_1 = Ernähren kostet 2 Nahrung, 1 mehr für jeden angeheuerten normalen Arbeiter und 2 mehr für jeden angeheuerten Vorarbeiter. Zahlst du alles, bringt jeder angeheuerte Vorarbeiter einen Steuerradpunkt. Jede fehlende Nahrung ist ein Anker.
    .title = Ernähren
cooper-island-rule-10_2 = Für 2 Münzen darfst du eine Karte eines großen Gebäudes wieder aufdecken oder für 1 Münze einen benutzten Kistendeckel zurücknehmen; eins von beiden. Mit der Festung ist beides kostenlos.
    .title = Reaktivieren
cooper-island-rule-10_3 = Ein Steuerradpunkt für jede Statue auf deiner Halbinsel.
    .title = Punkte für Statuen
cooper-island-rule-10_4 = Ein Steuerradpunkt, wenn alle drei Felder am oberen Ende deiner Halbinsel erforscht sind.
    .title = Punkte für die Passage
cooper-island-rule-10_5 = Die Arbeiter kommen aus den Aktionsbereichen zurück. Die auf königlichen Aufträgen bleiben.
    .title = Arbeiter zurücknehmen
cooper-island-rule-10_6 = Was noch auf dem Marktplatz liegt, kommt in den Vorrat. Vorher darfst du davon einlagern.
    .title = Marktplatz räumen
cooper-island-rule-10_7 = Der Hafenmeister steht auf dem nächsten Frachtschiff auf. Nach dem fünften ist die Partie vorbei.
    .title = Hafenmeister bewegen
cooper-island-rule-11 = Ein Punkt für jeden Schritt deiner Schiffe; königliche Aufträge; Aufgaben auf Gebäudekarten; ein Punkt für je fünf übrige Dinge (im Lager, Kartografenschritte, Doppelplättchen); minus 1 für jeden Anker. Bei Gleichstand gewinnt, wer weniger unerforschte Felder hat.
    .title = Wertung
cooper-island-rule-12 = Vorher ist etwas anderes zu entscheiden.
    .title = Eins nach dem anderen
cooper-island-rule-13 = Karten, Logbücher und Plättchen aus dem Beutel werden gezogen, wenn sie aufgedeckt werden. Nur wer sich vier Karten ansieht, kennt sie und weiß, welche unter den Stapel kamen.
    .title = Was niemand weiß
cooper-island-rule-16 = Allein spielst du gegen Cooper. Das sind unsere eigenen Soloregeln, nicht die des Verlags. Der achte königliche Auftrag ist nicht im Spiel. Coopers Stapel hat zehn Karten: eine für jeden Bereich, eine zweite für Bereich C und eine zweite für seinen liebsten Bereich; er wird in jeder Runde neu gemischt. Vor dem ersten Zug einer Runde setzt er neutrale Arbeiter ein, in Runde 1 bis 5 auf 1, 1, 2, 3 und 4 runde Felder und auf 0, 0, 1, 1 und 2 quadratische, nie zwei auf dasselbe; diese Karten kommen in den Stapel zurück. Dann seid ihr abwechselnd am Zug, und eine Karte sagt, wohin Cooper geht; wo er schon steht, geht er zum nächsten Bereich weiter, nach H zu A. Vorarbeiter setzt er zuerst. Auf dem runden Feld von Bereich A nimmt er den Cooper-Marker, wenn dort niemand steht, und beginnt damit die nächste Runde. Deckt er deinen Arbeiter ab, nimmst du etwas deiner Wahl aus dem Vorrat auf deinen Marktplatz; deckst du seine oder neutrale ab, zahlst du an den Vorrat oder nimmst einen Anker. Sein Schiff zählt nur Schritte: Bereich B bringt ihm 1, D 2, F 1 und eine Statue (höchstens 5), H 2 und 1 mehr, wenn der Hafenmeister steht, der sich dann hinlegt. A, C, E und G bringen einen Fortschrittswürfel; aus zweien wird 1 Schritt. Sein liebster Bereich bringt 1 Schritt mehr, ein Vorarbeiter überall 1 mehr. Boote und Inselchen, die du nutzen könntest, hat er nicht. In der Aufräumphase fährt er 1 für jede seiner Statuen. In Runde 2 bekommt er einen normalen Arbeiter, in Runde 3 und 4 je einen Vorarbeiter, und ein normaler geht auf den ersten freien königlichen Auftrag. Am Ende zählen seine Schritte und 4 Punkte für jeden königlichen Auftrag, den er hält, weniger die Punkte der Schwierigkeit. Du gewinnst mit mehr Punkten als er.
    .title = Allein gegen Cooper
cooper-island-rule-I1 = { cooper-island-islet-ruin.effect }
    .title = { cooper-island-islet-ruin }
cooper-island-rule-I2 = { cooper-island-islet-goods.effect }
    .title = { cooper-island-islet-goods }
cooper-island-rule-I3 = { cooper-island-islet-coin.effect }
    .title = { cooper-island-islet-coin }
cooper-island-rule-I4 = { cooper-island-islet-tile.effect }
    .title = { cooper-island-islet-tile }
cooper-island-rule-I5 = { cooper-island-islet-step.effect }
    .title = { cooper-island-islet-step }
cooper-island-rule-I6 = { cooper-island-islet-luxury.effect }
    .title = { cooper-island-islet-luxury }
cooper-island-rule-BT1 = { cooper-island-boat-goods.effect }
    .title = { cooper-island-boat-goods }
cooper-island-rule-BT2 = { cooper-island-boat-coin.effect }
    .title = { cooper-island-boat-coin }
cooper-island-rule-BT3 = { cooper-island-boat-tile.effect }
    .title = { cooper-island-boat-tile }
cooper-island-rule-BT4 = { cooper-island-boat-step.effect }
    .title = { cooper-island-boat-step }
cooper-island-rule-BT5 = { cooper-island-boat-copy.effect }
    .title = { cooper-island-boat-copy }
cooper-island-rule-BT6 = { cooper-island-boat-luxury.effect }
    .title = { cooper-island-boat-luxury }
cooper-island-rule-G1 = { cooper-island-log_book-coin_food.effect }
    .title = { cooper-island-log_book-coin_food }
cooper-island-rule-G2 = { cooper-island-log_book-coin_wood.effect }
    .title = { cooper-island-log_book-coin_wood }
cooper-island-rule-G3 = { cooper-island-log_book-coin_stone.effect }
    .title = { cooper-island-log_book-coin_stone }
cooper-island-rule-G4 = { cooper-island-log_book-wood_food.effect }
    .title = { cooper-island-log_book-wood_food }
cooper-island-rule-G5 = { cooper-island-log_book-stone_food.effect }
    .title = { cooper-island-log_book-stone_food }
cooper-island-rule-G6 = { cooper-island-log_book-wood_stone.effect }
    .title = { cooper-island-log_book-wood_stone }
cooper-island-rule-G7 = { cooper-island-log_book-tile.effect }
    .title = { cooper-island-log_book-tile }
cooper-island-rule-G8 = { cooper-island-log_book-step.effect }
    .title = { cooper-island-log_book-step }
cooper-island-rule-G9 = { cooper-island-log_book-luxury.effect }
    .title = { cooper-island-log_book-luxury }
cooper-island-rule-G10 = { cooper-island-log_book-goods.effect }
    .title = { cooper-island-log_book-goods }
cooper-island-rule-CR1 = { cooper-island-crate-draw.effect }
    .title = { cooper-island-crate-draw }
cooper-island-rule-CR2 = { cooper-island-crate-place.effect }
    .title = { cooper-island-crate-place }
cooper-island-rule-CR3 = { cooper-island-crate-steps.effect }
    .title = { cooper-island-crate-steps }
cooper-island-rule-CR4 = { cooper-island-crate-coins.effect }
    .title = { cooper-island-crate-coins }
cooper-island-rule-CR5 = { cooper-island-crate-cubes.effect }
    .title = { cooper-island-crate-cubes }
cooper-island-rule-M1 = { cooper-island-market-cloth.effect }
    .title = { cooper-island-market-cloth }
cooper-island-rule-M2 = { cooper-island-market-gold.effect }
    .title = { cooper-island-market-gold }
cooper-island-rule-M3 = { cooper-island-market-any.effect }
    .title = { cooper-island-market-any }
cooper-island-rule-Q1 = { cooper-island-milestone-boats.effect }
    .title = { cooper-island-milestone-boats }
cooper-island-rule-Q2 = { cooper-island-milestone-buildings.effect }
    .title = { cooper-island-milestone-buildings }
cooper-island-rule-Q3 = { cooper-island-milestone-statues.effect }
    .title = { cooper-island-milestone-statues }
cooper-island-rule-Q4 = { cooper-island-milestone-lids.effect }
    .title = { cooper-island-milestone-lids }
cooper-island-rule-O1 = { cooper-island-order-buildings.effect }
    .title = { cooper-island-order-buildings }
cooper-island-rule-O2 = { cooper-island-order-statues.effect }
    .title = { cooper-island-order-statues }
cooper-island-rule-O3 = { cooper-island-order-lids.effect }
    .title = { cooper-island-order-lids }
cooper-island-rule-O4 = { cooper-island-order-boats.effect }
    .title = { cooper-island-order-boats }
cooper-island-rule-O5 = { cooper-island-order-uncharted.effect }
    .title = { cooper-island-order-uncharted }
cooper-island-rule-O6 = { cooper-island-order-heights.effect }
    .title = { cooper-island-order-heights }
cooper-island-rule-O7 = { cooper-island-order-area.effect }
    .title = { cooper-island-order-area }
cooper-island-rule-O8 = { cooper-island-order-copy.effect }
    .title = { cooper-island-order-copy }
cooper-island-rule-SB1 = { cooper-island-card-granary.effect }
    .title = { cooper-island-card-granary }
cooper-island-rule-SB2 = { cooper-island-card-fish_market.effect }
    .title = { cooper-island-card-fish_market }
cooper-island-rule-SB3 = { cooper-island-card-smokehouse.effect }
    .title = { cooper-island-card-smokehouse }
cooper-island-rule-SB4 = { cooper-island-card-timber_store.effect }
    .title = { cooper-island-card-timber_store }
cooper-island-rule-SB5 = { cooper-island-card-pantry.effect }
    .title = { cooper-island-card-pantry }
cooper-island-rule-SB6 = { cooper-island-card-strongroom.effect }
    .title = { cooper-island-card-strongroom }
cooper-island-rule-SB7 = { cooper-island-card-customs_house.effect }
    .title = { cooper-island-card-customs_house }
cooper-island-rule-SB8 = { cooper-island-card-boatyard.effect }
    .title = { cooper-island-card-boatyard }
cooper-island-rule-SB9 = { cooper-island-card-stonecutter.effect }
    .title = { cooper-island-card-stonecutter }
cooper-island-rule-SB10 = { cooper-island-card-guildhall.effect }
    .title = { cooper-island-card-guildhall }
cooper-island-rule-SB11 = { cooper-island-card-survey_office.effect }
    .title = { cooper-island-card-survey_office }
cooper-island-rule-SB12 = { cooper-island-card-pilot_house.effect }
    .title = { cooper-island-card-pilot_house }
cooper-island-rule-SB13 = { cooper-island-card-lighthouse.effect }
    .title = { cooper-island-card-lighthouse }
cooper-island-rule-SB14 = { cooper-island-card-chapel.effect }
    .title = { cooper-island-card-chapel }
cooper-island-rule-SB15 = { cooper-island-card-market_hall.effect }
    .title = { cooper-island-card-market_hall }
cooper-island-rule-LB1 = { cooper-island-card-expedition_camp.effect }
    .title = { cooper-island-card-expedition_camp }
cooper-island-rule-LB2 = { cooper-island-card-royal_surveyor.effect }
    .title = { cooper-island-card-royal_surveyor }
cooper-island-rule-LB3 = { cooper-island-card-mint.effect }
    .title = { cooper-island-card-mint }
cooper-island-rule-LB4 = { cooper-island-card-depot.effect }
    .title = { cooper-island-card-depot }
cooper-island-rule-LB5 = { cooper-island-card-ferry_house.effect }
    .title = { cooper-island-card-ferry_house }
cooper-island-rule-LB6 = { cooper-island-card-shipping_office.effect }
    .title = { cooper-island-card-shipping_office }
cooper-island-rule-LB7 = { cooper-island-card-great_crane.effect }
    .title = { cooper-island-card-great_crane }
cooper-island-rule-LB8 = { cooper-island-card-packing_house.effect }
    .title = { cooper-island-card-packing_house }
cooper-island-rule-LB9 = { cooper-island-card-sculptors_hall.effect }
    .title = { cooper-island-card-sculptors_hall }
cooper-island-rule-LB10 = { cooper-island-card-banquet_hall.effect }
    .title = { cooper-island-card-banquet_hall }
cooper-island-rule-LB11 = { cooper-island-card-governors_house.effect }
    .title = { cooper-island-card-governors_house }
cooper-island-rule-LB12 = { cooper-island-card-cathedral.effect }
    .title = { cooper-island-card-cathedral }
cooper-island-rule-LB13 = { cooper-island-card-trading_company.effect }
    .title = { cooper-island-card-trading_company }
cooper-island-rule-LB14 = { cooper-island-card-breakers_yard.effect }
    .title = { cooper-island-card-breakers_yard }
cooper-island-rule-LB15 = { cooper-island-card-dockyard.effect }
    .title = { cooper-island-card-dockyard }
cooper-island-rule-R1 = Was gleichzeitig geschehen könnte, geschieht nacheinander, im Uhrzeigersinn ab dem Cooper-Marker: das Einkommen Spieler für Spieler, die Aufräumphase Schritt für Schritt.
    .title = In welcher Reihenfolge
cooper-island-rule-R2 = Wer den Cooper-Marker nimmt, beginnt die nächste Aufräumphase und die nächste Runde. In der laufenden Arbeiterphase bleibt die Reihenfolge.
    .title = Der Cooper-Marker
cooper-island-rule-R3 = Auf jede Aktion darfst du verzichten, nur nicht auf die eines genutzten Kistendeckels und nicht auf den ersten Teil einer Karte. Pflicht sind: einen Arbeiter setzen, Würfel auf neue Plättchen legen, Logbücher nehmen, Gebühren zahlen oder verweigern, ernähren, nach dem Anheuern eines Vorarbeiters einen Arbeiter zuweisen, den Marktplatz räumen.
    .title = Dürfen und müssen
cooper-island-rule-R4 = Du darfst einen Arbeiter auch dorthin setzen, wo sich nichts tun lässt.
    .title = Arbeiter dürfen müßig sein
cooper-island-rule-R5 = In Bereich G tust du zweimal dasselbe: zweimal ziehen oder zweimal legen, nicht eins von jedem.
    .title = Zweimal dasselbe
cooper-island-rule-R6 = Du zahlst nur dann zu viel, wenn die Würfel es nicht anders zulassen: Nichts darf dabei sein, was auch wegbleiben könnte. Ein Tisch kann das anders wählen.
    .title = Nichts zu viel
cooper-island-rule-R7 = Auswählen und Bezahlen sind eins. Jederzeit-Aktionen kommen davor oder danach.
    .title = In einem Rutsch bezahlen
cooper-island-rule-R8 = Rabatte zählen zusammen, und du bestimmst, wofür: bei Booten Münzen und Holz, bei Gebäuden Münzen und ihre Ressourcen, bei Statuen die Ressourcen der gewählten Form, bei Frachtschiffen Gold und Tuch. Nichts kostet weniger als 0.
    .title = Rabatte
cooper-island-rule-R9 = Die Gebühr fürs Stapeln kommt vor den Aktionen des Bereichs.
    .title = Erst die Gebühr
cooper-island-rule-R10 = Ein Würfel von einem Feld zählt als Gebühr ein Würfel, gleich welcher Ebene. Was auf dem Marktplatz liegt, zahlt nichts.
    .title = Ein Würfel ist ein Würfel
cooper-island-rule-R11 = Wird eine Gebühr verweigert, nimmt sich der andere sofort etwas seiner Wahl aus dem Vorrat auf den Marktplatz. Sonst wird nie etwas in einem fremden Zug entschieden.
    .title = Ersatz für eine verweigerte Gebühr
cooper-island-rule-R12 = Anker für Arbeitergebühren und fehlende Nahrung verteilen sich gleichmäßig, einer nach dem anderen. Der Anker für eine Hafengebühr kommt unter das Schiff, das einfährt.
    .title = Wohin Anker kommen
cooper-island-rule-R13 = Alle Steuerradpunkte aus einer Quelle gehen an ein Schiff: ein Gebäude mit Siedlung und Karte, eine Statue, ein Anlegeplatz, ein Frachtschiff, ein Werkstattplatz, ein Anheuerfeld, die Punkte fürs Ernähren, für alle Statuen, für die Passage. Für Ernähren, Statuen und die Abwrackwerft kann ein Tisch das anders wählen.
    .title = Eine Quelle, ein Schiff
cooper-island-rule-R14 = Steuerradpunkte, die unterwegs dazukommen, werden sofort genutzt: Das andere Schiff fährt zuerst, oder das fahrende kommt entsprechend weiter.
    .title = Punkte unterwegs
cooper-island-rule-R15 = Bei einem Schritt kommen erst die Inselchen, in beliebiger Reihenfolge, dann Bucht oder Hafen.
    .title = Erst Inselchen, dann Hafen
cooper-island-rule-R16 = Buchten und Häfen zählen, sobald ein Schiff sie erreicht, nicht nur am Ziel.
    .title = Auch im Vorbeifahren
cooper-island-rule-R17 = Gibt es keine Logbücher mehr, zählen die Schritte trotzdem.
    .title = Kein Logbuch mehr
cooper-island-rule-R18 = Inselchen liegen auf den acht Sandbänken einer Halbinsel, nie in Hafen oder Bucht, und jede Sandbank hat höchstens eins.
    .title = Wo Inselchen liegen
cooper-island-rule-R19 = In der ersten Runde kommt das Inselchen auf die Sandbank rechts neben deinem Hafen. Später geht jede deiner Sandbänke.
    .title = Das erste Inselchen
cooper-island-rule-R20 = Plättchen und Inselchen kommen nur auf die eigene Halbinsel, Inselchen nur beim Einkommen.
    .title = Die eigene Halbinsel
cooper-island-rule-R21 = Erst der Würfel auf dem Land des Inselchens, dann seine Aktion.
    .title = Erst der Würfel
cooper-island-rule-R22 = Gold darfst du auf jedem Gebirge wählen, das Ebene 3 oder mehr erreicht, ob mit Doppel- oder Einzelplättchen.
    .title = Gold im Gebirge
cooper-island-rule-R23 = Ob Stein oder Gold, wird beim Hinlegen entschieden und bleibt so.
    .title = Stein oder Gold
cooper-island-rule-R24 = Ein Einzelplättchen unter einer Hälfte braucht einen Unterschied von genau einer Ebene und ein freies, passendes tieferes Feld; am Rand des erforschten Landes hat das erforschte Feld Ebene 1.
    .title = Unterfüttern
cooper-island-rule-R25 = Das Plättchen darunter zählt für die Ebene und bringt keinen Würfel; seine Landschaft ist egal.
    .title = Kein Würfel darunter
cooper-island-rule-R26 = Auf eine Siedlung kommt nur eine Siedlung.
    .title = Siedlungen
cooper-island-rule-R27 = Ein Plättchen, das halb auf erforschtem Land liegt, grenzt damit an erforschtes Land.
    .title = Am Rand
cooper-island-rule-R28 = Der Kartograf hilft einmal im ganzen Einkommen, einmal in jedem deiner Arbeiterzüge und einmal in der ganzen Aufräumphase; nicht am Spielende. Der Königliche Landvermesser gibt ein Mal dazu.
    .title = Wie oft der Kartograf hilft
cooper-island-rule-R29 = Der Kartograf braucht in dem Moment alle Schritte der Option.
    .title = Genug Schritte
cooper-island-rule-R30 = Es gibt 56 Einzelplättchen, und jedes kann jede Landschaft sein. Ohne sie hilft der Kartograf nicht. Ein Tisch kann wählen, dass es immer genug gibt.
    .title = Einzelplättchen sind begrenzt
cooper-island-rule-R31 = Ist der Beutel leer, lässt sich nichts ziehen; der Rest eines Bereichs geht trotzdem.
    .title = Ein leerer Beutel
cooper-island-rule-R32 = Welche freien Felder die höchsten sind, zählt beim Hinstellen, nach dem Bezahlen und nach Jederzeit-Aktionen.
    .title = Die höchsten in dem Moment
cooper-island-rule-R33 = Du darfst ein Gebäude oder eine Statue bezahlen, wenn danach Platz dafür ist oder das Einlagern von Würfeln Platz schafft. Dann lagerst du sie sofort ein.
    .title = Platz für das Bezahlte
cooper-island-rule-R34 = Statuen werden wie Gebäude gesetzt.
    .title = Auch Statuen
cooper-island-rule-R35 = Die vier Karten kommen nach allen Steuerradpunkten des Gebäudes. Eine kleine Karte wirkt von da an.
    .title = Erst fahren, dann Karten
cooper-island-rule-R36 = Was unter einem Gebäude lag, gehört dir, sobald das Gebäude deine Ablage verlässt.
    .title = Sofort aufgedeckt
cooper-island-rule-R37 = Eine Ruine ist erreichbar, wenn sie an irgendein Landschaftsfeld von dir grenzt, auch an das Land eines Inselchens.
    .title = Erreichbare Ruinen
cooper-island-rule-R38 = Ohne freien Werkstattplatz oder erreichbare Ruine wird keine Ruine entfernt.
    .title = Kein Platz, keine Ruine
cooper-island-rule-R39 = Das Kopierboot kopiert nicht seinesgleichen. Wer das Boot mit dem Lagerplatz kopiert, bekommt nur den Würfel.
    .title = Kopien
cooper-island-rule-R40 = Der Lagerplatz eines Einkommensboots bleibt, auch wenn das Boot umgedreht wird.
    .title = Der Lagerplatz bleibt
cooper-island-rule-R41 = Ein umgedrehtes Boot bringt niemandem Einkommen. Für den Meilenstein und für königliche Aufträge zählt es weiter.
    .title = Umgedrehte Boote
cooper-island-rule-R42 = Ein Symbol für Inselchen oder Boote verfällt, wenn es keine gibt; eine Karte, die sie braucht, lässt sich nicht nutzen.
    .title = Nichts zu nutzen
cooper-island-rule-R43 = Woraus dein Einkommen besteht, steht an seinem Anfang fest. Ein währenddessen gebautes Boot bringt nur sein erstes Einkommen.
    .title = Einkommen zählt am Anfang
cooper-island-rule-R44 = Der Hafenmeister hilft dem Ersten, der sein Schiff in der Runde beliefert, egal wodurch. Dann liegt er bis zur nächsten Runde.
    .title = Der Hafenmeister hilft einmal
cooper-island-rule-R45 = Ein Deckel auf einem Feld bleibt dort. Er gilt als genommen und kommt nicht zurück.
    .title = Deckel an Land
cooper-island-rule-R46 = Jedes Kistenfeld wirkt einmal, bis sein Deckel zurückgenommen wird.
    .title = Kistenfelder
cooper-island-rule-R47 = Meilensteine drehen sich von selbst um und bleiben so. Nutzen kannst du sie nur in deinen Arbeiterzügen, auch schon vor dem Setzen des Arbeiters.
    .title = Wann Meilensteine zählen
cooper-island-rule-R48 = Auf einen königlichen Auftrag kann jeder verfügbare Arbeiter, auch der eben angeheuerte Vorarbeiter; kein Arbeiter aus einem Bereich.
    .title = Wer auf den Auftrag kommt
cooper-island-rule-R49 = Ein neuer Arbeiter kann in einem späteren Zug derselben Phase gesetzt werden.
    .title = Neue Arbeiter arbeiten gleich
cooper-island-rule-R50 = Reicht deine Nahrung, musst du alle Arbeiter ernähren, mit welchen Würfeln du willst; reicht sie nicht, geht alle Nahrung weg. Niemand muss dafür Jederzeit-Aktionen oder anderes einsetzen.
    .title = Ernähren ist Pflicht
cooper-island-rule-R51 = Steuerradpunkte fürs Ernähren gibt es nur, wenn alles bezahlt wurde.
    .title = Punkte fürs Ernähren
cooper-island-rule-R52 = Mit der Festung geht jede der beiden Reaktivierungen einmal je Aufräumphase.
    .title = Die Festung
cooper-island-rule-R53 = Was in der Aufräumphase auf deinen Marktplatz kommt, lässt sich einlagern, bis er geräumt wird.
    .title = Was spät kommt
cooper-island-rule-R54 = Nach der letzten Runde darf jeder noch einmal Jederzeit-Aktionen nutzen. Steuerradpunkte daraus zählen, der Marktplatz nicht.
    .title = Die letzte Gelegenheit
cooper-island-rule-R55 = Der achte Auftrag kopiert einen, auf dem ein fremder Arbeiter steht: deine eigene Stufe darin, 1 Punkt weniger; nichts, wenn du die erste Stufe verfehlst.
    .title = Der achte Auftrag
cooper-island-rule-R56 = Die Aufgabe einer großen Karte zählt nur, wenn die Karte am Ende offen liegt.
    .title = Aufgaben großer Karten
cooper-island-rule-R57 = Dinge auf allen Lagerplätzen, Kartografenschritte und Doppelplättchen werden erst addiert, dann durch 5 geteilt.
    .title = Reste
cooper-island-rule-R58 = Bei Gleichstand gewinnt, wer weniger unerforschte Felder hat, die mit Ruinen mitgezählt; danach teilt man sich den Sieg.
    .title = Gleichstand
cooper-island-rule-R59 = Ein Ergebnis kann unter 0 liegen.
    .title = Unter null
cooper-island-rule-R60 = Ein Tausch muss wenigstens ein Stück bringen. Du darfst beliebig viel geben; was zu viel ist, verfällt.
    .title = Ein Tausch bringt etwas
cooper-island-rule-R61 = Was du durch Tausch, Kisten und Gebühren bekommst, liegt auf dem Marktplatz und muss vor dem Gebrauch eingelagert werden.
    .title = Erst einlagern
cooper-island-rule-R62 = Was im Lager keinen Platz findet, verfällt. Vorher darfst du Platz schaffen.
    .title = Kein Platz
cooper-island-rule-R63 = Was auf welchem Lagerplatz liegt, ist egal, solange alles einen findet, der es aufnimmt.
    .title = Umräumen
cooper-island-rule-R64 = Eine Jederzeit-Aktion wird beendet, bevor das Unterbrochene weitergeht.
    .title = Eins nach dem anderen
cooper-island-rule-R65 = Auch der eigene Hafen kostet eine Gebühr, an den Vorrat; sie zu verweigern gibt einen Anker.
    .title = Der eigene Hafen
cooper-island-rule-R66 = Über ein Inselchen, das unter ein Schiff gelegt wird, ist das Schiff damit nicht gezogen. Das geschieht, wenn es in dieser Richtung weiterfährt.
    .title = Inselchen unter Schiffen
cooper-island-rule-R67 = Jeder darf jedes Inselchen nutzen, über das er zieht, egal wer es gelegt hat.
    .title = Inselchen für alle
cooper-island-rule-R68 = Der Große Kran versetzt ein Stück auf ein anderes freies Feld beliebiger Ebene. Das alte Feld ist dann frei; eine Siedlung bringt nichts.
    .title = Ein Stück versetzen
cooper-island-rule-R69 = Der Festsaal lässt sich immer nutzen, wenn auch eine andere Karte ginge. In der Aufräumphase wird trotzdem ernährt.
    .title = Ein Festmahl kommt dazu
cooper-island-rule-R70 = Fährhaus und Reederei nutzen zwei verschiedene; gibt es nur eins, dann nur das.
    .title = Zwei verschiedene
cooper-island-rule-R71 = Rabatte aus Symbol und Karten zählen zusammen.
    .title = Rabatte addieren sich
cooper-island-rule-R72 = Null Steuerradpunkte zu erhalten bewirkt nichts.
    .title = Nichts erhalten
cooper-island-rule-R73 = Eine große Karte gilt als genutzt, sobald du beginnst, der Kartograf, sobald du wählst. Mittendrin geht beides nicht noch einmal.
    .title = Genutzt ab dem Beginn
cooper-island-rule-R74 = Was bezahlt ist, kann bis zum Hinstellen von keiner anderen Aktion genutzt werden, und der Platz dafür muss bleiben.
    .title = Was gebunden ist
cooper-island-rule-R75 = Ein Boot liegt ab dem Bezahlen auf seinem Anlegeplatz. Ein Kistendeckel gehört dir nach den Steuerradpunkten seines Schiffs.
    .title = Ab wann etwas dir gehört
cooper-island-rule-R76 = Was eine Aktion bringt, kommt auf einmal, und davon wird so viel genommen, wie Platz findet.
    .title = Alles auf einmal
cooper-island-rule-R77 = Jederzeit-Aktionen kommen zwischen Entscheidungen, nie mitten in die Wahl von Stein oder Gold, von Erhaltenem, von Ankern, von Karten, der Reihenfolge von Inselchen oder eines neuen Arbeiters, nie mitten in Zahlungen und Tausch oder zwischen Wahl und Legen eines Plättchens oder Inselchens.
    .title = Nicht mittendrin
cooper-island-rule-R78 = Ein Schiff, das schon fährt, bekommt einfach mehr Punkte. Punkte für das andere Schiff werden genutzt, bevor das erste weiterfährt.
    .title = Beide Schiffe zugleich
cooper-island-rule-R79 = Was nach dem Räumen auf deinen Marktplatz kommt, bleibt, bis du es einlagerst oder wieder räumst.
    .title = Nach dem Räumen
cooper-island-rule-R80 = Nahrung, Statuen und Passage werden gezählt, wenn du den Schritt ausführst, nach deinen Jederzeit-Aktionen; je einmal.
    .title = Gezählt beim Ausführen
cooper-island-rule-R81 = Wer mit Münzen oder Holz ernähren darf, darf sie mit Nahrung mischen, aber nichts darf dabei sein, was auch wegbleiben könnte. Reicht die Nahrung nicht, geht sie ganz weg.
    .title = Mit anderem ernähren
cooper-island-rule-R82 = Ein Boot, das vor seiner Nutzung in diesem Einkommen umgedreht wird, bringt nichts mehr.
    .title = Zu früh umgedreht
cooper-island-rule-R83 = Am Spielende bringt der Königliche Landvermesser nur Schritte.
    .title = Der Landvermesser am Ende
cooper-island-rule-R84 = Ein Rabatt wird ganz genutzt. Auf die Rabatte der Bereiche B und D darfst du verzichten, die von Karten und Hafenmeister gelten immer.
    .title = Der ganze Rabatt
cooper-island-rule-R85 = Das Land eines Inselchens ist Land wie anderes: Es zählt für Ebenen, Aufträge, Passage und Ruinen, und Plättchen können darauf.
    .title = Land ist Land
cooper-island-rule-R86 = Was eine Karte mit „danach“ verbindet, ist eine Kette: Der erste Teil muss sein, auf spätere darfst du verzichten. Was sie mit „und“ verbindet, geht in beliebiger Reihenfolge, jeder Teil oder keiner.
    .title = Teile einer Karte
cooper-island-rule-R87 = Was nichts ändern würde, wird nicht angeboten. Kistendeckel und Karten lassen sich nur nutzen, wenn sie etwas ändern.
    .title = Nichts für nichts
cooper-island-rule-R88 = Wer Karten unter einen Stapel schiebt, kennt sie und ihre Reihenfolge, bis ein anderer sie zieht. Sonst weiß niemand etwas über die Stapel.
    .title = Was man sich merkt
cooper-island-rule-R89 = Ein Inselchen oder Boot aus der Ferne wird nach dem gewählt, was es tut, nicht danach, wem es gehört.
    .title = Gewählt nach der Aktion
cooper-island-rule-R90 = Wo nur eins zu tun bleibt, geschieht es. Eine Gelegenheit, bei der nichts zu tun ist, wird übergangen.
    .title = Was von selbst geht
cooper-island-rule-R91 = Erst wählst du, wofür du zahlst, dann, wohin ein Rabatt geht, dann zahlst du Münzen, Holz, Nahrung, Stein, Gold und Tuch, in dieser Reihenfolge. Nichts kommt dazwischen.
    .title = Schritt für Schritt
cooper-island-rule-R92 = Beim Tausch wählst du, welchen, gibst eins nach dem anderen, hörst auf, wenn es reicht, und wählst dann, was du bekommst. Nichts kommt dazwischen.
    .title = Ein Tausch in einem Rutsch
cooper-island-rule-R93 = Ein Plättchen wählen und legen ist eins. Ob unterfüttert wird, folgt aus den beiden Ebenen, und welche Option des Kartografen es ist, aus dem Feld.
    .title = Ein Plättchen in einem Rutsch
cooper-island-rule-R94 = Gleiche Dinge sind eine Wahl.
    .title = Gleiche Dinge
cooper-island-rule-R95 = Was nach deiner letzten Gelegenheit auf den Marktplatz kommt, ist nichts wert.
    .title = Zu spät
cooper-island-rule-R96 = Alles, was offen liegt, wird gesagt: Vorräte, Lager, Marktplätze, Ablagen, Logbücher und was noch in Beutel und Stapeln ist.
    .title = Was alle wissen
cooper-island-rule-R97 = Für Ebenen, Anker, Schritte und Marktplätze gibt es keine Grenze, die eine Partie erreichen könnte.
    .title = Keine Grenzen

## Ablehnungen

cooper-island-refused-5_1 = Das kannst du nicht nehmen.
cooper-island-refused-5_2 = Das kannst du nicht bezahlen.
cooper-island-refused-5_3 = So etwas hast du nicht für eine Gebühr.
cooper-island-refused-5_5 = Du hast kein Doppelplättchen, das du jetzt legen kannst.
cooper-island-refused-5_5_1 = Dieses Plättchen liegt nicht in deinem Vorrat.
cooper-island-refused-5_5_2 = Ein Doppelplättchen bedeckt zwei benachbarte Felder.
cooper-island-refused-5_5_3 = Dort liegt eine Ruine: Entferne sie erst.
cooper-island-refused-5_5_4 = Auf diesem Feld liegt etwas: Lagere es ein, gib es aus oder wähle ein anderes.
cooper-island-refused-5_5_5 = Neues Land muss an erforschtes grenzen.
cooper-island-refused-5_5_6 = Beide Felder müssen dieselbe Ebene haben oder sich um eine unterscheiden, mit einem Einzelplättchen darunter.
cooper-island-refused-5_5_7 = Diese Landschaft passt dort nicht: Nur eine Siedlung bedeckt andere.
cooper-island-refused-5_6 = Du kannst jetzt kein Inselchen legen.
cooper-island-refused-5_6_1 = Dieses Inselchen hast du schon gelegt.
cooper-island-refused-5_6_2 = Auf dieser Sandbank liegt schon ein Inselchen.
cooper-island-refused-5_6_3 = Das Land eines Inselchens kommt auf ein unerforschtes Feld, das an die Sandbank und an erforschtes Land grenzt.
cooper-island-refused-5_7 = Die Kartografenleiste ist zu Ende.
cooper-island-refused-5_8 = Ein Gebäude oder eine Statue braucht ein freies Landschaftsfeld.
cooper-island-refused-5_13 = Dafür brauchst du ein Boot aus deinem Vorrat und einen freien Anlegeplatz.
cooper-island-refused-5_14 = Dieses Gebäude steht nicht mehr auf deiner Ablage.
cooper-island-refused-5_15 = Du kannst jetzt keine Ruine entfernen.
cooper-island-refused-5_16 = Auf einem solchen Werkstattplatz liegt keine Statue.
cooper-island-refused-5_17 = Dein Kistendeckel liegt nicht mehr auf diesem Frachtschiff.
cooper-island-refused-7_1 = So einen Arbeiter hast du nicht verfügbar.
cooper-island-refused-7_2 = Dort steht schon ein Arbeiter von dir.
cooper-island-refused-7A = Hier ziehst du ein Doppelplättchen oder legst eins, nicht beides; beides darf nur ein Vorarbeiter auf einem leeren Feld.
cooper-island-refused-7F = Hier entfernst du eine Ruine oder errichtest eine Statue, nicht beides; beides darf nur ein Vorarbeiter auf einem leeren Feld.
cooper-island-refused-Y1 = Auf diesem Feld liegt kein Würfel, oder im Lager ist kein Platz.
cooper-island-refused-Y2 = Das liegt nicht auf deinem Marktplatz, oder im Lager ist kein Platz.
cooper-island-refused-Y3 = Diesen Tausch kannst du nicht machen.
cooper-island-refused-Y4 = Du hast keinen ungenutzten Kistendeckel.
cooper-island-refused-Y5 = Auf kein Feld passt jetzt ein Einzelplättchen.
cooper-island-refused-Y6 = Diese Karte liegt nicht offen vor dir.
cooper-island-refused-9 = Du hast keinen Meilenstein dafür oder kein freies Anheuerfeld.
cooper-island-refused-10_2 = Das kannst du nicht reaktivieren.
cooper-island-refused-12 = Das passt jetzt nicht.
cooper-island-refused-LB14 = Wähle ein bis drei deiner Boote, die offen liegen.
cooper-island-refused-R1 = Du bist nicht am Zug.
cooper-island-refused-R5 = In Bereich G ziehst du zweimal oder legst zweimal, nicht eins von jedem.
cooper-island-refused-R6 = In dieser Zahlung könnte etwas wegbleiben, oder sie reicht nicht.
cooper-island-refused-R8 = So lässt sich der Rabatt nicht nutzen.
cooper-island-refused-R15 = Wähle eins der Inselchen, über die du ziehst.
cooper-island-refused-R19 = In der ersten Runde kommt das Inselchen auf die Sandbank rechts neben deinem Hafen.
cooper-island-refused-R22 = Gold gibt es nur auf Gebirge ab Ebene 3.
cooper-island-refused-R26 = Auf eine Siedlung kommt nur eine Siedlung.
cooper-island-refused-R28 = Der Kartograf wurde schon eingesetzt oder hilft in diesem Moment nicht.
cooper-island-refused-R29 = Dafür hast du zu wenige Kartografenschritte.
cooper-island-refused-R30 = Es gibt kein Einzelplättchen mehr.
cooper-island-refused-R31 = Der Beutel ist leer.
cooper-island-refused-R32 = Ein Gebäude oder eine Statue kommt auf eins deiner höchsten freien Felder.
cooper-island-refused-R33 = Dafür wäre auf deiner Halbinsel kein Platz.
cooper-island-refused-R35 = Diese Karte ist nicht unter denen, die du ansiehst.
cooper-island-refused-R37 = Eine Ruine muss an eins deiner Landschaftsfelder grenzen.
cooper-island-refused-R38 = Dafür hast du keinen freien Werkstattplatz.
cooper-island-refused-R39 = Das kann das Kopierboot nicht kopieren.
cooper-island-refused-R41 = So ein Boot liegt nirgends offen.
cooper-island-refused-R42 = So ein Inselchen oder Boot gibt es nicht zu nutzen.
cooper-island-refused-R43 = Dafür hast du in dieser Einkommensphase keine Hand mehr.
cooper-island-refused-R45 = Ein Deckel kommt auf ein freies Landschaftsfeld deiner Halbinsel.
cooper-island-refused-R46 = Auf diesem Kistenfeld liegt schon ein Deckel.
cooper-island-refused-R47 = Meilensteine nutzt man in den eigenen Arbeiterzügen.
cooper-island-refused-R48 = So einen verfügbaren Arbeiter hast du nicht, oder der Auftrag ist vergeben.
cooper-island-refused-R50 = Reicht deine Nahrung, müssen alle deine Arbeiter ernährt werden; reicht sie nicht, geht alle Nahrung weg.
cooper-island-refused-R60 = Ein Tausch muss wenigstens ein Stück bringen.
cooper-island-refused-R62 = Dafür ist in deinem Lager kein Platz.
cooper-island-refused-R68 = Ein Stück wird auf ein anderes freies Landschaftsfeld versetzt.
cooper-island-refused-R70 = Beide müssen verschiedene Aktionen zeigen.
cooper-island-refused-R74 = Was bezahlt ist, muss seinen Platz behalten.
cooper-island-refused-R81 = So lassen sich deine Arbeiter nicht ernähren.
cooper-island-refused-R83 = Am Spielende hilft der Kartograf nicht.
cooper-island-refused-R84 = Der Rabatt muss ganz genutzt werden.
cooper-island-refused-R86 = Nichts von dem, was diese Karte sagt, ist jetzt möglich.
cooper-island-refused-R87 = Das würde nichts ändern.
cooper-island-refused-R91 = Zahle eins nach dem anderen, der Reihe nach.
cooper-island-refused-R97 = Höher kann das Programm nicht zählen.

## Was eine Aktion bringen würde

cooper-island-effect-items_gained = +{ $count } { $item ->
    [coin] { $count ->
        [one] Münze
       *[other] Münzen
    }
   *[cube] { cooper-island-any-item_name }
}
cooper-island-effect-items_paid = −{ $count } { $item ->
    [coin] { $count ->
        [one] Münze
       *[other] Münzen
    }
   *[cube] { cooper-island-any-item_name }
}
cooper-island-effect-value_lost = { $value } vom Wert verfällt
cooper-island-effect-steps_gained = { $steps ->
    [one] +{ $steps } Kartografenschritt
   *[other] +{ $steps } Kartografenschritte
}
cooper-island-effect-steps_paid = { $steps ->
    [one] −{ $steps } Kartografenschritt
   *[other] −{ $steps } Kartografenschritte
}
cooper-island-effect-anchors = { $anchors } Anker
cooper-island-effect-milestone = Ein Meilenstein ist erreicht
cooper-island-effect-symbol = Mit dem Symbol des Feldes
cooper-island-effect-fee_due = Eine Gebühr für den Arbeiter darunter
cooper-island-effect-idle = Dort lässt sich jetzt nichts tun
cooper-island-effect-passes = Vorbei an: { cooper-island-any-islet } ({ cooper-island-any-islet_action })
cooper-island-effect-shim = Mit einem Einzelplättchen darunter
cooper-island-effect-sails_on = Danach noch { $points ->
    [one] { $points } Steuerradpunkt
   *[other] { $points } Steuerradpunkte
}
cooper-island-effect-log_book = Erreicht ein Logbuch
cooper-island-effect-harbor = Eine Hafengebühr wird fällig
cooper-island-effect-unused = Du lässt etwas ungenutzt
cooper-island-effect-food_missing = { $missing } Nahrung fehlt: je ein Anker
cooper-island-effect-market_lost = { $items ->
    [one] { $items } Stück auf deinem Marktplatz verfällt
   *[other] { $items } Stück auf deinem Marktplatz verfallen
}
cooper-island-effect-is_final = Es wird etwas gezogen: danach kein Zurück

## Wonach man streben kann

cooper-island-aim-helm_one_sail = Ein Segel
    .about = Jeder Schritt, den dieses Schiff fährt, ist 1 Punkt, und nach je 5 eigenen Schritten nimmt es ein Logbuch. Gezeigt sind seine Schritte, und bei wie vielen es das nächste nimmt.
cooper-island-aim-helm_two_sail = Zwei Segel
    .about = Jeder Schritt, den dieses Schiff fährt, ist 1 Punkt, und nach je 5 eigenen Schritten nimmt es ein Logbuch. Gezeigt sind seine Schritte, und bei wie vielen es das nächste nimmt.
cooper-island-aim-order_buildings = Auftrag: Gebäude
    .about = Mit einem Arbeiter auf diesem Auftrag bringen deine Gebäude am Ende Punkte. Gezeigt ist die nächste Stufe.
cooper-island-aim-order_statues = Auftrag: Statuen
    .about = Mit einem Arbeiter auf diesem Auftrag bringen die Statuen auf deiner Halbinsel am Ende Punkte. Gezeigt ist die nächste Stufe.
cooper-island-aim-order_lids = Auftrag: Kistendeckel
    .about = Mit einem Arbeiter auf diesem Auftrag bringen die Deckel, die du von Frachtschiffen hast, am Ende Punkte. Gezeigt ist die nächste Stufe.
cooper-island-aim-order_boats = Auftrag: Einkommensboote
    .about = Mit einem Arbeiter auf diesem Auftrag bringen deine Einkommensboote am Ende Punkte. Gezeigt ist die nächste Stufe.
cooper-island-aim-order_uncharted = Auftrag: Erforschtes Land
    .about = Mit einem Arbeiter auf diesem Auftrag zählt, wie wenige Felder unerforscht bleiben; höchstens so viele dürfen es sein. Gezeigt ist die nächste Stufe.
cooper-island-aim-order_heights = Auftrag: Hohes Land
    .about = Mit einem Arbeiter auf diesem Auftrag bringen deine Felder ab Ebene 5 am Ende Punkte. Gezeigt ist die nächste Stufe.
cooper-island-aim-order_area = Auftrag: Eine Landschaft
    .about = Mit einem Arbeiter auf diesem Auftrag bringt dein größter zusammenhängender Wald, deine größte Wiese oder dein größtes Gebirge am Ende Punkte. Gezeigt ist die nächste Stufe.
cooper-island-aim-order_copy = Auftrag: Eine Kopie
    .about = Mit einem Arbeiter auf diesem Auftrag zählt ein Auftrag mit einem fremden Arbeiter auch für dich, 1 Punkt weniger.
cooper-island-aim-flag_lighthouse = Leuchtturm
    .about = 3 Punkte, wenn alle 3 Felder am oberen Ende deiner Halbinsel erforscht sind.
cooper-island-aim-flag_chapel = Kapelle
    .about = 2 Punkte für 3 Statuen auf deiner Halbinsel.
cooper-island-aim-flag_market_hall = Markthalle
    .about = 1 Punkt, wenn 6 Dinge in deinem Lager liegen.
cooper-island-aim-flag_governors_house = Gouverneurshaus
    .about = 3 Punkte für 4 Gebäude, solange die Karte offen liegt.
cooper-island-aim-flag_cathedral = Kathedrale
    .about = 3 Punkte für 3 Gebäude und Statuen auf Siedlungen, solange die Karte offen liegt.
cooper-island-aim-flag_trading_company = Handelskompanie
    .about = 3 Punkte für 4 Deckel von Frachtschiffen, solange die Karte offen liegt.
cooper-island-aim-leftovers = Reste
    .about = Dinge im Lager, Kartografenschritte und nicht gelegte Doppelplättchen: je 5 zusammen sind 1 Punkt wert.
cooper-island-aim-anchors = Anker
    .about = Jeder Anker kostet am Ende 1 Punkt.
cooper-island-aim-feeding = Nahrung für deine Arbeiter
    .about = Was das Ernähren am Ende dieser Runde kostet, und was deine Nahrung wert ist. Gezeigt ist auch, was volle Bezahlung an Steuerradpunkten bringt.
cooper-island-aim-cooper = Cooper
    .about = Du gewinnst mit mehr Punkten als Cooper. Gezeigt ist, wie viele du beim jetzigen Stand brauchst.

## Die Lektion

cooper-island-lesson-welcome = Diese Halbinsel besiedelst du, und zwei Schiffe liegen in deinem Hafen. Wer in fünf Runden am weitesten um die Insel fährt, ist dem Sieg am nächsten.
cooper-island-lesson-islet = Jede Runde beginnt mit dem Einkommen. Leg ein Inselchen: Nimm das Proviantinselchen und leg seine Landhälfte auf das umrandete Feld.
cooper-island-lesson-use = Neues Land bringt einen Würfel, ein Gebirge also Stein. Das Inselchen bringt außerdem Proviant, jetzt und immer wenn ein Schiff darüberzieht: Nutz es und nimm Holz.
cooper-island-lesson-tile = Leg jetzt ein Doppelplättchen mit Wald und Gebirge an dein Land. Beide Hälften bringen ihren Würfel.
cooper-island-lesson-survey = Dein Kartograf hat drei Schritte. Für zwei davon legt er ein Einzelplättchen: Setz ihn ein und leg hier einen Wald. Dann bist du mit dem Einkommen fertig.
cooper-island-lesson-worker = Alles Weitere tun deine Arbeiter. Jeder Bereich der Insel hat seine Aktion: Setz einen auf Boote und bau ein Einkommensboot.
cooper-island-lesson-boat = Bau das Münzboot auf dem billigsten Anlegeplatz, für eine Münze und zwei Holz. Zahl mit dem Holz aus dem Lager und dem Würfel auf deinem ersten Wald.
cooper-island-lesson-sail = Das bringt einen Steuerradpunkt, und der bewegt ein Schiff um einen Schritt. Lass das Schiff mit zwei Segeln fahren und nutz dann dein neues Boot: Es bringt jetzt eine Münze und in jedem Einkommen wieder.
cooper-island-lesson-fee = Auf Besiedeln arbeitet schon jemand. Du darfst trotzdem hin, gegen eine Gebühr: Zahl eine Münze und zieh ein Doppelplättchen.
cooper-island-lesson-store = Jetzt könntest du höher bauen, aber ein Würfel liegt noch im Weg. Lagere den Stein vom umrandeten Gebirge ein.
cooper-island-lesson-stack = Leg ein Plättchen obendrauf: Wald auf Wald, Gebirge auf Gebirge. Würfel auf Ebene 2 sind je 2 wert.
cooper-island-lesson-feed = Die Arbeiter sind fertig und wollen essen: 2 Nahrung, und genau die hast du. Für fehlende gäbe es Anker, die deine Schiffe aufhalten.
cooper-island-lesson-income = Eine neue Runde. Ich habe für dich ein Inselchen und ein Plättchen gelegt; nimm noch die Münze deines Boots und beende das Einkommen.
cooper-island-lesson-build = Ein kleines Gebäude kostet eine Münze, zwei Holz und zwei Stein. Geh auf Bauen und zahl mit den beiden Würfeln auf Ebene 2: Jeder zählt doppelt.
cooper-island-lesson-put = Gebäude kommen auf dein höchstes freies Land. Stell es dorthin, wo das Holz lag, und lass dasselbe Schiff weiterfahren.
cooper-island-lesson-pass = Dein Schiff ist über dein Inselchen gezogen, also bringt es noch einmal Proviant. Nutz es und nimm Holz.
cooper-island-lesson-card = Zu jedem Gebäude gehört eine Karte: Du siehst vier und behältst eine. Behalt den Bootsschuppen, er macht Boote billiger; die anderen kommen unter den Stapel.
cooper-island-lesson-later = Ich habe für uns beide bis in die vierte Runde weitergespielt. Unterwegs hast du Ruinen geräumt: Was darin lag, kann zur Statue werden.
cooper-island-lesson-statue = Geh auf Statuen und errichte eine. Jede Statue bringt am Ende jeder Runde einen Steuerradpunkt.
cooper-island-lesson-milestone = Das war deine zweite Statue, ein Meilenstein. Nutz ihn für einen Vorarbeiter: Dafür kommt ein normaler auf einen königlichen Auftrag, der am Ende Punkte bringt. Wähl die Boote und fahr dann weiter.
cooper-island-lesson-cargo = Dein Vorarbeiter steht auf Fracht und hat dort ein Plättchen gelegt. Beliefere das Frachtschiff mit Gold und Tuch und fahr in den Hafen: Jeder Hafen und jede Bucht bringt ein Logbuch.
cooper-island-lesson-steps = Die letzte Runde habe ich für uns gespielt, jetzt wird gezählt. Ein Logbuch zählt 5 Punkte, jeder Schritt danach einen: Deine Schiffe bringen 24.
cooper-island-lesson-orders = Die königlichen Aufträge, auf denen deine Arbeiter stehen, bringen je bis zu 8 Punkte: bei dir zusammen 11.
cooper-island-lesson-rest = Je fünf Dinge, die übrig sind, zählen einen Punkt: noch 2. Anker würden je einen kosten, aber du hast keine.
cooper-island-lesson-end = 37 zu 15: Du hast gewonnen. Lust auf eine richtige Partie?

## Die zweite Lektion

cooper-island-lesson-back = Zurück auf deiner Halbinsel: Ich habe für uns beide bis in die vierte Runde gespielt. Ein Arbeiter von dir steht schon auf dem königlichen Auftrag für Gebäude.
cooper-island-lesson-special = Ein Vorarbeiter kommt auf das eckige Feld eines Bereichs. Steht dort noch niemand, bringt es noch etwas dazu: Setz deinen auf Besiedeln.
cooper-island-lesson-afar = Hier ist das die Aktion irgendeines Inselchens rund um die Insel, auch eines von mir. Nutz ein Schatzinselchen, nimm Gold und zieh dann ein Plättchen.
cooper-island-lesson-room = Von einem dieser Felder hast du eine Ruine entfernt, jetzt ist dort Platz. Leg Wald und Gebirge darauf.
cooper-island-lesson-refuse = Auf Vermessen steht schon mein Arbeiter. Geh trotzdem hin, aber verweigere diesmal die Gebühr: Ich nehme mir etwas aus dem Vorrat, und du bekommst einen Anker.
cooper-island-lesson-anchor = Ein Anker kostet am Ende einen Punkt, und ihn zu lichten kostet einen Steuerradpunkt. Nimm ihn unter dein Schiff mit einem Segel.
cooper-island-lesson-stride = Jetzt nutz den Bereich: Nimm die drei Schritte und als Würfel deiner Wahl Nahrung.
cooper-island-lesson-higher = Für drei Schritte legt der Kartograf ein Einzelplättchen obendrauf. Erhöh diese Wiese, dann ist ihre Nahrung 3 wert.
cooper-island-lesson-ships = Du hast Gold und Tuch, und Frachtschiffe nehmen beides. Setz einen Arbeiter auf Fracht und beliefere eins.
cooper-island-lesson-harbormaster = Drei davon könntest du bezahlen. Am umrandeten steht der Hafenmeister, also kostet es ein Gold oder Tuch weniger: Nimm dieses.
cooper-island-lesson-voyage = Das bringt drei Steuerradpunkte. Lass das Schiff mit zwei Segeln fahren: Es kommt durch meinen Hafen.
cooper-island-lesson-harbor = In jedem Hafen und jeder Bucht gibt es ein Logbuch: Nutz es. Ein Hafen will auch eine Gebühr: Zahl eine Münze, denn wer sich weigert, bekommt einen Anker.
cooper-island-lesson-lid = Auf dem Frachtschiff ist ein Kistendeckel von dir frei geworden. Er deckt eine deiner Kisten zu und bringt, was darauf steht: Wähl die zwei Würfel und nimm Holz und Stein.
cooper-island-lesson-fetch = Sie liegen auf deinem Marktplatz, und was dort bleibt, verfällt am Ende der Runde. Lagere beide ein und beende deinen Zug.
cooper-island-lesson-meal = Jetzt wollen deine Arbeiter 4 Nahrung. Zahl mit den Würfeln auf diesen beiden Wiesen: Der auf Ebene 3 zählt 3.
cooper-island-lesson-fed = Alle sind satt, und für deinen Vorarbeiter gibt es dann einen Steuerradpunkt. Fahr mit zwei Segeln weiter und nimm die Münze meines Inselchens: Inselchen nützen allen, die vorbeikommen.
cooper-island-lesson-recover = Nach dem Essen holt eine Münze einen genutzten Deckel zurück. Nimm deinen, dann kannst du ihn noch einmal nutzen.
cooper-island-lesson-raise = Deine Statue bringt ihren Steuerradpunkt. Gib ihn dem Schiff mit einem Segel: Das lichtet den Anker.
cooper-island-lesson-last = Die letzte Runde, das Einkommen habe ich für uns beide genommen. Ein Vorarbeiter auf Bauen macht Gebäude um zwei billiger: Setz deinen hin und errichte eins.
cooper-island-lesson-large = Ein großes Gebäude kostet 2 Münzen, 4 Holz und 4 Stein. Zahl zwei Holz weniger und die anderen beiden mit dem Würfel auf Ebene 2.
cooper-island-lesson-highest = Es kommt auf dein höchstes freies Land und bringt zwei Steuerradpunkte. Lass das Schiff mit zwei Segeln weiterfahren.
cooper-island-lesson-keep = Zu großen Gebäuden gehören große Karten. Behalt das Packhaus und leg die anderen in beliebiger Reihenfolge unter den Stapel.
cooper-island-lesson-pack = Eine große Karte nutzt du einmal, wann immer du willst. Nutz sie jetzt: Sie legt einen Deckel auf irgendein freies Land von dir und bringt einen Steuerradpunkt, für dasselbe Schiff.
cooper-island-lesson-bay = Eine Bucht und damit das nächste Logbuch: Nutz es. Nimm dann die Münze deiner Karte, lagere sie ein und beende deinen Zug.
cooper-island-lesson-ruin = Statuen beginnen als Ruinen. Setz einen Arbeiter auf Statuen und entfern eine Ruine.
cooper-island-lesson-spot = Welche von beiden du nimmst, ist egal. Dein großes Gebäude hat dafür einen Platz geöffnet, der einen Steuerradpunkt bringt: Gib ihn demselben Schiff.
cooper-island-lesson-market = Für ein weiteres Frachtschiff hast du Tuch, aber kein Gold. Geh auf Fracht und tausch Beliebiges gegen Beliebiges: Für deine vier Holz bekommst du Gold.
cooper-island-lesson-second = Lagere das Gold ein und auch die Münze, die ich dir als Gebühr gezahlt habe. Beliefere dann das Schiff und fahr weiter.
cooper-island-lesson-goal = Zwei Deckel von Frachtschiffen sind ein Meilenstein. Nutz ihn diesmal für zwei Steuerradpunkte, fahr über dein eigenes Inselchen und nimm seinen Schritt.
cooper-island-lesson-turn_up = Alle haben gegessen, und dein Schiff ist einmal um die ganze Insel gefahren. Für zwei Münzen darfst du eine genutzte Karte wieder aufdecken: Nimm das Packhaus.
cooper-island-lesson-again = Nutz es ein zweites Mal: ein Deckel auf irgendein freies Land, ein Steuerradpunkt für das Schiff mit einem Segel, und die Münze.
cooper-island-lesson-point = Ein Steuerradpunkt kommt noch von deiner Statue. Lass dasselbe Schiff fahren und nimm den Schritt deines Inselchens.
cooper-island-lesson-count = Die Partie ist vorbei, jetzt wird gezählt. Vier Logbücher sind 20 Punkte, und die Schritte deines anderen Schiffs noch 2.
cooper-island-lesson-order = Mit drei Gebäuden hast du die zweite Stufe dieses königlichen Auftrags erreicht: 5 Punkte.
cooper-island-lesson-left = Fünf Dinge sind übrig, auch Plättchen und Schritte zählen dazu: 1 Punkt. Manche Karten bringen auch Punkte, und ein Anker hätte einen gekostet.
cooper-island-lesson-over = 28 zu 11: Du hast gewonnen und kennst jetzt das ganze Spiel. Lust auf eine richtige Partie?
