import type { TenantId } from './tenants.ts';

/** Where the frame of the database is served. */
export const TENANT_PATH = '/tenant-query.html';

/** The most rows that are shown of an answer. */
export const MOST_ROWS = 50;

/** The longest query, in letters. */
export const LONGEST_QUERY = 1000;

/** A request to the frame: who asks, `null` for code that names no tenant, and what. */
export interface TenantRequest {
  kind: 'query';
  tenant: TenantId | null;
  sql: string;
}

export type Cell = string | number | null;

/** What the database says to one query. */
export type QueryResult =
  | { kind: 'rows'; columns: readonly string[]; rows: readonly (readonly Cell[])[]; isCut: boolean }
  /** A query that gives no rows: how many it has changed. */
  | { kind: 'changed'; count: number }
  /** The database refuses, or the guard before it does. */
  | { kind: 'refused'; by: 'database' | 'guard'; message: string };

/** What the frame answers. */
export interface TenantAnswer {
  /** The version of the database that answered. */
  version: string;
  /** What the tenant’s screen shows. */
  screen: QueryResult;
  /** What became of the query. */
  result: QueryResult;
  /** What the same query would have done without the row rule. */
  withoutRule: QueryResult;
}
