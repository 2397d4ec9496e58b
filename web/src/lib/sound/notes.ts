/** Every sound of the table as notes: short, soft, and none of them from a file. */

/** How a note is made: a string that is plucked, wood that is struck, a bell, a drum, surf. */
export type Voice = 'string' | 'wood' | 'bell' | 'drum' | 'surf';

export interface Note {
  readonly voice: Voice;
  readonly hz: number;
  /** Seconds after the sound begins, and how long it is heard. */
  readonly at: number;
  readonly lasts: number;
  /** Of the chosen volume, from 0 to 1. */
  readonly loud: number;
}

export type SoundName =
  /** It is my turn. */
  | 'turn'
  /** Something was put on the table. */
  | 'knock'
  /** A seal cracks, paper unfolds. */
  | 'seal'
  /** Points; a line of the final scoring. */
  | 'pluck'
  /** Points are lost. */
  | 'drop'
  /** Something was completed. */
  | 'closed'
  /** Something new was reached or found. */
  | 'reached'
  /** Danger is in sight. */
  | 'alarm'
  /** It strikes. */
  | 'raid'
  /** It was warded off. */
  | 'repelled'
  /** The last card. */
  | 'last'
  /** Somebody has won. */
  | 'won';

/** Without half tones, any two of these sound well together. */
const SCALE = [261.63, 293.66, 329.63, 392, 440];
const HIGHEST = 3 * SCALE.length;

/** A tone of the scale; each fifth step is an octave higher, and it ends before it is shrill. */
export function tone(step: number): number {
  const at = Math.max(0, Math.min(HIGHEST, Math.trunc(step)));
  return (SCALE[at % SCALE.length] ?? 0) * 2 ** Math.floor(at / SCALE.length);
}

function note(voice: Voice, hz: number, at: number, lasts: number, loud: number): Note {
  return { voice, hz, at, lasts, loud };
}

/** `step`: how far up a sound that rises begins. */
export function notesOf(name: SoundName, step = 0): readonly Note[] {
  switch (name) {
    case 'turn':
      return [note('bell', 523.25, 0, 0.4, 0.5), note('bell', 783.99, 0.14, 0.45, 0.5)];
    case 'knock':
      return [note('wood', 240, 0, 0.09, 0.6)];
    case 'seal':
      return [
        note('wood', 420, 0, 0.05, 0.6),
        note('wood', 250, 0.07, 0.09, 0.5),
        note('surf', 1400, 0.2, 0.35, 0.25),
        note('surf', 500, 0.5, 1.2, 0.2),
      ];
    case 'pluck':
      return [note('string', tone(step), 0, 0.5, 0.55)];
    case 'drop':
      return [note('string', tone(2), 0, 0.3, 0.45), note('string', tone(0), 0.12, 0.45, 0.45)];
    case 'closed':
      return [note('wood', 300, 0, 0.09, 0.5), ...chord([0, 2, 3], 0.08)];
    case 'reached':
      return [0, 2, 5].map((up, n) => note('bell', tone(up), n * 0.09, 0.5, 0.4));
    case 'alarm':
      return [note('drum', 98, 0, 0.25, 0.7), note('drum', 98, 0.18, 0.3, 0.7)];
    case 'raid':
      return [note('surf', 600, 0, 0.7, 0.5), note('drum', 82, 0.05, 0.4, 0.8)];
    case 'repelled':
      return [note('drum', 130, 0, 0.3, 0.6), note('surf', 900, 0.06, 0.5, 0.35)];
    case 'last':
      return [note('wood', 260, 0, 0.09, 0.6), note('wood', 200, 0.16, 0.12, 0.6)];
    case 'won':
      return [note('surf', 700, 0, 1.1, 0.22), ...chord([0, 2, 5], 0.16, 1.1)];
    default:
      return name satisfies never;
  }
}

function chord(steps: readonly number[], apart: number, lasts = 0.55): Note[] {
  return steps.map((step, n) => note('string', tone(step), n * apart, lasts, 0.5));
}
