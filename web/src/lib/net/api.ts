/** What is asked over HTTP. A request that fails throws a `Trouble` with a text id. */
import type { AnalysisState } from '../protocol/AnalysisState';
import type { BranchMatch } from '../protocol/BranchMatch';
import type { BranchRequest } from '../protocol/BranchRequest';
import type { Calls } from '../protocol/Calls';
import type { CallsOfMatch } from '../protocol/CallsOfMatch';
import type { CampaignOffer } from '../protocol/CampaignOffer';
import type { CampaignSummary } from '../protocol/CampaignSummary';
import type { ChangeIsland } from '../protocol/ChangeIsland';
import type { Envelope } from '../protocol/Envelope';
import type { ForgetPush } from '../protocol/ForgetPush';
import type { GameInfo } from '../protocol/GameInfo';
import type { Glance } from '../protocol/Glance';
import type { ImportCampaign } from '../protocol/ImportCampaign';
import type { ImportRecord } from '../protocol/ImportRecord';
import type { Invitations } from '../protocol/Invitations';
import type { IslandName } from '../protocol/IslandName';
import type { JoinRequest } from '../protocol/JoinRequest';
import type { LessonScript } from '../protocol/LessonScript';
import type { MatchSummary } from '../protocol/MatchSummary';
import type { Me } from '../protocol/Me';
import type { NewCampaign } from '../protocol/NewCampaign';
import type { NewIsland } from '../protocol/NewIsland';
import type { NewMatch } from '../protocol/NewMatch';
import type { Offer } from '../protocol/Offer';
import type { PlayAlone } from '../protocol/PlayAlone';
import type { Problem } from '../protocol/Problem';
import type { PushRequest } from '../protocol/PushRequest';
import type { RecoverRequest } from '../protocol/RecoverRequest';
import type { RenameRequest } from '../protocol/RenameRequest';
import type { ReplaceSeat } from '../protocol/ReplaceSeat';
import type { ReplayView } from '../protocol/ReplayView';
import type { WebhookMade } from '../protocol/WebhookMade';
import type { WebhookRequest } from '../protocol/WebhookRequest';

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly problem: string,
    readonly detail: string,
  ) {
    super(`${problem}: ${detail}`);
  }

  /** Id of the sentence for the player. */
  get text(): string {
    return `problem-${this.problem}`;
  }
}

