/**
 * What players of digital board games expect, line by line, and which tests show it. What no
 * other test shows is tested below; what only eyes can judge says so.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EASY } from './support/table';
import { expect, test } from './support/test';

interface Line {
  expected: string;
  /** Files below `web`, each with a part of a title. */
  shown: readonly (readonly [file: string, title: string])[];
  /** What remains for people to look at, in the pictures of `npm run pictures`. */
  looked?: string;
}

const LINES: Record<number, Line> = {
  1: {
    expected: 'Legal targets are marked, without hover too',
    shown: [
      ['tests/ux.spec.ts', 'what is marked is what is legal'],
      ['src/lib/board/placements.test.ts', 'tells where the piece fits as it is turned'],
    ],
  },
  2: {
    expected: 'A ghost shows the piece, and whether it fits by more than colour',
    shown: [
      ['tests/mouse.spec.ts', 'hovering shows the tile, and what it would do there'],
      ['src/lib/board/hand.svelte.test.ts', 'shows whether it fits where it hovers'],
    ],
  },
  3: {
    expected: 'Pieces turn by key, wheel, button and tap alike',
    shown: [['tests/mouse.spec.ts', 'wheel, button and key turn the tile alike']],
  },
  4: {
    expected: 'Nothing is flipped that the rules do not flip',
    shown: [['tests/ux.spec.ts', 'no tile is flipped']],
  },
  5: {
    expected: 'A tap by accident commits nothing',
    shown: [
      ['tests/phone.spec.ts', 'a tap by accident commits nothing'],
      ['tests/amerigo-phone.spec.ts', 'a tap by accident sails nowhere'],
    ],
  },
  6: {
    expected: 'Whoever knows the game need not confirm',
    shown: [
      ['tests/ux.spec.ts', 'who never wants to confirm need not'],
      ['src/lib/match/match.test.ts', 'who never confirms has it done at once'],
    ],
  },
  7: {
    expected: 'Undo is free, and leads back exactly',
    shown: [
      ['tests/undo.spec.ts', 'undo leads back to exactly what was there'],
      ['tests/amerigo-turn.spec.ts', 'undo in the middle of a turn leads back'],
    ],
  },
  8: {
    expected: 'Undo says why it cannot be',
    shown: [['tests/undo.spec.ts', 'an undo that cannot be says why']],
  },
  9: {
    expected: 'A turn is confirmed where something could still be done, and nowhere else',
    shown: [
      ['tests/next-step.spec.ts', 'there is never more than one, and none without need'],
      ['src/lib/match/state.test.ts', 'confirming can be left to the program'],
    ],
  },
  10: {
    expected: 'Consequences are told before, and come true',
    shown: [
      ['tests/consequences.spec.ts', 'a pass costs what it says'],
      ['tests/amerigo-turn.spec.ts', 'a tile shows before it is built what it brings'],
      ['../crates/skerry-testkit/src/laws/foresight.rs', 'previews_come_true'],
    ],
  },
  11: {
    expected: 'One sentence says who acts and what is asked',
    shown: [
      ['tests/phone.spec.ts', 'board, tile and prompt are on one screen'],
      ['src/lib/table/prompt.test.ts', 'who waits is told for whom'],
    ],
  },
  12: {
    expected: 'The log is told by turns, points at pieces, and leads to positions',
    shown: [
      ['tests/others.spec.ts', 'a turn is one line that unfolds'],
      ['tests/others.spec.ts', 'a line points at all that a turn was about'],
      ['tests/reload.spec.ts', 'a link leads to a position of the replay'],
    ],
  },
  13: {
    expected: 'Whoever comes back is shown what happened',
    shown: [
      ['tests/back.spec.ts', 'who comes back is shown what happened, once'],
      ['tests/back.spec.ts', 'what happened can be skipped, and shown faster'],
    ],
  },
  14: {
    expected: "Others' moves are shown as they happen, and block nothing",
    shown: [
      ['tests/others.spec.ts', "a friend's turn is shown step by step"],
      ['tests/others.spec.ts', 'where nothing is to move, nothing is waited for'],
      ['tests/moments.spec.ts', 'points fly to whose they are, and block nothing'],
    ],
  },
  15: {
    expected: 'The last move stays marked, by shape',
    shown: [['tests/others.spec.ts', 'its mark outlives its end']],
  },
  16: {
    expected: 'My turn is called out',
    shown: [
      ['tests/calls.spec.ts', 'the bell calls me to this table'],
      ['tests/settings.spec.ts', 'messages of the browser are asked for when they are wanted'],
      ['tests/sound.spec.ts', 'nothing is heard before the first click'],
    ],
  },
  17: {
    expected: 'Panels show how everybody stands, without a click',
    shown: [['tests/ux.spec.ts', 'how everybody stands is seen without a click']],
  },
  18: {
    expected: 'What is left to play with is always in sight',
    shown: [['tests/ux.spec.ts', 'what is still to come is seen without a click']],
  },
  19: {
    expected: 'Of what is hidden only counts are known',
    shown: [
      ['tests/friends.spec.ts', 'who watches cannot act, neither by hand nor on the wire'],
      ['../crates/skerry-testkit/src/laws/secrecy.rs', 'views_do_not_leak'],
    ],
  },
  20: {
    expected: 'Every symbol has words',
    shown: [
      ['tests/accessible.spec.ts', 'axe finds nothing on any page'],
      ['tests/amerigo-phone.spec.ts', 'markers tell what they do when they are held'],
    ],
  },
  21: {
    expected: 'The rules open where the question is',
    shown: [
      ['tests/refused.spec.ts', 'a refused placement tells its reason and opens its rule'],
      ['tests/phone.spec.ts', 'a tile that does not fit leads to the rule that says so'],
    ],
  },
  22: {
    expected: 'Points add up, while playing and at the end',
    shown: [
      ['tests/mouse.spec.ts', 'a whole Eternal game against bots by mouse'],
      ['tests/end.spec.ts', 'ends with its boards in view, plates, sheet, graph and moments'],
    ],
  },
  23: {
    expected: 'Keys do everything',
    shown: [
      ['tests/keyboard.spec.ts', 'a whole Eternal game without a mouse'],
      ['tests/keyboard.spec.ts', '? shows the keys'],
      ['tests/amerigo-turn.spec.ts', 'a turn without a mouse'],
    ],
  },
  24: {
    expected: 'The board is zoomed and moved, the page is not',
    shown: [
      ['src/lib/board/panning.svelte.test.ts', 'zoom about the middle between them'],
      ['tests/mouse.spec.ts', 'the tile in hand keeps its size when the board is zoomed'],
    ],
  },
  25: {
    expected: 'Board, hand and prompt are on one screen',
    shown: [['tests/phone.spec.ts', 'board, tile and prompt are on one screen']],
  },
  26: {
    expected: 'Players are told apart without colours',
    shown: [
      ['tests/settings.spec.ts', 'one sees oneself in the colour one chose'],
      ['tests/settings.spec.ts', 'contrast is made stronger'],
    ],
    looked: 'pieces in grey: each player has a shape',
  },
  27: {
    expected: 'Dark and light by the system, still where stillness is wanted',
    shown: [
      ['tests/moments.spec.ts', 'without motion, chosen by the'],
      ['tests/accessible.spec.ts', 'axe finds nothing on any page'],
    ],
  },
  28: {
    expected: 'A broken line is told, and mended',
    shown: [
      ['tests/cut.spec.ts', 'a banner, then all that was missed'],
      ['src/lib/net/socket.test.ts', 'silence is noticed within three seconds'],
    ],
  },
  29: {
    expected: 'Every position has its link',
    shown: [['tests/reload.spec.ts', 'a link leads to a position of the replay']],
  },
  30: {
    expected: 'One leaves and comes back, on any device',
    shown: [
      ['tests/reload.spec.ts', 'a reload in the middle of a turn changes nothing'],
      ['tests/nodes.spec.ts', 'two nodes share one database'],
      ['tests/home.spec.ts', 'for whoever comes back the tables stand first'],
    ],
  },
};

