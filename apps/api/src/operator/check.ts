import { metadataEntrySchema, metadataMapSchema } from '@genmaster/seo-metadata/contract';
import { schemeOptionSchema, storedThemeSchema } from '@genmaster/theme-engine/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database, DatabaseLocation } from '../db/database.ts';
import { isMigrated, listNewerMigrations } from '../db/migrate.ts';
import { readRows, type Row } from '../db/rows.ts';
import { findTables, type TableFacts } from '../db/tables.ts';
import { findThemeFault } from '../modules/theme/theme-json.ts';
import { toStoredTheme } from '../modules/theme/theme-repository.ts';
import { formatTable } from './format-table.ts';

export interface CheckReport {
  isSound: boolean;
  text: string;
}

/** Maximum number of faults in the report; a broken disk would otherwise fill the screen. */
const NAMED_FAULTS = 20;

/** Checks all stored data, while the server works, and reports the faults. */
export async function checkDatabase(db: Database, { engine }: DatabaseLocation): Promise<CheckReport> {
  const findings = [
    { what: 'tables of this version', faults: await findOtherVersion(db) },
    ...(engine === 'sqlite' ? [{ what: 'pages of the file', faults: await findBrokenPages(db) }] : []),
    { what: 'references between rows', faults: await findBrokenReferences(db) },
    ...(await checkContents(db)),
  ];
  const faults = findings.flatMap(({ what, faults }) => faults.map((fault) => `${what}: ${fault}`));
  const table = formatTable(
    ['checked', 'result'],
    findings.map(({ what, faults }) => [what, faults.length === 0 ? 'ok' : `${faults.length} wrong`]),
  );
  const named = faults.slice(0, NAMED_FAULTS).join('\n');
  const more = faults.length > NAMED_FAULTS ? `\n… and ${faults.length - NAMED_FAULTS} more` : '';
  return { isSound: faults.length === 0, text: faults.length === 0 ? table : `${table}\n\n${named}${more}` };
}

async function findOtherVersion(db: Database): Promise<string[]> {
  if (!(await isMigrated(db))) return ['migrations are missing: start the server'];
  return (await listNewerMigrations(db)).map((name) => `${name} is of a newer version: check with that version`);
}

async function findBrokenPages(db: Database): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.map(({ integrity_check }) => integrity_check).filter((text) => text !== 'ok');
}

async function findBrokenReferences(db: Database): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, references } of await findTables(db)) {
    for (const { column, table, key } of references) {
      const { rows } = await sql<{ value: unknown }>`
        select ${sql.ref(column)} as value from ${sql.table(name)}
        where not exists (
          select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${key}`)} = ${sql.ref(`${name}.${column}`)}
        )`.execute(db);
      for (const { value } of rows) faults.push(`${name}.${column} ${String(value)} is not in ${table}`);
    }
  }
  return faults;
}

/** Checks of stored texts, so that the server can answer with them. */
const CONTENTS: readonly { table: TableFacts['name']; what: string; findFault: (row: Row) => string | null }[] = [
  { table: 'user_themes', what: 'saved themes', findFault: findFaultInTheme },
  { table: 'kept_themes', what: 'other themes', findFault: findFaultInTheme },
  {
    table: 'project_metadata',
    what: 'metadata maps',
    findFault: ({ json }) => findFaultAgainst(metadataMapSchema, json),
  },
  {
    table: 'metadata_drafts',
    what: 'drafts of metadata',
    findFault: ({ json }) => findFaultAgainst(metadataEntrySchema, json),
  },
  {
    table: 'project_schemes',
    what: 'colour schemes',
    findFault: ({ json }) => findFaultAgainst(schemeOptionSchema, json),
  },
];

async function checkContents(db: Database) {
  const findings: { what: string; faults: string[] }[] = [];
  const tables = await findTables(db);
  for (const { table, what, findFault } of CONTENTS) {
    const facts = tables.find(({ name }) => name === table);
    if (!facts) continue;
    const faults: string[] = [];
    for await (const row of readRows(db, facts)) {
      const fault = findFault(row);
      if (fault) faults.push(`${facts.key.map((column) => row[column]).join(' ')} ${fault}`);
    }
    findings.push({ what, faults });
  }
  return findings;
}

function findFaultInTheme(row: Row): string | null {
  const theme = toStoredTheme(row as never);
  const parsed = v.safeParse(storedThemeSchema, theme);
  if (!parsed.success) return `has a wrong ${v.getDotPath(parsed.issues[0]) ?? 'row'}`;
  return findThemeFault(theme.json) ?? (theme.darkJson === undefined ? null : findThemeFault(theme.darkJson));
}

function findFaultAgainst(schema: v.GenericSchema, json: unknown): string | null {
  let value: unknown;
  try {
    value = JSON.parse(String(json));
  } catch {
    return 'is not JSON';
  }
  const parsed = v.safeParse(schema, value);
  return parsed.success ? null : `has a wrong ${v.getDotPath(parsed.issues[0]) ?? 'value'}`;
}
