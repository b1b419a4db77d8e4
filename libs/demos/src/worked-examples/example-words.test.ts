import { inspectionAnswer, queueEntry } from '@genmaster/app-model';
import { people } from '@genmaster/app-model';
import { lowStock, openingLine } from '@genmaster/app-model';
import { CHECKPOINTS, ANSWERS } from '@genmaster/app-model';
import { checkOpening } from '@genmaster/app-model';
import { exampleIn, wordIn } from '@genmaster/app-model';
import { workedExamples } from './examples.ts';

const entities = [...workedExamples.flatMap((example) => [...example.entities]), openingLine, lowStock, queueEntry];

it.each(entities)('$name has its Hindi names: entity, fields, targets and choices', (entity) => {
  const { name, fields } = exampleIn('hi', entity);
  const names = [name, ...fields.flatMap((field) => [field.name, field.target ?? name, ...(field.choices ?? [])])];

  expect(names.filter((one) => !/\p{Script=Devanagari}/u.test(one))).toEqual([]);
});

it('leaves ids, types and rules unchanged, so that rows and checks fit both languages', () => {
  const { fields } = exampleIn('hi', inspectionAnswer);

  expect(fields.map(({ id, type, required }) => ({ id, type, required }))).toEqual(
    inspectionAnswer.fields.map(({ id, type, required }) => ({ id, type, required })),
  );
  expect(exampleIn('en', inspectionAnswer)).toBe(inspectionAnswer);
});

it('knows the people, items, checkpoints and answers of the examples', () => {
  const words = [
    ...people.map(({ name }) => name),
    ...checkOpening({}).map(({ values }) => String(values['title'])),
    ...CHECKPOINTS,
    ...ANSWERS,
  ];

  expect(words.filter((word) => wordIn('hi', word) === word)).toEqual([]);
});

it('leaves an unknown name unchanged', () => {
  expect(wordIn('hi', 'Toaster')).toBe('Toaster');
});
