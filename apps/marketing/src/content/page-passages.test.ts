import { keptAnswers, printGuideIndex, readGuideIndex } from '@genmaster/demos/site-guide';
import { passagesIn } from './page-passages.ts';
import { findPage } from './site-map.ts';
import { outlineOf } from './page-outline.ts';

const passages = { en: passagesIn('en'), hi: passagesIn('hi') };
const ask = {
  en: readGuideIndex(printGuideIndex(passages.en)),
  hi: readGuideIndex(printGuideIndex(passages.hi)),
};

it('links every passage to an existing section', () => {
  for (const { href, page, text } of [...passages.en, ...passages.hi]) {
    const [path = '', anchor] = href.split('#');
    const found = findPage(path)!;
    expect(found.name).toBe(page);
    expect(text).not.toBe('');
    if (anchor) expect(['demo', 'questions', ...outlineOf(found).map(({ id }) => id)]).toContain(anchor);
  }
});

it('contains the sentences of the prerendered page', () => {
  for (const [question, answer] of Object.entries(keptAnswers)) {
    const language = /\p{Script=Devanagari}/u.test(question) ? 'hi' : 'en';
    expect(ask[language](question)).toEqual(answer);
  }
});

it.each([
  ['en', 'Who may delete an invoice?', '/generative-ai/ai-assistant-chatbot#sources-in-detail'],
  ['en', 'When will Genmaster be released?', '/#questions'],
  ['en', 'Which databases can I use?', '/uniqueness/database-neutrality'],
  ['en', 'Do I need to know SQL?', '/inbuilt-solutions/reporting-tool#questions'],
  ['hi', 'रिलीज़ की तारीख क्या है?', '/hi#pre-order-at-0'],
] as const)('%s: “%s” is answered at %s', (language, question, href) => {
  expect(ask[language](question).passages[0]?.href).toBe(href);
});

it.each([
  ['en', 'Will it rain on Friday?'],
  ['en', 'What is the capital of France?'],
  ['en', 'How can I bake bread?'],
  ['en', 'hello'],
  ['hi', 'शुक्रवार को बारिश होगी?'],
] as const)('%s: “%s” is not answered', (language, question) => {
  expect(ask[language](question).passages).toEqual([]);
});

it.each(['en', 'hi'] as const)('%s: the shortened lists of frequent words do not change an answer', (language) => {
  const askWhole = readGuideIndex(printGuideIndex(passages[language], Infinity));
  const questions = new Set(passages[language].map(({ heading }) => heading));
  expect(questions.size).toBeGreaterThan(100);
  for (const question of questions) expect(ask[language](question)).toEqual(askWhole(question));
});
