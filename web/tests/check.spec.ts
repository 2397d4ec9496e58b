import type { Page } from '@playwright/test';
import { OwnServer } from './support/server';
import { EASY } from './support/table';
import { expect, test } from './support/test';

async function answers(page: Page): Promise<Record<string, string>> {
  const asked = page.locator('[data-question]');
  await expect(asked).toHaveCount(5);
  return Object.fromEntries(
    await asked.evaluateAll((all) =>
      all.map(({ dataset }) => [dataset.question ?? '', dataset.answer ?? '']),
    ),
  );
}

test('a match is checked in the browser, and a falsified record is found out', async ({
  page,
  table,
  words,
}) => {
  const server = new OwnServer({ hasFate: false });
  try {
    await server.start();
    const { origin } = server;
    const id = await table.open([{ kind: 'me' }, EASY], { origin });
    await table.next();
    const verdict = page.getByTestId('verdict');
    const right = { seed: 'right', noted: 'right', nonce: 'right', bound: 'right', draws: 'right' };
    const checkFromTable = async () => {
      await page.goto(`${origin}/table/${id}`);
      await page.getByRole('button', { name: words('ui-dice'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: words('ui-check') })
        .click();
    };

    // While it is played, the seal and the numbers are there, and the secret is not.
    await checkFromTable();
    await expect(verdict).toHaveAttribute('data-verdict', 'early');
    expect(await answers(page)).toEqual({ ...right, seed: 'open', draws: 'open' });
    await expect(page.getByText(words('ui-check-own'))).toBeVisible();
    await expect(page.getByText(words('ui-check-secret-kept'))).toBeVisible();

    await page.goto(`${origin}/table/${id}`);
    await table.giveUp();
    await table.end();
    await checkFromTable();
    await expect(verdict).toHaveAttribute('data-verdict', 'right');
    expect(await answers(page)).toEqual(right);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: words('ui-check-record') }).click();
    expect((await download).suggestedFilename()).toBe(`${id}.skerry`);

    // One card for another; another seal; my number left out; another one in its place.
    const kept = await page.context().request.get(`${origin}/api/matches/${id}/record`);
    const record = await kept.text();
    const cards = [...record.matchAll(/^\* card tile=(T\d\d)$/gm)].map(([, card]) => card ?? '');
    const unseen = ['T01', 'T02', ...Array.from({ length: 26 }, (_, at) => `T${at + 3}`)].find(
      (card) => card.length === 3 && !cards.includes(card),
    );
    const other = unseen ?? cards[1] ?? '';
    const falsified: [string, Partial<typeof right>][] = [
      [record.replace(`tile=${cards[0]}`, `tile=${other}`), { draws: 'wrong' }],
      [
        record.replace(/^seed-hash .*$/m, `seed-hash ${'0'.repeat(64)}`),
        { seed: 'wrong', noted: 'wrong', bound: 'wrong' },
      ],
      [record.replace(/^nonce a .*\n/m, ''), { nonce: 'left', bound: 'left', draws: 'wrong' }],
      [
        record.replace(/^nonce a .*$/m, `nonce a ${'0'.repeat(64)}`),
        { nonce: 'left', bound: 'wrong', draws: 'wrong' },
      ],
    ];
    for (const [body, wrong] of falsified) {
      expect(body).not.toBe(record);
      await page.route('**/record', (route) => route.fulfill({ body, contentType: 'text/plain' }));
      await page.goto(`${origin}/check/${id}`);
      await expect(verdict).toHaveAttribute('data-verdict', 'wrong');
      expect(await answers(page)).toEqual({ ...right, ...wrong });
      await page.unroute('**/record');
    }
  } finally {
    await server.end();
  }
});

test('two who are there begin at once, and each finds both numbers as they were sealed', async ({
  page,
  table,
  stranger,
}) => {
  const server = new OwnServer({ hasFate: false });
  try {
    await server.start();
    const { origin } = server;
    const id = await table.open([{ kind: 'me' }, { kind: 'friend' }], { origin });
    const friend = await stranger();
    await friend.join(await table.invitation({ seat: 1 }), 'Ben');
    for (const each of [table, friend]) await each.giveUp();
    for (const each of [table, friend]) {
      await each.end();
      await each.page.goto(`${origin}/check/${id}`);
      const verdict = each.page.getByTestId('verdict');
      await expect(verdict).toHaveAttribute('data-verdict', 'right');
      expect(await answers(each.page)).toMatchObject({ nonce: 'right', bound: 'right' });
    }
    // Nobody was left out: both were there.
    const kept = await page.context().request.get(`${origin}/api/matches/${id}/record`);
    const record = await kept.text();
    for (const line of [/^commitment [ab] /gm, /^nonce [ab] /gm]) {
      expect(record.match(line)).toHaveLength(2);
    }
  } finally {
    await server.end();
  }
});
