import {
  drawn,
  FIGURE_WIDTHS,
  type FigureDrawing,
  type Figure,
  type FigureShape,
  type FigureWords,
} from './figure-data.ts';
import { fits, heightOf, labelledBox, type BoxWords } from './labelled-box.ts';
import { arrow, type Place } from './shapes.ts';

/** A box of a flow. */
export interface FlowBox extends BoxWords {
  /** Possible failure at this step; drawn below or beside it, with a broken line. */
  aside?: string;
}

/** Stages in sequence; the boxes of one stage are parallel. */
export type Stages = readonly (readonly FlowBox[])[];

const [GAP, ASIDE] = [12, 22];

/** Returns the space for an arrow: less when there are many. */
const arrowRoom = ({ length }: Stages): number => (length > 4 ? 24 : 40);

/**
 * Draws the stages of a flow: from side to side on the wide drawing, from top to bottom on the narrow one.
 *
 * @example
 * flow({ caption: 'One definition, two results', alternative: '…', stages: [[{ name: 'Model' }], [{ name: 'Form' }, { name: 'SQL' }]] });
 */
export function flow({ stages, ...words }: FigureWords & { stages: Stages }): Figure {
  return drawn(words, (width) => (width === FIGURE_WIDTHS.wide ? across(stages, width) : down(stages, width)));
}

function across(stages: Stages, width: number): FigureDrawing {
  const room = arrowRoom(stages);
  const column = Math.floor((width - 2 - room * (stages.length - 1)) / stages.length);
  // A sequence of single boxes: all have the same height, so that the path through them is straight.
  const isLine = stages.every(({ length }) => length === 1);
  const least = isLine ? Math.max(...stages.flat().map((one) => heightOf(one, column))) : 0;
  const size = (one: FlowBox) => Math.max(least, heightOf(one, column));
  const stack = (boxes: readonly FlowBox[]) =>
    boxes.reduce((sum, one) => sum + size(one) + asideHeight(one, column), GAP * (boxes.length - 1));
  const height = Math.max(...stages.map(stack));
  const places = stages.map((boxes, stage) => {
    let y = 1 + (isLine ? 0 : (height - stack(boxes)) / 2);
    return boxes.map((one): Place => {
      const place = { x: 1 + stage * (column + room), y, width: column, height: size(one) };
      y += size(one) + asideHeight(one, column) + GAP;
      return place;
    });
  });
  return {
    width,
    height: height + 2,
    shapes: [
      ...stages.slice(1).flatMap((_, stage) => joined(places[stage]!, places[stage + 1]!)),
      ...stages.flatMap((boxes, stage) => boxes.flatMap((one, index) => drawAbove(one, places[stage]![index]!))),
    ],
  };
}

/** Draws arrows between the boxes of two stages: from one to all, from all to one, or from each to its counterpart. */
function joined(from: readonly Place[], to: readonly Place[]): readonly FigureShape[] {
  const out = ({ x, y, width, height }: Place) => [x + width + 4, y + height / 2] as const;
  const into = ({ x, y, height }: Place) => [x - 4, y + height / 2] as const;
  if (from.length === to.length) return from.map((place, index) => arrow(out(place), into(to[index]!)));
  return from.flatMap((start) => to.map((end) => arrow(out(start), into(end))));
}

function down(stages: Stages, width: number): FigureDrawing {
  const shapes: FigureShape[] = [];
  let y = 1;
  for (const [stage, boxes] of stages.entries()) {
    if (stage > 0) {
      // Two boxes before two boxes have separate arrows; all others share the middle.
      const isPair = boxes.length === 2 && stages[stage - 1]!.length === 2;
      for (const x of isPair ? [width / 4, (width * 3) / 4] : [boxes.some(hasAside) ? width / 4 : width / 2])
        shapes.push(arrow([x, y + 3], [x, y + 27], { isDown: true }));
      y += 31;
    }
    const half = (width - 2 - GAP * 2) / 2;
    const perRow = boxes.length > 1 && boxes.every((one) => fits(one, half)) ? 2 : 1;
    for (let first = 0; first < boxes.length; first += perRow) {
      const row = boxes.slice(first, first + perRow);
      const column = row.length === 1 && !row.some(hasAside) ? width - 2 : half;
      const height = Math.max(...row.map((one) => Math.max(heightOf(one, column), asideBoxHeight(one, column))));
      row.forEach((one, index) =>
        shapes.push(...drawBeside(one, { x: 1 + index * (half + GAP * 2), y, width: column, height })),
      );
      y += height + (first + perRow < boxes.length ? GAP : 0);
    }
  }
  return { width, height: y + 1, shapes };
}

const hasAside = ({ aside }: FlowBox): boolean => aside !== undefined;

/** Draws a box with its possible failure below it. */
function drawAbove(one: FlowBox, place: Place): readonly FigureShape[] {
  if (!one.aside) return labelledBox(one, place);
  const [middle, bottom] = [place.x + place.width / 2, place.y + place.height];
  return [
    ...labelledBox(one, place),
    ['f-dash', `M${middle} ${bottom + 2}v${ASIDE - 4}`],
    ...labelledBox(asideBox(one), { ...place, y: bottom + ASIDE, height: asideBoxHeight(one, place.width) }),
  ];
}

/** Draws a box with its possible failure beside it. */
function drawBeside(one: FlowBox, place: Place): readonly FigureShape[] {
  if (!one.aside) return labelledBox(one, place);
  const [right, middle] = [place.x + place.width, place.y + place.height / 2];
  return [
    ...labelledBox(one, place),
    ['f-dash', `M${right + 2} ${middle}h${GAP * 2 - 4}`],
    ...labelledBox(asideBox(one), { ...place, x: right + GAP * 2 }),
  ];
}

const asideBox = ({ aside = '' }: FlowBox): BoxWords => ({ name: aside, look: 'quiet' });

const asideBoxHeight = (one: FlowBox, width: number): number =>
  one.aside === undefined ? 0 : heightOf(asideBox(one), width);

const asideHeight = (one: FlowBox, width: number): number =>
  one.aside === undefined ? 0 : ASIDE + asideBoxHeight(one, width);
