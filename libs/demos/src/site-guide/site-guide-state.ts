import type { LanguageCode } from '@genmaster/i18n';
import * as v from 'valibot';

/** Maximum length of a question, in characters. */
export const LONGEST_QUESTION = 200;

/** Maximum number of questions; the oldest is removed when another is asked. */
export const MOST_QUESTIONS = 12;

/** Schema that validates a stored conversation. */
export const siteGuideSchema = v.strictObject({
  questions: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_QUESTION))),
    v.maxLength(MOST_QUESTIONS),
  ),
  /** Next question, as far as it is typed. */
  draft: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_QUESTION)), ''),
});

/** Questions asked, oldest first, and the one that is being typed. The answers are looked up again. */
export type SiteGuideState = v.InferOutput<typeof siteGuideSchema>;

/** Returns a conversation of these questions. */
export const conversationOf = (...questions: string[]): SiteGuideState => ({ questions, draft: '' });

/** Adds a question at the end of the conversation. */
export const withQuestion = ({ questions }: SiteGuideState, question: string): SiteGuideState =>
  conversationOf(...[...questions, question.trim()].slice(-MOST_QUESTIONS));

/** Returns the language of the pages that answer: detected from the script of the question, else that of the page. */
export function languageOfQuestion(question: string, page: LanguageCode): LanguageCode {
  if (/\p{Script=Devanagari}/u.test(question)) return 'hi';
  return /\p{Script=Latin}/u.test(question) ? 'en' : page;
}
