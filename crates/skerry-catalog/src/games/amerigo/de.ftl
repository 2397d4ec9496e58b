### Amerigo: Wörter, die nur das Brett im Terminal braucht.

amerigo-board-post = Kontorfeld
amerigo-board-founded = Kontor von Platz a
amerigo-board-ship = Schiff von Platz a
amerigo-board-anchor = Ankerfeld, zeigt auf sein Kontorfeld
amerigo-board-free = freies Land
amerigo-board-neutral = Landschaftsplättchen
amerigo-board-village = Dorfplättchen von Platz a
amerigo-board-sea = Meer
amerigo-board-reach = hierher kann jetzt ein Schiff fahren
amerigo-board-frame = Rahmenfeld
amerigo-board-new = noch nicht bestätigt

## Wie es steht

amerigo-board-standing = Durchgang { $pass } von { $passes }, Runde { amerigo-any-colour } · Zeitmarker { $time } · Piraten der Stärke { $pirates }
amerigo-board-order = Reihenfolge
amerigo-board-islands = Inseln
amerigo-board-island = { $at } { $large ->
    [true] groß
   *[false] klein
} ({ $left ->
    [0] fertig
   *[other] { $left } von { $size } frei
})
amerigo-board-cubes = Würfel
amerigo-board-goods = Warenmarker in der Auslage (Aktionspunkte)
amerigo-board-markers_left = Fortschrittsmarker links
amerigo-board-markers_right = Fortschrittsmarker rechts
amerigo-board-supply = Landschaftsplättchen im Vorrat
amerigo-board-villages = Dorfplättchen von { $seat } im Vorrat
amerigo-board-sheets = Platz
amerigo-board-points = Siegpunkte
amerigo-board-pirates = Piraten abzuwehren
amerigo-board-posts_left = Kontore übrig
amerigo-board-ships = Schiffe
amerigo-board-wares = { amerigo-any-resource } × Waren
amerigo-board-any_colour = jede Farbe
amerigo-board-planned = Geplant von { $seat }
amerigo-board-markers = Marker von { $seat }
amerigo-board-used = (benutzt)

## Was man tun kann, beim Namen genannt

amerigo-named-take = { amerigo-do-take } ({ $ap ->
    [one] { $ap } Aktionspunkt
   *[other] { $ap } Aktionspunkte
})
amerigo-named-take_gold = { $gold } Gold nehmen statt einer Aktion
amerigo-named-cube_vp = Marker einsetzen: die Würfel im Aktionsfeld werten, +{ $points }
# Wie man es hinter einem Ort eingibt.
amerigo-way-1 = Schiff 1
    .listed = { amerigo-way-1 } ({ $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    }{ $anchor ->
        [true] , Anker
       *[false] {""}
    })
amerigo-way-2 = Schiff 2
    .listed = { amerigo-way-2 } ({ $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    }{ $anchor ->
        [true] , Anker
       *[false] {""}
    })
amerigo-named-sail = { $steps ->
    [0] Mit Schiff { $ship } auf { $to } bleiben
    [one] Mit Schiff { $ship } nach { $to } fahren, { $steps } Feld weit
   *[other] Mit Schiff { $ship } nach { $to } fahren, { $steps } Felder weit
}{ $anchor ->
    [true] {" "}(Ankerfeld)
   *[false] {""}
}
amerigo-named-advance = { $steps ->
    [one] { $steps } Feld vorrücken, auf die { $to }
   *[other] { $steps } Felder vorrücken, auf die { $to }
}
amerigo-named-take_tile = Ein { amerigo-any-tile } planen für { $cost ->
    [one] { $cost } Aktionspunkt
   *[other] { $cost } Aktionspunkte
}: bringt { $small } auf einer kleinen Insel, { $large } auf einer Großinsel
amerigo-named-pick_marker = „{ amerigo-any-marker }“ nehmen ({ $slot ->
    [0] links, Platz 1
    [1] links, Platz 2
    [2] links, Platz 3
    [3] links, Platz 4
    [4] rechts, Platz 1
    [5] rechts, Platz 2
    [6] rechts, Platz 3
   *[7] rechts, Platz 4
}). { amerigo-any-effect }
amerigo-named-buy_good = Warenmarker kaufen: { amerigo-any-resource } für { $cost } Aktionspunkte (Platz { $place })
amerigo-any-effect = { $marker ->
    [ap2_blue] { amerigo-marker-ap2_blue.effect }
    [ap2_black] { amerigo-marker-ap2_black.effect }
    [ap2_red] { amerigo-marker-ap2_red.effect }
    [ap2_brown] { amerigo-marker-ap2_brown.effect }
    [ap2_green] { amerigo-marker-ap2_green.effect }
    [ap2_yellow] { amerigo-marker-ap2_yellow.effect }
    [ap1_blue_red] { amerigo-marker-ap1_blue_red.effect }
    [ap1_black_brown] { amerigo-marker-ap1_black_brown.effect }
    [ap1_green_yellow] { amerigo-marker-ap1_green_yellow.effect }
    [sail8] { amerigo-marker-sail8.effect }
    [pirate_plus2] { amerigo-marker-pirate_plus2.effect }
    [pirate_half] { amerigo-marker-pirate_half.effect }
    [pirate_gold] { amerigo-marker-pirate_gold.effect }
    [two_neutral] { amerigo-marker-two_neutral.effect }
    [red_green] { amerigo-marker-red_green.effect }
    [jump_leader] { amerigo-marker-jump_leader.effect }
    [gold3] { amerigo-marker-gold3.effect }
    [gold5] { amerigo-marker-gold5.effect }
    [post_gold] { amerigo-marker-post_gold.effect }
    [gold_2_for_1] { amerigo-marker-gold_2_for_1.effect }
    [cube_vp] { amerigo-marker-cube_vp.effect }
    [end_posts] { amerigo-marker-end_posts.effect }
    [end7] { amerigo-marker-end7.effect }
   *[end_gold] { amerigo-marker-end_gold.effect }
}
