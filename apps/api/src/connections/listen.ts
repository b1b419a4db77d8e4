import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Listens on a host, and on each address of `localhost`, which may be two. Resolves to where the server answers.
 *
 * Connections to the second address are handed to the one server, so what applies to connections applies to them.
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
    // The machine may have no such address, or another program may be there: the first one is enough.
    await once(more, 'listening').then(
      () => app.server.once('close', () => more.close()),
      () => app.log.debug({ address }, 'not reachable at this address of localhost'),
    );
  }
  return answersAt;
}
