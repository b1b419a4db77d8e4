import type { Config } from './config.ts';

const LEVELS = { info: 30, warn: 40 } as const;

/**
 * Prints a line about the start of the server, whatever the log level: information on standard output, a warning on
 * standard error.
 *
 * In production it is JSON like the lines of the log, because a program reads them and expects JSON on every line.
 */
export function printLine(
  { isProduction }: Pick<Config, 'isProduction'>,
  level: keyof typeof LEVELS,
  msg: string,
): void {
  const line = isProduction ? JSON.stringify({ level: LEVELS[level], time: new Date().toISOString(), msg }) : msg;
  (level === 'warn' ? process.stderr : process.stdout).write(`${line}\n`);
}
