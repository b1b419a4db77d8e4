import {
  PostgresAdapter,
  PostgresDialect,
  sql,
  type Dialect,
  type Kysely,
  type MigrationLockOptions,
  type PostgresPool,
} from 'kysely';

/** Lets Kysely work on PostgreSQL, and on engines that speak its protocol and have no advisory locks. */
export function createPostgresDialect(pool: () => Promise<PostgresPool>): Dialect {
  const dialect = new PostgresDialect({ pool });
  return {
    createAdapter: () => new RowLockAdapter(),
    createDriver: () => dialect.createDriver(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** Locks the row that the migrator keeps for it. Every engine with transactions can, and none outlives its owner. */
class RowLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(
    db: Kysely<unknown>,
    { lockTable, lockRowId }: MigrationLockOptions,
  ): Promise<void> {
    await sql`select id from ${sql.table(lockTable)} where id = ${lockRowId} for update`.execute(db);
  }

  /** The end of the transaction releases it. */
  override async releaseMigrationLock(): Promise<void> {}
}
