import { DatabaseSync } from 'node:sqlite';
import { writeTables } from '../sql/write-sql.ts';
import {
  checkOpening,
  CORRECTIONS,
  LOW_STOCK_QUERY,
  lowStockOf,
  onHandOf,
  openingOf,
  type Movement,
} from './stock-figures.ts';
import { item, movement } from './stock-model.ts';

const { items, counts } = openingOf(checkOpening(CORRECTIONS));
const inColumns = (movements: readonly Movement[]) =>
  lowStockOf(items, movements).map(({ values }) => ({
    code: values['code'],
    description: values['title'],
    on_hand: values['onHand'],
    reorder_level: values['reorder'],
    shortfall: values['shortfall'],
  }));

/** Creates a database with the tables of the model, filled with the register. */
function register(movements: readonly Movement[]): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec('pragma foreign_keys = on');
  // The last statement creates the table of the entity itself; those before it create the referenced tables.
  for (const entity of [item, movement]) database.exec(writeTables(entity, 'sqlite').at(-1)!);
  const addItem = database.prepare(
    'insert into item (id, code, description, unit, reorder_level) values (?, ?, ?, ?, ?)',
  );
  for (const { id, values } of items) {
    addItem.run(id, ...['code', 'title', 'unit', 'reorder'].map((key) => values[key] as string | number));
  }
  const addMovement = database.prepare('insert into movement (item_id, day, quantity, reason) values (?, ?, ?, ?)');
  for (const { item: of, day, quantity, why } of movements) addMovement.run(of, day, quantity, why);
  return database;
}

it('stores two lines of the imported file, and all four once the counts are corrected', () => {
  const states = (corrections: Readonly<Record<string, string>>) => checkOpening(corrections).map(({ state }) => state);

  expect(states({})).toEqual(['good', 'good', 'fixable', 'fixable']);
  expect(states(CORRECTIONS)).toEqual(['good', 'good', 'good', 'good']);
  expect(openingOf(checkOpening({})).items).toHaveLength(2);
});

it('gives an item the number of its line, which stays when a line above is corrected later', () => {
  const numbersOf = (corrections: Readonly<Record<string, string>>) => {
    const opening = openingOf(checkOpening(corrections));
    return [
      ...opening.items.map(({ id, values }) => `${id} ${values['code']}`),
      ...opening.counts.map(({ item }) => item),
    ];
  };

  expect(numbersOf({ '5:counted': '12' })).toEqual(['1 B-100', '2 N-100', '4 G-200', 1, 2, 4]);
  expect(numbersOf(CORRECTIONS)).toEqual(['1 B-100', '2 N-100', '3 W-100', '4 G-200', 1, 2, 3, 4]);
});

it('keeps every count within the rules of a movement', () => {
  const { minimum = 0, maximum = 0 } = movement.fields.find(({ id }) => id === 'quantity')!;

  expect(counts.filter(({ quantity }) => quantity < minimum || quantity > maximum)).toEqual([]);
  expect(Math.max(...counts.map(({ quantity }) => quantity))).toBe(240);
});

it('lists items below their level, the largest shortfall first', () => {
  expect(inColumns(counts).map(({ code, shortfall }) => [code, shortfall])).toEqual([
    ['W-100', 200],
    ['N-100', 25],
    ['G-200', 8],
  ]);
});

describe('the query of the page, over the tables of the model', () => {
  const used = { item: 1, day: '2030-01-03', quantity: -150, why: 'use' };
  const delivered = { item: 3, day: '2030-01-03', quantity: 500, why: 'delivery' };

  it.each([
    { movements: counts, said: 'after the count' },
    { movements: [...counts, used], said: 'after bolts were used' },
    { movements: [...counts, used, delivered], said: 'after washers were delivered' },
    { movements: [], said: 'before anything came in' },
  ])('returns the rows that the grid shows $said', ({ movements }) => {
    const rows = register(movements)
      .prepare(LOW_STOCK_QUERY)
      .all()
      .map((row) => ({ ...row }));

    expect(rows).toEqual(inColumns(movements));
    expect(rows.length).toBeGreaterThan(0);
  });
});

it('sums movements only', () => {
  expect(onHandOf(1, [...counts, { item: 1, day: '2030-01-03', quantity: -40, why: 'use' }])).toBe(200);
});
