import { printGuideIndex, readGuideIndex } from './guide-index.ts';
import { stemOf, subjectOf } from './guide-words.ts';
import { keptAnswers, keptAnswerTo } from './kept-answers.ts';
import type { Passage } from './passage.ts';
import { conversationOf, languageOfQuestion, MOST_QUESTIONS, withQuestion } from './site-guide-state.ts';

const passage = (text: string, heading = '', page = 'Page'): Passage => ({ href: `/${page}`, page, heading, text });

const ask = readGuideIndex(
  printGuideIndex([
    passage('The grid is a table, and a screen reader reads it row by row.', 'Data grid', 'Grid'),
    passage('Invoices are deleted by the accounts manager alone.', 'Who may delete', 'Rights'),
    passage('The price is nothing.', 'Price', 'Contact'),
    passage('रिपोर्ट मॉडल के फ़ील्डों से बनती है।', 'रिपोर्ट', 'रिपोर्ट'),
  ]),
);

it('quotes the passage that contains the words of the question, literally', () => {
  expect(ask('Who may delete an invoice?').passages).toEqual([
    passage('Invoices are deleted by the accounts manager alone.', 'Who may delete', 'Rights'),
  ]);
});

it('lists the words that it did not find, with similar results', () => {
  expect(ask('What is the price of gold in Vienna?')).toMatchObject({
    passages: [],
    missing: ['gold', 'vienna'],
    nearest: [{ page: 'Contact' }],
  });
});

it('gives no answer when no word identifies the question', () => {
  expect(ask('What is it?')).toEqual({ passages: [], missing: [], nearest: [] });
});

it('tolerates one wrong letter in a long word', () => {
  expect(ask('Are invioces deleted?').passages).toEqual([]);
  expect(ask('Are invoises deleted?').passages).toHaveLength(1);
});

it('finds inflected forms of Hindi words', () => {
  expect(ask('रिपोर्ट किस फ़ील्ड से बनता है?').passages).toHaveLength(1);
});

it('reads a passage that the shortened list of a frequent word omits', () => {
  const long = 'Reports of the grid, and of every chart, table, form, menu and page of the application, are exported.';
  const frequent = Array.from({ length: 5 }, (_, place) => passage('The grid.', `Grid ${place}`));
  const answer = readGuideIndex(printGuideIndex([...frequent, passage(long)], 3))(
    'Are the reports of the grid exported?',
  );

  expect(answer).toMatchObject({ passages: [{ text: long }], missing: [] });
});

it('keeps of a frequent word the passages that it ranks highest, and no passage without a word', () => {
  const passages = ['a long text about a grid', 'grid', 'grid grid'].map((text) => ({ ...passage(text), page: '' }));
  const index = JSON.parse(printGuideIndex(passages, 2));

  expect(index.crowded).toEqual(['grid']);
  expect(new Map(index.index).get('grid')).toEqual({ 0: { 1: 1, 2: 2 } });
  expect(JSON.parse(printGuideIndex(passages.slice(0, 2), 1)).documentIds).toEqual({ 0: 0, 1: 1 });
  expect(JSON.parse(printGuideIndex([passages[1]!, passages[1]!], 1)).documentIds).toEqual({ 0: 0 });
});

it('refuses an invalid index', () => {
  expect(() => readGuideIndex('<!doctype html>')).toThrow();
});

it.each([
  ['rules', 'rule'],
  ['stopped', 'stop'],
  ['entities', 'entity'],
  ['classes', 'class'],
  ['पेजों', 'पेज'],
])('reduces “%s” and “%s” to the same stem', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

it('ignores the words that every question has', () => {
  expect(subjectOf('How do I delete my data, and why?')).toEqual(['delete', 'data']);
  expect(subjectOf('क्या मैं डेटा हटा सकता हूँ?')).toEqual(['डेटा', 'हटा']);
});

it('answers in the language of the question’s letters', () => {
  expect(languageOfQuestion('रिलीज़ कब?', 'en')).toBe('hi');
  expect(languageOfQuestion('When?', 'hi')).toBe('en');
  expect(languageOfQuestion('2 + 2', 'hi')).toBe('hi');
});

it('drops the oldest question', () => {
  const full = conversationOf(...Array.from({ length: MOST_QUESTIONS }, (_, place) => `${place}`));

  expect(withQuestion(full, ' more ').questions).toEqual([...full.questions.slice(1), 'more']);
});

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('has no stored answer to “%s”', (question) => {
  expect(keptAnswerTo(question)).toBeNull();
});

it('has its stored answers', () => {
  for (const [question, answer] of Object.entries(keptAnswers)) expect(keptAnswerTo(question)).toBe(answer);
});
