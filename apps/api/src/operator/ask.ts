import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks the operator one question; a secret is not shown during typing. */
export type Ask = (question: string, kind?: 'plain' | 'secret') => Promise<string>;

/**
 * Creates a function that asks at the terminal, or reads one line per question from standard input when it is a pipe.
 */
export async function createAsker(): Promise<Ask> {
  if (process.stdin.isTTY) return askAtTerminal;
  const lines = await readPipe();
  return async () => lines.shift() ?? '';
}

const askAtTerminal: Ask = async (question, kind = 'plain') => {
  let isMuted = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isMuted) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const answer = terminal.question(question);
  isMuted = kind === 'secret';
  const text = await answer;
  terminal.close();
  if (isMuted) process.stdout.write('\n');
  return text;
};

async function readPipe(): Promise<string[]> {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  return text.split(/\r?\n/);
}
