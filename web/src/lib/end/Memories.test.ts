import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { GameModule } from '../../games/game';
import Memories from './Memories.svelte';

const sail = { event: 'ship_sailed', seat: 0, ship: 'one_sail' };
const game = {
  id: 'cooper-island',
  points: (event: unknown, seat: number) => (event === sail && seat === 0 ? 1 : 0),
  deeds: (events: readonly unknown[]) => [`sails ${events.length} steps`],
} as unknown as GameModule;

function told(steps: number): string {
  const lines = Array.from({ length: steps }, () => ({ entry: 7, event: sail }));
  const moment = { seat: 0, points: steps, round: 2, event: sail, best: 1, lines, entries: 8 };
  const view = { players: [] };
  const base = { game, view, match: 'm', names: ['Anna', 'Ben'], moments: [moment] };
  return render(Memories, base).container.querySelector('.what')?.textContent ?? '';
}

test('a moment of many steps tells the whole turn, not the first of them', () => {
  expect(told(4)).toContain('Anna sails 4 steps');
  expect(told(4)).toContain('+4');
  expect(told(1)).not.toContain('sails 1 steps');
});
