import type { Figure } from '../figures/figure-data.ts';
import { wireframe, type SketchPart } from '../figures/wireframe.ts';

const sketch = [
  { shape: 'words', x: 24, y: 18, width: 90, height: 22, label: ['Invoices'], reading: 'Heading, 0.95' },
  { shape: 'box', x: 24, y: 80, width: 180, height: 34, above: 'Search', reading: 'Search field, 0.72' },
  { shape: 'box', x: 232, y: 80, width: 84, height: 34, label: ['Search'], reading: 'Button, 0.93' },
  {
    shape: 'grid',
    x: 24,
    y: 142,
    width: 292,
    height: 62,
    label: ['Number', 'Due date', 'Amount'],
    reading: 'Data grid, 0.81',
  },
  { shape: 'box', x: 232, y: 224, width: 84, height: 34, label: ['+ New'], reading: 'Button, 0.90' },
] as const satisfies readonly SketchPart[];

/** A hand-drawn sketch that is easy to recognise. */
export const invoiceSketch: Figure = wireframe({
  caption: 'A sketch that is easy to read: closed boxes, one label each',
  alternative:
    'A hand-drawn screen: the word Invoices at the top, a box with the word Search above it and a box with Search inside, a table with the columns Number, Due date and Amount, and a small box with plus New.',
  parts: sketch.map(({ reading: _, ...part }) => part),
});

/** The same sketch with the proposed kinds of its parts. */
export const readSketch: Figure = wireframe({
  caption: 'The same sketch with its proposed parts, numbered from top to bottom (example values)',
  alternative:
    'The sketch again with a broken frame and a number at each of five parts: 1 heading, 2 search field, 3 button, 4 data grid, 5 button, each with its confidence.',
  parts: sketch,
});
