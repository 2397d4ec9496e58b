/** What the player has chosen for this device. */
import { negotiateLanguages } from '@fluent/langneg';

export const LANGUAGES = ['en', 'de'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export const CONFIRMS = ['always', 'useful', 'never'] as const;

export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Confirm = (typeof CONFIRMS)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  confirm: Confirm;
  sounds: boolean;
}

const KEY = 'skerry-settings';
const ANIMATION_MS: Record<Speed, number> = { off: 0, fast: 150, normal: 300, slow: 600 };

/** Settings as they were written down; whatever cannot be read is the default. */
export function readSettings(stored: string | null, preferred: readonly string[]): Settings {
  const found = parseObject(stored);
  return {
    language: oneOf(LANGUAGES, found.language) ?? preferredLanguage(preferred),
    theme: oneOf(THEMES, found.theme) ?? 'system',
    speed: oneOf(SPEEDS, found.speed) ?? 'normal',
    confirm: oneOf(CONFIRMS, found.confirm) ?? 'always',
    sounds: found.sounds === true,
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

function media(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
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
  #systemIsDark = $state(media('(prefers-color-scheme: dark)'));
  #reducedMotion = $state(media('(prefers-reduced-motion: reduce)'));

  constructor() {
    if (typeof matchMedia !== 'function') return;
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      this.#systemIsDark = event.matches;
    });
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
      this.#reducedMotion = event.matches;
    });
  }

  get now(): Settings {
    return this.#now;
  }

  get theme(): 'light' | 'dark' {
    if (this.#now.theme !== 'system') return this.#now.theme;
    return this.#systemIsDark ? 'dark' : 'light';
  }

  /** How long a movement takes; 0 for none. */
  get animationMs(): number {
    return this.#reducedMotion ? 0 : ANIMATION_MS[this.#now.speed];
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
