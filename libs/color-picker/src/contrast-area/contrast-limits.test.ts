import { formatColor, parseColor, WHITE, type PickerColor } from '@genmaster/color';
import fc from 'fast-check';
import { judgeContrast } from '../contrast-readout/judge-contrast.ts';
import { contrastLimits, holdPassing, ratioAgainst } from './contrast-limits.ts';
import { targetOf } from './draw-limits.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyColor = fc
  .record({ h: fc.integer({ min: 0, max: 359 }), s: share, v: share })
  .map((channels): PickerColor => ({ mode: 'hsv', ...channels, alpha: 1 }));
const hex = fc.integer({ min: 0, max: 0xffffff }).map((code) => `#${code.toString(16).padStart(6, '0')}`);

describe('the limits of contrast in the area', () => {
  it('lie where the ratio is just reached, for any colour and any other', () => {
    fc.assert(
      fc.property(anyColor, hex, (color, other) => {
        const target = targetOf(other)!;
        for (const { level, lines } of contrastLimits(color, target)) {
          if (level === 'APCA') continue;
          const wanted = level === 'AA' ? target.aa : target.aaa;
          for (const [s, v] of lines.flat()) {
            expect(Math.abs(ratioAgainst({ ...color, s, v }, target) / wanted - 1)).toBeLessThan(0.02);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are two where a middle grey is stood against, none where nothing passes', () => {
    const color = parseColor('#336699')!;
    const [aa] = contrastLimits(color, targetOf('#777', { size: 'large' })!);
    expect(aa!.lines).toHaveLength(2);
    expect(contrastLimits(color, targetOf('#777', { level: 'AAA' })!)[0]!.lines).toEqual([]);
  });

  it('are none when there is no colour to stand against', () => {
    expect(targetOf('no colour')).toBeNull();
    expect(targetOf(undefined)).toBeNull();
  });
});

describe('holding on the passing side', () => {
  it('gives a colour whose printed text passes, at the same hue, wherever one does', () => {
    fc.assert(
      fc.property(anyColor, hex, (color, other) => {
        const target = targetOf(other)!;
        const canPass = [0, 1].some((v) => ratioAgainst({ ...color, s: 0, v }, target) >= target.aa);
        const held = holdPassing(color, target);
        expect(held.h).toBe(color.h);
        const printed = parseColor(formatColor(held, 'rgba'))!;
        if (canPass) expect(ratioAgainst(printed, target)).toBeGreaterThanOrEqual(target.aa);
      }),
      { numRuns: 300 },
    );
  });

  it.each(['#777', '#000', '#fff', '#336699'])('holds every colour against %s where its hex text passes', (other) => {
    const target = targetOf(other)!;
    const canPass = [0, 1].some((v) => ratioAgainst({ ...WHITE, v }, target) >= target.aa);
    const failing = [];
    for (let code = 0; code < 3000; code += 7) {
      // The golden ratio and its square spread the samples over the whole area.
      const color: PickerColor = { ...WHITE, h: code % 360, s: (code * 0.618034) % 1, v: (code * 0.381966) % 1 };
      const held = holdPassing(color, target);
      const printed = parseColor(formatColor(held, 'hex'));
      const passes = printed && ratioAgainst(printed, target) >= target.aa;
      const verdict = judgeContrast(held, target.against, {});
      if (!passes || !verdict.passes) failing.push(color);
    }
    expect(canPass).toBe(true);
    expect(failing).toEqual([]);
  });

  it('leaves a colour alone that passes', () => {
    const color = parseColor('#000080')!;
    expect(holdPassing(color, targetOf('white')!)).toBe(color);
  });
});
