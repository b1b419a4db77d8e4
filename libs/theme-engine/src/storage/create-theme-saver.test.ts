import { createThemeEngine } from '../core/theme-engine.ts';
import type { SavedTheme } from '../core/saved-theme.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { createThemeSaver, type SendAnswer } from './create-theme-saver.ts';
import { createLocalThemeStore } from './local-theme-store.ts';

/** Simulates a server with one row that rejects saves based on an older revision. */
function createServer() {
  let row: SavedTheme | null = null;
  const server = {
    isUp: true,
    row: () => row,
    send: async (copy: SavedTheme): Promise<SendAnswer> => {
      await Promise.resolve();
      if (!server.isUp) throw new TypeError('Failed to fetch');
      if ((row?.revision ?? 0) !== copy.revision) return { kind: 'conflict', newer: row! };
      row = { ...copy, recordId: 'row', revision: copy.revision + 1 };
      return { kind: 'stored', recordId: row.recordId, revision: row.revision };
    },
  };
  return server;
}

function openTab(server: ReturnType<typeof createServer> | null, storage: Storage | null = memoryStorage()) {
  const engine = createThemeEngine({ catalogue });
  const local = createLocalThemeStore({ storage, userId: 'u1', projectId: '169', catalogue, events: undefined });
  const saver = createThemeSaver({ engine, local, send: server && server.send });
  saver.start();
  return { engine, local, saver, storage };
}

describe('a save', () => {
  it('stores on the server and leaves a draft without edits and an acknowledged local copy', async () => {
    const { engine, local, saver } = openTab(createServer());
    engine.setField('size', 40);
    await expect(saver.save()).resolves.toBe('stored');
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, record: { recordId: 'row', revision: 1 } });
    expect(local.load()).toMatchObject({ pending: false, saved: { recordId: 'row', revision: 1 } });
  });

  it.each<[string, () => unknown]>([
    ['nothing', () => Promise.resolve(undefined)],
    ['a kind that there is not', () => Promise.resolve({ kind: 'done' })],
    ['a conflict without the newer copy', () => Promise.resolve({ kind: 'conflict', newer: null })],
    ['a value that is no promise', () => 5],
    [
      'an error before there is a promise',
      () => {
        throw new Error('no');
      },
    ],
  ])('keeps the copy here when the server responds with %s', async (_what, send) => {
    const { engine, local } = openTab(createServer());
    const saver = createThemeSaver({ engine, local, send: send as () => Promise<SendAnswer> });
    engine.setField('size', 40);
    await expect(saver.save()).resolves.toBe('kept-locally');
    expect(local.load()).toMatchObject({ pending: true, saved: { properties: { themeColors: { '--size': '40px' } } } });
  });

  it('accepts a server without revisions', async () => {
    const { engine, local } = openTab(createServer());
    const send = () => Promise.resolve({ kind: 'stored', recordId: 'row' } as SendAnswer);
    engine.setField('size', 40);
    await expect(createThemeSaver({ engine, local, send }).save()).resolves.toBe('stored');
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, record: { recordId: 'row', revision: 0 } });
  });

  it.each<[string, object, { recordId: string; revision: number }]>([
    ['counts its rows by numbers', { recordId: 7, revision: 3 }, { recordId: '7', revision: 3 }],
    ['does not name the row', { revision: 3 }, { recordId: 'row', revision: 3 }],
    ['has a revision below zero', { recordId: 'row', revision: -1 }, { recordId: 'row', revision: 0 }],
  ])('leaves no unsaved edits where the server %s', async (_what, answer, record) => {
    const { engine } = openTab(createServer());
    engine.loadSaved({ ...engine.toSaved(), recordId: 'row', revision: 2 });
    const send = () => Promise.resolve({ kind: 'stored', ...answer } as SendAnswer);
    engine.setField('size', 40);
    await expect(createThemeSaver({ engine, local: openTab(null).local, send }).save()).resolves.toBe('stored');
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, record });
  });

  it('twice at once stores both, one after the other', async () => {
    const server = createServer();
    const { engine, saver } = openTab(server);
    engine.setField('size', 40);
    const first = saver.save();
    engine.setField('size', 41);
    await expect(Promise.all([first, saver.save()])).resolves.toEqual(['stored', 'stored']);
    expect(server.row()).toMatchObject({ revision: 2, properties: { themeColors: { '--size': '41px' } } });
    expect(engine.getSnapshot().isDirty).toBe(false);
  });

  it('that waits for one without an answer is in this browser at once, also after a reload', () => {
    const { engine, local, storage } = openTab(createServer());
    const saver = createThemeSaver({ engine, local, send: () => new Promise(() => {}) });
    engine.setField('size', 40);
    void saver.save();
    engine.setField('size', 41);
    void saver.save();
    const later = openTab(createServer(), storage);
    expect(later.engine.valueOf('size')).toBe('41px');
    expect(later.engine.getSnapshot().isDirty).toBe(true);
  });

  it('leaves edits made during the save unsaved', async () => {
    const { engine, saver } = openTab(createServer());
    engine.setField('size', 40);
    const saving = saver.save();
    engine.setField('size', 50);
    await saving;
    expect(engine.getSnapshot().isDirty).toBe(true);
    expect(engine.valueOf('size')).toBe('50px');
  });

  it('in two tabs never overwrites: the later one gets a conflict and keeps its edits', async () => {
    const server = createServer();
    const [one, two] = [openTab(server), openTab(server)];
    one.engine.setField('size', 40);
    two.engine.setField('size', 50);
    await one.saver.save();
    await expect(two.saver.save()).resolves.toBe('conflict');
    expect(two.engine.valueOf('size')).toBe('50px');
    expect(two.engine.getSnapshot().newerCopy?.revision).toBe(1);
    two.engine.dismissNewerCopy();
    await expect(two.saver.save()).resolves.toBe('stored');
    expect(server.row()?.properties?.themeColors['--size']).toBe('50px');
  });
});

