import * as v from 'valibot';
import { plainGrid, stateSchema } from './gen-grid-state.ts';
import {
  columnIds,
  columnOrder,
  MAX_VIEWS,
  moveColumn,
  pinOffsets,
  placeColumn,
  plainView,
  resizeColumn,
  saveView,
  togglePin,
  visibleColumns,
  type SavedViews,
} from './grid-view.ts';

const measured = Object.fromEntries(columnIds.map((id) => [id, 100]));

describe('the order of columns', () => {
  it('is as defined until a column is moved', () => {
    expect(columnOrder(plainView)).toEqual(columnIds);
  });

  it('moves a column by one visible column', () => {
    const moved = moveColumn({ ...plainView, hidden: ['customer'] }, 'number', 1);

    expect(visibleColumns(moved!).slice(0, 2)).toEqual(['placed', 'number']);
  });

  it('moves nothing beyond the edges', () => {
    expect(moveColumn(plainView, columnIds[0]!, -1)).toBeNull();
    expect(moveColumn(plainView, columnIds.at(-1)!, 1)).toBeNull();
  });

  it('puts a dropped column at the position of the column below it, from both sides', () => {
    expect(columnOrder(placeColumn(plainView, 'number', 'placed')!).slice(0, 3)).toEqual([
      'customer',
      'placed',
      'number',
    ]);
    expect(columnOrder(placeColumn(plainView, 'placed', 'number')!).slice(0, 3)).toEqual([
      'placed',
      'number',
      'customer',
    ]);
  });

  it('has the pinned columns first, and moves none across that boundary', () => {
    const pinned = togglePin(plainView, 'total', measured)!;

    expect(columnOrder(pinned)[0]).toBe('total');
    expect(moveColumn(pinned, 'total', 1)).toBeNull();
    expect(moveColumn(pinned, 'number', -1)).toBeNull();
  });

  it('has each column once for any address', () => {
    expect(columnOrder({ order: ['note', 'note'], pinned: [] })).toEqual([
      'note',
      ...columnIds.filter((id) => id !== 'note'),
    ]);
  });
});

describe('the widths of columns', () => {
  it('keep the measured widths when one changes', () => {
    expect(resizeColumn(plainView, 'note', 240, measured).widths).toEqual({ ...measured, note: 240 });
  });

  it.each([
    { to: 3, is: 72 },
    { to: 5000, is: 640 },
    { to: 100.4, is: 100 },
  ])('are limited: $to becomes $is', ({ to, is }) => {
    expect(resizeColumn(plainView, 'note', to, measured).widths['note']).toBe(is);
  });
});

describe('pinned columns', () => {
  const two = togglePin(togglePin(plainView, 'number', measured)!, 'total', measured)!;

  it('are side by side at the start', () => {
    expect(pinOffsets(two, 400)).toEqual({ number: 0, total: 100 });
  });

  it('scroll with the rest where they would cover it', () => {
    expect(pinOffsets(two, 150)).toEqual({ number: 0 });
    expect(pinOffsets(two, 90)).toEqual({});
  });

  it('leave no gap for a hidden one', () => {
    expect(pinOffsets({ ...two, hidden: ['number'] }, 400)).toEqual({ total: 0 });
  });

  it('are unpinned by the same key, and limited to three', () => {
    const three = togglePin(two, 'note', measured)!;

    expect(togglePin(two, 'total', measured)!.pinned).toEqual(['number']);
    expect(togglePin(three, 'paid', measured)).toBeNull();
  });
});

describe('saved views', () => {
  const view = { ...plainView, search: 'lamp' };

  it('are replaced by name', () => {
    const first = saveView([], 'Lamps', plainView)!;

    expect(saveView(first, 'Lamps', view)).toEqual([{ name: 'Lamps', view }]);
  });

  it('contain only the view, without the edits', () => {
    expect(saveView([], 'Lamps', { ...plainGrid, search: 'lamp' })).toEqual([{ name: 'Lamps', view }]);
  });

  it('are limited in number', () => {
    const full: SavedViews = Array.from({ length: MAX_VIEWS }, (_, index) => ({ name: `View ${index}`, view }));

    expect(saveView(full, 'One more', view)).toBeNull();
    expect(saveView(full, 'View 0', plainView)).toHaveLength(MAX_VIEWS);
  });
});

describe('a stored state', () => {
  const { order: _order, pinned: _pinned, widths: _widths, views: _views, ...older } = plainGrid;

  it('from before columns had widths and order is still read', () => {
    expect(v.parse(stateSchema, older)).toEqual(plainGrid);
  });

  it.each([
    { wrong: 'a width of nothing', state: { ...plainGrid, widths: { note: 0 } } },
    { wrong: 'a column that is not there', state: { ...plainGrid, order: ['secret'] } },
    { wrong: 'four pinned columns', state: { ...plainGrid, pinned: columnIds.slice(0, 4) } },
    { wrong: 'a view without a name', state: { ...plainGrid, views: [{ name: '', view: plainView }] } },
  ])('with $wrong is refused', ({ state }) => {
    expect(v.safeParse(stateSchema, state).success).toBe(false);
  });
});
