import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { isMigrated } from '../../db/migrate.ts';
import { ProblemError } from '../../plugins/problems.ts';

export interface HealthRoutesOptions {
  db: Database;
  now: () => Date;
  isDraining: () => boolean;
}

/**
 * Time for which a result of the database check is cached in milliseconds, so that health checks cannot overload the
 * database.
 */
const ANSWER_COUNTS_MS = 1_000;

/** Registers the checks for liveness, start and readiness. */
export async function healthRoutes(app: FastifyInstance, { db, now, isDraining }: HealthRoutesOptions): Promise<void> {
  let hasMigrated = false;
  const assertMigrated = async () => {
    hasMigrated ||= await isMigrated(db);
    if (!hasMigrated) throw new ProblemError(503, 'The server is starting.', { retryAfterSeconds: 1 });
  };
  const askDatabase = forASecond(now, async () => {
    await sql`select 1`.execute(db);
    await assertMigrated();
  });

  app.get(
    '/health/live',
    {
      config: { access: 'public', answersUnderPressure: true },
      schema: { summary: 'The process answers', response: { 200: statusSchema('live') } },
    },
    async () => ({ status: 'live' }),
  );

  app.get(
    '/health/started',
    {
      config: { access: 'public', answersUnderPressure: true },
      schema: {
        summary: 'The process has started: its tables are those of this version',
        response: { 200: statusSchema('started') },
      },
    },
    async () => {
      await assertMigrated();
      return { status: 'started' };
    },
  );

  app.get(
    '/health/ready',
    {
      config: { access: 'public', answersUnderPressure: true },
      schema: { summary: 'The process can serve visitors', response: { 200: statusSchema('ready') } },
    },
    async () => {
      if (isDraining()) throw new ProblemError(503, 'The server is stopping.', { retryAfterSeconds: 5 });
      if (app.turnsAway()) throw new ProblemError(503, 'The server is busy.', { retryAfterSeconds: 2 });
      await askDatabase();
      return { status: 'ready' };
    },
  );
}

/** Runs the work at most once a second; calls in between get the last result or error. */
function forASecond(now: () => Date, work: () => Promise<void>): () => Promise<void> {
  let last = { at: -Infinity, answer: Promise.resolve() };
  return () => {
    const at = now().getTime();
    // Runs again too when the clock was set back.
    if (at < last.at || at - last.at >= ANSWER_COUNTS_MS) last = { at, answer: work() };
    return last.answer;
  };
}

const statusSchema = (status: string) => ({
  type: 'object',
  properties: { status: { type: 'string', const: status } },
  required: ['status'],
  additionalProperties: false,
});
