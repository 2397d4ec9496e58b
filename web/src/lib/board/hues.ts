/** What is coloured by whose it is. */
export const HUES = 4;

/** Hue of an island of a campaign, wherever it is shown: no two of a group have the same. */
export function hueOfIsland(animal: number): number {
  return animal % HUES;
}
