import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web server of somebody else: of another site in every sense that browsers know. */
export interface AnotherOrigin {
  origin: string;
  stop(): Promise<void>;
}

/** Starts it. Each of its addresses is an empty page, on which a test does what its owner would. */
export async function startAnotherOrigin(): Promise<AnotherOrigin> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end('<!doctype html><html lang="en"><title>Elsewhere</title><h1>Elsewhere</h1>');
  });
  // By number: the servers under test are called localhost, and a port alone would make no other site.
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
