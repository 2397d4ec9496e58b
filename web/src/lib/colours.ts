/** Who wears which hue, as the viewer wants to see it. */
import { HUES, hueOfIsland } from './board/hues';
import type { Colour } from './settings.svelte';

/**
 * Hue of each seat: mine is the one I chose, whose it was wears mine. In a campaign everybody
 * sees the hues of the `islands` that lie at the seats.
 */
export function huesOf(
  mine: number | null,
  choice: Colour,
  islands: readonly number[] = [],
): number[] {
  const hues = Array.from({ length: HUES }, (_, seat) => seat);
  if (islands.length > 0) return hues.map((seat) => hueOfIsland(islands[seat] ?? seat));
  if (mine === null || choice === 'seat') return hues;
  const [own, wanted] = [mine % HUES, Number(choice)];
  return hues.map((hue) => (hue === own ? wanted : hue === wanted ? own : hue));
}
