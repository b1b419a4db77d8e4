import { firstReadings } from './first-readings.ts';
import { printForm } from './print-form.ts';
import { MAX_PARTS, type SketchPart } from './sketch-part.ts';
import { mergeWithNext, nextOf, splitPart, type SketchState } from './sketch-state.ts';

const box: SketchPart = {
  id: 'p1',
  kind: 'textField',
  label: 'Name',
  x: 10,
  y: 10,
  width: 101,
  height: 20,
  sure: 90,
  reason: 'wide',
  parent: null,
  columns: 0,
  isRemoved: false,
  isOwn: false,
};
const stateOf = (...parts: SketchPart[]): SketchState => ({
  source: 'own',
  width: 400,
  height: 300,
  threshold: 128,
  gap: 0,
  parts,
  selected: null,
});
const placesOf = ({ parts }: SketchState) => parts.map(({ id, x, y, width, height }) => ({ id, x, y, width, height }));

it('merges a part with the next one into the box around both', () => {
  const state = stateOf(box, { ...box, id: 'p2', kind: 'button', label: '', x: 120, y: 5, width: 30, height: 40 });
  const merged = mergeWithNext(state, 'p1');

  expect(placesOf(merged)).toEqual([{ id: 'p1', x: 10, y: 5, width: 140, height: 40 }]);
  expect(merged.parts[0]).toMatchObject({ kind: 'textField', label: 'Name', isOwn: true });
});

it('merges within a group, over what was removed, and not at the end', () => {
  const parts = [box, { ...box, id: 'p2', parent: 'p9' }, { ...box, id: 'p3', isRemoved: true }, { ...box, id: 'p4' }];

  expect(nextOf(parts, 'p1')?.id).toBe('p4');
  expect(nextOf(parts, 'p4')).toBeUndefined();
  const state = stateOf(...parts);
  expect(mergeWithNext(state, 'p4')).toBe(state);
});

it('splits a wide part into left and right, a tall one into upper and lower, without a gap', () => {
  expect(placesOf(splitPart(stateOf(box), 'p1'))).toEqual([
    { id: 'p1', x: 10, y: 10, width: 50, height: 20 },
    { id: 'p2', x: 60, y: 10, width: 51, height: 20 },
  ]);
  expect(placesOf(splitPart(stateOf({ ...box, width: 20, height: 60 }), 'p1'))).toEqual([
    { id: 'p1', x: 10, y: 10, width: 20, height: 30 },
    { id: 'p2', x: 10, y: 40, width: 20, height: 30 },
  ]);
});

it('leaves what a group holds with the half around it', () => {
  const group: SketchPart = { ...box, kind: 'group', width: 200 };
  const state = stateOf(
    group,
    { ...box, id: 'p2', parent: 'p1', width: 40 },
    { ...box, id: 'p3', parent: 'p1', x: 150 },
  );

  expect(splitPart(state, 'p1').parts.map(({ id, parent }) => [id, parent])).toEqual([
    ['p1', null],
    ['p4', null],
    ['p2', 'p1'],
    ['p3', 'p4'],
  ]);
});

it('splits nothing when there are as many parts as the demo takes', () => {
  const state = stateOf(...Array.from({ length: MAX_PARTS }, (_, index) => ({ ...box, id: `p${index + 1}` })));

  expect(splitPart(state, 'p1')).toBe(state);
});

it('takes a split back by merging', () => {
  const { parts } = firstReadings.contact;
  const state = stateOf(...parts);
  const again = mergeWithNext(splitPart(state, parts[1]!.id), parts[1]!.id);
  const print = (some: readonly SketchPart[]) => printForm(some, (kind, number) => `${kind} ${number}`);

  expect(print(again.parts)).toBe(print(parts));
});
