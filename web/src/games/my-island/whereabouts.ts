/** Where on the island something is done, in words: from the sea inland. */
import type { Action } from '../../lib/protocol/my-island/Action';
import type { View } from '../../lib/protocol/my-island/View';
import type { Text } from '../game';
import { hexOf, spaceOf, tileHexes } from './hex';
import { terrainOf } from './side';

const INLAND = ['beach', 'heath', 'palms', 'jungle'] as const;

/** The ground under a tile; of several, the outermost and the innermost. */
export function whereabouts(action: Action, view: View, seat: number, text: Text): string | null {
  if (action.do !== 'place') return null;
  const ground = terrainOf(view.rules, view.players[seat]?.island);
  const under = tileHexes(action.tile, action.rotation, hexOf(action.at)).map(
    ({ hex }) => ground[spaceOf(hex)],
  );
  const [from, ...further] = INLAND.filter((one) => under.includes(one));
  const to = further.at(-1);
  if (!from) return null;
  return to
    ? text('my-island-ui-hint-from', { from, to })
    : text('my-island-ui-hint-on', { ground: from });
}
