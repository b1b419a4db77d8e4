import {
  PostgresAdapter,
  PostgresDialect,
  sql,
  type Dialect,
  type Kysely,
  type MigrationLockOptions,
  type PostgresPool,
} from 'kysely';

/** Creates the Kysely dialect for PostgreSQL, and for engines with its protocol that have no advisory locks. */
export function createPostgresDialect(pool: () => Promise<PostgresPool>): Dialect {
  const dialect = new PostgresDialect({ pool });
  return {
    createAdapter: () => new RowLockAdapter(),
    createDriver: () => dialect.createDriver(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** Locks the migrator's own row. Every engine with transactions can do this, and the lock ends with its owner. */
class RowLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(
    db: Kysely<unknown>,
    { lockTable, lockRowId }: MigrationLockOptions,
  ): Promise<void> {
    await sql`select id from ${sql.table(lockTable)} where id = ${lockRowId} for update`.execute(db);
  }

  /** Does nothing: the end of the transaction releases the lock. */
  override async releaseMigrationLock(): Promise<void> {}
}
