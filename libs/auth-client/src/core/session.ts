import { APP_CODE, AUTH_PATHS, AUTH_TOKEN_KEY } from '../contract/auth-paths.ts';
import type { LoginRequest } from '../contract/login.ts';
import { deviceHeader } from './device-key.ts';
import { MACHINE_INFO_SAMPLE } from './machine-info.ts';
import { addListener, notifyAll } from './listeners.ts';
import { putItem } from './put-item.ts';
import { isToken, type TokenStore } from './token-store.ts';

/** Result of a sign-in. */
export type LoginOutcome =
  | { kind: 'signed-in'; message: string; appSession: 'started' | 'failed' }
  /**
   * With a ticket, the password was correct and the account requires a second factor. Also the result when the session
   * has ended before it was used.
   */
  | { kind: 'refused'; message: string; ticket?: string | undefined }
  | { kind: 'unreachable' };

/** State of the session: signed in or signed out, and the reason when it ended. */
export interface SessionSnapshot {
  status: 'signed-in' | 'signed-out';
  /** `expired`: the server refused the token of this tab. `left`: the person signed out, or another tab lost the token. */
  ended: 'expired' | 'left' | null;
}

/** Sends JSON to a path of the API. Resolves with the JSON response for any status; rejects when there is none. */
export type PostJson = (path: string, body: unknown, headers?: Record<string, string>) => Promise<unknown>;

export interface SessionOptions {
  tokenStore: TokenStore;
  /** Storage of the form values (never the password) and the token data: usually the browser's `sessionStorage`. */
  sessionStorage: Storage | null;
  /** Storage of the secret that identifies this browser to the server: usually `localStorage`. @default none */
  deviceStorage?: Storage | null | undefined;
  /** Usually `createJsonPost({ baseUrl, fetch: authFetch })`. */
  post: PostJson;
  /** Called for failures that are not shown to the person: a network error, an app session that did not start. */
  log?: ((message: string, cause?: unknown) => void) | undefined;
}

export interface Session {
  getSnapshot(): SessionSnapshot;
  subscribe(listener: () => void): () => void;
  login(userCode: string, password: string): Promise<LoginOutcome>;
  /**
   * Signs in with a token from another source, such as the second factor. A value that cannot be a token signs nobody in
   * and counts as failed.
   */
  accept(token: string): Promise<'started' | 'failed'>;
  /** Signs out here at once, even without a connection, and then notifies the server. */
  logout(): Promise<void>;
  /** Ends the session after the server rejected its token; pass it to `createAuthFetch` as `onUnauthorized`. */
  expire(): void;
  dispose(): void;
}

/** Keys of the session storage items that a sign-in writes and a sign-out removes. */
export const SESSION_KEYS = { form: 'SagLoginForm', token: 'SagTokenData' } as const;

/**
 * Creates a session that signs a person in and out and reports its state.
 *
 * After a login the token is in the token store and the form values without the password are in session storage; then
 * the app session is started. The password is not stored.
 *
 * @example
 * const outcome = await session.login('demo', password);
 * if (outcome.kind === 'refused') showAlert(outcome.message);
 */
export function createSession({
  tokenStore,
  sessionStorage,
  deviceStorage = null,
  post,
  log,
}: SessionOptions): Session {
  const listeners = new Set<() => void>();
  const statusNow = () => (tokenStore.get() ? 'signed-in' : 'signed-out');
  let snapshot: SessionSnapshot = { status: statusNow(), ended: null };

  // Why the token goes: `expired` while `expire` clears it.
  let reason: 'left' | 'expired' = 'left';

  const update = (ended: SessionSnapshot['ended']) => {
    const status = statusNow();
    if (status === 'signed-in') ended = null;
    else {
      putItem(sessionStorage, SESSION_KEYS.form, null);
      putItem(sessionStorage, SESSION_KEYS.token, null);
    }
    if (status === snapshot.status && ended === snapshot.ended) return;
    snapshot = { status, ended };
    notifyAll(listeners.values());
  };
  const stop = tokenStore.subscribe(() => {
    update(snapshot.status === 'signed-in' ? reason : snapshot.ended);
  });

  const accept: Session['accept'] = async (token) => {
    if (!isToken(token)) {
      log?.('[auth-client] Not a token.');
      return 'failed';
    }
    putItem(sessionStorage, SESSION_KEYS.token, JSON.stringify({ [AUTH_TOKEN_KEY]: token }));
    let started: unknown;
    try {
      tokenStore.set(token);
      update(null);
    } finally {
      // Also when a listener of the host throws: the person is signed in.
      started = await post(AUTH_PATHS.appSessions, { appCode: APP_CODE, token }).catch((cause: unknown) => cause);
    }
    if (Object(started).httpStatus === 200) return 'started';
    log?.('[auth-client] No app session.', started);
    return 'failed';
  };

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => addListener(listeners, listener),
    async login(userCode, password) {
      const request: LoginRequest = { userCode, password, lansysInfModel: MACHINE_INFO_SAMPLE };
      let answer: LoginReading;
      try {
        answer = readAnswer(await post(AUTH_PATHS.login, request, deviceHeader(deviceStorage)));
      } catch (cause) {
        log?.('[auth-client] The login got no answer.', cause);
        return { kind: 'unreachable' };
      }
      const { isAccepted, token, message } = answer;
      // JSON has no `undefined`, so the password is not written.
      if (token) putItem(sessionStorage, SESSION_KEYS.form, JSON.stringify({ ...request, password: undefined }));
      if (!isAccepted) return { kind: 'refused', message, ticket: token };
      const appSession = await accept(token!);
      // The server may have ended the session at once, or the person has left it in another tab.
      if (snapshot.ended) return { kind: 'refused', message: 'The session has ended.' };
      return { kind: 'signed-in', message, appSession };
    },
    accept,
    async logout() {
      const token = tokenStore.get();
      try {
        tokenStore.clear();
        update('left');
      } finally {
        // Also when a listener of the host throws: the server would keep the session.
        if (token) {
          await post(AUTH_PATHS.logout, {}, { [AUTH_TOKEN_KEY]: token }).catch((cause: unknown) => {
            log?.('[auth-client] The logout got no answer.', cause);
          });
        }
      }
    },
    expire() {
      reason = 'expired';
      try {
        tokenStore.clear();
      } finally {
        // Also when a listener of the host throws: else no later change would count.
        reason = 'left';
        update('expired');
      }
    },
    dispose: stop,
  };
}

interface LoginReading {
  isAccepted: boolean;
  /** The token of an accepted login, or the ticket of one that needs a second factor. */
  token: string | undefined;
  message: string;
}

/** Reads a login response or a problem document; anything else throws. */
function readAnswer(answer: unknown): LoginReading {
  const { httpStatus, message, detail, data } = Object(answer);
  const sent: unknown = data?.[AUTH_TOKEN_KEY];
  const text = message ?? detail;
  const isAccepted = httpStatus === 200;
  const token = (isAccepted || httpStatus === 401) && isToken(sent) ? sent : undefined;
  if (typeof text !== 'string' || (isAccepted && !token)) throw new TypeError('No answer.');
  return { isAccepted, token, message: text.slice(0, 200) };
}
