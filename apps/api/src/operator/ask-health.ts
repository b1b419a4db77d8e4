import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import { OperatorError } from './operator-error.ts';

/** Time limit for the response of a ready server, in milliseconds. */
const PATIENCE_MS = 5_000;

/** Asks the server on this machine for its readiness, for monitoring without an HTTP client. */
export async function askHealth({ host, port }: Pick<Config, 'host' | 'port'>): Promise<string> {
  const own = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const address = `http://${isIP(own) === 6 ? `[${own}]` : own}:${port}/health/ready`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch((error: unknown) => {
    throw new OperatorError(`${address} does not answer: ${String((error as Error).cause ?? error)}`);
  });
  const text = await answer.text();
  if (!answer.ok) throw new OperatorError(`${address} answers ${answer.status}: ${text.slice(0, 200)}`);
  return 'The server takes visitors.';
}
