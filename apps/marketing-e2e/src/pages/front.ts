import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer, type ServerProcess } from './server-process.ts';

const CALLS = /^\/(auth|api|theme|clientsetting|startup|contact|health)\//;

/** The built site on one address, as a CDN serves it, with an API behind it that may be down. */
export interface Front {
  origin: string;
  api: { start(): Promise<void>; kill(): Promise<void> };
  stop(): Promise<void>;
}

/** Starts both, with the pages from `pagesOrigin`. The API keeps its data when it is killed and restarted. */
export async function startFront(dataDir: string, pagesOrigin: string): Promise<Front> {
  let api: ServerProcess | null = await startServer(dataDir);
  const server = createServer((incoming, outgoing) => {
    passOn(CALLS.test(incoming.url ?? '') ? (api?.origin ?? null) : pagesOrigin, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const kill = async () => {
    // Without a clean shutdown, as in a power cut.
    await api?.end('SIGKILL');
    api = null;
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    api: {
      kill,
      async start() {
        api ??= await startServer(dataDir);
      },
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await kill();
    },
  };
}

/** Forwards a request; without a target the connection breaks, as when a server is down. */
export function passOn(origin: string | null, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (origin === null) {
    incoming.socket.destroy();
    return;
  }
  const { method, headers, url } = incoming;
  const call = ask(new URL(url ?? '/', origin), { method: method ?? 'GET', headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  call.on('error', () => incoming.socket.destroy());
  incoming.pipe(call);
}
