import { latinKey } from './latin-key.ts';

test.each([
  ['a Latin letter', { key: 'z', code: 'KeyZ' }, 'z'],
  ['a capital', { key: 'Z', code: 'KeyZ' }, 'z'],
  ['a letter that stands elsewhere, as on a German keyboard', { key: 'z', code: 'KeyY' }, 'z'],
  ['a Russian letter', { key: 'я', code: 'KeyZ' }, 'z'],
  ['a Hindi letter', { key: 'ऽ', code: 'KeyX' }, 'x'],
  ['a Hindi letter at the place of a sign', { key: 'य', code: 'Slash' }, '/'],
  ['a Hindi letter at the place of the backslash', { key: 'ॉ', code: 'Backslash' }, '\\'],
  ['a sign', { key: '/', code: 'Digit7' }, '/'],
  ['a key with a name', { key: 'ArrowLeft', code: 'ArrowLeft' }, 'arrowleft'],
  ['a press without a key, as browsers send when they fill in a form', {}, ''],
])('%s', (_, press, key) => {
  expect(latinKey(press)).toBe(key);
});
