import { checkLines, readCsv, suggestMapping, type CheckedLine } from '../import-csv.ts';
import { englishMessages, type RuleMessages } from '../rule-messages.ts';
import type { Row, Value } from '../values.ts';
import { openingLine } from './stock-model.ts';

/** Opening stock file; two of its counts are not numbers. */
export const OPENING_FILE = `Code,Description,Unit,Counted,Reorder level
B-100,Bolt M8,piece,240,100
N-100,Nut M8,piece,75,100
W-100,Washer M8,piece,,200
G-200,Work gloves,pair,12 pairs,20`;

/** Corrected counts, by line and field. */
export const CORRECTIONS: Readonly<Record<string, string>> = { '4:counted': '0', '5:counted': '12' };

const COUNTED_ON = '2030-01-02';

export interface Movement {
  /** Position of the item in the opening file; the first is 1. */
  item: number;
  day: string;
  quantity: number;
  why: string;
}

/** Checks the file by the rules of its lines, before anything is stored. */
export function checkOpening(
  corrections: Readonly<Record<string, string>>,
  { entity = openingLine, messages = englishMessages }: { entity?: typeof openingLine; messages?: RuleMessages } = {},
): readonly CheckedLine[] {
  const file = readCsv(OPENING_FILE);
  return checkLines(entity, file, { mapping: suggestMapping(openingLine, file), corrections, stored: [], messages });
}

/** Returns the items of the valid lines, with the count of each as its first movement. */
export function openingOf(lines: readonly CheckedLine[]): { items: readonly Row[]; counts: readonly Movement[] } {
  const good = lines.map((line, index) => ({ ...line, item: index + 1 })).filter(({ state }) => state === 'good');
  return {
    items: good.map(({ values, item }) => {
      const { counted: _, ...kept } = values as Record<string, Value>;
      return { id: item, values: kept };
    }),
    counts: good.map(({ values, item }) => ({
      item,
      day: COUNTED_ON,
      quantity: Number(values['counted']),
      why: 'count',
    })),
  };
}

/** Returns the stock of an item: the sum of its movements. */
export const onHandOf = (id: number, movements: readonly Movement[]): number =>
  movements.filter(({ item }) => item === id).reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the items below their reorder level, the largest shortfall first. */
export function lowStockOf(items: readonly Row[], movements: readonly Movement[]): readonly Row[] {
  return items
    .map(({ id, values }) => {
      const onHand = onHandOf(id, movements);
      return { id, values: { ...values, onHand, shortfall: Number(values['reorder']) - onHand } };
    })
    .filter(({ values }) => values.shortfall > 0)
    .sort((a, b) => b.values.shortfall - a.values.shortfall);
}

/** The same report as a query over the two tables. */
export const LOW_STOCK_QUERY = `SELECT item.code,
       item.description,
       COALESCE(SUM(movement.quantity), 0) AS on_hand,
       item.reorder_level,
       item.reorder_level - COALESCE(SUM(movement.quantity), 0) AS shortfall
FROM item
LEFT JOIN movement ON movement.item_id = item.id
GROUP BY item.id, item.code, item.description, item.reorder_level
HAVING COALESCE(SUM(movement.quantity), 0) < item.reorder_level
ORDER BY shortfall DESC;`;

/** Returns movements as rows of their entity. */
export const movementRows = (movements: readonly Movement[]): readonly Row[] =>
  movements.map((movement, index) => ({ id: index + 1, values: { ...movement } }));
