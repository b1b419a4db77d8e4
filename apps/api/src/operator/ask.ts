import { isUtf8 } from 'node:buffer';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { OperatorError } from './operator-error.ts';

/** Asks the operator one question; the input of a secret is hidden. */
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
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  // Otherwise each invalid byte would become a replacement character, in a password that nobody could type again.
  if (!isUtf8(bytes))
    throw new OperatorError('Nothing was done: standard input holds bytes that are no text in UTF-8.');
  return bytes.toString().split(/\r?\n/);
}
