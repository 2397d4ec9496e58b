/** What comes next in a campaign: one thing, and who may do it. */
import type { Text } from '../../games/game';
import type { CampaignSummary } from '../protocol/CampaignSummary';
import type { IslandInfo } from '../protocol/IslandInfo';

export type Ahead =
  /** A game is running. */
  | { what: 'play'; match: string; number: number; isMine: boolean }
  /** The next envelope may be opened. */
  | { what: 'open'; chapter: number }
  /** The next game may begin. */
  | { what: 'begin'; number: number }
  /** The last game must be started again: its rules have been corrected. */
  | { what: 'again'; number: number }
  /** Somebody is still missing: on these islands, or there are too few of them. */
  | { what: 'wait'; open: readonly string[] }
  | { what: 'over' };

type Known = Pick<
  CampaignSummary,
  | 'current'
  | 'may_open'
  | 'may_go_on'
  | 'is_outdated'
  | 'chapter'
  | 'number'
  | 'history'
  | 'is_over'
> & { islands: readonly Pick<IslandInfo, 'name' | 'kind' | 'is_absent'>[] };

export function aheadOf(campaign: Known): Ahead {
  const { current, chapter, number } = campaign;
  if (campaign.is_outdated) {
    const last = campaign.history.at(-1)?.number ?? number;
    return { what: 'again', number: current ? number : last };
  }
  if (current && current.status !== 'over') {
    const mine = current.seats.filter((seat) => seat.is_mine).map((seat) => seat.seat);
    const isMine = current.owing.some((seat) => mine.includes(seat));
    return { what: 'play', match: current.id, number, isMine };
  }
  if (campaign.is_over) return { what: 'over' };
  if (campaign.may_open) return { what: 'open', chapter: chapter + 1 };
  if (campaign.may_go_on) return { what: 'begin', number };
  const open = campaign.islands.filter((one) => one.kind === 'open' && !one.is_absent);
  return { what: 'wait', open: open.map(({ name }) => name) };
}

/** Where a campaign has its first games from, if they were not played in it. */
export function whenceOf(
  { branch_of, is_from_file }: Pick<CampaignSummary, 'branch_of' | 'is_from_file'>,
  text: Text,
): string {
  if (branch_of) return text('ui-campaign-branched', { after: branch_of.after });
  return is_from_file ? text('ui-campaign-from_file') : '';
}

/** Whether two answers say the same of a campaign. */
export function isSame(one: CampaignSummary, other: CampaignSummary): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Progress as it is drawn: full circles of ten, and what is left over. */
export function tens(progress: number): { full: number; rest: number } {
  return { full: Math.floor(progress / 10), rest: progress % 10 };
}

/** What somebody gained in each game: the difference to what they had before it. */
export function gains(history: CampaignSummary['history'], island: number): (number | null)[] {
  let before = 0;
  return history.map(({ progress }) => {
    const now = progress[island] ?? null;
    if (now === null) return null;
    const gain = now - before;
    before = now;
    return gain;
  });
}

/** What is said of the winner. Of a campaign that came as a file nobody knows who played an island. */
export function victory({ person }: Pick<IslandInfo, 'person'>): string {
  return person === '' ? 'ui-campaign-won-open' : 'ui-campaign-won';
}

/** An island and who plays it, if anybody does. */
export function credited({ name, person }: Pick<IslandInfo, 'name' | 'person'>): string {
  return person === '' ? name : `${name}, ${person}`;
}

/** Islands in the order of the campaign: most progress first, the last game decides between equals. */
export function champions({ islands }: Pick<CampaignSummary, 'islands'>): number[] {
  const order = islands.map((_, n) => n);
  return order.sort((a, b) => {
    const [one, other] = [islands[a], islands[b]];
    if (!one || !other) return 0;
    return other.progress - one.progress || (one.last_rank ?? 9) - (other.last_rank ?? 9);
  });
}
