import { authEndpoints } from '@genmaster/auth-client/rtk-query';
import { metadataEndpoints } from '@genmaster/seo-metadata/rtk-query';
import { contactEndpoints } from '@genmaster/site-contract/rtk-query';
import { themeEndpoints } from '@genmaster/theme-engine/rtk-query';
import { createSiteApi } from './api.ts';
import { createStore } from '../app/store.ts';

const api = createSiteApi({ baseUrl: 'https://api.example/', fetch });

it('has every endpoint of the libraries: no two share a name, which would override one silently', () => {
  // Only the names matter, so the builder returns empty definitions.
  const build = { query: () => ({}), mutation: () => ({}) };
  const names = [authEndpoints, contactEndpoints, metadataEndpoints, themeEndpoints].flatMap((define) =>
    Object.keys((define as (build: unknown) => object)(build)),
  );

  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(api.endpoints).toSorted()).toEqual(names.toSorted());
});

it('stores the cache and the open parts of the page, and neither theme nor token', () => {
  expect(Object.keys(createStore(api).getState()).toSorted()).toEqual([
    'api',
    'pageFinder',
    'sessionDialog',
    'shared',
    'themePanel',
    'toasts',
    'voiceAssistant',
  ]);
});
