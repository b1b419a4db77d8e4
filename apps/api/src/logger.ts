import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * One line of JSON per event, with the time in UTC and the id of its request.
 *
 * Of a request the line holds the method, the address and the visitor's own
 * address; headers and bodies are never logged. Of an error it holds what
 * happened and where, not the values that a database names in its details.
 */
export function loggerOptions({ logLevel }: Pick<Config, 'logLevel'>): LoggerOptions {
  return {
    level: logLevel,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: SECRET_PATHS, censor: '[hidden]' },
    serializers: {
      // Without its query, which may hold what a link lets somebody do, and no longer than a line can be read.
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

/** How many characters of what came from outside a line may hold. */
export const LONGEST = { address: 200, message: 500, stack: 2_000 };

/** A second line of defence: nothing logs these on purpose. */
const SECRET_PATHS = ['password', 'token', 'SagAuthToken', 'headers', 'body'].flatMap((name) => [name, `*.${name}`]);
