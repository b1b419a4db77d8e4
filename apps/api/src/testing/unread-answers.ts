import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';

/** Opens connections that ask for the same thing many times in one go, and read nothing of what they are answered. */
export async function askAndReadNothing(
  address: string,
  { connections, requests, text }: { connections: number; requests: number; text: string },
): Promise<{ leave(): void }> {
  const { port, hostname } = new URL(address);
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
      socket.pause();
      await new Promise<void>((resolve) => {
        socket.once('error', () => resolve());
        socket.once('connect', resolve);
      });
      socket.on('error', () => null);
      socket.write(text.repeat(requests));
      return socket;
    }),
  );
  return {
    leave: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Memory of a process, in megabytes. */
export function memoryOf(pid: number | undefined): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Sockets that a process has open; its own, to listen and to log, are a few of them. */
export function connectionsOf(pid: number | undefined): number {
  const folder = `/proc/${pid}/fd`;
  const targetOf = (name: string) => {
    try {
      return readlinkSync(`${folder}/${name}`);
    } catch {
      return '';
    }
  };
  return readdirSync(folder).filter((name) => targetOf(name).startsWith('socket:')).length;
}
