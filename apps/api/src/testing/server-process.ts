import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { keepCompiled } from './keep-compiled.ts';

/** A server in its own process, as an operator runs it. */
export interface ServerProcess {
  process: ChildProcess;
  /** Returns everything that was printed so far. */
  output(): string;
  /** The address once it is printed, or the exit code. */
  settled: Promise<string | number | null>;
  exited: Promise<number | null>;
}

const PROGRAMS = join(__dirname, '..');
const running: ServerProcess[] = [];

/** Starts a server process on a free port, with these environment variables and no others. */
export function startServerProcess(env: Record<string, string>, program = 'server.ts'): ServerProcess {
  const child = spawn(process.execPath, ['--conditions=@genmaster/source', join(PROGRAMS, program)], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', HOST: '127.0.0.1', ...keepCompiled, ...env },
  });
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const announced = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const address = /answers at (\S+)/.exec(output)?.[1];
        if (address) resolve(address);
      });
    }
  });
  const server = { process: child, output: () => output, exited, settled: Promise.race([announced, exited]) };
  running.push(server);
  return server;
}

/** Ends the server processes of a test, in any state. */
export async function endServerProcesses(): Promise<void> {
  for (const { process: child, exited } of running.splice(0)) {
    child.kill('SIGKILL');
    await exited;
  }
}
