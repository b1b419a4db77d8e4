/**
 * Look of a part of a figure; `figure.css` has its colours. The first word is the kind: a surface (`card`, `lead`,
 * `quiet`), a line (`line`, `dash`), or text (`words`, `muted`, `strong`, `code`, `on-lead`). `mid` and `end` set the
 * alignment of a text at its position.
 */
export type FigureLook = `f-${string}`;

/** A path, or a text at a position. Paths are painted from back to front. */
export type FigureShape =
  | readonly [look: FigureLook, path: string]
  | readonly [look: FigureLook, words: string, x: number, y: number];

/** One drawing of a figure, in units that are pixels at full size. */
export interface FigureDrawing {
  width: number;
  height: number;
  shapes: readonly FigureShape[];
}

/** A picture of a page, drawn from data at build time, so that a browser receives shapes and no code. */
export interface Figure {
  /** Distinguishes it from the other blocks of a section. */
  kind: 'figure';
  /** Caption below the drawing; words between backticks become code. */
  caption: string;
  /** Text alternative of the drawing. */
  alternative: string;
  /** Drawing for a column of text. */
  wide: FigureDrawing;
  /** Drawing for a phone. */
  narrow: FigureDrawing;
}

/** The texts of every figure. */
export type FigureWords = Pick<Figure, 'caption' | 'alternative'>;

/** Widths of the two drawings. */
export const FIGURE_WIDTHS = { wide: 704, narrow: 340 } as const;

/** Draws the same data for both widths. */
export function drawn({ caption, alternative }: FigureWords, draw: (width: number) => FigureDrawing): Figure {
  return {
    kind: 'figure',
    caption,
    alternative,
    wide: draw(FIGURE_WIDTHS.wide),
    narrow: draw(FIGURE_WIDTHS.narrow),
  };
}

/** Returns the words of a drawing without code. */
export const wordsOf = ({ wide }: Figure): readonly string[] =>
  wide.shapes.flatMap((shape) => (shape.length === 4 && !shape[0].includes('f-code') ? [shape[1]] : []));
