/**
 * @jest-environment jsdom
 */
import { createThemeEngine } from '../core/theme-engine.ts';
import { FIRST_PAINT_KEY } from '../first-paint/first-paint-key.ts';
import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { createLocalThemeStore } from './local-theme-store.ts';

const storeOf = (userId: string | null, storage: Storage | null = localStorage) =>
  createLocalThemeStore({ storage, userId, projectId: '169', catalogue });
const copyOf = (engine: ReturnType<typeof createThemeEngine>) => ({
  saved: { ...engine.toSaved(), recordId: 'a', revision: 2 },
  resolved: engine.getSnapshot().resolved,
  pending: false,
});
const edited = () => {
  const engine = createThemeEngine({ catalogue });
  engine.chooseMode('dark');
  engine.setField('bg', '#102');
  return engine;
};
const failing = (name: string): Storage =>
  ({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('no', name);
    },
  }) as unknown as Storage;

beforeEach(() => localStorage.clear());

describe('a local copy', () => {
  it('is restored as it was saved', () => {
    const engine = edited();
    expect(storeOf('u1').save(copyOf(engine))).toBe('stored');
    const other = createThemeEngine({ catalogue });
    other.loadSaved(storeOf('u1').load()!.saved);
    expect(other.getSnapshot().resolved).toEqual(engine.getSnapshot().resolved);
    expect(other.getSnapshot().record).toEqual({ recordId: 'a', revision: 2 });
  });

  it('records that no server has acknowledged it yet', () => {
    storeOf('u1').save({ ...copyOf(edited()), pending: true });
    expect(storeOf('u1').load()?.pending).toBe(true);
  });

  it('is never shown to another user or after a sign-out', () => {
    storeOf('u1').save(copyOf(edited()));
    expect(storeOf('u2').load()).toBeNull();
    expect(storeOf(null).load()).toBeNull();
    expect(storeOf('').load()).toBeNull();
  });

  it('of the current user is used by the next first paint', () => {
    storeOf('u1').save(copyOf(edited()));
    const first = localStorage.getItem(FIRST_PAINT_KEY);
    storeOf('u2').load();
    expect(localStorage.getItem(FIRST_PAINT_KEY)).not.toBe(first);
    storeOf('u1').load();
    expect(localStorage.getItem(FIRST_PAINT_KEY)).toBe(first);
  });

  it('that is invalid counts as none', () => {
    storeOf('u1').load();
    const key = localStorage.getItem(FIRST_PAINT_KEY)!;
    for (const text of ['', 'x', 'null', '[]', '{"saved":5}', '"{}"', `{"pad":"${'x'.repeat(70_000)}"}`]) {
      localStorage.setItem(key, text);
      expect(storeOf('u1').load()).toBeNull();
    }
  });

  it('can be deleted', () => {
    storeOf('u1').save(copyOf(edited()));
    storeOf('u1').clear();
    expect(storeOf('u1').load()).toBeNull();
  });
});

describe('an unusable storage', () => {
  it.each([
    { what: 'absent', storage: null, outcome: 'unavailable' },
    { what: 'full', storage: failing('QuotaExceededError'), outcome: 'full' },
    { what: 'forbidden', storage: failing('SecurityError'), outcome: 'unavailable' },
  ])('because it is $what: saving returns $outcome, loading finds nothing', ({ storage, outcome }) => {
    const store = storeOf('u1', storage);
    expect(store.save(copyOf(edited()))).toBe(outcome);
    expect(store.load()).toBeNull();
    expect(() => store.clear()).not.toThrow();
  });

  it('with no room for the pointer of the first paint still loads and stores copies', () => {
    const entries = new Map<string, string>();
    const storage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (key === FIRST_PAINT_KEY) throw new DOMException('no room', 'QuotaExceededError');
        entries.set(key, text);
      },
    } as unknown as Storage;
    expect(storeOf('u1', storage).save(copyOf(edited()))).toBe('stored');
    expect(storeOf('u1', storage).load()?.saved.mode).toBe('dark');
  });

  it('keeps the previous copy when there is no room for a new one', () => {
    storeOf('u1').save(copyOf(createThemeEngine({ catalogue })));
    const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(storeOf('u1').save(copyOf(edited()))).toBe('full');
    spy.mockRestore();
    expect(storeOf('u1').load()?.saved.mode).toBeNull();
  });
});

