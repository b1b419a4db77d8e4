import { createServer, type AddressInfo } from 'node:net';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';
import { askHealth } from './ask-health.ts';

afterEach(closeTestServers);

describe('asking a server whether it is ready', () => {
  it('succeeds when it is, also when it listens on all addresses', async () => {
    const { app } = await createTestServer('sqlite');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    expect(await askHealth({ host: '0.0.0.0', port })).toBe('The server takes visitors.');
  });

  it('fails while it is stopping, with the reason', async () => {
    const { app } = await createTestServer('sqlite', { isDraining: () => true });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    await expect(askHealth({ host: '127.0.0.1', port })).rejects.toThrow(/503.*The server is stopping/);
  });

  it('fails where nothing listens', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    await expect(askHealth({ host: 'localhost', port })).rejects.toThrow('does not answer');
  });
});
