/** The pages of a campaign, with answers as a server gives them. */
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadGame } from '../../games/registry';
import Continue from '../../lib/campaign/Continue.svelte';
import type { CampaignSummary } from '../../lib/protocol/CampaignSummary';
import type { GameResult } from '../../lib/protocol/GameResult';
import type { IslandInfo } from '../../lib/protocol/IslandInfo';
import { loadLanguage, text } from '../../lib/text/text.svelte';
import Campaign from './Campaign.svelte';
import Envelope from './Envelope.svelte';
import NewCampaign from './NewCampaign.svelte';

const LINGA: IslandInfo = {
  name: 'Linga',
  animal: 0,
  person: 'Anna',
  kind: 'person',
  is_mine: true,
  is_absent: false,
  progress: 3,
  last_rank: 1,
  invitation: null,
};
const RUM: IslandInfo = {
  ...LINGA,
  name: 'Rùm',
  animal: 2,
  person: 'Islander',
  kind: 'bot',
  level: 'easy',
  stands_in: false,
  is_mine: false,
  progress: 12,
  last_rank: 2,
};

const game = (
  number: number,
  points: number[],
  ranks: number[],
  progress: number[],
): GameResult => ({
  id: `match${number}`,
  number,
  points,
  ranks,
  progress,
});

/** Two games are over, and the third may begin. */
const CAMPAIGN: CampaignSummary = {
  id: 'c',
  game: 'my-island',
  number: 3,
  games: 24,
  chapter: 1,
  chapters: 8,
  may_open: false,
  may_go_on: true,
  is_outdated: false,
  islands: [LINGA, RUM],
  current: null,
  history: [game(1, [14, 18], [2, 1], [1, 2]), game(2, [25, 21], [1, 2], [3, 12])],
  opened_at: Date.now(),
  is_host: true,
  is_over: false,
  branch_of: null,
  is_from_file: false,
};

let campaign: CampaignSummary;
/** How many pictures the opened envelope has for each game. */
let pictures: Record<number, number>;
let asked: { path: string; body: unknown }[] = [];

async function answer(path: string, { method, body }: RequestInit = {}): Promise<Response> {
  if (method === 'POST') asked.push({ path, body: JSON.parse(String(body)) });
  if (path === '/api/me') return Response.json({ name: 'Anna' });
  if (path === '/api/games') return Response.json([{ id: 'my-island', lessons: [] }]);
  if (path.includes('/envelopes/') && method !== 'POST') {
    const chapter = Number(/envelopes\/(\d)/.exec(path)?.[1]);
    return Response.json({ chapter, texts: '', sprites: sprites(), tiles: [] });
  }
  if (path.includes('/replay')) return Response.json({ view: { players: [] } });
  if (path.startsWith('/api/matches/')) return Response.json({ version: 1 });
  return Response.json(campaign);
}

const sprites = () => ({
  games: Object.fromEntries(
    Object.entries(pictures).map(([number, count]) => [
      number,
      { pages: Array.from({ length: count }, () => ({ cells: ['heath'], at: 0 })) },
    ]),
  ),
});

// What is loaded once is there at once: no test waits for it.
beforeAll(async () => {
  configure({ asyncUtilTimeout: 60_000 });
  await Promise.all([loadLanguage('en'), loadGame('my-island')]);
});

