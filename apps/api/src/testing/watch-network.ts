import { createHook } from 'node:async_hooks';

/** What reaches out of a process: a connection, a datagram, a name that is looked up, another program. */
const REACHING_OUT = new Set([
  'TCPCONNECTWRAP',
  'PIPECONNECTWRAP',
  'UDPWRAP',
  'GETADDRINFOREQWRAP',
  'GETNAMEINFOREQWRAP',
  'QUERYWRAP',
  'PROCESSWRAP',
]);

export interface NetworkWatch {
  /** Where this process has reached to since the watch began, each place once, such as `127.0.0.1:5432`. */
  reached(): string[];
  stop(): void;
}

/**
 * Notes whatever this process reaches out to, by any module and any library.
 *
 * It listens below all of them, where Node makes the handles of the operating
 * system, so nothing has to be replaced and nothing gets past it.
 */
export function watchNetwork(): NetworkWatch {
  const seen: { type: string; resource: Reached }[] = [];
  const hook = createHook({
    trackPromises: false,
    init(_id, type, _trigger, resource: Reached) {
      if (REACHING_OUT.has(type)) seen.push({ type, resource });
    },
  }).enable();
  return {
    // Read late: Node fills in the address after it has made the handle.
    reached: () => [...new Set(seen.map(({ type, resource }) => placeOf(type, resource)))].sort(),
    stop: () => void hook.disable(),
  };
}

interface Reached {
  address?: string;
  hostname?: string;
  port?: number;
}

function placeOf(type: string, { address, hostname, port }: Reached): string {
  const host = address ?? hostname;
  if (host === undefined) return type;
  return port === undefined ? host : `${host}:${port}`;
}
