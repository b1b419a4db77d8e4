import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from './problems.ts';

/** Refuses requests that change something and that a browser says come from a page of another site. */
export const sameOrigin = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request) => {
      // Checked here and not by the runtime, whose refusal would come without our headers.
      if (request.headers.host === undefined) throw new ProblemError(400, 'The request names no host.');
      if (request.method === 'GET' || request.method === 'HEAD') return;
      const { origin, host, 'sec-fetch-site': site } = request.headers;
      // The browser's own word counts first: behind a proxy the host may have another name than the page knows.
      if (site === 'same-origin' || site === 'none') return;
      const isForeign = site === 'cross-site' || (origin !== undefined && hostOf(origin) !== host);
      if (isForeign) throw new ProblemError(403, 'This request came from a page of another site and was refused.');
    });
  },
  { name: 'same-origin', dependencies: ['problems'] },
);

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
