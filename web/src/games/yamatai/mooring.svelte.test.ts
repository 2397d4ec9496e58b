import { expect, test } from 'vitest';
import { boardOf } from '../../lib/board/testing';
import type { Action } from '../../lib/protocol/yamatai/Action';
import { Acting, type Props } from './acting.svelte';
import { viewOf } from './testing';

const ALL: Action[] = (['none', 'B', 'W', 'G'] as const).map((keep) => ({ do: 'moor', keep }));

function mooring() {
  const board: Props = boardOf(viewOf({ step: 'moor' }, { pool: 'BWG' }), ALL);
  return new Acting(() => board).mooring;
}

test('the dearest boat is kept to begin with', () => {
  const harbour = mooring();
  expect(harbour.isOn).toBe(true);
  expect(harbour.kept).toEqual(['gold']);
  expect(harbour.action).toEqual({ do: 'moor', keep: 'G' });
});

test('another boat takes its berth, and all can be put beside it', () => {
  const harbour = mooring();
  harbour.keep('bamboo');
  expect(harbour.action).toEqual({ do: 'moor', keep: 'B' });
  harbour.drop('bamboo');
  expect(harbour.action).toEqual({ do: 'moor', keep: 'none' });
});
