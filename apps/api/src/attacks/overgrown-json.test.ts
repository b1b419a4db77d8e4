import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { overgrownRequests } from '../testing/overgrown-json.ts';
import { engines } from '../testing/test-database.ts';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';

afterEach(closeTestServers);

it.each(engines)(
  'a body that is too deep, too long or too full is refused and changes nothing on %s',
  async (engine) => {
    const { app, db, signIn } = await createTestServer(engine);
    const user = await signIn('editor', ['metadata']);
    const url = `/${METADATA_PATHS.fromDatabase}/169`;
    const before = (await app.inject({ url })).body;
    const json = { 'content-type': 'application/json' };

    for (const { reason, status, body: payload, ...call } of overgrownRequests(user)) {
      const { statusCode } = await app.inject({ ...call, payload, headers: { ...user.headers, ...json } });
      expect({ reason, statusCode }).toEqual({ reason, statusCode: status });
    }

    expect((await app.inject({ url })).body).toBe(before);
    expect(await db.selectFrom('user_themes').selectAll().execute()).toEqual([]);
  },
);
