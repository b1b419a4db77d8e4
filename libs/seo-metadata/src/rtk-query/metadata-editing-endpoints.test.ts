import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { metadataEditingEndpoints, metadataEditingTagTypes } from './metadata-editing-endpoints.ts';
import { metadataTagTypes } from './metadata-endpoints.ts';

const draft = {
  address: '/',
  entry: { title: 'New' },
  published: null,
  changes: [{ at: 'title', before: null, after: 'New' }],
  savedBy: 'editor',
  savedAt: '2026-11-23T00:00:00.000Z',
};

function createHost(answer: unknown) {
  const requests: Request[] = [];
  const api = createApi({
    baseQuery: fetchBaseQuery({
      baseUrl: 'https://api.example/',
      fetchFn: async (input, init) => {
        requests.push(new Request(input, init));
        return Response.json(answer);
      },
    }),
    tagTypes: [...metadataTagTypes, ...metadataEditingTagTypes],
    endpoints: (build) => ({ ...metadataEditingEndpoints(build) }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) =>
      getDefault({ immutableCheck: { warnAfter: 1000 }, serializableCheck: { warnAfter: 1000 } }).concat(
        api.middleware,
      ),
  });
  return { api, store, requests };
}

it('saves a draft and returns all drafts', async () => {
  const { api, store, requests } = createHost({ drafts: [draft] });
  const { initiate } = api.endpoints.saveMetadataDraft;
  const { data } = await store.dispatch(initiate({ projectId: 7, address: '/', entry: { title: 'New' } }));

  expect(data).toEqual([draft]);
  expect(requests[0]).toMatchObject({ method: 'PUT', url: 'https://api.example/clientsetting/metaschema-drafts/7' });
  await expect(requests[0]?.json()).resolves.toEqual({ address: '/', entry: { title: 'New' } });
});

it('restores a version of one page, and requests its versions again', async () => {
  const { api, store, requests } = createHost({ address: '/a b', revisions: [] });
  const { data } = await store.dispatch(api.endpoints.getMetadataHistory.initiate({ projectId: 7, address: '/a b' }));
  await store.dispatch(api.endpoints.rollBackMetadata.initiate({ projectId: 7, address: '/', revision: 'r' }));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));

  expect(data).toEqual({ address: '/a b', revisions: [] });
  expect(requests.map(({ method, url }) => `${method} ${url.slice('https://api.example/'.length)}`)).toEqual([
    'GET clientsetting/metaschema-history/7?address=%2Fa+b',
    'POST clientsetting/metaschema-roll-back/7',
    'GET clientsetting/metaschema-history/7?address=%2Fa+b',
  ]);
});

it('requests the drafts again after one was published', async () => {
  const { api, store, requests } = createHost({ drafts: [draft] });
  await store.dispatch(api.endpoints.getMetadataDrafts.initiate(7));
  await store.dispatch(api.endpoints.publishMetadataDraft.initiate({ projectId: 7, address: '/' }));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));

  expect(requests.map(({ url }) => url.split('/').at(-2))).toEqual([
    'metaschema-drafts',
    'metaschema-publish',
    'metaschema-drafts',
  ]);
});

it('fails on a response that does not match the contract', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { api, store } = createHost({ drafts: [{ address: '/' }] });
  const { isError } = await store.dispatch(api.endpoints.getMetadataDrafts.initiate(7));
  expect(isError).toBe(true);
  error.mockRestore();
});
