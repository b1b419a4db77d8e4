import type { AddressInfo } from 'node:net';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { sendLines } from '../testing/raw-request.ts';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';
import { API_POLICY } from './security-headers.ts';

afterEach(closeTestServers);

async function listening() {
  const { app } = await createTestServer('sqlite');
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

const LIVE = 'GET /health/live HTTP/1.1';

describe('an ambiguous request head', () => {
  it.each([
    { what: 'without a host', lines: [LIVE], status: 400 },
    { what: 'with an empty host', lines: [LIVE, 'Host: '], status: 400 },
    { what: 'with two hosts', lines: [LIVE, 'Host: localhost', 'hOST: evil.example'], status: 400 },
    { what: 'with the same host twice', lines: [LIVE, 'Host: localhost', 'Host: localhost'], status: 400 },
    { what: 'with a blank in its host', lines: [LIVE, 'Host: local host'], status: 400 },
    { what: 'with a list of hosts', lines: [LIVE, 'Host: localhost, evil.example'], status: 400 },
    { what: 'with a path in its host', lines: [LIVE, 'Host: localhost/x'], status: 400 },
    { what: 'with a user in its host', lines: [LIVE, 'Host: x@localhost'], status: 400 },
    { what: 'with a port in letters', lines: [LIVE, 'Host: localhost:http'], status: 400 },
    {
      what: 'for another host than its header',
      lines: ['GET http://evil.example/health/live HTTP/1.1', 'Host: localhost'],
      status: 400,
    },
    {
      what: 'for a user at its host',
      lines: ['GET http://x@localhost/health/live HTTP/1.1', 'Host: localhost'],
      status: 400,
    },
    { what: 'that expects what nobody knows', lines: [LIVE, 'Host: localhost', 'Expect: 999'], status: 417 },
    { what: 'that expects to be told to go on', lines: [LIVE, 'Host: localhost', 'Expect: 200-ok'], status: 417 },
  ])('is refused with every header: $what', async ({ lines, status }) => {
    const answer = await sendLines(await listening(), lines);
    expect(answer).toMatch(`HTTP/1.1 ${status} `);
    expect(answer).toContain(API_POLICY);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  });

  const BODY = '{"projectName":"genmaster"}';
  const CHUNKS = `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`;
  const POST = `POST /${THEME_PATHS.getPrjColorTheme} HTTP/1.1`;
  const json = 'content-type: application/json';
  const length = `content-length: ${BODY.length}`;

  it.each([
    { what: 'two types', lines: [POST, json, 'Content-Type: text/plain', length], body: BODY, status: 400 },
    { what: 'its type twice', lines: [POST, json, json, length], body: BODY, status: 400 },
    {
      what: 'chunks in HTTP/1.0',
      lines: [POST.replace('1.1', '1.0'), json, 'transfer-encoding: chunked'],
      status: 400,
    },
    { what: 'compressed chunks', lines: [POST, json, 'transfer-encoding: gzip, chunked'], status: 501 },
    { what: 'an unknown coding', lines: [POST, json, 'transfer-encoding: xchunked'], status: 501 },
    { what: 'chunks', lines: [POST, json, 'Transfer-Encoding: Chunked'], status: 200 },
    { what: 'a length', lines: [POST, json, length], body: BODY, status: 200 },
  ])('gets one response for a body with $what: $status', async ({ lines, body = CHUNKS, status }) => {
    const [first = '', ...more] = lines;
    const answer = await sendLines(await listening(), [first, 'Host: localhost', ...more], body);
    expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual([`HTTP/1.1 ${status}`]);
    // One head and one body: a second head would follow without a line break.
    expect(answer.split('HTTP/1.1 ')).toHaveLength(2);
  });
});

it.each([null, ['genmaster.example']])(
  'needs no host in HTTP/1.0, as in some health checks (%j)',
  async (allowedHosts) => {
    const { app } = await createTestServer('sqlite', { config: { allowedHosts } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    expect(await sendLines(port, ['GET /health/live HTTP/1.0'])).toContain('{"status":"live"}');
    expect(await sendLines(port, ['GET /health/live HTTP/1.0', 'Host: '])).toMatch('HTTP/1.1 400 ');
  },
);

it('uses the whole address as the target of a request', async () => {
  const port = await listening();
  for (const target of ['http://localhost/health/live', 'HTTP://LocalHost/health/live?x=1']) {
    expect(await sendLines(port, [`GET ${target} HTTP/1.1`, 'Host: localhost'])).toContain('{"status":"live"}');
  }
  expect(await sendLines(port, ['GET http://localhost?x HTTP/1.1', 'Host: localhost'])).toMatch('HTTP/1.1 404 ');
});
