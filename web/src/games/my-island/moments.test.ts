import { expect, test } from 'vitest';
import type { View } from '../../lib/protocol/my-island/View';
import { groupAt, groupsOf } from './groups';
import { momentOf } from './moments';

const text = (id: string, args: Record<string, unknown> = {}) =>
  [id.replace('my-island-ui-moment-', ''), ...Object.values(args)].join(' ');

/** Three walls in a row, one apart, and a house between them. */
const player = {
  placed: [
    {
      tile: 'T09',
      rotation: 0,
      at: '0,5',
      spaces: [
        { space: '0,5', symbol: 'wall' as const },
        { space: '1,5', symbol: 'wall' as const },
        { space: '2,5', symbol: 'house' as const },
      ],
    },
    {
      tile: 'T01',
      rotation: 0,
      at: '0,6',
      spaces: [
        { space: '0,6', symbol: 'wall' as const },
        { space: '6,6', symbol: 'wall' as const },
      ],
    },
  ],
};
const view = { players: [player] } as unknown as View;

test('a group is all that hangs together, and nothing else', () => {
  expect(groupAt(player, '1,5').sort()).toEqual(['0,5', '0,6', '1,5']);
  expect(groupAt(player, '9,0')).toEqual([]);
  expect(groupsOf(player, 'wall').map((group) => group.length)).toEqual([3, 1]);
});

test('a bulwark is a moment of the whole group', () => {
  const closed = { event: 'group_completed', seat: 0, symbol: 'wall', size: 3 } as const;
  const moment = momentOf({ ...closed, at: '0,5', points: 3 }, view, text);
  expect(moment).toMatchObject({ kind: 'closed', text: 'group wall' });
  expect(moment?.targets).toEqual(expect.arrayContaining(['space:0,5', 'space:0,6', 'space:1,5']));
});

test('totems and the last card are moments, an ordinary card is none', () => {
  const totem = { event: 'totem_connected', seat: 0, totem: '4,1', points: 5 } as const;
  expect(momentOf(totem, view, text)).toMatchObject({ kind: 'reached', text: 'totem' });
  const card = (left: number) => ({ event: 'card_revealed', tile: 'T01', left }) as const;
  expect(momentOf(card(0), view, text)?.kind).toBe('last');
  expect(momentOf(card(1), view, text)).toBeNull();
});
