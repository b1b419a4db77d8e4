import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passOn } from './front.ts';

/** A proxy of the built site that redirects API calls to another address. */
export interface Detour {
  origin: string;
  /** Target of the redirects from now on; null for none. */
  to: string | null;
  /** Paths of the redirected calls with a token. */
  sentAway: string[];
  /** Requests that arrived at the target: their method, with the token if it was sent. */
  arrived: string[];
  stop(): Promise<void>;
}

/**
 * Starts the proxy in front of the site at `siteOrigin`. It also answers `/elsewhere`, under any name of this machine.
 */
export async function startDetour(siteOrigin: string): Promise<Detour> {
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    if (url === '/elsewhere') {
      detour.arrived.push(`${method} ${headers['sagauthtoken'] ?? 'without a token'}`);
      outgoing.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).end('{}');
    } else if (detour.to && /^\/(api|theme)\//.test(url)) {
      if ('sagauthtoken' in headers) detour.sentAway.push(url);
      outgoing.writeHead(307, { location: detour.to }).end();
    } else {
      passOn(siteOrigin, incoming, outgoing);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const detour: Detour = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    to: null,
    sentAway: [],
    arrived: [],
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return detour;
}
