import type { ContactTextId } from '@genmaster/i18n';
import type { Speak } from '@genmaster/i18n';

export type { ContactTextId } from '@genmaster/i18n';

/** How to put a value right: a text of ours, or the server’s own words. */
export type ContactProblem = { text: ContactTextId } | { words: string };

/** Says a problem, in the page’s language where the words are ours. */
export const sayProblem = (say: Speak<ContactTextId>, problem: ContactProblem): string =>
  'text' in problem ? say(problem.text) : problem.words;
