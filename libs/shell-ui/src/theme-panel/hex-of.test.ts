import { hexOf } from './hex-of.ts';

it.each([
  { value: 'rgba(226, 88, 34, 1)', shown: 'e25822' },
  { value: 'rgba(0, 5, 255, 1)', shown: '0005ff' },
  { value: 'rgba(0, 0, 0, 0.5)', shown: '00000080' },
  { value: 'transparent', shown: '00000000' },
  { value: 'color-mix(in oklab, red, blue)', shown: 'color-mix(in oklab, red, blue)' },
])('$value is shown as $shown', ({ value, shown }) => {
  expect(hexOf(value)).toBe(shown);
});
