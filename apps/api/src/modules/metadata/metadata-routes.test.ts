import { fileAnswerSchema, METADATA_PATHS, metadataMapSchema } from '@genmaster/seo-metadata/contract';
import * as v from 'valibot';
import { engines } from '../../testing/test-database.ts';
import { closeTestServers, createTestServer } from '../../testing/test-server.ts';
import { createMetadataRepository } from './metadata-repository.ts';

describe.each(engines)('page metadata on %s', (engine) => {
  afterEach(closeTestServers);

  it('comes from the database for the default project, without a canonical address', async () => {
    const { app } = await createTestServer(engine);
    const answer = await app.inject({ url: `/${METADATA_PATHS.fromDatabase}/169` });
    expect(answer.statusCode).toBe(200);
    expect(v.is(metadataMapSchema, answer.json())).toBe(true);
    expect(answer.body).not.toContain('canonical');
  });

  it.each(['170', '999999999'])('does not exist for the project %s', async (projectId) => {
    const { app } = await createTestServer(engine);
    expect((await app.inject({ url: `/${METADATA_PATHS.fromDatabase}/${projectId}` })).statusCode).toBe(404);
  });

  it.each(['abc', '-1', '1e3', '1.5', '%27%20or%201=1', '9999999999'])('refuses %s as a project', async (projectId) => {
    const { app } = await createTestServer(engine);
    const answer = await app.inject({ url: `/${METADATA_PATHS.fromDatabase}/${projectId}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field).toBe('projectId');
  });

  it('is answered with 304 to a browser with the current version, and in full after a change', async () => {
    const { app, db } = await createTestServer(engine);
    const url = `/${METADATA_PATHS.fromDatabase}/169`;
    const first = await app.inject({ url });
    const headers = { 'if-none-match': String(first.headers['etag']) };

    const again = await app.inject({ url, headers });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag: first.headers['etag'], 'cache-control': 'no-cache' });

    await createMetadataRepository({ db, now: () => new Date() }).replaceMap(169, { '/': { title: 'Changed' } });
    const changed = await app.inject({ url, headers });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toEqual({ '/': { title: 'Changed' } });
    expect(changed.headers['etag']).not.toBe(first.headers['etag']);
  });

  // RFC 9110, 13.1.1
  it('is given only in the version that a client asks for', async () => {
    const { app } = await createTestServer(engine);
    const url = `/${METADATA_PATHS.fromDatabase}/169`;
    const tag = String((await app.inject({ url })).headers['etag']);
    const statusOf = async (wanted: string) =>
      (await app.inject({ url, headers: { 'if-match': wanted, 'if-none-match': '"other"' } })).statusCode;
    for (const wanted of [tag, '*', `"other", ${tag}`]) expect(await statusOf(wanted)).toBe(200);
    for (const wanted of ['"other"', `W/${tag}`, '']) expect(await statusOf(wanted)).toBe(412);
  });

  it('is replaced as a whole only in existing projects', async () => {
    const { db } = await createTestServer(engine);
    const repository = createMetadataRepository({ db, now: () => new Date() });

    expect(await repository.replaceMap(169, { '/about-us': { title: 'New' } })).toBe(true);
    expect(await repository.findInDatabase(169)).toBe('{"/about-us":{"title":"New"}}');
    expect(await repository.replaceMap(170, {})).toBe(false);
  });

  it('keeps what an editor changed over a restart', async () => {
    const { app, db } = await createTestServer(engine);
    await db.updateTable('project_metadata').set({ json: '{"/":{"title":"Changed"}}' }).execute();
    const answer = await app.inject({ url: `/${METADATA_PATHS.fromDatabase}/169` });
    expect(answer.json()).toEqual({ '/': { title: 'Changed' } });
  });
});

describe.each(engines)('changing page metadata on %s', (engine) => {
  afterEach(closeTestServers);

  const put = async (payload: object, { permissions = ['metadata'] as const, projectId = '169' } = {}) => {
    const server = await createTestServer(engine);
    const { headers } = await server.signIn('editor', permissions);
    const url = `/${METADATA_PATHS.entry}/${projectId}`;
    const send = (body: object) => server.app.inject({ method: 'PUT', url, headers, payload: body });
    return { server, send, answer: await send(payload) };
  };

  it('replaces one entry and returns the map', async () => {
    const { answer, server } = await put({ address: '/', entry: { title: 'New title' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ '/': { title: 'New title' }, '/about-us': {} });
    const stored = await server.app.inject({ url: `/${METADATA_PATHS.fromDatabase}/169` });
    expect(stored.json()).toEqual(answer.json());
    expect(stored.headers['etag']).toBe(answer.headers['etag']);
  });

  it('loses no entry when several editors save at once', async () => {
    const { send } = await put({ address: '/', entry: {} });
    const addresses = Array.from({ length: 8 }, (_, index) => `/page-${index}`);
    const answers = await Promise.all(addresses.map((address) => send({ address, entry: { title: address } })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(Object.keys((await send({ address: '/', entry: {} })).json())).toEqual(expect.arrayContaining(addresses));
  });

  it.each([
    { reason: 'a canonical address', payload: { address: '/', entry: { canonical: '/x' } }, field: 'entry.canonical' },
    { reason: 'an address that is none', payload: { address: 'x', entry: {} }, field: 'address' },
    { reason: 'an empty title', payload: { address: '/', entry: { title: '' } }, field: 'entry.title' },
  ])('refuses $reason, naming the field', async ({ payload, field }) => {
    const { answer } = await put(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field).toBe(field);
  });

  it('stores an address that equals a property name of every object', async () => {
    const { answer } = await put({ address: '/__proto__', entry: { title: 'x' } });
    expect(answer.json()['/__proto__']).toEqual({ title: 'x' });
  });

  it('requires the permission and an existing project', async () => {
    const entry = { address: '/', entry: {} };
    expect((await put(entry, { permissions: [] as never })).answer.statusCode).toBe(403);
    expect((await put(entry, { projectId: '170' })).answer.statusCode).toBe(404);
  });
});

describe('page metadata from the file', () => {
  afterEach(closeTestServers);

  const ask = async (projectName: unknown) => {
    const { app } = await createTestServer('sqlite');
    return app.inject({ method: 'POST', url: `/${METADATA_PATHS.fromFile}`, payload: { projectName } });
  };

  it('comes for a project that has one', async () => {
    const answer = await ask('GENMASTER');
    expect(answer.statusCode).toBe(200);
    expect(v.is(fileAnswerSchema, answer.json())).toBe(true);
    expect(answer.headers['etag']).toBe((await ask('genmaster')).headers['etag']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    'other',
    '__proto__',
    'constructor',
    '../../package',
    '..%2fpackage',
    '/etc/passwd',
    'C:\\x',
    'a\u0000',
    '',
    7,
    null,
  ])('opens no file for the name %p', async (name) => {
    const answer = await ask(name);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
  });
});
