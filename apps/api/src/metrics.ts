import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { ConfigError } from './config-error.ts';
import type { PoolState } from './db/database.ts';
import type { Passwords } from './modules/auth/passwords.ts';

/** The metrics of this server, and the registry that prints them. */
export type Metrics = ReturnType<typeof createMetrics>;

export interface MetricsSources {
  passwords: Pick<Passwords, 'load'>;
  /** Reads the state of the PostgreSQL connection pool; absent with the embedded database. */
  pool?: (() => PoolState) | undefined;
}

/** Creates the metrics of requests, process and queues, in the format of Prometheus. */
export function createMetrics({ passwords, pool }: MetricsSources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect: function () {
        this.set(read());
      },
    });

  gauge('genmaster_hashes_running', 'Passwords that are being hashed.', () => passwords.load().running);
  gauge('genmaster_hashes_waiting', 'Logins that wait for their turn to be hashed.', () => passwords.load().waiting);
  if (pool) {
    gauge('genmaster_pool_connections', 'Open connections to PostgreSQL.', () => pool().total);
    gauge('genmaster_pool_idle', 'Open connections that nobody uses.', () => pool().idle);
    gauge('genmaster_pool_waiting', 'Queries that wait for a connection.', () => pool().waiting);
  }
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'genmaster_request_seconds',
      help: 'Time from the first byte of a request to the end of its answer.',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  };
}

/** Serves the metrics at `/metrics`, on a separate port that visitors cannot reach. */
export async function serveMetrics(
  { registry }: Metrics,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer((request, response) => {
    const refuse = (status: number, text: string, headers = {}) =>
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`);
    if (request.url?.split('?')[0] !== '/metrics') return refuse(404, 'There is nothing at this address.');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(405, 'This address answers GET and HEAD.', { allow: 'GET, HEAD' });
    void registry.metrics().then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(
        new ConfigError(
          `The metrics cannot be served on METRICS_PORT ${port} of METRICS_HOST ${host.slice(0, 80)} (${error.message}). Set METRICS_PORT to a free port and METRICS_HOST to an address of this machine.`,
        ),
      );
    });
    server.listen(port, host, resolve);
  });
  // A client that reads metrics must not keep a stopping process alive.
  return server.unref();
}
