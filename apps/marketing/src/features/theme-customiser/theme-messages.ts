import type { SaveOutcome } from '@genmaster/theme-engine/storage';
import type { ThemeProblem } from './theme-runtime.ts';

type Tone = 'success' | 'info' | 'problem';

/** What a person is told about a save; whatever happened, the edits are still there. */
export const SAVE_MESSAGES: Readonly<Record<SaveOutcome, readonly [Tone, string]>> = {
  stored: ['success', 'Your theme is saved with your account.'],
  'kept-locally': [
    'problem',
    'The server could not be reached. Your theme is kept in this browser and is sent when you are online again.',
  ],
  conflict: ['problem', 'A newer copy of your theme was saved elsewhere. Choose in the panel which one to keep.'],
  'newer-shown': [
    'info',
    'A newer copy of your theme was saved elsewhere. You had no changes of your own, so it is shown now.',
  ],
  refused: ['problem', 'The server could not store your theme. Your changes are kept; try Save Changes again.'],
  lost: [
    'problem',
    'This browser keeps nothing (its storage is full or switched off). Your theme lasts until you leave.',
  ],
};

/** What else the theme has to say outside the panel. */
export const THEME_MESSAGES = {
  savedAsVisitor: 'Saved in this browser. Sign in and save again to keep it with your account.',
  /** `{name}` is the font. */
  fontMissing: 'The font {name} could not be loaded. A similar one is shown until it can.',
  sheetMissing: 'The stylesheet of that theme could not be loaded. The previous one stays.',
} as const;

/** Says what the page could not get. */
export const problemMessage = ({ kind, name }: ThemeProblem): string =>
  kind === 'font' ? THEME_MESSAGES.fontMissing.replace('{name}', name) : THEME_MESSAGES.sheetMissing;
