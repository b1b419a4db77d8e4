import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { atOnce } from './at-once.ts';
import { ProblemError } from './problems.ts';

/** Limits on a JSON text. */
export interface JsonLimits {
  /** Maximum nesting of arrays and objects. */
  depth: number;
  /** Maximum number of names in all its objects together. */
  names: number;
}

/**
 * Limits that are checked before parsing: no contract nests deeper or has more names, and some databases fail on deep
 * nesting.
 */
export const BODY_LIMITS: JsonLimits = { depth: 20, names: 500 };

/** Maximum number of characters of a text in a body, unless its route allows longer texts. */
export const LONGEST_TEXT = 8 * 1024;

/**
 * Accepts JSON bodies and nothing else.
 *
 * `text/plain` and forms get 415, so no page of another site can post here without a preflight request. NUL characters
 * are refused on both engines alike, because PostgreSQL cannot store them; so are invalid Unicode and numbers beyond
 * those of JavaScript, which would be changed silently.
 */
export const jsonBodies = fp(
  async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers();
    addJsonParser(app, 'application/json');
    app.addHook(
      'onRequest',
      atOnce(({ headers }) => {
        const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
        if (encoding.toLowerCase() !== 'identity') {
          // RFC 9110, 12.5.3: the response says which codings a request may have.
          const headers = { 'accept-encoding': 'identity' };
          throw new ProblemError(415, 'Send the body as it is, not compressed.', { headers });
        }
        if (!isInUtf8(type)) throw new ProblemError(415, 'Send the body in UTF-8.');
      }),
    );
    app.addHook(
      'preValidation',
      atOnce((request) => {
        const { body } = request;
        if (body === undefined) return;
        refuseField(findBrokenText(body), 'holds half a character (a lone surrogate)');
        const isLong = findLongText(body, request.routeOptions.config.longTexts);
        refuseField(isLong, `is longer than ${LONGEST_TEXT} characters`);
        refuseField(findHugeNumber(body), 'is a number that is too large');
      }),
    );
  },
  { name: 'json-bodies', dependencies: ['problems'] },
);

/** An escaped NUL character in JSON. After an escaped backslash, the same letters are ordinary text. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** Accepts one more content type for JSON bodies, under the same rules. */
export function addJsonParser(app: FastifyInstance, contentType: string, limits: JsonLimits = BODY_LIMITS): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>(contentType, { parseAs: 'buffer' }, (request, bytes, done) => {
    if (!isUtf8(bytes)) {
      return void done(new ProblemError(400, `The body is not in UTF-8: see its byte ${firstBrokenByte(bytes)}.`));
    }
    const text = bytes.toString();
    const size = sizeOf(text, limits);
    if (size.depth > limits.depth) {
      done(new ProblemError(400, `The JSON is nested deeper than ${limits.depth} levels.`));
    } else if (size.names > limits.names) {
      done(new ProblemError(400, `The JSON has more than ${limits.names} names.`));
    } else if (ESCAPED_NUL.test(text)) {
      done(new ProblemError(400, 'The JSON holds a NUL character.'));
    } else void parse(request, text, done);
  });
}

/**
 * Measures the nesting and the number of names of a JSON text without parsing it; stops at the first limit that is
 * exceeded.
 */
export function sizeOf(text: string, limits: JsonLimits): JsonLimits {
  const size: JsonLimits = { depth: 0, names: 0 };
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isInString) {
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === '{' || character === '[') {
      depth += 1;
      size.depth = Math.max(size.depth, depth);
      if (depth > limits.depth) return size;
    } else if (character === ':') {
      // A colon outside a string occurs only between a name and its value.
      size.names += 1;
      if (size.names > limits.names) return size;
    }
  }
  return size;
}

/** Returns the path of a text or a name that is too long, or `null`; fields of the body in `except` may be longer. */
export function findLongText(value: unknown, except: readonly string[] = []): string | null {
  return (
    pathOf(value, (leaf) => typeof leaf === 'string' && leaf.length > LONGEST_TEXT, except)
      ?.join('.')
      .slice(0, 100) ?? null
  );
}

/** A lone surrogate: with the `u` flag the pattern does not match one half of a pair. */
const HALF = /\p{Surrogate}/gu;

/**
 * Returns the path of a text or a name with a lone surrogate, or `null`. A name is shown with a replacement character.
 */
export function findBrokenText(value: unknown): string | null {
  return (
    pathOf(value, (leaf) => typeof leaf === 'string' && leaf.search(HALF) >= 0, [])
      ?.join('.')
      .slice(0, 100)
      .replaceAll(HALF, '\uFFFD') ?? null
  );
}

/** Returns the path of a number that was too large to be read, or `null`; it would be stored as null. */
function findHugeNumber(value: unknown): string | null {
  return (
    pathOf(value, (leaf) => leaf === Infinity || leaf === -Infinity, [])
      ?.join('.')
      .slice(0, 100) ?? null
  );
}

/** Returns true for a content type that names UTF-8, or no character set; every one that it names counts. */
function isInUtf8(type: string): boolean {
  if (!type.includes(';')) return true;
  const charsets = type.matchAll(/;\s*charset\*?\s*=\s*"?([^\s;"]*)/gi);
  return [...charsets].every(([, charset = '']) => /^utf-?8$/i.test(charset));
}

function refuseField(path: string | null, message: string): void {
  if (path === null) return;
  const field = path || 'body';
  throw new ProblemError(400, `The request was refused: ${field} ${message}.`, { errors: [{ field, message }] });
}

function pathOf(
  value: unknown,
  isWrong: (leaf: unknown) => boolean,
  except: readonly string[],
): readonly (string | number)[] | null {
  if (typeof value !== 'object' || value === null) return isWrong(value) ? [] : null;
  if (Array.isArray(value)) {
    // Without a name and a pair for each item: a body holds tens of thousands of them.
    for (let index = 0; index < value.length; index += 1) {
      const path = pathOf(value[index], isWrong, []);
      if (path) return [index, ...path];
    }
    return null;
  }
  for (const name of Object.keys(value)) {
    if (except.includes(name)) continue;
    if (isWrong(name)) return [name];
    const path = pathOf((value as Record<string, unknown>)[name], isWrong, []);
    if (path) return [name, ...path];
  }
  return null;
}

/** Returns the number of bytes before the first invalid UTF-8 byte. */
function firstBrokenByte(bytes: Buffer): number {
  let [sound, broken] = [0, bytes.length];
  // A part that ends within a character is valid up to that character.
  const endsSound = (end: number) => [0, 1, 2, 3].some((less) => end >= less && isUtf8(bytes.subarray(0, end - less)));
  while (broken - sound > 1) {
    const middle = Math.floor((sound + broken) / 2);
    if (endsSound(middle)) sound = middle;
    else broken = middle;
  }
  while (sound > 0 && !isUtf8(bytes.subarray(0, sound))) sound -= 1;
  return sound;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Fields of the body that may be longer than the text limit. */
    longTexts?: readonly string[];
  }
}