export const api = {
  /** Who I am; `null` before I have a name. */
  me: () => orNull(request<Me>('GET', '/api/me')),
  rename: (body: RenameRequest) => request<Me>('POST', '/api/me', body),
  recover: (body: RecoverRequest) => request<Me>('POST', '/api/me/recover', body),
  /** Another recovery code; all other devices are sent away. */
  replaceCode: () => request<Me>('POST', '/api/me/recovery', {}),
  /** Where I am called when it is my turn. */
  calls: () => request<Calls>('GET', '/api/me/calls'),
  addPush: (body: PushRequest) => request<Calls>('POST', '/api/me/calls/push', body),
  forgetPush: (body: ForgetPush) => request<Calls>('POST', '/api/me/calls/push/forget', body),
  setWebhook: (body: WebhookRequest) => request<WebhookMade>('POST', '/api/me/calls/webhook', body),
  setQuiet: (id: string, body: CallsOfMatch) => request<Calls>('POST', `${at(id)}/calls`, body),
  games: () => request<GameInfo[]>('GET', '/api/games'),
  /** What is said in a lesson, and what it waits for. */
  lesson: (game: string, name: string) => request<LessonScript>('GET', lessonAt(game, name)),
  /** A table for a lesson. */
  learn: (game: string, name: string) => request<MatchSummary>('POST', lessonAt(game, name), {}),
  /** My tables. */
  matches: () => request<MatchSummary[]>('GET', '/api/matches'),
  open: (body: NewMatch) => request<MatchSummary>('POST', '/api/matches', body),
  /** A match that was played elsewhere. */
  importRecord: (body: ImportRecord) => request<MatchSummary>('POST', '/api/matches/import', body),
  match: (id: string) => request<MatchSummary>('GET', at(id)),
  invitations: (id: string) => request<Invitations>('GET', `${at(id)}/invitations`),
  /** What a link is for. */
  offer: (id: string, body: JoinRequest) => request<Offer>('POST', `${at(id)}/offer`, body),
  join: (id: string, body: JoinRequest) => request<MatchSummary>('POST', `${at(id)}/join`, body),
  replace: (id: string, seat: number, body: ReplaceSeat) =>
    request<MatchSummary>('POST', `${at(id)}/seats/${seat}`, body),
  rematch: (id: string) => request<MatchSummary>('POST', `${at(id)}/rematch`, {}),
  /** A new table that goes on from a moment of this match. */
  branchMatch: (id: string, body: BranchMatch) =>
    request<MatchSummary>('POST', `${at(id)}/branch`, body),
  glance: (id: string) => request<Glance>('GET', `${at(id)}/glance`),
  /** The record of a match, as text. */
  record: (id: string) => request('GET', api.recordAddress(id), undefined, (found) => found.text()),
  recordAddress: (id: string) => `${at(id)}/record`,
  replay: (id: string, entries: number) =>
    request<ReplayView>('GET', `${at(id)}/replay?at=${entries}`),
  /** Begins an analysis, or says how far the one that was begun is. */
  beginAnalysis: (id: string) => request<AnalysisState>('POST', `${at(id)}/analysis`, {}),
  analysis: (id: string) => request<AnalysisState>('GET', `${at(id)}/analysis`),
  campaigns: () => request<CampaignSummary[]>('GET', '/api/campaigns'),
  beginCampaign: (body: NewCampaign) => request<CampaignSummary>('POST', '/api/campaigns', body),
  importCampaign: (body: ImportCampaign) =>
    request<CampaignSummary>('POST', '/api/campaigns/import', body),
  /** For whoever sees a match of a campaign. */
  islandNames: (id: string) => request<IslandName[]>('GET', `${campaignAt(id)}/islands`),
  campaign: (id: string) => request<CampaignSummary>('GET', campaignAt(id)),
  /** Opens the next game; whoever is late is led to the same one. */
  nextGame: (id: string) => request<CampaignSummary>('POST', `${campaignAt(id)}/next`, {}),
  openEnvelope: (id: string, chapter: number) =>
    request<CampaignSummary>('POST', `${campaignAt(id)}/envelopes/${chapter}`, {}),
  envelope: (id: string, chapter: number, language: string) =>
    request<Envelope>('GET', `${campaignAt(id)}/envelopes/${chapter}?lang=${language}`),
  /** The same from whichever campaign of mine it was opened in. */
  ownEnvelope: (game: string, chapter: number, language: string) =>
    request<Envelope>(
      'GET',
      `/api/games/${encodeURIComponent(game)}/envelopes/${chapter}?lang=${language}`,
    ),
  /** A game that is over once more, on its own. */
  playAlone: (id: string, number: number, body: PlayAlone) =>
    request<MatchSummary>('POST', `${campaignAt(id)}/games/${number}`, body),
  changeIsland: (id: string, island: number, body: ChangeIsland) =>
    request<CampaignSummary>('POST', `${campaignAt(id)}/islands/${island}`, body),
  addIsland: (id: string, body: NewIsland) =>
    request<CampaignSummary>('POST', `${campaignAt(id)}/islands`, body),
  branch: (id: string, body: BranchRequest) =>
    request<CampaignSummary>('POST', `${campaignAt(id)}/branch`, body),
  campaignOffer: (id: string, body: JoinRequest) =>
    request<CampaignOffer>('POST', `${campaignAt(id)}/offer`, body),
  beginAgain: (id: string) => request<CampaignSummary>('POST', `${campaignAt(id)}/again`, {}),
  joinCampaign: (id: string, body: JoinRequest) =>
    request<CampaignSummary>('POST', `${campaignAt(id)}/join`, body),
};

export function socketAddress(id: string, since: number | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = since === null ? '' : `?since=${since}`;
  return `${scheme}://${location.host}${at(id)}/socket${query}`;
}

/** Where a campaign is written out as a file. */
export function exportAddress(id: string): string {
  return `${campaignAt(id)}/export`;
}

function campaignAt(id: string): string {
  return `/api/campaigns/${encodeURIComponent(id)}`;
}

function lessonAt(game: string, name: string): string {
  return `/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(name)}`;
}

function at(id: string): string {
  return `/api/matches/${encodeURIComponent(id)}`;
}

async function request<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  read: (response: Response) => Promise<T> = (response) => response.json(),
): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new Trouble(0, 'unreachable', 'the server does not answer');
  });
  if (response.ok) return read(response).catch(() => null as T);
  const answer: unknown = await response.json().catch(() => null);
  const { problem, detail } = isProblem(answer)
    ? answer
    : { problem: 'server_failed', detail: `status ${response.status}` };
  throw new Trouble(response.status, problem, detail);
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'problem' in answer;
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (trouble) {
    if (trouble instanceof Trouble && (trouble.status === 401 || trouble.status === 404)) {
      return null;
    }
    throw trouble;
  }
}
