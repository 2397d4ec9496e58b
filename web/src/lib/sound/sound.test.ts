import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { notesOf, tone } from './notes';

/** What was made and how loud it was, without anything being heard. */
const made = { contexts: 0, starts: 0, peaks: [] as number[] };

class FakeParam {
  setValueAtTime(): void {}
  linearRampToValueAtTime(value: number): void {
    made.peaks.push(value);
  }
  exponentialRampToValueAtTime(): void {}
}

function fakeNode() {
  const node = {
    frequency: new FakeParam(),
    gain: new FakeParam(),
    connect: (next: unknown) => next,
    start: () => {
      made.starts += 1;
    },
    stop: () => undefined,
  };
  return node;
}

class FakeContext {
  currentTime = 0;
  sampleRate = 100;
  state = 'running';
  destination = {};
  createOscillator = fakeNode;
  createGain = fakeNode;
  createBiquadFilter = fakeNode;
  createBufferSource = fakeNode;
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
  constructor() {
    made.contexts += 1;
  }
}

async function fresh() {
  vi.resetModules();
  const own = await import('../settings.svelte');
  own.settings.set({ sounds: true, volume: 'quiet' });
  return { ...(await import('./sound')), settings: own.settings };
}

beforeEach(() => {
  Object.assign(made, { contexts: 0, starts: 0, peaks: [] });
  vi.stubGlobal('AudioContext', FakeContext);
  settings.set({ sounds: true, volume: 'quiet' });
});

test('nothing is heard, or even made ready, before something was pressed', async () => {
  const { play } = await fresh();
  play('turn');
  expect(made.contexts).toBe(0);
  window.dispatchEvent(new Event('click'));
  play('turn');
  play('knock');
  expect(made).toMatchObject({ contexts: 1, starts: 3 });
});

test('muted is silent', async () => {
  const { play, settings } = await fresh();
  window.dispatchEvent(new Event('keydown'));
  settings.set({ sounds: false });
  play('won');
  expect(made).toMatchObject({ contexts: 0, starts: 0 });
});

test('every sound is soft, and softer when quiet is chosen', async () => {
  const { play, settings } = await fresh();
  window.dispatchEvent(new Event('click'));
  play('pluck');
  const [quiet = 1] = made.peaks;
  made.peaks = [];
  settings.set({ volume: 'loud' });
  play('pluck');
  const [loud = 0] = made.peaks;
  expect(quiet).toBeLessThan(loud / 2);
  expect(loud).toBeLessThan(0.25);
});

test('a string rises line by line and never becomes shrill', () => {
  const steps = Array.from({ length: 12 }, (_, step) => notesOf('pluck', step)[0]?.hz ?? 0);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(new Set(steps).size).toBe(steps.length);
  expect(tone(99)).toBeLessThan(2200);
});
