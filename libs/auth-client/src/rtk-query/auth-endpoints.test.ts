import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { authEndpoints, authTagTypes } from './auth-endpoints.ts';

function setUp(status: number, body: unknown) {
  const sent: Request[] = [];
  const baseQuery = fetchBaseQuery({
    baseUrl: 'https://api.example/',
    fetchFn: async (input) => {
      sent.push(input as Request);
      return Response.json(body, { status });
    },
  });
  const api = createApi({
    baseQuery,
    tagTypes: [...authTagTypes],
    endpoints: (build) => ({ ...authEndpoints(build) }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    // The state checks stay on; a high limit keeps a slow machine from causing warnings.
    middleware: (getDefault) =>
      getDefault({ immutableCheck: { warnAfter: 1000 }, serializableCheck: { warnAfter: 1000 } }).concat(
        api.middleware,
      ),
  });
  return { api, store, sent };
}

describe('the sign-in endpoints', () => {
  it('resolve a refused login with the server’s message', async () => {
    const refusal = { httpStatus: 401, message: 'User code or password is wrong.', data: null };
    const { api, store } = setUp(401, refusal);
    const result = await store.dispatch(api.endpoints.login.initiate({ userCode: 'demo', password: 'x' }));
    expect(result.data).toEqual(refusal);
  });

  it('reject a login with any other response', async () => {
    const { api, store } = setUp(502, { message: 'Bad gateway' });
    const result = await store.dispatch(api.endpoints.login.initiate({ userCode: 'demo', password: 'x' }));
    expect(result.error).toMatchObject({ status: 502 });
  });

  it.each([
    { what: 'HTTP 500', status: 500, token: 'gms_abc' },
    { what: 'an empty token', status: 200, token: '' },
    { what: 'a token with a line break', status: 200, token: 'gms\nabc' },
  ])('accept no token from a body that says 200 with $what', async ({ status, token }) => {
    const { api, store } = setUp(status, { httpStatus: 200, message: 'Signed in.', data: { SagAuthToken: token } });
    const result = await store.dispatch(api.endpoints.login.initiate({ userCode: 'demo', password: 'x' }));
    expect(result.error).toMatchObject({ status });
  });

  it('send the code of the application when they start its session', async () => {
    const { api, store, sent } = setUp(200, {});
    await store.dispatch(api.endpoints.startAppSession.initiate('gms_abc'));
    expect(sent[0]?.url).toBe('https://api.example/auth/app-sessions');
    expect(await sent[0]?.json()).toEqual({ appCode: 'GENMASTER', token: 'gms_abc' });
  });

  it('rename the fields of the user', async () => {
    const { api, store } = setUp(200, { data: { clientInfo: { usrId: '1', sagclientId: '2', usrName: 'Demo' } } });
    const { data } = await store.dispatch(api.endpoints.getUserDetails.initiate());
    expect(data).toEqual({ userId: '1', clientId: '2', userName: 'Demo', permissions: [] });
  });
});
