import { answerRequest } from './answer-request.ts';
import { restInFrame } from './rest-in-frame.ts';
import { TIME_LIMIT_MS, type SandboxRequest } from './sandbox-messages.ts';

/**
 * The script of the frame in which visitors’ code is run.
 *
 * The frame has an origin of its own and a policy that allows it nothing but this script. It speaks only through the
 * port that the page hands it, and the interpreter gives the code that it runs no way to that port.
 */
addEventListener('message', ({ ports: [port] }) => {
  if (!port) return;
  port.onmessage = async ({ data }: MessageEvent<{ id: number; request: SandboxRequest }>) => {
    const end = performance.now() + TIME_LIMIT_MS;
    const isLate = () => performance.now() > end;
    port.postMessage({ id: data.id, answer: await answerRequest(data.request, { rest: restInFrame, isLate }) });
  };
});
