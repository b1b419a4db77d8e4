import { askDatabase } from './ask-database.ts';
import type { TenantRequest } from './tenant-messages.ts';

/** Script of the frame with the database. It contains only sample rows and can reach nothing but its message port. */
addEventListener('message', ({ ports: [port] }) => {
  if (!port) return;
  port.onmessage = async ({ data }: MessageEvent<{ id: number; request: TenantRequest }>) =>
    port.postMessage({ id: data.id, answer: await askDatabase(data.request) });
});
