/** What a player did in a turn, as one would tell it. */
import type { Event } from '../../lib/protocol/amerigo/Event';
import type { MapView } from '../../lib/protocol/amerigo/MapView';
import type { Resource } from '../../lib/protocol/amerigo/Resource';
import type { Square } from '../../lib/protocol/amerigo/Square';
import type { Text } from '../game';
import { shared } from './about';

type Named<E extends Event['event']> = Extract<Event, { event: E }>;

/** Everything of one kind that happened. */
function all<E extends Event['event']>(events: readonly Event[], kind: E): Named<E>[] {
  return events.filter((event): event is Named<E> => event.event === kind);
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

export function deeds(events: readonly Event[], map: MapView, text: Text): string[] | null {
  const told = [
    ...table(events, text),
    ...voyage(events, map, text),
    ...tracks(events, text),
    ...tiles(events, map, text),
    ...rest(events, text),
  ];
  if (told.length > 0) return told;
  const [chosen] = all(events, 'action_chosen');
  if (!chosen) return null;
  const isOver = all(events, 'turn_ended').length > 0;
  return [text(`amerigo-ui-deed-${isOver ? 'idle' : 'chosen'}`, { colour: chosen.colour })];
}

/** What nobody did. */
function table(events: readonly Event[], text: Text): string[] {
  const isNew = all(events, 'good_turned').length + all(events, 'marker_turned').length > 0;
  return [
    ...all(events, 'map_laid').map(() => text('amerigo-ui-told-map')),
    ...all(events, 'pirate_turned').map(({ sum }) => text('amerigo-ui-told-pirates', { sum })),
    ...(isNew ? [text('amerigo-ui-told-displays')] : []),
    ...all(events, 'round_skipped').map(({ colour }) =>
      text('amerigo-ui-told-skipped', { colour: text(`amerigo-colour-${colour}`) }),
    ),
    ...(all(events, 'tower_filled').length > 0 ? [text('amerigo-ui-told-tower')] : []),
  ];
}

function counted(id: string, count: number, text: Text): string[] {
  return count > 0 ? [text(id, { count })] : [];
}

/** Counted, and where, if all of it lies together. */
function lying(id: string, things: readonly { at: Square }[], map: MapView, text: Text): string[] {
  const squares = things.map(({ at }) => at);
  return squares.length > 0 ? [text(id, { count: squares.length, ...shared(squares, map) })] : [];
}

function voyage(events: readonly Event[], map: MapView, text: Text): string[] {
  const moved = [
    ...all(events, 'ship_placed'),
    ...all(events, 'ship_sailed').filter(({ steps }) => steps > 0),
  ];
  return [
    ...counted('amerigo-ui-deed-sailed', new Set(moved.map(({ ship }) => ship)).size, text),
    ...lying('amerigo-ui-deed-discovered', all(events, 'island_discovered'), map, text),
    ...counted('amerigo-ui-deed-founded', all(events, 'post_placed').length, text),
  ];
}

function tracks(events: readonly Event[], text: Text): string[] {
  const steps = (kind: 'cannons_loaded' | 'progress_made' | 'order_advanced') =>
    sum(all(events, kind).map((event) => event.steps));
  return [
    ...counted('amerigo-ui-deed-loaded', steps('cannons_loaded'), text),
    ...counted('amerigo-ui-deed-progressed', steps('progress_made'), text),
    ...counted('amerigo-ui-deed-markers', all(events, 'marker_taken').length, text),
    ...counted('amerigo-ui-deed-advanced', steps('order_advanced'), text),
    ...all(events, 'leader_joined').map(() => text('amerigo-ui-deed-joined')),
  ];
}

function tiles(events: readonly Event[], map: MapView, text: Text): string[] {
  const built = all(events, 'tile_built');
  const isVillage = ({ tile }: Named<'tile_built'>) => tile.startsWith('village');
  const villages = built.filter(isVillage);
  return [
    ...counted('amerigo-ui-deed-planned', all(events, 'tile_planned').length, text),
    ...lying('amerigo-ui-deed-built', villages, map, text),
    ...counted('amerigo-ui-deed-neutral', built.length - villages.length, text),
    ...listed('amerigo-ui-deed-gathered', all(events, 'resource_taken'), text),
    ...lying('amerigo-ui-deed-completed', all(events, 'island_completed'), map, text),
    ...listed('amerigo-ui-deed-bought', all(events, 'good_bought'), text),
  ];
}

function listed(id: string, things: readonly { resource: Resource }[], text: Text): string[] {
  const names = [...new Set(things.map(({ resource }) => text(`amerigo-resource-${resource}`)))];
  const [last] = names.slice(-1);
  if (last === undefined) return [];
  const most = names.slice(0, -1).join(', ');
  return [text(id, { list: most ? text('table-list', { most, last }) : last })];
}

function rest(events: readonly Event[], text: Text): string[] {
  const isScoring = (['gold_scored', 'goods_scored', 'progress_scored', 'order_scored'] as const) //
    .some((kind) => all(events, kind).length > 0);
  return [
    ...counted(
      'amerigo-ui-deed-gold',
      sum(all(events, 'gold_taken').map(({ gold }) => gold)),
      text,
    ),
    ...all(events, 'cubes_scored').map(() => text('amerigo-ui-deed-cubes')),
    ...all(events, 'chest_cashed').map(() => text('amerigo-ui-deed-chest')),
    ...all(events, 'pirates_repelled').map(() => text('amerigo-ui-deed-repelled')),
    ...all(events, 'pirates_plundered').map(() => text('amerigo-ui-deed-plundered')),
    ...(isScoring ? [text('amerigo-ui-deed-scored')] : []),
  ];
}
