/** @jest-environment jsdom */
import { createSandbox } from './create-sandbox.ts';

/** Plays the frame: sends the responses that the test specifies. */
function playFrame(t: (port: MessagePort, data: { id: number; request: unknown }) => void) {
  const frame = document.querySelector('iframe')!;
  jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(((
    _: unknown,
    __: string,
    [port]: [MessagePort],
  ) => {
    port.onmessage = ({ data }) => t(port, data);
  }) as never);
  frame.dispatchEvent(new Event('load'));
  return frame;
}

const request = { kind: 'run', code: '' } as const;
const outcome = { kind: 'done', result: 1, output: [], steps: 1 };

class TestPort {
  other: TestPort | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage(data: unknown) {
    queueMicrotask(() => this.other?.onmessage?.({ data }));
  }
}

beforeEach(() => {
  document.body.replaceChildren();
  Object.assign(globalThis, {
    MessageChannel: class {
      port1 = new TestPort();
      port2 = new TestPort();
      constructor() {
        this.port1.other = this.port2;
        this.port2.other = this.port1;
      }
    },
  });
});

it('runs in a frame that may run scripts and nothing else', async () => {
  const answer = createSandbox({ document }).ask(request);
  const frame = playFrame((port, { id }) => port.postMessage({ id, answer: outcome }));

  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame.getAttribute('src')).toBe('/frames/sandbox.html');
  await expect(answer).resolves.toEqual(outcome);
});

it('removes the frame at once when it is stopped', async () => {
  const sandbox = createSandbox({ document });
  const answer = sandbox.ask(request);
  playFrame(() => undefined);
  sandbox.stop();

  await expect(answer).rejects.toMatchObject({ failure: 'stopped' });
  expect(document.querySelector('iframe')).toBeNull();
});

it('removes a frame that floods the page', async () => {
  const answer = createSandbox({ document }).ask(request);
  playFrame((port, { id }) => {
    port.postMessage({ id, answer: outcome });
    for (let count = 0; count < 1000; count += 1) port.postMessage({ id, answer: 'more' });
  });

  await expect(answer).resolves.toEqual(outcome);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelector('iframe')).toBeNull();
});

it('removes a frame that sends a response without a request', async () => {
  const answer = createSandbox({ document }).ask(request);
  playFrame((port) => port.postMessage({ id: 99, answer: outcome }));

  await expect(answer).rejects.toMatchObject({ failure: 'no-answer' });
  expect(document.querySelector('iframe')).toBeNull();
});

it('removes a frame that does not respond', async () => {
  jest.useFakeTimers();
  const answer = createSandbox({ document }).ask(request);
  const frame = playFrame(() => undefined);
  const refused = expect(answer).rejects.toMatchObject({ failure: 'no-answer' });
  await jest.advanceTimersByTimeAsync(60_000);

  await refused;
  expect(frame.isConnected).toBe(false);
  jest.useRealTimers();
});
