import { createChunkRecovery, LOST_CHUNK_KEY, type ChunkRecoveryOptions } from './chunk-recovery.ts';

const ENTRY = '/assets/entry-client-1a2b.js';
const lost = (file: string) =>
  new TypeError(`Failed to fetch dynamically imported module: https://site.example/${file}`);

/** Creates a tab with its session storage, in which imports fail with the bundler’s event. */
function setUp({
  kept = new Map<string, string>(),
  ...options
}: Partial<ChunkRecoveryOptions> & { kept?: Map<string, string> } = {}) {
  const reload = jest.fn();
  const events = new EventTarget();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const { recover } = createChunkRecovery({ events, storage, build: ENTRY, reload, ...options });
  /** Simulates a failed import, and its caller’s handling of the error. */
  const fail = (payload: unknown) => {
    events.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    return recover(payload);
  };
  return { recover, fail, events, reload, kept };
}

it.each([
  { what: 'a text that browsers use for lost files', error: lost('assets/page-1.js') },
  { what: 'the same as another browser says it', error: new TypeError('Importing a module script failed.') },
  { what: 'another error', error: new Error('Cannot read properties of undefined') },
  { what: 'a failed call', error: new TypeError('Failed to fetch') },
  { what: 'a text', error: 'Failed to fetch dynamically imported module: /a.js' },
  { what: 'nothing', error: undefined },
])('ignores an error that is not a failed import of this site: $what', ({ error }) => {
  const { recover, fail, reload } = setUp();

  expect(recover(error)).toBe(false);
  expect(reload).not.toHaveBeenCalled();

  fail(lost('assets/page-1.js'));
  expect(recover(error)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each(['Failed to fetch dynamically imported module: /assets/a.js', 'Unable to preload CSS for /assets/a.css', ''])(
  'reloads after a failed import of this site with the message “%s”',
  (message) => {
    const { fail, reload } = setUp();

    expect(fail(new TypeError(message))).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

// Gecko and WebKit drop the files of a page when a link is followed; a reload would take the place of the link.
it('does not keep a visitor on a page that they are leaving', () => {
  const { fail, events, reload, kept } = setUp();
  events.dispatchEvent(new Event('beforeunload'));

  expect(fail(lost('assets/page-1.js'))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(kept.size).toBe(0);

  // The browser shows the page as it was left when the visitor comes back.
  events.dispatchEvent(new Event('pageshow'));
  expect(fail(lost('assets/page-1.js'))).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('waits without a connection, because a reload would end at an error page, and can still reload later', () => {
  let isOnline = false;
  const { fail, reload, kept } = setUp({ isOnline: () => isOnline });

  expect(fail(lost('assets/page-1.js'))).toBe(false);
  expect(kept.size).toBe(0);
  isOnline = true;
  expect(fail(lost('assets/page-1.js'))).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads once for each build, for any number of missing files', () => {
  const { fail, reload, kept } = setUp();

  expect(fail(lost('assets/page-1.js'))).toBe(true);
  expect(fail(lost('assets/page-1.js'))).toBe(false);
  expect(fail(lost('assets/page-2.js'))).toBe(false);

  expect(reload).toHaveBeenCalledTimes(1);
  expect([...kept]).toEqual([[`${LOST_CHUNK_KEY}${ENTRY}`, '1']]);
});

it('reloads for the next build too, and not again for a build when servers alternate', () => {
  const kept = new Map<string, string>();
  const first = setUp({ kept });
  first.fail(lost('assets/page-1.js'));
  const second = setUp({ kept, build: '/assets/entry-client-3c4d.js' });
  second.fail(lost('assets/page-1.js'));
  const firstAgain = setUp({ kept });
  firstAgain.fail(lost('assets/page-1.js'));

  expect([first, second, firstAgain].map(({ reload }) => reload.mock.calls.length)).toEqual([1, 1, 0]);
});

it('records the reload before it reloads', () => {
  const kept = new Map<string, string>();
  let seen: string | undefined;
  const { fail } = setUp({ kept, reload: () => (seen = kept.get(`${LOST_CHUNK_KEY}${ENTRY}`)) });

  fail(lost('a.js'));

  expect(seen).toBe('1');
});

it('never reloads when it cannot record that', () => {
  const { fail, reload } = setUp({ storage: null });

  expect(fail(lost('a.js'))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it.each(['getItem', 'setItem'] as const)('never reloads where the storage throws at %s', (method) => {
  const storage = {
    getItem: () => null,
    setItem: () => undefined,
    [method]: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  const { fail, reload } = setUp({ storage });

  expect(fail(lost('a.js'))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
