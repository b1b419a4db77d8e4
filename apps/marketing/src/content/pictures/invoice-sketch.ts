import type { Figure } from '../figures/figure-data.ts';
import { wireframe, type SketchPart } from '../figures/wireframe.ts';

/** The words of a sketch, and the readings of its five parts. */
interface SketchWords {
  heading: string;
  search: string;
  columns: readonly string[];
  add: string;
  readings: readonly [heading: string, field: string, search: string, grid: string, add: string];
}

const sketchOf = ({ heading, search, columns, add, readings }: SketchWords): readonly SketchPart[] => [
  { shape: 'words', x: 24, y: 18, width: 90, height: 22, label: [heading], reading: readings[0] },
  { shape: 'box', x: 24, y: 80, width: 180, height: 34, above: search, reading: readings[1] },
  { shape: 'box', x: 232, y: 80, width: 84, height: 34, label: [search], reading: readings[2] },
  { shape: 'grid', x: 24, y: 142, width: 292, height: 62, label: columns, reading: readings[3] },
  { shape: 'box', x: 232, y: 224, width: 84, height: 34, label: [add], reading: readings[4] },
];

const sketch = {
  en: sketchOf({
    heading: 'Invoices',
    search: 'Search',
    columns: ['Number', 'Due date', 'Amount'],
    add: '+ New',
    readings: ['Heading, 0.95', 'Search field, 0.72', 'Button, 0.93', 'Data grid, 0.81', 'Button, 0.90'],
  }),
  hi: sketchOf({
    heading: 'इनवॉइस',
    search: 'खोज',
    columns: ['संख्या', 'देय तिथि', 'राशि'],
    add: '+ नया',
    readings: ['शीर्षक, 0.95', 'खोज का फ़ील्ड, 0.72', 'बटन, 0.93', 'डेटा ग्रिड, 0.81', 'बटन, 0.90'],
  }),
};

const withoutReadings = (parts: readonly SketchPart[]) => parts.map(({ reading: _, ...part }) => part);

/** A hand-drawn sketch that is easy to recognise. */
export const invoiceSketch: Readonly<Record<'en' | 'hi', Figure>> = {
  en: wireframe({
    caption: 'A sketch that is easy to read: closed boxes, one label each',
    alternative:
      'A hand-drawn screen: the word Invoices at the top, a box with the word Search above it and a box with Search inside, a table with the columns Number, Due date and Amount, and a small box with plus New.',
    parts: withoutReadings(sketch.en),
  }),
  hi: wireframe({
    caption: 'एक स्केच जिसे पढ़ना आसान है: बंद डिब्बे, हर एक पर एक लेबल',
    alternative:
      'हाथ से बनी एक स्क्रीन: सबसे ऊपर शब्द इनवॉइस, एक डिब्बा जिसके ऊपर खोज लिखा है और एक डिब्बा जिसके भीतर खोज लिखा है, संख्या, देय तिथि और राशि के कॉलम वाली एक टेबल, और एक छोटा डिब्बा जिसमें धन के चिह्न के साथ नया लिखा है।',
    parts: withoutReadings(sketch.hi),
  }),
};

/** The same sketch with the proposed kinds of its parts. */
export const readSketch: Readonly<Record<'en' | 'hi', Figure>> = {
  en: wireframe({
    caption: 'The same sketch with its proposed parts, numbered from top to bottom (example values)',
    alternative:
      'The sketch again with a broken frame and a number at each of five parts: 1 heading, 2 search field, 3 button, 4 data grid, 5 button, each with its confidence.',
    parts: sketch.en,
  }),
  hi: wireframe({
    caption: 'वही स्केच, सुझाए गए हिस्सों के साथ, ऊपर से नीचे गिने हुए (नमूने के मान)',
    alternative:
      'वही स्केच फिर, पाँच हिस्सों पर टूटी रेखा का घेरा और एक अंक: 1 शीर्षक, 2 खोज का फ़ील्ड, 3 बटन, 4 डेटा ग्रिड, 5 बटन, हर एक अपने भरोसे के साथ।',
    parts: sketch.hi,
  }),
};
