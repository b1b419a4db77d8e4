// The server with one more endpoint that is as expensive as a heavy one, so that one machine can send an overload of
// its requests.
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';

/** Time for which a call of the endpoint blocks the event loop, in milliseconds. */
const WORK_MS = 5;

const config = readConfig(process.env);
const db = openDatabase(config.database);
const app = await buildApp({ config, db });
app.get<{ Params: { userId: string } }>(
  `/busy/${THEME_PATHS.getUserThemeJson}/:userId`,
  { config: { access: 'session' } },
  async (request) => {
    const { userId } = await request.requireSession();
    for (const started = performance.now(); performance.now() - started < WORK_MS;);
    return db.selectFrom('user_themes').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
  },
);
process.stdout.write(`answers at ${await app.listen({ port: config.port, host: config.host })}\n`);
