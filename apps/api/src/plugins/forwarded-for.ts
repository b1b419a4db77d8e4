import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Reduces the entries of `X-Forwarded-For` to addresses, before the framework reads the visitor's address there.
 *
 * Some proxies write the port as well, which differs with every connection: the limits per address would never be
 * reached. An entry that is not an address, such as `unknown`, counts as the proxy itself; without it, the entry before
 * it, which anyone may send, would be used instead.
 */
export function tidyForwardedFor({ headers, socket }: IncomingMessage): void {
  const text = headers['x-forwarded-for'];
  if (typeof text !== 'string') return;
  const own = socket.remoteAddress ?? '127.0.0.1';
  headers['x-forwarded-for'] = text
    .split(',')
    .map((entry) => addressIn(entry.trim()) ?? own)
    .join(', ');
}

function addressIn(entry: string): string | null {
  const [, withPort] = /^([\d.]+):\d+$/.exec(entry) ?? [];
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(entry) ?? [];
  const address = withPort ?? inBrackets ?? entry;
  return isIP(address) === 0 ? null : address;
}
