/** What the player has chosen for this device. */
import { negotiateLanguages } from '@fluent/langneg';
import { MediaQuery } from 'svelte/reactivity';

export const LANGUAGES = ['en', 'de'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export const VOLUMES = ['quiet', 'normal', 'loud'] as const;
export const CONFIRMS = ['always', 'useful', 'never'] as const;

/** How fast a match is shown again. */
export const PACES = ['slow', 'normal', 'fast'] as const;
/** Which colour I see for myself: that of my seat, or one of the four. */
export const COLOURS = ['seat', '0', '1', '2', '3'] as const;

export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Volume = (typeof VOLUMES)[number];
export type Confirm = (typeof CONFIRMS)[number];
export type Pace = (typeof PACES)[number];
export type Colour = (typeof COLOURS)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  confirm: Confirm;
  pace: Pace;
  colour: Colour;
  /** Stronger lines and letters. */
  contrast: boolean;
  /** Whether places and tiles are named as in a record. */
  coordinates: boolean;
  /** Whether anything is heard, and how loud. */
  sounds: boolean;
  volume: Volume;
  /** A message of the browser when it is my turn and the page is not in sight. */
  notices: boolean;
  /** A note on what a decision is for, when it comes up for the first time. */
  firsts: boolean;
}

const KEY = 'skerry-settings';
const STEP_MS: Record<Pace, number> = { slow: 1800, normal: 1000, fast: 500 };
const LOUDNESS: Record<Volume, number> = { quiet: 0.3, normal: 0.6, loud: 1 };
/** How long a step of somebody else is shown. */
const SHOWN_MS: Record<Speed, number> = { off: 0, fast: 300, normal: 450, slow: 600 };
const ANIMATION_MS: Record<Speed, number> = { off: 0, fast: 150, normal: 300, slow: 600 };

/** Settings as they were written down; whatever cannot be read is the default. */
export function readSettings(stored: string | null, preferred: readonly string[]): Settings {
  const found = parseObject(stored);
  return {
    language: oneOf(LANGUAGES, found.language) ?? preferredLanguage(preferred),
    theme: oneOf(THEMES, found.theme) ?? 'system',
    speed: oneOf(SPEEDS, found.speed) ?? 'normal',
    confirm: oneOf(CONFIRMS, found.confirm) ?? 'always',
    pace: oneOf(PACES, found.pace) ?? 'normal',
    colour: oneOf(COLOURS, found.colour) ?? 'seat',
    contrast: found.contrast === true,
    coordinates: found.coordinates === true,
    sounds: found.sounds !== false,
    volume: oneOf(VOLUMES, found.volume) ?? 'quiet',
    notices: found.notices === true,
    firsts: found.firsts !== false,
  };
}

function preferredLanguage(preferred: readonly string[]): Language {
  const [best] = negotiateLanguages([...preferred], [...LANGUAGES], {
    strategy: 'lookup',
    defaultLocale: 'en',
  });
  return oneOf(LANGUAGES, best) ?? 'en';
}

function oneOf<T extends string>(all: readonly T[], value: unknown): T | undefined {
  return all.find((one) => one === value);
}

function parseObject(stored: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(stored ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

class Store {
  #now = $state.raw(readSettings(stored(KEY), navigator.languages ?? []));
  #systemIsDark = new MediaQuery('prefers-color-scheme: dark');
  #reducedMotion = new MediaQuery('prefers-reduced-motion: reduce');
  #moreContrast = new MediaQuery('prefers-contrast: more');

  get now(): Settings {
    return this.#now;
  }

  get theme(): 'light' | 'dark' {
    if (this.#now.theme !== 'system') return this.#now.theme;
    return this.#systemIsDark.current ? 'dark' : 'light';
  }

  get hasContrast(): boolean {
    return this.#now.contrast || this.#moreContrast.current;
  }

  /** How loud sounds are, from 0 to 1. */
  get volume(): number {
    return LOUDNESS[this.#now.volume];
  }

  /** How long a step of a replay is shown. */
  get stepMs(): number {
    return STEP_MS[this.#now.pace];
  }

  /** How long a step of somebody else is shown; 0 if it is not shown by itself. */
  get shownMs(): number {
    return this.#reducedMotion.current ? 0 : SHOWN_MS[this.#now.speed];
  }

  /** How long a movement takes; 0 for none. */
  get animationMs(): number {
    return this.#reducedMotion.current ? 0 : ANIMATION_MS[this.#now.speed];
  }

  set(change: Partial<Settings>): void {
    this.#now = { ...this.#now, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#now));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Store();