describe('another tab with the same user', () => {
  const fromOtherTab = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

  it('notifies about a stored copy of the same user and project, until the listener unsubscribes', () => {
    const store = storeOf('u1');
    store.save(copyOf(edited()));
    const key = localStorage.getItem(FIRST_PAINT_KEY)!;
    const text = localStorage.getItem(key);
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    fromOtherTab(key, text);
    fromOtherTab('gm-theme:169:u2', text);
    fromOtherTab(key, null);
    fromOtherTab(null, null);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(listener.mock.calls[0][0].saved.revision).toBe(2);
    stop();
    fromOtherTab(key, text);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('notifies a page that comes back from the back/forward cache about a copy that it missed there', () => {
    const [store, later] = [storeOf('u1'), storeOf('u1')];
    store.save(copyOf(createThemeEngine({ catalogue })));
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    const turn = (type: string, persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event(type), { persisted }));
    turn('pageshow', false);
    turn('pagehide', true);
    turn('pageshow', true);
    expect(listener).not.toHaveBeenCalled();
    turn('pagehide', true);
    later.save(copyOf(edited()));
    turn('pageshow', true);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(listener.mock.calls[0][0].saved.mode).toBe('dark');
    stop();
    turn('pagehide', true);
    later.clear();
    later.save(copyOf(edited()));
    turn('pageshow', true);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('replaces a draft without edits, and only notifies a tab with unsaved edits', () => {
    const [clean, dirty] = [createThemeEngine({ catalogue }), createThemeEngine({ catalogue })];
    dirty.setField('size', 40);
    const store = storeOf('u1');
    for (const engine of [clean, dirty]) store.subscribe(({ saved }) => engine.loadSaved(saved));
    store.save(copyOf(edited()));
    const key = localStorage.getItem(FIRST_PAINT_KEY)!;
    fromOtherTab(key, localStorage.getItem(key));
    expect(clean.getSnapshot().draft.mode).toBe('dark');
    expect(dirty.getSnapshot().draft.mode).toBe('light');
    expect(dirty.getSnapshot().newerCopy).not.toBeNull();
  });
});

describe('a catalogue of very many fields', () => {
  const catalogueOf = (count: number) => ({
    ...catalogue,
    sections: [
      ...catalogue.sections,
      {
        id: 'many',
        name: 'Many',
        fields: Array.from({ length: count }, (_, at) => ({
          id: `tone-${at}`,
          label: `Tone ${at}`,
          variable: `--company-tone-${at}` as const,
          kind: 'color' as const,
          inputType: 'color' as const,
          defaultValue: 'rgba(120, 120, 120, 1)',
        })),
      },
    ],
  });
  const storeFor = (count: number) => {
    const many = catalogueOf(count);
    const engine = createThemeEngine({ catalogue: many });
    engine.setField('tone-7', '#123456');
    const store = createLocalThemeStore({ storage: localStorage, userId: 'u1', projectId: '169', catalogue: many });
    const { resolved } = engine.getSnapshot();
    return { store, copy: { saved: engine.toSaved(), pending: true, resolved, resolvedDark: resolved } };
  };

  it('is restored, although the first paint cannot show it', () => {
    const { store, copy } = storeFor(500);
    expect(store.save(copy)).toBe('stored');
    expect(store.load()?.saved.properties?.themeColors['--company-tone-7']).toBe('rgba(18, 52, 86, 1)');
  });

  it('is not reported as stored when it could not be loaded again', () => {
    const { store, copy } = storeFor(2000);
    expect(store.save(copy)).toBe('full');
    expect(store.load()).toBeNull();
  });
});
