import { askDatabase } from './ask-database.ts';
import type { TenantRequest } from './tenant-messages.ts';

/** The script of the frame with the database. It holds sample rows alone, and reaches nothing but the port. */
addEventListener('message', ({ ports: [port] }) => {
  if (!port) return;
  port.onmessage = async ({ data }: MessageEvent<{ id: number; request: TenantRequest }>) =>
    port.postMessage({ id: data.id, answer: await askDatabase(data.request) });
});
