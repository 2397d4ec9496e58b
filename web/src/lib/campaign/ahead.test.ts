import { describe, expect, it } from 'vitest';
import type { CampaignSummary } from '../protocol/CampaignSummary';
import { aheadOf, champions, credited, gains, isSame, tens, victory, whenceOf } from './ahead';

const CALM = {
  current: null,
  may_open: false,
  may_go_on: false,
  is_outdated: false,
  history: [],
  chapter: 1,
  number: 2,
  is_over: false,
  islands: [],
};

function running(owing: number[]): CampaignSummary['current'] {
  const seats = [
    { seat: 0, is_mine: true },
    { seat: 1, is_mine: false },
  ];
  return { id: 'm', status: 'running', seats, owing } as unknown as CampaignSummary['current'];
}

describe('what is ahead', () => {
  it('is the game that runs, before anything else', () => {
    const play = { what: 'play', match: 'm', number: 2 };
    expect(aheadOf({ ...CALM, current: running([0]), may_open: true })).toEqual({
      ...play,
      isMine: true,
    });
    expect(aheadOf({ ...CALM, current: running([1]) })).toEqual({ ...play, isMine: false });
  });

  it('is the next envelope, and then the next game', () => {
    expect(aheadOf({ ...CALM, may_open: true })).toEqual({ what: 'open', chapter: 2 });
    expect(aheadOf({ ...CALM, may_go_on: true })).toEqual({ what: 'begin', number: 2 });
    expect(aheadOf(CALM)).toEqual({ what: 'wait', open: [] });
    expect(aheadOf({ ...CALM, is_over: true })).toEqual({ what: 'over' });
  });

  it('is to find somebody for the islands that nobody plays, if they are to be there', () => {
    const islands = [
      { name: 'Reef', kind: 'person', is_absent: false },
      { name: 'Rock', kind: 'open', is_absent: false },
      { name: 'Bay', kind: 'open', is_absent: true },
    ] as const;
    expect(aheadOf({ ...CALM, islands })).toEqual({ what: 'wait', open: ['Rock'] });
  });
});

describe('a game whose rules have been corrected', () => {
  const history = [{ number: 1 }] as unknown as CampaignSummary['history'];

  it('is the one that runs, or else the last', () => {
    const again = { what: 'again', number: 2 };
    expect(aheadOf({ ...CALM, is_outdated: true, current: running([0]), history })).toEqual(again);
    const last = { what: 'again', number: 1 };
    expect(aheadOf({ ...CALM, is_outdated: true, history, may_open: true })).toEqual(last);
  });
});

describe('progress', () => {
  it('is counted in tens', () => {
    expect(tens(0)).toEqual({ full: 0, rest: 0 });
    expect(tens(23)).toEqual({ full: 2, rest: 3 });
  });

  it('is gained game by game, but for those who were not there yet', () => {
    const history = [
      [2, null],
      [2, 1],
      [5, 0],
    ].map((progress) => ({ progress }));
    const all = history as unknown as CampaignSummary['history'];
    expect(gains(all, 0)).toEqual([2, 0, 3]);
    expect(gains(all, 1)).toEqual([null, 1, -1]);
  });

  it('makes champions, and between equals the last game', () => {
    const islands = [
      { progress: 20, last_rank: 2 },
      { progress: 25, last_rank: 3 },
      { progress: 20, last_rank: 1 },
    ] as unknown as CampaignSummary['islands'];
    expect(champions({ islands })).toEqual([1, 2, 0]);
  });

  it('names who played an island where that is known', () => {
    expect(victory({ person: 'Ada' })).toBe('ui-campaign-won');
    expect(victory({ person: '' })).toBe('ui-campaign-won-open');
    expect(credited({ name: 'Heron Island', person: 'Ada' })).toBe('Heron Island, Ada');
    expect(credited({ name: 'Heron Island', person: '' })).toBe('Heron Island');
  });
});

describe('where a campaign comes from', () => {
  const said = (id: string, args?: object) => `${id} ${JSON.stringify(args ?? {})}`;

  it('is told of a branch and of a file, and of no other', () => {
    const branch_of = { id: 'c', after: 4 };
    const branched = 'ui-campaign-branched {"after":4}';
    expect(whenceOf({ branch_of, is_from_file: false }, said)).toBe(branched);
    expect(whenceOf({ branch_of, is_from_file: true }, said)).toBe(branched);
    expect(whenceOf({ branch_of: null, is_from_file: true }, said)).toBe(
      'ui-campaign-from_file {}',
    );
    expect(whenceOf({ branch_of: null, is_from_file: false }, said)).toBe('');
  });
});

describe('what others do', () => {
  it('is told apart from nothing', () => {
    const now = { ...CALM, id: 'c' } as unknown as CampaignSummary;
    expect(isSame(now, structuredClone(now))).toBe(true);
    expect(isSame(now, { ...now, may_go_on: true })).toBe(false);
  });
});
