import fc from 'fast-check';
import { anyEntity } from '../testing/entity-arbitrary.ts';
import { invoice } from '../examples.ts';
import { compareModels, restoreChange } from './compare-models.ts';
import { projectFiles } from './project-files.ts';

const later = {
  ...invoice,
  fields: [
    { ...invoice.fields[2]!, name: 'Total', maximum: 9999 },
    { ...invoice.fields[0]!, required: false },
    { id: 'note', name: 'Note', type: 'text' as const, required: false },
  ],
};

it('reports each difference once', () => {
  expect(compareModels(invoice, later).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'optional number',
    'removed due',
    'name amount',
    'limit amount',
    'added note',
    'order ',
  ]);
  expect(compareModels(invoice, invoice)).toEqual([]);
});

it('reverts one change and keeps the others', () => {
  const changes = compareModels(invoice, later);
  for (const change of changes) {
    const restored = restoreChange(invoice, later, change);
    const left = compareModels(invoice, restored).map(({ kind, id }) => `${kind} ${id}`);
    expect(left).not.toContain(`${change.kind} ${change.id}`);
    expect(left.length).toBeLessThanOrEqual(changes.length);
  }
});

it('returns to the previous version when every change is reverted', () => {
  let now = later as typeof invoice;
  for (let round = 0; round < 20; round += 1) {
    const [change] = compareModels(invoice, now);
    if (change) now = restoreChange(invoice, now, change) as typeof invoice;
  }
  expect(compareModels(invoice, now)).toEqual([]);
});

it('creates a project from any entity: no duplicate path, none outside its folder, and text in every file', () => {
  fc.assert(
    fc.property(anyEntity, (entity) => {
      const files = projectFiles(entity);
      expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
      for (const { path, text } of files) {
        expect(path).not.toMatch(/(^|\/)\.{1,2}(\/|$)|^\/|\\/);
        expect(text.endsWith('\n')).toBe(true);
      }
      expect(projectFiles(structuredClone(entity))).toEqual(files);
    }),
    { numRuns: 40 },
  );
});
