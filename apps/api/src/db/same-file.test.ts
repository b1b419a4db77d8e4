import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { createTestServer, closeTestServers } from '../testing/test-server.ts';

afterEach(closeTestServers);

const record = { id: null, name: '', menuPos: '1', dTemplate: false, json: '{}', flag: 'I', mode: null };

describe('an open embedded database whose files are removed', () => {
  it.each<{ what: string; harm: (path: string) => void }>([
    { what: 'the file is removed', harm: (path) => rmSync(path) },
    {
      what: 'the file and its log are removed',
      harm: (path) => ['', '-wal', '-shm'].forEach((end) => rmSync(path + end)),
    },
    { what: 'the log is removed', harm: (path) => rmSync(`${path}-wal`) },
    { what: 'the index of the log is removed', harm: (path) => rmSync(`${path}-shm`) },
    { what: 'the file is moved away', harm: (path) => renameSync(path, `${path}.old`) },
    {
      what: 'the file is replaced by a copy',
      harm: (path) => {
        copyFileSync(path, `${path}.copy`);
        renameSync(`${path}.copy`, path);
      },
    },
  ])('acknowledges nothing and is not ready, as soon as $what', async ({ harm }) => {
    const { app, db, signIn, advance } = await createTestServer('sqlite');
    const { userId, clientId: sagClientId, headers } = await signIn();
    const save = (revision: number) =>
      app.inject({
        method: 'POST',
        url: `/${THEME_PATHS.saveUserThemeJson}`,
        headers,
        payload: { ...record, userId, sagClientId, revision },
      });
    expect((await save(0)).json()).toMatchObject({ status: 1 });
    const { rows } = await import('kysely').then(({ sql }) => sql<{ file: string }>`pragma database_list`.execute(db));
    harm(rows[0]?.file ?? '');
    const answer = await save(1);
    expect({ status: answer.statusCode, wait: answer.headers['retry-after'] }).toEqual({ status: 503, wait: '2' });
    const read = await app.inject({ url: `/${THEME_PATHS.getUserThemeJson}/${userId}`, headers });
    expect(read.statusCode).toBe(503);
    advance(1);
    const ready = await app.inject({ url: '/health/ready' });
    expect(ready.statusCode).toBe(503);
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
  });
});
