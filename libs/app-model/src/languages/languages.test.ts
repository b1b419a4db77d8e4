import { identifierOf } from './identifiers.ts';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import ts from 'typescript';
import type { Entity } from '../entity.ts';
import { booking, invoice, order } from '../examples.ts';
import { anyEntity } from '../testing/entity-arbitrary.ts';
import { printEntity, typeNameOf } from './language.ts';
import { LANGUAGE_IDS, programmingLanguages, type ProgrammingLanguageId } from './languages.ts';

const print = (entity: Entity, id: ProgrammingLanguageId) =>
  printEntity(entity, programmingLanguages[id])
    .map(({ text }) => text)
    .join('\n');

const optionalDue: Entity = {
  ...invoice,
  fields: invoice.fields.map((field) => (field.id === 'due' ? { ...field, required: false } : field)),
};

it.each([
  ['typescript', '  readonly dueDate: string | null;'],
  ['java', '    @Nullable LocalDate dueDate,'],
  ['csharp', '    DateOnly? DueDate,'],
  ['python', '    due_date: date | None = None'],
  ['go', '\tDueDate *civil.Date `json:"dueDate"`'],
  ['kotlin', '    val dueDate: LocalDate? = null,'],
] as const)('writes an optional date as %s does', (id, line) => {
  const lines = printEntity(optionalDue, programmingLanguages[id]);

  expect(lines.filter(({ field }) => field === 'due')).toEqual([{ text: line, field: 'due' }]);
});

it.each([
  ['java', 'Long', 'Integer'],
  ['csharp', 'long', 'int'],
  ['go', 'int64', 'int'],
  ['kotlin', 'Long', 'Int'],
] as const)('gives a whole number in %s a type for every value that the rules allow', (id, long, short) => {
  const count = { id: 'a', name: 'Stock count', type: 'integer' as const, required: true };
  const lineOf = (field: Entity['fields'][number]) =>
    printEntity({ name: 'Item', fields: [field] }, programmingLanguages[id]).findLast(({ field }) => field)!.text;

  expect(lineOf({ ...count, minimum: 0 })).toMatch(new RegExp(`\\b${long}\\b`));
  expect(lineOf({ ...count, minimum: 0, maximum: 100 })).toMatch(new RegExp(`\\b${short}\\b`));
});

it('gives every field in Go its own name, although names there have no vowel signs', () => {
  const field = (name: string) => ({ id: name, name, type: 'text' as const, required: true });
  const entity = { name: 'Note', fields: [field('की'), field('का'), field('_1')] };
  const lines = printEntity(entity, programmingLanguages.go).flatMap(({ text, field }) => (field ? text.trim() : []));

  expect(lines).toEqual(['Xक string `json:"की"`', 'Xक_2 string `json:"का"`', 'Xfield_1 string `json:"1"`']);
});

it.each([
  { name: 'Record', type: 'EntityRecord', java: 'EntityRecord.java', typescript: 'entity-record.ts' },
  { name: 'API key', type: 'APIKey', java: 'APIKey.java', typescript: 'apikey.ts' },
  {
    name: 'Local date',
    type: 'EntityLocalDate',
    java: 'EntityLocalDate.java',
    typescript: 'entity-local-date.ts',
  },
  { name: '2nd invoice', type: 'Entity2ndInvoice', java: 'Entity2ndInvoice.java', typescript: 'entity2nd-invoice.ts' },
  { name: 'Room booking', type: 'RoomBooking', java: 'RoomBooking.java', typescript: 'room-booking.ts' },
])('declares the type of $name in a file of its name', ({ name, type, java, typescript }) => {
  const entity = { ...invoice, name };

  expect(typeNameOf(entity)).toBe(type);
  expect(print(entity, 'java')).toContain(`public record ${type}(`);
  expect(programmingLanguages.java.file(type)).toBe(java);
  expect(programmingLanguages.typescript.file(type)).toBe(typescript);
});

