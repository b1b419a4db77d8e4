/** One picture of a story, in one state of the toolbar. */
export interface Picture {
  /** The story's id, as in the workshop's address. */
  story: string;
  /** Toolbar state, as in the address: `scheme:2.1;mode:dark`. */
  globals?: string;
  /** Width and height of the window in CSS pixels. @default [640, 480] */
  size?: readonly [width: number, height: number];
}

const MODES = ['light', 'dark', 'flately'] as const;
const inEveryMode = (story: string, size?: Picture['size']): Picture[] =>
  MODES.map((mode) => ({ story, globals: `mode:${mode}`, size }));

const THEME_SCHEMES = ['1.1', '2.1', '3.1', '4.1'] as const;
const inEveryTheme = (story: string, size?: Picture['size']): Picture[] =>
  THEME_SCHEMES.map((scheme) => ({ story, globals: `scheme:${scheme}`, size }));

const PANEL: Picture['size'] = [420, 760];
const PHONE: Picture['size'] = [390, 720];

/**
 * The stories that are compared with an accepted picture: the ones that matter most to designers, in the themes and
 * modes where they differ. To add a story, add a line and run `npm run visual -- --accept` once.
 */
export const pictures: readonly Picture[] = [
  ...inEveryTheme('foundations-colors--default', [640, 560]),
  { story: 'foundations-type-scale--default', size: [900, 760] },
  { story: 'foundations-spacing--default', size: [900, 560] },
  ...inEveryMode('foundations-elevation--default', [900, 560]),
  { story: 'foundations-icons--default', size: [900, 560] },
  { story: 'foundations-backgrounds--default', globals: 'mode:dark', size: [900, 560] },
  { story: 'foundations-themes--comparison', size: [760, 480] },
  ...inEveryMode('shell-theme-panel--default', PANEL),
  { story: 'shell-theme-panel--section-open', size: PANEL },
  { story: 'shell-theme-panel--layout-tab', size: PANEL },
  { story: 'shell-theme-panel--color-picker-open', size: PANEL },
  { story: 'shell-theme-panel--tools', size: PANEL },
  { story: 'shell-theme-panel-themes-view--my-themes', size: [760, 900] },
  { story: 'shell-theme-panel--asking-to-save', size: PANEL },
  { story: 'shell-theme-panel--on-a-phone', size: PHONE },
  { story: 'shell-theme-panel--in-hindi', size: PANEL },
  { story: 'shell-theme-panel--default', globals: 'direction:rtl', size: PANEL },
  ...inEveryTheme('shell-site-header--with-current-page', [1280, 160]),
  { story: 'shell-site-header--with-current-page', globals: 'mode:dark', size: [1280, 160] },
  { story: 'shell-site-header--with-current-page', globals: 'direction:rtl', size: [1280, 160] },
  { story: 'shell-site-header--with-current-page', globals: 'mode:flately', size: [1280, 160] },
  { story: 'shell-site-header--menu-open', size: [1280, 560] },
  { story: 'shell-site-header--default', size: PHONE },
  { story: 'shell-site-rail--with-current-page', size: [420, 560] },
  { story: 'shell-site-rail--drawer-open', size: [420, 560] },
  { story: 'shell-site-rail--drawer-open', globals: 'mode:dark', size: [420, 560] },
  { story: 'shell-thumb-bar--default', size: PHONE },
  { story: 'shell-site-footer--with-facts', size: [1280, 640] },
  { story: 'shell-site-footer--with-facts', globals: 'direction:rtl', size: [1280, 640] },
  { story: 'shell-login-dialog--default', size: [640, 560] },
  { story: 'shell-login-dialog--default', globals: 'mode:flately;direction:rtl', size: [640, 560] },
  { story: 'shell-login-dialog--refused', globals: 'mode:dark', size: [640, 560] },
  { story: 'shell-confirm-dialog--long-question', size: [640, 420] },
  { story: 'shell-toast-region--several', size: [640, 360] },
  { story: 'shell-page-finder--found', size: [760, 620] },
  { story: 'shell-mode-switch--open', size: [420, 360] },
  { story: 'shell-voice-assistant--asking', size: [560, 560] },
  ...inEveryTheme('site-heroes-hero--scene', [1280, 900]),
  { story: 'site-heroes-hero--scene', globals: 'mode:dark', size: [1280, 900] },
  { story: 'site-heroes-hero--scene', globals: 'mode:flately;direction:rtl', size: [1280, 900] },
  { story: 'site-heroes-hero--scene', size: PHONE },
  { story: 'site-heroes-hero--default', size: [1280, 560] },
  { story: 'site-heroes-hero--default', globals: 'scheme:4.1;mode:dark', size: [1280, 560] },
  { story: 'site-bands-bento--default', size: [1280, 1000] },
  { story: 'site-bands-split--default', size: [1280, 720] },
  { story: 'site-bands-pair--default', size: [1280, 900] },
  { story: 'site-bands-steps--default', size: [1280, 900] },
  { story: 'site-bands-swap--default', size: [1280, 640] },
  { story: 'site-bands-proposal--default', size: [1280, 800] },
  { story: 'site-bands-statement--default', size: [1280, 360] },
  { story: 'site-bands-ledger--default', size: [1280, 560] },
  { story: 'site-bands-details--open', size: [1280, 800] },
  { story: 'site-bands-related--default', size: [1280, 320] },
  { story: 'site-bands-closing--default', size: [1280, 480] },
  { story: 'site-blocks-data-table--default', size: [760, 480] },
  { story: 'site-demos-sample-grid--default', size: [900, 480] },
  ...inEveryMode('color-picker-color-picker--default', [320, 420]),
  { story: 'color-picker-color-picker--cmyk', size: [320, 420] },
  { story: 'color-picker-color-picker--with-presets', size: [320, 480] },
  { story: 'color-picker-color-picker--with-contrast', size: [320, 520] },
  { story: 'color-picker-color-picker--right-to-left', size: [320, 420] },
  { story: 'color-picker-color-picker--invalid-text', size: [320, 420] },
  { story: 'color-picker-color-picker--with-presets', size: PHONE },
  { story: 'color-picker-color-picker-popover--open', size: [420, 480] },
  { story: 'color-picker-color-picker-popover--open-with-presets', size: PHONE },
  { story: 'color-picker-color-picker-popover--open-with-presets', globals: 'mode:dark', size: PHONE },
  { story: 'color-picker-color-picker-popover--docked', size: [900, 760] },
  { story: 'color-picker-color-picker--beyond-srgb', size: [360, 480] },
];

/** Returns the file name of a picture, without its extension. */
export const nameOf = ({ story, globals = '', size }: Picture): string =>
  [story, globals.replaceAll(/[:;]/g, '-'), size?.[0]].filter(Boolean).join('--');
