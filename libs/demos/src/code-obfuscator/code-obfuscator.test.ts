import { answerRequest } from '../sandbox/answer-request.ts';
import { bytesOf } from './code-obfuscator-state.ts';
import { firstProtection } from './first-protection.ts';
import { protectCode } from './protect-code.ts';
import { LEVELS, type Level } from './protect-messages.ts';
import { NAMES, PRICE, STATE } from './samples.ts';

const run = async (code: string) => {
  const outcome = await answerRequest({ kind: 'run', code }, { rest: async () => undefined, isLate: () => false });
  return outcome as Extract<typeof outcome, { output: unknown }>;
};

const protect = async (code: string, level: Level) => {
  const answer = await protectCode({ kind: 'protect', code, level });
  if (answer.kind !== 'done') throw new Error(answer.message);
  return answer;
};

it('shows on the prerendered page the results of the tools', async () => {
  const answer = await protect(STATE, 'light');

  expect(firstProtection.protection).toEqual({
    answer,
    original: { outcome: await run(STATE), ms: null },
    result: { outcome: await run(answer.code), ms: null },
  });
});

describe.each(LEVELS)('%s', (level) => {
  it.each([STATE, PRICE, NAMES])('prints the same as the original', async (code) => {
    const { code: shipped } = await protect(code, level);
    const [before, after] = [await run(code), await run(shipped)];

    expect(before.kind).toBe('done');
    expect(after).toMatchObject({ kind: 'done', output: before.output });
  });

  it('keeps the map separate, without any part of it in the code', async () => {
    const { code, map } = await protect(STATE, level);

    expect(code).not.toContain('sourceMappingURL');
    expect(JSON.parse(map)).toMatchObject({ version: 3, sources: ['source.js'] });
  });

  it('keeps the names that other code calls', async () => {
    expect((await protect(STATE, level)).code).toContain('invoiceState');
  });

  it('is deterministic', async () => {
    expect(await protect(PRICE, level)).toEqual(await protect(PRICE, level));
  });
});

it('hides texts from the middle level on, and grows', async () => {
  const [light, medium, heavy] = await Promise.all(LEVELS.map((level) => protect(STATE, level)));

  expect(light!.code).toContain('settled');
  expect(medium!.code).not.toContain('settled');
  expect(bytesOf(light!.code)).toBeLessThan(bytesOf(STATE));
  expect(bytesOf(heavy!.code)).toBeGreaterThan(bytesOf(medium!.code));
});

it.each(LEVELS)('%s reports the code that it cannot read', async (level) => {
  expect(await protectCode({ kind: 'protect', code: 'const = 1', level })).toMatchObject({ kind: 'problem' });
});
