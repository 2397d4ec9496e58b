/** What a player did in a turn, as one would tell it. */
import { TILES } from '../../lib/protocol/yamatai/components';
import type { Event } from '../../lib/protocol/yamatai/Event';
import type { Text } from '../game';
import { fleetNumber, specialistName } from './names';

type Named<E extends Event['event']> = Extract<Event, { event: E }>;

/** Everything of one kind that happened. */
function all<E extends Event['event']>(events: readonly Event[], kind: E): Named<E>[] {
  return events.filter((event): event is Named<E> => event.event === kind);
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

export function deeds(events: readonly Event[], text: Text): string[] | null {
  const told = [
    ...table(events, text),
    ...fleet(events, text),
    ...power(events, text),
    ...islands(events, text),
    ...harbour(events, text),
  ];
  return told.length > 0 ? told : null;
}

function counted(id: string, count: number, text: Text): string[] {
  return count > 0 ? [text(id, { count })] : [];
}

/** What nobody did. */
function table(events: readonly Event[], text: Text): string[] {
  const isNew =
    all(events, 'tile_turned').length + all(events, 'specialist_turned').length > 0 ||
    all(events, 'fleet_turned').length > 0;
  return [
    ...all(events, 'culture_laid').map(({ tokens }) => text('yamatai-ui-told-map', { tokens })),
    ...(isNew ? [text('yamatai-ui-told-new')] : []),
  ];
}

function fleet(events: readonly Event[], text: Text): string[] {
  return [
    ...all(events, 'fleet_taken').map(({ fleet }) =>
      text('yamatai-ui-deed-fleet', { number: fleetNumber(fleet) }),
    ),
    ...all(events, 'boat_bought').map(({ cargo }) => text('yamatai-ui-deed-bought', { cargo })),
    ...all(events, 'boat_sold').map(({ cargo }) => text('yamatai-ui-deed-sold', { cargo })),
    ...counted('yamatai-ui-deed-placed', all(events, 'boat_placed').length, text),
  ];
}

function power(events: readonly Event[], text: Text): string[] {
  return [
    ...all(events, 'ground_consecrated').map(() => text('yamatai-ui-deed-sacred')),
    ...all(events, 'tokens_exchanged').map(() => text('yamatai-ui-deed-exchanged')),
    ...all(events, 'tile_reserved').map(() => text('yamatai-ui-deed-reserved')),
    ...all(events, 'boats_swapped').map(() => text('yamatai-ui-deed-swapped')),
    ...all(events, 'boat_moved').map(() => text('yamatai-ui-deed-moved')),
    ...counted('yamatai-ui-deed-removed', all(events, 'boat_removed').length, text),
  ];
}

function islands(events: readonly Event[], text: Text): string[] {
  const tokens = all(events, 'token_taken').length + all(events, 'extra_taken').length;
  const paid = [
    ...all(events, 'group_paid'),
    ...all(events, 'specialist_paid'),
    ...all(events, 'funds_paid'),
  ];
  return [
    ...counted('yamatai-ui-deed-gathered', tokens, text),
    ...all(events, 'tile_built').map(({ tile }) =>
      text('yamatai-ui-deed-built', { kind: TILES[tile]?.kind ?? 'house' }),
    ),
    ...counted('yamatai-ui-deed-coins', sum(paid.map(({ coins }) => coins)), text),
  ];
}

function harbour(events: readonly Event[], text: Text): string[] {
  const boats = ({ bamboo, wood, stone, clay, gold }: Named<'boats_set_aside'>) =>
    bamboo + wood + stone + clay + gold;
  const aside = sum(all(events, 'boats_set_aside').map(boats));
  return [
    ...counted('yamatai-ui-deed-aside', aside, text),
    ...all(events, 'specialist_hired').map(({ specialist }) =>
      text('yamatai-ui-deed-hired', { name: specialistName(specialist, text) }),
    ),
    ...all(events, 'game_ended').map(() => text('yamatai-ui-deed-ended')),
  ];
}
