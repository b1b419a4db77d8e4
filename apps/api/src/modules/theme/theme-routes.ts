import {
  prjColorThemeAnswerSchema,
  prjColorThemeRequestSchema,
  saveThemeAnswerSchema,
  saveThemeRecordSchema,
  staleThemeSchema,
  THEME_PATHS,
  themeConflictSchema,
  themeOptionAnswerSchema,
  updateClrSchemeAnswerSchema,
  updateClrSchemeRequestSchema,
  userThemeAnswerSchema,
  type PrjColorThemeAnswer,
  type PrjColorThemeRequest,
  type SaveThemeAnswer,
  type SaveThemeRecord,
  type StaleTheme,
  type StoredTheme,
  type ThemeConflict,
  type ThemeOptionAnswer,
  type UpdateClrSchemeAnswer,
  type UpdateClrSchemeRequest,
  type UserThemeAnswer,
} from '@genmaster/theme-engine/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { jsonSchema } from '../../plugins/json-schema.ts';
import type { SessionRepository } from '../auth/session-repository.ts';
import { countByUser } from '../../plugins/limits.ts';
import { IF_NONE_MATCH, NOT_MODIFIED } from '../../plugins/openapi.ts';
import { ProblemError } from '../../plugins/problems.ts';
import { hasCurrentCopy } from '../../plugins/entity-tag.ts';
import type { ProjectRepository } from './project-repository.ts';
import { prepareFindWithTheme, themeOf } from './session-theme.ts';
import { assertScheme, assertTheme } from './theme-json.ts';
import type { ThemeRepository } from './theme-repository.ts';

export interface ThemeRoutesOptions {
  themes: ThemeRepository;
  projects: ProjectRepository;
  sessions: Pick<SessionRepository, 'prepareFind'>;
  /** Maximum number of saves per minute and user. */
  savesPerMinute: number;
}

/** A theme with every variable changed in every mode has 230 names: this is 280 bytes for each. */
const SAVE_BODY_LIMIT_BYTES = 64 * 1024;

