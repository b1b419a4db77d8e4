import { textOf } from '../core/text-of.ts';

/** Deeper objects keep their text only. */
const DEEPEST = 24;

/**
 * Parses the object literals of a script that have one of the given keys, in their order; none of them within another.
 *
 * Executes nothing: strings, numbers, objects and lists become values, and every other expression, such as
 * `blue[500]` or a function, becomes its text. Comments, types, methods and trailing commas are allowed.
 *
 * @example
 * readLiterals(`createTheme({ palette: { primary: blue } })`, ['palette']); // [{ palette: { primary: 'blue' } }]
 */
export function readLiterals(text: string, keys: readonly string[]): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  let end = 0;
  for (const at of bracesWithKey(text, keys)) {
    if (at < end) continue;
    const reader = new LiteralReader(text, at);
    found.push(reader.readObject(0));
    end = reader.at;
  }
  return found;
}

/** Parses the object literal that a script exports as its default; an empty array where it exports none. */
export function readExported(text: string): Record<string, unknown>[] {
  const start = /(?:export\s+default|module\.exports\s*=)\s*(?:\(\s*)?\{/.exec(text);
  return start ? [new LiteralReader(text, start.index + start[0].length - 1).readObject(0)] : [];
}

/**
 * Parses the object literal that is the whole text, such as JSON with comments and trailing commas; an empty array for
 * any other text, and for an object that does not end.
 */
export function readWhole(text: string): Record<string, unknown>[] {
  const reader = new LiteralReader(text, 0);
  reader.skipSpace();
  if (text[reader.at] !== '{') return [];
  const object = reader.readObject(0);
  reader.skipSpace();
  return reader.isCut || reader.at < text.length ? [] : [object];
}

/** Returns the positions of the opening braces that directly enclose one of the keys, in one pass, in order. */
function bracesWithKey(text: string, keys: readonly string[]): number[] {
  const open: number[] = [];
  const found = new Set<number>();
  const isKey = new RegExp(`^(["']?)(${keys.join('|')})\\1\\s*:`);
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    const isStart = at === 0 || /[\s,{]/.test(text[at - 1]!);
    if (isStart && open.length > 0 && isKey.test(text.slice(at, at + 40))) found.add(open.at(-1)!);
    if (letter === '{') open.push(at);
    else if (letter === '}') open.pop();
    else at = afterUnread(text, at) - 1;
  }
  return [...found].sort((one, other) => one - other);
}

/** Returns the position after a string or comment that starts here, otherwise the next position. */
function afterUnread(text: string, at: number): number {
  const letter = text[at]!;
  const two = text.slice(at, at + 2);
  const after = (mark: string, from: number) => {
    const end = text.indexOf(mark, from);
    return end < 0 ? text.length : end + mark.length;
  };
  if (two === '//') return after('\n', at);
  if (two === '/*') return after('*/', at + 2);
  return /["'`]/.test(letter) ? afterString(text, at) : at + 1;
}

function afterString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    // Only a template goes on in the next line: this is an apostrophe of a text, or a part of a regular expression.
    else if (text[at] === '\n' && text[start] !== '`') return at;
    else if (text[at] === text[start]) return at + 1;
  }
  return text.length;
}

class LiteralReader {
  readonly text: string;
  at: number;
  /** Whether the text ended within an object or a list. */
  isCut = false;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  readObject(depth: number): Record<string, unknown> {
    const entries: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    this.at++;
    for (;;) {
      this.skipSpace();
      const letter = this.text[this.at];
      if (letter === undefined) {
        this.isCut = true;
        break;
      }
      if (letter === '}') {
        this.at++;
        break;
      }
      if (/[,;)\]]/.test(letter)) this.at++;
      else this.readEntry(entries, depth);
    }
    return entries;
  }

  private readEntry(entries: Record<string, unknown>, depth: number): void {
    if (this.text.startsWith('...', this.at)) {
      const spread = this.readExpression(this.at);
      entries[spread.slice(0, 40)] = spread;
      return;
    }
    const start = this.at;
    const name = this.readName();
    this.skipSpace();
    if (this.text[this.at] === ':') {
      this.at++;
      this.skipSpace();
      entries[name] = this.readValue(depth);
    } else {
      // A shorthand or a method: its value is its text.
      entries[name] = this.readExpression(start, true);
    }
    if (this.at === start) this.at++;
  }

  private readName(): string {
    const start = this.at;
    if (/["'`]/.test(this.text[start]!)) {
      this.at = afterString(this.text, start);
      return unquoted(this.text.slice(start, this.at));
    }
    while (this.at < this.text.length && /[\w$]/.test(this.text[this.at]!)) this.at++;
    return this.text.slice(start, this.at) || this.readExpression(start).slice(0, 40);
  }

  private readValue(depth: number): unknown {
    const start = this.at;
    const value = depth < DEEPEST ? this.readLiteral(depth) : undefined;
    this.skipSpace();
    const joined =
      Array.isArray(value) && /^\.join\(\s*(["'])(.*?)\1\s*\)/.exec(this.text.slice(this.at, this.at + 40));
    if (joined) {
      this.at += joined[0].length;
      this.skipSpace();
    }
    const isType = /^(as|satisfies)\b/.test(this.text.slice(this.at, this.at + 10));
    const isEnd = this.at >= this.text.length || /[,}\])]/.test(this.text[this.at]!);
    if (value === undefined || !(isEnd || isType)) return this.readExpression(start);
    if (isType) this.readExpression(this.at);
    return joined ? (value as unknown[]).map(textOf).join(joined[2]) : value;
  }

  private readLiteral(depth: number): unknown {
    const letter = this.text[this.at] ?? '';
    if (letter === '{') return this.readObject(depth + 1);
    if (letter === '[') return this.readList(depth + 1);
    const start = this.at;
    if (/["'`]/.test(letter)) {
      this.at = afterString(this.text, start);
      return unquoted(this.text.slice(start, this.at));
    }
    const [word] = /^(true|false|null)\b/.exec(this.text.slice(start, start + 6)) ?? [];
    if (word !== undefined) {
      this.at += word.length;
      return JSON.parse(word) as boolean | null;
    }
    const [number] = /^[+-]?(\d[\d_]*(\.\d*)?|\.\d+)(e[+-]?\d+)?/i.exec(this.text.slice(start, start + 40)) ?? [];
    if (number === undefined) return undefined;
    this.at += number.length;
    return Number(number.replaceAll('_', ''));
  }

  private readList(depth: number): unknown[] {
    const items: unknown[] = [];
    this.at++;
    for (;;) {
      this.skipSpace();
      const letter = this.text[this.at];
      if (letter === undefined) {
        this.isCut = true;
        break;
      }
      if (letter === ']') {
        this.at++;
        break;
      }
      const before = this.at;
      if (letter === ',') this.at++;
      else items.push(this.readValue(depth));
      if (this.at === before) this.at++;
    }
    return items;
  }

  /** Reads on to the end of an expression, and returns its text from `start`; a method ends with its body. */
  private readExpression(start: number, isMethod = false): string {
    this.at = start;
    for (let depth = 0; this.at < this.text.length;) {
      const letter = this.text[this.at]!;
      if (depth === 0 && /[,;}\])]/.test(letter)) break;
      if (/[([{]/.test(letter)) depth++;
      if (/[)\]}]/.test(letter)) depth--;
      this.at = afterUnread(this.text, this.at);
      if (isMethod && depth === 0 && letter === '}') break;
    }
    return this.text.slice(start, this.at).trim();
  }

  skipSpace(): void {
    for (;;) {
      while (/\s/.test(this.text[this.at] ?? '')) this.at++;
      const two = this.text.slice(this.at, this.at + 2);
      if (two !== '//' && two !== '/*') return;
      this.at = afterUnread(this.text, this.at);
    }
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\n': '' };

const unquoted = (source: string): string =>
  source
    .slice(1, -1)
    .replace(/\\(u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|.)/gis, (_, one: string, ...codes) => {
      const code = Number.parseInt(codes.slice(0, 3).join(''), 16);
      if (!(code <= 0x10ffff)) return escapes[one] ?? one;
      return String.fromCodePoint(code);
    });
