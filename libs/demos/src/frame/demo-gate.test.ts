import type { DemoModule } from '../demo-module.ts';
import { createDemoGate } from './demo-gate.ts';

/** A gate whose chunk is missing, in a browser that remembers it. */
function lostGate(isReachable = true) {
  const load = jest.fn(async (): Promise<DemoModule> => Promise.reject(new TypeError('error loading module')));
  const reload = jest.fn(async () => isReachable);
  const gate = createDemoGate({ here: null, load, recover: () => false, reload });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { gate, load, reload, settle };
}

it('reloads the page when the visitor tries a lost demo again and it stays lost', async () => {
  const { gate, load, reload, settle } = lostGate();
  gate.start();
  await settle();
  expect([gate.getStatus(), reload.mock.calls.length]).toEqual(['lost', 0]);

  gate.retry();
  await settle();
  expect([gate.getStatus(), load.mock.calls.length, reload.mock.calls.length]).toEqual(['loading', 2, 1]);
});

it('stays lost where the server cannot be reached, and reloads for no touch of the demo', async () => {
  const { gate, reload, settle } = lostGate(false);
  gate.start();
  await settle();
  gate.retry();
  await settle();
  expect(gate.getStatus()).toBe('lost');

  gate.start();
  await settle();
  expect([gate.getStatus(), reload.mock.calls.length]).toEqual(['lost', 1]);
});

it('reloads for a try during a load that fails', async () => {
  const { gate, reload, settle } = lostGate();
  gate.start();
  gate.retry();
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});
