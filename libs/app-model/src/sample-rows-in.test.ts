import { gridOrder, invoice, leaveDays, visit } from './examples.ts';
import { choicesIn, sampleRowsIn } from './sample-rows-in.ts';
import { sampleRows } from './sample-rows.ts';

const WORDS = /^(?:customer|patient|employee|note|reason)$/;

it('has names and words in the language asked for, and all else unchanged', () => {
  for (const entity of [gridOrder, invoice, leaveDays, visit]) {
    const hindi = sampleRowsIn('hi', entity, 12);
    for (const { id, values } of sampleRows(entity, 12))
      for (const [field, value] of Object.entries(values)) {
        const translated = hindi[id - 1]?.values[field];
        if (WORDS.test(field) && value !== null) expect(translated).toMatch(/^[\p{Script=Devanagari} ]+ \d+$/u);
        else expect(translated).toEqual(value);
      }
  }
});

it('keeps the rows of an English page', () => {
  expect(sampleRowsIn('en', gridOrder, 9)).toEqual(sampleRows(gridOrder, 9));
});

it('has as many customers in Hindi as in English', () => {
  const customers = (language: 'en' | 'hi') =>
    new Set(sampleRowsIn(language, gridOrder, 60).map(({ values }) => values['customer'])).size;

  expect(customers('hi')).toBe(customers('en'));
});

it('draws from choices in the language of the rows', () => {
  const entity = choicesIn('hi', gridOrder);
  const drawn = new Set(sampleRowsIn('hi', entity, 40).map(({ values }) => values['status']));

  expect([...drawn].toSorted()).toEqual([...entity.fields.find(({ id }) => id === 'status')!.choices!].toSorted());
  for (const choice of drawn) expect(choice).toMatch(/^[\p{Script=Devanagari} ]+$/u);
  expect(choicesIn('en', gridOrder)).toBe(gridOrder);
});
