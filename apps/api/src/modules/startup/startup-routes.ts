import {
  allValidationsAnswerSchema,
  contactRules,
  gridJsonAnswerSchema,
  idCheckAnswerSchema,
  mobileDataAnswerSchema,
  STARTUP_PATHS,
  themeStatusAnswerSchema,
  type AllValidationsAnswer,
  type ContactRule,
  type GridJsonAnswer,
  type IdCheckAnswer,
  type MobileDataAnswer,
  type ThemeStatusAnswer,
} from '@genmaster/site-contract/contract';
import type { FastifyInstance } from 'fastify';
import type { GenericSchema } from 'valibot';
import { jsonSchema } from '../../plugins/json-schema.ts';

/** Registers the endpoints that a host calls once, after its first paint. */
export async function startupRoutes(app: FastifyInstance): Promise<void> {
  const describe = (summary: string, answer: GenericSchema, takesSession = false) => ({
    config: { access: 'public' as const, takesSession },
    schema: { summary, response: { 200: jsonSchema(answer) } },
  });

  app.get(
    `/${STARTUP_PATHS.gridJson}`,
    describe('Columns of the built-in grids', gridJsonAnswerSchema),
    async (): Promise<GridJsonAnswer> => GRIDS,
  );
  app.get(
    `/${STARTUP_PATHS.themeStatus}`,
    describe('What visitors may do with the theme', themeStatusAnswerSchema),
    async (): Promise<ThemeStatusAnswer> => ({ themeActive: true, saveActive: true }),
  );
  app.get(
    `/${STARTUP_PATHS.allValidations}`,
    describe('The rules of the product’s own forms', allValidationsAnswerSchema),
    async (): Promise<AllValidationsAnswer> => VALIDATIONS,
  );
  app.get(
    `/${STARTUP_PATHS.idCheck}`,
    describe('Whose token came with the request', idCheckAnswerSchema, true),
    async (request): Promise<IdCheckAnswer> => {
      const session = await request.findSession();
      return { signedIn: session !== null, userId: session?.userId ?? null };
    },
  );
  app.get(
    `/${STARTUP_PATHS.mobileData}`,
    describe('Where the mobile editions are', mobileDataAnswerSchema),
    async (): Promise<MobileDataAnswer> => ({ apps: [] }),
  );
}

const GRIDS: GridJsonAnswer = {
  grids: [
    {
      name: 'contact-messages',
      columns: [
        { field: 'receivedAt', label: 'Received', sortable: true },
        { field: 'name', label: 'Name', sortable: true },
        { field: 'subject', label: 'Subject', sortable: true },
        { field: 'message', label: 'Message', sortable: false },
      ],
    },
  ],
};

const VALIDATIONS: AllValidationsAnswer = {
  forms: [
    {
      form: 'login',
      fields: [
        { field: 'userCode', required: true, maxLength: 128 },
        { field: 'password', required: true, maxLength: 1024 },
      ],
    },
    {
      form: contactRules.form,
      fields: Object.entries<ContactRule>(contactRules.fields).map(([field, { required, maxLength }]) => ({
        field,
        required,
        ...(maxLength === undefined ? {} : { maxLength }),
      })),
    },
  ],
};
