import type { SaveOutcome } from './create-theme-saver.ts';
import { createThemeSync, type ThemeOwnerState, type ThemeSync } from './create-theme-sync.ts';

function setUp({ outcomes = ['stored'] as SaveOutcome[], waits = null as SaveOutcome | null, isKnown = true } = {}) {
  const calls: string[] = [];
  const told: string[] = [];
  let unsent = waits;
  const sync = createThemeSync({
    saver: {
      save: async () => (calls.push('save'), outcomes.length > 1 ? outcomes.shift()! : outcomes[0]!),
      resend: async () => {
        calls.push('resend');
        const outcome = unsent;
        if (outcome !== 'kept-locally') unsent = null;
        return outcome;
      },
    },
    askWho: async () => (calls.push('ask'), isKnown),
    keepDraft: () => calls.push('keep'),
    onOutcome: (outcome) => told.push(outcome),
  });
  return { sync, calls, told };
}
const to = (sync: ThemeSync, owner: ThemeOwnerState) => {
  const path: ThemeOwnerState[] = ['visitor', 'unknown', 'loading', 'ready'];
  path.slice(0, path.indexOf(owner) + 1).forEach((step) => sync.setOwner(step));
};
const soon = () => new Promise((resolve) => setTimeout(resolve));
const stateOf = (sync: ThemeSync) => sync.getSnapshot().state;

describe('a save', () => {
  it.each([
    { from: 'visitor', outcome: 'kept-locally', becomes: 'visitor' },
    { from: 'visitor', outcome: 'lost', becomes: 'visitor' },
    { from: 'ready', outcome: 'stored', becomes: 'ready' },
    { from: 'ready', outcome: 'refused', becomes: 'ready' },
    { from: 'ready', outcome: 'lost', becomes: 'ready' },
    { from: 'ready', outcome: 'newer-shown', becomes: 'ready' },
    { from: 'ready', outcome: 'kept-locally', becomes: 'offline' },
    { from: 'ready', outcome: 'conflict', becomes: 'conflict' },
  ] as const)(
    'from $from with the outcome $outcome goes through saving to $becomes',
    async ({ from, outcome, becomes }) => {
      const { sync, told } = setUp({ outcomes: [outcome] });
      to(sync, from);
      await soon();
      const saving = sync.save();
      expect(stateOf(sync)).toBe('saving');
      await saving;
      expect(stateOf(sync)).toBe(becomes);
      expect(told).toEqual([outcome]);
      expect(sync.getSnapshot().isKeptHere).toBe(from === 'visitor' && outcome === 'kept-locally');
    },
  );

  it('for an unknown account requests the account, and runs once its theme is loaded', async () => {
    const { sync, calls } = setUp();
    to(sync, 'unknown');
    const saving = sync.save();
    expect(stateOf(sync)).toBe('saving');
    await saving;
    expect(sync.getSnapshot()).toMatchObject({ state: 'unknown', isSaveWaiting: true, isAccountLost: false });
    sync.setOwner('loading');
    expect(stateOf(sync)).toBe('loading');
    sync.setOwner('ready');
    await soon();
    expect(calls).toEqual(['ask', 'save']);
    expect(sync.getSnapshot()).toMatchObject({ state: 'ready', isSaveWaiting: false });
  });

  it('stays in this browser when the account request fails, and runs when it succeeds', async () => {
    const { sync, calls, told } = setUp({ isKnown: false });
    to(sync, 'unknown');
    await sync.save();
    expect(sync.getSnapshot()).toMatchObject({ state: 'unknown', isAccountLost: true });
    expect([calls, told]).toEqual([['ask', 'keep'], ['account-lost']]);
    sync.setOwner('loading');
    sync.setOwner('ready');
    await soon();
    expect(calls).toEqual(['ask', 'keep', 'save']);
    expect(sync.getSnapshot()).toMatchObject({ state: 'ready', isAccountLost: false });
  });

  it('during the load of the account’s theme waits for it', async () => {
    const { sync, calls } = setUp();
    to(sync, 'loading');
    await sync.save();
    expect([stateOf(sync), calls]).toEqual(['loading', []]);
    sync.setOwner('ready');
    await soon();
    expect(calls).toEqual(['save']);
  });

  it('while the theme loads again, after one that did not reach the server, runs like any other', async () => {
    const { sync, calls } = setUp({ outcomes: ['kept-locally', 'stored'] });
    to(sync, 'ready');
    await soon();
    await sync.save();
    expect(stateOf(sync)).toBe('offline');
    sync.setOwner('loading');
    await sync.save();
    sync.setOwner('ready');
    await soon();
    expect(calls).toEqual(['resend', 'save', 'save']);
    expect(sync.getSnapshot()).toMatchObject({ state: 'ready', isSaveWaiting: false });
  });

  it('for an account whose theme arrives before the answer to its request runs once', async () => {
    const { sync, calls } = setUp();
    to(sync, 'unknown');
    const saving = sync.save();
    sync.setOwner('loading');
    sync.setOwner('ready');
    await saving;
    await soon();
    expect(calls).toEqual(['ask', 'save']);
    expect(sync.getSnapshot()).toMatchObject({ state: 'ready', isSaveWaiting: false });
  });

  it('that is answered after a sign-out belongs to nobody', async () => {
    const { sync, told } = setUp({ outcomes: ['kept-locally'] });
    to(sync, 'ready');
    await soon();
    const saving = sync.save();
    sync.setOwner('visitor');
    await saving;
    expect([sync.getSnapshot(), told]).toEqual([
      { state: 'visitor', isSaveWaiting: false, isAccountLost: false, isKeptHere: false },
      [],
    ]);
  });
});

