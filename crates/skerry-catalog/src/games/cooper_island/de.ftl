### Cooper Island: Wörter, die nur das Terminal braucht.

cooper-island-board-forest = Wald mit seiner Ebene
    .sign = Wa2
cooper-island-board-meadow = Wiese mit ihrer Ebene
    .sign = Wi1
cooper-island-board-mountain = Gebirge mit seiner Ebene
    .sign = Ge3
cooper-island-board-settlement = Siedlung mit ihrer Ebene
    .sign = Si2
cooper-island-board-cubes = Würfel an Land: Holz, Nahrung, Stein, Gold, Tuch
    .sign = h n s g t
cooper-island-board-buildings = kleines Gebäude, großes Gebäude, Festung
    .sign = [g] [G] [#]
cooper-island-board-statue = Statue
cooper-island-board-lid = Kistendeckel
cooper-island-board-ruin = Ruine
cooper-island-board-bank = Hälfte einer Sandbank
cooper-island-board-islet = Inselchen
cooper-island-board-ship = Schiff von Platz a mit einem Segel, mit zweien
cooper-island-board-rival_ship = Coopers Schiff
cooper-island-board-harbor = Hafen von Platz a, Bucht
# Wie es auf der Karte steht.
cooper-island-board-letter = { $of ->
    [forest] Wa
    [meadow] Wi
    [mountain] Ge
    [settlement] Si
    [wood] h
    [food] n
    [stone] s
    [gold] g
    [cloth] t
    [small] {"[g]"}
    [large] {"[G]"}
    [fortress] {"[#]"}
    [statue] {"[*]"}
   *[lid] {"[-]"}
}
cooper-island-board-islet_short = { $islet ->
    [ruin] Ruine
    [goods] Proviant
    [coin] Münze
    [tile] Plättch.
    [step] Karte
   *[luxury] Schatz
}
cooper-island-board-solo = Du spielst allein gegen Cooper, nach unseren eigenen Soloregeln, nicht denen des Verlags: `regel 16` nennt sie.
cooper-island-board-cooper = Cooper
cooper-island-score-difficulty = Schwierigkeit
cooper-island-board-neutral = neutral

## Wie die Partie steht

cooper-island-board-standing = { $round ->
    [0] Vor der ersten von { $rounds } Runden
   *[other] Runde { $round } von { $rounds }
}
cooper-island-board-item = { $item ->
    [coin] { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
   *[cube] { $count } { cooper-island-any-item_name }
}
cooper-island-board-token = Cooper-Marker: { $who }
cooper-island-board-sections = Aktionsbereiche (rund) [quadratisch]
cooper-island-board-orders = Königliche Aufträge (Stufen für { $points } Punkte)
cooper-island-board-order = { cooper-island-any-order }: { $order ->
    [statues] { $needs } auf der Halbinsel
    [uncharted] höchstens { $needs } Felder unerforscht
    [heights] { $needs } Felder der Ebene 5 oder höher
    [area] { $needs } verbundene Felder
    [copy] einer mit fremdem Arbeiter, { $costs } Punkt weniger
   *[other] { $needs }
}
cooper-island-board-own_orders = Erreicht in königlichen Aufträgen (Punkte, wo ein Arbeiter steht)
cooper-island-board-own_order = { cooper-island-any-order }{ $order ->
    [copy] {""}
    [uncharted] : { $have } unerforscht
   *[other] : { $have }
} ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
cooper-island-board-cargoes = Frachtschiffe
cooper-island-board-cargo = { cooper-island-any-cargo }: { cooper-island-any-cargo_deal }{ $lids ->
    [none] {" "}– kein Deckel mehr
   *[other] {" "}– Deckel von { $lids }
}
cooper-island-board-harbormaster = – Hafenmeister
cooper-island-board-look = Du siehst an
cooper-island-board-storage = Lager
cooper-island-board-spots = { $stored } von { $spots } Plätzen{ $typed ->
    [0] {""}
   *[other] , { $typed } davon für bestimmte Dinge
}
cooper-island-board-market = Marktplatz
cooper-island-board-reserve = Doppelplättchen
cooper-island-board-islets = Inselchen im Vorrat
cooper-island-board-landings = Anlegeplätze
cooper-island-board-workers = Arbeiter
cooper-island-board-workshop = Werkstatt
cooper-island-board-cartographer = Kartograf
cooper-island-board-available = { $normal ->
    [one] { $normal } normaler Arbeiter
   *[other] { $normal } normale Arbeiter
}, { $special } Vorarbeiter verfügbar
cooper-island-board-feeding = Ernähren kostet { $feeding }
cooper-island-board-slots = noch { $normal_slots ->
    [one] { $normal_slots } normaler Arbeiter
   *[other] { $normal_slots } normale Arbeiter
}, { $special_slots } Vorarbeiter anzuheuern
cooper-island-board-milestones = Meilensteine
cooper-island-board-reached = { $reached } erreicht, { $used } davon genutzt
cooper-island-board-crafted = { $crafted } von { $spots } Werkstattplätzen belegt
cooper-island-board-steps = { $steps ->
    [one] { $steps } Kartografenschritt
   *[other] { $steps } Kartografenschritte
}
cooper-island-board-boats_left = Boote im Vorrat
cooper-island-board-boat = { cooper-island-any-boat }{ $boat ->
    [goods] {" "}(mit einem Lagerplatz)
   *[other] {""}
}
cooper-island-board-unbuilt = Gebäude im Vorrat
cooper-island-board-building = { $left } × { $building ->
    [small] kleines: 1 Münze, 2 Holz, 2 Stein, bringt 1 Steuerradpunkt
    [large] großes: 2 Münzen, 4 Holz, 4 Stein, bringt 2 Steuerradpunkte
   *[fortress] Festung: 6 Holz, 3 Stein, 3 Gold, 3 Tuch, bringt 4 Steuerradpunkte
}
cooper-island-board-statue_cost = eine Statue kostet 3 Holz und 3 Stein oder 2 Holz und 2 Gold, bringt 1 Steuerradpunkt
cooper-island-board-rival_cards = Coopers Karten
cooper-island-board-books_taken = Genommene Logbücher
cooper-island-board-lids = Ungenutzte Kistendeckel
cooper-island-board-lids_used = Genutzte Kistendeckel
cooper-island-board-cards = Karten
cooper-island-board-seat = Platz
cooper-island-board-points = Punkte
cooper-island-board-one_sail = Ein Segel
cooper-island-board-two_sails = Zwei Segel
cooper-island-board-boats = Boote
cooper-island-board-built = Gebäude
cooper-island-board-statues = Statuen
cooper-island-board-taken = Deckel
cooper-island-board-uncharted = Unerforscht
cooper-island-board-rival = Cooper: { $points ->
    [-1] { $points } Punkt
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}, { $statues ->
    [one] { $statues } Statue
   *[other] { $statues } Statuen
}, { $cubes } Fortschrittswürfel
cooper-island-board-rival_next = Bei Cooper kommen noch { $normal ->
    [one] { $normal } normaler Arbeiter
   *[other] { $normal } normale Arbeiter
} und { $special } Vorarbeiter, am liebsten in Bereich { $focus }
cooper-island-board-bag = Doppelplättchen im Beutel
cooper-island-board-singles = Einzelplättchen
cooper-island-board-books = Verdeckte Logbücher
cooper-island-board-small = Karten kleiner Gebäude, die dir bekannten am Ende
cooper-island-board-large = Karten großer Gebäude, die dir bekannten am Ende

## Was eine Aktion ist

# Wie man es hinter einem Feld eingibt.
cooper-island-way-forest = Wald
cooper-island-way-meadow = Wiese
cooper-island-way-mountain = Gebirge
cooper-island-way-settlement = Siedlung
cooper-island-way-helm = Steuerrad
cooper-island-way-plain = einfach
cooper-island-named-put_worker = { $worker ->
    [special] Vorarbeiter
   *[normal] Normaler Arbeiter
} auf { cooper-island-any-section }: { cooper-island-named-does }{ $fee ->
    [true] {" "}– gegen Gebühr
   *[false] {""}
}{ $idle ->
    [true] {" "}– jetzt geht dort nichts
   *[false] {""}
}
# Was ein Bereich diesem Arbeiter bietet; das Symbol gilt für den, der zuerst kommt.
cooper-island-named-does = { $section ->
    [a] { $symbol ->
        [true] { $worker ->
            [special] ein Doppelplättchen ziehen und eins legen, 1 Kartografenschritt
           *[normal] ein Doppelplättchen ziehen oder legen, 1 Kartografenschritt, der Cooper-Marker
        }
       *[false] ein Doppelplättchen ziehen oder legen, 1 Kartografenschritt
    }
    [b] ein Einkommensboot bauen{ cooper-island-named-cheaper }
    [c] ein Doppelplättchen ziehen und eins legen{ cooper-island-named-with_symbol }
    [d] ein Gebäude errichten{ cooper-island-named-cheaper }
    [e] bis zu 3 Kartografenschritte, eine Münze oder ein Würfel{ cooper-island-named-with_symbol }
    [f] { cooper-island-named-with_symbol }
    [g] bis zu zweimal ein Doppelplättchen ziehen oder legen{ cooper-island-named-with_symbol }
   *[h] ein Frachtschiff beliefern{ cooper-island-named-with_symbol }
}
cooper-island-named-cheaper = { $symbol ->
    [true] { $worker ->
        [special] , 2 billiger
       *[normal] {""}
    }
   *[false] {""}
}
cooper-island-named-with_symbol = { $symbol ->
    [true] { $worker ->
        [special] { $section ->
            [c] , irgendein Inselchen nutzen
            [e] , irgendein Einkommensboot nutzen
            [f] eine Ruine entfernen und eine Statue errichten
            [g] , 1 Kartografenschritt
           *[h] , ein Doppelplättchen ziehen oder legen
        }
       *[normal] { cooper-island-named-without_symbol }
    }
   *[false] { cooper-island-named-without_symbol }
}
cooper-island-named-without_symbol = { $section ->
    [f] eine Ruine entfernen oder eine Statue errichten
   *[other] {""}
}
cooper-island-named-lay = { $one ->
    [forest] Wald
    [meadow] Wiese
    [mountain] Gebirge
   *[settlement] Siedlung
} auf { $first }, { $other ->
    [forest] Wald
    [meadow] Wiese
    [mountain] Gebirge
   *[settlement] Siedlung
} auf { $second }: Ebene { $level }{ $shim ->
    [true] , unterfüttert für einen Kartografenschritt
   *[false] {""}
}
cooper-island-named-chart = { cooper-island-any-terrain } auf { $space }: Ebene { $level }, für { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
cooper-island-named-build_boat = { cooper-island-do-build_boat }{ cooper-island-named-less }
cooper-island-named-erect = { cooper-island-do-erect }{ cooper-island-named-less }
cooper-island-named-build_statue = { cooper-island-do-build_statue }{ cooper-island-named-less }
cooper-island-named-supply = { cooper-island-do-supply }{ cooper-island-named-less }
# Was von einem Preis abgeht.
cooper-island-named-less = { $due ->
    [printed] {""}
    [open] {" "}– { $cut } weniger, du wählst, wovon
    [nothing] {" "}– { $cut } weniger: nichts zu zahlen
   *[known] {" "}– { $cut } weniger:{ $coin ->
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
}
cooper-island-named-refuse = Die Gebühr verweigern: { $anchor ->
    [true] du nimmst einen Anker
   *[false] kein Anker, dank dem Lotsenhaus
}
cooper-island-named-pay = { $item ->
    [coin] { $value ->
        [one] { $value } Münze
       *[other] { $value } Münzen
    }
   *[cube] { $value } { cooper-island-any-item_name }
} zahlen:{ $stored ->
    [0] {""}
   *[other] {" "}{ $stored } aus dem Lager
}{ $cubes ->
    [0] {""}
   *[other] { $stored ->
        [0] {" "}
       *[other] {" "}und{" "}
    }{ $cubes ->
        [one] den Würfel
       *[other] die Würfel
    } auf { $at }
}
cooper-island-named-feed = { cooper-island-named-feed_with }{ $lacks ->
    [0] {""}
    [one] {" "}– 1 Nahrung fehlt: 1 Anker, keine Steuerradpunkte
   *[other] {" "}– { $lacks } Nahrung fehlen: { $lacks } Anker, keine Steuerradpunkte
}
cooper-island-named-feed_with = Ernähren mit{ $food ->
    [0] {""}
   *[other] {" "}{ $food } Nahrung aus dem Lager
}{ $meals ->
    [0] {""}
   *[other] { cooper-island-any-feed_coins_gap }Nahrung auf { $meals_at }
}{ $coins ->
    [0] {""}
    [one] { cooper-island-named-coins_gap }{ $coins } Münze
   *[other] { cooper-island-named-coins_gap }{ $coins } Münzen
}{ $wood ->
    [0] {""}
   *[other] { cooper-island-named-wood_gap }{ $wood } Holz aus dem Lager
}{ $logs ->
    [0] { $wood ->
        [0] { cooper-island-named-nothing }
       *[other] {""}
    }
   *[other] { cooper-island-named-logs_gap }Holz auf { $logs_at }
}
cooper-island-named-nothing = { $food ->
    [0] { $meals ->
        [0] { $coins ->
            [0] {" "}nichts
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
# Das Komma vor einem Teil, außer beim ersten.
cooper-island-named-coins_gap = { $meals ->
    [0] { cooper-island-any-feed_coins_gap }
   *[other] {", "}
}
cooper-island-named-wood_gap = { $coins ->
    [0] { cooper-island-named-coins_gap }
   *[other] {", "}
}
cooper-island-named-logs_gap = { $wood ->
    [0] { cooper-island-named-wood_gap }
   *[other] {", "}
}
# Was ein Schiff unterwegs trifft.
cooper-island-named-sail = { cooper-island-do-sail }{ $anchors ->
    [0] {""}
   *[other] , entfernt { $anchors } Anker
}{ $islets ->
    [0] {""}
   *[other] , zieht über { $islets } Inselchen
}{ $books ->
    [0] {""}
    [one] , erreicht { $books } Logbuch
   *[other] , erreicht { $books } Logbücher
}{ $harbors ->
    [0] {""}
   *[other] {" "}und einen Hafen mit seiner Gebühr
}
cooper-island-named-turn_up = { cooper-island-any-card } wieder aufdecken: { $coins ->
    [0] umsonst
   *[other] { $coins } Münzen zahlen
}
cooper-island-named-recover = Den genutzten Kistendeckel „{ cooper-island-any-crate }“ zurücknehmen: { $coins ->
    [0] umsonst
   *[other] { $coins } Münze zahlen
}
cooper-island-named-trade = Tauschen: { cooper-island-any-market }, je { $price } bringen eins
cooper-island-named-steps = { $steps ->
    [one] { $steps } Kartografenschritt
   *[other] Bis zu { $steps } Kartografenschritte
} erhalten
cooper-island-named-from = { $thing ->
    [wood] Holz
    [food] Nahrung
    [stone] Stein
    [gold] Gold
   *[cloth] Tuch
} von { $space } einlagern (dort { $level } wert)
cooper-island-named-give = { cooper-island-any-item } von { $space } geben, { $level } wert
cooper-island-named-pay_fee = { cooper-island-any-item } von { $space } zahlen (Ebene { $level })
cooper-island-named-put = Auf { $space } setzen: { cooper-island-any-terrain }, Ebene { $level }{ $terrain ->
    [settlement] {" "}– ein Steuerradpunkt mehr
   *[other] {""}
}
cooper-island-named-item_full = Eine Münze oder einen Würfel erhalten, soweit Platz ist
