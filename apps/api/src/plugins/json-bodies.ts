import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
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
 * because PostgreSQL cannot store them.
 */
export const jsonBodies = fp(
  async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers();
    addJsonParser(app, 'application/json');
    app.addHook('preValidation', async (request) => {
      const path = findLongText(request.body, request.routeOptions.config.longTexts);
      if (path === null) return;
      const field = path || 'body';
      const message = `is longer than ${LONGEST_TEXT} characters`;
      throw new ProblemError(400, `The request was refused: ${field} ${message}.`, { errors: [{ field, message }] });
    });
  },
  { name: 'json-bodies', dependencies: ['problems'] },
);

/** Accepts bodies of one more type that hold JSON, under the same rules. */
export function addJsonParser(app: FastifyInstance, contentType: string, limits: JsonLimits = BODY_LIMITS): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(contentType, { parseAs: 'string' }, (request, text, done) => {
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
  return pathOfLongText(value, except)?.join('.').slice(0, 100) ?? null;
}

function pathOfLongText(value: unknown, except: readonly string[]): readonly string[] | null {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (except.includes(name)) continue;
    if (name.length > LONGEST_TEXT) return [name];
    const path = pathOfLongText(inner, []);
    if (path) return [name, ...path];
  }
  return null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Fields of the body that may be longer than other texts. */
    longTexts?: readonly string[];
  }
}
