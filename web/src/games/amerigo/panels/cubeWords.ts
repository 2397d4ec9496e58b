/** Where the cubes of an action are, and what it offers: for tips and screen readers. */
import type { Colour } from '../../../lib/protocol/amerigo/Colour';
import type { View } from '../../../lib/protocol/amerigo/View';
import type { Text } from '../../game';
import { COLOURS } from '../cubes';

export function cubeWords(colour: Colour, { cubes, doing }: View, text: Text): string {
  const n = COLOURS.indexOf(colour);
  return text('amerigo-ui-rondel', {
    action: text(`amerigo-action-${colour}`),
    colour: text(`amerigo-colour-${colour}`),
    field: cubes.field[n] ?? 0,
    storage: cubes.storage[n] ?? 0,
    tower: cubes.tower[n] ?? 0,
    ap: doing?.offers.find((offer) => offer.colour === colour)?.ap ?? -1,
  });
}