/** Registers the endpoints of a user's own theme and of the project's settings for all users. */
export async function themeRoutes(
  app: FastifyInstance,
  { themes, projects, sessions, savesPerMinute }: ThemeRoutesOptions,
): Promise<void> {
  app.get<{ Params: { userId: string } }>(
    `/${THEME_PATHS.getUserThemeJson}/:userId`,
    {
      config: {
        access: 'session',
        findSession: prepareFindWithTheme(sessions),
        documented: { headers: IF_NONE_MATCH, response: { 304: NOT_MODIFIED } },
      },
      schema: {
        summary: 'The saved theme of the signed-in user',
        params: {
          type: 'object',
          properties: { userId: { type: 'string', minLength: 1, maxLength: 128 } },
          required: ['userId'],
        },
        response: { 200: jsonSchema(userThemeAnswerSchema) },
      },
    },
    async (request, reply): Promise<UserThemeAnswer | FastifyReply> => {
      const session = await request.requireSession();
      if (request.params.userId !== session.userId) throw noSuchUser();
      const theme = themeOf(session);
      if (!theme) return { status: 0 };
      const tag = tagOf(theme);
      const isHeld = hasCurrentCopy(request, tag);
      reply.header('etag', tag);
      if (isHeld) return reply.code(304).send();
      return { status: 1, result: theme };
    },
  );

  app.post<{ Body: SaveThemeRecord; Headers: { 'if-match'?: string } }>(
    `/${THEME_PATHS.saveUserThemeJson}`,
    {
      config: {
        access: 'session',
        longTexts: ['json', 'darkJson'],
        rateLimit: { max: savesPerMinute, timeWindow: '1 minute', keyGenerator: countByUser },
      },
      bodyLimit: SAVE_BODY_LIMIT_BYTES,
      schema: {
        summary: 'Save the theme of the signed-in user',
        headers: {
          type: 'object',
          properties: {
            'if-match': {
              type: 'string',
              pattern: TAG.source,
              description:
                'The ETag of the theme that the edits started from, or its revision alone in quotes. Then a stale save gets 412, else 409.',
            },
          },
        },
        body: jsonSchema(saveThemeRecordSchema),
        response: {
          200: jsonSchema(saveThemeAnswerSchema),
          409: asProblem('A newer theme is stored', jsonSchema(themeConflictSchema)),
          412: asProblem('A newer theme is stored', jsonSchema(staleThemeSchema)),
        },
      },
    },
    async (request, reply): Promise<SaveThemeAnswer | ThemeConflict | StaleTheme> => {
      const { userId, clientId } = await request.requireSession();
      const record = request.body;
      if (record.userId !== userId || record.sagClientId !== clientId) throw noSuchUser();
      assertTheme(record);
      const ifMatch = request.headers['if-match'];

      const outcome = await themes.save(userId, { ...record, id: idOf(record, ifMatch) });
      if (outcome.kind === 'saved') {
        const { id, revision, savedAt } = outcome.theme;
        reply.header('etag', tagOf(outcome.theme));
        return { status: 1, result: { id, revision, savedAt } };
      }
      reply.type('application/problem+json; charset=utf-8');
      const title = 'A newer theme is stored';
      const detail = 'The theme was saved from another place meanwhile. Keep yours or take the newer one.';
      const problem = { type: 'about:blank', title, detail, requestId: request.id };
      if (ifMatch === undefined) {
        reply.code(409);
        return { ...problem, status: 409, newer: outcome.newer };
      }
      reply.code(412).header('etag', tagOf(outcome.newer));
      return { ...problem, status: 412, current: outcome.newer };
    },
  );

  app.post<{ Body: PrjColorThemeRequest }>(
    `/${THEME_PATHS.getPrjColorTheme}`,
    {
      config: { access: 'public' },
      schema: {
        summary: 'The mode that pages of a project start in',
        body: jsonSchema(prjColorThemeRequestSchema),
        response: { 200: jsonSchema(prjColorThemeAnswerSchema) },
      },
    },
    async (request): Promise<PrjColorThemeAnswer> => {
      const colortheme = await projects.findColorTheme(request.body.projectName);
      if (colortheme === null) throw new ProblemError(404, 'There is no project of this name.');
      return { colortheme };
    },
  );

  app.get(
    `/${THEME_PATHS.getThemeOptionJSON}`,
    {
      config: { access: 'public' },
      schema: {
        summary: 'What this installation adds to the theme catalogue',
        response: { 200: jsonSchema(themeOptionAnswerSchema) },
      },
    },
    async (): Promise<ThemeOptionAnswer> => ({
      status: 1,
      result: { color_schemes: await projects.listSchemes(), sections: [] },
    }),
  );

  app.post<{ Body: UpdateClrSchemeRequest }>(
    `/${THEME_PATHS.updateClrScheme}`,
    {
      config: { access: { permission: 'schemes' } },
      schema: {
        summary: 'Publish a colour scheme to everybody',
        description: 'With `replaces`, a scheme that was published again since is kept, and the answer is 412.',
        body: jsonSchema(updateClrSchemeRequestSchema),
        response: { 200: jsonSchema(updateClrSchemeAnswerSchema) },
      },
    },
    async (request): Promise<UpdateClrSchemeAnswer> => {
      const { projectName, scheme, replaces } = request.body;
      assertScheme(scheme);
      const outcome = await projects.publishScheme(projectName, scheme, replaces);
      if (outcome.kind === 'no-project') throw new ProblemError(404, 'There is no project of this name.');
      if (outcome.kind === 'stale') {
        throw new ProblemError(412, 'This scheme was published by somebody else meanwhile. Look at theirs first.');
      }
      return { status: 1, result: outcome.scheme };
    },
  );
}

const asProblem = (description: string, schema: object) => ({
  description,
  content: { 'application/problem+json': { schema } },
});

/** An entity tag of a theme: its revision and its id. Of `If-Match`, the revision is enough. */
const TAG = /^"([0-9]{1,15})(?:\.([\w-]{1,64}))?"$/;

/** Returns the entity tag of a theme. Two themes of a user may have the same revision, so the id is in it. */
const tagOf = ({ id, revision }: Pick<StoredTheme, 'id' | 'revision'>) => `"${revision}.${id}"`;

/** Returns the id of the theme to save; throws when the body and `If-Match` name different themes or revisions. */
function idOf({ id, revision }: Pick<SaveThemeRecord, 'id' | 'revision'>, ifMatch: string | undefined): string | null {
  if (ifMatch === undefined) return id;
  const [, taggedRevision, taggedId = id] = TAG.exec(ifMatch) ?? [];
  if (Number(taggedRevision) !== revision) throw mismatch('revision');
  if (id !== null && taggedId !== id) throw mismatch('id');
  return taggedId;
}

function mismatch(field: 'revision' | 'id'): ProblemError {
  const message = `is not the ${field} in If-Match`;
  return new ProblemError(400, `Nothing was saved: ${field} ${message}.`, { errors: [{ field, message }] });
}

/** Creates the same error for the id of another user and for an unknown id. */
function noSuchUser(): ProblemError {
  return new ProblemError(404, 'There is no such user, or it is not the signed-in one.');
}
