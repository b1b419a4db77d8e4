import { createHook } from 'node:async_hooks';

/** Handles that leave the process: a connection, a datagram, a DNS lookup, a child process. */
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
  /** Returns the targets since the watch began, each once, such as `127.0.0.1:5432`. */
  reached(): string[];
  stop(): void;
}

/**
 * Records every connection that any module or library of this process opens.
 *
 * It uses async hooks, below all modules, where Node creates the handles of the operating system, so nothing has to be
 * replaced and no connection is missed.
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
    // Read late, because Node sets the address after it has created the handle.
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
