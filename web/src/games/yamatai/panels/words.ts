/** Fleets, tiles, specialists and boats as panels say them. */
import type { Boats } from '../../../lib/protocol/yamatai/Boats';
import type { Fleet } from '../../../lib/protocol/yamatai/Fleet';
import type { PlayerView } from '../../../lib/protocol/yamatai/PlayerView';
import type { Specialist } from '../../../lib/protocol/yamatai/Specialist';
import type { Text } from '../../game';
import { cargoName, countedOf, fleetNumber, tileName } from '../names';

/** "Fleet 4: bamboo, stone. Plans. Three building tiles …" */
export function fleetWords(fleet: Fleet, text: Text): string {
  const number = fleetNumber(fleet);
  return text('yamatai-ui-fleet', {
    number,
    fleet,
    effect: text(`yamatai-fleet-${fleet}.effect`),
  });
}

/** "2 bamboo, wood"; nothing for no boats. */
export function boatsWords(boats: Boats, text: Text): string {
  return countedOf(boats)
    .map(({ cargo, count }) => text('yamatai-ui-count', { count, what: cargoName(cargo, text) }))
    .join(', ');
}

/** Name, points, and what it can do. */
export function specialistWords(specialist: Specialist, points: number, text: Text): string {
  return text('yamatai-ui-specialist', {
    specialist: text(`yamatai-specialist-${specialist}`),
    points,
    effect: text(`yamatai-specialist-${specialist}.effect`),
  });
}

/** The boats beside a harbour, and what they cost. */
export function asideWords(player: PlayerView, text: Text): string {
  return text('yamatai-ui-aside.about', {
    boats: boatsWords(player.set_aside, text) || text('yamatai-ui-none'),
    cost: Math.abs(player.set_aside_points),
  });
}

export function reservedWords({ reserved }: PlayerView, text: Text): string {
  const tiles = reserved.map((tile) => tileName(tile, text)).join(', ');
  return text('yamatai-ui-reserved-tiles', { tiles, count: reserved.length });
}
