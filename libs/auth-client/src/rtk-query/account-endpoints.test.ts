import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { accountEndpoints, accountTagTypes } from './account-endpoints.ts';
import { secondFactorEndpoints, secondFactorTagTypes } from './second-factor-endpoints.ts';
import { administrationEndpoints, administrationTagTypes } from './administration-endpoints.ts';

function setUp(answer: (call: string) => unknown) {
  const sent: string[] = [];
  const baseQuery = fetchBaseQuery({
    baseUrl: 'https://api.example/',
    fetchFn: async (input) => {
      const { method, url } = input as Request;
      const call = `${method} ${url.replace('https://api.example/', '')}`;
      sent.push(call);
      return Response.json(answer(call));
    },
  });
  const api = createApi({
    baseQuery,
    tagTypes: [...accountTagTypes, ...administrationTagTypes],
    endpoints: (build) => ({ ...accountEndpoints(build), ...administrationEndpoints(build) }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  });
  return { api, store, sent };
}

const session = {
  id: '0123456789abcdef',
  device: null,
  address: '192.0.2.1',
  startedAt: '',
  lastSeenAt: '',
  expiresAt: '',
  isNewDevice: false,
  isCurrent: true,
};

it('fetches the sessions again after one has ended', async () => {
  const { api, store, sent } = setUp((call) => (call.startsWith('GET') ? { sessions: [session] } : { ended: 1 }));
  const query = store.dispatch(api.endpoints.getOwnSessions.initiate());
  expect((await query).data?.sessions).toHaveLength(1);
  await store.dispatch(api.endpoints.endSession.initiate({ id: session.id }));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(sent).toEqual(['GET auth/sessions', 'POST auth/sessions/end', 'GET auth/sessions']);
});

it('accepts only responses that match the contract', async () => {
  const { api, store } = setUp(() => ({ sessions: [{ ...session, token: 'gms_' }] }));
  const { error } = await store.dispatch(api.endpoints.getOwnSessions.initiate());
  expect(error).toMatchObject({ status: 200 });
});

it('finds users by the typed text, and fetches them again after one has changed', async () => {
  const { api, store, sent } = setUp((call) =>
    call.startsWith('GET') ? { users: [], next: null, permissions: [] } : { message: 'done' },
  );
  await store.dispatch(api.endpoints.listUsers.initiate({ search: '50% & more' }));
  await store.dispatch(api.endpoints.setAccess.initiate({ userId: 'u', isDisabled: true }));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const list = 'GET admin/users?search=50%25+%26+more';
  expect(sent).toEqual([list, 'POST admin/users/access', list]);
});

it('returns a response for a wrong code, and an error for a failure of the server', async () => {
  const refused = { httpStatus: 401, message: 'The code is wrong.', data: null };
  const step = { ticket: `gmp_${'A'.repeat(43)}`, code: '000000' };
  const ask = async (status: number, body: object) => {
    const baseQuery = fetchBaseQuery({
      baseUrl: 'https://api.example/',
      fetchFn: async () => Response.json(body, { status }),
    });
    const api = createApi({
      baseQuery,
      tagTypes: [...secondFactorTagTypes],
      endpoints: (build) => ({ ...secondFactorEndpoints(build) }),
    });
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    return store.dispatch(api.endpoints.takeSecondStep.initiate(step));
  };
  expect((await ask(401, refused)).data).toEqual(refused);
  expect((await ask(500, { ...refused, httpStatus: 200, data: { SagAuthToken: 'gms_x' } })).data).toBeUndefined();
  for (const SagAuthToken of ['', 'a b', 'undefined']) {
    expect((await ask(200, { ...refused, httpStatus: 200, data: { SagAuthToken } })).data).toBeUndefined();
  }
});