describe('a newer copy on the server', () => {
  /** Two tabs of the same user; the first one has saved. */
  async function setUp() {
    const server = createServer();
    const [one, two] = [openTab(server), openTab(server)];
    one.engine.setField('size', 40);
    await one.saver.save();
    return { server, one, two };
  }

  it('that was accepted is shown at the next visit, and the refused save is dropped', async () => {
    const { server, two } = await setUp();
    two.engine.setField('size', 50);
    await two.saver.save();
    expect(two.local.load()).toMatchObject({ pending: true });
    two.engine.takeNewerCopy();
    expect(two.local.load()).toMatchObject({ pending: false, saved: { recordId: 'row', revision: 1 } });
    const later = openTab(server, two.storage);
    expect(later.engine.valueOf('size')).toBe('40px');
    expect(later.engine.getSnapshot().isDirty).toBe(false);
  });

  it('that an even newer one follows while the choice is open is stored once it was accepted', async () => {
    const server = createServer();
    const [one, two] = [openTab(server), openTab(server)];
    one.engine.setField('size', 40);
    await one.saver.save();
    two.engine.setField('size', 50);
    await expect(two.saver.save()).resolves.toBe('conflict');
    one.engine.setField('size', 60);
    await one.saver.save();
    two.engine.loadSaved(server.row()!);
    two.engine.takeNewerCopy();
    expect(two.local.load()).toMatchObject({ pending: false, saved: { revision: 2 } });
    const later = openTab(server, two.storage);
    expect(later.engine.valueOf('size')).toBe('60px');
    expect(later.engine.getSnapshot().isDirty).toBe(false);
  });

  it('that was not accepted keeps the own copy queued, also after a reload', async () => {
    const { server, two } = await setUp();
    two.engine.setField('size', 50);
    await two.saver.save();
    two.engine.dismissNewerCopy();
    expect(openTab(server, two.storage).engine.valueOf('size')).toBe('50px');
  });

  it('is shown at once when the draft has no edits', async () => {
    const { two } = await setUp();
    await expect(two.saver.save()).resolves.toBe('newer-shown');
    expect(two.engine.valueOf('size')).toBe('40px');
    expect(two.engine.getSnapshot()).toMatchObject({ isDirty: false, newerCopy: null });
    expect(two.local.load()).toMatchObject({ pending: false, saved: { revision: 1 } });
  });

  it('that is unreadable is overwritten, because there is nothing to choose', async () => {
    const { server, two } = await setUp();
    const broken = { ...server.row()!, properties: null };
    const send = jest
      .fn<Promise<SendAnswer>, [SavedTheme]>()
      .mockResolvedValueOnce({ kind: 'conflict', newer: broken })
      .mockImplementation(server.send);
    const saver = createThemeSaver({ engine: two.engine, local: two.local, send });
    two.engine.setField('size', 50);
    await expect(saver.save()).resolves.toBe('stored');
    expect(send.mock.calls.map(([{ recordId, revision }]) => [recordId, revision])).toEqual([
      ['', 0],
      ['row', 1],
    ]);
  });

  it.each([
    { decision: 'keeps mine', decide: 'dismissNewerCopy', outcome: 'stored', sends: 2, size: '50px' },
    { decision: 'takes theirs', decide: 'takeNewerCopy', outcome: 'newer-shown', sends: 1, size: '40px' },
  ] as const)(
    'that came from another tab during the save: a user who $decision meanwhile is not asked again',
    async ({ decide, outcome, sends, size }) => {
      const { server, two } = await setUp();
      const send = jest.fn(async (copy: SavedTheme): Promise<SendAnswer> => {
        if (send.mock.calls.length === 1) {
          two.engine.loadSaved(server.row()!);
          two.engine[decide]();
        }
        return server.send(copy);
      });
      const saver = createThemeSaver({ engine: two.engine, local: two.local, send });
      two.engine.setField('size', 50);
      await expect(saver.save()).resolves.toBe(outcome);
      expect(send).toHaveBeenCalledTimes(sends);
      expect(two.engine.valueOf('size')).toBe(size);
      expect(server.row()?.properties?.themeColors['--size']).toBe(size);
    },
  );

  it('that is returned again and again ends in a refusal, not in an endless loop', async () => {
    const { server, two } = await setUp();
    const broken = { ...server.row()!, properties: null };
    const send = jest.fn(async (): Promise<SendAnswer> => ({ kind: 'conflict', newer: broken }));
    const saver = createThemeSaver({ engine: two.engine, local: two.local, send });
    two.engine.setField('size', 50);
    await expect(saver.save()).resolves.toBe('refused');
    expect(send).toHaveBeenCalledTimes(2);
    expect(two.engine.valueOf('size')).toBe('50px');
  });
});

