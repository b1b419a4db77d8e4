import { randomUUID } from 'node:crypto';
import {
  staleThemeSchema,
  THEME_PATHS,
  themeConflictSchema,
  userThemeAnswerSchema,
} from '@genmaster/theme-engine/contract';
import * as v from 'valibot';
import { engines } from '../../testing/test-database.ts';
import { closeTestServers, createTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

const properties = {
  selectedTheme: '1',
  selectedBackground: 'Default',
  themeColorScheme: '1.1',
  menuPosition: '1',
  selectedDashboard: '1',
  themeColors: { '--navbar-light-bg': 'rgba(1, 2, 3, 0.5)', '--font-heading': 'noto-sans-regular' },
  themeIcons: { '--sidebar-icon-visibility': 'inline-block' },
};

const recordOf = ({ userId, clientId }: TestUser, changes: object = {}) => ({
  id: null,
  name: 'My theme',
  menuPos: '1',
  dTemplate: false,
  json: JSON.stringify(properties),
  userId,
  sagClientId: clientId,
  flag: 'I',
  revision: 0,
  mode: 'dark',
  ...changes,
});

const save = ({ app }: TestServer, { headers }: TestUser, payload: object, more: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/${THEME_PATHS.saveUserThemeJson}`,
    headers: { ...headers, ...more },
    payload,
  });

const load = ({ app }: TestServer, { headers }: TestUser, userId: string) =>
  app.inject({ url: `/${THEME_PATHS.getUserThemeJson}/${userId}`, headers });

describe.each(engines)('saving a theme on %s', (engine) => {
  afterEach(closeTestServers);

  it('returns status 0 before the first save and the saved theme after it', async () => {
    const server = await createTestServer(engine);
    const user = await server.signIn();
    expect((await load(server, user, user.userId)).json()).toEqual({ status: 0 });

    const saved = (await save(server, user, recordOf(user, { darkJson: '{"colors":{}}' }))).json();
    expect(saved).toEqual({ status: 1, result: { id: expect.any(String), revision: 1, savedAt: expect.any(String) } });

    const loaded = (await load(server, user, user.userId)).json();
    expect(v.is(userThemeAnswerSchema, loaded)).toBe(true);
    expect(loaded.result).toEqual({
      ...saved.result,
      json: JSON.stringify(properties),
      mode: 'dark',
      darkJson: '{"colors":{}}',
    });
  });

  it('responds with 304 to a client that has the stored revision, and with the theme to any other', async () => {
    const server = await createTestServer(engine);
    const user = await server.signIn();
    const etag = String((await save(server, user, recordOf(user))).headers.etag);
    const read = (held: string) =>
      load(server, { ...user, headers: { ...user.headers, 'if-none-match': held } }, user.userId);
    const same = await read(`W/"7", ${etag}`);
    expect({ status: same.statusCode, etag: same.headers.etag, body: same.body }).toEqual({
      status: 304,
      etag,
      body: '',
    });
    expect((await read('"7"')).json().result).toMatchObject({ revision: 1 });
    const wanted = (tag: string) =>
      load(server, { ...user, headers: { ...user.headers, 'if-match': tag } }, user.userId);
    expect((await wanted(etag)).statusCode).toBe(200);
    expect((await wanted('"7"')).statusCode).toBe(412);
  });

  it('keeps one row per user, with an increasing revision', async () => {
    const server = await createTestServer(engine);
    const user = await server.signIn();
    await save(server, user, recordOf(user));
    const second = (await save(server, user, recordOf(user, { revision: 1, flag: 'U', mode: null }))).json();
    expect(second.result.revision).toBe(2);
    expect(await server.db.selectFrom('user_themes').selectAll().execute()).toHaveLength(1);
  });

  it('responds to a save based on an old revision with 409 and the newer copy, which stays', async () => {
    const server = await createTestServer(engine);
    const user = await server.signIn();
    await save(server, user, recordOf(user, { mode: 'flately' }));
    const conflict = await save(server, user, recordOf(user, { mode: 'light' }));
    expect(conflict.statusCode).toBe(409);
    expect(conflict.headers['content-type']).toMatch('application/problem+json');
    expect(v.is(themeConflictSchema, conflict.json())).toBe(true);
    expect(conflict.json()).toMatchObject({ type: 'about:blank', requestId: conflict.headers['x-request-id'] });
    expect(conflict.json().newer).toMatchObject({ revision: 1, mode: 'flately' });
    expect((await load(server, user, user.userId)).json().result.mode).toBe('flately');
  });

  it('responds to a stale save with If-Match with 412 and the current copy, which stays', async () => {
    const server = await createTestServer(engine);
    const user = await server.signIn();
    const first = await save(server, user, recordOf(user, { mode: 'flately' }), { 'if-match': '"0"' });
    expect(first.headers.etag).toBe(`"1.${first.json().result.id}"`);
    const stale = await save(server, user, recordOf(user, { mode: 'light' }), { 'if-match': '"0"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.headers['content-type']).toMatch('application/problem+json');
    expect(v.is(staleThemeSchema, stale.json())).toBe(true);
    expect(stale.json()).toMatchObject({
      status: 412,
      requestId: stale.headers['x-request-id'],
      current: { ...first.json().result, mode: 'flately' },
    });
    const kept = await load(server, user, user.userId);
    expect(kept.json().result).toEqual(stale.json().current);
    expect(kept.headers.etag).toBe(stale.headers.etag);
  });

  it('overwrites the current copy when the save names its revision', async () => {
    const server = await createTestServer(engine);
    const user = await server.signIn();
    await save(server, user, recordOf(user, { mode: 'flately' }));
    const { revision } = (await save(server, user, recordOf(user), { 'if-match': '"0"' })).json().current;
    const mine = recordOf(user, { mode: 'light', revision });
    const kept = await save(server, user, mine, { 'if-match': `"${revision}"` });
    expect(kept.json().result.revision).toBe(revision + 1);
    expect((await save(server, user, mine, { 'if-match': `"${revision}"` })).json()).toEqual(kept.json());
  });

  it('saves the theme of the ETag in If-Match, and no other one of the same revision', async () => {
    const server = await createTestServer(engine);
    const user = await server.signIn();
    const etag = String((await save(server, user, recordOf(user))).headers.etag);
    const saved = await save(server, user, recordOf(user, { revision: 1, mode: 'light' }), { 'if-match': etag });
    expect(saved.json().result.revision).toBe(2);
    const foreign = `"2.${randomUUID()}"`;
    const refused = await save(server, user, recordOf(user, { revision: 2 }), { 'if-match': foreign });
    expect({ status: refused.statusCode, etag: refused.headers.etag }).toEqual({
      status: 412,
      etag: saved.headers.etag,
    });
    const { id } = saved.json().result;
    const torn = await save(server, user, recordOf(user, { id, revision: 2 }), { 'if-match': foreign });
    expect(torn.json()).toMatchObject({ status: 400, errors: [{ field: 'id' }] });
  });

  it.each([
    { ifMatch: '"1"', field: 'revision' },
    { ifMatch: '"0.', field: 'if-match' },
    { ifMatch: '0', field: 'if-match' },
    { ifMatch: 'W/"0"', field: 'if-match' },
    { ifMatch: '*', field: 'if-match' },
  ])('refuses If-Match: $ifMatch on a save from revision 0, and stores nothing', async ({ ifMatch, field }) => {
    const server = await createTestServer(engine);
    const user = await server.signIn();
    const answer = await save(server, user, recordOf(user), { 'if-match': ifMatch });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field).toBe(field);
    expect(await server.db.selectFrom('user_themes').selectAll().execute()).toEqual([]);
  });

  it('treats a repeated save as one, so that a client can retry after a lost response', async () => {
    const server = await createTestServer(engine);
    const user = await server.signIn();
    const first = (await save(server, user, recordOf(user))).json();
    expect((await save(server, user, recordOf(user))).json()).toEqual(first);
  });

  it.each<{ how: string; headers: Record<string, string>; lost: number }>([
    { how: 'without If-Match', headers: {}, lost: 409 },
    { how: 'who all say If-Match', headers: { 'if-match': '"0"' }, lost: 412 },
  ])('lets exactly one of fifty concurrent saves of a revision succeed, $how', async ({ headers, lost }) => {
    const server = await createTestServer(engine);
    const user = await server.signIn();
    const names = Array.from({ length: 50 }, (_, index) => `theme ${index}`);
    const answers = await Promise.all(names.map((name) => save(server, user, recordOf(user, { name }), headers)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => lost)]);
    const winner = names[answers.findIndex(({ statusCode }) => statusCode === 200)];
    const stored = await server.db.selectFrom('user_themes').select(['name', 'revision']).execute();
    expect(stored).toEqual([{ name: winner, revision: 1 }]);
  });

  it('lets one of several concurrent saves with If-Match succeed for each revision, and loses none', async () => {
    const server = await createTestServer(engine);
    const user = await server.signIn();
    const saveUntilStored = async (name: string) => {
      for (let revision = 0; ;) {
        const answer = await save(server, user, recordOf(user, { name, revision }), { 'if-match': `"${revision}"` });
        if (answer.statusCode === 200) return answer.json().result.revision as number;
        expect(answer.statusCode).toBe(412);
        revision = answer.json().current.revision;
      }
    };
    const revisions = await Promise.all([0, 1, 2, 3, 4].map((index) => saveUntilStored(`theme ${index}`)));
    expect(revisions.sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('returns the same response for the theme of another user and for one that does not exist', async () => {
    const server = await createTestServer(engine);
    const [owner, other] = [await server.signIn(), await server.signIn('second')];
    await save(server, owner, recordOf(owner));
    const bodies = [];
    for (const userId of [owner.userId, 'nobody', '%00', '..%2f']) {
      const { requestId, ...body } = (await load(server, other, userId)).json();
      expect(requestId).toEqual(expect.any(String));
      bodies.push(body);
    }
    expect(bodies[0].status).toBe(404);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('does not save for another user', async () => {
    const server = await createTestServer(engine);
    const [owner, other] = [await server.signIn(), await server.signIn('second')];
    expect((await save(server, other, recordOf(owner))).statusCode).toBe(404);
    expect((await save(server, other, recordOf(other, { sagClientId: 'elsewhere' }))).statusCode).toBe(404);
    expect(await server.db.selectFrom('user_themes').selectAll().execute()).toEqual([]);
  });

  it('requires a session', async () => {
    const server = await createTestServer(engine);
    const nobody = { userId: 'x', clientId: 'x', headers: {} };
    expect((await load(server, nobody, 'x')).statusCode).toBe(401);
    expect((await save(server, nobody, recordOf(nobody))).statusCode).toBe(401);
  });

  it('refuses a malicious theme, naming the field, and keeps the old one', async () => {
    const server = await createTestServer(engine);
    const user = await server.signIn();
    await save(server, user, recordOf(user));
    const json = '{"themeColors":{"--a":"url(https://evil.example/x)"}}';
    const answer = await save(server, user, recordOf(user, { json, revision: 1 }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field).toBe('json');
    expect((await load(server, user, user.userId)).json().result.json).toBe(JSON.stringify(properties));
  });

  it.each([
    { reason: 'an unknown field', changes: { role: 'admin' }, status: 400, field: 'role' },
    { reason: 'a number as text', changes: { revision: '1' }, status: 400, field: 'revision' },
    {
      reason: 'the last revision, which has no next one',
      changes: { revision: 2_147_483_647 },
      status: 400,
      field: 'revision',
    },
    { reason: 'a fraction as revision', changes: { revision: 0.5 }, status: 400, field: 'revision' },
    { reason: 'an unknown mode', changes: { mode: 'neon' }, status: 400, field: 'mode' },
    { reason: 'hostile dark colours', changes: { darkJson: '{"a":"url(x)"}' }, status: 400, field: 'darkJson' },
    { reason: 'a theme over 64 KiB', changes: { json: 'x'.repeat(65_537) }, status: 413, field: undefined },
    { reason: 'a body that is far too large', changes: { json: 'x'.repeat(300_000) }, status: 413, field: undefined },
  ])('refuses $reason', async ({ changes, status, field }) => {
    const server = await createTestServer(engine);
    const user = await server.signIn();
    const answer = await save(server, user, recordOf(user, changes));
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors?.[0].field).toBe(field);
  });
});
