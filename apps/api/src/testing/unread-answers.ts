import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';

/** Opens connections that send the same request many times at once, and read nothing of the responses. */
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

/** Returns the memory of a process, in megabytes. */
export function memoryOf(pid: number | undefined): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Returns the number of open sockets of a process; a few of them are its own, to listen and to log. */
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
