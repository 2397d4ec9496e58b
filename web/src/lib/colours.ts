/** Who wears which hue, as the viewer wants to see it. */
import type { Colour } from './settings.svelte';

const HUES = 4;

/** Hue of each seat: mine is the one I chose, whose it was wears mine. */
export function huesOf(mine: number | null, choice: Colour): number[] {
  const hues = Array.from({ length: HUES }, (_, seat) => seat);
  if (mine === null || choice === 'seat') return hues;
  const [own, wanted] = [mine % HUES, Number(choice)];
  return hues.map((hue) => (hue === own ? wanted : hue === wanted ? own : hue));
}
