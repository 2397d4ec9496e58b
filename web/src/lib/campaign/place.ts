/** What a game of a campaign needs lies in the envelopes up to its own chapter. */
import type { GameModule } from '../../games/game';
import type { MatchSummary } from '../protocol/MatchSummary';

/** Loaded only by who plays or sees such a game; anything else goes on at once. */
export async function openEnvelopes(
  game: GameModule,
  { campaign, alone }: Pick<MatchSummary, 'campaign' | 'alone'>,
): Promise<void> {
  const chapter = (campaign ?? alone)?.chapter;
  if (!chapter) return;
  const { useEnvelopes } = await import('./envelopes');
  await useEnvelopes(game, campaign?.id ?? null, chapter);
}
