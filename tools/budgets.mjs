// How large things may be, in bytes after gzip. 1 KB is 1,000 bytes. A new limit is a new entry here.

/**
 * What is measured, and its limit.
 *
 * `site` counts the files of a first page load. `doors` counts all that the named doors export, with their
 * dependencies, without peers and without what is loaded only when asked; a list of names counts those exports alone.
 * With `beyond`, only what that adds to those doors. `styles` counts the stylesheet, `stylesOf` the part that one source
 * file uses, `text` the value of an exported text.
 */
export const budgets = [
  { name: 'site, first load: script', site: 'script', limit: 160_000 },
  { name: 'site, first load: styles', site: 'css', limit: 16_000 },
  // docs/adr/0013: what each of the two sizes holds.
  {
    name: 'theme-engine: core and projection',
    library: 'theme-engine',
    doors: { '.': ['createThemeCore'], './dom': ['projectVariables'] },
    limit: 4_000,
  },
  {
    name: 'theme-engine: engine and projection',
    library: 'theme-engine',
    doors: { '.': ['createThemeEngine'], './dom': ['projectTheme'] },
    limit: 6_600,
  },
  { name: 'theme-engine: both doors whole', library: 'theme-engine', doors: { '.': '*', './dom': '*' }, limit: 7_600 },
  { name: 'theme-engine: storage', library: 'theme-engine', doors: { './storage': '*' }, limit: 2_100 },
  {
    name: 'theme-engine: first-paint script',
    library: 'theme-engine',
    text: { door: './first-paint', name: 'firstPaintScript' },
    limit: 1_500,
  },
  { name: 'theme-engine: colour science', library: 'theme-engine', doors: { './color': '*' }, limit: 11_000 },
  { name: 'seo-metadata: core', library: 'seo-metadata', doors: { '.': '*' }, limit: 4_000 },
  { name: 'auth-client: core', library: 'auth-client', doors: { '.': '*' }, limit: 2_000 },
  { name: 'auth-client: retry', library: 'auth-client', doors: { './retry': '*' }, limit: 1_200 },
  { name: 'color-picker: inline', library: 'color-picker', doors: { '.': ['ColorPicker'] }, limit: 12_000 },
  {
    name: 'color-picker: popup, on top',
    library: 'color-picker',
    doors: { '.': ['ColorPicker', 'ColorPickerPopover'] },
    beyond: { '.': ['ColorPicker'] },
    limit: 2_500,
  },
  {
    name: 'color-picker: wide gamut, on top',
    library: 'color-picker',
    doors: { '.': ['ColorPicker'], './wide-gamut': '*' },
    beyond: { '.': ['ColorPicker'] },
    limit: 6_000,
  },
  {
    name: 'color-picker: element',
    library: 'color-picker',
    doors: { './element': ['defineColorPicker'] },
    limit: 14_500,
  },
  {
    name: 'color-picker: inline, styles',
    library: 'color-picker',
    stylesOf: 'src/color-picker/color-picker.tsx',
    limit: 2_000,
  },
  { name: 'color-picker: all styles', library: 'color-picker', styles: true, limit: 2_500 },
];
