import type * as argon2 from '@node-rs/argon2';
import { ARGON2_OPTIONS, createPasswords, hashLimits } from './passwords.ts';

describe('passwords', () => {
  it('differ by their last character, at any length and in any script', async () => {
    const passwords = createPasswords();
    const long = 'pässwörd नमस्ते '.repeat(60);
    const stored = await passwords.hash(long);
    expect(await passwords.verify(stored, long)).toBe(true);
    expect(await passwords.verify(stored, long.slice(0, -1))).toBe(false);
  });

  it.each([
    { typed: 'Café Zürich', elsewhere: 'Café Zürich'.normalize('NFD') },
    { typed: 'क़लम और काग़ज़', elsewhere: '\u0958लम और का\u095A\u095B' },
    { typed: 'pass 1234 word', elsewhere: 'pass\u00A0１２３４ word' },
  ])('are the same however a system types their letters: $typed', async ({ typed, elsewhere }) => {
    const passwords = createPasswords();
    expect(elsewhere).not.toBe(typed);
    expect(await passwords.verify(await passwords.hash(typed), elsewhere)).toBe(true);
    expect(await passwords.verify(await passwords.hash(elsewhere), typed)).toBe(true);
  });

  it('match a hash that was made of them as typed, which is renewed', async () => {
    const passwords = createPasswords();
    const typed = 'Café Zürich'.normalize('NFD');
    const { hash } = jest.requireActual<typeof argon2>('@node-rs/argon2');
    const older = await hash(typed, ARGON2_OPTIONS);
    expect(await passwords.verify(older, typed)).toBe(true);
    expect(await passwords.isOutdated(older, typed)).toBe(true);
    expect(await passwords.isOutdated(await passwords.hash(typed), typed)).toBe(false);
    expect(await passwords.isOutdated(await passwords.hash('plain'), 'plain')).toBe(false);
  });

  it('never match for an unknown user', async () => {
    expect(await createPasswords().verify(null, 'anything')).toBe(false);
  });

  it('take the same queue place and work for an unknown user', async () => {
    const passwords = createPasswords();
    const stored = await passwords.hash('x');
    const library = jest.requireActual<typeof argon2>('@node-rs/argon2');
    const { verify } = library;
    const checks: { settings: string | undefined; password: unknown; running: number }[] = [];
    const spy = jest.spyOn(library, 'verify').mockImplementation((hashed, password) => {
      checks.push({ settings: String(hashed).split('$')[3], password, running: passwords.load().running });
      return verify(hashed, password);
    });
    try {
      expect(await passwords.verify(stored, 'anything')).toBe(false);
      expect(await passwords.verify(null, 'anything')).toBe(false);
    } finally {
      spy.mockRestore();
    }
    const check = { settings: stored.split('$')[3], password: 'anything', running: 1 };
    expect(checks).toEqual([check, check]);
  });

  it('are refused when the queue is full, and checked again afterwards', async () => {
    const passwords = createPasswords({ atOnce: 2, waiting: 32 });
    const room = 34;
    const signIn = () => passwords.admit(() => passwords.hash('x'));
    const results = await Promise.allSettled(Array.from({ length: room + 10 }, signIn));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(room);
    const refusal = results.find((result) => result.status === 'rejected');
    expect(refusal?.reason).toMatchObject({ status: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
    await expect(signIn()).resolves.toMatch(/^\$argon2id\$/);
  });

  it('leave the queue when a login fails', async () => {
    const passwords = createPasswords({ atOnce: 1, waiting: 0 });
    await expect(passwords.admit(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    await expect(passwords.admit(() => passwords.hash('x'))).resolves.toMatch(/^\$argon2id\$/);
  });

  it('are not checked for a caller who disconnects while waiting; the place is free at once', async () => {
    const passwords = createPasswords({ atOnce: 1, waiting: 1 });
    const first = passwords.admit(() => passwords.hash('x'));
    const caller = new AbortController();
    const second = passwords.admit(() => passwords.verify('never read', 'x', caller.signal));
    expect(passwords.load()).toEqual({ running: 1, waiting: 1 });
    caller.abort();
    expect(passwords.load()).toEqual({ running: 1, waiting: 0 });
    await expect(second).rejects.toMatchObject({ status: 408 });
    await expect(passwords.verify('never read', 'x', caller.signal)).rejects.toMatchObject({ status: 408 });
    const third = passwords.admit(() => passwords.hash('x'));
    expect(await Promise.all([first, third])).toEqual([expect.any(String), expect.any(String)]);
    expect(passwords.load()).toEqual({ running: 0, waiting: 0 });
  });

  it.each([
    { cores: 1, atOnce: 1 },
    { cores: 2, atOnce: 1 },
    { cores: 3, atOnce: 2 },
    { cores: 64, atOnce: 2 },
  ])('leave one core for other work: $atOnce at once on $cores', ({ cores, atOnce }) => {
    expect(hashLimits(cores)).toEqual({ atOnce, waiting: 32 });
  });
});
