import type { ContactTextId } from '../../i18n/messages/contact.en.ts';
import type { Speak } from '../../i18n/speak.ts';

export type { ContactTextId } from '../../i18n/messages/contact.en.ts';

/** How to put a value right: a text of ours, or the server’s own words. */
export type ContactProblem = { text: ContactTextId } | { words: string };

/** Says a problem, in the page’s language where the words are ours. */
export const sayProblem = (say: Speak<ContactTextId>, problem: ContactProblem): string =>
  'text' in problem ? say(problem.text) : problem.words;
