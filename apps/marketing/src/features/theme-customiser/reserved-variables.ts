/** Variables of the site’s own styles that are no fields: measures, shapes and marks that a project must not move. */
const RESERVED = new Set([
  '--devanagari',
  '--gutter',
  '--line',
  '--mark',
  '--measure',
  '--on-mark',
  '--page-width',
  '--site-origin',
  '--rhythm',
  '--radius-s',
  '--radius-m',
  '--radius-l',
  '--shadow-m',
  '--shadow-l',
]);

/** Tells whether the site keeps a variable for itself; whatever begins with `--gm-` belongs to its parts. */
export const isReservedVariable = (variable: string): boolean => RESERVED.has(variable) || variable.startsWith('--gm-');
