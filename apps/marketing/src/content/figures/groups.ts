import {
  drawn,
  FIGURE_WIDTHS,
  type FigureDrawing,
  type Figure,
  type FigureShape,
  type FigureWords,
} from './figure-data.ts';
import { heightOf, labelledBox, type BoxWords } from './labelled-box.ts';
import { box, LINE, lines, PADDING, wrap, type Place } from './shapes.ts';

/** An item of a group: a box, or a nested group. */
export type GroupItem = BoxWords | Group;

/** A group with its items. */
export interface Group {
  title: string;
  items: readonly GroupItem[];
  /** `open` for a title above its items without a border. @default 'card' */
  frame?: 'card' | 'open';
}

const GAP = 10;

/**
 * Draws nested groups: side by side on the wide drawing, one below the other on the narrow one.
 *
 * @example
 * groups({ caption: 'What runs where', alternative: '…', groups: [{ title: 'Browser', items: [{ name: 'Editor' }] }] });
 */
export function groups({ groups: all, ...words }: FigureWords & { groups: readonly Group[] }): Figure {
  return drawn(words, (width) => (width === FIGURE_WIDTHS.wide ? across(all, width) : down(all, width)));
}

function across(all: readonly Group[], width: number): FigureDrawing {
  const column = Math.floor((width - 2 - 16 * (all.length - 1)) / all.length);
  const height = Math.max(...all.map((group) => groupHeight(group, column)));
  const shapes = all.flatMap((group, index) =>
    drawGroup(group, { x: 1 + index * (column + 16), y: 1, width: column, height }),
  );
  return { width, height: height + 2, shapes };
}

function down(all: readonly Group[], width: number): FigureDrawing {
  const shapes: FigureShape[] = [];
  let y = 1;
  for (const group of all) {
    const height = groupHeight(group, width - 2);
    shapes.push(...drawGroup(group, { x: 1, y, width: width - 2, height }));
    y += height + 14;
  }
  return { width, height: y - 13, shapes };
}

function drawGroup(group: Group, { x, y, width, height }: Place): readonly FigureShape[] {
  const inset = insetOf(group);
  const title = titleOf(group, width);
  const shapes: FigureShape[] = [
    ...(inset > 0 ? [box('f-group', { x, y, width, height })] : []),
    ...lines('f-strong', title, { x: x + inset, y: y + 22 }),
  ];
  let top = y + title.length * LINE + 12;
  for (const item of group.items) {
    const inside = { x: x + inset, y: top, width: width - 2 * inset };
    const own = itemHeight(item, inside.width);
    shapes.push(...('items' in item ? drawGroup : labelledBox)(item as Group & BoxWords, { ...inside, height: own }));
    top += own + GAP;
  }
  return shapes;
}

const insetOf = ({ frame = 'card' }: Group): number => (frame === 'open' ? 0 : PADDING);

const titleOf = (group: Group, width: number): readonly string[] =>
  wrap(group.title, { look: 'f-strong', width: width - 2 * insetOf(group) });

const itemHeight = (item: GroupItem, width: number): number =>
  'items' in item ? groupHeight(item, width) : heightOf(item, width);

function groupHeight(group: Group, width: number): number {
  const inside = width - 2 * insetOf(group);
  const items = group.items.map((item) => itemHeight(item, inside) + GAP);
  return titleOf(group, width).length * LINE + 12 + items.reduce((sum, one) => sum + one, 0) - GAP + insetOf(group);
}
