import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { metadataEndpoints, metadataTagTypes } from './metadata-endpoints.ts';

const map = { '/': { title: 'Remote' } };

/** Creates a store with only the metadata endpoints, and records its requests. */
function createHost(answer: unknown, status = 200) {
  const requests: Request[] = [];
  const api = createApi({
    baseQuery: fetchBaseQuery({
      baseUrl: 'https://api.example/',
      fetchFn: async (input, init) => {
        requests.push(new Request(input, init));
        return Response.json(answer, { status });
      },
    }),
    tagTypes: [...metadataTagTypes],
    endpoints: (build) => ({ ...metadataEndpoints(build) }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    // The state checks stay on; a high limit keeps a slow machine from causing warnings.
    middleware: (getDefault) =>
      getDefault({ immutableCheck: { warnAfter: 1000 }, serializableCheck: { warnAfter: 1000 } }).concat(
        api.middleware,
      ),
  });
  return { api, store, requests };
}

it('reads the map of a project from the database', async () => {
  const { api, store, requests } = createHost(map);
  const { data } = await store.dispatch(api.endpoints.getMetadataFromDatabase.initiate('12'));

  expect(data).toEqual(map);
  expect(requests[0]?.url).toBe('https://api.example/clientsetting/get-metaschema-json/12');
});

it('reads project 169 when the session has none', async () => {
  const { api, store, requests } = createHost(map);
  await store.dispatch(api.endpoints.getMetadataFromDatabase.initiate(null));

  expect(requests[0]?.url).toMatch(/\/169$/);
});

it('reads the map of a file from data', async () => {
  const { api, store, requests } = createHost({ data: map });
  const { data } = await store.dispatch(api.endpoints.getMetadataFromFile.initiate('GENMASTER'));

  expect(data).toEqual(map);
  expect(requests[0]?.method).toBe('POST');
  await expect(requests[0]?.json()).resolves.toEqual({ projectName: 'GENMASTER' });
});

it.each([{ answer: [] }, { answer: null }, { answer: 'text' }])(
  'returns null when there is no map in $answer',
  async ({ answer }) => {
    const { api, store } = createHost(answer);
    const { data, isSuccess } = await store.dispatch(api.endpoints.getMetadataFromDatabase.initiate(1));

    expect({ data, isSuccess }).toEqual({ data: null, isSuccess: true });
  },
);

it('returns a failure to the caller', async () => {
  const { api, store } = createHost({}, 500);
  const { isError } = await store.dispatch(api.endpoints.getMetadataFromDatabase.initiate(1));

  expect(isError).toBe(true);
});

it('stores one entry and reads the map again', async () => {
  const { api, store, requests } = createHost(map);
  await store.dispatch(api.endpoints.getMetadataFromDatabase.initiate(1));
  await store.dispatch(
    api.endpoints.saveMetadataEntry.initiate({ projectId: 1, address: '/', entry: { title: 'New' } }),
  );
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));

  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'GET /clientsetting/get-metaschema-json/1',
    'PUT /clientsetting/metaschema-entry/1',
    'GET /clientsetting/get-metaschema-json/1',
  ]);
  await expect(requests[1]?.json()).resolves.toEqual({ address: '/', entry: { title: 'New' } });
});