describe('a save whose answer is lost', () => {
  const saveAndLoseAnswer = async () => {
    const server = createServer();
    const { engine, local, storage } = openTab(server);
    const saver = createThemeSaver({
      engine,
      local,
      send: async (copy) => {
        await server.send(copy);
        throw new TypeError('Failed to fetch');
      },
    });
    engine.setField('size', 40);
    await expect(saver.save()).resolves.toBe('kept-locally');
    return { server, storage, saver: createThemeSaver({ engine, local, send: server.send }), engine, local };
  };

  it('is stored when it is saved again unchanged', async () => {
    const { saver, engine, local } = await saveAndLoseAnswer();
    await expect(saver.save()).resolves.toBe('stored');
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, newerCopy: null, record: { revision: 1 } });
    expect(local.load()).toMatchObject({ pending: false, saved: { revision: 1 } });
  });

  it('is not offered to the user as another theme after a reload', async () => {
    const { server, storage } = await saveAndLoseAnswer();
    const { engine, local, saver } = openTab(server, storage);
    engine.loadSaved(server.row()!);
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, newerCopy: null });
    expect(local.load()?.pending).toBe(false);
    await expect(saver.resend()).resolves.toBeNull();
  });
});

describe('a copy of another tab that waits for the server', () => {
  const offline = () => {
    const server = createServer();
    server.isUp = false;
    const one = openTab(server);
    return { server, one, two: openTab(server, one.storage) };
  };

  it('is shown by a tab without edits that saves, and is sent from there too', async () => {
    const { server, one, two } = offline();
    one.engine.setField('size', 40);
    await one.saver.save();
    await expect(two.saver.save()).resolves.toBe('kept-locally');
    expect(two.engine.valueOf('size')).toBe('40px');
    expect(two.engine.getSnapshot()).toMatchObject({ isDirty: false, newerCopy: null });
    server.isUp = true;
    await expect(two.saver.resend()).resolves.toBe('stored');
    expect(server.row()?.properties?.themeColors['--size']).toBe('40px');
  });

  it('and reaches it during a save here makes room for this one, which the server did not get', async () => {
    const { server, one, two } = offline();
    server.isUp = true;
    let lose = () => {};
    const saver = createThemeSaver({
      engine: two.engine,
      local: two.local,
      send: () => new Promise((_, reject) => (lose = () => reject(new TypeError('Failed to fetch')))),
    });
    saver.start();
    one.engine.setField('size', 40);
    const first = one.saver.save();
    two.engine.setField('size', 50);
    const second = saver.save();
    await expect(first).resolves.toBe('stored');
    lose();
    await expect(second).resolves.toBe('kept-locally');

    const next = openTab(server, one.storage);
    expect(next.engine.valueOf('size')).toBe('50px');
    await expect(next.saver.resend()).resolves.toBe('conflict');
    expect(next.engine.getSnapshot().newerCopy?.properties?.themeColors['--size']).toBe('40px');
    expect(server.row()?.properties?.themeColors['--size']).toBe('40px');
  });

  it('is no conflict where it holds no edits', async () => {
    const { server, one, two } = offline();
    server.isUp = true;
    one.engine.setField('size', 40);
    await one.saver.save();
    two.engine.loadSaved(server.row()!);
    server.isUp = false;
    await one.saver.save();
    two.engine.setField('size', 50);
    await expect(two.saver.save()).resolves.toBe('kept-locally');
    expect(two.local.load()).toMatchObject({
      pending: true,
      saved: { properties: { themeColors: { '--size': '50px' } } },
    });
    server.isUp = true;
    await expect(two.saver.resend()).resolves.toBe('stored');
  });

  it('is no conflict where both tabs made the same edit', async () => {
    const { server, one, two } = offline();
    for (const { engine } of [one, two]) engine.setField('size', 40);
    await one.saver.save();
    two.engine.setField('size', 41);
    const saved = two.saver.save();
    two.engine.setField('size', 40);
    await expect(saved).resolves.toBe('kept-locally');
    server.isUp = true;
    await expect(two.saver.resend()).resolves.toBe('stored');
    expect(server.row()?.properties?.themeColors['--size']).toBe('40px');
  });
});

