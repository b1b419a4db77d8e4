import { createPasswords, HASH_LIMITS } from './passwords.ts';

describe('passwords', () => {
  it('are told apart to their last character, whatever their length or script', async () => {
    const passwords = createPasswords();
    const long = 'pässwörd नमस्ते '.repeat(60);
    const stored = await passwords.hash(long);
    expect(await passwords.verify(stored, long)).toBe(true);
    expect(await passwords.verify(stored, long.slice(0, -1))).toBe(false);
  });

  it('never match for an unknown user', async () => {
    expect(await createPasswords().verify(null, 'anything')).toBe(false);
  });

  it('are turned away beyond the queue, and taken again afterwards', async () => {
    const passwords = createPasswords();
    const room = HASH_LIMITS.atOnce + HASH_LIMITS.waiting;
    const results = await Promise.allSettled(Array.from({ length: room + 10 }, () => passwords.hash('x')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(room);
    const refusal = results.find((result) => result.status === 'rejected');
    expect(refusal?.reason).toMatchObject({ status: 503, retryAfterSeconds: expect.any(Number) });
    await expect(passwords.hash('x')).resolves.toMatch(/^\$argon2id\$/);
  });
});
