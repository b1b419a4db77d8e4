import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { anyEntity } from '../testing/entity-arbitrary.ts';
import type { Field } from '../entity.ts';
import { booking, invoice, order } from '../examples.ts';
import { recordSchema, byId } from '../record-schema.ts';
import { sampleRows } from '../sample-rows.ts';
import { namesOf } from '../names.ts';
import * as v from 'valibot';
import { DIALECT_IDS, dialects } from './dialects.ts';
import { writeModelSql, writeSql, writeTables } from './write-sql.ts';

it.each([
  { dialect: 'postgresql', key: '"id" bigint generated always as identity primary key', page: 'limit 20' },
  { dialect: 'mysql', key: '`id` bigint auto_increment primary key', page: 'limit 20' },
  { dialect: 'sqlserver', key: '"id" bigint identity(1,1) primary key', page: 'fetch next 20 rows only' },
  { dialect: 'sqlite', key: '"id" integer primary key', page: 'limit 20' },
  {
    dialect: 'oracle',
    key: '"id" number(19) generated always as identity primary key',
    page: 'fetch next 20 rows only',
  },
] as const)('writes $dialect', ({ dialect, key, page }) => {
  const script = writeSql(invoice, dialect);

  expect(script).toContain(key);
  expect(script).toContain(page);
});

it('quotes names that are reserved words', () => {
  expect(writeSql(order, 'mysql')).toContain('create table `order` (');
  expect(writeSql(order, 'postgresql')).toContain(`"select" varchar(10) not null check ("select" in ('open'`);
});

it('writes a relation as a constraint, after the referenced table', () => {
  const [customer, own] = writeTables(order, 'mysql');

  expect(customer).toContain('create table `customer`');
  expect(own).toContain('foreign key (`customer_id`) references `customer` (`id`)');
});

it('writes a model whose entities refer to each other so that every table is created once, before its references', () => {
  const customer = {
    name: 'Customer',
    fields: [
      { id: 'last', name: 'Last order', type: 'relation' as const, required: false, target: 'Order' },
      { id: 'town', name: 'Town', type: 'relation' as const, required: true, target: 'Town' },
    ],
  };
  const statements = writeModelSql([customer, order], 'postgresql').split('\n\n');
  const created = statements.filter((one) => one.startsWith('create'));

  expect(created.map((one) => /"\w+"/.exec(one)![0])).toEqual(['"town"', '"customer"', '"order"']);
  expect(created[1]).toContain('references "town"');
  expect(created[1]).not.toContain('references "order"');
  expect(created[2]).toContain('references "customer"');
  expect(statements[3]).toBe(
    'alter table "customer" add constraint "fk_customer_last_order_id" foreign key ("last_order_id") references "order" ("id");',
  );
});

