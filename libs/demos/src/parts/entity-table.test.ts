import { foldText } from './entity-table.ts';

it.each([
  { typed: 'zoe', text: 'Zoë', isFound: true },
  { typed: 'फरवरी', text: 'फ़रवरी', isFound: true },
  { typed: 'क्\u200dष', text: 'क्ष', isFound: true },
  { typed: 'कल', text: 'कुल', isFound: false },
  { typed: 'सनीता', text: 'सुनीता', isFound: false },
])('finds “$typed” in “$text”: $isFound', ({ typed, text, isFound }) => {
  expect(foldText(text).includes(foldText(typed))).toBe(isFound);
});
