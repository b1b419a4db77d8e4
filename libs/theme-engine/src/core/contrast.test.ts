import { parseColor } from './color-value.ts';
import { contrastRatio, withContrast } from './contrast.ts';

const ratio = (text: string, background: string) => contrastRatio(parseColor(text)!, parseColor(background)!);

describe('contrast', () => {
  it.each([
    { text: '#000', on: '#fff', expected: 21 },
    { text: '#fff', on: '#fff', expected: 1 },
    { text: '#767676', on: '#fff', expected: 4.54 },
    { text: 'rgba(0,0,0,0.1)', on: '#fff', expected: 1.25 },
  ])('of $text on $on is $expected to 1', ({ text, on, expected }) => {
    expect(ratio(text, on)).toBeCloseTo(expected, 2);
  });

  it.each([
    { color: '#aab7ff', on: '#fff' },
    { color: '#445', on: '#222' },
    { color: '#888', on: '#888' },
    { color: '#0ff', on: '#e0e0e0' },
  ])('of $color on $on is fixed to 4.5 with the same hue', ({ color, on }) => {
    expect(ratio(withContrast(color, on, 4.5), on)).toBeGreaterThanOrEqual(4.5);
  });

  it('that is sufficient leaves the colour unchanged', () => {
    expect(withContrast('#123456', '#fff', 4.5)).toBe('#123456');
  });

  it('uses the other direction of lightness where the first one does not reach the ratio', () => {
    expect(ratio(withContrast('rgba(130, 130, 130, 1)', '#7a7a7a', 4.5), '#7a7a7a')).toBeGreaterThanOrEqual(4.5);
  });
});
