/** On a phone: behind which tab a step of the turn is decided. */
import type { Step } from '../../../lib/protocol/yamatai/Step';

/** My fleet and boats; what can be built; who can be hired, and the other fleets. */
export type Tab = 'turn' | 'build' | 'hire';

export function tabFor(step: Step): Tab | null {
  switch (step) {
    case 'fleet':
    case 'boats':
    case 'collect':
    case 'extra':
    case 'moor':
    case 'power':
    case 'power_second':
      return 'turn';
    case 'second':
    case 'reserve':
      return 'build';
    case 'recruit':
      return 'hire';
    case 'nature':
    case 'over':
      return null;
    default:
      return step satisfies never;
  }
}
