/** A request as received by the server. */
export interface ReceivedCall {
  /** Method and path: `GET /api/userDetails`. */
  call: string;
  /** The session token, `null` for none. */
  token: string | null;
  body: unknown;
  /** The idempotency key, `null` for none. */
  key: string | null;
}

type Answer = (received: ReceivedCall) => Response | Promise<Response>;

/** A user of the test server. */
export interface TestUser {
  userCode: string;
  password: string;
  userId: string;
  name: string;
}

export const ASHA: TestUser = { userCode: 'asha', password: 'kamal-22', userId: 'u-1', name: 'Asha' };
export const RAVI: TestUser = { userCode: 'ravi', password: 'neem-77', userId: 'u-2', name: 'Ravi' };

/** A theme as the server stores it. */
export interface StoredRow {
  id: string;
  json: string;
  revision: number;
  mode: 'light' | 'dark' | 'flately' | null;
  savedAt: string;
  darkJson?: string;
}

/**
 * An in-memory server with two users and one theme each.
 *
 * `on` replaces a response. A call without a response fails like a lost connection, and is listed in `received`.
 */
export function createTestServer() {
  const received: ReceivedCall[] = [];
  const themes = new Map<string, StoredRow>();
  let outage: Answer | null = null;
  const ownerOf = (token: string | null) => [ASHA, RAVI].find(({ userCode }) => token === `token-of-${userCode}`);

  const answers: Record<string, Answer> = {
    'POST /auth/login': ({ body }) => {
      const { userCode, password } = body as { userCode: string; password: string };
      const user = [ASHA, RAVI].find((known) => known.userCode === userCode && known.password === password);
      const message = user ? 'Signed in.' : 'User code or password is wrong.';
      const httpStatus = user ? 200 : 401;
      return Response.json(
        { httpStatus, message, data: user ? { SagAuthToken: `token-of-${userCode}` } : null },
        { status: httpStatus },
      );
    },
    'POST /auth/app-sessions': () => Response.json({ httpStatus: 200, message: '', data: {} }),
    'POST /auth/logout': () => Response.json({ httpStatus: 200, message: '' }),
    'GET /api/userDetails': ({ token }) => {
      const user = ownerOf(token);
      if (!user) return problem(401);
      return Response.json({ data: { clientInfo: { usrId: user.userId, sagclientId: 'c-1', usrName: user.name } } });
    },
    'POST /theme/getPrjColorTheme': () => Response.json({ colortheme: 'light' }),
    'GET /theme/getUserThemeJson': ({ token, call }) => {
      const userId = call.split('/').at(-1) ?? '';
      if (ownerOf(token)?.userId !== userId) return problem(403);
      const row = themes.get(userId);
      return Response.json(row ? { status: 1, result: row } : { status: 0 });
    },
    'POST /theme/saveUserThemeJson': ({ token, body }) => {
      const user = ownerOf(token);
      if (!user) return problem(401);
      const { json, mode, darkJson, revision } = body as StoredRow;
      const stored = themes.get(user.userId);
      if (stored && stored.revision !== revision) {
        return Response.json({ ...problemOf(412), current: stored }, { status: 412 });
      }
      const row = { id: `t-${user.userId}`, json, mode, revision: revision + 1, savedAt: SAVED_AT };
      themes.set(user.userId, { ...row, ...(darkJson ? { darkJson } : {}) });
      return Response.json({ status: 1, result: { id: row.id, revision: row.revision, savedAt: row.savedAt } });
    },
  };

  const fetchFromTest: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    const seen = {
      call,
      token: request.headers.get('SagAuthToken'),
      key: request.headers.get('Idempotency-Key'),
      body: text ? (JSON.parse(text) as unknown) : null,
    };
    received.push(seen);
    const answer = outage ?? answers[call] ?? answers[call.replace(/\/[^/]+$/, '')];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer(seen);
  };

  return {
    fetch: fetchFromTest,
    received,
    themes,
    /** Sets the response of a call; it also applies to longer paths. */
    on: (call: string, answer: Answer) => {
      answers[call] = answer;
    },
    /** Lets a call fail like a lost connection. */
    cut: (call: string) => {
      delete answers[call];
    },
    /** Sets the response of every call. */
    fail: (answer: Answer) => {
      outage = answer;
    },
    calls: (call: string) => received.filter((seen) => seen.call.startsWith(call)),
  };
}

export type TestServer = ReturnType<typeof createTestServer>;

/** Returns an error response in the server’s format. */
export const problem = (status: number): Response => Response.json(problemOf(status), { status });

const problemOf = (status: number) => ({ type: 'about:blank', title: 'Problem', status, detail: 'It did not work.' });

const SAVED_AT = '2026-01-01T00:00:00.000Z';
