import { drawn, type FigureDrawing, type Figure, type FigureWords } from './figure-data.ts';
import { box, widthOf } from './shapes.ts';

/** A bar: its label, and its value as printed in the table beside it. */
export type BarRow = readonly [label: string, printed: string];

const [ROW, THICK] = [40, 24];

/**
 * Draws bars from a table’s rows. A bar chart starts at zero, and every bar shows its number.
 *
 * @example
 * bars({ caption: 'Paid orders by region', alternative: '…', rows: [['South', '2,250.00'], ['North', '2,000.00']] });
 */
export function bars({ rows, ...words }: FigureWords & { rows: readonly BarRow[] }): Figure {
  return drawn(words, (width) => draw(rows, width));
}

function draw(rows: readonly BarRow[], width: number): FigureDrawing {
  const values = rows.map(([, printed]) => readFigure(printed));
  const left = Math.max(...rows.map(([label]) => widthOf(label, 'f-words'))) + 12;
  const right = Math.max(...rows.map(([, printed]) => widthOf(printed, 'f-strong'))) + 10;
  const scale = (width - left - right) / Math.max(...values);
  const height = rows.length * ROW;
  return {
    width,
    height,
    shapes: [
      ...rows.flatMap(([label, printed], index) => {
        const y = index * ROW + (ROW - THICK) / 2;
        const length = Math.round(values[index]! * scale);
        return [
          ['f-words f-end', label, left - 10, y + 17] as const,
          ...(length > 0 ? [box('f-lead', { x: left, y, width: length, height: THICK }, Math.min(3, length / 2))] : []),
          ['f-strong', printed, left + length + 8, y + 17] as const,
        ];
      }),
      ['f-line', `M${left} 0V${height}`],
    ],
  };
}

/** Parses a printed number. */
function readFigure(printed: string): number {
  const value = Number(printed.replace(/,/g, ''));
  if (!(value >= 0)) throw new Error(`[figures] “${printed}” is no figure that a bar can stand for.`);
  return value;
}
