import { canvasSchema, redo, takeStep, undo, type CanvasState } from './canvas-state.ts';
import { checkedCanvas, emptyCanvas, invoiceCanvas } from './samples.ts';
import { checkScreen } from './screen-check.ts';
import { definitionOf, markupOf, readDefinition, styleOf } from './screen-code.ts';
import { addPart, changePart, movePart, removePart } from './screen-edits.ts';
import { entityOfScreen, freshId, MAX_PARTS, type Part } from './screen.ts';
import * as v from 'valibot';

const ids = (parts: readonly Part[]) => parts.map(({ id }) => id).join(' ');
const note = (id: string): Part => ({ id, kind: 'note', bind: null, text: 'Read this', half: false });

describe('parts', () => {
  const { parts } = invoiceCanvas;

  it('are added at a place, up to the maximum of the screen', () => {
    expect(ids(addPart(parts, note('n'), 1))).toBe('p1 n p2 p3 p4');
    expect(ids(addPart(parts, note('n'), 99))).toBe('p1 p2 p3 p4 n');
    const full = Array.from({ length: MAX_PARTS }, (_, index) => note(`n${index}`));
    expect(addPart(full, note('more'), 0)).toEqual(full);
  });

  it('move to an index that does not count them, and stay within the screen', () => {
    expect(ids(movePart(parts, 'p1', 2))).toBe('p2 p3 p1 p4');
    expect(ids(movePart(parts, 'p4', -1))).toBe('p4 p1 p2 p3');
    expect(ids(movePart(parts, 'nobody', 0))).toBe('p1 p2 p3 p4');
  });

  it('show the texts of the model once they are bound', () => {
    const typed = changePart(parts, 'p1', { text: 'My own' });
    expect(typed[0]!.text).toBe('My own');
    expect(changePart(typed, 'p1', { bind: 'due' })[0]).toMatchObject({ bind: 'due', text: '' });
    expect(changePart([note('n')], 'n', { bind: 'due', half: true })[0]).toMatchObject({ bind: null, half: false });
  });

  it('get unused ids', () => {
    expect(freshId(removePart(parts, 'p1'))).not.toBe('p4');
  });
});

describe('a step', () => {
  const add = (state: CanvasState, id: string) =>
    takeStep(state, { edit: 'add', name: id, parts: addPart(state.parts, note(id), 0), selected: id });

  it('is undone and redone', () => {
    const two = add(add(invoiceCanvas, 'a'), 'b');
    const one = undo(two);
    expect(ids(one.parts)).toBe('a p1 p2 p3 p4');
    expect(one.selected).toBe('a');
    expect(undo(one).parts).toEqual(invoiceCanvas.parts);
    expect(undo(undo(one)).parts).toEqual(invoiceCanvas.parts);
    expect(redo(redo(undo(one))).parts).toEqual(two.parts);
    expect(v.is(canvasSchema, JSON.parse(JSON.stringify(one)))).toBe(true);
  });

  it('after an undo removes the redo steps', () => {
    expect(add(undo(add(invoiceCanvas, 'a')), 'c').future).toEqual([]);
  });

  it('combines the typing of one text', () => {
    const type = (state: CanvasState, text: string) =>
      takeStep(state, { edit: 'text', name: text, parts: changePart(state.parts, 'p1', { text }) });
    const typed = type(type(type(invoiceCanvas, 'N'), 'No'), 'No.');
    expect(typed.past).toHaveLength(1);
    expect(undo(typed).parts).toEqual(invoiceCanvas.parts);
    const other = { ...typed, selected: 'p2' };
    expect(takeStep(other, { edit: 'text', name: 'x', parts: other.parts, selected: 'p3' }).past).toHaveLength(2);
    const both = takeStep(other, { edit: 'text', name: 'x', parts: changePart(other.parts, 'p2', { text: 'x' }) });
    expect(undo(both).parts).toEqual(typed.parts);
  });
});

describe('the checks', () => {
  it('find nothing on a working form except a required field that is left out', () => {
    expect(checkScreen(invoiceCanvas).map(({ kind, name }) => `${kind} ${name}`)).toEqual(['missing Status']);
  });

  it('find missing names, fields shown twice, and fields left out', () => {
    expect(checkScreen(checkedCanvas).map(({ kind, part }) => `${kind} ${part}`)).toEqual([
      'nameless p3',
      'boundTwice p5',
      'missing null',
      'missing null',
    ]);
  });

  it('find nothing more after every repair that they offer', () => {
    let screen = { entity: checkedCanvas.entity, parts: checkedCanvas.parts };
    for (let round = 0; round < 9; round += 1) {
      const fix = checkScreen(screen).find((finding) => finding.fix)?.fix;
      if (fix) screen = { ...screen, parts: fix };
    }
    expect(checkScreen(screen).map(({ kind }) => kind)).toEqual(['nameless']);
  });

  it('find duplicate names and removed fields', () => {
    const [first, second] = invoiceCanvas.parts as [Part, Part];
    const parts = [first, { ...second, text: ' number ' }, { ...second, id: 'p9', bind: 'gone' }];
    expect(checkScreen({ ...invoiceCanvas, parts }).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['sameName', 'lostField']),
    );
  });
});

describe('the source', () => {
  it('has a label for each control and no unnecessary wrapper', () => {
    const markup = markupOf(invoiceCanvas);
    expect(markup).toContain(
      '<label for="dueDate">Due date</label>\n    <input id="dueDate" name="dueDate" type="date" required />',
    );
    expect(markup).not.toContain('<div');
    expect(styleOf(invoiceCanvas)).toContain('@container (min-width: 480px)');
    expect(styleOf({ ...invoiceCanvas, parts: [] })).not.toContain('@container');
  });

  it('escapes typed text', () => {
    const parts = changePart(invoiceCanvas.parts, 'p1', { text: '<b>&' });
    expect(markupOf({ ...invoiceCanvas, parts })).toContain('&lt;b&gt;&amp;</label>');
  });

  it('gives two controls of one field different names', () => {
    const found = [...markupOf(checkedCanvas).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(found).size).toBe(found.length);
  });

  it('parses its own definition, and keeps the selection', () => {
    for (const screen of [invoiceCanvas, checkedCanvas, emptyCanvas])
      expect(readDefinition(definitionOf(screen), screen)).toEqual({ parts: screen.parts });
    const turned = { ...invoiceCanvas, parts: movePart(invoiceCanvas.parts, 'p4', 0) };
    expect(readDefinition(definitionOf(turned), invoiceCanvas)).toEqual({ parts: turned.parts });
  });

  it('reports the errors of a definition', () => {
    const read = (text: string) => readDefinition(text, invoiceCanvas);
    expect(read('{')).toMatchObject({ problem: { kind: 'json' } });
    expect(read('{"screen":"X","parts":[{"part":"circle"}]}')).toEqual({
      problem: { kind: 'shape', path: 'parts.0.part' },
    });
    expect(read('{"screen":"X","parts":[{"part":"dateField","bind":"Invoice.gone"}]}')).toEqual({
      problem: { kind: 'field', name: 'Invoice.gone' },
    });
  });
});

it('builds the form from the parts, in their order and with the rules of the model', () => {
  expect(entityOfScreen(checkedCanvas).fields.map(({ id, type, required }) => `${id} ${type} ${required}`)).toEqual([
    'p1 relation true',
    'p2 date true',
    'p3 text false',
    'p4 integer true',
    'p5 integer true',
  ]);
});
