/** Every page of the app, one after the other, around one match of the visitor's own. */
import { expect, type Page } from '@playwright/test';
import { EASY, Table } from './table';
import { type Language, wordsOf } from './words';

export interface Stop {
  name: string;
  go: (page: Page, language: Language) => Promise<void>;
}

/** Plays until there is something to see, in the language of the page. */
export async function middle(table: Table, decisions = 6): Promise<string> {
  const id = await table.open([{ kind: 'me' }, EASY, EASY, EASY]);
  for (let made = 0; made < decisions; made += 1) await table.answer();
  await table.fitting();
  return id;
}

function plain(name: string, address: string): Stop {
  return {
    name,
    go: async (page) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: '…' })).toHaveCount(
        0,
      );
    },
  };
}

function atTable(name: string, id: string, prepare: (table: Table) => Promise<unknown>): Stop {
  return {
    name,
    go: async (page, language) => {
      const table = new Table(page, wordsOf(language));
      await page.goto(`/table/${id}`);
      await expect(table.board).toBeVisible();
      await prepare(table);
    },
  };
}

export function stops(running: string, over: string): Stop[] {
  return [
    plain('home', '/'),
    plain('new-table', '/new/my-island'),
    atTable('table', running, (table) => table.next()),
    atTable('table-ghost', running, async (table) => {
      await table.next();
      await table.board.focus();
      await table.page.keyboard.press('n');
      await expect(table.put).toBeVisible();
    }),
    atTable('table-rules', running, async (table) => {
      await table.page.getByRole('button', { name: table.words('ui-rules'), exact: true }).click();
      await expect(table.page.getByRole('dialog')).toBeVisible();
    }),
    atTable('table-talk', running, async (table) => {
      await table.page.keyboard.press('t');
      await table.page.getByRole('button', { name: table.words('ui-talk-phrases') }).click();
      const hello = table.page.getByRole('button', { name: table.words('talk-hello') });
      await expect(hello).toBeVisible();
    }),
    atTable('table-share', running, async (table) => {
      await table.page.getByRole('button', { name: table.words('ui-share'), exact: true }).click();
      await expect(table.page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    }),
    {
      name: 'game-over',
      go: async (page, language) => {
        const table = new Table(page, wordsOf(language));
        await page.goto(`/table/${over}`);
        await expect(table.results).toBeVisible();
        const graph = table.words('my-island-ui-graph');
        await expect(table.results.getByRole('img', { name: graph })).toBeVisible();
      },
    },
    {
      name: 'replay',
      go: async (page) => {
        await page.goto(`/replay/${over}`);
        await expect(page.getByTestId('position')).toBeVisible();
      },
    },
    plain('rules', '/rules/my-island#R6'),
    plain('settings', '/settings'),
    {
      name: 'join-error',
      go: async (page) => {
        await page.goto(`/join/${running}#nonsense`);
        await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
      },
    },
    plain('not-found', '/nothing/here/at/all'),
  ];
}

/** From now on, this device shows itself like this. */
export async function dress(
  page: Page,
  theme: 'light' | 'dark',
  language: Language,
): Promise<void> {
  await page.goto('/');
  await page.evaluate(
    (settings) => localStorage.setItem('skerry-settings', settings),
    JSON.stringify({
      language,
      theme,
      speed: 'off',
      confirm: 'always',
      sounds: false,
      firsts: false,
    }),
  );
}
