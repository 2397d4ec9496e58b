/** The shape of each seat, around the origin and about 20 wide: colour is never the only sign. */
export const SHAPES: readonly string[] = [
  'M0-9.5A9.5 9.5 0 1 1 0 9.5 9.5 9.5 0 0 1 0-9.500z',
  'M-8.5-8.500h17v17h-17z',
  'M0-10 10.5 8.500h-21z',
  'M0-11 11 0 0 11-11 0z',
];

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? '';
}
