import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Listens on a host, and on each address of `localhost`, which may be two. Resolves to the address of the server.
 *
 * Connections to the second address are passed to the same server, so the same limits apply to them.
 */
export async function listen(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<string> {
  const answersAt = await app.listen({ port, host });
  if (host.toLowerCase() !== 'localhost') return answersAt;
  const first = app.server.address() as AddressInfo;
  const addresses = await lookup(host, { all: true }).catch(() => []);
  for (const { address } of addresses.filter((other) => other.address !== first.address)) {
    const more = createServer({ allowHalfOpen: true, noDelay: true }, (socket: Socket) => {
      app.server.emit('connection', socket);
    });
    more.listen({ port: first.port, host: address });
    // The machine may not have this address, or another program may use it: the first address is enough.
    await once(more, 'listening').then(
      () => app.server.once('close', () => more.close()),
      () => app.log.debug({ address }, 'not reachable at this address of localhost'),
    );
  }
  return answersAt;
}
