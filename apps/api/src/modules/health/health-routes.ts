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

/** How long an answer of the database counts, so that those who ask about it cannot become its load. */
const ANSWER_COUNTS_MS = 1_000;

/** Says whether the process lives, has started, and should get visitors. */
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

/** Does the work at most once a second; whoever asks in between gets the answer, or the failure, of the last time. */
function forASecond(now: () => Date, work: () => Promise<void>): () => Promise<void> {
  let last = { at: -Infinity, answer: Promise.resolve() };
  return () => {
    const at = now().getTime();
    // Also anew when the clock was set back.
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
