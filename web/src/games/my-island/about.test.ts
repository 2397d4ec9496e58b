import { expect, test } from 'vitest';
import type { PlayerView } from '../../lib/protocol/my-island/PlayerView';
import { about } from './about';

const players = [{ is_locked: false }, { is_locked: true }] as PlayerView[];

test('a pass costs a point, and nothing at the end of the track', () => {
  expect(about({ do: 'pass' }, { players }, 0)).toEqual({ cost: 1 });
  expect(about({ do: 'pass' }, { players }, 1)).toEqual({ cost: 0 });
  expect(about({ do: 'finish' }, { players }, 1)).toEqual({});
});
