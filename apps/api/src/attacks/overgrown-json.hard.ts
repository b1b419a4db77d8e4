import type { AddressInfo } from 'node:net';
import { note } from '../testing/note.ts';
import { overgrownRequests } from '../testing/overgrown-json.ts';
import { engines } from '../testing/test-database.ts';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';

const ROUNDS = 60;

afterEach(closeTestServers);

it.each(engines)('the time in which a body that is too deep, too long or too full is refused on %s', async (engine) => {
  const { app, signIn } = await createTestServer(engine, { config: { savesPerMinute: 100_000 } });
  const user = await signIn('editor', ['metadata']);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const headers = { ...user.headers, 'content-type': 'application/json' };

  for (const { reason, method, url, body, status } of overgrownRequests(user)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      const answer = await fetch(origin + url, { method, headers, body });
      await answer.text();
      times.push(performance.now() - begun);
      expect({ reason, status: answer.status }).toEqual({ reason, status });
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => Number((times[Math.floor((ROUNDS - 1) * share)] ?? 0).toFixed(1));
    const figures = { medianMs: at(0.5), p95Ms: at(0.95), slowestMs: at(1) };
    note(`refusal of ${reason} on ${engine}`, figures);
    expect(figures.p95Ms).toBeLessThanOrEqual(20);
  }
  expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
});
