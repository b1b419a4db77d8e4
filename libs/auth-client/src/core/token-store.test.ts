/** @jest-environment jsdom */
import { AUTH_TOKEN_KEY } from '../contract/auth-paths.ts';
import { createTokenStore } from './token-store.ts';

const throwing = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
  removeItem: () => {
    throw new Error('denied');
  },
} as unknown as Storage;

describe('a token store', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('keeps the token in local storage under the name of the header', () => {
    const store = createTokenStore({ storage: localStorage });
    store.set('gms_abc');
    expect(localStorage.getItem(AUTH_TOKEN_KEY)).toBe('gms_abc');
    expect(store.get()).toBe('gms_abc');
    store.clear();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    { what: 'a line break', token: 'abc\r\nX-Evil: 1' },
    { what: 'white space', token: 'a b' },
    { what: 'nothing', token: '' },
    { what: 'a NUL', token: 'a\u0000b' },
    { what: 'letters that no header can carry', token: 'tökén' },
    { what: 'more than 4 KiB', token: 'x'.repeat(4097) },
    { what: 'what code writes that has none', token: 'undefined' },
    { what: 'what other code writes that has none', token: 'null' },
  ])('reads $what as no token and removes it', ({ token }) => {
    localStorage.setItem(AUTH_TOKEN_KEY, token);
    expect(createTokenStore({ storage: localStorage }).get()).toBeNull();
    expect(localStorage.getItem(AUTH_TOKEN_KEY)).toBeNull();
  });

  it('throws for a value that cannot be a token', () => {
    expect(() => createTokenStore({ storage: localStorage }).set('a b')).toThrow('Not a token');
  });

  it.each([
    { what: 'there is no storage', storage: null },
    { what: 'the storage throws', storage: throwing },
  ])('keeps the token in memory when $what', ({ storage }) => {
    const store = createTokenStore({ storage });
    store.set('gms_abc');
    expect(store.get()).toBe('gms_abc');
    store.clear();
    expect(store.get()).toBeNull();
  });

  /** Replaces a method of local storage; the first call throws, or each one. */
  const failing = (method: 'getItem' | 'setItem' | 'removeItem', times: 'once' | 'always') => {
    const fault = () => {
      throw new DOMException('full or denied', 'QuotaExceededError');
    };
    const spy = jest.spyOn(Storage.prototype, method);
    return times === 'once' ? spy.mockImplementationOnce(fault) : spy.mockImplementation(fault);
  };

  it('removes the old token when a full storage does not accept the new one, and keeps the new one in memory', () => {
    localStorage.setItem(AUTH_TOKEN_KEY, 'gms_old');
    const store = createTokenStore({ storage: localStorage });
    failing('setItem', 'always');
    store.set('gms_new');
    expect(localStorage.getItem(AUTH_TOKEN_KEY)).toBeNull();
    expect(store.get()).toBe('gms_new');
    store.clear();
    expect(store.get()).toBeNull();
    expect(createTokenStore({ storage: localStorage }).get()).toBeNull();
  });

  it('removes a token from a storage that failed before', () => {
    localStorage.setItem(AUTH_TOKEN_KEY, 'gms_live');
    const store = createTokenStore({ storage: localStorage });
    failing('getItem', 'once');
    store.get();
    store.clear();
    expect(localStorage.getItem(AUTH_TOKEN_KEY)).toBeNull();
  });

  it('returns the last token that it read when one read fails, and reads the storage again afterwards', () => {
    localStorage.setItem(AUTH_TOKEN_KEY, 'gms_live');
    const store = createTokenStore({ storage: localStorage });
    expect(store.get()).toBe('gms_live');
    failing('getItem', 'once');
    expect(store.get()).toBe('gms_live');
    localStorage.removeItem(AUTH_TOKEN_KEY);
    expect(store.get()).toBeNull();
  });

  it('returns no token after it was cleared, even if the storage could not remove it', () => {
    localStorage.setItem(AUTH_TOKEN_KEY, 'gms_live');
    const store = createTokenStore({ storage: localStorage });
    failing('removeItem', 'once');
    store.clear();
    expect(store.get()).toBeNull();
  });

  it('overwrites a token that the storage does not remove, so that no other tab and no later visit has it', () => {
    localStorage.setItem(AUTH_TOKEN_KEY, 'gms_live');
    const store = createTokenStore({ storage: localStorage });
    failing('removeItem', 'always');
    store.clear();
    expect(store.get()).toBeNull();
    expect(createTokenStore({ storage: localStorage }).get()).toBeNull();
    expect(localStorage.getItem(AUTH_TOKEN_KEY)).toBe('');
  });

  it('notifies a listener that subscribed twice until both subscriptions have ended', () => {
    const store = createTokenStore({ storage: localStorage, events: window });
    const listener = jest.fn();
    const stops = [store.subscribe(listener), store.subscribe(listener)];
    stops[0]?.();
    stops[0]?.();
    window.dispatchEvent(new StorageEvent('storage', { key: AUTH_TOKEN_KEY }));
    expect(listener).toHaveBeenCalledTimes(1);
    stops[1]?.();
    window.dispatchEvent(new StorageEvent('storage', { key: AUTH_TOKEN_KEY }));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('notifies the other listeners of a change when one throws, and then says so', () => {
    const store = createTokenStore({ storage: localStorage, events: window });
    const seen: unknown[] = [];
    const stops = [
      store.subscribe(() => {
        throw new Error('broken host');
      }),
      store.subscribe(() => seen.push(store.get())),
    ];
    expect(() => store.set('gms_abc')).toThrow('broken host');
    expect(() => store.clear()).toThrow('broken host');
    expect(seen).toEqual(['gms_abc', null]);
    stops.forEach((stop) => stop());
  });

  it('notifies its listeners on a page that comes back from the back/forward cache, until they unsubscribe', () => {
    const store = createTokenStore({ storage: localStorage, events: window });
    store.set('gms_abc');
    const seen: unknown[] = [];
    const stop = store.subscribe(() => seen.push(store.get()));
    const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    localStorage.clear();
    comeBack();
    expect(seen).toEqual([null]);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(seen).toHaveLength(1);
    stop();
    comeBack();
    expect(seen).toHaveLength(1);
  });

  it('notifies its listeners of changes here and in other tabs, until they unsubscribe', () => {
    const store = createTokenStore({ storage: localStorage, events: window });
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    store.set('gms_abc');
    window.dispatchEvent(new StorageEvent('storage', { key: AUTH_TOKEN_KEY }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
    expect(listener).toHaveBeenCalledTimes(3);

    stop();
    store.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: AUTH_TOKEN_KEY }));
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
