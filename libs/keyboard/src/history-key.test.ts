import { historyKey } from './history-key.ts';

const press = (key: string, held: string, code = `Key${key.toUpperCase()}`) => ({
  key,
  code,
  ctrlKey: held.includes('Ctrl'),
  metaKey: held.includes('⌘'),
  shiftKey: held.includes('Shift'),
  altKey: held.includes('Alt'),
});

test.each([
  ['z', 'Ctrl', 'undo'],
  ['z', '⌘', 'undo'],
  ['Z', 'Ctrl Shift', 'redo'],
  ['Z', '⌘ Shift', 'redo'],
  ['y', 'Ctrl', 'redo'],
  ['y', '⌘', null],
  ['z', '', null],
  ['Z', 'Shift', null],
  ['y', '', null],
  ['x', 'Ctrl', null],
  ['z', 'Ctrl Alt', null],
])('%s with "%s": %s', (key, held, way) => {
  expect(historyKey(press(key, held))).toBe(way);
});

test('a Russian keyboard undoes with the key at the place of Z', () => {
  expect(historyKey(press('я', 'Ctrl', 'KeyZ'))).toBe('undo');
});

test('the Polish letter that AltGr writes on that key stays a letter', () => {
  expect(historyKey(press('ż', 'Ctrl Alt', 'KeyZ'))).toBeNull();
});
