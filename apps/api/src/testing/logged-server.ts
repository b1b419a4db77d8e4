import Fastify from 'fastify';
import { loggerOptions } from '../logger.ts';
import type { Engine } from './test-database.ts';
import { createTestServer, type TestServer } from './test-server.ts';

/** A parsed line of the log. */
export interface LogLine {
  msg: string;
  reqId?: string;
  time: string;
  status?: number;
}

export interface LoggedServer extends TestServer {
  /** Returns everything that was logged so far. */
  log(): string;
  lines(): LogLine[];
}

/**
 * Creates a server that logs at the most detailed level, and whose log can be read.
 *
 * Nothing is redacted in it: secrets must not reach the log at all.
 */
export async function createLoggedServer(
  engine: Engine,
  options: Parameters<typeof createTestServer>[1] = {},
): Promise<LoggedServer> {
  let log = '';
  const stream = { write: (text: string) => void (log += text) };
  const { redact: _redact, ...plain } = loggerOptions({ logLevel: 'debug' });
  const logger = Fastify({ logger: { ...plain, level: 'trace', stream } }).log;
  const server = await createTestServer(engine, { ...options, logger });
  return {
    ...server,
    log: () => log,
    lines: () =>
      log
        .trimEnd()
        .split('\n')
        .map((line): LogLine => JSON.parse(line)),
  };
}
