import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { closeTestServers, createTestServer } from '../../testing/test-server.ts';
import { importMetadata } from './import-metadata.ts';

afterEach(closeTestServers);

it('replaces the whole map, which the next visitor gets', async () => {
  const { app, db } = await createTestServer('sqlite');
  const map = { '/': { title: 'Imported' }, '/contact-us': { description: 'Write to us.' } };

  expect(await importMetadata(db, { projectId: 169, map })).toBe('Loaded 2 entries for the project 169.');
  expect((await app.inject({ url: `/${METADATA_PATHS.fromDatabase}/169` })).json()).toEqual(map);
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
