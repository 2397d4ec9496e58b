### Amerigo: warum ein Bot etwas täte, und warum nicht.

amerigo-why-gold = Mehr Gold, das sich in Aktionspunkte verwandeln lässt.
    .loss = Weniger Gold für Aktionspunkte.
amerigo-why-goods = Rohstoffe und Waren einer Sorte kommen zusammen.
    .loss = Rohstoffe und Waren einer Sorte kommen nicht zusammen.
amerigo-why-progress = Du kommst auf der Fortschrittsleiste voran.
    .loss = Andere sind auf der Fortschrittsleiste schneller.
amerigo-why-markers = Fortschrittsmarker, die noch viel für dich tun können.
    .loss = Weniger Fortschrittsmarker, die dir helfen.
amerigo-why-order = Du wählst vor anderen und kommst auf der Sonderaktionsleiste voran.
    .loss = Andere wählen vor dir.
amerigo-why-pirates = Die Piraten können dir weniger anhaben.
    .loss = Die Piraten können dir mehr anhaben.
amerigo-why-islands = Eine Insel mit deinen Kontoren ist eher vollständig.
    .loss = Inseln mit deinen Kontoren werden später oder nie vollständig.
amerigo-why-land = Platz zum Bauen: Kontore, wo noch viel Land frei ist.
    .loss = Wenig Platz zum Bauen.
amerigo-why-plans = Plättchen, die du bald bauen kannst.
    .loss = Wenige Plättchen, die du noch rechtzeitig bauen kannst.
amerigo-why-ships = Deine Schiffe liegen nahe bei freien Ankerfeldern.
    .loss = Deine Schiffe liegen weit von freien Ankerfeldern entfernt.
