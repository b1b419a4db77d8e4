import { safeParse } from 'valibot';
import { figuresOf, KINDS } from './draft-facts.ts';
import { fillDraft, lockFacts } from './draft-parts.ts';
import {
  acceptDraft,
  changeFact,
  chooseDraft,
  draftBenchSchema,
  editDraft,
  FIRST_FACTS,
  readDraft,
  takeBack,
  textInUse,
  type DraftBenchState,
} from './draft-state.ts';
import { findValues } from './find-values.ts';
import { LENGTHS, TONES } from './draft-wish.ts';

const bench = (kind: DraftBenchState['kind'] = 'product', language: 'en' | 'hi' = 'en'): DraftBenchState => ({
  kind,
  facts: { ...FIRST_FACTS[language][kind] },
  drafts: {
    a: { tone: 'plain', length: 'full', language, edited: null },
    b: { tone: 'formal', length: 'short', language, edited: null },
  },
  accepted: [],
});
const textOf = (state: DraftBenchState, side: 'a' | 'b' = 'a') => readDraft(state, side).filled.text;
const foundIn = (state: DraftBenchState) => readDraft(state, 'a').findings;

const every = KINDS.flatMap((kind) =>
  (['en', 'hi'] as const).flatMap((language) =>
    TONES.flatMap((tone) => LENGTHS.map((length) => ({ kind, language, tone, length }))),
  ),
);

it.each(every)('writes $kind, $language, $tone, $length with its facts and nothing else', ({ kind, ...wish }) => {
  const state = chooseDraft(bench(kind, wish.language), 'a', wish);
  const { filled, findings, facts } = readDraft(state, 'a');

  expect(findings).toEqual([]);
  expect(filled.places.length).toBeGreaterThan(2);
  expect(filled.text).not.toMatch(/[{}…]|\s\s|^\s|\s$/);
  // A text that is typed exactly the same has the same places.
  expect(fillDraft(lockFacts(filled.text, facts), facts).text).toBe(filled.text);
  expect(foundIn(editDraft(state, 'a', filled.text))).toEqual([]);
});

it('updates every draft with a fact, including edited drafts and the published text', () => {
  const edited = editDraft(bench(), 'a', `New: ${textOf(bench())}`);
  const state = changeFact(acceptDraft(edited, 'a'), 'price', '20000.5');

  expect(textOf(state)).toBe(textOf(edited).replace('₹18,999', '₹20,000.50'));
  expect(textOf(state, 'b')).toContain('₹20,000.50');
  expect(textInUse(state)).toBe(textOf(state));
});

it('finds a missing fact, a contradicted fact, and a number that is no fact', () => {
  const text = textOf(bench());

  expect(foundIn(editDraft(bench(), 'a', text.replace('Sample Desk 2', 'The desk')))).toMatchObject([
    { kind: 'lost', fact: { key: 'name' } },
  ]);
  expect(foundIn(editDraft(bench(), 'a', text.replace('₹18,999', '₹17,999')))).toMatchObject([
    { kind: 'contradicted', fact: { key: 'price' }, says: '₹17,999' },
  ]);
  expect(foundIn(editDraft(bench(), 'a', text.replace('15 March 2030', '16 March 2030')))).toMatchObject([
    { kind: 'contradicted', fact: { key: 'from' }, says: '16 March 2030' },
  ]);
  expect(foundIn(editDraft(bench(), 'a', `${text} Only 5 left.`))).toMatchObject([{ kind: 'foreign', says: '5' }]);
  expect(foundIn(editDraft(bench(), 'a', text.replace('36 months', '24 months')))).toMatchObject([
    { kind: 'contradicted', fact: { key: 'warranty' }, says: '24' },
  ]);
});

it('accepts the same value in another spelling or script', () => {
  const text = textOf(bench());

  for (const same of ['Rs. 18999', '18,999 rupees', '₹ १८,९९९', 'INR 18999.00'])
    expect(foundIn(editDraft(bench(), 'a', text.replace('₹18,999', same)))).toEqual([]);
  for (const same of ['2030-03-15', 'March 15, 2030', '15/03/2030', '15 मार्च 2030'])
    expect(foundIn(editDraft(bench(), 'a', text.replace('15 March 2030', same)))).toEqual([]);
});

it('does not accept a part of a longer word or number as a fact', () => {
  const facts = [{ key: 'name', type: 'text', value: 'Desk 2', text: 'Desk 2' }] as const;

  expect(lockFacts('Desk 25, Desk 2.5 and Desk 2.', facts)).toEqual(['Desk 25, Desk 2.5 and ', { fact: 'name' }, '.']);
});

it('leaves out the sentence of an empty fact, and reports its place in an edited draft', () => {
  const edited = editDraft(bench(), 'b', 'Sample Desk 2, ₹18,999, from 15 March 2030, 36 months');
  const state = changeFact(edited, 'warranty', '');

  expect(readDraft(state, 'a').leftOut).toEqual(['warranty']);
  expect(textOf(state)).not.toContain('warranty');
  expect(readDraft(state, 'b').findings).toEqual([{ kind: 'gone', key: 'warranty' }]);
});

it('requires a new entry of a list in an edited draft', () => {
  const edited = editDraft(bench(), 'a', textOf(bench()));
  const state = changeFact(edited, 'features', `${bench().facts['features']}, a lamp`);

  expect(foundIn(state)).toMatchObject([{ kind: 'lost', fact: { text: 'a lamp' } }]);
});

it('computes the facts of an image from its figures', () => {
  const state = changeFact(bench('image'), 'figures', 'May 3, June 9, July 5');

  expect(textOf(state)).toContain('highest in June with 9');
  expect(textOf(state)).toContain('It rises from 3 in May to 5 in July.');
});

it('reads losses, fractions, grouped digits and Devanagari digits among the figures', () => {
  expect(figuresOf('May -3, June 9.5,July 1,200, अगस्त १२')).toEqual([
    { name: 'May', value: -3 },
    { name: 'June', value: 9.5 },
    { name: 'July', value: 1200 },
    { name: 'अगस्त', value: 12 },
  ]);
  expect(textOf(changeFact(bench('image'), 'figures', 'May -3, June 9'))).toContain('The lowest is May with -3.');
});

it('accepts only drafts without errors, and can withdraw the acceptance', () => {
  const wrong = editDraft(bench(), 'a', 'A desk');
  expect(acceptDraft(wrong, 'a')).toBe(wrong);
  const used = acceptDraft(bench(), 'b');
  expect(textInUse(used)).toBe(textOf(used, 'b'));
  expect(textInUse(takeBack(used))).toBeNull();
  expect(safeParse(draftBenchSchema, used).success).toBe(true);
});

it('reads impossible dates as numbers', () => {
  expect(findValues('30 February 2030').map(({ type }) => type)).toEqual(['number', 'number']);
});
