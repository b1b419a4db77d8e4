import { choicesIn, gridOrder } from '@genmaster/app-model';
import { lookOf } from './grid-looks.ts';

const lookIn = (language: 'en' | 'hi', place: number) => {
  const field = choicesIn(language, gridOrder).fields.find(({ id }) => id === 'status')!;
  return lookOf(field, field.choices![place]);
};

it.each(['en', 'hi'] as const)('has in %s a colour of its own for each state after the first', (language) => {
  expect([0, 1, 2, 3].map((place) => lookIn(language, place))).toEqual(['st', 'st warn', 'st ok', 'st no']);
});

it('leaves other fields without a dot', () => {
  expect(lookOf(gridOrder.fields[0]!, 'ORD-0001')).toBeUndefined();
});
