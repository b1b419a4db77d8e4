import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import { OperatorError } from './operator-error.ts';

/** How long a server that takes visitors may take to say so. */
const PATIENCE_MS = 5_000;

/** Asks the server on this machine whether it takes visitors, for those who watch over it and have no program that asks. */
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
