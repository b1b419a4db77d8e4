import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from './problems.ts';

/** Deeper JSON is refused before it is parsed: no contract nests further, and some databases break on it. */
export const MAX_JSON_DEPTH = 20;

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
  },
  { name: 'json-bodies', dependencies: ['problems'] },
);

/** Accepts bodies of one more type that hold JSON, under the same rules. */
export function addJsonParser(app: FastifyInstance, contentType: string): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(contentType, { parseAs: 'string' }, (request, text, done) => {
    if (depthOf(text, MAX_JSON_DEPTH + 1) > MAX_JSON_DEPTH) {
      done(new ProblemError(400, `The JSON is nested deeper than ${MAX_JSON_DEPTH} levels.`));
    } else if (text.includes('\\u0000')) {
      done(new ProblemError(400, 'The JSON holds a NUL character.'));
    } else void parse(request, text, done);
  });
}

/** How deep a JSON text nests, without parsing it; stops counting at `limit`. */
export function depthOf(text: string, limit: number): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let index = 0; index < text.length && deepest < limit; index += 1) {
    const character = text[index];
    if (isInString) {
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}
