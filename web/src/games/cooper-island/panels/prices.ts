/** What can be bought, as it is printed: what it costs, and the helm points for it. */
import type { Building } from '../../../lib/protocol/cooper-island/Building';
import type { CargoView } from '../../../lib/protocol/cooper-island/CargoView';
import {
  BUILDINGS as BUILDING_PRINTS,
  type Cost,
  STATUE_HELM,
  STATUES,
} from '../../../lib/protocol/cooper-island/components';
import type { Deed } from '../../../lib/protocol/cooper-island/Deed';
import type { LandingView } from '../../../lib/protocol/cooper-island/LandingView';
import type { View } from '../../../lib/protocol/cooper-island/View';
import { BUILDINGS } from '../names';

export interface Price {
  /** What is bought, where its sign says more than its price. */
  readonly what: Building | 'statue' | null;
  readonly cost: Cost;
  readonly helm: number;
}

function building(what: Building): Price {
  return { what, ...BUILDING_PRINTS[what] };
}

export function boatAt({ coins, wood, helm }: LandingView): Price {
  return { what: null, cost: [coins, wood, 0, 0, 0, 0], helm };
}

function cargoFor({ gold, cloth, helm }: CargoView): Price {
  return { what: null, cost: [0, 0, 0, 0, gold, cloth], helm };
}

/** What a deed would buy; nothing where it costs nothing. Reductions are not taken off. */
export function pricesOf(deed: Deed, view: View, seat: number): readonly Price[] {
  const player = view.players[seat];
  if (!player) return [];
  switch (deed) {
    case 'erect':
      return BUILDINGS.filter((_, at) => (player.unbuilt[at] ?? 0) > 0).map(building);
    case 'build_statue':
      return Object.values(STATUES).map((cost) => ({ what: 'statue', cost, helm: STATUE_HELM }));
    case 'build_boat':
      return player.landings.filter(({ boat }) => boat === null).map(boatAt);
    case 'supply':
      return view.cargoes.filter(({ lids }) => lids.includes(seat)).map(cargoFor);
    default:
      return [];
  }
}
