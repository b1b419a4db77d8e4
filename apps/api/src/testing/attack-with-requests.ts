import type { OutgoingHttpHeaders } from 'node:http';
import { AUTH_PATHS, SECOND_FACTOR_PATHS } from '@genmaster/auth-client/contract';
import { CONTACT_PATHS } from '@genmaster/site-contract/contract';
import { problemSchema } from '@genmaster/auth-client/contract';
import { staleThemeSchema, themeConflictSchema } from '@genmaster/theme-engine/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { checkDatabase } from '../operator/check.ts';
import { PERMISSIONS } from '../plugins/access.ts';
import { arbitraryRequest, MACHINE_MARKER, PASSWORDS, SENDER } from './arbitrary-request.ts';
import { createLoggedServer } from './logged-server.ts';
import { databasePlaces, type Engine } from './test-database.ts';
import { watchNetwork } from './watch-network.ts';

/** Text that no response may contain: stack traces, file names, SQL, and the names of dependencies. */
const LEAKS =
  /node_modules|\bat [\w.<>]+ \(|\.[cm]?[jt]s:\d|file:\/\/|\/apps\/|FST_|SQLITE|select .* from|insert into|fastify|kysely|ajv|valibot|postgres/i;

/** Text that no log line may contain: tokens, passwords, and data that the server receives but does not use. */
const SECRETS = new RegExp([/gm[smc]_[\w-]{43}/.source, MACHINE_MARKER, ...PASSWORDS].join('|'));

const failureSchema = v.union([problemSchema, themeConflictSchema, staleThemeSchema]);

/**
 * Sends a server many requests that are generated from its own OpenAPI document, and checks every response.
 *
 * Each response has a media type that the document describes for its status. No response is a server error, each
 * refusal is a problem document with the headers of every response, no internal text is in a response or in the log, the
 * server connects only to its database, and the stored data is valid.
 *
 * @returns the number of responses by status.
 */
export async function attackWithRequests(engine: Engine, numRuns: number): Promise<Record<number, number>> {
  const { app, db, signIn, log, lines } = await createLoggedServer(engine, {
    config: { loginAttemptsPerMinute: 100_000, savesPerMinute: 100_000 },
  });
  const document = (await app.inject({ url: '/openapi.json' })).json();
  const callers = [
    { userId: 'nobody', headers: {}, signIn: null },
    { ...(await signIn()), signIn: () => signIn() },
    { ...(await signIn('administrator', PERMISSIONS)), signIn: () => signIn('administrator') },
  ];
  const statuses: Record<number, number> = {};
  let sent = 0;
  const network = watchNetwork();

  await fc.assert(
    fc.asyncProperty(arbitraryRequest(document), fc.constantFrom(...callers), async (request, caller) => {
      const { method, path, contentType, attack } = request;
      const url = request.url.replaceAll(SENDER, caller.userId);
      const body = request.body?.replaceAll(SENDER, caller.userId) ?? null;
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers: { ...caller.headers, ...(body === null ? {} : { 'content-type': contentType }) },
        ...(body === null ? {} : { payload: body }),
        remoteAddress: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${(sent += 1) & 255}`,
      });
      const { statusCode, headers } = answer;
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      // After a sign-out the attack continues with a new session; after a password change or a lock-out, without one.
      if (url.startsWith('/auth/logout'))
        Object.assign(caller, await caller.signIn?.().catch(() => ({ signIn: null })));
      expect(statusCode).toBeLessThan(500);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toMatch("default-src 'none'");
      expect(answer.body.length < 100_000 ? answer.body : '').not.toMatch(LEAKS);
      const { responses } = document.paths[path][method.toLowerCase()];
      const described = Object.keys((responses[statusCode] ?? responses.default).content ?? {});
      expect(described).toEqual(answer.body === '' ? [] : expect.arrayContaining([mediaTypeOf(headers)]));
      // A sign-in has its own format for errors, and a form is answered with a page.
      const own = [AUTH_PATHS.login, SECOND_FACTOR_PATHS.login, CONTACT_PATHS.form];
      if (statusCode < 400 || own.some((path) => url.startsWith(`/${path}`))) return;
      expect(headers['content-type']).toMatch('application/problem+json');
      expect(v.is(failureSchema, answer.json())).toBe(true);
      if (attack === 'an unknown field' && contentType === 'application/json') expect(statusCode).not.toBe(200);
    }),
    { numRuns },
  );
  network.stop();
  // One line of JSON each, for any input, and at least as many as there were requests.
  expect(lines().length).toBeGreaterThan(numRuns);
  expect(log().match(SECRETS)).toBeNull();
  const elsewhere = network.reached().filter((place) => !databasePlaces(engine).includes(place));
  expect(elsewhere).toEqual([]);
  const { isSound, text } = await checkDatabase(db, { engine } as never);
  expect({ isSound, text }).toMatchObject({ isSound: true });
  return statuses;
}

const mediaTypeOf = (headers: OutgoingHttpHeaders) => String(headers['content-type']).split(';')[0];
