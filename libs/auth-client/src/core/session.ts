import { APP_CODE, AUTH_PATHS, AUTH_TOKEN_KEY } from '../contract/auth-paths.ts';
import type { LoginRequest } from '../contract/login.ts';
import { deviceHeader } from './device-key.ts';
import { MACHINE_INFO_SAMPLE } from './machine-info.ts';
import { notifyAll } from './notify-all.ts';
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
  /** `expired`: the server ended the session. `left`: the person signed out, in this tab or another. */
  ended: 'expired' | 'left' | null;
}

/** Sends JSON to a path of the API. Resolves with the JSON response for any status; rejects when there is none. */
export type PostJson = (path: string, body: unknown, headers?: Record<string, string>) => Promise<unknown>;

export interface SessionOptions {
  tokenStore: TokenStore;
  /** Storage of the form values (never the password) and the token data: usually the browser's `sessionStorage`. */
  sessionStorage: Storage | null;
  /** Storage of the secret that identifies this browser to the server: usually `localStorage`. @default none */
  deviceStorage?: Storage | null;
  /** Usually `createJsonPost({ baseUrl, fetch: authFetch })`. */
  post: PostJson;
  /** Called for failures that are not shown to the person: a network error, an app session that did not start. */
  log?: (message: string, cause?: unknown) => void;
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

  // Set while `expire` clears the token, so that this change does not count as a sign-out.
  let isExpiring = false;

  const update = (ended: SessionSnapshot['ended']) => {
    const status = statusNow();
    if (status === 'signed-in') ended = null;
    else Object.values(SESSION_KEYS).forEach((key) => write(sessionStorage, key, null));
    if (status === snapshot.status && ended === snapshot.ended) return;
    snapshot = { status, ended };
    notifyAll(listeners.values());
  };
  const stop = tokenStore.subscribe(() => {
    if (!isExpiring) update(snapshot.status === 'signed-in' ? 'left' : snapshot.ended);
  });

  const accept: Session['accept'] = async (token) => {
    if (!isToken(token)) {
      log?.('[auth-client] Not a token.');
      return 'failed';
    }
    tokenStore.set(token);
    write(sessionStorage, SESSION_KEYS.token, { [AUTH_TOKEN_KEY]: token });
    update(null);
    try {
      const started = await post(AUTH_PATHS.appSessions, { appCode: APP_CODE, token });
      if (Object(started).httpStatus !== 200) throw started;
      return 'started';
    } catch (cause) {
      log?.('[auth-client] No app session.', cause);
      return 'failed';
    }
  };

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      // A function of its own, so that the same listener can subscribe twice.
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    async login(userCode, password) {
      const request: LoginRequest = { userCode, password, lansysInfModel: MACHINE_INFO_SAMPLE };
      let answer: LoginReading;
      try {
        answer = readAnswer(await post(AUTH_PATHS.login, request, deviceHeader(deviceStorage)));
      } catch (cause) {
        log?.('[auth-client] The login got no answer.', cause);
        return { kind: 'unreachable' };
      }
      const { token, ticket, message } = answer;
      // JSON has no `undefined`, so the password is not written.
      if (token ?? ticket) write(sessionStorage, SESSION_KEYS.form, { ...request, password: undefined });
      const appSession = token && (await accept(token));
      // The server may have ended the session at once, or the person has left it in another tab.
      if (!appSession || snapshot.ended) {
        return { kind: 'refused', message: token ? 'The session has ended.' : message, ticket };
      }
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
      isExpiring = true;
      try {
        tokenStore.clear();
      } finally {
        // Also when a listener of the host throws: else no later change would count.
        isExpiring = false;
        update('expired');
      }
    },
    dispose: stop,
  };
}

interface LoginReading {
  token: string | undefined;
  ticket: string | undefined;
  message: string;
}

/**
 * Reads a login response or a problem document; anything else throws. With the status 401, the token is a ticket.
 */
function readAnswer(answer: unknown): LoginReading {
  const { httpStatus, message, detail, data } = Object(answer);
  const sent: unknown = data?.[AUTH_TOKEN_KEY];
  const text = message ?? detail;
  const carriedBy = (status: number) => (httpStatus === status && isToken(sent) ? sent : undefined);
  if (typeof text !== 'string' || (httpStatus === 200 && !carriedBy(200))) throw new TypeError('Not a login answer.');
  return { token: carriedBy(200), ticket: carriedBy(401), message: text.slice(0, 200) };
}

function write(storage: Storage | null, key: string, value: object | null): void {
  try {
    if (value) storage?.setItem(key, JSON.stringify(value));
    else storage?.removeItem(key);
  } catch {
    // With a full or denied storage only the form values are lost; the sign-in succeeds.
  }
}
