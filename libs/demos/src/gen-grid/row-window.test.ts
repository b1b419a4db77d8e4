import { ROW_HEIGHT_PX, scrollToRow, windowOf } from './row-window.ts';

const VIEW = { height: 10 * ROW_HEIGHT_PX };

it.each([
  { place: 'at the top', count: 1000, scrollTop: 0, from: 0, to: 16 },
  { place: 'in the middle', count: 1000, scrollTop: 500 * ROW_HEIGHT_PX, from: 494, to: 516 },
  { place: 'at the end', count: 1000, scrollTop: 990 * ROW_HEIGHT_PX, from: 984, to: 1000 },
  { place: 'in a list shorter than the view', count: 3, scrollTop: 0, from: 0, to: 3 },
  { place: 'in an empty list', count: 0, scrollTop: 0, from: 0, to: 0 },
  { place: 'in a list that became shorter than where it is scrolled to', count: 5, scrollTop: 9999, from: 4, to: 5 },
])('renders the rows in view $place', ({ count, scrollTop, from, to }) => {
  expect(windowOf({ count, scrollTop, ...VIEW })).toMatchObject({ from, to });
});

it('keeps the height of the whole list', () => {
  const { from, to, above, below } = windowOf({ count: 1000, scrollTop: 4321, ...VIEW });

  expect(above + (to - from) * ROW_HEIGHT_PX + below).toBe(1000 * ROW_HEIGHT_PX);
});

it('scrolls only as far as needed to show a row', () => {
  expect(scrollToRow(5, { scrollTop: 0, ...VIEW })).toBeNull();
  expect(scrollToRow(20, { scrollTop: 0, ...VIEW })).toBe(12 * ROW_HEIGHT_PX);
  expect(scrollToRow(3, { scrollTop: 20 * ROW_HEIGHT_PX, ...VIEW })).toBe(3 * ROW_HEIGHT_PX);
});
