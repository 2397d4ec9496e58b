/** What a game of a campaign needs lies in the envelopes up to its own chapter. */
import type { GameModule } from '../../games/game';
import type { CampaignPlace } from '../protocol/CampaignPlace';

/** Loaded only by who plays or sees such a game; anything else goes on at once. */
export async function openEnvelopes(
  game: GameModule,
  campaign: CampaignPlace | null,
): Promise<void> {
  if (!campaign) return;
  const { useEnvelopes } = await import('./envelopes');
  await useEnvelopes(game, campaign.id, campaign.chapter);
}
