/** What is drawn on each culture token, around the origin: a shape, and lines cut into it. */
import type { Culture } from '../../../lib/protocol/yamatai/Culture';

export const CULTURE: Readonly<Record<Culture, { shape: string; cut?: string }>> = {
  orange: { shape: 'M0 9-10-3A13 13 0 0 1 10-3z', cut: 'M0 9V-7M0 9-5-6M0 9 5-6' },
  green: { shape: 'M-7 7C-9-2-2-8 8-8 9 2 2 8-7 7z', cut: 'M-7 7 4-4' },
  violet: { shape: 'M0-9A9 9 0 1 0 9 0 4.5 4.5 0 0 0 0 0 4.5 4.5 0 0 1 0-9z' },
  blue: { shape: 'M0-9.5C4-4 7-1 7 3A7 7 0 0 1-7 3C-7-1-4-4 0-9.5z' },
  beige: {
    shape: 'M0 8C-6 6-9.5 0-8-4-6-8 6-8 8-4 9.5 0 6 6 0 8z',
    cut: 'M0 8V-6.5M0 8-4.5-6M0 8 4.5-6',
  },
  red: { shape: 'M-3-9.5h6v2.5h-6zM-7-6h14v12H-7zM-3 7h6v2.5h-6z', cut: 'M-7-2H7M-7 2H7' },
};
