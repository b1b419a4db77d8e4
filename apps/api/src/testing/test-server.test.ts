import { once } from 'node:events';
import { connect } from 'node:net';
import { engines } from './test-database.ts';
import { closeTestServers, createTestServer } from './test-server.ts';

describe.each(engines)('a test with a server on %s', (engine) => {
  it('fails when anything in it reached out to another place than this machine', async () => {
    const { app } = await createTestServer(engine);
    // A socket of another program: the test makes no connection to another machine either.
    app.addHook('onRequest', async () => {
      await once(connect('/nowhere/socket'), 'error');
    });
    await app.inject({ url: '/health/live' });
    await expect(closeTestServers()).rejects.toThrow('reached out to /nowhere/socket');
  });

  it('passes when the server reached for its database alone', async () => {
    const { signIn } = await createTestServer(engine);
    await signIn();
    await expect(closeTestServers()).resolves.toBeUndefined();
  });
});
