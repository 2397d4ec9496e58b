/** Line icons of the buttons by a tile in hand, on a grid of 24. */
export const TURN_LEFT = 'M4 4v6h6M4.5 10A8.5 8.5 0 1 1 4 15.5';
export const TURN_RIGHT = 'M20 4v6h-6M19.5 10A8.5 8.5 0 1 0 20 15.5';
export const TICK = 'm5 13 4.5 4.5L19 7';
export const CROSS = 'M6 6l12 12M18 6 6 18';