describe('a queued copy', () => {
  it('from an earlier visit is sent when the account’s theme is loaded', async () => {
    const { sync, calls, told } = setUp({ waits: 'stored' });
    to(sync, 'ready');
    await soon();
    expect([calls, told, stateOf(sync)]).toEqual([['resend'], ['stored'], 'ready']);
  });

  it('for the server stays queued silently until it is stored', async () => {
    const { sync, told } = setUp({ outcomes: ['kept-locally'], waits: 'kept-locally' });
    to(sync, 'ready');
    await soon();
    await sync.save();
    await sync.resend();
    expect([stateOf(sync), told]).toEqual(['offline', ['kept-locally']]);
  });

  it('for the server that is not wanted any more waits no longer', async () => {
    const { sync, told } = setUp({ outcomes: ['kept-locally'] });
    to(sync, 'ready');
    await soon();
    await sync.save();
    const heard = jest.fn();
    sync.subscribe(heard);
    await sync.resend();
    await sync.resend();
    expect([stateOf(sync), told]).toEqual(['ready', ['kept-locally']]);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('for the server waits on when the saver fails', async () => {
    const saver = { save: async () => 'kept-locally' as const, resend: () => Promise.reject(new Error('no')) };
    const sync = createThemeSync({ saver, askWho: async () => true, keepDraft: () => {} });
    to(sync, 'ready');
    await soon();
    expect(stateOf(sync)).toBe('ready');
    await sync.save();
    await sync.resend();
    expect(stateOf(sync)).toBe('offline');
  });

  it('is not sent while nobody is signed in', async () => {
    const { sync, calls } = setUp({ waits: 'stored' });
    await sync.resend();
    expect(calls).toEqual([]);
  });
});

describe('a conflict', () => {
  it('from another device is shown, and ends with the choice', () => {
    const { sync } = setUp();
    to(sync, 'ready');
    sync.setConflict(true);
    expect(stateOf(sync)).toBe('conflict');
    sync.setConflict(false);
    expect(stateOf(sync)).toBe('ready');
  });
});

describe('saves that end in another order', () => {
  const setUpPending = () => {
    const ends: { resolve: (outcome: SaveOutcome) => void; reject: (error: Error) => void }[] = [];
    const told: string[] = [];
    const sync = createThemeSync({
      saver: {
        save: () => new Promise((resolve, reject) => ends.push({ resolve, reject })),
        resend: async () => null,
      },
      askWho: async () => true,
      keepDraft: () => {},
      onOutcome: (outcome) => told.push(outcome),
    });
    to(sync, 'ready');
    return { sync, ends, told };
  };

  it('are saving until the last one has ended', async () => {
    const { sync, ends, told } = setUpPending();
    const [first, second] = [sync.save(), sync.save()];
    ends[0]!.resolve('stored');
    await first;
    expect([stateOf(sync), told]).toEqual(['saving', ['stored']]);
    ends[1]!.resolve('kept-locally');
    await second;
    expect([stateOf(sync), told]).toEqual(['offline', ['stored', 'kept-locally']]);
  });

  it.each(['kept-locally', 'stored', 'lost'] as const)(
    'leave a choice open that came up during a save with the outcome %s',
    async (outcome) => {
      const { sync, ends } = setUpPending();
      const saving = sync.save();
      sync.setConflict(true);
      ends[0]!.resolve(outcome);
      await saving;
      expect(stateOf(sync)).toBe('conflict');
      sync.setConflict(false);
      expect(stateOf(sync)).toBe(outcome === 'kept-locally' ? 'offline' : 'ready');
    },
  );

  it('count as lost when the saver fails, and do not keep saving', async () => {
    const { sync, ends, told } = setUpPending();
    const saving = sync.save();
    ends[0]!.reject(new Error('no'));
    await saving;
    expect([stateOf(sync), told]).toEqual(['ready', ['lost']]);
  });

  it('after a sign-out do not end the save of the next user', async () => {
    const { sync, ends } = setUpPending();
    const first = sync.save();
    sync.setOwner('visitor');
    const second = sync.save();
    ends[0]!.resolve('stored');
    await first;
    expect(stateOf(sync)).toBe('saving');
    ends[1]!.resolve('kept-locally');
    await second;
    expect(stateOf(sync)).toBe('visitor');
  });
});

it.each(['unknown', 'loading', 'ready'] as const)('a sign-out from %s ends in the visitor state', (owner) => {
  const { sync } = setUp();
  to(sync, owner);
  const heard = jest.fn();
  const stop = sync.subscribe(heard);
  sync.setOwner('visitor');
  expect(stateOf(sync)).toBe('visitor');
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

it('the message about a locally kept theme disappears when it is dismissed', async () => {
  const { sync } = setUp({ outcomes: ['kept-locally'] });
  await sync.save();
  expect(sync.getSnapshot().isKeptHere).toBe(true);
  sync.dismiss();
  expect(sync.getSnapshot().isKeptHere).toBe(false);
});

it.each<[string, () => unknown]>([
  [
    'fails before there is a promise',
    () => {
      throw new Error('no');
    },
  ],
  ['answers without a promise', () => false],
])('a request for the account that %s counts as one without a response', async (_what, askWho) => {
  const kept = jest.fn();
  const sync = createThemeSync({
    saver: { save: async () => 'stored', resend: async () => null },
    askWho: askWho as () => Promise<boolean>,
    keepDraft: kept,
  });
  to(sync, 'unknown');
  await sync.save();
  expect(sync.getSnapshot()).toMatchObject({ state: 'unknown', isAccountLost: true });
  expect(kept).toHaveBeenCalledTimes(1);
});

it('calls a listener once for each time that it was subscribed', () => {
  const { sync } = setUp();
  const heard = jest.fn();
  const [stop] = [sync.subscribe(heard), sync.subscribe(heard)];
  stop();
  sync.setOwner('unknown');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(() => sync.subscribe(null as never)).toThrow('`listener`');
});

it('a choice that is still open is reported once, however often a copy could be sent again', async () => {
  const told: string[] = [];
  const sync = createThemeSync({
    saver: { save: async () => 'conflict', resend: async () => 'conflict' },
    askWho: async () => true,
    keepDraft: () => {},
    onOutcome: (outcome) => told.push(outcome),
  });
  sync.setOwner('ready');
  await soon();
  await sync.resend();
  await sync.resend();
  expect(told).toEqual(['conflict']);
  await sync.save();
  expect(told).toEqual(['conflict', 'conflict']);
});

it('a save that waits for the server stays shown when the request for the account ends after it', async () => {
  const sync: ThemeSync = createThemeSync({
    saver: { save: async () => 'kept-locally', resend: async () => null },
    askWho: async () => {
      sync.setOwner('ready');
      await soon();
      return true;
    },
    keepDraft: () => {},
  });
  sync.setOwner('unknown');
  await sync.save();
  expect(stateOf(sync)).toBe('offline');
});

it('a draft that cannot be kept leaves no save in progress', async () => {
  const sync = createThemeSync({
    saver: { save: async () => 'stored', resend: async () => null },
    askWho: async () => false,
    keepDraft: () => {
      throw new Error('full');
    },
  });
  const states: string[] = [];
  sync.subscribe(() => states.push(stateOf(sync)));
  sync.setOwner('unknown');
  await expect(sync.save()).rejects.toThrow('full');
  expect(states.at(-1)).toBe('unknown');
});

describe('a listener that throws', () => {
  /** Subscribes a listener that throws in one state. */
  const failIn = (sync: ThemeSync, state: string) =>
    sync.subscribe(() => {
      if (stateOf(sync) === state) throw new Error('of the host');
    });

  it.each(['saving', 'ready'])('as the state becomes %s leaves the save complete', async (state) => {
    const { sync, calls, told } = setUp();
    to(sync, 'ready');
    await soon();
    const stop = failIn(sync, state);
    await expect(sync.save()).rejects.toThrow('of the host');
    stop();
    expect(calls).toEqual(['resend', 'save']);
    expect(told).toEqual(['stored']);
    expect(stateOf(sync)).toBe('ready');
  });

  it.each(['saving', 'unknown'])('as the state becomes %s leaves the draft kept for a lost account', async (state) => {
    const { sync, calls, told } = setUp({ isKnown: false });
    to(sync, 'unknown');
    const stop = failIn(sync, state);
    await expect(sync.save()).rejects.toThrow('of the host');
    stop();
    expect(calls).toEqual(['ask', 'keep']);
    expect(told).toEqual(['account-lost']);
    expect(sync.getSnapshot()).toMatchObject({ state: 'unknown', isAccountLost: true });
  });

  it('as the account becomes ready leaves no save waiting', async () => {
    const { sync, calls } = setUp();
    to(sync, 'loading');
    await sync.save();
    const stop = failIn(sync, 'ready');
    expect(() => sync.setOwner('ready')).toThrow('of the host');
    stop();
    await soon();
    expect(calls).toEqual(['save']);
    expect(sync.getSnapshot()).toMatchObject({ state: 'ready', isSaveWaiting: false });
  });
});
