import type { LanguageCode } from '@genmaster/i18n';
import * as v from 'valibot';

/** Longest question, in letters. */
export const LONGEST_QUESTION = 200;

/** Questions that are kept; an older one goes when another comes. */
export const MOST_QUESTIONS = 12;

/** Checks a kept conversation. */
export const siteGuideSchema = v.strictObject({
  questions: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_QUESTION))),
    v.maxLength(MOST_QUESTIONS),
  ),
});

/** What was asked, the first question first. Answers are looked up anew. */
export type SiteGuideState = v.InferOutput<typeof siteGuideSchema>;

/** Puts a question at the end of the conversation. */
export const withQuestion = ({ questions }: SiteGuideState, question: string): SiteGuideState => ({
  questions: [...questions, question.trim()].slice(-MOST_QUESTIONS),
});

/** The language whose pages answer: that of the question’s letters, else that of the page. */
export function languageOfQuestion(question: string, page: LanguageCode): LanguageCode {
  if (/\p{Script=Devanagari}/u.test(question)) return 'hi';
  return /\p{Script=Latin}/u.test(question) ? 'en' : page;
}
