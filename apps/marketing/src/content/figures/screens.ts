import {
  drawn,
  FIGURE_WIDTHS,
  type FigureDrawing,
  type Figure,
  type FigureShape,
  type FigureWords,
} from './figure-data.ts';
import { box, LINE, PADDING, widthOf, wrap, type Place } from './shapes.ts';

/** A part of a drawn screen; parts are listed from top to bottom. */
export type ScreenPart =
  | { field: string; value: string }
  | { button: string }
  | { text: string }
  | { columns: readonly string[]; rows: readonly (readonly string[])[] }
  /** One line; a leading `+` or `-` marks it as added or removed. */
  | { code: string };

/** A screen: its title bar and its content. */
export interface Screen {
  title: string;
  parts: readonly ScreenPart[];
}

const [BAR, CONTROL, ROW, CODE, GAP, BETWEEN] = [34, 32, 30, 21, 10, 16];

/**
 * Draws screens as windows: two side by side on the wide drawing, else one below the other.
 *
 * @example
 * screens({ caption: 'The form', alternative: '…', screens: [{ title: 'Invoice', parts: [{ field: 'Number', value: 'INV-0001' }] }] });
 */
export function screens({ screens: all, ...words }: FigureWords & { screens: readonly Screen[] }): Figure {
  return drawn(words, (width) => draw(all, width));
}

function draw(all: readonly Screen[], width: number): FigureDrawing {
  const perRow = width === FIGURE_WIDTHS.wide ? 2 : 1;
  const column = Math.floor((width - 2 - BETWEEN * (perRow - 1)) / perRow);
  const shapes: FigureShape[] = [];
  let y = 1;
  for (let first = 0; first < all.length; first += perRow) {
    const row = all.slice(first, first + perRow);
    const height = Math.max(...row.map((screen) => screenHeight(screen, column)));
    row.forEach((screen, index) =>
      shapes.push(...drawScreen(screen, { x: 1 + index * (column + BETWEEN), y, width: column, height })),
    );
    y += height + BETWEEN;
  }
  return { width, height: y - BETWEEN + 1, shapes };
}

function drawScreen({ title, parts }: Screen, place: Place): readonly FigureShape[] {
  const { x, y, width } = place;
  const shapes: FigureShape[] = [
    box('f-card', place),
    ['f-edge', `M${x} ${y + BAR}h${width}`],
    ['f-strong', title, x + PADDING + 2, y + 22],
  ];
  let top = y + BAR + GAP;
  for (const part of parts) {
    const height = partHeight(part, width);
    shapes.push(...drawPart(part, { x: x + PADDING + 2, y: top, width: width - 2 * PADDING - 4, height }));
    top += height + gapAfter(part);
  }
  return shapes;
}

function drawPart(part: ScreenPart, place: Place): readonly FigureShape[] {
  const { x, y, width } = place;
  if ('field' in part) {
    return [
      ['f-muted', part.field, x, y + 14],
      box('f-input', { x, y: y + LINE, width, height: CONTROL }, 5),
      ['f-words', part.value, x + 9, y + LINE + 21],
    ];
  }
  if ('button' in part) {
    const across = Math.max(84, widthOf(part.button, 'f-strong') + 28);
    return [
      box('f-lead', { x, y, width: across, height: CONTROL }, 5),
      ['f-strong f-on-lead f-mid', part.button, x + across / 2, y + 21],
    ];
  }
  if ('text' in part) {
    return wrap(part.text, { look: 'f-words', width }).map((line, index) => [
      'f-words',
      line,
      x,
      y + 15 + index * LINE,
    ]);
  }
  if ('code' in part) {
    const mark = part.code[0] === '+' ? 'added' : part.code[0] === '-' ? 'removed' : null;
    return [
      ...(mark ? [[`f-${mark}`, `M${x + 1} ${y}v${CODE}`] as const] : []),
      ['f-code', part.code.trim(), x + (mark ? 9 : 0), y + 15],
    ];
  }
  return drawTable(part, place);
}

function drawTable({ columns, rows }: Extract<ScreenPart, { columns: unknown }>, place: Place): FigureShape[] {
  const { x, y, width } = place;
  const widths = columns.map((name, index) =>
    Math.max(widthOf(name, 'f-strong'), ...rows.map((row) => widthOf(row[index] ?? '', 'f-words'))),
  );
  const spare = (width - widths.reduce((sum, one) => sum + one, 0)) / columns.length;
  const starts = widths.map((_, index) => x + widths.slice(0, index).reduce((sum, one) => sum + one + spare, 0) + 6);
  return [columns, ...rows].flatMap((row, line): FigureShape[] => [
    ...(line > 0 ? [['f-edge', `M${x} ${y + line * ROW}h${width}`] as const] : []),
    ...row.map(
      (cell, index) =>
        [line === 0 ? 'f-strong' : 'f-words', cell, Math.round(starts[index]!), y + line * ROW + 20] as const,
    ),
  ]);
}

const gapAfter = (part: ScreenPart): number => ('code' in part ? 0 : GAP);

function partHeight(part: ScreenPart, width: number): number {
  if ('field' in part) return LINE + CONTROL;
  if ('button' in part) return CONTROL;
  if ('code' in part) return CODE;
  if ('text' in part) return wrap(part.text, { look: 'f-words', width: width - 2 * PADDING - 4 }).length * LINE;
  return (part.rows.length + 1) * ROW;
}

const screenHeight = ({ parts }: Screen, width: number): number =>
  BAR + GAP + parts.reduce((sum, part) => sum + partHeight(part, width) + gapAfter(part), 0) + 4;
