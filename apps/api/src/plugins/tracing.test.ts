import { context, propagation, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import Fastify from 'fastify';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';
import { tracing } from './tracing.ts';

const CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

describe('tracing', () => {
  const exporter = new InMemorySpanExporter();

  beforeEach(() => {
    new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
  });

  afterEach(async () => {
    await closeTestServers();
    exporter.reset();
    for (const global of [trace, context, propagation]) global.disable();
  });

  it('continues the caller’s trace, and records the request and the response', async () => {
    const { app } = await createTestServer('sqlite');
    const headers = { traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-01` };
    const answer = await app.inject({ url: '/theme/getUserThemeJson/secret-id', headers });
    const [span] = exporter.getFinishedSpans();
    expect(span?.name).toBe('GET /theme/getUserThemeJson/:userId');
    expect(span?.spanContext().traceId).toBe(CALLER.traceId);
    expect(span?.parentSpanContext?.spanId).toBe(CALLER.spanId);
    expect(span?.attributes).toMatchObject({
      'http.route': '/theme/getUserThemeJson/:userId',
      'http.response.status_code': 401,
      'genmaster.request_id': answer.headers['x-request-id'],
    });
    expect(JSON.stringify(span?.attributes)).not.toContain('secret-id');
  });

  it('starts a new trace for a caller with an invalid context', async () => {
    const { app } = await createTestServer('sqlite');
    await app.inject({ url: '/health/live', headers: { traceparent: `00-${CALLER.traceId}-zz-01` } });
    const [span] = exporter.getFinishedSpans();
    expect(span?.spanContext().traceId).not.toBe(CALLER.traceId);
    expect(span?.parentSpanContext).toBeUndefined();
  });

  it('gives the handler its span', async () => {
    const app = Fastify();
    await app.register(tracing);
    app.get('/', async () => ({ traceId: trace.getActiveSpan()?.spanContext().traceId }));
    const headers = { traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-01` };
    expect((await app.inject({ url: '/', headers })).json()).toEqual({ traceId: CALLER.traceId });
  });
});

describe('tracing without an SDK', () => {
  it('adds nothing to a request', async () => {
    const app = Fastify();
    const addHook = jest.spyOn(app, 'addHook');
    await app.register(tracing);
    await app.ready();
    expect(addHook).not.toHaveBeenCalled();
  });
});
