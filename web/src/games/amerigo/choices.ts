/** What was tapped and waits to be carried out: as on the button, and what it is. */

import type { Action } from '../../lib/protocol/amerigo/Action';
import { TILES } from '../../lib/protocol/amerigo/components';
import type { View } from '../../lib/protocol/amerigo/View';
import type { Text } from '../game';
import { total } from './cubes';
import { goodWords, markerWords, tileWords } from './names';
import { trackOf } from './panels/tracks';

interface Choice {
  readonly label: string;
  readonly about?: string;
}

/** `null` for what is not chosen beside the map. */
export function choiceWords(action: Action, view: View, seat: number, text: Text): Choice | null {
  switch (action.do) {
    case 'take': {
      const ap = view.doing?.offers.find((offer) => offer.colour === action.colour)?.ap ?? 0;
      return said('take', text, { colour: action.colour, ap });
    }
    case 'take_gold':
      return said('gold', text, { gold: view.doing?.gold ?? 0 });
    case 'cube_vp':
      return said('cubes', text, { points: total(view.cubes.field) });
    case 'take_tile': {
      const kinds = [...(view.players[seat]?.villages ?? []), ...view.supply];
      const count = kinds.find(({ tile }) => tile === action.tile)?.count ?? 0;
      const label = text('amerigo-ui-pick-tile', { cost: TILES[action.tile]?.cost ?? 0 });
      return { label, about: tileWords(action.tile, count, text) };
    }
    case 'buy_good': {
      const good = view.goods[action.slot];
      if (!good) return null;
      const label = text('amerigo-ui-pick-good', { cost: good.cost });
      return { label, about: goodWords(good, view.players[seat], text) };
    }
    case 'pick_marker': {
      const marker = view.markers[action.slot];
      if (!marker) return null;
      return { label: text('amerigo-ui-pick-marker'), about: markerWords(marker, text) };
    }
    case 'advance': {
      const player = view.players[seat];
      const at = (player && trackOf(view.doing?.colour ?? null, player)?.at) ?? 0;
      const { steps } = action;
      return { label: text('amerigo-ui-pick-steps', { steps, to: at + steps }) };
    }
    case 'place_ship':
    case 'sail':
    case 'place_post':
    case 'no_post':
    case 'use_sail8':
    case 'jump':
    case 'build':
    case 'buy_ap':
    case 'cash_chest':
    case 'cash_marker':
    case 'done':
      return null;
    default:
      return action satisfies never;
  }
}

function said(what: string, text: Text, args: Record<string, unknown>): Choice {
  const id = `amerigo-ui-pick-${what}`;
  return { label: text(id, args), about: text(`${id}.about`, args) };
}
