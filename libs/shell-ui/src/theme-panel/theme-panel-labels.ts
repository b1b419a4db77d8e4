import type { ColorPickerLabels } from '@genmaster/color-picker';
import type { ColorNotation, ExportFormat } from '@genmaster/theme-engine/export';

/** Width of the panel in CSS pixels; a closed panel is moved out of the window by the same distance. */
export const PANEL_WIDTH_PX = 300;

/** All texts of the panel, so that a host can translate them. */
export interface ThemePanelLabels {
  panel: string;
  /** Handle of the sheet, which the panel is on a phone. */
  sheetTaller: string;
  sheetLower: string;
  themeTab: string;
  themeSubTab: string;
  layoutSubTab: string;
  /** Labels of the choice of theme, for the website and for a desktop that covers it. */
  websiteTheme: string;
  desktopTheme: string;
  /** Names of the groups of pictures beside the lists. */
  themePictures: string;
  backgroundPictures: string;
  colorScheme: string;
  /** Text after `colorScheme`, which distinguishes the two blocks of that name. */
  palette: string;
  mode: string;
  modes: { light: string; dark: string; flately: string };
  /** Accessible name of the tool bar. */
  toolbar: string;
  /** Tool that lets the visitor point at the page. */
  pointTool: string;
  /** Announced when the pointing begins. */
  pointHint: string;
  /** Tool that opens the view of all modes. */
  modesTool: string;
  back: string;
  everyMode: string;
  repairAll: string;
  highContrast: string;
  highContrastHint: string;
  history: string;
  historyHint: string;
  /** First entry of the history. */
  opened: string;
  /** Mark of the saved entry. */
  savedStep: string;
  sections: string;
  search: string;
  /** Search in a list of fonts, and its results. */
  searchFonts: string;
  fontsFound: string;
  noFont: string;
  /** Text before the number of found fields. */
  found: string;
  nothingFound: string;
  /** Text after the number of fields whose contrast is too low. */
  hardToRead: string;
  /** Text of a low contrast, with `{ratio}`, `{min}` and `{with}`. */
  lowContrast: string;
  /** Additional APCA advice, with `{lc}`. */
  perceived: string;
  repair: string;
  /** Text shown under a mode in which everything can be read. */
  readable: string;
  /** Announced before the name of a change that was undone or redone. */
  undone: string;
  redone: string;
  /** Button that shows the saved theme while it is held, and the announcements for it. */
  holdSaved: string;
  showsSaved: string;
  showsDraft: string;
  /** Accessible name of the group of filters. */
  filters: string;
  background: string;
  menuPosition: string;
  menuPlaceholder: string;
  menuLeft: string;
  menuTop: string;
  /** Hint in windows without room for the left menu. */
  menuNarrow: string;
  dashboard: string;
  dashboards: readonly [string, string];
  /** Hint beside the shape settings, with `{count}` and `{first}`. */
  cutOff: string;
  allFits: string;
  resetCurrent: string;
  defaultChanges: string;
  saveChanges: string;
  saving: string;
  close: string;
  undo: string;
  redo: string;
  resetField: string;
  /** Marks a color that was adapted to the mode from the user’s color in another mode. */
  derivedField: string;
  changed: string;
  unsaved: string;
  allSaved: string;
  confirmSave: string;
  confirmDefault: string;
  confirmReset: string;
  ok: string;
  cancel: string;
  /** Notice of a newer copy that arrived by itself. */
  newerCopy: string;
  /** Notice of a save that conflicts with a newer copy. */
  conflict: string;
  /** Notice of an account’s theme that conflicts with another one at sign-in. */
  accountCopy: string;
  /** Button that switches the preview between the two copies. */
  showTheirs: string;
  showMine: string;
  /** Captions of the two pictures, and the text before the names of the differing fields. */
  mine: string;
  theirs: string;
  differs: string;
  /** Notice of a visitor’s theme that was saved in this browser alone. */
  keptHere: string;
  signIn: string;
  notNow: string;
  useNewerCopy: string;
  keepMine: string;
  /** Notice of a save that failed because the account is not known. */
  accountLost: string;
  tryAgain: string;
  offer: string;
  /** Text after the number of values that the catalogue does not know. */
  leftOut: string;
  /** Heading of the list of imported values, with `{count}`. */
  mapping: string;
  nothingTaken: string;
  noCounterpart: string;
  badValue: string;
  takeOffer: string;
  refuseOffer: string;
  brokenLink: string;
  dismiss: string;
  myThemes: MyThemesLabels;
  /** Texts of the colour picker; the picker’s defaults apply to those left out. */
  picker: Partial<ColorPickerLabels>;
  /** Button that opens the picker beside the panel, with more room. */
  largerPicker: string;
  /** Contrast of a colour in the picker: a text with the background `{name}`, a background under the text `{name}`. */
  pairWith: string;
  pairUnder: string;
  /** The same with `{pair}` in place, where it is the lowest of `{count}`. */
  pairLowest: string;
  tools: ThemeToolsLabels;
}

