/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { defaultCatalogue as catalogue } from '../catalogue/default-catalogue.ts';
import { readSavedRecord } from '../core/saved-record.ts';
import type { SavedTheme } from '../core/saved-theme.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { createThemeSaver, type SendAnswer } from './create-theme-saver.ts';
import { createLocalThemeStore } from './local-theme-store.ts';

const COLORS = { mine: '#112233', theirs: '#ddeeff', older: '#abcdef' };
type Name = keyof typeof COLORS;
const nameOf = (color: string | undefined) => {
  const engine = createThemeEngine({ catalogue });
  const printed = (name: Name) => engine.setField('button-bg', COLORS[name]).ok && engine.valueOf('button-bg');
  return (Object.keys(COLORS) as Name[]).find((name) => printed(name) === color) ?? 'none';
};
const copyOf = (name: Name, row: Partial<SavedTheme> = {}): SavedTheme => {
  const engine = createThemeEngine({ catalogue });
  engine.setField('button-bg', COLORS[name]);
  return { ...engine.toSaved(), recordId: 'r', revision: 1, ...row };
};

/** One account row with its own revisions. */
function createAccount(row: SavedTheme | null = null) {
  const account = {
    row,
    isReachable: true,
    losesAnswers: false,
    holds: () => nameOf(account.row?.properties?.themeColors['--button-bg']),
    save: (copy: SavedTheme): SendAnswer => {
      if (account.row && account.row.revision !== copy.revision) return { kind: 'conflict', newer: account.row };
      const revision = (account.row?.revision ?? 0) + 1;
      account.row = { ...copy, recordId: 'r', revision };
      return { kind: 'stored', recordId: 'r', revision };
    },
    /** Another device saves over the newest revision. */
    saveElsewhere: (name: Name) => account.save(copyOf(name, { revision: account.row?.revision ?? 0 })),
  };
  return account;
}
type Account = ReturnType<typeof createAccount>;

function createDevice(account: Account | null, storage: Storage = memoryStorage()) {
  const engine = createThemeEngine({ catalogue });
  const local = createLocalThemeStore({ storage, userId: account && 'u', projectId: 'p', catalogue });
  const send = async (copy: SavedTheme): Promise<SendAnswer> => {
    if (!account!.isReachable) throw new Error('offline');
    const answer = account!.save(copy);
    if (account!.losesAnswers) throw new Error('offline');
    return answer;
  };
  const saver = createThemeSaver({ engine, local, send: account && send });
  saver.start();
  return {
    engine,
    saver,
    storage,
    edit: (name: Name) => engine.setField('button-bg', COLORS[name]),
    receive: (copy = account!.row!) => engine.loadSaved(copy),
    shows: () => nameOf(engine.valueOf('button-bg')),
    offers: () => {
      const { newerCopy } = engine.getSnapshot();
      return newerCopy && nameOf(newerCopy.properties?.themeColors['--button-bg']);
    },
  };
}
type Device = ReturnType<typeof createDevice>;

/** An account with a theme, and a device that shows it. */
const shared = () => {
  const account = createAccount(copyOf('older'));
  const here = createDevice(account);
  here.receive();
  return { account, here };
};
/** A device that saved while the account could not be reached; now it can. */
const savedOffline = async () => {
  const { account, here } = shared();
  account.isReachable = false;
  here.edit('mine');
  expect(await here.saver.save()).toBe('kept-locally');
  account.isReachable = true;
  return { account, here };
};
const fullStorage = (): Storage =>
  Object.assign(memoryStorage(), {
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  });