beforeEach(() => {
  campaign = CAMPAIGN;
  pictures = { 1: 4, 2: 1, 3: 2 };
  asked = [];
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('scrollTo', () => undefined);
  history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = (number: number) =>
  within(document.querySelector(`tr[data-game="${number}"]`) as HTMLElement);

async function shown(change: Partial<CampaignSummary> = {}) {
  campaign = { ...CAMPAIGN, ...change };
  render(Campaign, { id: 'c' });
  await screen.findAllByRole('article');
}

test('each game tells points, who won, and what it brought', async () => {
  await shown();
  const cells = row(2).getAllByRole('cell').slice(0, 2);
  expect(cells.map((cell) => cell.textContent?.trim())).toEqual(['25+2', '21+10']);
  expect(cells.map((cell) => cell.classList.contains('first'))).toEqual([true, false]);
  expect(row(1).getAllByRole('link')[0]?.getAttribute('href')).toContain('/replay/match1');
});

test('one goes another way after the game that one chose, and plays that again', async () => {
  await shown();
  await fireEvent.click(row(1).getByRole('button', { name: text('ui-campaign-branch') }));
  expect(asked).toEqual([{ path: '/api/campaigns/c/branch', body: { after: 1 } }]);
  cleanup();
  await shown();
  asked = [];
  await fireEvent.click(row(2).getByRole('button', { name: text('ui-campaign-alone') }));
  expect(asked[0]?.path).toBe('/api/campaigns/c/games/2');
  expect(asked[0]?.body).toMatchObject({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
  cleanup();
  // Nobody but the host goes another way, and nobody from where one is already.
  await shown({ is_host: false });
  expect(screen.queryAllByRole('button', { name: text('ui-campaign-branch') })).toEqual([]);
  cleanup();
  await shown();
  expect(row(2).queryByRole('button', { name: text('ui-campaign-branch') })).toBeNull();
});

test('of the envelopes those that are open can be read, and the next one if it may be opened', async () => {
  await shown();
  const links = () =>
    [...document.querySelectorAll('[data-envelope] a')].map((link) => link.getAttribute('href'));
  expect(links()).toEqual(['/campaign/c/envelope/1']);
  expect(document.querySelectorAll('[data-envelope]')).toHaveLength(8);
  cleanup();
  await shown({ may_open: true, may_go_on: false });
  expect(links()).toEqual(['/campaign/c/envelope/1', '/campaign/c/envelope/2']);
  expect(
    screen
      .getByRole('link', { name: text('ui-campaign-open', { chapter: 2 }) })
      .getAttribute('href'),
  ).toBe('/campaign/c/envelope/2');
});

test('progress is counted in circles, ten to a row', async () => {
  await shown();
  const circles = (name: string) => {
    const rows = [...screen.getByRole('article', { name }).querySelectorAll('svg:has(.filled)')];
    return rows.map((one) => one.querySelectorAll('.filled').length);
  };
  expect([circles('Linga'), circles('Rùm')]).toEqual([[3], [10, 2]]);
});

/** What can be chosen for an island. */
function choices(name: string): (string | null)[] {
  const island = within(screen.getByRole('article', { name }));
  const options = within(island.getByRole('combobox')).getAllByRole('option');
  return options.map((option) => option.getAttribute('value')).filter(Boolean);
}

async function choose(name: string, value: string) {
  const island = within(screen.getByRole('article', { name }));
  await fireEvent.change(island.getByRole('combobox'), { target: { value } });
  const before = asked.length;
  const agreed = await island.findByRole('button', { name: text('ui-campaign-agreed') });
  expect(asked, 'whoever walks through the list has done nothing yet').toHaveLength(before);
  await fireEvent.click(agreed);
}

test('who plays next time: the host says it of all, the others of their own island', async () => {
  const away = { ...LINGA, name: 'Eigg', animal: 3, is_mine: false, is_absent: true };
  const standIn = { ...RUM, name: 'Muck', animal: 1, stands_in: true, is_mine: true };
  await shown({ islands: [LINGA, RUM, away, standIn] });
  expect(choices('Linga')).toEqual(['bot', 'hot_seat', 'friend', 'absent']);
  expect(choices('Rùm')).toEqual(['hot_seat', 'friend', 'me', 'absent']);
  expect(choices('Eigg')).toEqual(['present']);
  expect(choices('Muck')).toEqual(['owner', 'hot_seat', 'friend', 'absent']);
  await choose('Linga', 'bot');
  await choose('Rùm', 'me');
  await choose('Eigg', 'present');
  await choose('Muck', 'owner');
  expect(asked.map(({ path, body }) => [path.at(-1), body])).toEqual([
    ['0', { change: 'bot', level: 'medium' }],
    ['1', { change: 'seat', seat: { kind: 'me' } }],
    ['2', { change: 'present' }],
    ['3', { change: 'owner' }],
  ]);
  cleanup();
  await shown({ is_host: false });
  expect(choices('Linga')).toEqual(['bot', 'absent']);
  const others = within(screen.getByRole('article', { name: 'Rùm' }));
  expect(others.queryByRole('combobox')).toBeNull();
  expect(others.queryByRole('button')).toBeNull();
});

test('an island is called something else', async () => {
  await shown();
  await fireEvent.click(screen.getAllByRole('button', { name: /another name$/ })[1] as Element);
  await fireEvent.input(screen.getByTestId('called'), { target: { value: ' Canna ' } });
  await fireEvent.click(screen.getByRole('button', { name: text('ui-campaign-rename-do') }));
  const body = { change: 'rename', name: 'Canna' };
  expect(asked).toEqual([{ path: '/api/campaigns/c/islands/1', body }]);
});

test('rules that fit on one page stand on one page, each with its game', async () => {
  pictures = { 1: 3, 2: 1, 3: 2 };
  // Another campaign: what is in an envelope is asked for once.
  render(Envelope, { id: 'd', chapter: 1 });
  const title = text('ui-campaign-rules_of', { first: 1, last: 3 });
  const heading = await screen.findByRole('heading', { name: new RegExp(title) });
  const all = within(heading.closest('section') as HTMLElement).getAllByRole('listitem');
  expect(all.map((one) => one.dataset.page)).toEqual(['1', '1', '1', '2', '3', '3']);
  expect(all[3]?.textContent).toContain(text('ui-campaign-game', { number: 2 }));
  expect(screen.queryByRole('tab')).toBeNull();
});

test('an envelope with more opens at the rules of the next game, and has those of its others', async () => {
  render(Envelope, { id: 'c', chapter: 1 });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs).toHaveLength(3);
  const chosen = () => tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true') + 1;
  const told = () =>
    [...document.querySelectorAll<HTMLElement>('[data-page]')].map((one) => one.dataset.page);
  expect([chosen(), told()]).toEqual([3, ['3', '3']]);
  await fireEvent.click(tabs[0] as Element);
  expect([chosen(), told()]).toEqual([1, ['1', '1', '1', '1']]);
  const steps = [...document.querySelectorAll('[data-step]')];
  expect(steps.map((step) => step.getAttribute('data-step'))).toEqual(['letter', 'rules', 'fresh']);
});

test('a sealed envelope says whether it may be opened, and is opened once', async () => {
  render(Envelope, { id: 'c', chapter: 2 });
  expect(await screen.findByText(text('ui-campaign-sealed'))).toBeTruthy();
  expect(screen.queryByTestId('break')).toBeNull();
  cleanup();
  campaign = { ...CAMPAIGN, may_open: true };
  render(Envelope, { id: 'c', chapter: 2 });
  const button = await screen.findByTestId('break');
  await fireEvent.click(button);
  await fireEvent.click(button);
  expect(asked.map(({ path }) => path)).toEqual(['/api/campaigns/c/envelopes/2']);
});

test('the first page says what is next, and how much of the chapter is left', async () => {
  const { container } = render(Continue, { campaign: CAMPAIGN });
  const begin = await screen.findByRole('button', {
    name: text('ui-campaign-begin', { number: 3 }),
  });
  expect(container.textContent).toContain(text('ui-campaign-left', { number: 3, left: 1 }));
  expect(container.querySelector('[data-testid="whence"]')).toBeNull();
  await fireEvent.click(begin);
  expect(asked).toEqual([{ path: '/api/campaigns/c/next', body: {} }]);
  cleanup();
  render(Continue, { campaign: { ...CAMPAIGN, is_from_file: true, is_over: true } });
  expect(screen.getByTestId('whence').textContent).toContain(text('ui-campaign-from_file'));
  expect(screen.getByText(text('ui-campaign-done'))).toBeTruthy();
});

test('a new campaign: no two islands have one animal, and one is mine', async () => {
  render(NewCampaign, { game: 'my-island' });
  await screen.findByRole('button', { name: text('ui-campaign-start') });
  // The first takes the animal of the second, who gets that of the first.
  const groups = screen.getAllByRole('radiogroup');
  await fireEvent.click(within(groups[0] as HTMLElement).getAllByRole('radio')[1] as Element);
  await fireEvent.change(screen.getByTestId('kind-1'), { target: { value: 'me' } });
  await fireEvent.click(screen.getByRole('button', { name: text('ui-campaign-start') }));
  await vi.waitFor(() => expect(asked.at(-1)?.path).toBe('/api/campaigns'));
  expect(asked.at(-1)?.body).toMatchObject({
    game: 'my-island',
    islands: [
      { seat: { kind: 'friend' }, animal: 1 },
      { seat: { kind: 'me' }, animal: 0 },
      { seat: { kind: 'bot', level: 'medium' }, animal: 2 },
    ],
  });
});
