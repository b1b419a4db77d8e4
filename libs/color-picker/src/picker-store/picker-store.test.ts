import { loadFarColors, toBytes } from '@genmaster/color';
import { createPickerStore } from './picker-store.ts';
import type { PickerStoreStart } from './store-options.ts';

function startStore(start: PickerStoreStart = {}) {
  const onValueChange = jest.fn();
  const onValueCommit = jest.fn();
  const store = createPickerStore({ onValueChange, onValueCommit, ...start });
  const emitted = () => onValueChange.mock.calls.map(([details]) => details.value);
  return { store, onValueChange, onValueCommit, emitted };
}

// Runs before every other test, because the first colour beyond sRGB loads the parser of such colours.
describe('a colour beyond sRGB', () => {
  it('is shown once its space is loaded, for whoever looks, and not on a server', async () => {
    const { store, onValueChange } = startStore({ value: 'oklch(0.5 0.1 250)' });
    expect(toBytes(store.getState().color)).toEqual([255, 255, 255]);
    await new Promise<void>((resolve) => void store.subscribe(resolve));
    expect(toBytes(store.getState().color)).toEqual([50, 102, 154]);
    expect(store.getState().value).toBe('oklch(0.5 0.1 250)');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('is read at once from then on, and says when sRGB cannot show it', () => {
    const { store, emitted } = startStore();
    const onMapped = jest.fn();
    expect(store.setText('color(display-p3 0 1 0)', onMapped)).toBe(true);
    expect(emitted()).toEqual(['#00fb29']);
    expect(onMapped).toHaveBeenCalledTimes(1);
  });
});

describe('a store', () => {
  it('emits each new text once and commits once', () => {
    const { store, emitted, onValueCommit } = startStore({ value: '#000' });
    store.setText('red');
    store.setText('#ff0000');
    store.setText('blue');
    store.commit();
    store.commit();
    expect(emitted()).toEqual(['#ff0000', '#0000ff']);
    expect(onValueCommit).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['hsl(0, 0%, 50%)', 0],
    ['hsv(0 0% 50%)', 0],
    ['hwb(0 50% 50%)', 0],
    ['hsl(none 0% 50%)', 210],
    ['gray', 210],
    ['lab(50 0 0)', 210],
  ])('takes from a typed %s the hue %d', async (text, hue) => {
    await loadFarColors();
    const { store } = startStore({ value: 'hsl(210, 50%, 40%)' });
    store.setText(text);
    expect(store.getState().color).toMatchObject({ h: hue, s: 0 });
  });

  it('stays silent about what a host sets', () => {
    const { store, onValueChange } = startStore({ value: '#000' });
    store.syncValue('teal');
    store.syncValue('nonsense');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(store.getState().value).toBe('nonsense');
    expect(toBytes(store.getState().color)).toEqual([0, 128, 128]);
  });

  it('has no colour after its host has emptied the value, and goes back to that', () => {
    const { store, emitted } = startStore({ value: '#336699' });
    store.syncValue('');
    expect(store.getState()).toMatchObject({ value: '', isCleared: true, wasCleared: true });
    store.setText('teal');
    store.cancel();
    expect(emitted()).toEqual(['#008080', '']);
    expect(store.getState().isCleared).toBe(true);
    store.syncValue('#336699');
    expect(store.getState()).toMatchObject({ initialValue: '#336699', isCleared: false, wasCleared: false });
  });

  it('goes back to the text with which the choice began, whatever it was', () => {
    for (const value of ['#ABC', 'red', '', 'nonsense']) {
      const { store, emitted } = startStore({ value, commitOn: 'accept' });
      store.begin();
      store.setText('#010203');
      store.cancel();
      expect(emitted()).toEqual(['#010203', value]);
    }
  });

  it('commits nothing when a gesture ends at the text it began with, and what a host has made of it otherwise', () => {
    const { store, emitted, onValueCommit } = startStore({ value: '#112233' });
    store.setText('#445566');
    store.setText('#112233');
    store.commit();
    expect(emitted()).toEqual(['#445566', '#112233']);
    expect(onValueCommit).not.toHaveBeenCalled();
    expect(store.getState().canUndo).toBe(false);
    store.setText('#445566');
    store.syncValue('#444444');
    store.commit();
    expect(onValueCommit.mock.calls.map(([{ value }]) => value)).toEqual(['#444444']);
  });

  it('emits nothing when a choice is given up that changed nothing', () => {
    const { store, onValueChange } = startStore({ value: 'red' });
    store.begin();
    store.cancel();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('commits on accept alone where it is told to', () => {
    const { store, onValueCommit } = startStore({ value: 'red', commitOn: 'accept' });
    store.setText('blue');
    store.commit();
    expect(onValueCommit).not.toHaveBeenCalled();
    store.accept();
    expect(onValueCommit).toHaveBeenCalledTimes(1);
  });

  it('takes what an inline host sets anew as the text to go back to', () => {
    const { store } = startStore({ value: 'red' });
    store.syncValue('teal');
    store.setText('blue');
    store.cancel();
    expect(store.getState().value).toBe('teal');
  });

  it('takes another colour from the host in the middle of a gesture, but not one that the gesture has left behind', () => {
    const { store } = startStore({ value: '#000000' });
    store.setText('#111111');
    store.setText('#222222');
    expect(store.syncValue('#111111')).toBe(true);
    expect(store.syncValue('#111111', true)).toBe(true);
    expect(store.getState().value).toBe('#222222');
    expect(store.syncValue('#abcdef')).toBe(false);
    expect(store.getState().value).toBe('#abcdef');
  });

  it('takes an earlier value from a host that was in step, as for an undo', () => {
    const { store } = startStore({ value: '#000000' });
    store.setText('#111111');
    store.setText('#222222');
    store.commit();
    store.syncValue('#222222');
    expect(store.syncValue('#111111')).toBe(false);
    expect(store.getState().value).toBe('#111111');
  });

  it('never lets alpha out where it is disabled', () => {
    const { store, emitted } = startStore({ value: 'rgb(1 2 3 / 0.5)', alphaMode: 'disabled', outputFormat: 'rgba' });
    store.setText('rgb(4 5 6 / 0.5)');
    expect(emitted()).toEqual(['rgb(4, 5, 6)']);
  });

  it('says a message again when it is the same one', () => {
    const { store } = startStore();
    store.announce('Added');
    const first = store.getState().message;
    store.announce('Added');
    expect(store.getState().message).not.toBe(first);
    expect(store.getState().message.trim()).toBe('Added');
  });
});
