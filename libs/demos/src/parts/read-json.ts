/** Kinds of errors in a text that should be JSON. */
export type JsonFault = 'value' | 'text' | 'name' | 'colon' | 'comma' | 'end' | 'extra' | 'object';

/** A parsed JSON object with the line of each top-level name, or the error and its line. */
export type JsonReading =
  | { value: Readonly<Record<string, unknown>>; lines: ReadonlyMap<string, number>; twice: readonly TwiceNamed[] }
  | { fault: JsonFault; line: number };

/** A repeated name; JSON itself would silently drop the first value. */
export interface TwiceNamed {
  name: string;
  line: number;
}

class Fault extends Error {
  readonly kind: JsonFault;
  readonly at: number;

  constructor(kind: JsonFault, at: number) {
    super(kind);
    this.kind = kind;
    this.at = at;
  }
}

const TOKEN =
  /\s*(?:([{}[\]:,])|("(?:[^"\\\u0000-\u001f]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/y;

/** Maximum nesting depth. */
const MAX_DEPTH = 20;

/** Parses a JSON object; unlike `JSON.parse`, it reports the line of each name and error. */
export function readJson(text: string): JsonReading {
  const lineAt = (place: number) => text.slice(0, place).split('\n').length;
  const lines = new Map<string, number>();
  const twice: TwiceNamed[] = [];
  let next = 0;
  /** Returns the start of the next token, after white space. */
  const begin = () => next + /^\s*/.exec(text.slice(next))![0].length;
  const peek = () => {
    TOKEN.lastIndex = next;
    return TOKEN.exec(text);
  };
  /** Throws an error; a missing token is reported after the last token, on its line. */
  const fail = (kind: JsonFault, at = begin()): never => {
    throw new Fault(kind, at);
  };
  const take = () => {
    const token = peek();
    if (token) next = TOKEN.lastIndex;
    return token?.[0].trim() ?? '';
  };
  const is = (sign: string) => peek()?.[1] === sign;

  const readValue = (depth: number): unknown => {
    const token = peek();
    if (!token || depth > MAX_DEPTH)
      return fail(text[begin()] === '"' ? 'text' : begin() >= text.length ? 'end' : 'value');
    if (token[1] === '{') return readObject(depth);
    if (token[1] === '[') return readList(depth);
    if (token[1]) return fail('value');
    return JSON.parse(take()) as unknown;
  };
  const readList = (depth: number): unknown[] => {
    const list: unknown[] = [];
    take();
    while (!is(']')) {
      list.push(readValue(depth + 1));
      if (is(']')) break;
      if (!is(',')) fail(begin() >= text.length ? 'end' : 'comma', next);
      take();
      if (is(']')) fail('value');
    }
    take();
    return list;
  };
  const readObject = (depth: number): Record<string, unknown> => {
    const entries: [string, unknown][] = [];
    take();
    while (!is('}')) {
      const at = begin();
      const token = peek();
      if (!token?.[2]) fail(at >= text.length ? 'end' : 'name');
      const name = JSON.parse(take()) as string;
      if (depth === 0 && lines.has(name)) twice.push({ name, line: lineAt(at) });
      if (depth === 0) lines.set(name, lineAt(at));
      if (!is(':')) fail('colon', next);
      take();
      entries.push([name, readValue(depth + 1)]);
      if (is('}')) break;
      if (!is(',')) fail(begin() >= text.length ? 'end' : 'comma', next);
      take();
      if (is('}')) fail('name');
    }
    take();
    return Object.fromEntries(entries);
  };

  try {
    if (!is('{')) fail(begin() >= text.length ? 'end' : 'object');
    const value = readObject(0);
    if (begin() < text.length) fail('extra');
    return { value, lines, twice };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.kind, line: lineAt(error.at) };
    throw error;
  }
}
