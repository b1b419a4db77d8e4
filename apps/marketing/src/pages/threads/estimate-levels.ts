import type { DrawnBody, DrawnWindow } from '../../content/drawing/drawn.ts';
import type { Runs } from '../../content/drawing/runs.ts';

/** Heights of the three threads in a window, from its top, in pixels. */
export type Levels = readonly (number | undefined)[];

/** Heights of the parts of a window at 16 px per rem, as in `styles/windows`. */
const BAR = 42;
const LINE = 18.7;
const ROW = 37;
const CONTROL = 73;
const FIELD = 78;

/**
 * Estimates the positions of a window’s fields without a layout.
 *
 * Without script the threads end there; with script the positions are measured.
 */
export function levelsOf({ title, body }: DrawnWindow): { marks: Levels; height: number } {
  const top = title === undefined ? 0 : BAR;
  const found = marksOf(body);
  const height = top + found.height;
  const marks = found.marks.some((mark) => mark !== undefined)
    ? found.marks.map((mark) => (mark === undefined ? undefined : top + mark))
    : [BAR / 2 - 5, BAR / 2, BAR / 2 + 5];
  return { marks, height };
}

function marksOf(body: DrawnBody): { marks: Levels; height: number } {
  switch (body.show) {
    case 'definition':
      return {
        marks: threads(
          (thread) => body.fields.findIndex((field) => field.thread === thread),
          (at) => 82 + at * FIELD + FIELD / 2,
        ),
        height: 82 + body.fields.length * FIELD,
      };
    case 'form':
      return {
        marks: threads(
          (thread) => body.inputs.findIndex((input) => input.thread === thread),
          (at) => 16 + at * CONTROL + 44,
        ),
        height: 32 + body.inputs.length * CONTROL + (body.actions.length > 0 ? 48 : 0),
      };
    case 'source':
      return {
        marks: threads(
          (thread) => body.lines.findIndex(({ runs }) => has(runs, thread)),
          (at) => 14 + at * LINE + LINE / 2,
        ),
        height: 28 + body.lines.length * LINE,
      };
    case 'table':
      return { marks: [ROW / 2, ROW / 2, ROW / 2], height: ROW * (body.rows.length + 1) };
    case 'catalogue':
      return {
        marks: threads(
          (thread) => body.words.findIndex((word) => word.thread === thread),
          (at) => 16 + at * 40 + 20,
        ),
        height: 32 + body.words.length * 40,
      };
    case 'text':
      return {
        marks: threads(
          (thread) => body.lines.findIndex((runs) => has(runs, thread)),
          (at) => 20 + at * 38 + 19,
        ),
        height: 40 + body.lines.length * 38,
      };
    case 'proposal':
      return { marks: [34, 102, 170], height: body.items.length * 68 };
    case 'calls':
      return { marks: [], height: 28 + body.calls.length * 23 };
    default:
      return { marks: [], height: 200 };
  }
}

const threads = (placeOf: (thread: number) => number, levelAt: (place: number) => number): Levels =>
  [1, 2, 3].map((thread) => {
    const place = placeOf(thread);
    return place < 0 ? undefined : levelAt(place);
  });

const has = (runs: Runs, thread: number) => runs.some((run) => typeof run !== 'string' && run[0] === `f${thread}`);
