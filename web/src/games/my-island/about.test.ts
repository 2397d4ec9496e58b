import { expect, test } from 'vitest';
import type { PlayerView } from '../../lib/protocol/my-island/PlayerView';
import { about } from './about';

const players = [{ pass_cost: 1 }, { pass_cost: 0 }, { pass_cost: 3 }] as PlayerView[];

test('a pass costs what the table says', () => {
  expect(about({ do: 'pass' }, { players }, 0)).toEqual({ cost: 1 });
  expect(about({ do: 'pass' }, { players }, 1)).toEqual({ cost: 0 });
  expect(about({ do: 'pass' }, { players }, 2)).toEqual({ cost: 3 });
  expect(about({ do: 'finish' }, { players }, 1)).toEqual({});
});
