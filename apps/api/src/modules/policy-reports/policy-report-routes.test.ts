import Fastify from 'fastify';
import { REPORTS_PATH } from '../../plugins/site-policy.ts';
import { closeTestServers, createTestServer } from '../../testing/test-server.ts';

afterEach(closeTestServers);

const byUri = (changes: object = {}) => ({
  'csp-report': {
    'document-uri': 'http://localhost:4200/about-us?token=secret#x',
    referrer: '',
    'violated-directive': 'img-src',
    'effective-directive': 'img-src',
    'original-policy': "default-src 'none'",
    disposition: 'enforce',
    'blocked-uri': 'https://evil.example/x.png?secret',
    'line-number': 3,
    'source-file': 'http://localhost:4200/assets/a.js',
    'status-code': 200,
    'script-sample': '',
    ...changes,
  },
});

const byEndpoint = (body: object, type = 'csp-violation') => ({
  age: 2,
  type,
  url: 'http://localhost:4200/hi',
  user_agent: 'Test',
  body: { documentURL: 'http://localhost:4200/hi', disposition: 'enforce', ...body },
});

/** Creates a server with a readable log, and a function that sends it reports. */
async function createReader() {
  const lines: { msg: string; report?: object }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const server = await createTestServer('sqlite', { logger: Fastify({ logger: { level: 'warn', stream } }).log });
  let last = 0;
  return {
    ...server,
    logged: () => lines.flatMap(({ report }) => report ?? []),
    send: (payload: unknown, type = 'application/csp-report', remoteAddress = `10.0.0.${(last += 1)}`) =>
      server.app.inject({
        method: 'POST',
        url: `/${REPORTS_PATH}`,
        headers: { 'content-type': type },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
        remoteAddress,
      }),
  };
}

describe('a report of a refused resource', () => {
  it('is one line in the log, without the text after a question mark', async () => {
    const { send, logged } = await createReader();
    expect((await send(byUri())).statusCode).toBe(204);
    expect(logged()).toEqual([
      { directive: 'img-src', blocked: 'https://evil.example', page: '/about-us', source: '/assets/a.js:3' },
    ]);
  });

  it('may arrive with other reports, which are ignored', async () => {
    const { send, logged } = await createReader();
    const reports = [
      byEndpoint({ effectiveDirective: 'script-src-elem', blockedURL: 'inline', sourceFile: null, lineNumber: null }),
      byEndpoint({ effectiveDirective: 'img-src', blockedURL: 'data' }, 'deprecation'),
      { type: 'csp-violation', body: null },
    ];
    expect((await send(reports, 'application/reports+json')).statusCode).toBe(204);
    expect(logged()).toEqual([
      { directive: 'script-src-elem', blocked: 'inline', page: '/hi', source: 'unknown' },
      { directive: 'unknown', blocked: 'unknown', page: 'unknown', source: 'unknown' },
    ]);
  });

  it('is logged once a minute for each kind, and no more than fifty kinds', async () => {
    const { send, logged, advance } = await createReader();
    for (let turn = 0; turn < 5; turn += 1) await send(byUri({ 'source-file': `http://localhost/${turn}.js` }));
    await send(byUri({ 'blocked-uri': 'https://other.example/' }));
    expect(logged()).toHaveLength(2);
    advance(1);
    await send(byUri());
    expect(logged()).toHaveLength(3);
    advance(1);
    const madeUp = Array.from({ length: 100 }, (_, index) =>
      byEndpoint({ effectiveDirective: 'img-src', blockedURL: `https://${index}.example/` }),
    );
    await send(madeUp, 'application/reports+json');
    expect(logged()).toHaveLength(53);
  });

  it.each([
    { what: 'a directive', changes: { 'effective-directive': 'img-src\n{"level":60}' } },
    { what: 'an address', changes: { 'blocked-uri': '\r\nlevel: 60' } },
    { what: 'a page', changes: { 'document-uri': `http://localhost/${'x'.repeat(8_000)}` } },
  ])('cannot inject a log line with $what that is invalid', async ({ changes }) => {
    const { send, logged } = await createReader();
    expect((await send(byUri(changes))).statusCode).toBe(204);
    const [line] = logged().map((report) => JSON.stringify(report));
    expect(line).not.toMatch(/60|\\n/);
    expect(line?.length).toBeLessThan(500);
  });

  it.each([
    { reason: 'another type', payload: byUri(), type: 'application/json', status: 415 },
    { reason: 'text', payload: byUri(), type: 'text/plain', status: 415 },
    { reason: 'no report', payload: {}, type: 'application/csp-report', status: 400 },
    { reason: 'a body of the other kind', payload: byUri(), type: 'application/reports+json', status: 400 },
    { reason: 'broken JSON', payload: '{', type: 'application/csp-report', status: 400 },
    { reason: 'deep JSON', payload: '['.repeat(10_000), type: 'application/reports+json', status: 400 },
    { reason: 'a large body', payload: ' '.repeat(70_000), type: 'application/reports+json', status: 413 },
    {
      reason: 'too many reports',
      payload: Array.from({ length: 101 }, () => byEndpoint({})),
      type: 'application/reports+json',
      status: 400,
    },
  ])('is refused with $reason ($status), and not logged', async ({ payload, type, status }) => {
    const { send, logged } = await createReader();
    expect((await send(payload, type)).statusCode).toBe(status);
    expect(logged()).toEqual([]);
  });

  it('is refused as another type with the types that the address accepts', async () => {
    const { send } = await createReader();
    expect((await send(byUri(), 'application/json')).json().detail).toBe(
      'Send the request as application/csp-report or application/reports+json.',
    );
  });

  it('is accepted sixty times a minute from one address', async () => {
    const { send } = await createReader();
    for (let turn = 0; turn < 60; turn += 1) {
      expect((await send(byUri(), 'application/csp-report', '10.1.0.1')).statusCode).toBe(204);
    }
    expect((await send(byUri(), 'application/csp-report', '10.1.0.1')).statusCode).toBe(429);
    expect((await send(byUri(), 'application/csp-report', '10.1.0.2')).statusCode).toBe(204);
  });
});
