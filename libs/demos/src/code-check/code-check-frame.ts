import { checkCode } from './check-code.ts';
import type { CheckRequest } from './check-messages.ts';

/**
 * Script of the frame that lints visitors’ code.
 *
 * The code is never run. The frame keeps the linter’s size and work away from the page, and can access nothing but the
 * message port that the page passes to it.
 */
addEventListener('message', ({ ports: [port] }) => {
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<{ id: number; request: CheckRequest }>) =>
    port.postMessage({ id: data.id, answer: checkCode(data.request) });
});
