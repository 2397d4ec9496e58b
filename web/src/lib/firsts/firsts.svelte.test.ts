import { flushSync } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import type { MatchSummary } from '../protocol/MatchSummary';
import type { SeatState } from '../protocol/SeatState';
import { settings } from '../settings.svelte';
import type { TableScene } from '../table/tableScene.svelte';
import { addTexts } from '../text/text.svelte';
import { Firsts } from './firsts.svelte';
import { read } from './read.svelte';

const FISH = 'Fish feed you.';
const TIDE = 'The tide brings driftwood.';

function seat(prompt: string, decision: number, more: Partial<SeatState> = {}): SeatState {
  return { seat: 0, prompt, decision, must_decide: true, ...more } as SeatState;
}

/** A table as far as notes look at it. */
class Shown {
  summary = $state.raw({ game: 'reef', options: { tide: 'low' }, lesson: null, campaign: null });
  mine = $state.raw<readonly SeatState[]>([seat('fish', 3)]);
  looked = $state(0);
  isOver = $state(false);

  get seat(): SeatState | null {
    return this.mine.find((one) => one.seat === this.looked) ?? null;
  }

  say(change: Partial<MatchSummary>): void {
    this.summary = { ...this.summary, ...change } as typeof this.summary;
  }
}

function contact(): { table: Shown; firsts: Firsts; settle: () => string | null } {
  const table = new Shown();
  const firsts = new Firsts(table as unknown as TableScene);
  $effect.root(() => firsts.keepReading());
  const settle = () => {
    flushSync();
    return firsts.note;
  };
  settle();
  return { table, firsts, settle };
}

beforeEach(async () => {
  settings.set({ firsts: true });
  read.forget();
  const tide = '{ $tide ->\n    [low] The tide brings driftwood.\n   *[high] The tide rises.\n}';
  await addTexts('reef', async () => [
    `reef-ui-first-fish = ${FISH}`,
    `reef-ui-first-tide = ${tide}`,
  ]);
});

test('a kind of decision is explained until I have decided, and never again', () => {
  const { table, firsts, settle } = contact();
  expect(firsts.note).toBe(FISH);
  table.mine = [seat('fish', 4)];
  expect(settle()).toBeNull();
  expect(contact().firsts.note).toBeNull();
  expect(JSON.parse(localStorage.getItem('skerry-firsts') ?? '')).toEqual(['reef/fish']);
});

test('another kind has a note of its own, as the table was set up', () => {
  const { table, settle } = contact();
  table.mine = [seat('tide', 4)];
  expect(settle()).toBe(TIDE);
});

test('what is only taken back or told anew is not decided', () => {
  const { table, settle } = contact();
  table.mine = [seat('fish', 3, { revision: 7 })];
  expect(settle()).toBe(FISH);
  table.mine = [seat('fish', 2)];
  expect(settle()).toBe(FISH);
});

test('whoever plays for several decides for the seat that was asked', () => {
  const { table, settle } = contact();
  const other = seat('tide', 9, { seat: 1 });
  table.mine = [seat('fish', 3), other];
  table.looked = 1;
  expect(settle()).toBe(TIDE);
  table.looked = 0;
  expect(settle()).toBe(FISH);
  table.mine = [seat('fish', 4, { must_decide: false }), other];
  table.looked = 1;
  expect(settle()).toBe(TIDE);
  table.mine = [seat('fish', 4), other];
  table.looked = 0;
  expect(settle()).toBeNull();
});

test('a note that is put away stays away, other notes do not', () => {
  const { table, firsts, settle } = contact();
  firsts.dismiss();
  expect(settle()).toBeNull();
  table.mine = [seat('tide', 4)];
  expect(settle()).toBe(TIDE);
});

test('nothing is said where there is nothing to say, to decide, or somebody else who says it', () => {
  const { table, settle } = contact();
  table.mine = [seat('sleep', 3)];
  expect(settle()).toBeNull();
  table.mine = [seat('fish', 3, { must_decide: false })];
  expect(settle()).toBeNull();
  table.mine = [];
  expect(settle()).toBeNull();
  table.mine = [seat('fish', 3)];
  table.isOver = true;
  expect(settle()).toBeNull();
  table.isOver = false;
  table.say({ lesson: { name: 'first' } as MatchSummary['lesson'] });
  expect(settle()).toBeNull();
  table.say({ lesson: null, campaign: { id: 'c' } as unknown as MatchSummary['campaign'] });
  expect(settle()).toBeNull();
  table.say({ campaign: null });
  expect(settle()).toBe(FISH);
});

test('who wants no notes reads none, and misses none', () => {
  settings.set({ firsts: false });
  const { table, settle } = contact();
  table.mine = [seat('fish', 4)];
  expect(settle()).toBeNull();
  settings.set({ firsts: true });
  expect(settle()).toBe(FISH);
});

test('what another table of this device has noted is kept', () => {
  localStorage.setItem('skerry-firsts', JSON.stringify(['reef/tide']));
  read.add('reef/fish');
  expect(read.has('reef/tide')).toBe(true);
  expect(JSON.parse(localStorage.getItem('skerry-firsts') ?? '')).toEqual([
    'reef/tide',
    'reef/fish',
  ]);
});
