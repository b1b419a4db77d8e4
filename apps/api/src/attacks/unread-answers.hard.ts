import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { note } from '../testing/note.ts';
import { onWire } from '../testing/open-loop.ts';
import { endServerProcesses, startServerProcess } from '../testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { askAndReadNothing, connectionsOf, memoryOf } from '../testing/unread-answers.ts';
import { writeFiles } from '../testing/write-files.ts';

const ASSET = '/assets/site-1a2b.js';
const ASSET_BYTES = 466 * 1024;

let place: TestDatabase;
let folder: string;

beforeEach(async () => {
  place = await createTestDatabase('sqlite');
  folder = mkdtempSync(join(tmpdir(), 'genmaster-site-'));
  writeFiles(folder, { 'index.html': '<h1>Home</h1>', [ASSET.slice(1)]: randomBytes(ASSET_BYTES) });
});

afterEach(async () => {
  await endServerProcesses();
  await place.remove();
  rmSync(folder, { recursive: true });
});

/**
 * Simulates visitors one after the other, each on a new connection, who request a page, the asset and the readiness.
 */
async function visit(address: string, seconds: number) {
  const statuses: Record<string, number> = {};
  let bytes = 0;
  let slowestMs = 0;
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; await wait(50)) {
    for (const path of ['/', ASSET, '/health/ready']) {
      const asked = performance.now();
      const answer = await fetch(address + path, { headers: { connection: 'close' } }).catch(() => null);
      if (path === ASSET) bytes = (await answer?.arrayBuffer())?.byteLength ?? 0;
      else await answer?.text();
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - asked));
      const key = `${path} ${answer?.status ?? 'none'}`;
      statuses[key] = (statuses[key] ?? 0) + 1;
    }
  }
  return { statuses, bytes, slowestMs };
}

describe('a client that does not read', () => {
  it.each([
    { connections: 200, requests: 60, what: 'a file', text: onWire(ASSET) },
    { connections: 900, requests: 16, what: 'a file', text: onWire(ASSET) },
    { connections: 3_000, requests: 60, what: 'a file', text: onWire(ASSET) },
    { connections: 200, requests: 2_000, what: 'an address that cannot be decoded', text: onWire('/%zz') },
    { connections: 200, requests: 400, what: 'all calls', text: onWire('/openapi.json') },
  ])(
    'is disconnected, and costs nobody a response and the server no memory: $connections connections, $requests times $what',
    async ({ connections, requests, what, text }) => {
      const server = startServerProcess({ ...place.env, SITE_DIR: folder, LOG_LEVEL: 'silent' });
      const address = String(await server.settled);
      await visit(address, 2);
      const pid = server.process.pid;
      const before = memoryOf(pid);
      const attack = await askAndReadNothing(address, { connections, requests, text });
      let peak = 0;
      const watch = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), 50);
      const during = await visit(address, 40);
      const open = connectionsOf(pid);
      attack.leave();
      await wait(10_000);
      clearInterval(watch);
      const after = memoryOf(pid);
      note(`${connections} × ${requests} ${what} unread`, { before, peak, after, open, during });
      expect(Object.keys(during.statuses).sort()).toEqual([`${ASSET} 200`, '/ 200', '/health/ready 200'].sort());
      expect(during.bytes).toBe(ASSET_BYTES);
      expect(open).toBeLessThan(20);
      expect(after).toBeLessThan(250);
    },
    120_000,
  );
});
