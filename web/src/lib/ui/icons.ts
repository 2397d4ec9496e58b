/** Our own line icons, drawn on a 24 by 24 grid. */
export const ICONS = {
  undo: 'M9 7 4 12l5 5M4 12h9a6 6 0 0 1 6 6',
  reset: 'M4 5v5h5M5 10a8 8 0 1 1-1 5',
  check: 'm5 13 4.5 4.5L19 7',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  play: 'M8 5.5v13l10-6.5z',
  pause: 'M8 5v14M16 5v14',
  first: 'M6 5v14M18 6l-8 6 8 6z',
  last: 'M18 5v14M6 6l8 6-8 6z',
  previous: 'm15 6-6 6 6 6',
  next: 'm9 6 6 6-6 6',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  settings:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2',
  book: 'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14',
  search: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M15.5 15.5 20 20',
  eye: 'M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  share: 'M7 12a2 2 0 1 0 .01 0M17 6a2 2 0 1 0 .01 0M17 18a2 2 0 1 0 .01 0M9 13l6 -6M9 13l6 6',
  warning: 'M12 4 3 20h18zM12 10v5M12 17.5v.01',
  wave: 'M3 10q3-3 6 0t6 0 6 0M3 16q3-3 6 0t6 0 6 0',
  trophy: 'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8',
  sound: 'M4 9.5h4l5-4.5v14l-5-4.5H4zM16.5 9.5a4 4 0 0 1 0 5M19 7a8 8 0 0 1 0 10',
  mute: 'M4 9.5h4l5-4.5v14l-5-4.5H4zM16.5 9.5l5 5M21.5 9.5l-5 5',
  talk: 'M4 5h16v11h-9l-5 4v-4H4zM8 9.5h8M8 12.5h5',
  down: 'm6 9 6 6 6-6',
  table: 'M3 8h18M6 8v11M18 8v11',
} as const;

export type IconName = keyof typeof ICONS;
