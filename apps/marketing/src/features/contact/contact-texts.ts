import type { MessageIdOf } from '../../i18n/message-loaders.ts';
import type { Speak } from '../../i18n/speak.ts';

/** The id of a text of the site that belongs to the contact form. */
export type ContactTextId = Extract<MessageIdOf<'site'>, `contact.${string}`>;

/** How to put a value right: a text of ours, or the server’s own words. */
export type ContactProblem = { text: ContactTextId } | { words: string };

/** Says a problem, in the page’s language where the words are ours. */
export const sayProblem = (say: Speak<MessageIdOf<'site'>>, problem: ContactProblem): string =>
  'text' in problem ? say(problem.text) : problem.words;
