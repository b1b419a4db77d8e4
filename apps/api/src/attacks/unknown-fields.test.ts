import { PERMISSIONS } from '../plugins/access.ts';
import { REPORTS_PATH } from '../plugins/site-policy.ts';
import { ROUTES } from '../testing/every-route.ts';
import { engines } from '../testing/test-database.ts';
import { closeTestServers, createTestServer, type TestServer, type TestUser } from '../testing/test-server.ts';

/** What somebody would add who wants to be more, or to write what the server writes. */
const ADDED = { role: 'admin', isAdmin: true, permissions: ['metadata'], id: 'x', version: 9, createdBy: 'x', sql: '' };

/** Every call that takes a body of ours; the reports of browsers hold whatever a browser says. */
const CALLS = Object.keys(ROUTES).filter((name) => /^(?:POST|PUT) /.test(name) && !name.endsWith(REPORTS_PATH));

describe.each(engines)('a field that a body does not know on %s', (engine) => {
  let server: TestServer;
  let sender: TestUser;
  let sent = 0;
  let people = 0;

  beforeAll(async () => {
    server = await createTestServer(engine);
  });

  // One of these calls ends the session.
  beforeEach(async () => {
    sender = await server.signIn(`administrator-${(people += 1)}`, PERMISSIONS);
  });

  afterAll(closeTestServers);

  it.each(CALLS)('is refused by its name: %s', async (name) => {
    const [method] = name.split(' ');
    const send = async (added: object) => {
      const { url, payload, headers } = ROUTES[name]!.aim('own', sender, sender);
      const { statusCode, body } = await server.app.inject({
        method: method as 'POST',
        url,
        headers: { ...sender.headers, ...headers },
        payload: { ...(payload as object), ...added },
        remoteAddress: `10.0.1.${(sent += 1)}`,
      });
      return { statusCode, body, known: Object.keys(payload as object) };
    };
    const { known } = await send({ role: 'admin' });
    for (const [field, value] of Object.entries(ADDED).filter(([field]) => !known.includes(field))) {
      const { statusCode, body } = await send({ [field]: value });
      expect({ field, statusCode, named: body.includes(`"field":"${field}"`) }).toEqual({
        field,
        statusCode: 400,
        named: true,
      });
    }
    expect((await send({})).statusCode).toBe(200);
  });
});
