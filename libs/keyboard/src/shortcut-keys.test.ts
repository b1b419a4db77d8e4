import { historyKey, latinKey } from './shortcut-keys.ts';

describe('latinKey', () => {
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
});

describe('historyKey', () => {
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
});
