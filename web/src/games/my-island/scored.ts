/** Where each line of the score lies on the island. */
import type { Event } from '../../lib/protocol/my-island/Event';
import type { PlayerView } from '../../lib/protocol/my-island/PlayerView';
import type { Space } from '../../lib/protocol/my-island/Space';
import type { Symbol as TileSymbol } from '../../lib/protocol/my-island/Symbol';
import type { View } from '../../lib/protocol/my-island/View';
import type { Scored } from '../game';
import { groupAt, groupsOf } from './groups';
import { SYMBOLS } from './kinds';
import { opened } from './opened.svelte';
import { sideOf, terrainOf } from './side';

const GROUPS: Readonly<Record<string, TileSymbol>> = {
  farms: 'field',
  villages: 'house',
  bulwarks: 'wall',
};

export function scoredAt(
  category: string,
  seat: number,
  view: View,
  events: readonly Event[],
): Scored[] {
  const player = view.players[seat];
  if (!player) return [];
  const mine = events.filter((event) => 'seat' in event && event.seat === seat);
  const mark = (spaces: readonly Space[], points: number): Scored => ({ seat, spaces, points });
  const symbol = GROUPS[category];
  if (symbol) {
    return mine.flatMap((event) =>
      event.event === 'group_completed' && event.symbol === symbol
        ? [mark(groupAt(player, event.at), event.points)]
        : [],
    );
  }
  if (category === 'totems') {
    return mine.flatMap((event) =>
      event.event === 'totem_connected' ? [mark([event.totem], event.points)] : [],
    );
  }
  if (category === 'largest') {
    return mine.flatMap((event) =>
      event.event === 'largest_group'
        ? [mark(groupsOf(player, event.symbol)[0] ?? [], event.points)]
        : [],
    );
  }
  const line = player.breakdown.find((one) => one.category === category);
  const lies = opened.lies(category);
  if (lies) {
    const spaces = lies.flatMap((where) => liesAt(where, view, player));
    return spaces.length > 0 && line ? [mark(spaces, line.points)] : [];
  }
  const spaces = onTheBeach(category, view, player);
  return spaces.length > 0 && line ? [mark(spaces, line.points)] : [];
}

/** The longest group of a symbol, all of them, every mark of a kind, or ground that was changed. */
function liesAt(where: string, view: View, player: PlayerView): Space[] {
  const [how, name = ''] = where.split(':');
  const symbol = SYMBOLS.find((one) => one === name);
  if (how === 'largest' && symbol) return groupsOf(player, symbol)[0] ?? [];
  if (how === 'all' && symbol) return groupsOf(player, symbol).flat();
  if (how === 'mark') {
    const marks = player.island?.marks ?? [];
    return marks.filter((one) => one.kind === name && !one.is_faded).map((one) => one.space);
  }
  const covered = new Set(player.placed.flatMap(({ spaces }) => spaces.map((one) => one.space)));
  const ground = Object.entries(terrainOf(view.rules, player.island));
  const printed = sideOf(view.rules).terrain;
  return ground
    .filter(([space, now]) => now === name && printed[space] !== now && !covered.has(space))
    .map(([space]) => space);
}

/** Houses on the beach, or what of it is still bare. */
function onTheBeach(category: string, view: View, player: PlayerView): Space[] {
  const covered = new Map(
    player.placed.flatMap(({ spaces }) => spaces.map((one) => [one.space, one.symbol])),
  );
  const wanted =
    category === 'houses' ? 'house' : category === 'beach' ? undefined : ('none' as const);
  return Object.entries(terrainOf(view.rules, player.island))
    .filter(([space, terrain]) => terrain === 'beach' && covered.get(space) === wanted)
    .map(([space]) => space);
}
