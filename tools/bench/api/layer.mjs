// A server up to a layer, for `npm run bench -- layers`: sends its parent the request to make, and its processor time.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { userThemeAnswerSchema } from '@genmaster/theme-engine/contract';
import { buildApp } from '../../../apps/api/src/app.ts';
import { readConfig } from '../../../apps/api/src/config.ts';
import { createHttpServer } from '../../../apps/api/src/connections/http-server.ts';
import { closeUnread } from '../../../apps/api/src/connections/unread-answers.ts';
import { openDatabase } from '../../../apps/api/src/db/database.ts';
import { migrateToLatest } from '../../../apps/api/src/db/migrate.ts';
import { createSessionRepository } from '../../../apps/api/src/modules/auth/session-repository.ts';
import { prepareFindWithTheme, themeOf } from '../../../apps/api/src/modules/theme/session-theme.ts';
import { access } from '../../../apps/api/src/plugins/access.ts';
import { jsonBodies } from '../../../apps/api/src/plugins/json-bodies.ts';
import { jsonSchema } from '../../../apps/api/src/plugins/json-schema.ts';
import { limits } from '../../../apps/api/src/plugins/limits.ts';
import { problems } from '../../../apps/api/src/plugins/problems.ts';
import { queryText } from '../../../apps/api/src/plugins/query-text.ts';
import { pathOfTarget, requestHead } from '../../../apps/api/src/plugins/request-head.ts';
import { sameOrigin } from '../../../apps/api/src/plugins/same-origin.ts';
import { securityHeaders } from '../../../apps/api/src/plugins/security-headers.ts';
import { headerCarrier } from '../../../apps/api/src/plugins/session-carrier.ts';
import { sessions } from '../../../apps/api/src/plugins/sessions.ts';
import { createQueries } from '../../../apps/api/src/testing/people.ts';
import { LAYERS } from './layer-names.mjs';

/** On a busy machine, no response may be a refusal. */
const NEVER_BUSY = { MAX_DELAY_MS: '60000', MAX_MEMORY_MB: '65536', LOG_LEVEL: 'silent' };
const SHORT = {
  status: 1,
  result: { id: 'x', json: '{}', revision: 1, mode: null, savedAt: '2026-01-01T00:00:00.000Z' },
};

const layer = Number(process.argv[2]);
const has = (index) => layer >= index;
const folder = mkdtempSync(join(tmpdir(), 'genmaster-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('SIGTERM', () => process.exit());
const db = openDatabase({ engine: 'sqlite', path: join(folder, 'genmaster.sqlite') });
await migrateToLatest(db);
const [person] = await createQueries(db).createPeople(1);
const config = readConfig({ DATA_DIR: folder, ...NEVER_BUSY });
const now = () => new Date();

const app = has(LAYERS.length - 1) ? await buildApp({ config, db }) : await buildPart();
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send(user + system);
});
process.send({ url: `${address}/theme/getUserThemeJson/${person.userId}`, headers: person.headers });

async function buildPart() {
  const app = Fastify({
    ...(has(3) && {
      logger: { level: 'silent' },
      genReqId: () => randomUUID(),
      serverFactory: (listener) => createHttpServer(listener),
      rewriteUrl: pathOfTarget,
    }),
    ...(has(4) && { handlerTimeout: 10_000 }),
  });
  if (has(3)) closeUnread({ server: app.server, log: app.log, isAddressTheVisitors: true });
  if (has(5)) for (const plugin of [problems, securityHeaders]) await app.register(plugin);
  if (has(6)) {
    await app.register(requestHead);
    await app.register(sameOrigin, { allowed: [] });
    for (const plugin of [queryText, jsonBodies]) await app.register(plugin);
  }
  if (has(7)) {
    const overload = { eventLoopDelayMs: config.maxDelayMs, rssBytes: config.maxMemoryMb * 1024 * 1024 };
    await app.register(limits, { overload });
  }
  if (has(8)) {
    const repository = createSessionRepository({ db, now, idleMinutes: 30, absoluteHours: 12 });
    await app.register(sessions, { repository, carrier: headerCarrier });
    await app.register(access, { hasPermission: async () => true, hasSecondFactor: async () => true });
  }
  const answer = has(1) ? await readAnswer() : SHORT;
  const params = { type: 'object', properties: { userId: { type: 'string', minLength: 1, maxLength: 128 } } };
  const schema = has(2) ? { params, response: { 200: jsonSchema(userThemeAnswerSchema) } } : {};
  app.get('/theme/getUserThemeJson/:userId', { config: { access: 'session' }, schema }, async (_request, reply) => {
    if (has(2)) reply.header('etag', '"1"');
    return answer;
  });
  return app;
}

/** Returns the response of the whole server. */
async function readAnswer() {
  const findSession = prepareFindWithTheme(createSessionRepository({ db, now, idleMinutes: 30, absoluteHours: 12 }));
  return { status: 1, result: themeOf(await findSession(person.token)) };
}
