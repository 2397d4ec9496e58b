/** The pages of campaigns, loaded together by whoever plays one. */
export { default as Campaign } from './Campaign.svelte';
export { default as Envelope } from './Envelope.svelte';
export { default as JoinCampaign } from './JoinCampaign.svelte';
export { default as NewCampaign } from './NewCampaign.svelte';
