import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { ContactMessage } from '../contract/index.ts';
import { contactEndpoints } from './contact-endpoints.ts';

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
    endpoints: (build) => ({ ...contactEndpoints(build) }),
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

describe('sending a contact message', () => {
  const message: ContactMessage = {
    name: 'Zoë',
    email: 'zoe@example.org',
    subject: 'question',
    language: 'hi',
    message: 'Which databases?',
    consent: true,
  };
  const send = async (status: number, body: unknown) => {
    const { api, store, sent } = setUp(status, body);
    return { sent, ...(await store.dispatch(api.endpoints.sendContactMessage.initiate({ key: 'k-1', message }))) };
  };

  it('posts it unchanged and returns its id', async () => {
    const answer = { id: 'm-1', receivedAt: '2026-01-01T00:00:00.000Z' };
    const { sent, data } = await send(200, answer);
    expect(data).toEqual(answer);
    expect(sent[0]?.method).toBe('POST');
    expect(sent[0]?.url).toBe('https://api.example/contact/messages');
    expect(sent[0]?.headers.get('idempotency-key')).toBe('k-1');
    expect(await sent[0]?.json()).toEqual(message);
  });

  it.each([
    { reason: 'a failure', status: 500, body: { id: 'm-1', receivedAt: 'now' } },
    { reason: 'an answer that names no id', status: 200, body: { message: 'Welcome to the network' } },
  ])('does not treat $reason as sent', async ({ status, body }) => {
    expect((await send(status, body)).error).toMatchObject({ status });
  });
});
