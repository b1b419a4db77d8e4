import {
  chooseThemeRequestSchema,
  createThemeRequestSchema,
  deleteThemeRequestSchema,
  LONGEST_THEME_NAME,
  MOST_THEMES,
  namedThemeAnswerSchema,
  readThemeName,
  renameThemeRequestSchema,
  NAMED_THEME_PATHS,
  themeListAnswerSchema,
  type ChooseThemeRequest,
  type CreateThemeRequest,
  type DeleteThemeRequest,
  type NamedThemeAnswer,
  type RenameThemeRequest,
  type ThemeListAnswer,
} from '@genmaster/theme-engine/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchema } from '../../plugins/json-schema.ts';
import { countByUser } from '../../plugins/limits.ts';
import { ProblemError } from '../../plugins/problems.ts';
import type { NamedThemeOutcome, NamedThemeRepository } from './named-theme-repository.ts';
import { assertTheme } from './theme-json.ts';

export interface NamedThemeRoutesOptions {
  themes: NamedThemeRepository;
  /** Maximum number of changes per minute and user. */
  savesPerMinute: number;
}

const CREATE_BODY_LIMIT_BYTES = 64 * 1024;

const access = 'session';

/** Registers the endpoints for several named themes of one account; saving and loading apply to the active one. */
export async function namedThemeRoutes(
  app: FastifyInstance,
  { themes, savesPerMinute }: NamedThemeRoutesOptions,
): Promise<void> {
  const rateLimit = { max: savesPerMinute, timeWindow: '1 minute', keyGenerator: countByUser };
  const response = { 200: jsonSchema(namedThemeAnswerSchema) };

  app.get(
    `/${NAMED_THEME_PATHS.listThemes}`,
    {
      config: { access },
      schema: {
        summary: 'All themes of the signed-in user',
        response: { 200: jsonSchema(themeListAnswerSchema) },
      },
    },
    async (request): Promise<ThemeListAnswer> => {
      const { userId } = await request.requireSession();
      return { status: 1, result: await themes.list(userId) };
    },
  );

  app.post<{ Body: CreateThemeRequest }>(
    `/${NAMED_THEME_PATHS.createTheme}`,
    {
      config: { access, longTexts: ['json', 'darkJson'], rateLimit },
      bodyLimit: CREATE_BODY_LIMIT_BYTES,
      schema: {
        summary: 'Keep one more theme',
        description: `Beside the one in use; ${MOST_THEMES} themes at most, else the answer is 409.`,
        body: jsonSchema(createThemeRequestSchema),
        response,
      },
    },
    async (request): Promise<NamedThemeAnswer> => {
      const { userId } = await request.requireSession();
      const { name, ...theme } = request.body;
      const title = nameOf(name);
      assertTheme(theme);
      return answer(await themes.create(userId, title, theme));
    },
  );

  app.post<{ Body: RenameThemeRequest }>(
    `/${NAMED_THEME_PATHS.renameTheme}`,
    {
      config: { access, rateLimit },
      schema: {
        summary: 'Call a theme by another name',
        description: 'A theme that has not the name of `replaces` any more keeps the one it has; the answer is 412.',
        body: jsonSchema(renameThemeRequestSchema),
        response,
      },
    },
    async (request): Promise<NamedThemeAnswer> => {
      const { userId } = await request.requireSession();
      const { id, name, replaces } = request.body;
      return answer(await themes.rename(userId, { id, title: nameOf(name), replaces }));
    },
  );

  app.post<{ Body: ChooseThemeRequest }>(
    `/${NAMED_THEME_PATHS.chooseTheme}`,
    {
      config: { access, rateLimit },
      schema: {
        summary: 'Put a theme into use',
        description: 'The one that was in use is kept as it is.',
        body: jsonSchema(chooseThemeRequestSchema),
        response,
      },
    },
    async (request): Promise<NamedThemeAnswer> => {
      const { userId } = await request.requireSession();
      return answer(await themes.choose(userId, request.body.id));
    },
  );

  app.post<{ Body: DeleteThemeRequest }>(
    `/${NAMED_THEME_PATHS.deleteTheme}`,
    {
      config: { access, rateLimit },
      schema: {
        summary: 'Take a theme away',
        description: 'Not the one in use (409), and none that was saved again since that revision (412).',
        body: jsonSchema(deleteThemeRequestSchema),
        response,
      },
    },
    async (request): Promise<NamedThemeAnswer> => {
      const { userId } = await request.requireSession();
      return answer(await themes.remove(userId, request.body));
    },
  );
}

function nameOf(text: string): string {
  const name = readThemeName(text);
  if (name !== null) return name;
  const message = `is not a name of 1 to ${LONGEST_THEME_NAME} visible letters`;
  throw new ProblemError(400, `Nothing was changed: the name ${message}.`, { errors: [{ field: 'name', message }] });
}

function answer(outcome: NamedThemeOutcome): NamedThemeAnswer {
  switch (outcome.kind) {
    case 'done':
      return { status: 1, result: outcome.theme };
    case 'unknown':
      throw new ProblemError(404, 'There is no such theme, or it is not one of the signed-in user.');
    case 'in-use':
      throw new ProblemError(409, 'This theme is in use. Put another one into use first.');
    case 'full':
      throw new ProblemError(409, `There are ${MOST_THEMES} themes already. Take one away first.`);
    case 'changed':
      throw new ProblemError(412, 'This theme was changed from another place meanwhile. Look at it first.');
    default:
      return outcome satisfies never;
  }
}
