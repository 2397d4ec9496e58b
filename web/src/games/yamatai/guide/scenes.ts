/** The worked examples of `examples.json`, as types. */
import type { Boats } from '../../../lib/protocol/yamatai/Boats';
import examples from './examples.json';

export interface Scene {
  id: string;
  rule: string;
  cites: string[];
  /** Boats side by side. */
  boats?: Boats;
  /** Their prices stand below them. */
  prices?: boolean;
}

export const scenes = examples as readonly Scene[];
