// Size budgets, in bytes after gzip. 1 KB is 1,000 bytes. Add a new budget here.

/**
 * The measured sizes and their limits.
 *
 * `site` counts the files of a first page load. `doors` counts all exports of the named entry points, with their
 * dependencies, without peers and without parts that are loaded on demand; a list of names counts only those exports.
 * With `beyond`, only the additional size on top of those entry points. `styles` counts the stylesheet, `stylesOf` the
 * part that one source file uses, `text` the value of an exported text. `page` counts one built page with all that is
 * in it, `chunk` a script that loads on demand, with its imports beyond a first page load.
 */
export const budgets = [
  // Slightly above the current size. The targets are 160 KB and 18 KB; 3.6 KB of the styles are fallback fonts of
  // themes, and 0.1 KB the recording of a demo.
  { name: 'site, first load: script', site: 'script', limit: 172_500 },
  { name: 'site, first load: styles', site: 'css', limit: 25_700 },
  // docs/adr/0013 lists the content of the sizes; since then a theme without a mode follows the device, values of every
  // type, copies and a host's colours are checked, and what the page's stylesheet shows is not written. With some room.
  {
    name: 'theme-engine: core and projection',
    library: 'theme-engine',
    doors: { '.': ['createThemeCore'], './dom': ['projectVariables'] },
    limit: 9_000,
  },
  {
    name: 'theme-engine: engine and projection',
    library: 'theme-engine',
    doors: { '.': ['createThemeEngine'], './dom': ['projectTheme'] },
    limit: 13_300,
  },
  { name: 'theme-engine: both doors whole', library: 'theme-engine', doors: { '.': '*', './dom': '*' }, limit: 15_200 },
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
  { name: 'theme-engine: colour science', library: 'theme-engine', doors: { './color': '*' }, limit: 13_800 },
  // In addition to the engine and its catalogue, whose palettes and rules of contrast it uses.
  {
    name: 'theme-engine: shuffle, on top',
    library: 'theme-engine',
    doors: { '.': ['createThemeEngine'], './catalogue': ['defaultCatalogue'], './shuffle': '*' },
    beyond: { '.': ['createThemeEngine'], './catalogue': ['defaultCatalogue'] },
    limit: 800,
  },
  {
    name: 'theme-engine: element, on top',
    library: 'theme-engine',
    doors: { '.': ['createThemeEngine'], './catalogue': ['defaultCatalogue'], './element': '*' },
    beyond: { '.': ['createThemeEngine'], './catalogue': ['defaultCatalogue'] },
    limit: 2_000,
  },
  // With what refuses an origin that is none, and with the cleaning of control characters in an author's texts.
  { name: 'seo-metadata: core', library: 'seo-metadata', doors: { '.': '*' }, limit: 6_700 },
  // With the form of tokens and tickets, and the second steps of a sign-in, whose 401 ends no session.
  { name: 'auth-client: core', library: 'auth-client', doors: { '.': '*' }, limit: 2_250 },
  { name: 'auth-client: retry', library: 'auth-client', doors: { './retry': '*' }, limit: 1_200 },
  // docs/adr/0026 lists the content of the picker since it is the only one. Then came modes and tokens that change at run
  // time, the digits of every script, input methods, and frames, fieldsets and forms around it. Then readings, which are
  // written during a drag without rendering, and a place for messages of the element's form. Then typing that ends with
  // its choice, and the absence of a colour in undo, Cancel and drafts. Then a store in plain parts, pages that answer late,
  // and a popup that docks, makes room for itself there, and is placed in pixels of the window under CSS zoom.
  { name: 'color-picker: inline', library: 'color-picker', doors: { '.': ['ColorPicker'] }, limit: 24_600 },
  {
    name: 'color-picker: popup, on top',
    library: 'color-picker',
    doors: { '.': ['ColorPicker', 'ColorPickerPopover'] },
    beyond: { '.': ['ColorPicker'] },
    limit: 3_200,
  },
  {
    name: 'color-picker: element',
    library: 'color-picker',
    doors: { './element': ['defineColorPicker'] },
    limit: 28_000,
  },
  {
    name: 'color-picker: inline, styles',
    library: 'color-picker',
    stylesOf: 'src/color-picker/color-picker.tsx',
    limit: 3_400,
  },
  { name: 'color-picker: all styles', library: 'color-picker', styles: true, limit: 4_000 },
  // What a demo loads when it is first touched. Each page has its script inside; the database is script, without wasm.
  { name: 'on touch: code editor', chunk: 'mount-editor', limit: 157_600 },
  { name: 'on touch: code obfuscator', page: 'frames/code-obfuscator.html', limit: 630_300 },
  { name: 'on touch: code check', page: 'frames/code-check.html', limit: 434_800 },
  { name: 'on touch: tenant query', page: 'frames/tenant-query.html', limit: 488_600 },
];

/**
 * Limits of the demos: the script of a demo with all that it imports, beyond the first page load and without the parts
 * that it loads when they are touched.
 *
 * @type {{ usual: number, larger: Record<string, number> }} `larger` names the demos with a limit of their own.
 */
export const demoLimits = {
  usual: 40_000,
  larger: {
    // With the colour picker or the theme panel.
    'color-gallery': 98_500,
    'design-workbench': 139_000,
    'multi-themes': 93_500,
    'template-gallery': 93_000,
    // With the writers of a whole project, its SQL in five dialects included.
    'change-card': 68_500,
    'contract-strip': 64_500,
    'design-triptych': 54_500,
    'one-definition': 94_000,
    'project-tree': 59_500,
    'requirement-reader': 73_000,
    'source-export': 66_000,
    'sql-dialects': 53_500,
    'ui-builder': 56_500,
    'version-compare': 66_500,
    // Four applications with their forms, grids and reports.
    'worked-examples': 105_500,
    'order-desk': 53_500,
    'ten-rows': 42_500,
    // With the rules in every language of the project.
    'validation-rules': 40_500,
    // With the table library and dragging.
    'gen-grid': 65_000,
    // With the theme engine’s catalogue and the colour science.
    'contrast-check': 51_000,
  },
};
