import { AUTH_PATHS, CONTACT_PATHS, STARTUP_PATHS } from '@genmaster/auth-client/contract';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import type { OpenapiCall, OpenapiDocument } from '../plugins/openapi-page.ts';
import { REPORTS_PATH } from '../plugins/site-policy.ts';
import { engines } from '../testing/test-database.ts';
import {
  closeTestServers,
  createTestServer,
  MACHINE_INFO,
  type TestServer,
  type TestUser,
} from '../testing/test-server.ts';

const TARGETS = ['own', 'other', 'unknown', 'malformed'] as const;
type Target = (typeof TARGETS)[number];

interface Callers {
  nobody: TestUser;
  a: TestUser;
  b: TestUser;
  expired: TestUser;
  administrator: TestUser;
}

interface Call {
  url: string;
  payload?: object | string;
  headers?: Record<string, string>;
}

/** How a call is aimed at something, and what each aim gets from whoever may make the call at all. */
interface Route {
  aim: (target: Target, caller: TestUser, other: TestUser) => Call;
  expected: Readonly<Record<Target, number>>;
}

const everywhere = (status: number) => ({ own: status, other: status, unknown: status, malformed: status });
const fixed = (url: string, payload?: (caller: TestUser) => object): Route => ({
  aim: (_target, caller) => ({ url: `/${url}`, ...(payload ? { payload: payload(caller) } : {}) }),
  expected: everywhere(200),
});

const project = { own: '169', other: '170', unknown: '171', malformed: '169%2f..' } as const;
const projectName = { own: 'genmaster', other: 'second', unknown: 'third', malformed: '../genmaster' } as const;
const userIdOf = (target: Target, caller: TestUser, other: TestUser) =>
  ({ own: caller.userId, other: other.userId, unknown: 'nobody', malformed: '..%2f' })[target];

const themeOf = (userId: string, sagClientId: string) => ({
  id: null,
  name: '',
  menuPos: '1',
  dTemplate: false,
  json: '{}',
  userId,
  sagClientId,
  flag: 'I',
  revision: 0,
  mode: null,
});
const beforeOf = {
  own: '',
  other: '?before=00000000-0000-4000-8000-000000000001',
  unknown: '?before=00000000-0000-4000-8000-000000000000',
  malformed: '?before=%27',
} as const;
const scheme = { color_scheme: '1.7', name: 'Quay', theme_id: '1', colors: {} };
const message = {
  name: 'Zoë',
  email: 'zoe@example.org',
  subject: 'question',
  language: 'en',
  message: 'A message that is long enough to be one.',
  consent: true,
};

const ROUTES: Readonly<Record<string, Route>> = {
  'GET /health/live': fixed('health/live'),
  'GET /health/started': fixed('health/started'),
  'GET /health/ready': fixed('health/ready'),
  [`POST /${AUTH_PATHS.login}`]: fixed(AUTH_PATHS.login, () => ({
    userCode: 'demo',
    password: 'genmaster-demo',
    lansysInfModel: MACHINE_INFO,
  })),
  [`POST /${AUTH_PATHS.appSessions}`]: {
    aim: (target, caller, other) => ({
      url: `/${AUTH_PATHS.appSessions}`,
      payload: {
        appCode: 'GENMASTER',
        token: { own: tokenOf(caller), other: tokenOf(other), unknown: `gms_${'A'.repeat(43)}`, malformed: '%' }[
          target
        ],
      },
    }),
    expected: { own: 200, other: 401, unknown: 401, malformed: 401 },
  },
  [`POST /${AUTH_PATHS.logout}`]: fixed(AUTH_PATHS.logout, () => ({})),
  [`GET /${AUTH_PATHS.userDetails}`]: fixed(AUTH_PATHS.userDetails),
  [`GET /${THEME_PATHS.getUserThemeJson}/{userId}`]: {
    aim: (target, caller, other) => ({ url: `/${THEME_PATHS.getUserThemeJson}/${userIdOf(target, caller, other)}` }),
    expected: { own: 200, other: 404, unknown: 404, malformed: 404 },
  },
  [`POST /${THEME_PATHS.saveUserThemeJson}`]: {
    aim: (target, caller, other) => ({
      url: `/${THEME_PATHS.saveUserThemeJson}`,
      payload: themeOf(userIdOf(target, caller, other), caller.clientId),
    }),
    expected: { own: 200, other: 404, unknown: 404, malformed: 404 },
  },
  [`POST /${THEME_PATHS.getPrjColorTheme}`]: {
    aim: (target) => ({ url: `/${THEME_PATHS.getPrjColorTheme}`, payload: { projectName: projectName[target] } }),
    expected: { own: 200, other: 200, unknown: 404, malformed: 404 },
  },
  [`GET /${THEME_PATHS.getThemeOptionJSON}`]: fixed(THEME_PATHS.getThemeOptionJSON),
  [`POST /${THEME_PATHS.updateClrScheme}`]: {
    aim: (target) => ({
      url: `/${THEME_PATHS.updateClrScheme}`,
      payload: { projectName: projectName[target], scheme },
    }),
    expected: { own: 200, other: 200, unknown: 404, malformed: 404 },
  },
  [`GET /${METADATA_PATHS.fromDatabase}/{projectId}`]: {
    aim: (target) => ({ url: `/${METADATA_PATHS.fromDatabase}/${project[target]}` }),
    expected: { own: 200, other: 200, unknown: 404, malformed: 400 },
  },
  [`PUT /${METADATA_PATHS.entry}/{projectId}`]: {
    aim: (target) => ({
      url: `/${METADATA_PATHS.entry}/${project[target]}`,
      payload: { address: '/', entry: { title: 'Home' } },
    }),
    expected: { own: 200, other: 200, unknown: 404, malformed: 400 },
  },
  [`POST /${METADATA_PATHS.fromFile}`]: {
    aim: (target) => ({ url: `/${METADATA_PATHS.fromFile}`, payload: { projectName: projectName[target] } }),
    expected: { own: 200, other: 404, unknown: 404, malformed: 400 },
  },
  ...Object.fromEntries(Object.values(STARTUP_PATHS).map((path) => [`GET /${path}`, fixed(path)])),
  [`POST /${CONTACT_PATHS.messages}`]: fixed(CONTACT_PATHS.messages, () => message),
  [`POST /${REPORTS_PATH}`]: {
    aim: (target) => ({
      url: `/${REPORTS_PATH}`,
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify(target === 'malformed' ? [] : { 'csp-report': { 'blocked-uri': 'inline' } }),
    }),
    expected: { own: 204, other: 204, unknown: 204, malformed: 400 },
  },
  [`GET /${CONTACT_PATHS.messages}`]: {
    aim: (target) => ({ url: `/${CONTACT_PATHS.messages}${beforeOf[target]}` }),
    expected: { own: 200, other: 404, unknown: 404, malformed: 400 },
  },
};

