import { ACCOUNT_PATHS } from '@genmaster/auth-client/contract';
import {
  MOST_THEMES,
  namedThemeAnswerSchema,
  NAMED_THEME_PATHS,
  THEME_PATHS,
  themeListAnswerSchema,
} from '@genmaster/theme-engine/contract';
import * as v from 'valibot';
import { themeOf } from '../../testing/every-route.ts';
import { engines } from '../../testing/test-database.ts';
import { closeTestServers, createTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

const json = (scheme: string) => JSON.stringify({ themeColorScheme: scheme });
const themed = (name: string, scheme = '1.2') => ({
  name,
  menuPos: '1',
  dTemplate: false,
  json: json(scheme),
  mode: null,
});

const post = ({ app }: TestServer, { headers }: TestUser, path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/${path}`, headers, payload });
const list = async ({ app }: TestServer, { headers }: TestUser) =>
  (await app.inject({ url: `/${NAMED_THEME_PATHS.listThemes}`, headers })).json().result;
const loadOne = async ({ app }: TestServer, { headers, userId }: TestUser) =>
  (await app.inject({ url: `/${THEME_PATHS.getUserThemeJson}/${userId}`, headers })).json();

describe.each(engines)('several themes of an account on %s', (engine) => {
  afterEach(closeTestServers);

  /** Creates a user with an active theme and an inactive one. */
  async function setUp() {
    const server = await createTestServer(engine, { config: { savesPerMinute: 10_000 } });
    const user = await server.signIn();
    const save = (changes: object) =>
      post(server, user, THEME_PATHS.saveUserThemeJson, { ...themeOf(user.userId, user.clientId), ...changes });
    const day = (await save({ json: json('1.1') })).json().result;
    const night = (await post(server, user, NAMED_THEME_PATHS.createTheme, themed('Night'))).json().result;
    return { server, user, save, day, night };
  }

  it('are listed with the current one first, which the call for one theme still returns', async () => {
    const { server, user, day, night } = await setUp();
    expect(night).toMatchObject({ name: 'Night', isInUse: false, revision: 1, json: json('1.2') });
    const themes = await list(server, user);
    expect(v.is(themeListAnswerSchema, { status: 1, result: themes })).toBe(true);
    expect(themes).toEqual([{ ...day, name: null, isInUse: true, json: json('1.1'), mode: null }, night]);
    expect((await loadOne(server, user)).result).toMatchObject({ ...day, json: json('1.1') });
  });

  it('are switched: the selected one is current with its own id and revision, the other is unchanged', async () => {
    const { server, user, day, night } = await setUp();
    const answer = await post(server, user, NAMED_THEME_PATHS.chooseTheme, { id: night.id });
    expect(v.is(namedThemeAnswerSchema, answer.json())).toBe(true);
    expect(answer.json().result).toEqual({ ...night, isInUse: true });
    expect((await loadOne(server, user)).result).toMatchObject({ id: night.id, revision: 1, json: json('1.2') });
    expect(await list(server, user)).toMatchObject([{ id: night.id }, { ...day, json: json('1.1'), isInUse: false }]);
    // A retry, as after a lost response.
    expect((await post(server, user, NAMED_THEME_PATHS.chooseTheme, { id: night.id })).json()).toEqual(answer.json());
  });

  it('have different entity tags, also with the same revision, so that no client keeps the wrong one', async () => {
    const { server, user, night } = await setUp();
    const url = `/${THEME_PATHS.getUserThemeJson}/${user.userId}`;
    const { etag } = (await server.app.inject({ url, headers: user.headers })).headers;
    await post(server, user, NAMED_THEME_PATHS.chooseTheme, { id: night.id });
    const read = await server.app.inject({ url, headers: { ...user.headers, 'if-none-match': String(etag) } });
    expect(read.statusCode).toBe(200);
    expect(read.json().result).toMatchObject({ id: night.id, revision: 1 });
  });

  it('can be selected before any was saved', async () => {
    const server = await createTestServer(engine);
    const user = await server.signIn();
    const { id } = (await post(server, user, NAMED_THEME_PATHS.createTheme, themed('First'))).json().result;
    expect(await loadOne(server, user)).toEqual({ status: 0 });
    await post(server, user, NAMED_THEME_PATHS.chooseTheme, { id });
    expect((await loadOne(server, user)).result.id).toBe(id);
  });

  it('keep a save by another device to a theme that is no longer current separate', async () => {
    const { server, user, save, day, night } = await setUp();
    await post(server, user, NAMED_THEME_PATHS.chooseTheme, { id: night.id });
    const late = await save({ id: day.id, revision: 1, flag: 'U', json: json('1.5') });
    expect(late.json().result).toMatchObject({ id: day.id, revision: 2 });
    expect((await save({ id: day.id, revision: 1, flag: 'U', json: json('1.5') })).json()).toEqual(late.json());
    const stale = await save({ id: day.id, revision: 1, flag: 'U', json: json('1.6') });
    expect(stale.statusCode).toBe(409);
    expect(stale.json().newer).toMatchObject({ id: day.id, revision: 2, json: json('1.5') });
    expect(await list(server, user)).toMatchObject([
      { id: night.id, revision: 1, json: json('1.2') },
      { id: day.id, revision: 2, json: json('1.5') },
    ]);
  });

  it('offer the current theme to a save of a deleted theme', async () => {
    const { server, user, save, day, night } = await setUp();
    await post(server, user, NAMED_THEME_PATHS.deleteTheme, { id: night.id, revision: 1 });
    const late = await save({ id: night.id, revision: 1, flag: 'U', json: json('1.5') });
    expect(late.statusCode).toBe(409);
    expect(late.json().newer).toMatchObject({ ...day, json: json('1.1') });
  });

  it('are renamed, including the current one, and keep their revision and the name of their saves', async () => {
    const { server, user, save, day, night } = await setUp();
    const renamed = await post(server, user, NAMED_THEME_PATHS.renameTheme, {
      id: day.id,
      name: ' नीली  थीम ',
      replaces: null,
    });
    expect(renamed.json().result).toMatchObject({ name: 'नीली थीम', revision: 1, isInUse: true });
    await save({ id: day.id, revision: 1, flag: 'U', name: 'My theme', json: json('1.3') });
    await post(server, user, NAMED_THEME_PATHS.renameTheme, { id: night.id, name: 'Late', replaces: 'Night' });
    expect(await list(server, user)).toMatchObject([
      { name: 'नीली थीम', revision: 2 },
      { name: 'Late', revision: 1 },
    ]);
  });

  it('keep a name that another device gave in the meantime', async () => {
    const { server, user, night } = await setUp();
    await post(server, user, NAMED_THEME_PATHS.renameTheme, { id: night.id, name: 'Late', replaces: 'Night' });
    const second = await post(server, user, NAMED_THEME_PATHS.renameTheme, {
      id: night.id,
      name: 'Dusk',
      replaces: 'Night',
    });
    expect(second.statusCode).toBe(412);
    expect(await list(server, user)).toMatchObject([{}, { name: 'Late' }]);
  });

  it.each(['', '\u200b\u00ad', ' \t ', 'x'.repeat(61), 'नी'.repeat(61)])('cannot be named %j', async (name) => {
    const { server, user, night } = await setUp();
    const rename = await post(server, user, NAMED_THEME_PATHS.renameTheme, { id: night.id, name, replaces: 'Night' });
    const create = await post(server, user, NAMED_THEME_PATHS.createTheme, themed(name));
    for (const answer of [rename, create])
      expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'name']);
    expect(await list(server, user)).toHaveLength(2);
  });

  it('can be named with 60 letters of several characters each', async () => {
    const { server, user } = await setUp();
    const name = 'नी'.repeat(60);
    expect((await post(server, user, NAMED_THEME_PATHS.createTheme, themed(name))).json().result.name).toBe(name);
  });

  it('are deleted only in the version that was seen: not the current one, not after another save', async () => {
    const { server, user, save, day, night } = await setUp();
    const remove = (id: string, revision: number) =>
      post(server, user, NAMED_THEME_PATHS.deleteTheme, { id, revision });
    expect((await remove(day.id, 1)).statusCode).toBe(409);
    await save({ id: night.id, revision: 1, flag: 'U', json: json('1.4') });
    expect((await remove(night.id, 1)).statusCode).toBe(412);
    const removed = await remove(night.id, 2);
    expect(removed.json().result).toMatchObject({ id: night.id, name: 'Night', json: json('1.4') });
    expect((await remove(night.id, 2)).statusCode).toBe(404);
    expect(await list(server, user)).toMatchObject([{ id: day.id }]);
  });

  it('belong to one user: no other user finds, renames, uses or deletes them', async () => {
    const { server, user, night } = await setUp();
    const other = await server.signIn('other');
    expect(await list(server, other)).toEqual([]);
    const calls = [
      [NAMED_THEME_PATHS.renameTheme, { id: night.id, name: 'Mine', replaces: 'Night' }],
      [NAMED_THEME_PATHS.chooseTheme, { id: night.id }],
      [NAMED_THEME_PATHS.deleteTheme, { id: night.id, revision: 1 }],
    ] as const;
    for (const [path, payload] of calls) expect((await post(server, other, path, payload)).statusCode).toBe(404);
    expect(await list(server, user)).toMatchObject([{}, { id: night.id, name: 'Night' }]);
  });

  it(`are ${MOST_THEMES} at most, also when many are created at once`, async () => {
    const { server, user } = await setUp();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        post(server, user, NAMED_THEME_PATHS.createTheme, themed(`Theme ${index}`)),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MOST_THEMES - 2);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(await list(server, user)).toHaveLength(MOST_THEMES);
  });

  it('are switched one after the other, also when many are selected and saved at once, and none is lost', async () => {
    const { server, user, save, day } = await setUp();
    for (const name of ['a', 'b', 'c']) await post(server, user, NAMED_THEME_PATHS.createTheme, themed(name));
    const before: { id: string }[] = await list(server, user);
    const answers = await Promise.all([
      ...before.map(({ id }) => post(server, user, NAMED_THEME_PATHS.chooseTheme, { id })),
      save({ id: day.id, revision: 1, flag: 'U', json: json('1.6') }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 409)).toEqual(
      [],
    );
    const after: { id: string; isInUse: boolean }[] = await list(server, user);
    expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
    expect(after.filter(({ isInUse }) => isInUse)).toHaveLength(1);
  });

  it('are listed newest save first, after the current one', async () => {
    const { server, user, save, day, night } = await setUp();
    const made = [];
    for (const name of ['b', 'c', 'a']) {
      server.advance(1);
      made.unshift((await post(server, user, NAMED_THEME_PATHS.createTheme, themed(name))).json().result.id);
    }
    server.advance(1);
    await save({ id: night.id, revision: 1, flag: 'U', json: json('1.4') });
    expect((await list(server, user)).map(({ id }: { id: string }) => id)).toEqual([day.id, night.id, ...made]);
  });

  it('are all listed while they are switched', async () => {
    const { server, user, day, night } = await setUp();
    const found = new Set<number>();
    const switchThem = async () => {
      for (const { id } of Array.from({ length: 15 }, () => [night, day]).flat())
        await post(server, user, NAMED_THEME_PATHS.chooseTheme, { id });
    };
    const listThem = async () => {
      for (let turn = 0; turn < 40; turn += 1) found.add((await list(server, user)).length);
    };
    await Promise.all([switchThem(), listThem(), listThem()]);
    expect(found).toEqual(new Set([2]));
  });

  it('accept no value that a single theme refuses', async () => {
    const { server, user } = await setUp();
    const bad = { ...themed('Bad'), json: '{"themeColors":{"--button-bg":"url(//x)"}}' };
    expect((await post(server, user, NAMED_THEME_PATHS.createTheme, bad)).statusCode).toBe(400);
    expect(await list(server, user)).toHaveLength(2);
  });

  it("are part of the export of a user's data", async () => {
    const { server, user, day, night } = await setUp();
    const data = (await server.app.inject({ url: `/${ACCOUNT_PATHS.ownData}`, headers: user.headers })).json();
    expect(data.theme).toMatchObject({ record_id: day.id });
    expect(data.otherThemes).toMatchObject([{ record_id: night.id, title: 'Night' }]);
  });
});
