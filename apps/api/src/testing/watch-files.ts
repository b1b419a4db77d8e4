import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Names of all files that this process passed to Node's file system during a watch. */
const seen: string[] = [];
let isWatching = false;

// Replaced once, when this module is loaded: import it before the watched modules, which may keep a reference to a
// function.
for (const calls of [fs, fs.promises] as Record<string, unknown>[]) {
  for (const [name, call] of Object.entries(calls)) {
    if (typeof call === 'function' && !isConstructor(call)) calls[name] = watched(call as Call);
  }
}

export interface FileWatch {
  /** Returns the names, each once and as they were passed; file URLs as absolute paths. */
  touched(): string[];
  stop(): void;
}

/**
 * Records every file that any module or library of this process opens, lists, inspects or changes.
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
  // Some functions have properties, such as `fs.realpath.native`.
  return Object.assign(watching, call);
}

function note(file: unknown): void {
  if (file instanceof URL) seen.push(fileURLToPath(file));
  else if (typeof file === 'string') seen.push(file);
  else if (Buffer.isBuffer(file)) seen.push(file.toString());
}

/** Returns true for `Stats`, `Dirent` and the streams, which are called with `new` and take no file name. */
function isConstructor(call: object): boolean {
  return /^class|^function [A-Z]/.test(String(call));
}
