import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { createThemeEngine } from '../core/theme-engine.ts';
import { toThemeRecord } from '../contract/index.ts';
import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { themeEndpoints, themeTagTypes } from './theme-endpoints.ts';

function setUp(answer: unknown, status = 200) {
  const requests: { url: string; method: string; ifMatch: string | null; body: unknown }[] = [];
  const fetchFn = async (input: RequestInfo | URL) => {
    const request = input as Request;
    requests.push({
      url: request.url,
      method: request.method,
      ifMatch: request.headers.get('If-Match'),
      body: request.method === 'POST' ? await request.json() : undefined,
    });
    return Response.json(answer, { status });
  };
  const api = createApi({
    baseQuery: fetchBaseQuery({ baseUrl: 'https://api.example/', fetchFn }),
    tagTypes: [...themeTagTypes],
    endpoints: (build) => themeEndpoints(build),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    // The state checks stay enabled without a time limit, because their duration depends on the machine.
    middleware: (defaults) =>
      defaults({ immutableCheck: { warnAfter: 1000 }, serializableCheck: { warnAfter: 1000 } }).concat(api.middleware),
  });
  return { api, store, requests };
}

describe('the endpoints of the saved theme', () => {
  it('request it by user and return it parsed', async () => {
    const json = JSON.stringify(createThemeEngine({ catalogue }).toProperties());
    const { api, store, requests } = setUp({ status: 1, result: { id: 'a', json, revision: 2, mode: 'dark' } });
    const { data } = await store.dispatch(api.endpoints.getSavedTheme.initiate('u 1'));
    expect(requests[0]).toMatchObject({ url: 'https://api.example/theme/getUserThemeJson/u%201', method: 'GET' });
    expect(data).toMatchObject({ recordId: 'a', revision: 2, mode: 'dark' });
  });

  it('return null when none was saved', async () => {
    const { api, store } = setUp({ status: 0 });
    expect((await store.dispatch(api.endpoints.getSavedTheme.initiate('u1'))).data).toBeNull();
  });

  it('store it as a record and return id and revision', async () => {
    const result = { id: 'a', revision: 1, savedAt: '2026-01-02T03:04:05Z' };
    const { api, store, requests } = setUp({ status: 1, result });
    const record = toThemeRecord(createThemeEngine({ catalogue }).toSaved(), {
      name: 'My theme',
      userId: 'u1',
      sagClientId: 'c1',
    });
    const { data } = await store.dispatch(api.endpoints.saveTheme.initiate(record));
    expect(requests).toEqual([
      { url: 'https://api.example/theme/saveUserThemeJson', method: 'POST', ifMatch: '"0"', body: record },
    ]);
    expect(data).toEqual(result);
  });
});

describe('the mode in a project’s response', () => {
  it.each([
    { answer: { colortheme: 'dark' }, mode: 'dark' },
    { answer: { colortheme: 'flately' }, mode: 'flately' },
    { answer: { colortheme: 'neon' }, mode: null },
    { answer: {}, mode: null },
    { answer: null, mode: null },
  ])('is $mode for $answer', async ({ answer, mode }) => {
    const { api, store, requests } = setUp(answer);
    const { data } = await store.dispatch(api.endpoints.getProjectColorTheme.initiate('demo'));
    expect(requests[0]?.body).toEqual({ projectName: 'demo' });
    expect(data).toBe(mode);
  });
});
