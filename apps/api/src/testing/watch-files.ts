import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Every name of a file that this process has handed to Node's file system while a watch was on. */
const seen: string[] = [];
let isWatching = false;

// Replaced once, when this module is loaded: import it before whatever is to be watched, which may keep a function.
for (const calls of [fs, fs.promises] as Record<string, unknown>[]) {
  for (const [name, call] of Object.entries(calls)) {
    if (typeof call === 'function' && !isConstructor(call)) calls[name] = watched(call as Call);
  }
}

export interface FileWatch {
  /** The names, each once and as they were given, made absolute where they are addresses of files. */
  touched(): string[];
  stop(): void;
}

/**
 * Notes every file that is opened, listed, asked about or changed in this process, by any module and any library.
 *
 * @example
 * import { watchFiles } from './watch-files.ts'; // first of all imports
 */
export function watchFiles(): FileWatch {
  seen.length = 0;
  isWatching = true;
  return { touched: () => [...new Set(seen)].sort(), stop: () => void (isWatching = false) };
}

type Call = (...args: unknown[]) => unknown;

function watched(call: Call): Call {
  const watching: Call = function (this: unknown, ...args) {
    if (isWatching) note(args[0]);
    return Reflect.apply(call, this, args);
  };
  // Some carry more of themselves, such as `fs.realpath.native`.
  return Object.assign(watching, call);
}

function note(file: unknown): void {
  if (file instanceof URL) seen.push(fileURLToPath(file));
  else if (typeof file === 'string') seen.push(file);
  else if (Buffer.isBuffer(file)) seen.push(file.toString());
}

/** `Stats`, `Dirent` and the streams are made with `new` and take no name themselves. */
function isConstructor(call: object): boolean {
  return /^class|^function [A-Z]/.test(String(call));
}
