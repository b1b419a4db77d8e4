import { CONTACT_PATHS } from '@genmaster/site-contract/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { TABLES } from '../db/tables.ts';
import { PERMISSIONS } from '../plugins/access.ts';
import { ROUTES, TARGETS, type Target } from '../testing/every-route.ts';
import {
  closeTestServers,
  createTestServer,
  NOBODY,
  sessionSetups,
  type TestServer,
  type TestUser,
} from '../testing/test-server.ts';

/** Reads every row of every table as text; without the last use of a session, which every request updates. */
async function readEverything({ db }: TestServer): Promise<string[]> {
  const rows: string[] = [];
  for (const { name } of TABLES) {
    for (const row of (await db.selectFrom(name).selectAll().execute()) as object[]) {
      const { last_seen_at: _seen, expires_at: _until, ...rest } = row as Record<string, unknown>;
      rows.push(`${name} ${JSON.stringify(name === 'sessions' ? rest : row)}`);
    }
  }
  return rows.sort();
}

describe.each(sessionSetups)('a read on $engine, sessions in $kept', ({ engine, hasSessionCookie }) => {
  afterEach(closeTestServers);

  it('writes nothing, for any caller and any route', async () => {
    const server = await createTestServer(engine, { config: { hasSessionCookie } });
    const user = await server.signIn('user-a');
    const administrator = await server.signIn('administrator', PERMISSIONS);
    const send = (method: 'GET' | 'HEAD' | 'POST', route: string, caller: TestUser, target: Target) => {
      const call = ROUTES[route]?.aim(target, caller, user) ?? { url: route.replace(/^\w+ /, '') };
      const body = method === 'POST' ? { payload: call.payload ?? {} } : {};
      return server.app.inject({ method, url: call.url, headers: { ...caller.headers, ...call.headers }, ...body });
    };
    // Adds a row to each table that a route could change.
    for (const path of [THEME_PATHS.saveUserThemeJson, THEME_PATHS.updateClrScheme, CONTACT_PATHS.messages]) {
      expect((await send('POST', `POST /${path}`, administrator, 'own')).statusCode).toBe(200);
    }
    const reads = Object.keys(ROUTES).filter((route) => route.startsWith('GET '));
    expect(reads.length).toBeGreaterThan(10);
    const before = await readEverything(server);
    expect(before.length).toBeGreaterThan(8);

    for (const route of [...reads, 'GET /openapi', 'GET /openapi.json', 'GET /auth/logout', 'GET /auth/login']) {
      for (const method of ['GET', 'HEAD'] as const) {
        for (const caller of [NOBODY, user, administrator]) {
          for (const target of TARGETS) {
            server.advance(2);
            await send(method, route, caller, target);
            expect({ route, method, target, rows: await readEverything(server) }).toEqual({
              ...{ route, method, target },
              rows: before,
            });
          }
        }
      }
    }
  });
});
