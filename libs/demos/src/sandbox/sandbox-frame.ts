import { answerRequest } from './answer-request.ts';
import { restInFrame } from './rest-in-frame.ts';
import { TIME_LIMIT_MS, type SandboxRequest } from './sandbox-messages.ts';

/**
 * Script of the frame that runs visitors’ code.
 *
 * The frame has an opaque origin and a policy that allows nothing but this script. It communicates only through the
 * port that the page passes to it, and the interpreter gives the code that it runs no access to that port.
 */
addEventListener('message', ({ ports: [port] }) => {
  if (!port) return;
  port.onmessage = async ({ data }: MessageEvent<{ id: number; request: SandboxRequest }>) => {
    const end = performance.now() + TIME_LIMIT_MS;
    const isLate = () => performance.now() > end;
    port.postMessage({ id: data.id, answer: await answerRequest(data.request, { rest: restInFrame, isLate }) });
  };
});
