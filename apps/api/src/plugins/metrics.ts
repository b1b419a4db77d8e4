import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Metrics } from '../metrics.ts';

/** Counts and times every response, by route and status; the raw URL is never a label. */
export const metricsPlugin = fp(
  async (app: FastifyInstance, { metrics }: { metrics: Metrics }) => {
    app.addHook('onResponse', async (request, reply) => {
      const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
      const labels = { method: request.method, route, status: String(reply.statusCode) };
      metrics.requestSeconds.observe(labels, reply.elapsedTime / 1000);
    });
  },
  { name: 'metrics' },
);
