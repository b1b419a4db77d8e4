import fc from 'fast-check';
import { depthOf } from './json-bodies.ts';

function depthOfValue(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOfValue));
}

describe('the depth of a JSON text', () => {
  it('is that of its value, whatever brackets its strings hold', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(depthOf(JSON.stringify(value), 1000)).toBe(depthOfValue(value));
      }),
    );
  });

  it('is counted no further than the limit', () => {
    expect(depthOf('['.repeat(1_000_000), 21)).toBe(21);
  });
});
