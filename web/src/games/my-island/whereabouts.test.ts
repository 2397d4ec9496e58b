import { expect, test } from 'vitest';
import type { View } from '../../lib/protocol/my-island/View';
import { sideOf } from './side';
import { whereabouts } from './whereabouts';

const view = { rules: 'eternal', players: [{}] } as unknown as View;
const said = (id: string, args = {}) => `${id} ${Object.values(args).join(' ')}`;

test('the ground under a tile says where it lies', () => {
  const { terrain } = sideOf('eternal');
  const places = Object.keys(terrain).flatMap((at) =>
    [0, 1, 2, 3, 4, 5].map((rotation) =>
      whereabouts({ do: 'place', tile: 'T01', rotation, at }, view, 0, said),
    ),
  );
  expect(places).toContain('my-island-ui-hint-on beach');
  expect(places).toContain('my-island-ui-hint-on jungle');
  expect(places).toContain('my-island-ui-hint-from beach heath');
  expect(whereabouts({ do: 'pass' }, view, 0, said)).toBeNull();
});
