import { createTestDatabase, engines } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import { prepareQuery } from './prepared-query.ts';

describe.each(engines)('a prepared query on %s', (engine) => {
  it('returns for each value its own committed row, and waits for no transaction', async () => {
    const place = await createTestDatabase(engine);
    const db = openDatabase(place.location);
    try {
      await migrateToLatest(db);
      const people = ['alice', 'bob', "o'hara", '%', ''].map((code, index) => ({
        id: String(index),
        user_code: code,
        name: code,
        client_id: 'genmaster',
        password_hash: 'x',
        is_disabled: 0,
        created_at: '2026-01-01T00:00:00.000Z',
      }));
      await db.insertInto('users').values(people).execute();
      let built = 0;
      const find = prepareQuery(db, (code) => {
        built += 1;
        return db.selectFrom('users').select(['id', 'name']).where('user_code', '=', code).where('is_disabled', '=', 0);
      });
      const found = await Promise.all(people.map(({ user_code }) => find(user_code)));
      expect(found).toEqual(people.map(({ id, name }) => ({ id, name })));
      expect(await find('nobody')).toBeUndefined();
      expect(built).toBe(1);

      // During an open transaction: reads the committed rows without waiting for its end.
      await db.transaction().execute(async (transaction) => {
        await transaction.updateTable('users').set({ name: 'Bob' }).where('user_code', '=', 'bob').execute();
        expect(await find('bob')).toEqual({ id: '1', name: 'bob' });
      });
      expect(await find('bob')).toEqual({ id: '1', name: 'Bob' });

      await db.destroy();
      await expect(find('bob')).rejects.toThrow(/not open|after calling end/);
    } finally {
      await db.destroy();
      await place.remove();
    }
  });
});
