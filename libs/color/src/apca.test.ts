import { apcaContrast } from './contrast.ts';
import { parseColor } from './parse-color.ts';
import { toRgba } from './picker-color.ts';

const rgba = (text: string) => toRgba(parseColor(text)!);

// Colour pairs and values published with the formula.
it.each([
  { text: '#888', on: '#fff', expected: 63.056469930209424 },
  { text: '#fff', on: '#888', expected: -68.54146436644962 },
  { text: '#000', on: '#aaa', expected: 58.146262578561334 },
  { text: '#aaa', on: '#000', expected: -56.24113336839742 },
  { text: '#123', on: '#def', expected: 91.66830811481631 },
  { text: '#def', on: '#123', expected: -93.06770049484275 },
  { text: '#123', on: '#444', expected: 8.32326136957393 },
  { text: '#444', on: '#123', expected: -7.526878460278154 },
  { text: '#fff', on: '#fff', expected: 0 },
])('APCA of $text on $on is $expected', ({ text, on, expected }) => {
  expect(apcaContrast({ text: rgba(text), background: rgba(on) })).toBeCloseTo(expected, 3);
});

it('APCA sees through translucent text', () => {
  const half = apcaContrast({ text: rgba('rgb(0 0 0 / 50%)'), background: rgba('#fff') });
  expect(half).toBeCloseTo(apcaContrast({ text: { r: 0.5, g: 0.5, b: 0.5, alpha: 1 }, background: rgba('#fff') }), 5);
});
