import {
  prjColorThemeAnswerSchema,
  prjColorThemeRequestSchema,
  saveThemeAnswerSchema,
  saveThemeRecordSchema,
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
  type ThemeConflict,
  type ThemeOptionAnswer,
  type UpdateClrSchemeAnswer,
  type UpdateClrSchemeRequest,
  type UserThemeAnswer,
} from '@genmaster/theme-engine/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchema } from '../../plugins/json-schema.ts';
import { ProblemError } from '../../plugins/problems.ts';
import type { ProjectRepository } from './project-repository.ts';
import { assertPlainValues, assertThemeJson } from './theme-json.ts';
import type { ThemeRepository } from './theme-repository.ts';

export interface ThemeRoutesOptions {
  themes: ThemeRepository;
  projects: ProjectRepository;
}

/** Two texts of 64 Ki characters, with room for the escapes that JSON in JSON needs. */
const SAVE_BODY_LIMIT_BYTES = 256 * 1024;

/** A user's own theme, and what the project decides for everybody. */
export async function themeRoutes(app: FastifyInstance, { themes, projects }: ThemeRoutesOptions): Promise<void> {
  app.get<{ Params: { userId: string } }>(
    `/${THEME_PATHS.getUserThemeJson}/:userId`,
    {
      config: { access: 'session' },
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
    async (request): Promise<UserThemeAnswer> => {
      const { userId } = await request.requireSession();
      if (request.params.userId !== userId) throw noSuchUser();
      const theme = await themes.find(userId);
      return theme ? { status: 1, result: theme } : { status: 0 };
    },
  );

  app.post<{ Body: SaveThemeRecord }>(
    `/${THEME_PATHS.saveUserThemeJson}`,
    {
      config: { access: 'session', rateLimit: { max: 240, timeWindow: '1 minute' } },
      bodyLimit: SAVE_BODY_LIMIT_BYTES,
      schema: {
        summary: 'Save the theme of the signed-in user',
        body: jsonSchema(saveThemeRecordSchema),
        response: { 200: jsonSchema(saveThemeAnswerSchema), 409: jsonSchema(themeConflictSchema) },
      },
    },
    async (request, reply): Promise<SaveThemeAnswer | ThemeConflict> => {
      const { userId, clientId } = await request.requireSession();
      const record = request.body;
      if (record.userId !== userId || record.sagClientId !== clientId) throw noSuchUser();
      assertThemeJson('json', record.json);
      if (record.darkJson !== undefined) assertThemeJson('darkJson', record.darkJson);

      const outcome = await themes.save(userId, record);
      if (outcome.kind === 'saved') {
        const { id, revision, savedAt } = outcome.theme;
        return { status: 1, result: { id, revision, savedAt } };
      }
      reply.code(409).type('application/problem+json; charset=utf-8');
      return {
        status: 409,
        title: 'A newer theme is stored',
        detail: 'The theme was saved from another place meanwhile. Keep yours or take the newer one.',
        newer: outcome.newer,
      };
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
        body: jsonSchema(updateClrSchemeRequestSchema),
        response: { 200: jsonSchema(updateClrSchemeAnswerSchema) },
      },
    },
    async (request): Promise<UpdateClrSchemeAnswer> => {
      const { projectName, scheme } = request.body;
      assertPlainValues('scheme', scheme);
      if (!(await projects.publishScheme(projectName, scheme))) {
        throw new ProblemError(404, 'There is no project of this name.');
      }
      return { status: 1, result: scheme };
    },
  );
}

/** The same for an id that is somebody else's and for one that nobody has. */
function noSuchUser(): ProblemError {
  return new ProblemError(404, 'There is no such user, or it is not the signed-in one.');
}
