/** What the plates of the centre show: what a section does, and what its square space adds. */
import type { Section } from '../../lib/protocol/cooper-island/Section';
import type { SymbolName } from './signs/symbols';

/** A sign, a word between signs, or a number. */
export type Part =
  | { readonly sign: SymbolName }
  | { readonly word: string }
  /** Said in the language of the page. */
  | { readonly said: 'all' | 'both' };

const sign = (name: SymbolName): Part => ({ sign: name });
const word = (said: string): Part => ({ word: said });

export interface Print {
  readonly acts: readonly Part[];
  /** For small plates. */
  readonly brief: readonly Part[];
  /** What a special worker gets who comes first. */
  readonly symbol: readonly Part[];
  /** The round space, where something lies there. */
  readonly round?: readonly Part[];
}

export const PRINTS: Readonly<Record<Section, Print>> = {
  a: {
    acts: [sign('draw'), word('/'), sign('lay'), word('+'), sign('step')],
    brief: [sign('draw'), word('/'), sign('lay')],
    symbol: [{ said: 'all' }],
    round: [sign('hat')],
  },
  b: { acts: [sign('boat')], brief: [sign('boat')], symbol: [word('−2')] },
  c: {
    acts: [sign('draw'), word('+'), sign('lay')],
    brief: [sign('draw'), sign('lay')],
    symbol: [sign('islet')],
  },
  d: { acts: [sign('small')], brief: [sign('small')], symbol: [word('−2')] },
  e: {
    acts: [word('3'), sign('step'), word('+'), sign('any')],
    brief: [sign('step'), sign('any')],
    symbol: [sign('boat')],
  },
  f: {
    acts: [sign('ruin'), word('/'), sign('statue')],
    brief: [sign('ruin'), word('/'), sign('statue')],
    symbol: [{ said: 'both' }],
  },
  g: {
    acts: [word('2×'), sign('draw'), word('/'), sign('lay')],
    brief: [sign('draw'), word('/'), sign('lay')],
    symbol: [sign('step')],
  },
  h: { acts: [sign('cargo')], brief: [sign('cargo')], symbol: [sign('lay')] },
};
