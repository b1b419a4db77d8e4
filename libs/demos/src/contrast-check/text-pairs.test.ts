import { byUrgency, isLargeText, measurePair, passes, printRatio } from './text-pairs.ts';

const grey = (level: number) => ({ r: level, g: level, b: level, alpha: 1 });

it('measures by WCAG and, as advice, by APCA', () => {
  expect(measurePair(grey(0), grey(255), 4.5)).toMatchObject({ ratio: 21, lc: 106, min: 4.5 });
  expect(measurePair(grey(118), grey(255), 4.5).ratio).toBeGreaterThan(4.5);
  expect(passes(measurePair(grey(119), grey(255), 4.5))).toBe(false);
  expect(passes(measurePair(grey(119), grey(255), 3))).toBe(true);
});

it.each([
  [{ sizePx: 24, weight: 400 }, true],
  [{ sizePx: 18.66, weight: 700 }, true],
  [{ sizePx: 23.9, weight: 400 }, false],
  [{ sizePx: 18.66, weight: 600 }, false],
])('calls %o large: %s', (letters, expected) => {
  expect(isLargeText(letters)).toBe(expected);
});

it('never rounds a ratio up to a required one that it misses', () => {
  expect([4.499, 4.5, 21, 1].map(printRatio)).toEqual(['4.4', '4.5', '21.0', '1.0']);
});

it('lists failing pairs first', () => {
  const [large, small] = [measurePair(grey(140), grey(255), 3), measurePair(grey(125), grey(255), 4.5)];

  expect([large, small].sort(byUrgency)).toEqual([small, large]);
});
