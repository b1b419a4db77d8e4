/**
 * How a part of a figure looks; `figure.css` has its colours. The first word says what it is: a surface (`card`, `lead`,
 * `quiet`), a line (`line`, `dash`), or words (`words`, `muted`, `strong`, `code`, `on-lead`). `mid` and `end` say where
 * words stand to their place.
 */
export type FigureLook = `f-${string}`;

/** A path, or words at a place. Paths paint from back to front. */
export type FigureShape =
  readonly [look: FigureLook, path: string] | readonly [look: FigureLook, words: string, x: number, y: number];

/** One of its drawings, in units that are pixels at its full size. */
export interface FigureDrawing {
  width: number;
  height: number;
  shapes: readonly FigureShape[];
}

/**
 * A picture of a page: drawn from data when the page is written, so that a browser is sent shapes and no code that
 * works them out.
 */
export interface Figure {
  /** Tells it from the other blocks of a section. */
  kind: 'figure';
  /** What to take from it, below the drawing; words between backticks become code. */
  caption: string;
  /** What the drawing shows, for those who do not see it. */
  alternative: string;
  /** For a column of text. */
  wide: FigureDrawing;
  /** For a phone. */
  narrow: FigureDrawing;
}

/** What every figure says besides its drawing. */
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

/** The words of a drawing that are written for people; code is left out. */
export const wordsOf = ({ wide }: Figure): readonly string[] =>
  wide.shapes.flatMap((shape) => (shape.length === 4 && !shape[0].includes('f-code') ? [shape[1]] : []));
