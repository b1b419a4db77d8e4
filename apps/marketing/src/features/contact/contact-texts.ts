import type { MessageIdOf, Translate } from '@genmaster/i18n';

/** Id of a text of the contact form. */
export type ContactTextId = MessageIdOf<'contact'>;

/** Error message of a value: the id of one of our texts, or the server’s own words. */
export type ContactProblem = { text: ContactTextId } | { words: string };

/** Returns the text of a problem, in the page’s language when it is one of our texts. */
export const describeProblem = (t: Translate<ContactTextId>, problem: ContactProblem): string =>
  'text' in problem ? t(problem.text) : problem.words;
