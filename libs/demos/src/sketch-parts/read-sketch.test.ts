import type { PixelPicture } from './picture.ts';
import { inkOf, lightOf, thresholdOf } from './picture.ts';
import { carryOver, readSketch, rowsOf } from './read-sketch.ts';
import { firstReadings } from './first-readings.ts';
import { printForm } from './print-form.ts';
import { drawSketch, SKETCH_IDS, sketches, type Sketch } from './sketches.ts';

const read = (sketch: Sketch, options = {}) =>
  readSketch(drawSketch(sketch), { threshold: null, gap: 0, ...options }).parts;
const kinds = (sketch: Sketch, options = {}) => read(sketch, options).map(({ kind }) => kind);
const blank: Sketch = { boxes: [], words: [], lines: [] };

it.each(SKETCH_IDS)('shows in the page what it reads from %s', (id) => {
  expect(firstReadings[id]).toEqual(readSketch(drawSketch(sketches[id]), { threshold: null, gap: 0 }));
});

it('prints a form in the order and nesting of the picture, without removed parts', () => {
  const parts = firstReadings.order.parts.map((part, index) =>
    index === 2 ? { ...part, label: 'Name & <b>' } : index === 5 ? { ...part, isRemoved: true } : part,
  );
  const html = printForm(parts, (kind, number) => `${kind} ${number}`);
  expect(html).toContain('<fieldset>');
  expect(html).toContain('<label for="p3">Name &amp; &lt;b&gt;</label>');
  expect(html.indexOf('id="p3"')).toBeLessThan(html.indexOf('<table>'));
  expect(html).not.toContain('<button');
});

it('finds the drawn parts in the three sketches', () => {
  expect(kinds(sketches.contact)).toEqual(['heading', 'textField', 'textField', 'textArea', 'tick', 'button']);
  expect(kinds(sketches.order)).toEqual(['heading', 'group', 'textField', 'choice', 'table', 'button']);
  expect(kinds(sketches.settings)).toEqual([
    'heading',
    'tick',
    'tick',
    'tick',
    'picture',
    'choice',
    'button',
    'button',
  ]);
});

it('measures the position of each part, and nests the content of a box', () => {
  const parts = read(sketches.order);
  const group = parts.find(({ kind }) => kind === 'group')!;
  expect(parts.filter(({ parent }) => parent === group.id).map(({ kind }) => kind)).toEqual(['textField', 'choice']);
  expect(parts.find(({ kind }) => kind === 'table')).toMatchObject({ columns: 3 });
  const field = read(sketches.contact)[1]!;
  for (const [name, drawn] of [
    ['x', 20],
    ['y', 60],
    ['width', 320],
    ['height', 26],
  ] as const)
    expect(Math.abs(field[name] - drawn)).toBeLessThan(6);
  expect(field.sure).toBeGreaterThan(50);
});

it('reads an open outline as lines, until the gap is closed', () => {
  const open: Sketch = {
    ...blank,
    lines: [
      [40, 40, 200, 40],
      [200, 40, 200, 80],
      [200, 80, 40, 80],
      [40, 80, 40, 46],
    ],
  };
  expect(kinds(open).filter((kind) => kind === 'textField')).toEqual([]);
  expect(kinds(open, { gap: 6 }).filter((kind) => kind === 'textField')).toEqual(['textField']);
});

it('finds nothing on empty paper, and nothing in a round line', () => {
  const circle = Array.from({ length: 41 }, (_, step) => [
    180 + 60 * Math.cos((step * Math.PI) / 20),
    150 + 60 * Math.sin((step * Math.PI) / 20),
  ]);
  const lines = circle.slice(1).map((to, index) => [...circle[index]!, ...to] as never);
  expect(kinds({ ...blank, lines })).toEqual([]);
  const paper = drawSketch(blank);
  expect(readSketch(paper, { threshold: 100, gap: 0 }).parts).toEqual([]);
});

it('separates ink from paper at the largest difference of brightness', () => {
  const pixel = (light: number) => [light, light, light, 255];
  const picture: PixelPicture = {
    width: 4,
    height: 1,
    data: [...pixel(90), ...pixel(100), ...pixel(180), ...pixel(190)],
  };
  const threshold = thresholdOf(lightOf(picture));
  expect([...inkOf(lightOf(picture), threshold)]).toEqual([1, 1, 0, 0]);
  expect([...lightOf({ width: 1, height: 1, data: [0, 0, 0, 0] })]).toEqual([255]);
  expect(kinds(sketches.contact, { threshold: 20 })).toEqual([]);
});

it('keeps manual corrections when the picture is read again', () => {
  const parts = read(sketches.contact);
  const changed = parts.map((part, index) =>
    index === 1 ? { ...part, label: 'Name', kind: 'choice' as const, isOwn: true } : part,
  );
  const again = carryOver(changed, read(sketches.contact, { threshold: 150 }));
  expect(again[1]).toMatchObject({ label: 'Name', kind: 'choice', isOwn: true });
  expect(again[2]).toMatchObject({ label: '', kind: 'textField', isOwn: false });
});

it('orders parts by rows, and within a row from the left', () => {
  const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
  expect(rowsOf([box(30, 2), box(0, 40), box(0, 0)])).toEqual([[box(0, 0), box(30, 2)], [box(0, 40)]]);
});
