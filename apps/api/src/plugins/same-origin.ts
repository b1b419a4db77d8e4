import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { atOnce } from './at-once.ts';
import { ProblemError } from './problems.ts';

export interface SameOriginOptions {
  /** Origins of other sites whose pages are trusted like our own. */
  allowed: readonly string[];
}

/** Refuses state-changing requests that, according to the browser, come from a page of another site. */
export const sameOrigin = fp(
  async (app: FastifyInstance, { allowed }: SameOriginOptions) => {
    app.addHook(
      'onRequest',
      atOnce((request) => {
        if (request.method === 'GET' || request.method === 'HEAD') return;
        const { origin, host, 'sec-fetch-site': site } = request.headers;
        // `Sec-Fetch-Site` counts first: behind a proxy the host may have another name than in the page's address.
        if (site === 'same-origin' || site === 'none') return;
        if (origin !== undefined && allowed.includes(origin)) return;
        const isForeign = site === 'cross-site' || (origin !== undefined && hostOf(origin) !== host);
        if (isForeign) {
          throw new ProblemError(
            403,
            'This request came from a page of another site and was refused. An operator can add that site to CORS_ORIGINS.',
          );
        }
      }),
    );
  },
  { name: 'same-origin', dependencies: ['problems'] },
);

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
