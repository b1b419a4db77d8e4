import { setTimeout as wait } from 'node:timers/promises';
import { readInGroups } from './grouped-reads.ts';

/** A query with a constant parameter before and after the variable one. */
const read = {
  sql: 'select name from people where id = $2 and a = $1 and b = $3',
  parameters: ['a', '', 'b'],
  place: 1,
};

/** A database that answers with the values it was asked for, except `missing`, each statement after the given time. */
function createDatabase({ ms = 0, failing = -1 } = {}) {
  const statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const readFirst = readInGroups(async (sql, parameters) => {
    statements.push({ sql, parameters });
    const number = statements.length - 1;
    await wait(ms);
    if (number === failing) throw new Error('The statement took too long.');
    const values = parameters[1] as string[];
    // The database returns rows in any order.
    return values
      .map((name, index) => ({ place_in_group: index + 1, name }))
      .filter(({ name }) => name !== 'missing')
      .reverse();
  });
  return { statements, find: (value: string) => readFirst(read, value) as Promise<{ name: string } | undefined> };
}

describe('grouped reads', () => {
  it('read concurrent requests in one statement, and give each its own row', async () => {
    const { statements, find } = createDatabase();
    const found = await Promise.all(['ann', 'missing', 'bob', 'ann'].map(find));
    expect(found).toEqual([{ name: 'ann' }, undefined, { name: 'bob' }, { name: 'ann' }]);
    expect(statements.map(({ parameters }) => parameters)).toEqual([['a', ['ann', 'missing', 'bob', 'ann'], 'b']]);
    expect(statements[0]?.sql).toContain('where id = one.value and a = $1 and b = $3 limit 1');
  });

  it('keep two statements in progress, and put all new requests into the next', async () => {
    const { statements, find } = createDatabase({ ms: 20 });
    const asked = [];
    for (const value of ['1', '2', '3', '4', '5']) {
      asked.push(find(value));
      await new Promise(setImmediate);
    }
    expect((await Promise.all(asked)).map((row) => row?.name)).toEqual(['1', '2', '3', '4', '5']);
    expect(statements.map(({ parameters }) => parameters[1])).toEqual([['1'], ['2'], ['3', '4', '5']]);
  });

  it('limit the values of a statement', async () => {
    const { statements, find } = createDatabase();
    const values = Array.from({ length: 150 }, (_, index) => String(index));
    expect((await Promise.all(values.map(find))).map((row) => row?.name)).toEqual(values);
    expect(statements.map(({ parameters }) => (parameters[1] as string[]).length)).toEqual([64, 64, 22]);
  });

  it('fail a group with its statement, and continue with the next', async () => {
    const { find } = createDatabase({ failing: 0 });
    const outcomes = await Promise.allSettled(['ann', 'bob'].map(find));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await find('ann')).toEqual({ name: 'ann' });
  });
});
