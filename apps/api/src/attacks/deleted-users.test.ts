import { ADMINISTRATION_PATHS, AUTH_PATHS, SECOND_FACTOR_PATHS } from '@genmaster/auth-client/contract';
import { NAMED_THEME_PATHS, THEME_PATHS } from '@genmaster/theme-engine/contract';
import { DEMO_SIGN_IN } from '../db/seed.ts';
import { afterEachStatement } from '../testing/after-each-statement.ts';
import { engines } from '../testing/test-database.ts';
import { closeTestServers, createTestServer, MACHINE_INFO, type TestUser } from '../testing/test-server.ts';

const { password } = DEMO_SIGN_IN;
const json = JSON.stringify({
  selectedTheme: '1',
  selectedBackground: 'Default',
  themeColorScheme: '1.1',
  menuPosition: '1',
  selectedDashboard: '1',
  themeColors: {},
  themeIcons: {},
});
const look = { name: 'My theme', menuPos: '1', dTemplate: false, mode: 'dark', json };

interface Call {
  what: string;
  path: string;
  /** Who calls: the user who is deleted, an administrator, or nobody yet. */
  by: 'user' | 'administrator' | 'nobody';
  payload: (user: TestUser) => object;
  /** The status for each number of statements after which the user is deleted. */
  statuses: Readonly<Record<number, number>>;
}

const CALLS: readonly Call[] = [
  {
    what: 'save a theme',
    path: THEME_PATHS.saveUserThemeJson,
    by: 'user',
    payload: ({ userId, clientId }) => ({ ...look, id: null, userId, sagClientId: clientId, flag: 'I', revision: 0 }),
    statuses: { 1: 401, 2: 401 },
  },
  {
    what: 'create a theme',
    path: NAMED_THEME_PATHS.createTheme,
    by: 'user',
    payload: () => look,
    statuses: { 1: 401 },
  },
  {
    what: 'set up an authenticator',
    path: SECOND_FACTOR_PATHS.start,
    by: 'user',
    payload: () => ({ password }),
    statuses: { 1: 403, 2: 403, 3: 403, 4: 401, 5: 401 },
  },
  {
    what: 'sign in',
    path: AUTH_PATHS.login,
    by: 'nobody',
    payload: () => ({ userCode: 'leaving', password, lansysInfModel: MACHINE_INFO }),
    statuses: { 1: 401, 4: 401, 6: 401, 7: 401, 8: 401, 9: 401, 10: 401 },
  },
  {
    what: 'get a link',
    path: ADMINISTRATION_PATHS.link,
    by: 'administrator',
    payload: ({ userId }) => ({ userId }),
    statuses: { 2: 404, 3: 404 },
  },
  {
    what: 'get a permission',
    path: ADMINISTRATION_PATHS.permission,
    by: 'administrator',
    payload: ({ userId }) => ({ userId, permission: 'metadata', isGranted: true }),
    statuses: { 2: 404, 3: 404 },
  },
];

const cases = CALLS.flatMap(({ statuses, ...call }) =>
  Object.entries(statuses).map(([after, status]) => ({ ...call, after: Number(after), status })),
);

describe.each(engines)('a user who is deleted during a request on %s', (engine) => {
  afterEach(closeTestServers);

  it.each(cases)('to $what, after its statement $after, gets $status', async ({ path, by, payload, after, status }) => {
    let [toDelete, statement]: [string | null, number] = [null, 0];
    const plugin = afterEachStatement(async () => {
      if (toDelete === null || (statement += 1) !== after) return;
      await server.db.deleteFrom('users').where('id', '=', toDelete).execute();
    });
    const server = await createTestServer(engine, { plugin, config: { secretKey: 'k'.repeat(32) } });
    const user = await server.signIn('leaving');
    const chief = await server.signIn('chief', ['users']);
    toDelete = user.userId;
    const answer = await server.app.inject({
      method: 'POST',
      url: `/${path}`,
      headers: { user: user.headers, administrator: chief.headers, nobody: {} }[by],
      payload: payload(user),
    });
    expect(statement).toBeGreaterThanOrEqual(after);
    expect({ status: answer.statusCode, cookie: answer.headers['set-cookie'] }).toEqual({ status });
  });
});
