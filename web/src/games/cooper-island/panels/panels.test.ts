import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, test } from 'vitest';
import { wordsOf } from '../../../lib/board/testing';
import type { Action } from '../../../lib/protocol/cooper-island/Action';
import type { CooperView } from '../../../lib/protocol/cooper-island/CooperView';
import type { Prompt } from '../../../lib/protocol/cooper-island/Prompt';
import { Acting } from '../acting.svelte';
import Player from '../Player.svelte';
import Supply from '../Supply.svelte';
import AnyTime from './AnyTime.svelte';
import Cargo from './Cargo.svelte';
import Choices from './Choices.svelte';
import Crew from './Crew.svelte';
import Orders from './Orders.svelte';
import { fullBoard, fullPlayer, fullView } from './testing';

const COOPER: CooperView = {
  strategy: 'boats',
  focus: 'b',
  difficulty: 'hard',
  available: [2, 1],
  cards: [1, 2, 1, 0, 1, 1, 1, 1],
  steps: 7,
  position: 7,
  statues: 1,
  progress: 1,
  points: 3,
  breakdown: [],
};

/** Everything that is read there, tips and names included. */
function read(container: Element): string {
  const named = [...container.querySelectorAll('[aria-label]')];
  return [container.textContent, ...named.map((one) => one.getAttribute('aria-label'))].join('\n');
}

