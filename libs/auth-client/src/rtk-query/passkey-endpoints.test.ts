import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { passkeyEndpoints, passkeyTagTypes } from './passkey-endpoints.ts';

function setUp(status: number, answer: (call: string) => unknown) {
  const sent: string[] = [];
  const baseQuery = fetchBaseQuery({
    baseUrl: 'https://api.example/',
    fetchFn: async (input) => {
      const { method, url } = input as Request;
      const call = `${method} ${url.replace('https://api.example/', '')}`;
      sent.push(call);
      return Response.json(answer(call), { status });
    },
  });
  const api = createApi({
    baseQuery,
    tagTypes: [...passkeyTagTypes],
    endpoints: (build) => ({ ...passkeyEndpoints(build) }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  });
  return { api, store, sent };
}

const bytes = 'AAAA';
const ticket = `gmp_${'A'.repeat(43)}`;
const credential = {
  id: bytes,
  rawId: bytes,
  type: 'public-key' as const,
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, attestationObject: bytes },
};

it('fetches the passkeys again after one is added or removed', async () => {
  const list = { isOffered: true, passkeys: [] };
  const { api, store, sent } = setUp(200, (call) =>
    call.startsWith('GET') ? list : call.endsWith('add') ? { recoveryCodes: [] } : { message: 'done' },
  );
  const query = store.dispatch(api.endpoints.getPasskeys.initiate());
  expect((await query).data).toEqual(list);
  await store.dispatch(api.endpoints.addPasskey.initiate({ name: 'Phone', credential }));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  await store.dispatch(api.endpoints.removePasskey.initiate({ id: bytes, password: 'secret' }));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const asked = 'GET auth/passkeys';
  expect(sent).toEqual([asked, 'POST auth/passkeys/add', asked, 'POST auth/passkeys/remove', asked]);
});

it.each([
  { what: 'a token', status: 200, body: { httpStatus: 200, message: '', data: { SagAuthToken: 't' } }, isTaken: true },
  { what: 'a refusal', status: 401, body: { httpStatus: 401, message: 'No.', data: null }, isTaken: true },
  { what: 'a body that contradicts its status', status: 500, body: { httpStatus: 200, message: '', data: null } },
  { what: 'another shape', status: 200, body: { token: 't' } },
])('accepts $what as a response to a passkey only when status and body agree', async ({ status, body, isTaken }) => {
  const { api, store } = setUp(status, () => body);
  const { data } = await store.dispatch(api.endpoints.takePasskeyStep.initiate({ ticket, credential }));
  expect(data).toEqual(isTaken ? body : undefined);
});

it('returns options only when they match the contract', async () => {
  const passkey = {
    challenge: bytes,
    timeout: 1,
    rpId: 'a.example',
    allowCredentials: [],
    userVerification: 'preferred',
  };
  const good = { hasAuthenticator: false, passkey };
  const ask = async (answer: object) => {
    const { api, store } = setUp(200, () => answer);
    return store.dispatch(api.endpoints.getSecondStepMethods.initiate({ ticket }));
  };
  expect((await ask(good)).data).toEqual(good);
  expect((await ask({ ...good, passkey: { ...passkey, rpId: 7 } })).error).toMatchObject({ status: 200 });
});
