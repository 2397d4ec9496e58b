### Yamataï: Wörter, die nur sein Tisch im Browser braucht.

## Was eine Partie entschieden hat

yamatai-ui-lead-coins = Die Münzen haben den Ausschlag gegeben
yamatai-ui-lead-prestige = Bauen neben Torii, Palästen und auf Gebirgen hat den Ausschlag gegeben
yamatai-ui-lead-buildings = Die Gebäude haben den Ausschlag gegeben
yamatai-ui-lead-specialists = Die Spezialisten haben den Ausschlag gegeben
yamatai-ui-lead-reserved = Zu bauen, was reserviert war, hat sich gelohnt
yamatai-ui-lead-set_aside = Für jedes Schiff einen Platz zu finden, hat sich gelohnt
