import { fileAnswerSchema, METADATA_PATHS, metadataMapSchema } from '@genmaster/seo-metadata/contract';
import * as v from 'valibot';
import { engines } from '../../testing/test-database.ts';
import { closeTestServers, createTestServer } from '../../testing/test-server.ts';

describe.each(engines)('page metadata on %s', (engine) => {
  afterEach(closeTestServers);

  it('comes from the database for the default project, without a canonical address', async () => {
    const { app } = await createTestServer(engine);
    const answer = await app.inject({ url: `/${METADATA_PATHS.fromDatabase}/169` });
    expect(answer.statusCode).toBe(200);
    expect(v.is(metadataMapSchema, answer.json())).toBe(true);
    expect(answer.body).not.toContain('canonical');
  });

  it.each(['170', '999999999'])('is not there for the project %s', async (projectId) => {
    const { app } = await createTestServer(engine);
    expect((await app.inject({ url: `/${METADATA_PATHS.fromDatabase}/${projectId}` })).statusCode).toBe(404);
  });

  it.each(['abc', '-1', '1e3', '1.5', '%27%20or%201=1', '9999999999'])('refuses %s as a project', async (projectId) => {
    const { app } = await createTestServer(engine);
    const answer = await app.inject({ url: `/${METADATA_PATHS.fromDatabase}/${projectId}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field).toBe('projectId');
  });

  it('keeps what an editor changed over a restart', async () => {
    const { app, db } = await createTestServer(engine);
    await db.updateTable('project_metadata').set({ json: '{"/":{"title":"Changed"}}' }).execute();
    const answer = await app.inject({ url: `/${METADATA_PATHS.fromDatabase}/169` });
    expect(answer.json()).toEqual({ '/': { title: 'Changed' } });
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
