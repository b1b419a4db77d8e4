/** @jest-environment jsdom */
import { AUTH_TOKEN_KEY } from '../contract/auth-paths.ts';
import { MACHINE_INFO_SAMPLE } from './machine-info.ts';
import { createSession, SESSION_KEYS, type PostJson } from './session.ts';
import { createTokenStore } from './token-store.ts';

const accepted = { httpStatus: 200, message: 'Signed in.', data: { SagAuthToken: 'gms_abc' } };
const refused = { httpStatus: 401, message: 'User code or password is wrong.', data: null };

function setUp(answer: unknown = accepted) {
  const post = jest.fn<Promise<unknown>, Parameters<PostJson>>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const log = jest.fn();
  const tokenStore = createTokenStore({ storage: localStorage, events: window });
  const session = createSession({ tokenStore, sessionStorage, post, log });
  return { post, log, tokenStore, session };
}

describe('signing in', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('stores the token and the form values, and then starts the app session', async () => {
    const { session, post } = setUp();
    expect(await session.login('demo', 'secret')).toEqual({
      kind: 'signed-in',
      message: 'Signed in.',
      appSession: 'started',
    });
    expect(localStorage.getItem(AUTH_TOKEN_KEY)).toBe('gms_abc');
    expect(JSON.parse(sessionStorage.getItem(SESSION_KEYS.form) ?? '')).toEqual({
      userCode: 'demo',
      lansysInfModel: MACHINE_INFO_SAMPLE,
    });
    expect(JSON.parse(sessionStorage.getItem(SESSION_KEYS.token) ?? '')).toEqual({ SagAuthToken: 'gms_abc' });
    expect(post.mock.calls).toEqual([
      ['auth/login', { userCode: 'demo', password: 'secret', lansysInfModel: MACHINE_INFO_SAMPLE }, undefined],
      ['auth/app-sessions', { appCode: 'GENMASTER', token: 'gms_abc' }],
    ]);
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', ended: null });
  });

  it('is complete when a listener of the host throws', async () => {
    const { session, post } = setUp();
    const after = jest.fn();
    const stop = session.subscribe(() => {
      throw new Error('broken host');
    });
    session.subscribe(after);

    await expect(session.login('demo', 'secret')).rejects.toThrow('broken host');
    expect(after).toHaveBeenCalledTimes(1);
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', ended: null });
    expect(JSON.parse(sessionStorage.getItem(SESSION_KEYS.token) ?? '')).toEqual({ SagAuthToken: 'gms_abc' });
    expect(post.mock.calls.map(([path]) => path)).toEqual(['auth/login', 'auth/app-sessions']);
    stop();
  });

  it('identifies this browser by a secret of its own, the same at every sign-in', async () => {
    const post = jest.fn<Promise<unknown>, Parameters<PostJson>>(async () => accepted);
    const create = () =>
      createSession({
        tokenStore: createTokenStore({ storage: null }),
        sessionStorage: null,
        deviceStorage: localStorage,
        post,
      });
    Object.assign(crypto, { randomUUID: () => '00000000-0000-4000-8000-000000000001' });
    await create().login('demo', 'secret');
    await create().login('demo', 'secret');
    const sent = post.mock.calls.filter(([path]) => path === 'auth/login').map(([, , headers]) => headers);
    expect(sent[0]).toEqual({ 'genmaster-device': expect.stringMatching(/^[\w-]{72}$/) });
    expect(sent[1]).toEqual(sent[0]);
    localStorage.setItem('genmaster-device', 'no\nheader');
    await create().login('demo', 'secret');
    expect(post.mock.calls.at(-2)?.[2]).toEqual({ 'genmaster-device': 'no%0Aheader' });
  });

  it('distinguishes a ticket for a second step from a token, and signs in with the token of the second step', async () => {
    const { session, post } = setUp({ httpStatus: 401, message: 'Enter the code.', data: { SagAuthToken: 'gmp_abc' } });
    expect(await session.login('demo', 'secret')).toEqual({
      kind: 'refused',
      message: 'Enter the code.',
      ticket: 'gmp_abc',
    });
    expect(session.getSnapshot().status).toBe('signed-out');
    expect(localStorage.getItem(AUTH_TOKEN_KEY)).toBeNull();
    post.mockResolvedValue({ httpStatus: 200 });
    expect(await session.accept('gms_abc')).toBe('started');
    expect(post.mock.calls.at(-1)).toEqual(['auth/app-sessions', { appCode: 'GENMASTER', token: 'gms_abc' }]);
    expect(session.getSnapshot().status).toBe('signed-in');
    // The form values are those of the login, without the password.
    expect(JSON.parse(sessionStorage.getItem(SESSION_KEYS.form) ?? '')).toMatchObject({ userCode: 'demo' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  });

  it.each([
    { what: 'has an empty ticket', answer: { httpStatus: 401, message: 'No.', data: { SagAuthToken: '' } } },
    { what: 'has an object as ticket', answer: { httpStatus: 401, message: 'No.', data: { SagAuthToken: { a: 1 } } } },
    {
      what: 'has a ticket with a line break',
      answer: { httpStatus: 401, message: 'No.', data: { SagAuthToken: 'a\nb' } },
    },
    { what: 'has another status', answer: { httpStatus: 500, message: 'No.', data: { SagAuthToken: 'gmp_a' } } },
  ])('reads no ticket from a response that $what', async ({ answer }) => {
    const { session } = setUp(answer);
    expect(await session.login('demo', 'secret')).toEqual({ kind: 'refused', message: 'No.' });
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['', 'a b', 'undefined', undefined, null, 7, {}])('rejects the token %p', async (token) => {
    const { session, post, log, tokenStore } = setUp();
    expect(await session.accept(token as string)).toBe('failed');
    expect(session.getSnapshot().status).toBe('signed-out');
    expect(tokenStore.get()).toBeNull();
    expect(post).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('works without storage', async () => {
    const denied = { getItem: () => { throw new Error('denied'); } } as unknown as Storage; // oxfmt-ignore
    const post = jest.fn<Promise<unknown>, Parameters<PostJson>>(async () => accepted);
    const tokenStore = createTokenStore({ storage: null });
    await createSession({ tokenStore, sessionStorage: null, deviceStorage: denied, post }).login('demo', 'secret');
    expect(post.mock.calls[0]?.[2]).toBeUndefined();
  });

  it('never writes the password to storage', async () => {
    const { session } = setUp();
    await session.login('demo', 'correct horse battery');
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(stored).not.toContain('correct horse battery');
  });

  it.each([
    { from: 'a login response', answer: refused, message: refused.message },
    {
      from: 'a problem document',
      answer: { status: 429, detail: 'Too many attempts.' },
      message: 'Too many attempts.',
    },
    { from: 'a message of 500 characters', answer: { ...refused, message: 'x'.repeat(500) }, message: 'x'.repeat(200) },
  ])('returns the message of the server when it refuses with $from', async ({ answer, message }) => {
    const { session, tokenStore } = setUp(answer);
    expect(await session.login('demo', 'wrong')).toEqual({ kind: 'refused', message });
    expect(tokenStore.get()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    { what: 'the connection fails', answer: new TypeError('no connection') },
    { what: 'the response is null', answer: null },
    { what: 'the response is a string', answer: 'Bad gateway' },
    { what: 'the response has no token', answer: { httpStatus: 200, message: 'ok', data: null } },
    { what: 'the token is empty', answer: { ...accepted, data: { SagAuthToken: '' } } },
    { what: 'the token has a line break', answer: { ...accepted, data: { SagAuthToken: 'gms_abc\r\nx: y' } } },
    { what: 'the token is longer than a header', answer: { ...accepted, data: { SagAuthToken: 'x'.repeat(4097) } } },
    { what: 'the token is a list', answer: { ...accepted, data: { SagAuthToken: ['gms_abc'] } } },
    { what: 'the token is missing', answer: { ...accepted, data: {} } },
    { what: 'the message is a number', answer: { ...accepted, message: 7 } },
    { what: 'the token is not a text', answer: { ...accepted, data: { SagAuthToken: { a: 1 } } } },
  ])('reports that the server is unreachable when $what, and logs the cause', async ({ answer }) => {
    const { session, log, tokenStore } = setUp(answer);
    expect(await session.login('demo', 'secret')).toEqual({ kind: 'unreachable' });
    expect(log).toHaveBeenCalledTimes(1);
    expect(tokenStore.get()).toBeNull();
  });

  it.each([
    { what: 'fails', start: () => Promise.reject(new Error('away')) },
    { what: 'is refused', start: () => Promise.resolve({ status: 401, detail: 'Sign in again.' }) },
  ])('succeeds even if the app session $what', async ({ start }) => {
    const { session, post, log } = setUp();
    post.mockResolvedValueOnce(accepted).mockImplementationOnce(start);
    expect(await session.login('demo', 'secret')).toMatchObject({ kind: 'signed-in', appSession: 'failed' });
    expect(log).toHaveBeenCalledTimes(1);
  });
});

it('is refused when the server ends the new session at once', async () => {
  const { session, post } = setUp();
  post.mockResolvedValueOnce(accepted).mockImplementationOnce(async () => {
    // What `createAuthFetch` does for a 401.
    session.expire();
    return { status: 401, detail: 'Sign in again.' };
  });
  expect(await session.login('demo', 'secret')).toEqual({
    kind: 'refused',
    message: 'The session has ended.',
  });
  expect(session.getSnapshot()).toEqual({ status: 'signed-out', ended: 'expired' });
});

describe('signing out', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('clears both storages before the request to the server, which names the token', async () => {
    const { session, post, tokenStore } = setUp();
    await session.login('demo', 'secret');
    let stored: unknown = null;
    post.mockImplementationOnce(async () => (stored = [tokenStore.get(), sessionStorage.length]));
    await session.logout();
    expect(stored).toEqual([null, 0]);
    expect(post).toHaveBeenLastCalledWith('auth/logout', {}, { SagAuthToken: 'gms_abc' });
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', ended: 'left' });
  });

  it('works without a connection', async () => {
    const { session, post, tokenStore, log } = setUp();
    await session.login('demo', 'secret');
    post.mockRejectedValueOnce(new TypeError('no connection'));
    await session.logout();
    expect(tokenStore.get()).toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('tells the server and removes the token even if the storage cannot be read at that moment', async () => {
    localStorage.setItem(AUTH_TOKEN_KEY, 'gms_live');
    const { session, post } = setUp();
    const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
      throw new Error('denied');
    });
    await session.logout();
    read.mockRestore();
    expect(post).toHaveBeenCalledWith('auth/logout', {}, { SagAuthToken: 'gms_live' });
    expect(localStorage.getItem(AUTH_TOKEN_KEY)).toBeNull();
  });

  it('sends no request when nobody is signed in', async () => {
    const { session, post } = setUp();
    await session.logout();
    expect(post).not.toHaveBeenCalled();
  });

  it('also happens when another tab signs out, and clears the values of this tab', async () => {
    const { session } = setUp();
    await session.login('demo', 'secret');
    const listener = jest.fn();
    session.subscribe(listener);
    localStorage.removeItem(AUTH_TOKEN_KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: AUTH_TOKEN_KEY }));
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', ended: 'left' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('also happens on a page that comes back from the back/forward cache after another page signed out', async () => {
    const { session } = setUp();
    await session.login('demo', 'secret');
    localStorage.removeItem(AUTH_TOKEN_KEY);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', ended: 'left' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('notifies a listener that subscribed twice until both subscriptions have ended', async () => {
    const { session } = setUp();
    const listener = jest.fn();
    const stops = [session.subscribe(listener), session.subscribe(listener)];
    stops[0]?.();
    await session.login('demo', 'secret');
    expect(listener).toHaveBeenCalledTimes(1);
    stops[1]?.();
    session.expire();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('has another reason than a session that the server ended', async () => {
    const { session } = setUp();
    await session.login('demo', 'secret');
    const seen: unknown[] = [];
    session.subscribe(() => seen.push(session.getSnapshot()));
    session.expire();
    expect(seen).toEqual([{ status: 'signed-out', ended: 'expired' }]);
    await session.login('demo', 'secret');
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', ended: null });
  });

  it('counts as expired and does not stop later sign-ins when a listener of the host throws', async () => {
    const { session, tokenStore } = setUp();
    await session.login('demo', 'secret');
    const stop = tokenStore.subscribe(() => {
      throw new Error('broken host');
    });
    expect(() => session.expire()).toThrow('broken host');
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', ended: 'expired' });
    stop();
    tokenStore.set('gms_other');
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', ended: null });
  });

  it('reaches the server and every listener when a listener of the host throws', async () => {
    const { session, post } = setUp();
    await session.login('demo', 'secret');
    const seen: string[] = [];
    session.subscribe(() => {
      throw new Error('broken host');
    });
    session.subscribe(() => seen.push(session.getSnapshot().status));
    await expect(session.logout()).rejects.toThrow('broken host');
    expect(post).toHaveBeenLastCalledWith('auth/logout', {}, { SagAuthToken: 'gms_abc' });
    expect(seen).toEqual(['signed-out']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not reported after the session is disposed', async () => {
    const { session, tokenStore } = setUp();
    await session.login('demo', 'secret');
    session.dispose();
    tokenStore.clear();
    expect(session.getSnapshot().status).toBe('signed-in');
  });
});
