import {
  context,
  propagation,
  ProxyTracerProvider,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const NAME = 'genmaster-api';

/**
 * Creates a span for every request when the process runs an OpenTelemetry SDK, and costs nothing without one.
 *
 * The operator provides the SDK: load it with `node --import` before the server. The trace of the caller continues, and
 * the handler runs inside the span.
 */
export const tracing = fp(
  async (app: FastifyInstance) => {
    if (!isTraced()) return;
    const tracer = trace.getTracer(NAME);
    const spans = new WeakMap<FastifyRequest, Span>();

    app.addHook('onRequest', (request, _reply, done) => {
      const route = request.routeOptions.url ?? 'unknown';
      const span = tracer.startSpan(
        `${request.method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': request.method,
            'http.route': route,
            'url.scheme': request.protocol,
            'genmaster.request_id': request.id,
          },
        },
        propagation.extract(ROOT_CONTEXT, request.headers),
      );
      spans.set(request, span);
      context.with(trace.setSpan(context.active(), span), done);
    });
    app.addHook('onResponse', async (request, reply) => {
      const span = spans.get(request);
      span?.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    });
    app.addHook('onRequestAbort', async (request) => {
      spans.get(request)?.setStatus({ code: SpanStatusCode.ERROR, message: 'aborted' }).end();
    });
  },
  { name: 'tracing' },
);

function isTraced(): boolean {
  const provider = trace.getTracerProvider();
  return !(provider instanceof ProxyTracerProvider) || provider.getDelegateTracer(NAME) !== undefined;
}
