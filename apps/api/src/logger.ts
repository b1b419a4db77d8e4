import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * Returns the options of the logger: one line of JSON per event, with the time in UTC and the id of its request.
 *
 * For a request the line has the method, the URL and the visitor's address; headers and bodies are never logged. For an
 * error it has the message and the stack, not the values that a database names in its details.
 */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>): LoggerOptions {
  return {
    level: logLevel,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: SECRET_PATHS, censor: '[hidden]' },
    serializers: {
      // Without its query, which may contain a secret of a link, and cut to a readable length.
      req: ({ method, url = '', host, ip }: Partial<FastifyRequest>) => ({
        method,
        url: url.replace(/\?.*$/s, '').slice(0, LONGEST.address),
        host: host?.slice(0, LONGEST.address),
        remoteAddress: ip,
      }),
      err: ({ name, message, stack, code }: Error & { code?: string }) => ({
        type: name,
        message: message.slice(0, LONGEST.message),
        stack: (stack ?? '').slice(0, LONGEST.stack),
        code,
      }),
    },
  };
}

/** Maximum number of characters of text from outside in a log line. */
export const LONGEST = { address: 200, message: 500, stack: 2_000 };

/** A second protection: no code logs these on purpose. */
const SECRET_PATHS = ['password', 'token', 'SagAuthToken', 'headers', 'body'].flatMap((name) => [name, `*.${name}`]);
