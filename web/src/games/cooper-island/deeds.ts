/** What a player did in a turn, as one would tell it. */
import type { Event } from '../../lib/protocol/cooper-island/Event';
import type { View } from '../../lib/protocol/cooper-island/View';
import type { Text } from '../game';

type Named<E extends Event['event']> = Extract<Event, { event: E }>;

/** Everything of one kind that happened. */
function all<E extends Event['event']>(events: readonly Event[], kind: E): Named<E>[] {
  return events.filter((event): event is Named<E> => event.event === kind);
}

const id = (name: string) => `cooper-island-ui-deed-${name}`;

/** Whoever is owed a fee answers in the turn of somebody else, whose anchor is no deed of theirs. */
function ownOf(events: readonly Event[]): readonly Event[] {
  const claim = all(events, 'item_claimed')[0];
  if (!claim) return events;
  return events.filter((event) => !('seat' in event) || event.seat === claim.seat);
}

export function deeds(
  happened: readonly Event[],
  { cooper: rival }: Pick<View, 'cooper'>,
  text: Text,
): string[] | null {
  const events = ownOf(happened);
  const told = [
    ...table(events, text),
    ...cooper(events, text),
    ...worker(events, rival !== null, text),
    ...land(events, text),
    ...bought(events, text),
    ...voyage(events, text),
    ...aside(events, text),
    ...round(events, text),
  ];
  return told.length > 0 ? told : null;
}

function counted(name: string, count: number, text: Text): string[] {
  return count > 0 ? [text(id(name), { count })] : [];
}

/** What nobody did. */
function table(events: readonly Event[], text: Text): string[] {
  return all(events, 'order_shown').length > 0 ? [text('cooper-island-ui-told-orders')] : [];
}

function cooper(events: readonly Event[], text: Text): string[] {
  const neutral = all(events, 'neutral_placed').length;
  const sailed = sum(all(events, 'cooper_sailed').map(({ points }) => points));
  const [first, ...more] = [
    ...all(events, 'cooper_hired').map(({ worker }) => text(id('hired'), { worker })),
    ...all(events, 'cooper_took_order').map(({ order }) => text(id('order'), { order })),
    ...all(events, 'cooper_placed').map(({ section }) => text(id('section'), { section })),
    ...all(events, 'cooper_took_token').map(() => text(id('token'))),
    ...all(events, 'cooper_carved').map(() => text(id('statue'))),
    ...counted('sailed', sailed, text),
  ];
  return [
    ...(neutral > 0 ? [text('cooper-island-ui-told-neutral', { count: neutral })] : []),
    // He has no seat, so his name is told with what he does first.
    ...(first === undefined
      ? []
      : [text('cooper-island-ui-told-cooper', { deed: first }), ...more]),
  ];
}

/** Alone nobody refuses a fee: what is taken is for Cooper's worker on one's own. */
function worker(events: readonly Event[], isAlone: boolean, text: Text): string[] {
  return [
    ...all(events, 'worker_placed').map(({ section }) => text(id('section'), { section })),
    ...(all(events, 'fee_paid').length > 0 ? [text(id('fee'))] : []),
    ...(all(events, 'fee_refused').length > 0 ? [text(id('refused'))] : []),
    ...all(events, 'token_taken').map(() => text(id('token'))),
    ...all(events, 'item_claimed').map(({ item }) =>
      text(id(isAlone ? 'covered' : 'claimed'), { item }),
    ),
  ];
}

function land(events: readonly Event[], text: Text): string[] {
  const laid = all(events, 'tile_placed');
  const level = Math.max(0, ...laid.map((tile) => tile.level));
  return [
    ...counted('drew', all(events, 'tile_drawn').length, text),
    ...all(events, 'islet_placed').map(({ islet }) => text(id('islet'), { islet })),
    ...(laid.length > 0 ? [text(id('laid'), { count: laid.length, level })] : []),
    ...counted('charted', all(events, 'charted').length, text),
    ...all(events, 'ruin_removed').map(() => text(id('ruin'))),
  ];
}

function bought(events: readonly Event[], text: Text): string[] {
  return [
    ...all(events, 'boat_built').map(({ boat }) => text(id('boat'), { boat })),
    ...all(events, 'building_erected').map(({ building }) => text(id('building'), { building })),
    ...all(events, 'statue_built').map(() => text(id('statue'))),
    ...all(events, 'cargo_supplied').map(({ cargo }) => text(id('cargo'), { cargo })),
    ...all(events, 'card_kept').map(({ card }) => text(id('card'), { card })),
  ];
}

function voyage(events: readonly Event[], text: Text): string[] {
  const fees = all(events, 'harbor_fee_paid').length;
  return [
    ...counted('sailed', all(events, 'ship_sailed').length, text),
    ...counted('passed', all(events, 'islet_passed').length, text),
    ...counted('book', all(events, 'log_book_taken').length, text),
    ...(fees > 0 ? [text(id('harbor_fee'))] : []),
    ...(all(events, 'harbor_fee_refused').length > 0 ? [text(id('refused'))] : []),
    ...counted('anchor', all(events, 'anchor_taken').length, text),
  ];
}

function aside(events: readonly Event[], text: Text): string[] {
  const steps = sum(all(events, 'steps_gained').map((gained) => gained.steps));
  const items = all(events, 'item_gained').length;
  return [
    ...counted('steps', steps, text),
    ...counted('items', items, text),
    ...all(events, 'card_used').map(({ card }) => text(id('used'), { card })),
    ...all(events, 'lid_used').map(() => text(id('lid'))),
    ...(all(events, 'traded').length > 0 ? [text(id('traded'))] : []),
    ...all(events, 'milestone_reached').map(() => text(id('milestone'))),
    ...all(events, 'order_taken').map(({ order }) => text(id('order'), { order })),
  ];
}

function round(events: readonly Event[], text: Text): string[] {
  return [
    ...all(events, 'fed').map(() => text(id('fed'))),
    ...all(events, 'feeding_short').map(() => text(id('short'))),
  ];
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
