import { loadFarColors } from '@genmaster/color';
import { createPickerStore } from './picker-store.ts';
import type { PickerStoreStart } from './store-options.ts';

function storeWith(start: PickerStoreStart) {
  const onSelect = jest.fn();
  const onValueChange = jest.fn();
  const onValueCommit = jest.fn();
  return {
    store: createPickerStore({ ...start, onSelect, onValueChange, onValueCommit }),
    onSelect,
    onValueChange,
    onValueCommit,
  };
}

describe('OK', () => {
  it.each<{ start: PickerStoreStart; selected: string }>([
    { start: { value: '#336699', colorMode: 'grayscale' }, selected: '#626262' },
    { start: { value: 'rgba(51, 102, 153, 0.5)', alphaMode: 'disabled' }, selected: '#336699' },
    { start: { value: '' }, selected: '#ffffff' },
    { start: { value: 'no colour', fallbackColor: 'teal' }, selected: '#008080' },
    { start: { value: 'teal' }, selected: 'teal' },
    { start: { value: '#ABC', outputFormat: 'rgba' }, selected: '#ABC' },
  ])('gives what is shown: $selected for $start', ({ start, selected }) => {
    const { store, onSelect } = storeWith(start);
    store.accept();
    expect(onSelect.mock.lastCall[0].value).toBe(selected);
    expect(store.getState().value).toBe(selected);
  });

  it('gives nothing after the colour was taken away', () => {
    const { store, onSelect, onValueChange } = storeWith({ value: 'teal' });
    store.clear();
    expect(onValueChange.mock.lastCall[0].value).toBe('');
    store.accept();
    expect(onSelect.mock.lastCall[0].value).toBe('');
    store.setText('gold');
    expect(store.getState()).toMatchObject({ value: '#ffd700', isCleared: false });
  });
});

describe('what a form sends', () => {
  it.each([
    { value: '#336699', outputFormat: 'rgba', sent: 'rgba(51, 102, 153, 1)' },
    { value: 'teal', outputFormat: 'hex', sent: '#008080' },
    { value: '#ABC', outputFormat: 'hex', sent: '#ABC' },
    { value: '#ABC', outputFormat: 'auto', sent: '#ABC' },
    { value: 'rgba(1, 2, 3, 0.5)', outputFormat: 'rgba', sent: 'rgba(1, 2, 3, 0.5)' },
    { value: '', outputFormat: 'rgba', sent: '' },
  ] as const)('of $value with $outputFormat is $sent', ({ value, outputFormat, sent }) => {
    expect(storeWith({ value, outputFormat }).store.formText()).toBe(sent);
  });

  it.each([
    ['color(srgb 1 0 0)', 'p3', 'color(display-p3 0.91749 0.20029 0.13856)'],
    ['COLOR( display-p3  1 0 0)', 'p3', 'COLOR( display-p3  1 0 0)'],
    ['oklch(0.5 0.1 250)', 'oklch', 'oklch(0.5 0.1 250)'],
    ['oklab(0.5 0.1 0)', 'oklch', 'oklch(0.5 0.1 0)'],
  ] as const)('of %j with %s is in that very space: %s', async (value, outputFormat, sent) => {
    await loadFarColors();
    expect(storeWith({ value, outputFormat }).store.formText()).toBe(sent);
  });

  it('is a hex value as it was given, and with alpha once it is changed, where alpha is always printed', () => {
    const { store } = storeWith({ value: '#336699', alphaMode: 'always' });
    expect(store.formText()).toBe('#336699');
    store.setText('teal');
    expect(store.formText()).toBe('#008080ff');
  });
});

describe('going back', () => {
  it('undoes and redoes whole gestures, and forgets what was undone when something else is done', () => {
    const { store, onValueCommit } = storeWith({ value: 'teal' });
    for (const text of ['red', 'lime', 'blue']) {
      store.setText(text);
      store.commit();
    }
    store.undo();
    store.undo();
    expect(store.getState()).toMatchObject({ value: '#ff0000', canUndo: true, canRedo: true });
    store.redo();
    expect(store.getState().value).toBe('#00ff00');
    store.setText('black');
    store.commit();
    expect(store.getState().canRedo).toBe(false);
    for (let step = 0; step < 5; step += 1) store.undo();
    expect(store.getState()).toMatchObject({ value: 'teal', canUndo: false });
    expect(onValueCommit.mock.lastCall[0].value).toBe('teal');
  });

  it('undoes a gesture that goes on, and not the one before it, too', () => {
    const { store } = storeWith({ value: 'teal' });
    store.setText('red');
    store.commit();
    store.setText('lime');
    store.undo();
    expect(store.getState()).toMatchObject({ value: '#ff0000', canUndo: true, canRedo: true });
    store.redo();
    expect(store.getState().value).toBe('#00ff00');
  });

  it('to the colour of before is a gesture that can be undone', () => {
    const { store } = storeWith({ value: 'teal' });
    store.setText('red');
    store.commit();
    store.goBack();
    expect(store.getState().value).toBe('teal');
    store.undo();
    expect(store.getState().value).toBe('#ff0000');
  });
});
