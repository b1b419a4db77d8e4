import { afterEachStatement } from '../../testing/after-each-statement.ts';
import { closeMigratedDatabases, openMigratedTwice } from '../../testing/migrated-database.ts';
import { engines } from '../../testing/test-database.ts';
import { createNamedThemeRepository } from '../theme/named-theme-repository.ts';
import { createUserRepository } from '../users/user-repository.ts';
import { exportUser } from './export-user.ts';

const now = () => new Date('2026-11-20T12:00:00.000Z');
const theme = { menuPos: '1', dTemplate: false, mode: null, json: '{}' } as const;

afterEach(closeMigratedDatabases);

describe.each(engines)('the export of a user on %s', (engine) => {
  it('is one state of the data, whatever another process writes meanwhile', async () => {
    const { db, elsewhere } = await openMigratedTwice(engine);
    const id = String(await createUserRepository({ db, now }).create({ userCode: 'a', name: 'A', passwordHash: '' }));
    const themes = createNamedThemeRepository({ db: elsewhere, now });
    const ids: string[] = [];
    for (const title of ['first', 'second']) {
      const outcome = await themes.create(id, title, theme);
      if (outcome.kind === 'done') ids.push(outcome.theme.id);
    }
    await themes.choose(id, ids[0]!);
    // Every choice exchanges the rows of two tables.
    let choice = 0;
    const exchange = async () => void (await themes.choose(id, ids[(choice += 1) % 2]!));
    const data = await exportUser({ db: db.withPlugin(afterEachStatement(exchange)), now }, id);
    expect(choice).toBeGreaterThan(5);
    const exported = [data?.theme, ...(data?.otherThemes ?? [])].map((row) => row?.['title']);
    expect(exported.sort()).toEqual(['first', 'second']);
  });
});