const cases: Record<string, () => Promise<{ here: Device; account: Account }>> = {
  'Another device saved, nothing was changed here': async () => {
    const { account, here } = shared();
    account.saveElsewhere('theirs');
    here.receive();
    return { here, account };
  },
  'Another device saved, and here are unsaved edits': async () => {
    const { account, here } = shared();
    here.edit('mine');
    account.saveElsewhere('theirs');
    here.receive();
    return { here, account };
  },
  'I save over what another device saved': async () => {
    const { account, here } = shared();
    account.saveElsewhere('theirs');
    here.edit('mine');
    expect(await here.saver.save()).toBe('conflict');
    expect(await here.saver.save()).toBe('conflict');
    return { here, account };
  },
  'I keep mine and save': async () => {
    const { account, here } = shared();
    account.saveElsewhere('theirs');
    here.edit('mine');
    await here.saver.save();
    here.engine.dismissNewerCopy();
    await here.saver.save();
    return { here, account };
  },
  'I take theirs': async () => {
    const { account, here } = shared();
    account.saveElsewhere('theirs');
    here.edit('mine');
    await here.saver.save();
    here.engine.takeNewerCopy();
    return { here, account };
  },
  "I edit before the account's theme has arrived, and save": async () => {
    const account = createAccount(copyOf('theirs'));
    const here = createDevice(account);
    here.edit('mine');
    expect(await here.saver.save()).toBe('conflict');
    return { here, account };
  },
  'I saved without an account, and sign in to one that holds another': async () => {
    const visitor = createDevice(null);
    visitor.edit('mine');
    expect(await visitor.saver.save()).toBe('kept-locally');
    const account = createAccount(copyOf('theirs'));
    const here = createDevice(account);
    here.engine.restoreDraft({ ...visitor.engine.toSaved(), recordId: '', revision: 0 });
    here.receive();
    expect(await here.saver.save()).toBe('conflict');
    return { here, account };
  },
  'I saved without an account, sign in to one that holds none, and save': async () => {
    const visitor = createDevice(null);
    visitor.edit('mine');
    await visitor.saver.save();
    const account = createAccount();
    const here = createDevice(account);
    here.engine.restoreDraft({ ...visitor.engine.toSaved(), recordId: '', revision: 0 });
    expect(await here.saver.save()).toBe('stored');
    return { here, account };
  },
  'I save offline, reload, and am online again': async () => {
    const { account, here } = await savedOffline();
    const reloaded = createDevice(account, here.storage);
    await reloaded.saver.resend();
    return { here: reloaded, account };
  },
  'I save offline, another device saves, and I am online again': async () => {
    const { account, here } = await savedOffline();
    account.saveElsewhere('theirs');
    expect(await here.saver.resend()).toBe('conflict');
    return { here, account };
  },
  'I save offline, another device saves, and I take theirs once it is here': async () => {
    const { account, here } = await savedOffline();
    account.saveElsewhere('theirs');
    here.receive();
    here.engine.takeNewerCopy();
    expect(await here.saver.resend()).toBeNull();
    expect(createDevice(account, here.storage).shows()).toBe('theirs');
    return { here, account };
  },
  'I save offline and take it back, and another device saves': async () => {
    const { account, here } = await savedOffline();
    here.engine.undo();
    account.saveElsewhere('theirs');
    here.receive();
    expect(await here.saver.resend()).toBeNull();
    return { here, account };
  },
  'I save offline, another device saves, and I keep mine once theirs is here': async () => {
    const { account, here } = await savedOffline();
    account.saveElsewhere('theirs');
    here.receive();
    here.engine.dismissNewerCopy();
    expect(await here.saver.resend()).toBe('stored');
    return { here, account };
  },
  'An answer arrives late, after a newer one': async () => {
    const { account, here } = shared();
    const late = account.row!;
    account.saveElsewhere('theirs');
    here.receive();
    here.receive(late);
    return { here, account };
  },
  'The answer to my save is lost, and I save other edits': async () => {
    const { account, here } = shared();
    account.losesAnswers = true;
    here.edit('theirs');
    expect(await here.saver.save()).toBe('kept-locally');
    account.losesAnswers = false;
    here.edit('mine');
    expect(await here.saver.save()).toBe('conflict');
    return { here, account };
  },
  'The answer to my save is lost, and I save it again': async () => {
    const { account, here } = shared();
    account.losesAnswers = true;
    here.edit('mine');
    expect(await here.saver.save()).toBe('kept-locally');
    account.losesAnswers = false;
    expect(await here.saver.save()).toBe('stored');
    return { here, account };
  },
  'The record has no revision, and has changed': async () => {
    const account = createAccount(copyOf('theirs'));
    const here = createDevice(account);
    here.receive(readSavedRecord({ recordId: 'r', properties: JSON.stringify(copyOf('older').properties) }));
    here.receive(readSavedRecord({ recordId: 'r', properties: JSON.stringify(copyOf('theirs').properties) }));
    return { here, account };
  },
  'The record has no revision, has changed, and here are unsaved edits': async () => {
    const account = createAccount(copyOf('theirs'));
    const here = createDevice(account);
    here.receive(readSavedRecord({ recordId: 'r', properties: copyOf('older').properties }));
    here.edit('mine');
    here.receive(readSavedRecord({ recordId: 'r', properties: copyOf('theirs').properties }));
    expect(await here.saver.save()).toBe('conflict');
    return { here, account };
  },
  "The browser's storage is full, and I save": async () => {
    const account = createAccount(copyOf('older'));
    const here = createDevice(account, fullStorage());
    here.receive();
    here.edit('mine');
    expect(await here.saver.save()).toBe('stored');
    return { here, account };
  },
};

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const [, section = ''] = /## Whose theme shows\n([^]*?)\n## /.exec(readme) ?? [];
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('has a case for each row of the README', () => {
  expect(rows.map(([, what]) => what)).toEqual(Object.keys(cases));
});

it.each(rows)('%s%s: here %s, in the account %s', async (_, what, shows, holds) => {
  const { here, account } = await cases[what!]!();
  const isArrived = holds === 'the one that arrived';
  expect(here.shows()).toBe(shows!.split(',')[0]);
  expect(here.offers()).toBe(shows!.endsWith('is offered') ? 'theirs' : null);
  expect(account.holds()).toBe(isArrived ? 'theirs' : holds);
  if (shows!.endsWith('undo has mine')) {
    here.engine.undo();
    expect(here.shows()).toBe('mine');
  }
});
