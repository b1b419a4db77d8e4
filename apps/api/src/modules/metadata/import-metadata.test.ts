import { setTimeout as wait } from 'node:timers/promises';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { loadRemoteMetadata } from '@genmaster/seo-metadata/remote';
import { afterEachStatement } from '../../testing/after-each-statement.ts';
import { fullMetadataMap } from '../../testing/full-metadata-map.ts';
import { closeTestServers, createTestServer } from '../../testing/test-server.ts';
import { importMetadata } from './import-metadata.ts';
import { createMetadataRepository, MAX_MAP_LENGTH } from './metadata-repository.ts';

afterEach(closeTestServers);

it('replaces the whole map, which the next visitor gets', async () => {
  const { app, db } = await createTestServer('sqlite');
  const map = { '/': { title: 'Imported' }, '/contact-us': { description: 'Write to us.' } };

  expect(await importMetadata(db, { projectId: 169, map })).toBe('Loaded 2 entries for the project 169.');
  expect((await app.inject({ url: `/${METADATA_PATHS.fromDatabase}/169` })).json()).toEqual(map);
});

it('accepts a map as long as pages read one, and no longer', async () => {
  const { app, db } = await createTestServer('sqlite');
  const map = fullMetadataMap(MAX_MAP_LENGTH);
  await importMetadata(db, { projectId: 169, map });

  const { body } = await app.inject({ url: `/${METADATA_PATHS.fromDatabase}/169` });
  const readBy = (text: string) =>
    loadRemoteMetadata({ source: 'DB', baseUrl: '', fetch: async () => new Response(text) });
  expect(await readBy(body)).toEqual(map);
  const longer = fullMetadataMap(MAX_MAP_LENGTH + 1);
  expect(await readBy(JSON.stringify(longer))).toBeNull();
  await expect(importMetadata(db, { projectId: 169, map: longer })).rejects.toThrow('It has 524289 characters');
});

it.each([
  { what: 'a map with an unknown field', map: { '/': { canonical: '/x' } }, says: /not loaded.*canonical/ },
  { what: 'a list', map: [], says: /not loaded/ },
  { what: 'a project that is not there', map: {}, projectId: 170, says: /no metadata for the project 170/ },
])('refuses $what and keeps the stored map', async ({ map, projectId = 169, says }) => {
  const { app, db } = await createTestServer('sqlite');
  const stored = async () => (await app.inject({ url: `/${METADATA_PATHS.fromDatabase}/169` })).body;
  const before = await stored();

  await expect(importMetadata(db, { projectId, map })).rejects.toThrow(says);
  expect(await stored()).toBe(before);
});

it('loses no edit of a page that is saved while the map is replaced', async () => {
  const { db } = await createTestServer('postgres');
  const map = { '/': { title: 'Before' } };
  await importMetadata(db, { projectId: 169, map });
  const repository = createMetadataRepository({ db, now: () => new Date() });
  const editing = { projectId: 169, address: '/', actorId: 'editor' };
  let edit: Promise<unknown> | undefined;
  const editMeanwhile = afterEachStatement(async () => {
    edit ??= repository.saveEntry(editing, { title: 'Edited' });
    // The edit has to wait for the end of the import, which it must not delay.
    await Promise.race([edit, wait(300)]);
  });

  await importMetadata(db.withPlugin(editMeanwhile), { projectId: 169, map });
  await edit;
  expect(JSON.parse((await repository.findInDatabase(169)) ?? '')).toEqual({ '/': { title: 'Edited' } });
});
