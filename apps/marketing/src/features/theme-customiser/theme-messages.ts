import type { ToastMessage } from '@genmaster/shell-ui';
import type { SaveOutcome } from '@genmaster/theme-engine/storage';
import type { MessageIdOf, Translate } from '@genmaster/i18n';
import type { ThemeProblem } from './theme-on-page.ts';

/** Tone of the message about a save; every outcome keeps the edits. */
export const SAVE_TONES: Readonly<Record<SaveOutcome, ToastMessage['tone']>> = {
  stored: 'success',
  'kept-locally': 'problem',
  conflict: 'problem',
  'newer-shown': 'info',
  refused: 'problem',
  lost: 'problem',
};

/** Returns the message about a resource that did not load. */
export const describeThemeProblem = (t: Translate<MessageIdOf<'theme'>>, { kind, name }: ThemeProblem): string =>
  kind === 'font' ? t('missing.font', { name }) : t('missing.sheet');
