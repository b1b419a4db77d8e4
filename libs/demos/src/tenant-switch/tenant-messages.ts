import type { LanguageCode } from '@genmaster/i18n';
import type { TenantId } from './tenants.ts';

export const TENANT_PATH = '/frames/tenant-query.html';

/** Maximum number of rows in a result. */
export const MOST_ROWS = 50;

/** Maximum length of a query, in characters. */
export const LONGEST_QUERY = 1000;

/** Request to the frame: the tenant, or `null` for code that names none, and the query. */
export interface TenantRequest {
  kind: 'query';
  tenant: TenantId | null;
  sql: string;
  /** Language of the sample rows. */
  language: LanguageCode;
}

export type Cell = string | number | null;

export type QueryResult =
  | { kind: 'rows'; columns: readonly string[]; rows: readonly (readonly Cell[])[]; isCut: boolean }
  /** A query that returns no rows, with the number of rows that it changed. */
  | { kind: 'changed'; count: number }
  /** Refused by the database, or by the guard before it runs. */
  | { kind: 'refused'; by: 'database' | 'guard'; message: string };

export interface TenantAnswer {
  version: string;
  /** Rows shown on the tenant’s screen. */
  screen: QueryResult;
  /** Result of the query with the row rule. */
  result: QueryResult;
  /** Result of the same query without the row rule. */
  withoutRule: QueryResult;
}
