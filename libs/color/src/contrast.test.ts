import { wcagContrast as referenceContrast } from 'culori/fn';
import fc from 'fast-check';
import { wcagContrast } from './contrast.ts';
import { anyRgb, registerReferenceModes } from './testing/colors.ts';

registerReferenceModes();
const opaque = { alpha: 1 };

describe('the WCAG contrast', () => {
  it('agrees with culori for any two colours', () => {
    fc.assert(
      fc.property(anyRgb, anyRgb, (text, background) => {
        const expected = referenceContrast({ mode: 'rgb', ...text }, { mode: 'rgb', ...background });
        expect(wcagContrast({ text: { ...text, ...opaque }, background })).toBeCloseTo(expected, 9);
      }),
      { numRuns: 1000 },
    );
  });

  it('is the same both ways and from 1 to 21', () => {
    fc.assert(
      fc.property(anyRgb, anyRgb, (one, other) => {
        const ratio = wcagContrast({ text: { ...one, ...opaque }, background: other });
        expect(ratio).toBeCloseTo(wcagContrast({ text: { ...other, ...opaque }, background: one }), 9);
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
      }),
    );
  });

  it('of a text that cannot be seen is 1', () => {
    fc.assert(
      fc.property(anyRgb, anyRgb, (text, background) => {
        expect(wcagContrast({ text: { ...text, alpha: 0 }, background })).toBeCloseTo(1, 9);
      }),
    );
  });
});
