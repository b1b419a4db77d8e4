import { checkCode } from './check-code.ts';
import type { CheckRequest } from './check-messages.ts';

/**
 * The script of the frame in which visitors’ code is read by the linter.
 *
 * The code is never run. The frame keeps the weight of the linter and its turns away from the page, and may reach
 * nothing but the port that the page hands it.
 */
addEventListener('message', ({ ports: [port] }) => {
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<{ id: number; request: CheckRequest }>) =>
    port.postMessage({ id: data.id, answer: checkCode(data.request) });
});
