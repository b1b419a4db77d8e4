import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import type { Field } from '../entity.ts';
import { anyEntity } from '../testing/entity-arbitrary.ts';
import { invoice, order } from '../examples.ts';
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

it('reverts a change of the choices, and sees none in a limit that was set and removed again', () => {
  const [{ unique: _, ...number }, ...rest] = order.fields as [Field, ...Field[]];
  const edited = {
    ...order,
    fields: [
      { ...number, unique: false, target: '' },
      ...rest.map((field) => (field.id === 'select' ? { ...field, choices: ['open', 'closed'] } : field)),
    ],
  };
  const changes = compareModels({ ...order, fields: [number, ...rest] }, edited);
  expect(changes).toEqual([
    { kind: 'limit', id: 'select', field: 'Select', from: 'open / packed / sent', to: 'open / closed' },
  ]);
  expect(restoreChange(order, edited, changes[0]!).fields.find(({ id }) => id === 'select')!.choices).toEqual(
    order.fields.find(({ id }) => id === 'select')!.choices,
  );
});

it('reverts a change from a choice to another type with its choices', () => {
  const later = { ...order, fields: order.fields.map((field) => ({ ...field, type: 'text' as const })) };
  const changes = compareModels(order, later);
  expect(changes.map(({ kind }) => kind)).not.toContain('limit');
  expect(changes.reduce((now, change) => restoreChange(order, now, change), later as typeof order)).toEqual(order);
});

it('leaves a model with twelve fields as it is when a thirteenth would come back', () => {
  const added = Array.from({ length: 12 }, (_, at) => ({ ...later.fields[2]!, id: `note-${at}`, name: `Note ${at}` }));
  const full = { ...invoice, fields: added };
  const removed = compareModels(invoice, full).find(({ kind }) => kind === 'removed')!;
  expect(restoreChange(invoice, full, removed)).toBe(full);
});

it('returns to the previous version when every change is reverted', () => {
  let now = later as typeof invoice;
  for (let round = 0; round < 20; round += 1) {
    const [change] = compareModels(invoice, now);
    if (change) now = restoreChange(invoice, now, change) as typeof invoice;
  }
  expect(compareModels(invoice, now)).toEqual([]);
});

it.each(['Record', '2nd invoice', 'Address', 'API key'])('imports the generated type of %s by its own name', (name) => {
  const files = new Map(projectFiles({ ...invoice, name }).map(({ path, text }) => [path, text]));
  const [rules] = [...files].filter(([path]) => path.endsWith('.rules.ts')).map(([, text]) => text);
  const [, type, path] = /import type \{ (\w+) \} from '\.\.\/([^']+)'/.exec(rules!)!;

  expect(files.get(path!)).toContain(`export interface ${type} {`);
});

it('passes its own test after it was unpacked, by the command of its notes and without packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  const files = projectFiles({ ...invoice, name: 'Node modules' });
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { scripts } = JSON.parse(files.find(({ path }) => path === 'package.json')!.text) as {
    scripts: { test: string };
  };
  const [, ...options] = scripts.test.split(' ');
  // The test runner of Node.js reports to a runner above it in another way.
  const { NODE_TEST_CONTEXT: _, NODE_OPTIONS: __, ...env } = process.env;
  const report = execFileSync(process.execPath, options, { cwd: folder, env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });

  expect(files.find(({ path }) => path === 'README.md')!.text).toContain('`npm test`');
  expect(report).toMatch(/pass 1$/m);
  expect(report).toMatch(/fail 0$/m);
});

it.each([
  ['Address', 'address'],
  ['Category', 'category'],
  ['Box', 'box'],
  ['Room booking', 'room-booking'],
])('names the files of %s after one of them', (name, file) => {
  expect(projectFiles({ ...invoice, name }).map(({ path }) => path)).toContain(`manual/${file}.rules.ts`);
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
