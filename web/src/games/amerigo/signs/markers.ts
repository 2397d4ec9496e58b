/** How each progress marker is drawn: a sign, a word on it, and the colours it is about. */
import type { Colour } from '../../../lib/protocol/amerigo/Colour';
import type { Marker } from '../../../lib/protocol/amerigo/Marker';
import { ACTION_SIGNS, SIGNS, type Sign } from './icons';

export interface MarkerPicture {
  readonly signs: readonly Sign[];
  readonly words: string;
  readonly colours: readonly Colour[];
  /** When it works: for good, once, or at the end. */
  readonly kind: 'lasting' | 'once' | 'end';
}

function helps(words: string, ...colours: Colour[]): MarkerPicture {
  return { signs: colours.map((colour) => ACTION_SIGNS[colour]), words, colours, kind: 'lasting' };
}

function picture(
  kind: MarkerPicture['kind'],
  words: string,
  signs: readonly Sign[],
  colours: readonly Colour[] = [],
): MarkerPicture {
  return { signs, words, colours, kind };
}

const { blue, red, green, white } = ACTION_SIGNS;
const { gold, star, skull, post, tile, cube } = SIGNS;

export const MARKERS: Readonly<Record<Marker, MarkerPicture>> = {
  ap2_blue: helps('+2', 'blue'),
  ap2_black: helps('+2', 'black'),
  ap2_red: helps('+2', 'red'),
  ap2_brown: helps('+2', 'brown'),
  ap2_green: helps('+2', 'green'),
  ap2_yellow: helps('+2', 'yellow'),
  ap1_blue_red: helps('+1', 'blue', 'red'),
  ap1_black_brown: helps('+1', 'black', 'brown'),
  ap1_green_yellow: helps('+1', 'green', 'yellow'),
  sail8: picture('once', '+8', [blue], ['blue']),
  pirate_plus2: picture('lasting', '+2', [skull]),
  pirate_half: picture('lasting', '½', [skull]),
  pirate_gold: picture('lasting', '2', [skull, gold]),
  two_neutral: picture('lasting', '×2', [tile], ['red']),
  red_green: picture('lasting', '⇄', [red, green], ['red', 'green']),
  jump_leader: picture('once', '⇑', [white], ['white']),
  gold3: picture('once', '3', [gold]),
  gold5: picture('once', '5', [gold]),
  post_gold: picture('lasting', '1', [post, gold]),
  gold_2_for_1: picture('lasting', '2:1', [cube, gold]),
  cube_vp: picture('once', '1', [cube, star]),
  end_posts: picture('end', '1', [post, star]),
  end7: picture('end', '7', [star]),
  end_gold: picture('end', '1', [gold, star]),
};
