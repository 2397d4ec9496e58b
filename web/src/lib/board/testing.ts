/** Small boards for tests. */
import { readFileSync } from 'node:fs';
import type { BoardProps, Play } from '../../games/game';
import { Texts } from '../text/format';
import type { Point } from './geometry';
import type { Spaces } from './spaces';

const SIDE = 10;

function square({ x, y }: Point): Point[] {
  const half = SIDE / 2;
  return [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ];
}

/** Squares anywhere, joined as `ways` says. */
export function graphOf(
  spaces: Readonly<Record<string, Point>>,
  ways: readonly (readonly [string, string])[],
): Spaces {
  const centre = (key: string) => spaces[key] ?? { x: 0, y: 0 };
  return {
    has: (key) => key in spaces,
    centre,
    shape: (key) => square(centre(key)),
    neighbours: (key) => ways.flatMap(([a, b]) => (a === key ? [b] : b === key ? [a] : [])),
    at: ({ x, y }) =>
      Object.keys(spaces).find((key) => {
        const { x: cx, y: cy } = centre(key);
        return Math.abs(x - cx) < SIDE / 2 && Math.abs(y - cy) < SIDE / 2;
      }) ?? null,
  };
}

/** Squares side by side, called by their numbers. */
export function rowOfSquares(length: number): Spaces {
  const names = Array.from({ length }, (_, n) => String(n));
  return graphOf(
    Object.fromEntries(names.map((name, n) => [name, { x: n * SIDE, y: 0 }])),
    names.slice(1).map((name, n) => [String(n), name] as const),
  );
}

/** The sentences of a game and its table, as they are said. */
export function wordsOf(
  game: string,
  language: string,
): (id: string, args?: Record<string, unknown>) => string {
  const folders = [`../crates/${game}/text`, `src/games/${game}/text`];
  const sources = folders.map((folder) => readFileSync(`${folder}/${language}.ftl`, 'utf8'));
  const texts = new Texts(language, sources);
  return (id, args) => texts.say(id, args);
}

/** A board of two at which these actions are legal for the first; what is done is noted. */
export function boardOf<View, Action, Event>(
  view: View,
  legal: readonly Action[],
  done: Action[] = [],
): BoardProps<View, Action, Event> {
  const play = {
    legal,
    asides: [],
    draft: [],
    at: '0/0',
    draftEvents: [],
    act: async (action: Action) => {
      done.push(action);
      return true;
    },
    undo: async () => {},
  } as unknown as Play<Action, Event>;
  return {
    view,
    seat: 0,
    names: ['Anna', 'Ben'],
    play,
    lastEvents: [],
    highlight: [],
    text: (id) => id,
    animationMs: 0,
  };
}
