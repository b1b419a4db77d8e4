import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { problems } from './problems.ts';
import { ALWAYS_TAKEN, FEW, queueLimit, type QueueLimitOptions } from './queue-limit.ts';

const DELAY_MS = 250;

async function serve(options: Partial<QueueLimitOptions> = {}) {
  const app = Fastify();
  await app.register(problems);
  await app.register(queueLimit, { delayMs: DELAY_MS, ...options });
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  app.get('/waits', async () => isReleased.then(() => ({})));
  app.get('/quick', async () => ({}));
  app.get('/health', { config: { answersUnderPressure: true } }, async () => ({}));
  app.post('/quick', async () => ({}));
  const status = async (url: string) => (await app.inject({ url })).statusCode;
  const crowd = (url: string, length = ALWAYS_TAKEN) => Array.from({ length }, () => app.inject({ url }));
  return { app, status, crowd, release: () => release() };
}

afterEach(() => jest.useRealTimers());

const keepBusy = (milliseconds: number) => {
  for (const started = performance.now(); performance.now() - started < milliseconds;);
};

it('refuses new requests while more wait than are answered in a quarter of a second, and accepts them again afterwards', async () => {
  const { app, status, crowd, release } = await serve();
  const waiting = crowd('/waits');
  await wait(DELAY_MS + 100);
  const refused = await app.inject({ url: '/quick' });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect((await app.inject({ method: 'POST', url: '/quick', payload: { a: 1 } })).statusCode).toBe(503);
  expect(await status('/health')).toBe(200);

  release();
  for (const answer of await Promise.all(waiting)) expect(answer.statusCode).toBe(200);
  expect(await status('/quick')).toBe(200);
  await app.close();
});

it('accepts as many as it currently answers, so that a start under load refuses nobody', async () => {
  // On a busy machine, the answers below would take longer than the time in which they are counted.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { app, crowd, release } = await serve();
  const waiting = crowd('/waits', ALWAYS_TAKEN / 2);
  await jest.advanceTimersByTimeAsync(DELAY_MS + 100);
  for (let quick = 0; quick < 2 * ALWAYS_TAKEN; quick += 1) await app.inject({ url: '/quick' });
  waiting.push(...crowd('/waits'));

  release();
  for (const answer of await Promise.all(waiting)) expect(answer.statusCode).toBe(200);
  await app.close();
});

it('refuses late requests in the second long turn of the event loop, and accepts them again in a short one', async () => {
  const { app, status } = await serve();
  const begin = () => Promise.all(Array.from({ length: ALWAYS_TAKEN - 1 }, () => status('/quick')));
  await wait(50);
  keepBusy(2 * DELAY_MS);
  await wait(1);
  void begin();
  keepBusy(2 * DELAY_MS);
  expect(await status('/quick')).toBe(503);
  expect(await status('/health')).toBe(200);
  // Even on a busy machine some turn of the event loop is short.
  while ((await status('/quick')) !== 200) await wait(100);
  await app.close();
});

describe('requests that cause long turns of the event loop', () => {
  const startFew = async (options?: Partial<QueueLimitOptions>) => {
    const server = await serve(options);
    await server.status('/quick');
    const waiting = server.crowd('/waits', FEW);
    await wait(1);
    keepBusy(DELAY_MS / 2);
    await wait(1);
    return { ...server, waiting };
  };

  it('are limited, until short turns have admitted more', async () => {
    const { app, status, waiting, release } = await startFew();
    expect(await status('/quick')).toBe(503);
    expect(await status('/health')).toBe(200);
    // The limit grows with each turn, also before the first responses.
    while ((await status('/quick')) !== 200) await wait(20);
    release();
    for (const answer of await Promise.all(waiting)) expect(answer.statusCode).toBe(200);
    await app.close();
  });

  it('do not count while they wait in a queue of their own', async () => {
    const { app, status, waiting, release } = await startFew({ countWaitingElsewhere: () => 1 });
    expect(await status('/quick')).toBe(200);
    release();
    await Promise.all(waiting);
    await app.close();
  });
});
