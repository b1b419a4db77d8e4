import type { ToastMessage } from '@genmaster/shell-ui';
import type { SaveOutcome } from '@genmaster/theme-engine/storage';
import type { ThemeTextId } from '@genmaster/i18n';
import type { Speak } from '@genmaster/i18n';
import type { ThemeProblem } from './theme-runtime.ts';

/** How a person is told about a save; whatever happened, the edits are still there. */
export const SAVE_TONES: Readonly<Record<SaveOutcome, ToastMessage['tone']>> = {
  stored: 'success',
  'kept-locally': 'problem',
  conflict: 'problem',
  'newer-shown': 'info',
  refused: 'problem',
  lost: 'problem',
};

/** Says what the page could not get. */
export const sayThemeProblem = (say: Speak<ThemeTextId>, { kind, name }: ThemeProblem): string =>
  kind === 'font' ? say('missing.font', { name }) : say('missing.sheet');