it('gives two relations of an entity with a long name two constraints', () => {
  const toAddress = (name: string) => ({
    id: name,
    name,
    type: 'relation' as const,
    required: true,
    target: 'Address',
  });
  const entity = { name: 'A'.repeat(60), fields: [toAddress('Billing'), toAddress('Delivery')] };
  const names = [...writeSql(entity, 'postgresql').matchAll(/constraint ("[^"]+")/g)].map(([, name]) => name);

  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(2);
});

const note = { id: 'note', name: 'Note', type: 'text' as const, required: false, unique: true };

it.each([
  { what: 'an optional text', field: note, dialect: 'mysql', script: ['`note` varchar(200) unique\n'] },
  {
    what: 'a text that is too long for a key',
    field: { ...note, maxLength: 4000 },
    dialect: 'mysql',
    script: [
      '`note` text check (char_length(`note`) <= 4000)',
      'constraint `uq_page_note` unique ((sha2(`note`, 256)))',
    ],
  },
  {
    what: 'an optional text, of which several rows may have none',
    field: note,
    dialect: 'sqlserver',
    script: [
      '"note" nvarchar(200)\n',
      'create unique index "uq_page_note" on "page" ("note") where "note" is not null;',
    ],
  },
  {
    what: 'a required text',
    field: { ...note, required: true },
    dialect: 'sqlserver',
    script: ['"note" nvarchar(200) not null unique\n'],
  },
] as const)('keeps $what unique in $dialect', ({ field, dialect, script }) => {
  const written = writeSql({ name: 'Page', fields: [field] }, dialect);
  for (const part of script) expect(written).toContain(part);
});

it.each([
  ['postgresql', 'bigint', 'numeric(18, 2)'],
  ['mysql', 'bigint', 'decimal(18, 2)'],
  ['sqlserver', 'bigint', 'decimal(18, 2)'],
  ['sqlite', 'integer', 'numeric'],
  ['oracle', 'number(19)', 'number(18, 2)'],
] as const)('gives numbers in %s a type for every value that the rules allow', (dialect, integer, decimal) => {
  const type = (field: Partial<Field>) =>
    dialects[dialect].type({ id: 'a', name: 'A', type: 'integer', required: true, ...field });

  expect(type({ minimum: 0 })).toBe(integer);
  expect(type({ minimum: 0, maximum: 2 ** 31 })).toBe(integer);
  expect(type({ type: 'decimal' })).toBe(decimal);
});

it('gives a whole number with narrow limits the usual type', () => {
  const field: Field = { id: 'a', name: 'A', type: 'integer', required: true, minimum: -5, maximum: 2 ** 31 - 1 };

  expect(DIALECT_IDS.map((id) => dialects[id].type(field))).toEqual([
    'integer',
    'integer',
    'integer',
    'integer',
    'number(10)',
  ]);
});

it('gives a long text in Oracle a type without the limit of 4000 bytes, unless it is unique', () => {
  const page = (field: Partial<Field>) =>
    writeSql({ name: 'Page', fields: [{ ...note, unique: false, ...field }] }, 'oracle');

  expect(page({ maxLength: 1000 })).toContain('"note" varchar2(1000 char)');
  expect(page({ maxLength: 1001 })).toContain('"note" clob check (length("note") <= 1001)');
  expect(page({ maxLength: 1001, unique: true })).toContain('"note" varchar2(1001 char) unique');
});

it('makes room for choices with emoji in SQL Server, which counts each as two characters', () => {
  const field: Field = { id: 'a', name: 'Mood', type: 'choice', required: true, choices: ['😀'.repeat(12)] };

  expect(dialects.sqlserver.type(field)).toBe('nvarchar(24)');
});

it('escapes the characters that MySQL interprets in a string, in addition to the quote', () => {
  const entity = {
    ...invoice,
    fields: [{ id: 'a', name: 'a', type: 'choice' as const, required: true, choices: ["it's \\"] }],
  };

  expect(writeSql(entity, 'mysql')).toContain(String.raw`in ('it''s \\')`);
});

it('runs in SQLite for any definition, and the table accepts the sample rows', () => {
  fc.assert(
    fc.property(anyEntity, (entity) => {
      const database = new DatabaseSync(':memory:');
      for (const statement of writeTables(entity, 'sqlite')) database.exec(statement);
      const { table, fields } = namesOf(entity);
      const names = database
        .prepare(`select name from pragma_table_info(?)`)
        .all(table)
        .map(({ name }) => name);

      expect(names).toEqual(['id', ...fields.map(({ column }) => column)]);
      expect(() => database.exec(writeSql(entity, 'sqlite').split('\n\n').at(-1) ?? '')).not.toThrow();
      database.close();
    }),
  );
});

it.each([invoice, order, booking])('creates tables of $name that accept the sample rows', (entity) => {
  const database = new DatabaseSync(':memory:');
  const { table, fields } = namesOf(entity);
  const rows = sampleRows(entity, 50);
  const schema = recordSchema(entity, { keyOf: byId });
  for (const statement of writeTables(entity, 'sqlite')) database.exec(statement);
  database.exec('pragma foreign_keys = off');
  const insert = database.prepare(
    `insert into "${table}" (${fields.map(({ column }) => `"${column}"`).join(', ')}) values (${fields.map(() => '?').join(', ')})`,
  );
  for (const { values } of rows) {
    const present = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? undefined]));
    expect(v.safeParse(schema, present).issues).toBeUndefined();
    insert.run(
      ...fields.map(({ field }) => {
        const value = values[field.id] ?? null;
        return typeof value === 'boolean' ? Number(value) : value;
      }),
    );
  }

  expect(database.prepare(`select count(*) as count from "${table}"`).get()).toEqual({ count: 50 });
});

it.each(DIALECT_IDS)('cannot be injected in %s: quotes stay balanced and one statement stays one', (dialect) => {
  const quote = dialect === 'mysql' ? '`' : '"';
  fc.assert(
    fc.property(anyEntity, (entity) => {
      for (const statement of writeTables(entity, dialect)) {
        const outside = withoutQuoted(statement, { quote, hasEscapes: dialect === 'mysql' });

        expect(outside).not.toContain('unclosed');
        expect(outside.replace(/;$/, '')).not.toMatch(/;|--|\/\*/);
        expect(outside).toMatch(
          /^(?:create table ¤ \(\n[a-z0-9_¤ ,()<>=.%\n-]*\n\)|create unique index ¤ on ¤ \(¤\) where ¤ is not null);$/,
        );
      }
    }),
  );
});

it('lists every engine by name', () => {
  expect(Object.keys(dialects)).toEqual([...DIALECT_IDS]);
});

/** Replaces each quoted part of a statement with ¤; a quote that is not closed is reported. */
function withoutQuoted(statement: string, { quote, hasEscapes }: { quote: string; hasEscapes: boolean }): string {
  let outside = '';
  for (let at = 0; at < statement.length; at += 1) {
    const open = statement[at] ?? '';
    if (open !== quote && open !== "'") {
      outside += open;
      continue;
    }
    for (at += 1; statement[at] !== open || statement[at + 1] === open; at += 1) {
      if (at >= statement.length) return `${outside}unclosed`;
      if (statement[at] === open || (hasEscapes && open === "'" && statement[at] === '\\')) at += 1;
    }
    outside += '¤';
  }
  return outside.replaceAll('N¤', '¤');
}

it('makes SQLite accept only valid dates', () => {
  const database = new DatabaseSync(':memory:');
  for (const statement of writeTables(invoice, 'sqlite')) database.exec(statement);
  const insert = database.prepare(`insert into "invoice" ("number", "due_date", "amount") values (?, ?, 1)`);

  expect(() => insert.run('A-1', '2028-02-29')).not.toThrow();
  for (const day of ['2030-02-31', '2030-02-29', '31.01.2030', 'tomorrow']) {
    expect(() => insert.run(day, day)).toThrow('CHECK constraint failed');
  }
});