/** Titles of the tests of a file, or names of functions where laws are written in Rust. */
function titles(file: string): string[] {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const found = source.matchAll(/\b(?:test|it)\(\s*(['"`])(.*?)\1|\bfn (\w+)/g);
  return [...found].map(([, , title, name]) => title ?? name ?? '');
}

test('all thirty lines have tests, and these exist', () => {
  expect(Object.keys(LINES)).toHaveLength(30);
  const lost = Object.entries(LINES).flatMap(([number, { shown }]) =>
    shown
      .filter(([file, title]) => !titles(file).some((one) => one.includes(title)))
      .map(([file, title]) => `${number}: ${file}: ${title}`),
  );
  expect(lost).toEqual([]);
  expect(Object.values(LINES).filter(({ shown }) => shown.length === 0)).toEqual([]);
});

test('what is marked is what is legal', async ({ page, table }) => {
  const legal = new Set<string>();
  page.on('websocket', (line) =>
    line.on('framereceived', ({ payload }) => {
      for (const [, rotation, at] of String(payload).matchAll(
        /"do":"place","tile":"\w+","rotation":(\d),"at":"([^"]+)"/g,
      ))
        legal.add(`${rotation} ${at}`);
    }),
  );
  await table.open([{ kind: 'me' }]);
  await table.next();
  const marked = new Set<string>();
  for (let rotation = 0; rotation < 6; rotation += 1) {
    for (const at of await table.anchors.evaluateAll((all) =>
      all.map((cell) => cell.getAttribute('data-space') ?? ''),
    ))
      marked.add(`${rotation} ${at}`);
    await table.turn.click();
  }
  expect(legal.size).toBeGreaterThan(20);
  expect([...marked].sort()).toEqual([...legal].sort());
});

test('no tile is flipped', async ({ page, table }) => {
  await table.open([{ kind: 'me' }]);
  await table.next();
  const before = await table.sight();
  await page.keyboard.press('f');
  await table.expectSight(before);
});

test('who never wants to confirm need not, also after a reload', async ({ page, table, words }) => {
  await page.goto('/settings');
  await page.getByLabel(words('ui-confirm-never'), { exact: true }).check();
  await page.reload();
  await expect(page.getByLabel(words('ui-confirm-never'), { exact: true })).toBeChecked();
  await table.open([{ kind: 'me' }]);
  await table.next();
  await table.pass.click();
  await expect(table.log).toContainText('Anna');
  await expect(table.confirm).toHaveCount(0);
});

test('how everybody stands is seen without a click, and what is still to come is seen without a click', async ({
  page,
  table,
  words,
}) => {
  await table.open([{ kind: 'me' }, EASY, EASY, EASY]);
  await table.next();
  for (let seat = 0; seat < 4; seat += 1) {
    await expect(page.locator(`[data-score="${seat}"]`)).toBeInViewport();
    await expect(page.locator(`[data-player="${seat}"] .facts`).first()).toBeInViewport();
  }
  await expect(page.getByRole('region', { name: words('ui-to_come') })).toBeInViewport();
});