describe.each(['en', 'de'])('in %s', (language) => {
  const text = wordsOf('cooper-island', language);

  test('every panel has its words', () => {
    const board = fullBoard(fullView({ cooper: COOPER }), [], { text });
    const acting = new Acting(() => board);
    const base = { board, acting };
    const shown = [
      render(AnyTime, base),
      render(Cargo, base),
      render(Orders, base),
      render(Crew, base),
      render(Supply, {
        view: board.view,
        seat: 0,
        names: board.names,
        play: null,
        highlight: [],
        text,
      }),
      render(Player, {
        view: board.view,
        seat: 1,
        name: 'Ben',
        isMe: false,
        isShown: false,
        mustDecide: false,
        standing: { seat: 1, rank: 1, points: 0, lines: [], points_at_end: 0 },
        text,
      }),
    ];
    for (const { container } of shown) {
      expect(container.children.length).toBeGreaterThan(0);
      expect(read(container)).not.toMatch(/cooper-island-|\{ ?\$|undefined/);
    }
  });
});

describe('what is chosen beside the map', () => {
  function choose(legal: Action[], doing = {}) {
    const done: Action[] = [];
    const board = fullBoard(fullView({}, doing), legal, {
      done,
      text: wordsOf('cooper-island', 'en'),
    });
    const acting = new Acting(() => board);
    return { ...render(Choices, { board, acting }), done };
  }

  it('is not there when there is nothing to choose', () => {
    expect(
      choose([{ do: 'put', space: 'c1' }]).container.querySelector('[data-choices]'),
    ).toBeNull();
  });

  it('says which deeds of a section are possible, and which are not', async () => {
    const { container, done } = choose([{ do: 'do', deed: 'draw' }, { do: 'done' }], {
      asked: { ask: 'section', section: 'c' },
      section: 'c',
      barred: [{ action: { do: 'do', deed: 'place' }, rule: '5.5' }],
      path: ['section', 'window'],
    });
    const buttons = [...container.querySelectorAll('button')];
    expect(buttons.map((one) => one.getAttribute('aria-disabled'))).toEqual(['false', 'true']);
    expect(buttons[1]?.textContent).toContain('You have no double tile that can be placed now.');
    await fireEvent.click(buttons[0] as Element);
    expect(done).toEqual([{ do: 'do', deed: 'draw' }]);
    // What is not possible is asked for all the same: the table names the rule.
    await fireEvent.click(buttons[1] as Element);
    expect(done[1]).toEqual({ do: 'do', deed: 'place' });
  });

  it('says why what is offered can only be declined', () => {
    const { container } = choose([{ do: 'decline' }], {
      asked: { ask: 'built_boat', boat: 'coin' },
      barred: [{ action: { do: 'perform' }, rule: 'R62' }],
    });
    const [decline, perform] = [...container.querySelectorAll('button')];
    expect(decline?.getAttribute('aria-disabled')).toBe('false');
    expect(perform?.getAttribute('aria-disabled')).toBe('true');
    expect(perform?.textContent).toContain('There is no room for that in your storage.');
  });

  it('shows a reduced price struck through, with what is due beside it', () => {
    const { container } = choose([{ do: 'supply', cargo: 'C1' }], {
      asked: { ask: 'supply' },
      prices: [
        {
          deed: 'supply',
          ware: { cargo: 'C1' },
          cost: [0, 0, 0, 0, 1, 2],
          cut: 3,
          due: [0, 0, 0, 0, 0, 0],
          helm: 1,
          possible: true,
        },
      ],
    });
    expect([...container.querySelectorAll('s')].map((one) => one.textContent)).toEqual(['1', '2']);
    expect(container.textContent).toContain('3 less: nothing to pay');
  });

  it('shows payments that look the same once, as the one put together on the map', async () => {
    const pay = (land: string): Action => ({ do: 'pay', item: 'wood', stored: 0, land });
    const land = fullPlayer().land.map((space) =>
      ['a1', 'b1', 'c1'].includes(space.space)
        ? { ...space, level: 2, terrain: 'forest' as const, thing: 'wood' as const }
        : space,
    );
    const sets = ['a1', 'b1', 'c1'].map((space) => ({ action: pay(space), worth: 2, lost: 0 }));
    const view = fullView(
      { players: [fullPlayer({ land }), fullPlayer()] },
      { asked: { ask: 'pay', item: 'wood', due: 2 }, sets },
    );
    const board = fullBoard(
      view,
      sets.map(({ action }) => action),
      {
        text: wordsOf('cooper-island', 'en'),
      },
    );
    const acting = new Acting(() => board);
    const { container } = render(Choices, { board, acting });
    const ways = () =>
      [...container.querySelectorAll<HTMLElement>('[data-action="pay"]')].map((one) =>
        JSON.parse(one.dataset.choice ?? ''),
      );
    expect(ways()).toEqual([pay('a1')]);
    expect(container.textContent).toContain('3 alike');
    acting.paying.pick(2);
    await tick();
    expect(ways()).toEqual([pay('c1')]);
  });

  it('shows payments with the least waste first', () => {
    const pay = (stored: number, land: string): Action => ({
      do: 'pay',
      item: 'wood',
      stored,
      land,
    });
    const sets = [
      { action: pay(2, 'none'), worth: 2, lost: 0 },
      { action: pay(0, 'c1'), worth: 4, lost: 2 },
    ];
    const { container } = choose(
      sets.map(({ action }) => action),
      { asked: { ask: 'pay', item: 'wood', due: 2 }, sets },
    );
    const said = [...container.querySelectorAll('button')].map((one) => one.textContent);
    expect(said[0]).toContain('nothing is lost');
    expect(said[1]).toContain('2 too much is lost');
  });

  it('tells what a ship would meet before it moves', () => {
    const course = (ship: 'one_sail' | 'two_sail', islets: unknown[], book: boolean) => ({
      ship,
      points: [
        { position: 1, anchor: false, islets, book, harbor: null },
        { position: 2, anchor: false, islets: [], book: true, harbor: 1 },
      ],
    });
    const { container } = choose(
      [
        { do: 'sail', ship: 'one_sail' },
        { do: 'sail', ship: 'two_sail' },
      ],
      {
        asked: { ask: 'sail', points: 1 },
        courses: [
          course('one_sail', [{ islet: 'coin', owner: 1 }], false),
          course('two_sail', [], false),
        ],
      },
    );
    const said = [...container.querySelectorAll('button')].map((one) => one.textContent);
    expect(said[0]).toContain('the coin islet of Ben: 1 coin');
    expect(said[0]).not.toContain('harbor');
    expect(said[1]).toContain('open water');
  });

  it('asks for the boat first, then for its landing space', async () => {
    const build = (boat: 'coin' | 'goods', landing: string): Action => ({
      do: 'build_boat',
      boat,
      landing,
    });
    const { container, done } = choose([build('coin', 'P3'), build('goods', 'P3')]);
    await fireEvent.click(container.querySelector('[data-boat="goods"]') as Element);
    await fireEvent.click(container.querySelector('[data-action="build_boat"]') as Element);
    expect(done).toEqual([build('goods', 'P3')]);
  });

  it('shows cards with what they do', () => {
    const { container } = choose([
      { do: 'keep', card: 'granary' },
      { do: 'keep', card: 'chapel' },
    ]);
    expect(container.textContent).toContain('Feeding costs you 1 food less');
  });
});

describe('any time', () => {
  it('lights what is possible, and asks the table about the rest', async () => {
    const done: Action[] = [];
    const board = fullBoard(fullView(), [{ do: 'done' }], { asides: [{ do: 'store' }], done });
    const acting = new Acting(() => board);
    const { container } = render(AnyTime, { board, acting });
    const lit = [...container.querySelectorAll('button[aria-disabled="false"]')];
    expect(lit.map((one) => one.getAttribute('data-action'))).toEqual(['store']);
    await fireEvent.click(container.querySelector('[data-action="survey"]') as Element);
    expect(done).toEqual([{ do: 'survey' }]);
  });

  it('is not shown to who only looks', () => {
    const board = { ...fullBoard(fullView(), []), play: null };
    const acting = new Acting(() => board);
    expect(render(AnyTime, { board, acting }).container.textContent).toBe('');
  });
});

test('hunger is warned of', () => {
  const hungry = fullBoard(fullView(), []);
  const { container } = render(Crew, { board: hungry, acting: new Acting(() => hungry) });
  expect(container.querySelector('[data-feeding="2"] [data-warns]')).not.toBeNull();
  const players = [fullPlayer({ food: 6, food_missing: 0 }), fullPlayer()];
  const fed = fullBoard(fullView({ players }), []);
  const well = render(Crew, { board: fed, acting: new Acting(() => fed) });
  expect(well.container.querySelector('[data-warns]')).toBeNull();
});

test('once the workers are fed, nobody is warned any more', () => {
  const text = wordsOf('cooper-island', 'en');
  const players = [fullPlayer({ meal: 'done', food: 0, food_missing: 0 }), fullPlayer()];
  const fed = fullBoard(fullView({ players, step: 'market' }), [], { text });
  const { container } = render(Crew, { board: fed, acting: new Acting(() => fed) });
  expect(container.querySelector('[data-warns]')).toBeNull();
  expect(container.querySelector('[data-feeding]')?.textContent).toContain('fed');
  expect(container.querySelector('[data-feeding]')?.textContent).not.toContain('have');
});

describe('on a device that several use', () => {
  const legal: Action[] = [
    { do: 'keep', card: 'granary' },
    { do: 'keep', card: 'chapel' },
  ];

  it('cards are shown only when they are asked for', async () => {
    const board = fullBoard(fullView(), legal, {
      isShared: true,
      text: wordsOf('cooper-island', 'en'),
    });
    const { container } = render(Choices, { board, acting: new Acting(() => board) });
    expect(container.textContent).not.toContain('Granary');
    await fireEvent.click(container.querySelector('[data-veil] button') as Element);
    expect(container.textContent).toContain('Granary');
  });

  it('alone they are there at once', () => {
    const board = fullBoard(fullView(), legal);
    const { container } = render(Choices, { board, acting: new Acting(() => board) });
    expect(container.querySelector('[data-veil]')).toBeNull();
  });
});

describe('the clean-up in one go', () => {
  function cleaning(asked: Prompt, legal: Action[]) {
    const done: Action[] = [];
    const board = fullBoard(fullView({ step: 'statues' }, { asked }), legal, {
      done,
      text: wordsOf('cooper-island', 'en'),
    });
    const acting = new Acting(() => board);
    return { ...render(AnyTime, { board, acting }), board, acting, done };
  }

  it('goes on after the steps of others were shown, for which the panel was away', async () => {
    const { container, unmount, board, acting, done } = cleaning(
      { ask: 'statue_window', points: 1 },
      [{ do: 'done' }],
    );
    await fireEvent.click(container.querySelector('[data-clean-up]') as Element);
    unmount();
    const again = render(AnyTime, { board, acting });
    expect(again.container.querySelector('[data-clean-up]')).toBeNull();
    await tick();
    expect(done).toEqual([{ do: 'done' }, { do: 'done' }]);
  });

  it('ends the step at once, and is offered only in a clean-up', async () => {
    const { container, done } = cleaning({ ask: 'statue_window', points: 1 }, [{ do: 'done' }]);
    await fireEvent.click(container.querySelector('[data-clean-up]') as Element);
    expect(done).toEqual([{ do: 'done' }]);
    const other = cleaning({ ask: 'section', section: 'a' }, [{ do: 'done' }]);
    expect(other.container.querySelector('[data-clean-up]')).toBeNull();
  });
});

test('names of panels and rows lead to their rules, for whoever plays', async () => {
  const rules: string[] = [];
  const board = fullBoard(fullView(), []);
  const play = board.play && { ...board.play, openRule: (rule: string) => void rules.push(rule) };
  const { view, seat, names, highlight, text } = board;
  const mat = render(Supply, { view, seat, names, highlight, text, play });
  const cargo = render(Cargo, { board: { ...board, play } });
  for (const { container } of [mat, cargo]) {
    for (const link of container.querySelectorAll('[data-rule]')) await fireEvent.click(link);
  }
  expect(rules).toEqual(['5.1', 'Y2', '5.13', 'Y4', '5.15', 'Y5', '5.5', '5.14', '5.17']);
  const looked = render(Cargo, { board: { ...board, play: null } });
  expect(looked.container.querySelector('[data-rule]')).toBeNull();
});

test('the cheapest cube is the first that a fee can be paid with', () => {
  const land = fullPlayer().land.map((space, at) => ({ ...space, level: at === 0 ? 4 : 1 }));
  const [high, low] = [land[0]?.space, land[1]?.space] as [string, string];
  const legal: Action[] = [
    { do: 'pay_fee', item: 'food', from: high },
    { do: 'pay_fee', item: 'wood', from: low },
    { do: 'pay_fee', item: 'gold', from: 'stored' },
  ];
  const view = fullView({ players: [fullPlayer({ land }), fullPlayer()] });
  const board = fullBoard(view, legal, { text: wordsOf('cooper-island', 'en') });
  const { container } = render(Choices, { board, acting: new Acting(() => board) });
  const offered = [...container.querySelectorAll<HTMLElement>('[data-choice]')];
  const items = offered.map((one) => JSON.parse(one.dataset.choice ?? '').item);
  expect(items).toEqual(['gold', 'wood', 'food']);
});
