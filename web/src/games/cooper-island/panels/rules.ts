/** The rule of each printed thing, in the order in which the rules have them. */
import type { Key } from '../../../lib/board/spaces';
import type { Boat } from '../../../lib/protocol/cooper-island/Boat';
import type { Crate } from '../../../lib/protocol/cooper-island/Crate';
import { ORDERS } from '../../../lib/protocol/cooper-island/components';
import type { Islet } from '../../../lib/protocol/cooper-island/Islet';
import type { Milestone } from '../../../lib/protocol/cooper-island/Milestone';
import type { Order } from '../../../lib/protocol/cooper-island/Order';
import type { Section } from '../../../lib/protocol/cooper-island/Section';
import type { ThingView } from '../../../lib/protocol/cooper-island/ThingView';
import type { View } from '../../../lib/protocol/cooper-island/View';
import { isShoal, isSpace, partsOf } from '../land';
import { CRATES } from '../names';
import { bayOf, harborOf, isletOf, seatOf, workerOf } from '../targeting.svelte';

const BOATS: readonly Boat[] = ['goods', 'coin', 'tile', 'step', 'copy', 'luxury'];
const ISLETS: readonly Islet[] = ['ruin', 'goods', 'coin', 'tile', 'step', 'luxury'];
const GOALS: readonly Milestone[] = ['boats', 'buildings', 'statues', 'lids'];

const numbered =
  <Name>(prefix: string, all: readonly Name[]) =>
  (name: Name): string =>
    `${prefix}${all.indexOf(name) + 1}`;

export const boatRule = numbered('BT', BOATS);
export const crateRule = numbered<Crate>('CR', CRATES);
export const goalRule = numbered('Q', GOALS);
export const orderRule = numbered('O', Object.keys(ORDERS) as Order[]);
export const isletRule = numbered('I', ISLETS);

export function sectionRule(section: Section): string {
  return `7${section.toUpperCase()}`;
}

const THINGS: Readonly<Record<ThingView, string>> = {
  wood: '5.2',
  food: '5.2',
  stone: '5.2',
  gold: '5.2',
  cloth: '5.2',
  small: '5.14',
  large: '5.14',
  fortress: '5.14',
  statue: '5.16',
  lid: 'R45',
};

/** The rule of a place on the map, with what lies there; the one who lives in front is at home. */
export function placeRule(key: Key, { players }: View, home: number): string | null {
  const worker = workerOf(key);
  if (worker) return sectionRule(worker.section);
  const far = isletOf(key);
  if (far) return isletRule(far.islet);
  if (harborOf(key) !== null) return '5.11';
  if (bayOf(key) !== null) return '5.10';
  if (seatOf(key) !== null) return null;
  const front = players[home];
  if (isSpace(key)) {
    const space = front?.land.find((one) => one.space === key);
    if (space?.ruin) return '5.15';
    return space?.thing ? THINGS[space.thing] : '5.5';
  }
  if (!isShoal(key)) return '5.9';
  const { bank, half } = partsOf(key);
  const islet = front?.islets.find((one) => one.bank === bank && one.half === half)?.islet;
  return islet ? isletRule(islet) : '5.6';
}