it.each(LANGUAGE_IDS)('counts a field without a name in %s by its place in the model', (id) => {
  const field = (id: string, name: string, required: boolean) => ({ id, name, type: 'text' as const, required });
  const entity = { name: 'Note', fields: [field('a', '', false), field('b', 'Title', true)] };

  expect(print(entity, id)).toMatch(/\bField_?1\b/i);
});

it('gives no member of a C# type the name of the type', () => {
  expect(print({ ...invoice, name: 'Amount' }, 'csharp')).toContain('    decimal Amount_');
});

it.each(LANGUAGE_IDS)('prints %s with a line for every field, and no duplicate names', (id) => {
  for (const entity of [invoice, order, booking]) {
    const fields = printEntity(entity, programmingLanguages[id]).flatMap(({ field }) => field ?? []);
    expect(new Set(fields)).toEqual(new Set(entity.fields.map((field) => field.id)));
  }
});

it('prints TypeScript that its compiler accepts, for any names', () => {
  fc.assert(
    fc.property(anyEntity, (entity) => {
      const code = print(entity, 'typescript');
      const { diagnostics } = ts.transpileModule(code, { reportDiagnostics: true });
      expect(
        diagnostics?.map(({ start, messageText }) => [messageText, code.slice(Math.max(0, start! - 40), start! + 20)]),
      ).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

/** Tells whether a language’s own tool is installed. */
function has(tool: string): boolean {
  try {
    execFileSync(tool, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const several = [invoice, optionalDue, order, booking, ...fc.sample(anyEntity, { numRuns: 60, seed: 7 })];

(has('python3') ? it : it.skip)('prints Python that its parser accepts, for any names', () => {
  const code = JSON.stringify(several.map((entity) => print(entity, 'python')));
  const check = 'import ast, json, sys\nfor code in json.load(sys.stdin): ast.parse(code)';

  execFileSync('python3', ['-c', check], { input: code });
});

(has('javac') ? it : it.skip)('prints Java that its compiler accepts, for any names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'java-'));
  const annotations = join(folder, 'org/jspecify/annotations');
  mkdirSync(annotations, { recursive: true });
  const target = '@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE)';
  writeFileSync(
    join(annotations, 'Nullable.java'),
    `package org.jspecify.annotations;\n${target} public @interface Nullable {}`,
  );
  // Each file has its own folder, because two entities may have the same name.
  const files = several.map((entity, index) => {
    mkdirSync(join(folder, `p${index}`));
    const code = print(entity, 'java');
    const file = join(folder, `p${index}`, `${/record (\w+)/.exec(code)![1]}.java`);
    writeFileSync(file, `package p${index};\n${code}`);
    return file;
  });

  execFileSync('javac', [
    '-encoding',
    'UTF-8',
    '-proc:none',
    '-d',
    join(folder, 'out'),
    '-sourcepath',
    folder,
    ...files,
  ]);
  rmSync(folder, { recursive: true });
});

it.each([
  ['java', 'class', 'class_'],
  ['python', 'class', 'class_'],
  ['kotlin', 'class', '`class`'],
] as const)('never uses a reserved word of %s as a name', (id, name, expected) => {
  const entity: Entity = { name: 'Course', fields: [{ id: 'a', name, type: 'text', required: true }] };

  expect(print(entity, id)).toContain(expected);
});

it('never ends a comment early', () => {
  const choices = ['a\nb', '\\u000a c', '*/ d'];
  const entity: Entity = { name: 'Note', fields: [{ id: 'a', name: 'Kind', type: 'choice', required: true, choices }] };

  for (const id of LANGUAGE_IDS) {
    const note = print(entity, id)
      .split('\n')
      .filter((line) => line.includes('One of'));
    expect(note).toHaveLength(1);
    expect(note[0]).not.toContain('\\');
  }
});

it('keeps letters of living scripts in an identifier, except letters that compilers may not know yet', () => {
  expect(identifierOf('चालान संख्या', 'camel')).toBe('चालानसंख्या');
  expect(identifierOf('Größe', 'camel')).toBe('größe');
  expect(identifierOf('a\u1acf\u0c5cb', 'camel')).toBe('ab');
});
