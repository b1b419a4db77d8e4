import { DatabaseSync } from 'node:sqlite';
import { askDatabase } from './ask-database.ts';
import { firstAnswers } from './first-answers.ts';
import { messages as english } from '@genmaster/i18n/messages/tenant-switch.en';
import { messages as hindi } from '@genmaster/i18n/messages/tenant-switch.hi';
import { createTranslate, type LanguageCode } from '@genmaster/i18n';
import { describeRefusal } from './describe-refusal.ts';
import { guardQuery } from './guard-query.ts';
import { ATTEMPT_IDS, attemptIn, ATTEMPTS, RULE_SQL, SCREEN_SQL, TABLE_SQL } from './tenant-sql.ts';
import { TENANT_IDS, type TenantId } from './tenants.ts';

// The build of SQLite without WebAssembly warns that its maintenance will end.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

const ask = (tenant: TenantId | null, sql: string, language: LanguageCode = 'en') =>
  askDatabase({ kind: 'query', tenant, sql, language });

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  it.each(Object.entries(firstAnswers[language]))(
    'shows on the prerendered page of %s the results of the database',
    async (tenant, kept) => {
      expect(await ask(tenant as TenantId, ATTEMPTS.read, language)).toEqual(kept);
    },
  );
});

it('names the people of a Hindi page in Hindi, also in the query that writes', async () => {
  const { screen } = await ask('sample-clinic', ATTEMPTS.read, 'hi');

  expect(screen).toMatchObject({
    rows: [[1, 'नमूना व्यक्ति 1', '2030-03-04', 400], expect.anything(), expect.anything()],
  });
  expect(attemptIn('hi', 'write')).toContain("'नमूना व्यक्ति 9'");
  expect(attemptIn('en', 'write')).toBe(ATTEMPTS.write);
});

it.each(TENANT_IDS)('lets %s see only its own rows, for any query', async (tenant) => {
  for (const attempt of ATTEMPT_IDS) {
    const { screen, result } = await ask(tenant, ATTEMPTS[attempt]);
    const others = TENANT_IDS.filter((id) => id !== tenant);

    expect(screen.kind === 'rows' && screen.rows.length).toBeGreaterThan(1);
    for (const other of others) expect(JSON.stringify(result)).not.toContain(other);
  }
});

it('finds no row of another tenant by its id, although it exists without the rule', async () => {
  const { result, withoutRule } = await ask('sample-clinic', 'select id from visit where id = 2');

  expect(result).toEqual({ kind: 'rows', columns: ['id'], rows: [], isCut: false });
  expect(withoutRule).toMatchObject({ rows: [[2]] });
});

it('inserts no row for another tenant, and changes none', async () => {
  expect((await ask('sample-clinic', ATTEMPTS.write)).result).toEqual({
    kind: 'refused',
    by: 'database',
    message: 'TenantMismatch: the row belongs to another tenant.',
  });
  expect((await ask('sample-clinic', ATTEMPTS.change)).result).toEqual({ kind: 'changed', count: 0 });
  expect((await ask('sample-clinic', 'update visit set fee = 1')).result).toMatchObject({ kind: 'changed', count: 3 });
  expect((await ask('sample-clinic', "update visit set tenant = 'example-clinic'")).result).toMatchObject({
    message: 'TenantFixed: a row cannot change its tenant.',
  });
  expect((await ask('sample-clinic', 'delete from visit')).result).toEqual({ kind: 'changed', count: 3 });
});

it('refuses a query that names no tenant', async () => {
  const { screen, result } = await ask(null, ATTEMPTS.read);

  for (const one of [screen, result])
    expect(one).toEqual({
      kind: 'refused',
      by: 'database',
      message: 'TenantMissing: the query was run without a tenant.',
    });
});

it.each([
  'select * from visit_all',
  'SELECT * FROM "Visit_All"',
  'select * from main.visit',
  'select sql from sqlite_master',
  'pragma table_list',
  'attach "x" as y',
])('does not send %s', (sql) => expect(guardQuery(sql)).toMatch(/^TenantBypass/));

it.each([
  `select count(*) from ${[...'abcdefghij'].map((name) => `visit ${name}`).join(', ')}`,
  'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n',
  'with n as (select 1) select * from n, n, n, n',
  "select * from json_each('[0,0,0]')",
  "select 'aaaa' like '%a%a%b'",
  'select 1 from (values (1)), (values (1))',
])('does not send a query that might never end: %s', async (sql) => {
  const { result, withoutRule } = await ask('sample-clinic', sql);

  for (const one of [result, withoutRule])
    expect(one).toMatchObject({ by: 'guard', message: expect.stringMatching(/^(?:NotOffered|TooOften)/) });
});

it('runs one query at a time', async () => {
  expect((await ask('sample-clinic', 'select 1; select 2')).result).toMatchObject({ by: 'guard' });
  expect((await ask('sample-clinic', ' ')).result).toMatchObject({ by: 'guard' });
  expect((await ask('sample-clinic', 'select 1;')).result).toMatchObject({ kind: 'rows' });
  expect((await ask('sample-clinic', 'selec')).result).toMatchObject({ by: 'database' });
});

it.each(TENANT_IDS)('returns the same from another build of SQLite for %s', async (tenant) => {
  const database = new DatabaseSync(':memory:');
  database.function('current_tenant', () => tenant);
  database.exec(TABLE_SQL);
  database.exec(RULE_SQL);
  for (const sql of [SCREEN_SQL, ATTEMPTS.read, ATTEMPTS.list, ATTEMPTS.count]) {
    const { result } = await ask(tenant, sql);
    const rows = database.prepare(sql).all();

    expect(result).toMatchObject({ kind: 'rows', rows: rows.map((row) => Object.values(row)) });
  }
  expect(() => database.exec(ATTEMPTS.write)).toThrow('TenantMismatch');
});

it('describes each refusal of its own in the language of the page, and leaves those of SQLite', async () => {
  const queries = [
    ...Object.values(ATTEMPTS),
    "update visit set tenant = 'example-clinic'",
    'with n as (select 1) select * from n',
    'select 1 from visit, visit, visit',
    ' ',
    'select 1; select 2',
  ];
  const answers = await Promise.all([
    ask(null, ATTEMPTS.read),
    ...queries.map(async (sql) => ask('sample-clinic', sql)),
  ]);
  const messages = answers.flatMap(({ result }) => (result.kind === 'refused' ? [result.message] : []));
  const [inEnglish, inHindi] = [createTranslate('en', english), createTranslate('hi', hindi)];

  expect(new Set(messages.map((message) => message.split(':')[0])).size).toBe(8);
  for (const message of messages) {
    expect(describeRefusal(message, inEnglish)).toBe(message);
    expect(describeRefusal(message, inHindi)).toMatch(/^[A-Za-z]+: (?:“.+” )?[^a-z]+$/);
    expect(describeRefusal(message, inHindi)).not.toContain('{');
  }
  expect(describeRefusal('no such table: guest', inHindi)).toBe('no such table: guest');
});
