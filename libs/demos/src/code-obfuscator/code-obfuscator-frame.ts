import { protectCode } from './protect-code.ts';
import type { ProtectRequest } from './protect-messages.ts';

/** Script of the frame that obfuscates code. The code is not run here, and only the message port can be reached. */
addEventListener('message', ({ ports: [port] }) => {
  if (!port) return;
  port.onmessage = async ({ data }: MessageEvent<{ id: number; request: ProtectRequest }>) =>
    port.postMessage({ id: data.id, answer: await protectCode(data.request) });
});
