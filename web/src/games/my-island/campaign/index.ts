/** What My Island brings to the pages of its campaign. */
import type { View } from '../../../lib/protocol/my-island/View';
import type { CampaignParts } from '../../game';
import { opened } from '../opened.svelte';
import SpritePicture from '../SpritePicture.svelte';
import Animal from './Animal.svelte';
import BareIsland from './BareIsland.svelte';
import Fresh from './Fresh.svelte';
import Page from './Page.svelte';
import { rewardsOf } from './rewards';
import Scene from './Scene.svelte';

export const campaign: CampaignParts<View> = {
  animals: 4,
  Animal,
  animalName: (animal, text) => text('my-island-ui-animal', { animal }),
  islandName: (animal, text) => text('my-island-ui-animal-island', { animal }),
  Island: BareIsland,
  islands: ({ players }) =>
    new Map(players.flatMap(({ island }) => (island ? [[island.animal, island] as const] : []))),
  rewards: rewardsOf,
  Sticker: SpritePicture,
  stickerName: (name, text) => text(`my-island-sticker-${name}`),
  Scene,
  Page,
  pictures: (number) => opened.game(number).pages.length,
  Fresh,
};
