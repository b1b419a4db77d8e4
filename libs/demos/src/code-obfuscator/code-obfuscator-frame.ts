import { protectCode } from './protect-code.ts';
import type { ProtectRequest } from './protect-messages.ts';

/** The script of the frame in which code is obfuscated. The code is not run here, and nothing is reached but the port. */
addEventListener('message', ({ ports: [port] }) => {
  if (!port) return;
  port.onmessage = async ({ data }: MessageEvent<{ id: number; request: ProtectRequest }>) =>
    port.postMessage({ id: data.id, answer: await protectCode(data.request) });
});
