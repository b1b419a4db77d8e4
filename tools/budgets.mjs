// Size budgets, in bytes after gzip. 1 KB is 1,000 bytes. Add a new budget here.

/**
 * The measured sizes and their limits.
 *
 * `site` counts the files of a first page load. `doors` counts all exports of the named entry points, with their
 * dependencies, without peers and without parts that are loaded on demand; a list of names counts only those exports.
 * With `beyond`, only the additional size on top of those entry points. `styles` counts the stylesheet, `stylesOf` the
 * part that one source file uses, `text` the value of an exported text.
 */
export const budgets = [
  // Slightly above the current size. The targets are 160 KB and 18 KB; 3.6 KB of the styles are fallback fonts of
  // themes, and 0.1 KB the recording of a demo.
  { name: 'site, first load: script', site: 'script', limit: 171_000 },
  { name: 'site, first load: styles', site: 'css', limit: 24_600 },
  // docs/adr/0013 lists the content of the two sizes.
  {
    name: 'theme-engine: core and projection',
    library: 'theme-engine',
    doors: { '.': ['createThemeCore'], './dom': ['projectVariables'] },
    limit: 7_400,
  },
  {
    name: 'theme-engine: engine and projection',
    library: 'theme-engine',
    doors: { '.': ['createThemeEngine'], './dom': ['projectTheme'] },
    limit: 10_600,
  },
  { name: 'theme-engine: both doors whole', library: 'theme-engine', doors: { '.': '*', './dom': '*' }, limit: 12_400 },
  // In addition to the engine, whose themes it stores and whose parsing of values it shares.
  {
    name: 'theme-engine: storage, on top',
    library: 'theme-engine',
    doors: { '.': ['createThemeEngine'], './storage': '*' },
    beyond: { '.': ['createThemeEngine'] },
    limit: 3_500,
  },
  {
    name: 'theme-engine: first-paint script',
    library: 'theme-engine',
    text: { door: './first-paint', name: 'firstPaintScript' },
    limit: 1_500,
  },
  // With the repair of one mode and the notations of wide-gamut colours that the shared colour science prints.
  { name: 'theme-engine: colour science', library: 'theme-engine', doors: { './color': '*' }, limit: 12_600 },
  { name: 'theme-engine: shuffle', library: 'theme-engine', doors: { './shuffle': '*' }, limit: 9_100 },
  { name: 'seo-metadata: core', library: 'seo-metadata', doors: { '.': '*' }, limit: 6_300 },
  { name: 'auth-client: core', library: 'auth-client', doors: { '.': '*' }, limit: 2_100 },
  { name: 'auth-client: retry', library: 'auth-client', doors: { './retry': '*' }, limit: 1_200 },
  // docs/adr/0026 lists the content of the picker since it is the only one.
  { name: 'color-picker: inline', library: 'color-picker', doors: { '.': ['ColorPicker'] }, limit: 21_400 },
  {
    name: 'color-picker: popup, on top',
    library: 'color-picker',
    doors: { '.': ['ColorPicker', 'ColorPickerPopover'] },
    beyond: { '.': ['ColorPicker'] },
    limit: 2_500,
  },
  {
    name: 'color-picker: element',
    library: 'color-picker',
    doors: { './element': ['defineColorPicker'] },
    limit: 23_000,
  },
  {
    name: 'color-picker: inline, styles',
    library: 'color-picker',
    stylesOf: 'src/color-picker/color-picker.tsx',
    limit: 3_400,
  },
  { name: 'color-picker: all styles', library: 'color-picker', styles: true, limit: 3_800 },
];
