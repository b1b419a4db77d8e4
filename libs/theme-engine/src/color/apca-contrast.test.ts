import { parseColor } from '../core/color-value.ts';
import { apcaContrast } from './apca-contrast.ts';

// The pairs and figures that the formula was published with.
it.each([
  { text: '#888', on: '#fff', expected: 63.056 },
  { text: '#fff', on: '#888', expected: -68.541 },
  { text: '#000', on: '#aaa', expected: 58.146 },
  { text: '#aaa', on: '#000', expected: -56.241 },
  { text: '#fff', on: '#fff', expected: 0 },
])('$text on $on is $expected', ({ text, on, expected }) => {
  expect(apcaContrast(parseColor(text)!, parseColor(on)!)).toBeCloseTo(expected, 2);
});

it('sees through to what is behind', () => {
  const half = apcaContrast(parseColor('rgba(0, 0, 0, 0.5)')!, parseColor('#fff')!);
  expect(half).toBeCloseTo(apcaContrast({ r: 127.5, g: 127.5, b: 127.5, alpha: 1 }, parseColor('#fff')!), 5);
});