/** Texts of the saved themes. */
export interface MyThemesLabels {
  title: string;
  /** Name of a theme without a name. */
  unnamed: string;
  inUse: string;
  use: string;
  name: string;
  create: string;
  keep: string;
  rename: string;
  duplicate: string;
  /** Name of a duplicate, with `{name}`; the next five texts have it too. */
  copyName: string;
  remove: string;
  created: string;
  chosen: string;
  renamed: string;
  removed: string;
  broughtBack: string;
  unsaved: string;
  useWithout: string;
  none: string;
  /** Number of themes, with `{count}` and `{most}`. */
  count: string;
  loading: string;
  lost: string;
  signIn: string;
  /** Hint for themes that are kept in this browser only. */
  keptHere: string;
  outcomes: { full: string; 'bad-name': string; changed: string; failed: string };
}

/** Texts of the tools beyond choosing colours. */
export interface ThemeToolsLabels {
  tools: string;
  brandColor: string;
  brandHint: string;
  makePalette: string;
  madePalette: string;
  /** Said where a theme has variables of its own, of which no palette has colours. */
  noPalette: string;
  shuffle: string;
  shuffleNow: string;
  shuffled: string;
  /** Heading of the parts that shuffle keeps. */
  keep: string;
  seed: string;
  copySeedLink: string;
  vision: string;
  visions: { none: string; protanopia: string; deuteranopia: string; tritanopia: string; achromatopsia: string };
  /** Text for similar colours, with `{one}` and `{other}`. */
  alike: string;
  exportTheme: string;
  format: string;
  formats: Record<ExportFormat, string>;
  /** Choice of the notation of the colours in a stylesheet. */
  colorsAs: string;
  /** Names of the notations. @default the names that CSS has for them */
  notations?: Partial<Record<ColorNotation, string>> | undefined;
  /** Heading of the list of names in the exported file, with `{count}` and `{left}`. */
  names: string;
  /** Text beside a field that the format cannot express. */
  noName: string;
  copy: string;
  copied: string;
  copyFailed: string;
  download: string;
  copyLink: string;
  importTheme: string;
  importHint: string;
  brokenFile: string;
  publishScheme: string;
  publishHint: string;
  /** Text instead of the hint while there is nothing to publish. */
  publishNothing: string;
  /** Question before publishing, with `{scheme}`. */
  confirmPublish: string;
  publishing: string;
  publishOutcomes: { published: string; stale: string; refused: string; failed: string };
}

