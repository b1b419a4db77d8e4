import type { AddressInfo } from 'node:net';
import { createMetrics, serveMetrics } from './metrics.ts';
import { closeTestServers, createTestServer } from './testing/test-server.ts';

const pool = () => ({ total: 3, idle: 2, waiting: 1 });
const passwords = { load: () => ({ running: 2, waiting: 7 }) };

describe('the metrics', () => {
  afterEach(closeTestServers);

  it('count responses by route and status, never by the requested address', async () => {
    const metrics = createMetrics({ passwords, pool });
    const { app } = await createTestServer('sqlite', { metrics });
    for (const url of ['/health/live', '/health/live', '/theme/getUserThemeJson/some-id', '/nowhere/else']) {
      await app.inject({ url });
    }
    const text = await metrics.registry.metrics();
    expect(text).toMatch('genmaster_request_seconds_count{method="GET",route="/health/live",status="200"} 2');
    expect(text).toMatch('{method="GET",route="/theme/getUserThemeJson/:userId",status="401"} 1');
    expect(text).toMatch('{method="GET",route="unknown",status="404"} 1');
    expect(text).not.toMatch(/some-id|nowhere/);
    expect(text).toMatch('genmaster_hashes_waiting 7');
    expect(text).toMatch('genmaster_pool_idle 2');
    expect(text).toMatch('nodejs_eventloop_lag_p99_seconds');
  });

  it('are served only on a separate port', async () => {
    const metrics = createMetrics({ passwords });
    const server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await (await fetch(`${address}/metrics`)).text()).toMatch('genmaster_hashes_running 2');
    expect((await fetch(`${address}/`)).status).toBe(404);
    await new Promise((resolve) => server.close(resolve));
    const { app } = await createTestServer('sqlite', { metrics });
    expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
  });

  it('are read with a query as well, and with no other method', async () => {
    const server = await serveMetrics(createMetrics({ passwords }), { port: 0, host: '127.0.0.1' });
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
    expect(await (await fetch(`${address}?collect=all`)).text()).toMatch('genmaster_hashes_running 2');
    const head = await fetch(address, { method: 'HEAD' });
    expect({ status: head.status, text: await head.text() }).toEqual({ status: 200, text: '' });
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await fetch(address, { method });
      expect({ method, status: answer.status, allow: answer.headers.get('allow') }).toEqual({
        method,
        status: 405,
        allow: 'GET, HEAD',
      });
      expect(await answer.text()).not.toMatch('genmaster');
    }
    await new Promise((resolve) => server.close(resolve));
  });

  it.each([
    { what: 'the port is in use', host: '127.0.0.1', reason: 'EADDRINUSE' },
    { what: 'the host is not of this machine', host: '192.0.2.1', reason: 'EADDRNOTAVAIL' },
  ])('name their own settings when $what', async ({ host, reason }) => {
    const metrics = createMetrics({ passwords });
    const server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
    const { port } = server.address() as AddressInfo;
    const refusal = new RegExp(`METRICS_PORT ${port} of METRICS_HOST ${host} .*${reason}`);
    await expect(serveMetrics(metrics, { port, host })).rejects.toThrow(refusal);
    await new Promise((resolve) => server.close(resolve));
  });
});