describe('an unreachable server', () => {
  it('loses nothing: the copy is queued and sent later', async () => {
    const server = createServer();
    const { engine, local, saver } = openTab(server);
    server.isUp = false;
    engine.setField('size', 40);
    await expect(saver.save()).resolves.toBe('kept-locally');
    expect(local.load()?.pending).toBe(true);
    expect(engine.getSnapshot().isDirty).toBe(true);
    server.isUp = true;
    await expect(saver.resend()).resolves.toBe('stored');
    expect(engine.getSnapshot().isDirty).toBe(false);
    await expect(saver.resend()).resolves.toBeNull();
  });

  it('keeps the copy over a reload, as unsaved edits', async () => {
    const server = createServer();
    const before = openTab(server);
    server.isUp = false;
    before.engine.setField('size', 40);
    await before.saver.save();
    const after = openTab(server, before.storage);
    expect(after.engine.valueOf('size')).toBe('40px');
    expect(after.engine.getSnapshot().isDirty).toBe(true);
    server.isUp = true;
    await expect(after.saver.resend()).resolves.toBe('stored');
  });

  it('and a browser without storage: the save reports the loss, and the draft stays', async () => {
    const server = createServer();
    const { engine, saver } = openTab(server, null);
    server.isUp = false;
    engine.setField('size', 40);
    await expect(saver.save()).resolves.toBe('lost');
    expect(engine.valueOf('size')).toBe('40px');
    expect(engine.getSnapshot().isDirty).toBe(true);
  });
});

