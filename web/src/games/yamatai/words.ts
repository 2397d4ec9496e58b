/** What lies on a space or an island, and what can be done there, as a screen reader says it. */
import type { Key } from '../../lib/board/spaces';
import type { Action } from '../../lib/protocol/yamatai/Action';
import type { Island } from '../../lib/protocol/yamatai/Island';
import type { Space } from '../../lib/protocol/yamatai/Space';
import type { View } from '../../lib/protocol/yamatai/View';
import type { Text } from '../game';
import { entryOf, isIsland, islandsAt } from './chart';

interface Told {
  readonly view: View;
  readonly names: readonly string[];
  readonly text: Text;
}

export function keyWords(key: Key, told: Told): string {
  return isIsland(key) ? islandWords(key, told) : spaceWords(key, told);
}

function islandWords(island: Island, { view, names, text }: Told): string {
  const found = view.islands.find((one) => one.island === island);
  const parts = [text('yamatai-ui-island', { island })];
  if (!found) return parts.join(', ');
  const { is_mountain, is_sacred, building, owner, culture } = found;
  if (is_mountain) parts.push(text('yamatai-ui-mountain'));
  if (is_sacred) parts.push(text('yamatai-ui-sacred'));
  if (building) {
    const player = owner === null ? '' : (names[owner] ?? '');
    parts.push(text('yamatai-ui-building', { building, player }));
  }
  if (culture) parts.push(text('yamatai-any-token', { culture }));
  return parts.join(', ');
}

function spaceWords(space: Space, { view, text }: Told): string {
  const boat = view.boats.find((one) => one.at === space);
  const [island] = islandsAt(space);
  const letter = entryOf(space);
  const parts = [text('yamatai-ui-space', { space, island, cargo: boat?.cargo ?? 'none' })];
  if (letter !== null) parts.push(text('yamatai-ui-entry', { letter }));
  if (boat?.link) parts.push(text('yamatai-ui-link', { link: boat.link }));
  return parts.join(', ');
}

/** An action as on a button. */
export function actionWords({ do: verb, ...fields }: Action, text: Text): string {
  return text(`yamatai-do-${verb}`, fields);
}
