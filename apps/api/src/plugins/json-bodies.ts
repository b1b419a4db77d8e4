import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { atOnce } from './at-once.ts';
import { ProblemError } from './problems.ts';

/** What a JSON text may hold at most. */
export interface JsonLimits {
  /** How deep lists and objects may nest. */
  depth: number;
  /** How many names its objects may have, all together. */
  names: number;
}

/** More is refused before it is parsed: no contract nests further or names more, and some databases break on depth. */
export const BODY_LIMITS: JsonLimits = { depth: 20, names: 500 };

/** How many characters a text in a body may have at most, unless its route says that it may be longer. */
export const LONGEST_TEXT = 8 * 1024;

/**
 * Accepts JSON bodies and nothing else.
 *
 * `text/plain` and forms get 415, so no page of another site can post here
 * without asking first. NUL characters are refused on both engines alike,
 * because PostgreSQL cannot store them, and so is what is no text in Unicode,
 * which both would change without a word.
 */
export const jsonBodies = fp(
  async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers();
    addJsonParser(app, 'application/json');
    app.addHook(
      'onRequest',
      atOnce(({ headers }) => {
        const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
        if (encoding.toLowerCase() !== 'identity')
          throw new ProblemError(415, 'Send the body as it is, not compressed.');
        const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(type) ?? [];
        if (!/^utf-?8$/i.test(charset)) throw new ProblemError(415, 'Send the body in UTF-8.');
      }),
    );
    app.addHook(
      'preValidation',
      atOnce((request) => {
        const { body } = request;
        if (body === undefined) return;
        refuseText(findBrokenText(body), 'holds half a character (a lone surrogate)');
        const isLong = findLongText(body, request.routeOptions.config.longTexts);
        refuseText(isLong, `is longer than ${LONGEST_TEXT} characters`);
      }),
    );
  },
  { name: 'json-bodies', dependencies: ['problems'] },
);

/** Accepts bodies of one more type that hold JSON, under the same rules. */
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
    } else if (text.includes('\\u0000')) {
      done(new ProblemError(400, 'The JSON holds a NUL character.'));
    } else void parse(request, text, done);
  });
}

/** How deep a JSON text nests and how many names it has, without parsing it; stops at the first that is over its limit. */
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
      // Between a name and its value, and nowhere else outside a string.
      size.names += 1;
      if (size.names > limits.names) return size;
    }
  }
  return size;
}

/** The path of a text or a name that is too long, or `null`; of the body's own fields these may be longer. */
export function findLongText(value: unknown, except: readonly string[] = []): string | null {
  return (
    pathOfText(value, (text) => text.length > LONGEST_TEXT, except)
      ?.join('.')
      .slice(0, 100) ?? null
  );
}

/** Half of a character that takes two: in a pattern that reads whole characters, what is left alone. */
const HALF = /\p{Surrogate}/gu;

/** The path of a text or a name that holds half a character, or `null`. A name is shown with a sign in its place. */
export function findBrokenText(value: unknown): string | null {
  return (
    pathOfText(value, (text) => text.search(HALF) >= 0, [])
      ?.join('.')
      .slice(0, 100)
      .replaceAll(HALF, '\uFFFD') ?? null
  );
}

function refuseText(path: string | null, message: string): void {
  if (path === null) return;
  const field = path || 'body';
  throw new ProblemError(400, `The request was refused: ${field} ${message}.`, { errors: [{ field, message }] });
}

function pathOfText(
  value: unknown,
  isWrong: (text: string) => boolean,
  except: readonly string[],
): readonly string[] | null {
  if (typeof value === 'string') return isWrong(value) ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (except.includes(name)) continue;
    if (isWrong(name)) return [name];
    const path = pathOfText(inner, isWrong, []);
    if (path) return [name, ...path];
  }
  return null;
}

/** How many bytes come before the first that belongs to no character. */
function firstBrokenByte(bytes: Buffer): number {
  let [sound, broken] = [0, bytes.length];
  // A part that ends within a character is sound up to that character.
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
    /** Fields of the body that may be longer than other texts. */
    longTexts?: readonly string[];
  }
}
