import type { LanguageCode } from '@genmaster/i18n';
import initSqlJs, { type Database, type SqlJs } from 'sql.js/dist/sql-asm.js';
import { guardEffort, guardQuery } from './guard-query.ts';
import { MOST_ROWS, type Cell, type QueryResult, type TenantAnswer, type TenantRequest } from './tenant-messages.ts';
import { NO_RULE_SQL, personsIn, RULE_SQL, SCREEN_SQL, TABLE_SQL } from './tenant-sql.ts';
import type { TenantId } from './tenants.ts';

/** Runs a query in SQLite as a tenant. Each request starts from the same rows; changes are not stored. */
export async function askDatabase({ tenant, sql, language }: TenantRequest): Promise<TenantAnswer> {
  const engine = await initSqlJs();
  const round = guardQuery(sql);
  const shared = { tenant, language };
  return {
    version: String(run(engine, { ...shared, rule: RULE_SQL, sql: 'select sqlite_version()' }, firstCell)),
    screen: run(engine, { ...shared, rule: RULE_SQL, sql: SCREEN_SQL }, resultOf),
    result: round
      ? { kind: 'refused', by: 'guard', message: round }
      : run(engine, { ...shared, rule: RULE_SQL, sql }, resultOf),
    withoutRule: run(engine, { ...shared, rule: NO_RULE_SQL, sql }, resultOf),
  };
}

interface Run {
  tenant: TenantId | null;
  language: LanguageCode;
  rule: string;
  sql: string;
}

function run<Result>(
  { Database: Opened }: SqlJs,
  { tenant, language, rule, sql }: Run,
  read: (database: Database, sql: string) => Result,
): Result {
  const database = new Opened();
  try {
    database.create_function('current_tenant', () => {
      if (tenant === null) throw new Error('TenantMissing: the query was run without a tenant.');
      return tenant;
    });
    database.exec(personsIn(language, TABLE_SQL));
    database.exec(rule);
    return read(database, sql);
  } finally {
    database.close();
  }
}

const firstCell = (database: Database, sql: string): Cell => {
  const [table] = database.exec(sql);
  return (table?.values[0]?.[0] ?? null) as Cell;
};

/** Runs one statement and returns its rows, the number of changed rows, or the error. */
function resultOf(database: Database, sql: string): QueryResult {
  const effort = guardEffort(sql);
  if (effort) return { kind: 'refused', by: 'guard', message: effort };
  try {
    const statements = database.iterateStatements(sql);
    const { value: statement } = statements.next();
    if (!statement) return { kind: 'refused', by: 'guard', message: 'Empty: there is no query.' };
    if (statements.getRemainingSQL().trim() !== '') {
      statement.free();
      return { kind: 'refused', by: 'guard', message: 'OneQuery: send one query at a time.' };
    }
    const before = changesOf(database);
    const rows: Cell[][] = [];
    let isCut = false;
    while (!isCut && statement.step()) {
      if (rows.length === MOST_ROWS) isCut = true;
      else rows.push(statement.get() as Cell[]);
    }
    const columns = statement.getColumnNames();
    statement.free();
    return columns.length > 0
      ? { kind: 'rows', columns, rows, isCut }
      : { kind: 'changed', count: changesOf(database) - before };
  } catch (error) {
    return { kind: 'refused', by: 'database', message: error instanceof Error ? error.message : String(error) };
  }
}

/** Returns the total number of changed rows, including those changed by triggers. */
const changesOf = (database: Database): number => Number(firstCell(database, 'select total_changes()'));
