### Yamataï: warum ein Bot etwas täte, und warum nicht.

yamatai-why-coins = Münzen, denen wenig zum nächsten Punkt fehlt.
    .loss = Münzen, die keinen Punkt ergeben.
yamatai-why-harbour = Gute Schiffe im Hafen für einen späteren Zug.
    .loss = Schiffe, die Punkte kosten, oder keine für später.
yamatai-why-culture = Kulturplättchen, mit denen sich bald ein Spezialist bezahlen lässt.
    .loss = Wenige Kulturplättchen für Spezialisten.
yamatai-why-reserved = Ein Gebäude, das für dich reserviert ist.
    .loss = Kein Gebäude, das für dich reserviert ist.
yamatai-why-specialists = Spezialisten, die bis zum Ende für dich arbeiten.
    .loss = Keine weiteren Spezialisten, die für dich arbeiten.
yamatai-why-order = Früh am Zug in der nächsten Runde.
    .loss = Spät am Zug in der nächsten Runde.
