import type { SaveThemeRecord } from '@genmaster/theme-engine/contract';
import { afterEachStatement } from '../../testing/after-each-statement.ts';
import { closeMigratedDatabases, openMigratedTwice } from '../../testing/migrated-database.ts';
import { engines } from '../../testing/test-database.ts';
import { createUserRepository } from '../users/user-repository.ts';
import { createNamedThemeRepository } from './named-theme-repository.ts';
import { createThemeRepository } from './theme-repository.ts';

const now = () => new Date('2026-11-20T12:00:00.000Z');
const theme = { menuPos: '1', dTemplate: false, mode: null, json: '{}' } as const;

afterEach(closeMigratedDatabases);

describe.each(engines)('a save of a theme that is not in use on %s', (engine) => {
  /** Saves a kept theme while another client does something, just after the theme was read. */
  const saveWhile = async (
    meanwhile: (other: {
      save: (changes?: Partial<SaveThemeRecord>) => Promise<unknown>;
      choose: () => Promise<unknown>;
    }) => Promise<unknown>,
  ) => {
    const { db, elsewhere } = await openMigratedTwice(engine);
    const userId = String(
      await createUserRepository({ db, now }).create({ userCode: 'a', name: 'A', passwordHash: '' }),
    );
    const named = createNamedThemeRepository({ db: elsewhere, now });
    const kept = await named.create(userId, 'kept', theme);
    const id = kept.kind === 'done' ? kept.theme.id : '';
    const record: SaveThemeRecord = {
      ...{ ...theme, id, userId, sagClientId: 'genmaster', name: 'kept' },
      ...{ flag: 'U', revision: 1, json: '{"selectedTheme":"2"}' },
    };
    const other = {
      save: (changes = {}) => createThemeRepository({ db: elsewhere, now }).save(userId, { ...record, ...changes }),
      choose: () => named.choose(userId, id),
    };
    const plugin = afterEachStatement(async (statement) => {
      if (statement === 2) await meanwhile(other);
    });
    return createThemeRepository({ db: db.withPlugin(plugin), now }).save(userId, record);
  };

  it('is done when the same save was done meanwhile', async () => {
    expect(await saveWhile(({ save }) => save())).toMatchObject({ kind: 'saved', theme: { revision: 2 } });
  });

  it('is in conflict with another save that was done meanwhile, and shows it', async () => {
    const json = '{"selectedTheme":"3"}';
    expect(await saveWhile(({ save }) => save({ json }))).toMatchObject({
      kind: 'conflict',
      newer: { revision: 2, json },
    });
  });

  it('is done when the theme was put into use meanwhile', async () => {
    expect(await saveWhile(({ choose }) => choose())).toMatchObject({
      kind: 'saved',
      theme: { revision: 2, json: '{"selectedTheme":"2"}' },
    });
  });
});