const tokenOf = ({ headers }: TestUser) => Object.values(headers)[0] ?? '';

async function createCallers(server: TestServer): Promise<Callers> {
  const signIn = (userCode: string, permissions: Parameters<TestServer['signIn']>[1] = []) =>
    server.signIn(userCode, permissions);
  const expired = await signIn('expired');
  const past = '2026-11-20T11:59:59.000Z';
  await server.db.updateTable('sessions').set({ expires_at: past }).where('user_id', '=', expired.userId).execute();
  return {
    nobody: { userId: 'nobody', clientId: 'genmaster', headers: {} },
    a: await signIn('user-a'),
    b: await signIn('user-b'),
    expired,
    administrator: await signIn('administrator', ['metadata', 'schemes', 'messages']),
  };
}

function expectedOf(call: OpenapiCall, route: Route, caller: keyof Callers, target: Target): number {
  if (call.security && (caller === 'nobody' || caller === 'expired')) return 401;
  if (call['x-permission'] && caller !== 'administrator') return 403;
  return route.expected[target];
}

describe.each(engines)('every route × every caller × every target on %s', (engine) => {
  let server: TestServer;
  let document: OpenapiDocument;
  let lastAddress = 0;
  let signedIn: Callers | null = null;

  beforeAll(async () => {
    server = await createTestServer(engine, { config: { loginAttemptsPerMinute: 10_000 } });
    document = (await server.app.inject({ url: '/openapi.json' })).json();
    await server.db.insertInto('projects').values({ id: 170, name: 'second', color_theme: 'dark' }).execute();
    await server.db.insertInto('project_metadata').values({ project_id: 170, json: '{}', updated_at: '' }).execute();
  });

  afterAll(closeTestServers);

  it('is in the table below', () => {
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.sort()).toEqual(Object.keys(ROUTES).sort());
  });

  it.each(Object.keys(ROUTES))('%s answers each as its rule says', async (name) => {
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
        const { url, payload, headers } = route.aim(target, callers[caller], other);
        const answer = await server.app.inject({
          method: method as 'GET',
          url,
          headers: { ...callers[caller].headers, ...headers },
          ...(payload ? { payload } : {}),
          // Each from an address of its own, so that no limit of an address answers first.
          remoteAddress: `10.0.${(lastAddress += 1) >> 8}.${lastAddress & 255}`,
        });
        found[`${caller} → ${target}`] = answer.statusCode;
        expected[`${caller} → ${target}`] = expectedOf(call, route, caller, target);
      }
    }
    if (path === `/${AUTH_PATHS.logout}`) signedIn = null;
    expect(found).toEqual(expected);
  });
});
