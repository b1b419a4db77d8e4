import { isDeepStrictEqual } from 'node:util';
import * as auth from '@genmaster/auth-client/contract';
import * as metadata from '@genmaster/seo-metadata/contract';
import * as theme from '@genmaster/theme-engine/contract';
import fc from 'fast-check';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { arbitraryValue, spoilt } from '../testing/arbitrary-request.ts';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';
import { jsonSchema } from './json-schema.ts';

type Schema = v.GenericSchema<unknown>;

const CONTRACTS = Object.entries({ ...auth, ...metadata, ...theme })
  .filter(([name]) => name.endsWith('Schema'))
  .map(([name, schema]) => ({ name, schema: schema as unknown as Schema }));

/** Generates JSON of every kind, some of it close to valid values of the schema, as a client may send it. */
const valuesNear = (schema: Schema) =>
  fc
    .oneof(
      { weight: 4, arbitrary: spoilt(arbitraryValue(jsonSchema(schema))) },
      fc.json().map((text) => ({ text })),
    )
    .map(({ text }) => text ?? '')
    // The server counts a rare character as one, valibot as two.
    .filter(
      (text) => isJson(text) && !/\p{Surrogate}|\p{Extended_Pictographic}|[\u{10000}-\u{10ffff}]|\\ud/iu.test(text),
    )
    .map((text): unknown => JSON.parse(text));

/**
 * Returns true when valibot accepts a value unchanged.
 *
 * It accepts an array for an object, and an inherited name for a known one, and leaves both out of its output.
 */
function isTakenAsItIs(schema: Schema, value: unknown): boolean {
  const { success, output } = v.safeParse(schema, value);
  const isOpen = 'entries' in schema && schema.type === 'object';
  return success && (isOpen ? !Array.isArray(value) : isDeepStrictEqual(output, value));
}

/** Names that have led to prototype pollution. */
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe.each(CONTRACTS)('the contract $name', ({ schema }) => {
  let request: FastifyRequest;
  let reply: FastifyReply;

  beforeAll(async () => {
    // The compilers with which the server itself compiles its schemas.
    const { app } = await createTestServer('sqlite');
    app.get('/compilers', { config: { access: 'public' } }, async (asked, answering) => {
      [request, reply] = [asked, answering];
      return {};
    });
    await app.inject({ url: '/compilers' });
  });

  afterAll(closeTestServers);

  it('accepts on the server what it accepts in valibot, refuses the rest, and returns accepted values unchanged', () => {
    const accepts = request.compileValidationSchema(jsonSchema(schema));
    const serialise = reply.compileSerializationSchema(jsonSchema(schema));
    let taken = 0;
    fc.assert(
      fc.property(valuesNear(schema), (value) => {
        const isTaken = isTakenAsItIs(schema, value);
        expect({ value, isTaken: accepts(structuredClone(value)) }).toEqual({ value, isTaken });
        if (!isTaken) return;
        taken += 1;
        const output = v.parse(schema, value) as Record<string, unknown>;
        expect(JSON.parse(serialise(output))).toEqual(output);
      }),
      { numRuns: 300, endOnFailure: true },
    );
    // If only refused values were compared, the test would prove little.
    expect(taken).toBeGreaterThan(20);
  });

  it('refuses on the server names that every object inherits', () => {
    if (!('entries' in schema) || schema.type !== 'strict_object') return;
    const accepts = request.compileValidationSchema(jsonSchema(schema));
    const [good] = fc.sample(arbitraryValue(jsonSchema(schema)), 1) as [object];
    expect(accepts(structuredClone(good))).toBe(true);
    for (const name of INHERITED) {
      expect({ name, isTaken: accepts({ ...good, ...JSON.parse(`{"${name}":{}}`) }) }).toEqual({
        name,
        isTaken: false,
      });
    }
  });
});
