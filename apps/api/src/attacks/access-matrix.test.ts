import { AUTH_PATHS } from '@genmaster/auth-client/contract';
import { PERMISSIONS } from '../plugins/access.ts';
import { needsSession, type OpenapiCall, type OpenapiDocument } from '../plugins/openapi-page.ts';
import { ROUTES, TARGETS, type Route, type Target } from '../testing/every-route.ts';
import {
  closeTestServers,
  createTestServer,
  NOBODY,
  sessionSetups,
  type TestServer,
  type TestUser,
} from '../testing/test-server.ts';

interface Callers {
  nobody: TestUser;
  a: TestUser;
  b: TestUser;
  expired: TestUser;
  administrator: TestUser;
  /** With a session cookie: callers with only one half of the session token of `a`. */
  tokenAlone?: TestUser;
  cookieAlone?: TestUser;
}

async function createCallers(server: TestServer): Promise<Callers> {
  const expired = await server.signIn('expired');
  const past = '2026-11-20T11:59:59.000Z';
  await server.db.updateTable('sessions').set({ expires_at: past }).where('user_id', '=', expired.userId).execute();
  const a = await server.signIn('user-a');
  return {
    nobody: NOBODY,
    ...halvesOf(a),
    a,
    b: await server.signIn('user-b'),
    expired,
    administrator: await server.signIn('administrator', PERMISSIONS),
  };
}

/** Returns callers with only one half of a user's session token; none where a token has no halves. */
function halvesOf(user: TestUser): Pick<Callers, 'tokenAlone' | 'cookieAlone'> {
  const { cookie, ...token } = user.headers;
  if (cookie === undefined) return {};
  return { tokenAlone: { ...user, headers: token }, cookieAlone: { ...user, headers: { cookie } } };
}

function expectedOf(call: OpenapiCall, route: Route, caller: keyof Callers, target: Target): number {
  if (needsSession(call) && ['nobody', 'expired', 'tokenAlone', 'cookieAlone'].includes(caller)) return 401;
  if (call['x-permission'] && caller !== 'administrator') return 403;
  return route.expected[target];
}

describe.each(sessionSetups)('every route × every caller × every target on $engine, sessions in $kept', (setup) => {
  let server: TestServer;
  let document: OpenapiDocument;
  let lastAddress = 0;
  let signedIn: Callers | null = null;

  beforeAll(async () => {
    const { engine, hasSessionCookie } = setup;
    server = await createTestServer(engine, { config: { hasSessionCookie, loginAttemptsPerMinute: 10_000 } });
    document = (await server.app.inject({ url: '/openapi.json' })).json();
    await server.db.insertInto('projects').values({ id: 170, name: 'second', color_theme: 'dark' }).execute();
    await server.db.insertInto('project_metadata').values({ project_id: 170, json: '{}', updated_at: '' }).execute();
  });

  afterAll(closeTestServers);

  it('is listed in the table below', () => {
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.sort()).toEqual(Object.keys(ROUTES).sort());
  });

  it.each(Object.keys(ROUTES))('%s: each response follows its rule', async (name) => {
    const [method = '', path = ''] = name.split(' ');
    const call = document.paths[path]?.[method.toLowerCase()];
    const route = ROUTES[name];
    if (!call || !route) throw new Error(`There is no call ${name}.`);
    if (!signedIn) {
      await server.db.deleteFrom('users').where('user_code', '!=', 'demo').execute();
      signedIn = await createCallers(server);
    }
    const callers = signedIn;
    const found: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (const caller of Object.keys(callers) as (keyof Callers)[]) {
      const other = caller === 'a' ? callers.b : callers.a;
      for (const target of TARGETS) {
        const sender = callers[caller] ?? callers.nobody;
        const { url, payload, headers } = route.aim(target, sender, other);
        const answer = await server.app.inject({
          method: method as 'GET',
          url,
          headers: { ...sender.headers, ...headers },
          ...(payload ? { payload } : {}),
          // Each from its own address, so that no rate limit answers first.
          remoteAddress: `10.0.${(lastAddress += 1) >> 8}.${lastAddress & 255}`,
        });
        found[`${caller} → ${target}`] = answer.statusCode;
        expected[`${caller} → ${target}`] = expectedOf(call, route, caller, target);
      }
    }
    // Both end the session of their sender.
    if ([AUTH_PATHS.login, AUTH_PATHS.logout].some((each) => path === `/${each}`)) signedIn = null;
    expect(found).toEqual(expected);
  });
});
