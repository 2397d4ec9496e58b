/** Two who help each other: Anna builds and sails with one sail, Ben lays his islets in her way. */
import type { Action } from '../../src/lib/protocol/cooper-island/Action';
import type { Islet } from '../../src/lib/protocol/cooper-island/Islet';
import type { Ship } from '../../src/lib/protocol/cooper-island/Ship';
import type { View } from '../../src/lib/protocol/cooper-island/View';
import type { Asked } from './plying';

type Question = Asked<View, Action>;
type Verb = Action['do'];

const SAILOR = 0;

/** What brings helm points, then what pays for it. */
const DEEDS = [
  'islet',
  'helm',
  'build_boat',
  'erect',
  'build_statue',
  'supply',
  'remove_ruin',
  'item',
  'place',
  'draw',
  'steps',
  'coin',
];
/** Where a worker goes that can buy nothing. */
const SECTIONS = ['c', 'e', 'g', 'a', 'f', 'h', 'b', 'd'];
const BOUGHT = ['erect', 'build_boat', 'build_statue', 'supply'];
const ISLETS = ['goods', 'coin', 'luxury', 'step', 'tile', 'ruin'];
const ITEMS = ['wood', 'coin', 'stone', 'food', 'gold', 'cloth'];
/** The way to the far end of Ben's right coast. */
const EAST = ['d5', 'd4', 'e3', 'e2', 'e1', 'd2', 'd1'];
const ASIDES: readonly Verb[] = ['fetch', 'use_lid', 'survey'];
/** Done only where nothing else is left. */
const LAST: readonly Verb[] = ['decline', 'refuse', 'enough', 'done'];

/** The first of these comes first; what is not named comes last. */
function early(order: readonly string[], name: string): number {
  const at = order.indexOf(name);
  return at < 0 ? 0 : order.length - at;
}

export interface Passing {
  readonly ship: Ship;
  readonly islet: Islet;
  readonly owner: number;
}

/** The islet of somebody else that helm points would lead past, before anything is drawn. */
export function foreignIslet({ seat, view, legal }: Question): Passing | null {
  const { doing } = view;
  if (doing?.asked.ask !== 'sail') return null;
  const { points } = doing.asked;
  const ways = doing.courses.filter((course) =>
    legal.some((action) => action.do === 'sail' && action.ship === course.ship),
  );
  for (const { ship, points: all } of ways) {
    const book = all.findIndex((point) => point.book);
    const quiet = all.slice(0, book < 0 ? points : Math.min(book, points));
    const met = quiet.flatMap(({ islets }) => islets).find(({ owner }) => owner !== seat);
    if (met) return { ship, ...met };
  }
  return null;
}

function worth(action: Action, asked: Question): number {
  const { seat, view } = asked;
  const isSailor = seat === SAILOR;
  switch (action.do) {
    case 'put_worker':
      return isSailor ? placing(action, view) : covering(action, view);
    case 'do':
      return early(DEEDS, action.deed);
    case 'sail':
      return action.ship === 'one_sail' ? 2 : 1;
    case 'anchor':
      return action.ship === 'two_sail' ? 2 : 1;
    case 'islet':
      return early(ISLETS, action.islet);
    case 'moor':
      return action.bank.startsWith('WR')
        ? Number(action.bank.at(-1)) + (action.half === 'b' ? 0.5 : 0)
        : 0;
    case 'tile':
      return action.side === 'front' ? 2 : 1;
    case 'lay':
      return isSailor ? 1 : early(EAST, action.first) + early(EAST, action.second);
    case 'chart':
      return isSailor ? early(['forest', 'mountain'], action.terrain) : early(EAST, action.space);
    case 'take_item':
      return wanted(action.item, asked);
    case 'erect':
      return early(['fortress', 'large', 'small'], action.building);
    case 'put':
      return view.doing?.sites.find(({ space }) => space === action.space)?.helm ?? 0;
    default:
      return LAST.includes(action.do) ? -1 : 1;
  }
}

/** What there is least of, of what boats and buildings cost. */
function wanted(item: string, { seat, view }: Question): number {
  const stored = view.players[seat]?.storage ?? [];
  const at = ['coin', 'wood', 'food', 'stone', 'gold', 'cloth'].indexOf(item);
  const need = ['wood', 'coin', 'stone'].includes(item) ? 3 - (stored[at] ?? 0) : 0;
  return need * 10 + early(ITEMS, item);
}

type Putting = Extract<Action, { do: 'put_worker' }>;

function placing({ section, worker }: Putting, view: View): number {
  const offer = view.doing?.offers.find((one) => one.section === section && one.worker === worker);
  const bought = offer?.deeds.some((deed) => BOUGHT.includes(deed)) ? 20 : 0;
  return bought + (offer?.fee ? 0 : 10) + early(SECTIONS, section);
}

/** On top of Anna's worker, without paying: she takes what she needs. */
function covering({ section, worker }: Putting, view: View): number {
  const offer = view.doing?.offers.find((one) => one.section === section && one.worker === worker);
  return (offer?.fee ? 20 : 0) + early(['g', 'c', 'a'], section);
}

/** Besides a turn: milestones become helm points, Anna charts and uses what lies on her marketplace. */
function aside({ asides, seat, view }: Question): Action | undefined {
  const ask = view.doing?.asked.ask;
  if (seat !== SAILOR || (ask !== 'turn' && ask !== 'income' && ask !== 'end')) return undefined;
  const claim = asides.find((action) => action.do === 'claim' && action.reward === 'helm');
  return claim ?? asides.find(({ do: verb }) => ASIDES.includes(verb));
}

/** What the two do next. */
export function sailing(asked: Question): Action {
  const { legal, seat } = asked;
  const refused = seat === SAILOR ? undefined : legal.find(({ do: verb }) => verb === 'refuse');
  const ranked = legal.toSorted((one, other) => worth(other, asked) - worth(one, asked));
  return aside(asked) ?? refused ?? (ranked[0] as Action);
}
