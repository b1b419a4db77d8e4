/** @jest-environment ./src/testing/browser-environment.ts */
import { typedAhead } from './typed-ahead.ts';

it.each([
  ['a letter', { key: 'd' }, 'grid'],
  ['a capital letter', { key: 'D', shiftKey: true }, 'griD'],
  ['a letter of another script', { key: 'ग' }, 'griग'],
  ['a space', { key: ' ' }, 'gri '],
  ['Backspace', { key: 'Backspace' }, 'gr'],
  ['a shortcut', { key: 'k', ctrlKey: true }, null],
  ['Tab', { key: 'Tab' }, null],
  ['Enter', { key: 'Enter' }, null],
  ['a letter that is being composed', { key: 'd', isComposing: true }, null],
])('reads %s', (_, init, expected) => {
  expect(typedAhead('gri', new KeyboardEvent('keydown', init))).toBe(expected);
});
