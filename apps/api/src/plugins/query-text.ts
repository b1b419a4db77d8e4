import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { atOnce } from './at-once.ts';
import { ProblemError } from './problems.ts';

/**
 * Refuses the query of a route with parameters when it is not valid text: a NUL character, which PostgreSQL cannot
 * compare, and `%` without two hexadecimal digits or with bytes that are not UTF-8, which would be searched for
 * literally.
 */
export const queryText = fp(
  async (app: FastifyInstance) => {
    app.addHook(
      'preValidation',
      atOnce(({ routeOptions, raw }) => {
        if (routeOptions.schema?.querystring === undefined) return;
        const { url = '' } = raw;
        const start = url.indexOf('?');
        if (start < 0 || !url.includes('%', start)) return;
        for (const pair of url.slice(start + 1).split('&')) {
          const message = findFault(pair);
          if (message === null) continue;
          const field = pair.replace(/=.*$/s, '').slice(0, 100);
          throw new ProblemError(400, `The request was refused: ${field} ${message}.`, {
            errors: [{ field, message }],
          });
        }
      }),
    );
  },
  { name: 'query-text', dependencies: ['problems'] },
);

function findFault(pair: string): string | null {
  try {
    return decodeURIComponent(pair).includes('\0') ? 'holds a NUL character' : null;
  } catch {
    return 'is not percent-encoded UTF-8';
  }
}
