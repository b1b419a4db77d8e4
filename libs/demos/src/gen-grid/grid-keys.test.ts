import { columnKey, nextCell } from './grid-keys.ts';

const GRID = { rows: 100, columns: 5 };
const from = { row: 40, column: 2 };
const press = (key: string, ctrlKey = false) => nextCell({ key, ctrlKey, metaKey: false, altKey: false }, from, GRID);

it.each([
  { key: 'ArrowUp', to: { row: 39, column: 2 } },
  { key: 'ArrowDown', to: { row: 41, column: 2 } },
  { key: 'ArrowLeft', to: { row: 40, column: 1 } },
  { key: 'ArrowRight', to: { row: 40, column: 3 } },
  { key: 'PageUp', to: { row: 30, column: 2 } },
  { key: 'PageDown', to: { row: 50, column: 2 } },
  { key: 'Home', to: { row: 40, column: 0 } },
  { key: 'End', to: { row: 40, column: 4 } },
])('$key moves to row $to.row, column $to.column', ({ key, to }) => {
  expect(press(key)).toEqual(to);
});

it('moves to the corners with Ctrl', () => {
  expect(press('Home', true)).toEqual({ row: 0, column: 0 });
  expect(press('End', true)).toEqual({ row: 99, column: 4 });
});

it('stops at the heading and at the edges', () => {
  const key = (name: string) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false });

  expect(nextCell(key('ArrowUp'), { row: -1, column: 0 }, GRID)).toEqual({ row: -1, column: 0 });
  expect(nextCell(key('ArrowDown'), { row: 99, column: 4 }, GRID)).toEqual({ row: 99, column: 4 });
  expect(nextCell(key('ArrowDown'), { row: -1, column: 0 }, { rows: 0, columns: 5 })).toEqual({ row: -1, column: 0 });
});

it('ignores other keys', () => {
  expect(press('Tab')).toBeNull();
  expect(press('a')).toBeNull();
});

const onHeading = (key: string, held: readonly ('ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey')[] = [], code = '') =>
  columnKey({
    key,
    code,
    ...{ ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
    ...Object.fromEntries(held.map((name) => [name, true])),
  });

it('resizes and moves a column by keys on its heading', () => {
  expect(onHeading('ArrowRight', ['shiftKey'])).toEqual({ act: 'step', by: 1 });
  expect(onHeading('ArrowLeft', ['shiftKey'])).toEqual({ act: 'step', by: -1 });
  expect(onHeading('ArrowLeft', ['shiftKey', 'ctrlKey'])).toEqual({ act: 'move', by: -1 });
  expect(onHeading('ArrowRight', ['shiftKey', 'metaKey'])).toEqual({ act: 'move', by: 1 });
  expect(onHeading('p')).toEqual({ act: 'pin' });
  expect(onHeading('з', [], 'KeyP')).toEqual({ act: 'pin' });
});

it.each([
  { key: 'ArrowRight', held: [] },
  { key: 'p', held: ['ctrlKey'] },
  { key: 'ArrowRight', held: ['shiftKey', 'altKey'] },
  { key: 'ArrowUp', held: ['shiftKey'] },
] as const)('leaves $key with $held to the grid and the browser', ({ key, held }) => {
  expect(onHeading(key, held)).toBeNull();
});
