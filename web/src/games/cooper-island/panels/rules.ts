/** The rule of each printed thing, in the order in which the rules have them. */
import type { Boat } from '../../../lib/protocol/cooper-island/Boat';
import type { Crate } from '../../../lib/protocol/cooper-island/Crate';
import { ORDERS } from '../../../lib/protocol/cooper-island/components';
import type { Milestone } from '../../../lib/protocol/cooper-island/Milestone';
import type { Order } from '../../../lib/protocol/cooper-island/Order';
import { CRATES } from '../names';

const BOATS: readonly Boat[] = ['goods', 'coin', 'tile', 'step', 'copy', 'luxury'];
const GOALS: readonly Milestone[] = ['boats', 'buildings', 'statues', 'lids'];

const numbered =
  <Name>(prefix: string, all: readonly Name[]) =>
  (name: Name): string =>
    `${prefix}${all.indexOf(name) + 1}`;

export const boatRule = numbered('BT', BOATS);
export const crateRule = numbered<Crate>('CR', CRATES);
export const goalRule = numbered('Q', GOALS);
export const orderRule = numbered('O', Object.keys(ORDERS) as Order[]);
