import { once } from 'node:events';
import { connect } from 'node:net';
import { engines } from './test-database.ts';
import { closeTestServers, createTestServer } from './test-server.ts';

describe.each(engines)('a test with a server on %s', (engine) => {
  it('fails when anything in it connects to another machine', async () => {
    const { app } = await createTestServer(engine);
    // A socket of another program, because the test must not connect to another machine.
    app.addHook('onRequest', async () => {
      await once(connect('/nowhere/socket'), 'error');
    });
    await app.inject({ url: '/health/live' });
    await expect(closeTestServers()).rejects.toThrow('reached out to /nowhere/socket');
  });

  it('passes when the server connects only to its database', async () => {
    const { signIn } = await createTestServer(engine);
    await signIn();
    await expect(closeTestServers()).resolves.toBeUndefined();
  });
});
