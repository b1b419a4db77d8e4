import fc from 'fast-check';
import { BODY_LIMITS, sizeOf } from './json-bodies.ts';

const NO_LIMITS = { depth: Infinity, names: Infinity };

function sizeOfValue(value: unknown): { depth: number; names: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, names: 0 };
  const inner = Object.values(value).map(sizeOfValue);
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    names: (Array.isArray(value) ? 0 : inner.length) + inner.reduce((sum, { names }) => sum + names, 0),
  };
}

describe('the size of a JSON text', () => {
  it('is that of its value, with any brackets and colons in its strings', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(sizeOf(JSON.stringify(value), NO_LIMITS)).toEqual(sizeOfValue(value));
      }),
    );
  });

  it('includes a repeated name', () => {
    expect(sizeOf('{"a":1,"a":{"a":2}}', NO_LIMITS)).toEqual({ depth: 2, names: 3 });
  });

  it('is counted only up to the limits', () => {
    expect(sizeOf('['.repeat(1_000_000), BODY_LIMITS).depth).toBe(21);
    expect(sizeOf(`{${'"a":1,'.repeat(100_000)}`, BODY_LIMITS).names).toBe(501);
  });
});
