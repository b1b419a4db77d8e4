import type { PickerStoreStart } from './store-options.ts';

/** Creates a store whose colours beyond sRGB are not loaded yet; `load` loads them. */
async function freshStore(start: PickerStoreStart) {
  jest.resetModules();
  const { createPickerStore } = await import('./picker-store.ts');
  const { loadFarColors, toBytes } = await import('@genmaster/color');
  const store = createPickerStore(start);
  store.subscribe(() => undefined);
  const bytes = () => toBytes(store.getState().color);
  const firstBytes = () => toBytes(store.getState().initialColor);
  return { store, bytes, firstBytes, load: loadFarColors };
}

const TEXT = 'oklch(0.5 0.1 250)';
const BYTES = [50, 102, 154];

describe('a first colour that is read late', () => {
  it('is the one of before, which undo, Cancel and the swatch go back to', async () => {
    for (const way of ['undo', 'goBack', 'cancel'] as const) {
      const { store, bytes, firstBytes, load } = await freshStore({ value: TEXT });
      await load();
      expect(firstBytes()).toEqual(BYTES);
      store.setText('red');
      store.commit();
      store[way]();
      expect(store.getState().value).toBe(TEXT);
      expect(bytes()).toEqual(BYTES);
    }
  });

  it('is so too when another colour is chosen before it is read', async () => {
    const { store, bytes, firstBytes, load } = await freshStore({ value: TEXT });
    store.setText('red');
    store.commit();
    await load();
    expect(bytes()).toEqual([255, 0, 0]);
    expect(firstBytes()).toEqual(BYTES);
    store.undo();
    expect(bytes()).toEqual(BYTES);
    expect(store.getState().value).toBe(TEXT);
  });
});

describe('a fallback colour that is read late', () => {
  it.each([{}, { value: 'nothing' }, { value: 'var(--ink)' }])('is shown for %p', async (start) => {
    const { store, bytes, firstBytes, load } = await freshStore({ ...start, fallbackColor: TEXT });
    expect(bytes()).toEqual([255, 255, 255]);
    await load();
    expect([bytes(), firstBytes()]).toEqual([BYTES, BYTES]);
    expect(store.getState().value).toBe(start.value ?? '');
  });

  it('is shown when it is given later, and not instead of a colour', async () => {
    const { store, bytes, load } = await freshStore({ fallbackColor: 'teal' });
    store.configure({ fallbackColor: TEXT });
    store.setText('red');
    await load();
    expect(bytes()).toEqual([255, 0, 0]);
    store.goBack();
    expect(bytes()).toEqual(BYTES);
  });

  it('is not loaded for nothing', async () => {
    const { load, bytes } = await freshStore({ value: 'red', fallbackColor: TEXT });
    const { farColors } = await import('@genmaster/color');
    await Promise.resolve();
    expect(farColors()).toBeUndefined();
    await load();
    expect(bytes()).toEqual([255, 0, 0]);
  });
});

describe('a typed colour that is read late', () => {
  const pasted = async (start: PickerStoreStart) => {
    const fresh = await freshStore({ value: 'teal', ...start });
    fresh.store.begin();
    expect(fresh.store.setText(TEXT)).toBe(true);
    return fresh;
  };

  it('is taken when nothing has happened since', async () => {
    const onValueCommit = jest.fn();
    const { bytes, load } = await pasted({ onValueCommit });
    await load();
    expect(bytes()).toEqual(BYTES);
    expect(onValueCommit).toHaveBeenCalledTimes(1);
  });

  it('gives way to a colour that is chosen meanwhile', async () => {
    const { store, bytes, load } = await pasted({});
    store.setText('red');
    store.commit();
    await load();
    expect(bytes()).toEqual([255, 0, 0]);
  });

  it('gives way to one that is typed later, which is late itself', async () => {
    const { store, bytes, load } = await pasted({});
    store.setText('oklch(0.5 0.1 150)');
    await load();
    expect(bytes()).not.toEqual(BYTES);
  });

  it.each(['accept', 'cancel'] as const)('changes nothing after the choice has ended by %s', async (end) => {
    const onValueChange = jest.fn();
    const { store, load } = await pasted({ commitOn: 'accept', onValueChange });
    store[end]();
    await load();
    expect(store.getState().value).toBe('teal');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('a colour of the host that is read late', () => {
  it('begins a new choice of an inline picker', async () => {
    const { store, bytes, load } = await freshStore({ value: 'teal' });
    store.syncValue(TEXT, true);
    await load();
    store.setText('red');
    store.commit();
    store.cancel();
    expect(store.getState().value).toBe(TEXT);
    expect(bytes()).toEqual(BYTES);
  });

  it('leaves the choice of an open popup as it began', async () => {
    const { store, load } = await freshStore({ value: 'teal', commitOn: 'accept' });
    store.begin();
    store.syncValue(TEXT, true);
    await load();
    store.cancel();
    expect(store.getState().value).toBe('teal');
  });
});
