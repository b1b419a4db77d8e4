import {
  fileAnswerSchema,
  fileRequestSchema,
  METADATA_PATHS,
  metadataMapSchema,
  projectIdParamSchema,
  saveEntryRequestSchema,
  type FileRequest,
  type SaveEntryRequest,
} from '@genmaster/seo-metadata/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchema } from '../../plugins/json-schema.ts';
import { IF_NONE_MATCH, NOT_MODIFIED } from '../../plugins/openapi.ts';
import { ProblemError } from '../../plugins/problems.ts';
import type { MetadataRepository } from './metadata-repository.ts';
import { sendJsonText } from './send-json-text.ts';

/**
 * Registers page metadata from the database and from a file. Reading is public, as the pages are; writing needs a
 * permission.
 *
 * Every response has an entity tag. A browser caches the map of the database endpoint and revalidates it with each
 * request; an unchanged map gets a response without a body. The file endpoint is a POST, which no cache keeps.
 */
export async function metadataRoutes(
  app: FastifyInstance,
  { repository }: { repository: MetadataRepository },
): Promise<void> {
  app.get<{ Params: { projectId: string } }>(
    `/${METADATA_PATHS.fromDatabase}/:projectId`,
    {
      config: { access: 'public', documented: { headers: IF_NONE_MATCH, response: { 304: NOT_MODIFIED } } },
      schema: {
        summary: 'The metadata map of a project',
        params: jsonSchema(projectIdParamSchema),
        response: { 200: jsonSchema(metadataMapSchema) },
      },
    },
    async (request, reply) => {
      const map = await repository.findInDatabase(Number(request.params.projectId));
      if (map === null) throw new ProblemError(404, 'There is no metadata for this project.');
      reply.header('cache-control', 'no-cache');
      return sendJsonText(request, reply, map);
    },
  );

  app.put<{ Params: { projectId: string }; Body: SaveEntryRequest }>(
    `/${METADATA_PATHS.entry}/:projectId`,
    {
      config: { access: { permission: 'metadata' } },
      bodyLimit: 256 * 1024,
      schema: {
        summary: 'Change the metadata of one page',
        params: jsonSchema(projectIdParamSchema),
        body: jsonSchema(saveEntryRequestSchema),
        response: { 200: jsonSchema(metadataMapSchema) },
      },
    },
    async (request, reply) => {
      const { address, entry } = request.body;
      const { userId } = await request.requireSession();
      const editing = { projectId: Number(request.params.projectId), address, actorId: userId };
      const map = await repository.saveEntry(editing, entry);
      if (map === null) throw new ProblemError(404, 'There is no metadata for this project.');
      return sendJsonText(request, reply, map);
    },
  );

  app.post<{ Body: FileRequest }>(
    `/${METADATA_PATHS.fromFile}`,
    {
      config: { access: 'public' },
      schema: {
        summary: 'The metadata map of a project, from its file',
        body: jsonSchema(fileRequestSchema),
        response: { 200: jsonSchema(fileAnswerSchema) },
      },
    },
    async (request, reply) => {
      const map = await repository.findInFile(request.body.projectName);
      if (map === null) throw new ProblemError(404, 'There is no metadata for this project.');
      return sendJsonText(request, reply, `{"data":${map}}`);
    },
  );
}
