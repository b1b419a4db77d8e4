import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passOn } from './front.ts';

/** The built site by way of somebody who sends its calls elsewhere. */
export interface Detour {
  origin: string;
  /** Where calls are sent from now on; nowhere else while it is null. */
  to: string | null;
  /** Paths of the calls with a token that were sent there. */
  sentAway: string[];
  /** Who came, with the token if it came along. */
  arrived: string[];
  stop(): Promise<void>;
}

/** Starts it before the site at `siteOrigin`. It takes in itself whom it sends to `/elsewhere`, under any name of this machine. */
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
