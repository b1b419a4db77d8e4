import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web server of another site: cross-origin and cross-site for browsers. */
export interface AnotherOrigin {
  origin: string;
  stop(): Promise<void>;
}

/** Starts the server. Each of its addresses is an empty page, on which a test runs its own script. */
export async function startAnotherOrigin(): Promise<AnotherOrigin> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end('<!doctype html><html lang="en"><title>Elsewhere</title><h1>Elsewhere</h1>');
  });
  // By IP address: the servers under test are on localhost, and another port alone is the same site.
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
