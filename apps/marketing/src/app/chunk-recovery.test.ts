import { isLostChunk, LOST_CHUNK_KEY, recoverFromLostChunk } from './chunk-recovery.ts';

const lost = (file: string) =>
  new TypeError(`Failed to fetch dynamically imported module: https://site.example/${file}`);

/** A tab with its session storage. */
function setUp(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  const reload = jest.fn();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const recover = (error: unknown) => recoverFromLostChunk(error, { storage, reload });
  return { recover, reload, kept };
}

it.each([
  'Failed to fetch dynamically imported module: https://site.example/assets/page-1.js',
  'error loading dynamically imported module: https://site.example/assets/page-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/page-1.css',
  'Loading chunk 12 failed.',
  'Loading CSS chunk 12 failed.',
])('knows a lost file by what browsers say: %s', (message) => {
  expect(isLostChunk(new Error(message))).toBe(true);
});

it.each([
  { what: 'another error', error: new Error('Cannot read properties of undefined') },
  { what: 'a failed call', error: new TypeError('Failed to fetch') },
  { what: 'a text', error: 'Failed to fetch dynamically imported module: /a.js' },
  { what: 'nothing', error: undefined },
])('leaves $what alone', ({ error }) => {
  const { recover, reload } = setUp();

  expect(recover(error)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads once for a file, and not again when it stays lost', () => {
  const { recover, reload, kept } = setUp();

  expect(recover(lost('assets/page-1.js'))).toBe(true);
  expect(recover(lost('assets/page-1.js'))).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect([...kept.keys()]).toEqual([`${LOST_CHUNK_KEY}https://site.example/assets/page-1.js`]);
});

it('reloads for another file', () => {
  const { recover, reload } = setUp({ [`${LOST_CHUNK_KEY}https://site.example/assets/page-1.js`]: '1' });

  expect(recover(lost('assets/page-2.js'))).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads once even where the browser does not name the file', () => {
  const { recover, reload } = setUp();

  recover(new TypeError('Importing a module script failed.'));
  recover(new TypeError('Importing a module script failed.'));

  expect(reload).toHaveBeenCalledTimes(1);
});

it('never reloads without a memory of what was tried', () => {
  const reload = jest.fn();

  expect(recoverFromLostChunk(lost('a.js'), { storage: null, reload })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it.each(['getItem', 'setItem'] as const)('never reloads where the storage throws at %s', (method) => {
  const reload = jest.fn();
  const storage = {
    getItem: () => null,
    setItem: () => undefined,
    [method]: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };

  expect(recoverFromLostChunk(lost('a.js'), { storage, reload })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