describe('two tabs that save offline', () => {
  async function bothOffline() {
    const server = createServer();
    const storage = memoryStorage();
    const [one, two] = [openTab(server, storage), openTab(server, storage)];
    one.engine.setField('size', 20);
    await one.saver.save();
    two.engine.loadSaved(server.row()!);
    server.isUp = false;
    one.engine.setField('size', 40);
    two.engine.setField('size', 60);
    await expect(one.saver.save()).resolves.toBe('kept-locally');
    await expect(two.saver.save()).resolves.toBe('conflict');
    const waiting = () => openTab(server, storage).engine.valueOf('size');
    return { server, one, two, waiting };
  }

  it('share one queued copy: the first stays queued, and the second is asked', async () => {
    const { two, waiting } = await bothOffline();
    expect(waiting()).toBe('40px');
    expect(two.engine.valueOf('size')).toBe('60px');
    expect(two.engine.getSnapshot()).toMatchObject({ isDirty: true, newerCopy: { recordId: 'row' } });
    await expect(two.saver.save()).resolves.toBe('conflict');
    expect(waiting()).toBe('40px');
  });

  it('that keep their own copy queue it in place of the other, which its tab still has', async () => {
    const { server, one, two, waiting } = await bothOffline();
    two.engine.dismissNewerCopy();
    await expect(two.saver.save()).resolves.toBe('kept-locally');
    expect(waiting()).toBe('60px');
    server.isUp = true;
    await expect(two.saver.resend()).resolves.toBe('stored');
    await expect(one.saver.resend()).resolves.toBe('conflict');
    expect(server.row()?.revision).toBe(2);
    expect(one.engine.valueOf('size')).toBe('40px');
  });

  it('that accept the other copy send it from either tab', async () => {
    const { server, two, waiting } = await bothOffline();
    two.engine.takeNewerCopy();
    expect(two.engine.getSnapshot()).toMatchObject({ isDirty: false, record: { revision: 1 } });
    expect(waiting()).toBe('40px');
    server.isUp = true;
    await expect(two.saver.resend()).resolves.toBe('stored');
    expect(server.row()?.properties?.themeColors['--size']).toBe('40px');
  });

  it('lose nothing when the second reaches the server first: the first stays queued and becomes a conflict', async () => {
    const server = createServer();
    const storage = memoryStorage();
    const [one, two] = [openTab(server, storage), openTab(server, storage)];
    server.isUp = false;
    one.engine.setField('size', 40);
    await one.saver.save();
    server.isUp = true;
    two.engine.setField('size', 60);
    await expect(two.saver.save()).resolves.toBe('stored');
    const later = openTab(server, storage);
    expect(later.engine.valueOf('size')).toBe('40px');
    later.engine.loadSaved(server.row()!);
    expect(later.engine.getSnapshot().newerCopy?.revision).toBe(1);
  });
});

describe('a visitor who is not signed in', () => {
  it('keeps the theme in this browser, marked as never sent', async () => {
    const { engine, local, saver, storage } = openTab(null);
    engine.setField('size', 40);
    await expect(saver.save()).resolves.toBe('kept-locally');
    expect(engine.getSnapshot().isDirty).toBe(false);
    expect(local.load()?.pending).toBe(true);
    expect(openTab(null, storage).engine.valueOf('size')).toBe('40px');
  });

  it('shows another tab which copy is newer', async () => {
    const one = openTab(null);
    const two = openTab(null, one.storage);
    for (const size of [40, 50]) {
      one.engine.setField('size', size);
      await one.saver.save();
      expect(two.engine.loadSaved(two.local.load()!.saved).outcome).toBe('applied');
      expect(two.engine.valueOf('size')).toBe(`${size}px`);
    }
  });

  it('counts two saves that follow each other at once, so that another tab shows both', async () => {
    const { engine, local, saver } = openTab(null);
    engine.setField('size', 40);
    const first = saver.save();
    engine.setField('size', 50);
    await Promise.all([first, saver.save()]);
    expect(local.load()!.saved.revision).toBe(2);
    expect(engine.getSnapshot()).toMatchObject({ isDirty: false, record: { revision: 2 } });
  });

  it('shows the first tab what a second one saves over it', async () => {
    const one = openTab(null);
    const two = openTab(null, one.storage);
    two.engine.setField('size', 50);
    one.engine.setField('size', 40);
    await one.saver.save();
    expect(two.engine.loadSaved(two.local.load()!.saved).outcome).toBe('kept-edits');
    await two.saver.save();
    expect(one.engine.loadSaved(one.local.load()!.saved).outcome).toBe('applied');
    expect(one.engine.valueOf('size')).toBe('50px');
  });

  it('offers the theme as a first save after sign-in', async () => {
    const { engine, saver, storage } = openTab(null);
    engine.setField('size', 40);
    await saver.save();
    const server = createServer();
    const later = openTab(server, storage);
    await expect(later.saver.resend()).resolves.toBe('stored');
    expect(server.row()?.revision).toBe(1);
  });
});

