import {
  drawn,
  FIGURE_WIDTHS,
  type FigureDrawing,
  type Figure,
  type FigureShape,
  type FigureWords,
} from './figure-data.ts';
import { box, widthOf, type Place } from './shapes.ts';

/** A part of a sketch, and its recognised kind. */
export interface SketchPart extends Place {
  /** A box, a table with a heading row, or text alone. */
  shape: 'box' | 'grid' | 'words';
  /** Texts in the box; for a grid, one per column. */
  label?: readonly string[];
  /** Text above the box. */
  above?: string;
  /** The proposed kind, with its confidence. */
  reading?: string;
}

const SKETCH = { width: 340, height: 272 };
const LEGEND = 30;

/**
 * Draws a sketch with hand-drawn lines; with recognised kinds, each part is framed, numbered and named beside the
 * sketch.
 *
 * @example
 * wireframe({ caption: 'A sketch', alternative: '…', parts: [{ shape: 'box', x: 20, y: 60, width: 160, height: 36, label: ['Save'] }] });
 */
export function wireframe({ parts, ...words }: FigureWords & { parts: readonly SketchPart[] }): Figure {
  return drawn(words, (width) => draw(parts, width));
}

function draw(parts: readonly SketchPart[], width: number): FigureDrawing {
  const read = parts.filter(({ reading }) => reading !== undefined);
  const isWide = width === FIGURE_WIDTHS.wide;
  // Without a legend the sketch is centred.
  const left = isWide && read.length === 0 ? (width - SKETCH.width) / 2 : 0;
  const [legendX, legendY] = isWide ? [SKETCH.width + 24, 24] : [0, SKETCH.height + 16];
  const legend = read.flatMap(({ reading = '' }, index): FigureShape[] => {
    const y = legendY + index * LEGEND;
    return [...numbered(index + 1, legendX + 12, y + 12), ['f-words', reading, legendX + 34, y + 17]];
  });
  return {
    width,
    height: isWide || read.length === 0 ? SKETCH.height : legendY + read.length * LEGEND,
    shapes: [
      box('f-card', { x: left + 1, y: 1, width: SKETCH.width - 2, height: SKETCH.height - 2 }),
      ...parts.flatMap((part) => drawPart(part, left)),
      ...read.flatMap((part, index) => mark(part, index + 1, left)),
      ...legend,
    ],
  };
}

function drawPart({ shape, label = [], above, ...place }: SketchPart, left: number): readonly FigureShape[] {
  const { x, y, width, height } = { ...place, x: place.x + left };
  const words: FigureShape[] = above ? [['f-sketch-words', above, x, y - 9]] : [];
  if (shape === 'words') return [['f-sketch-words', label[0] ?? '', x, y + height - 5]];
  if (shape === 'box') {
    return [
      ...words,
      ['f-sketch', byHand({ x, y, width, height })],
      ...label.map((text) => ['f-sketch-words f-mid', text, x + width / 2, y + height / 2 + 5] as const),
    ];
  }
  const column = width / label.length;
  return [
    ['f-sketch', byHand({ x, y, width, height })],
    ['f-sketch', `M${x} ${y + height / 2}q${width / 2} 3 ${width} 0`],
    ...label.slice(1).map((_, index) => {
      return ['f-sketch', `M${x + column * (index + 1)} ${y}q2 ${height / 2} 0 ${height}`] as const;
    }),
    ...label.map((text, index) => {
      return ['f-sketch-words f-mid', text, x + column * (index + 0.5), y + height / 4 + 5] as const;
    }),
  ];
}

/** Draws a closed rectangle whose sides are not quite straight. */
function byHand({ x, y, width, height }: Place): string {
  return `M${x} ${y}q${width / 2}-4 ${width} 1q-3 ${height / 2} 0 ${height - 1}q${-width / 2} 3 ${-width} 0q3 ${-height / 2} 0 ${-height}z`;
}

function mark({ x, y, width, height, above, label = [], shape }: SketchPart, number: number, left: number) {
  const rise = above ? 24 : 0;
  const across = shape === 'words' ? widthOf(label[0] ?? '', 'f-words') : width;
  return [
    box('f-mark', { x: left + x - 6, y: y - 6 - rise, width: across + 12, height: height + 12 + rise }, 4),
    ...numbered(number, left + x + across + 4, y - 6 - rise),
  ];
}

const numbered = (number: number, x: number, y: number): FigureShape[] => [
  box('f-lead', { x: x - 11, y: y - 11, width: 22, height: 22 }, 11),
  ['f-muted f-on-lead f-mid', String(number), x, y + 5],
];
