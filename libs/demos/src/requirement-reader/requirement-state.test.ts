import * as v from 'valibot';
import { readState, requirementSchema, toggle, withText, type RequirementState } from './requirement-state.ts';

const TEXT = 'An invoice has a number and a due date. A customer has a name.';
const start: RequirementState = { text: TEXT, refused: [], shown: '' };
const customer = readState(start).items.find((item) => item.kind === 'entity' && item.entity === 'Customer')!;
const names = (state: RequirementState) => readState(state).model.map(({ name }) => name);

it('removes a refused item from the model, and adds it again', () => {
  const refused = toggle(start, customer);

  expect(names(start)).toEqual(['Invoice', 'Customer']);
  expect(readState(refused).accepted).not.toContainEqual(customer);
  expect(toggle(refused, customer)).toEqual(start);
});

it('keeps refusals while the text is edited', () => {
  const refused = toggle(start, customer);

  expect(withText(refused, `${TEXT} An invoice has an amount.`).refused).toEqual(refused.refused);
  // A temporary change of a sentence, as while a word is typed, keeps its decision.
  expect(withText(withText(refused, TEXT.replace('customer', 'custom')), TEXT)).toEqual(refused);
});

it('can be stored however many items are refused', () => {
  const all = Array.from({ length: 300 }, (_, index) => ({ key: `item ${index}` }));

  expect(
    v.is(
      requirementSchema,
      all.reduce((state, item) => toggle(state, item), start),
    ),
  ).toBe(true);
});