describe('during a conflict', () => {
  it('nothing is sent, manually or automatically, until it is resolved', async () => {
    const server = createServer();
    const first = openTab(server);
    first.engine.setField('size', 40);
    await first.saver.save();
    const send = jest.spyOn(server, 'send');
    const { engine, saver } = openTab(server);
    engine.setField('size', 50);
    engine.loadSaved(server.row()!);
    await expect(saver.save()).resolves.toBe('conflict');
    await expect(saver.resend()).resolves.toBeNull();
    expect(send).not.toHaveBeenCalled();
    engine.dismissNewerCopy();
    await expect(saver.save()).resolves.toBe('stored');
    expect(server.row()).toMatchObject({ revision: 2, properties: { themeColors: { '--size': '50px' } } });
  });
});

describe('saves that wait for each other', () => {
  it('are not followed by an older copy when the connection comes back meanwhile', async () => {
    const server = createServer();
    const { engine, saver } = openTab(server);
    engine.setField('size', 40);
    const first = saver.save();
    await Promise.resolve();
    await Promise.resolve();
    engine.setField('size', 41);
    const second = saver.save();
    await expect(Promise.all([first, second, saver.resend()])).resolves.toEqual(['stored', 'stored', null]);
    expect(server.row()).toMatchObject({ revision: 2, properties: { themeColors: { '--size': '41px' } } });
    expect(engine.getSnapshot().isDirty).toBe(false);
  });

  it('send nothing after the first met a newer copy, until the user has chosen', async () => {
    const server = createServer();
    const [one, two] = [openTab(server), openTab(server)];
    one.engine.setField('size', 40);
    await one.saver.save();
    const send = jest.spyOn(server, 'send');
    two.engine.setField('size', 50);
    const saver = createThemeSaver({ engine: two.engine, local: two.local, send: (copy) => server.send(copy) });
    const first = saver.save();
    two.engine.setField('size', 51);
    await expect(Promise.all([first, saver.save()])).resolves.toEqual(['conflict', 'conflict']);
    expect(send).toHaveBeenCalledTimes(1);
    expect(server.row()?.properties?.themeColors['--size']).toBe('40px');
  });
});

describe('a listener that throws', () => {
  const fail = ({ engine }: ReturnType<typeof openTab>) =>
    engine.subscribe(() => {
      throw new Error('of the host');
    });

  it('leaves a copy that the server has stored as one that was sent', async () => {
    const tab = openTab(createServer());
    tab.engine.setField('size', 40);
    fail(tab);
    await expect(tab.saver.save()).rejects.toThrow('of the host');
    expect(tab.engine.getSnapshot().isDirty).toBe(false);
    expect(tab.local.load()).toMatchObject({ pending: false, saved: { recordId: 'row', revision: 1 } });
  });

  it('leaves the newer copy that is shown as the one of this browser', async () => {
    const server = createServer();
    const other = openTab(server);
    other.engine.setField('size', 40);
    await other.saver.save();
    const tab = openTab(server);
    fail(tab);
    await expect(tab.saver.save()).rejects.toThrow('of the host');
    expect(tab.engine.valueOf('size')).toBe('40px');
    expect(tab.local.load()).toMatchObject({ pending: false, saved: { recordId: 'row', revision: 1 } });
  });

  it('leaves the newer copy that is taken later as the one of this browser', async () => {
    const server = createServer();
    const other = openTab(server);
    other.engine.setField('size', 40);
    await other.saver.save();
    const tab = openTab(server);
    tab.engine.setField('size', 20);
    const stop = fail(tab);
    await expect(tab.saver.save()).rejects.toThrow('of the host');
    stop();
    tab.engine.takeNewerCopy();
    expect(tab.local.load()).toMatchObject({ pending: false, saved: { recordId: 'row', revision: 1 } });
  });

  it('leaves an unsent copy of an earlier visit as one to send', async () => {
    const server = createServer();
    server.isUp = false;
    const { engine, saver, storage } = openTab(server);
    engine.setField('size', 40);
    await saver.save();
    server.isUp = true;
    const next = createThemeEngine({ catalogue });
    const local = createLocalThemeStore({ storage, userId: 'u1', projectId: '169', catalogue, events: undefined });
    const later = createThemeSaver({ engine: next, local, send: server.send });
    const stop = next.subscribe(() => {
      throw new Error('of the host');
    });
    expect(() => later.start()).toThrow('of the host');
    stop();
    await expect(later.resend()).resolves.toBe('stored');
    expect(server.row()).toMatchObject({ properties: { themeColors: { '--size': '40px' } } });
  });
});
