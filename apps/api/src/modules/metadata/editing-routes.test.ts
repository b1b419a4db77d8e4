import {
  METADATA_PATHS,
  metadataDraftsSchema,
  metadataHistorySchema,
  type MetadataDrafts,
  type MetadataHistory,
} from '@genmaster/seo-metadata/contract';
import * as v from 'valibot';
import { fullMetadataMap } from '../../testing/full-metadata-map.ts';
import { engines } from '../../testing/test-database.ts';
import { closeTestServers, createTestServer } from '../../testing/test-server.ts';
import { createDraftRepository } from './draft-repository.ts';
import { KEPT_REVISIONS } from './entry-history.ts';
import { importMetadata } from './import-metadata.ts';
import { MAX_MAP_LENGTH } from './metadata-repository.ts';

describe.each(engines)('editing page metadata on %s', (engine) => {
  afterEach(closeTestServers);

  const createEditor = async () => {
    const { app, db, signIn, advance } = await createTestServer(engine);
    const { headers } = await signIn('editor', ['metadata']);
    await importMetadata(db, { projectId: 169, map: { '/': { title: 'Home' } } });
    await db.deleteFrom('metadata_revisions').execute();
    const urlOf = (path: string) => `/${path.replace('?', '/169?').replace(/^[^?]+$/, '$&/169')}`;
    const send = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
      app.inject({ method, url: urlOf(path), headers, payload });
    return {
      db,
      send,
      read: (path: string, conditions = {}) => app.inject({ url: urlOf(path), headers: { ...headers, ...conditions } }),
      advance,
      visitors: async () => (await app.inject({ url: `/${METADATA_PATHS.fromDatabase}/169` })).json(),
      saveDraft: (address: string, entry: object) => send('PUT', METADATA_PATHS.drafts, { address, entry }),
      save: (address: string, entry: object) => send('PUT', METADATA_PATHS.entry, { address, entry }),
      history: async (address: string): Promise<MetadataHistory> =>
        (await send('GET', `${METADATA_PATHS.history}?address=${address}`)).json(),
    };
  };

  it('a draft changes nothing for visitors, lists its changes, and is shown in the preview', async () => {
    const { saveDraft, send, visitors } = await createEditor();
    const answer = await saveDraft('/', { title: 'Start', description: 'New.' });
    await saveDraft('/about-us', { title: 'About' });

    expect(answer.statusCode).toBe(200);
    expect(v.is(metadataDraftsSchema, answer.json())).toBe(true);
    const { drafts }: MetadataDrafts = (await send('GET', METADATA_PATHS.drafts)).json();
    expect(drafts).toMatchObject([
      {
        address: '/',
        published: { title: 'Home' },
        savedBy: 'editor',
        changes: [
          { at: 'title', before: 'Home', after: 'Start' },
          { at: 'description', before: null, after: 'New.' },
        ],
      },
      { address: '/about-us', published: null },
    ]);
    expect(await visitors()).toEqual({ '/': { title: 'Home' } });
    const preview = await send('GET', METADATA_PATHS.preview);
    expect(preview.json()).toEqual({ '/': { title: 'Start', description: 'New.' }, '/about-us': { title: 'About' } });
    expect(preview.headers['cache-control']).toBe('no-store');
  });

  it.each([METADATA_PATHS.drafts, METADATA_PATHS.preview, `${METADATA_PATHS.history}?address=/`])(
    'GET %s sends nothing to an editor who has it already, until it changes',
    async (path) => {
      const { read, save, saveDraft } = await createEditor();
      const first = await read(path);
      const headers = { 'if-none-match': String(first.headers.etag) };
      const again = await read(path, headers);
      expect({ status: again.statusCode, body: again.body, etag: again.headers.etag }).toEqual({
        status: 304,
        body: '',
        etag: first.headers.etag,
      });
      expect((await read(path, { 'if-none-match': '"other"' })).json()).toEqual(first.json());
      await save('/', { title: 'Start' });
      await saveDraft('/', { title: 'Later' });
      expect((await read(path, headers)).statusCode).toBe(200);
    },
  );

  it('publishing shows the draft to visitors and ends it', async () => {
    const { saveDraft, send, visitors, history } = await createEditor();
    await saveDraft('/', { title: 'Start' });
    const answer = await send('POST', METADATA_PATHS.publish, { address: '/' });

    expect(answer.json()).toEqual({ '/': { title: 'Start' } });
    expect(await visitors()).toEqual(answer.json());
    expect((await send('GET', METADATA_PATHS.drafts)).json()).toEqual({ drafts: [] });
    expect((await history('/')).revisions[0]).toMatchObject({ entry: { title: 'Start' }, savedBy: 'editor' });
    expect((await send('POST', METADATA_PATHS.publish, { address: '/' })).statusCode).toBe(404);
  });

  it('publishing keeps a draft that another editor saved meanwhile', async () => {
    const { db, saveDraft, send } = await createEditor();
    await saveDraft('/', { title: 'Start' });
    const drafts = createDraftRepository({ db, now: () => new Date() });
    const read = await drafts.find(169, '/');
    await saveDraft('/', { title: 'Begin' });
    await drafts.removePublished(db, { projectId: 169, address: '/', actorId: '' }, read!);
    expect((await send('GET', METADATA_PATHS.drafts)).json().drafts).toMatchObject([{ entry: { title: 'Begin' } }]);
    await drafts.removePublished(db, { projectId: 169, address: '/', actorId: '' }, (await drafts.find(169, '/'))!);
    expect((await send('GET', METADATA_PATHS.drafts)).json().drafts).toEqual([]);
  });

  it('a discarded draft is removed completely', async () => {
    const { saveDraft, send, visitors, history } = await createEditor();
    await saveDraft('/', { title: 'Start' });
    await saveDraft('/', { title: 'Begin' });
    expect((await send('POST', METADATA_PATHS.discard, { address: '/' })).json()).toEqual({ drafts: [] });
    expect(await visitors()).toEqual({ '/': { title: 'Home' } });
    expect((await history('/')).revisions).toEqual([]);
  });

  it('the history has every version, including the one before the first change', async () => {
    const { save, history } = await createEditor();
    await save('/', { title: 'Second' });
    await save('/', { title: 'Third', description: 'D' });
    const found = await history('/');

    expect(v.is(metadataHistorySchema, found)).toBe(true);
    expect(found.revisions.map(({ entry, savedBy }) => [entry?.title, savedBy])).toEqual([
      ['Third', 'editor'],
      ['Second', 'editor'],
      ['Home', null],
    ]);
    expect(found.revisions[0]?.changes).toEqual([
      { at: 'title', before: 'Second', after: 'Third' },
      { at: 'description', before: null, after: 'D' },
    ]);
    expect((await history('/about-us')).revisions).toEqual([]);
  });

  it('an earlier version is restored as a new one, even a missing entry', async () => {
    const { save, send, visitors, history } = await createEditor();
    await save('/', { title: 'Second' });
    await save('/about-us', { title: 'About' });
    const rollBack = async (address: string) =>
      send('POST', METADATA_PATHS.rollBack, {
        address,
        revision: (await history(address)).revisions.at(-1)?.id,
      });

    expect((await rollBack('/')).json()).toMatchObject({ '/': { title: 'Home' } });
    expect((await rollBack('/about-us')).json()).toEqual({ '/': { title: 'Home' } });
    expect(await visitors()).toEqual({ '/': { title: 'Home' } });
    expect((await history('/')).revisions.map(({ entry }) => entry?.title)).toEqual(['Home', 'Second', 'Home']);
    expect((await history('/about-us')).revisions.map(({ entry }) => entry)).toEqual([null, { title: 'About' }, null]);
  });

  it('a version of another page cannot be restored', async () => {
    const { save, send, visitors, history } = await createEditor();
    await save('/', { title: 'Second' });
    const { revisions } = await history('/');
    const answer = await send('POST', METADATA_PATHS.rollBack, { address: '/about-us', revision: revisions[0]?.id });
    expect(answer.statusCode).toBe(404);
    expect(await visitors()).toEqual({ '/': { title: 'Second' } });
  });

  it('an imported map is in the history of the entries that it changes', async () => {
    const { db, history } = await createEditor();
    await importMetadata(db, { projectId: 169, map: { '/': { title: 'Home' }, '/about-us': { title: 'Loaded' } } });
    expect((await history('/')).revisions).toEqual([]);
    expect((await history('/about-us')).revisions).toMatchObject([
      { entry: { title: 'Loaded' }, savedBy: null },
      { entry: null },
    ]);
  });

  it('an entry with which pages would no longer read the map is refused, and its draft stays', async () => {
    const { db, save, saveDraft, send, visitors } = await createEditor();
    const map = fullMetadataMap(MAX_MAP_LENGTH);
    await importMetadata(db, { projectId: 169, map });
    await saveDraft('/', { title: 'Home' });

    const answers = [await save('/', { title: 'Home' }), await send('POST', METADATA_PATHS.publish, { address: '/' })];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().detail).toContain('Shorten or remove entries first.');
    }
    expect(await visitors()).toEqual(map);
    expect((await send('GET', METADATA_PATHS.drafts)).json().drafts).toHaveLength(1);
    expect((await save('/page-0', { description: 'Shorter.' })).statusCode).toBe(200);
    expect((await send('POST', METADATA_PATHS.publish, { address: '/' })).statusCode).toBe(200);
  });

  it('lists and keeps versions in the order of their saves, also when the clock is set back', async () => {
    const { save, history, advance } = await createEditor();
    for (let count = 0; count < KEPT_REVISIONS; count += 1) await save('/', { title: `before ${count}` });
    // Less than the clocks of two instances may differ: the session goes on.
    advance(-4);
    for (const title of ['after 1', 'after 2', 'after 3']) await save('/', { title });
    const { revisions } = await history('/');
    expect(revisions.slice(0, 4).map(({ entry }) => entry?.title)).toEqual([
      'after 3',
      'after 2',
      'after 1',
      `before ${KEPT_REVISIONS - 1}`,
    ]);
    expect(revisions[0]?.savedAt).toBe('2026-11-20T11:56:00.000Z');
  });

  it('keeps only the newest versions', async () => {
    const { save, history } = await createEditor();
    for (let count = 0; count < KEPT_REVISIONS + 3; count += 1) await save('/', { title: `T${count}` });
    const { revisions } = await history('/');
    expect(revisions).toHaveLength(KEPT_REVISIONS);
    expect(revisions[0]?.entry?.title).toBe(`T${KEPT_REVISIONS + 2}`);
  });

  it.each([
    { path: METADATA_PATHS.drafts, method: 'PUT', payload: { address: '/', entry: { canonical: '/x' } } },
    { path: METADATA_PATHS.drafts, method: 'PUT', payload: { address: 'x', entry: {} } },
    { path: METADATA_PATHS.publish, method: 'POST', payload: {} },
    { path: METADATA_PATHS.rollBack, method: 'POST', payload: { address: '/', revision: '../1' } },
    { path: METADATA_PATHS.history, method: 'GET', payload: undefined },
  ] as const)('refuses $method $path with $payload', async ({ path, method, payload }) => {
    const { send } = await createEditor();
    expect((await send(method, path, payload)).statusCode).toBe(400);
  });
});