/** English texts; the confirmations are quoted from the specification. */
export const THEME_PANEL_LABELS: ThemePanelLabels = {
  panel: 'Theme settings',
  sheetTaller: 'Show more of the panel',
  sheetLower: 'Show more of the page',
  themeTab: 'Theme',
  themeSubTab: 'Theme',
  layoutSubTab: 'Layout',
  websiteTheme: 'Website Theme',
  desktopTheme: 'Desktop Theme',
  themePictures: 'Themes as pictures',
  backgroundPictures: 'Backgrounds as pictures',
  colorScheme: 'Color Scheme',
  palette: 'palette',
  mode: 'mode',
  modes: { light: 'Light', dark: 'Dark', flately: 'Flately' },
  toolbar: 'Theme tools',
  pointTool: 'Point',
  pointHint: 'Press a part of the page to open its field. Arrow keys move, Enter opens, Escape ends.',
  modesTool: 'Modes',
  back: 'Back',
  everyMode: 'Every mode',
  repairAll: 'Repair all',
  highContrast: 'High contrast',
  highContrastHint: 'Text at 7 to 1, edges at 4.5 to 1. On by itself where the system asks for more contrast.',
  history: 'History',
  historyHint: 'One entry for each change. A press goes there; nothing is lost until you change something.',
  opened: 'Opened',
  savedStep: 'saved',
  sections: 'Details',
  search: 'Search fields',
  searchFonts: 'Search fonts',
  fontsFound: 'Fonts found',
  noFont: 'No font of that name.',
  found: 'Fields found',
  nothingFound: 'No field of that name.',
  hardToRead: 'hard to read',
  lowContrast: 'Contrast {ratio} with {with}; {min} is needed.',
  perceived: 'As the eye sees it: Lc {lc} (APCA, advice).',
  repair: 'Repair',
  readable: '✓ readable',
  undone: 'Undone',
  redone: 'Redone',
  holdSaved: 'Hold to see saved',
  showsSaved: 'The page shows what is saved.',
  showsDraft: 'The page shows your changes again.',
  filters: 'Show only',
  background: 'Homepage Backgrounds',
  menuPosition: 'Menu Position',
  menuPlaceholder: 'Select...',
  menuLeft: 'Left Menu Default (Default)',
  menuTop: 'Top',
  menuNarrow: 'This window is too narrow for the left menu. It shows in a wider one.',
  dashboard: 'Dashboard',
  dashboards: ['Dashboard 1', 'Dashboard 2'],
  cutOff: 'Texts that do not fit on this page: {count}. The first is “{first}”.',
  allFits: 'Every text of this page fits.',
  resetCurrent: 'Reset Current',
  defaultChanges: 'Default Changes',
  saveChanges: 'Save Changes',
  saving: 'Saving…',
  close: 'Close',
  undo: 'Undo',
  redo: 'Redo',
  resetField: 'Reset',
  derivedField: 'Adapted from your color in another mode',
  changed: 'changed',
  unsaved: 'Unsaved changes',
  allSaved: 'No unsaved changes',
  confirmSave: 'Are you sure you want to Save Current Changes.?',
  confirmDefault: 'Are you sure you want to set Default color Theme?',
  confirmReset: 'Are you sure you want to reset current Changes?',
  ok: 'OK',
  cancel: 'Cancel',
  newerCopy: 'A newer copy of your theme was saved elsewhere. Your changes here are kept.',
  conflict:
    'A newer copy of your theme was saved elsewhere. Yours is not stored yet: keep it in place of that one, or take theirs.',
  accountCopy: 'Your account holds another theme. Yours here is kept, and nothing is replaced until you choose.',
  showTheirs: 'Compare: show theirs',
  showMine: 'Compare: show mine',
  mine: 'Mine',
  theirs: 'Theirs',
  differs: 'Different',
  keptHere: 'Saved in this browser. Sign in to keep it with your account.',
  signIn: 'Sign in',
  notNow: 'Not now',
  useNewerCopy: 'Take theirs',
  keepMine: 'Keep mine',
  accountLost: 'Your account could not be reached. Your changes are kept, but not saved with your account yet.',
  tryAgain: 'Try again',
  offer: 'You see a theme from elsewhere. Yours is kept until you take this one over.',
  leftOut: 'of its values are not known here and are left out.',
  mapping: 'What becomes of its values: {count} taken',
  nothingTaken: 'None of its values has a counterpart here.',
  noCounterpart: 'no counterpart',
  badValue: 'not read',
  takeOffer: 'Take it over',
  refuseOffer: 'Back to mine',
  brokenLink: 'The address holds no theme that can be read. Nothing has changed.',
  dismiss: 'Dismiss',
  myThemes: {
    title: 'My themes',
    unnamed: 'My theme',
    inUse: 'In use',
    use: 'Use',
    name: 'Name',
    create: 'New from what you see',
    keep: 'Keep',
    rename: 'Rename',
    duplicate: 'Duplicate',
    copyName: '{name}, copy',
    remove: 'Delete',
    created: '“{name}” is kept.',
    chosen: '“{name}” is in use.',
    renamed: 'Renamed to “{name}”.',
    removed: '“{name}” is deleted.',
    broughtBack: '“{name}” is back.',
    unsaved: 'What you see has changes that are not saved. Save them first, or use this theme without them.',
    useWithout: 'Use without them',
    none: 'You keep no theme yet. Name what you see to keep it.',
    count: '{count} of {most} themes',
    loading: 'Your themes are on their way…',
    lost: 'Your themes could not be read.',
    signIn: 'Sign in to keep several themes with your account. Without it this browser keeps one.',
    keptHere: 'These themes are kept in this browser. Sign in to keep themes with your account.',
    outcomes: {
      full: 'There are {most} themes already. Delete one first.',
      'bad-name': 'A name has 1 to 60 letters that can be seen.',
      changed: 'It was changed from another place meanwhile. Look at it, and try again.',
      failed: 'That did not work. Nothing is changed; try again.',
    },
  },
  picker: {},
  largerPicker: 'Larger picker',
  pairWith: 'With {name}',
  pairUnder: 'Under {name}',
  pairLowest: '{pair}, the lowest of {count}',
  tools: {
    tools: 'Tools',
    brandColor: 'Brand color',
    brandHint: 'Every color of the theme is made from this one, for light and dark.',
    makePalette: 'Make a palette',
    madePalette: 'The palette is made. Undo brings the old one back.',
    shuffle: 'Shuffle',
    shuffleNow: 'Shuffle the colors',
    noPalette: 'This theme has no palette colors. Nothing is changed.',
    shuffled: 'Shuffled. Every text can be read in every mode. Undo brings the old colors back.',
    keep: 'Keep as it is',
    seed: 'Seed',
    copySeedLink: 'Copy a link to this shuffle',
    vision: 'See the page as with',
    visions: {
      none: 'Full color vision',
      protanopia: 'No red cones (protanopia)',
      deuteranopia: 'No green cones (deuteranopia)',
      tritanopia: 'No blue cones (tritanopia)',
      achromatopsia: 'No color at all (achromatopsia)',
    },
    alike: '{one} and {other} look nearly the same.',
    exportTheme: 'Export',
    format: 'Format',
    formats: {
      css: 'CSS',
      tailwind: 'Tailwind CSS 4',
      shadcn: 'shadcn/ui, tweakcn',
      tokens: 'Design tokens (DTCG)',
      figma: 'Figma variables',
      mui: 'MUI createTheme',
      json: 'JSON',
    },
    colorsAs: 'Colors as',
    names: 'What each field becomes: {count}, and {left} have no counterpart',
    noName: 'no counterpart',
    copy: 'Copy',
    copied: 'Copied.',
    copyFailed: 'This browser does not let the page copy. Use Download.',
    download: 'Download',
    copyLink: 'Copy a link to this theme',
    importTheme: 'Import a theme file',
    importHint:
      'JSON, CSS variables, Tailwind, shadcn/ui and tweakcn, design tokens, Figma variables or MUI. You see it before it replaces anything.',
    brokenFile: 'That file holds no theme that can be read. Nothing has changed.',
    publishScheme: 'Publish this scheme to everyone',
    publishHint:
      'Everyone gets this scheme with the colors that you see, in every mode. Sizes and fonts stay your own.',
    publishNothing: 'Everyone has this scheme as it is here. Change a color to publish it anew.',
    confirmPublish: 'Are you sure you want to publish the scheme “{scheme}” to everyone?',
    publishing: 'Publishing…',
    publishOutcomes: {
      published: 'The scheme is published. Everyone gets it with the next page they open.',
      stale:
        'Somebody else has published this scheme meanwhile. Nothing was replaced, and your changes are kept over theirs. Look at them and publish again.',
      refused: 'The server refused to publish: this account may no longer do it. Your changes are kept.',
      failed: 'The scheme could not be published. Your changes are kept; try again.',
    },
  },
};
