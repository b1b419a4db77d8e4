/** Paths of the icons: a 20 px grid, 1.6 px strokes, round joins. */
export const ICON_SHAPES = {
  go: 'M3.5 10h12m-4.5-4.5L15.5 10 11 14.5',
  alert: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M10 6.5v4M10 13.4v.1',
  check: 'm4 10.5 4 4 8-9',
  cross: 'm5 5 10 10M15 5 5 15',
  undo: 'M4 8h8a4 4 0 0 1 0 8H8M4 8l3.5-3.5M4 8l3.5 3.5',
} as const;
