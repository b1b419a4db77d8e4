import {
  METADATA_PATHS,
  metadataAddressSchema,
  metadataDraftsSchema,
  metadataHistorySchema,
  metadataMapSchema,
  projectIdParamSchema,
  rollBackRequestSchema,
  saveEntryRequestSchema,
  type MetadataAddress,
  type RollBackRequest,
  type SaveEntryRequest,
} from '@genmaster/seo-metadata/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { jsonSchema } from '../../plugins/json-schema.ts';
import { IF_NONE_MATCH, NOT_MODIFIED } from '../../plugins/openapi.ts';
import { ProblemError } from '../../plugins/problems.ts';
import type { DraftRepository } from './draft-repository.ts';
import { findRevision, historyOf } from './entry-history.ts';
import { entriesOf, type Editing, type MetadataRepository } from './metadata-repository.ts';
import { sendJsonText } from './send-json-text.ts';

export interface EditingRoutesOptions {
  db: Database;
  repository: MetadataRepository;
  drafts: DraftRepository;
}

interface OfProject {
  Params: { projectId: string };
}

/**
 * Registers drafts of page metadata, their preview, and the version history. All routes need the permission to edit.
 */
export async function editingRoutes(
  app: FastifyInstance,
  { db, repository, drafts }: EditingRoutesOptions,
): Promise<void> {
  const config = { access: { permission: 'metadata' } } as const;
  const readConfig = { ...config, documented: { headers: IF_NONE_MATCH, response: { 304: NOT_MODIFIED } } };
  const params = jsonSchema(projectIdParamSchema);
  const mapOf = async ({ params: { projectId } }: FastifyRequest<OfProject>) => {
    const map = await repository.findInDatabase(Number(projectId));
    if (map === null) throw new ProblemError(404, 'There is no metadata for this project.');
    return { projectId: Number(projectId), map };
  };
  const editingOf = async (request: FastifyRequest, projectId: number, address: string): Promise<Editing> => ({
    projectId,
    address,
    actorId: (await request.requireSession()).userId,
  });
  const noDraft = () => new ProblemError(404, 'There is no draft for this page.');

  app.get<OfProject>(
    `/${METADATA_PATHS.drafts}/:projectId`,
    {
      config: readConfig,
      schema: {
        summary: 'The drafts of page metadata, with what they change',
        params,
        response: { 200: jsonSchema(metadataDraftsSchema) },
      },
    },
    async (request, reply) => {
      const { projectId, map } = await mapOf(request);
      return sendJsonText(request, reply, JSON.stringify({ drafts: await drafts.list(projectId, map) }));
    },
  );

  app.put<OfProject & { Body: SaveEntryRequest }>(
    `/${METADATA_PATHS.drafts}/:projectId`,
    {
      config,
      bodyLimit: 256 * 1024,
      schema: {
        summary: 'Keep a draft of the metadata of one page',
        params,
        body: jsonSchema(saveEntryRequestSchema),
        response: { 200: jsonSchema(metadataDraftsSchema) },
      },
    },
    async (request, reply) => {
      const { projectId, map } = await mapOf(request);
      const { address, entry } = request.body;
      await drafts.save(await editingOf(request, projectId, address), entry);
      return sendJsonText(request, reply, JSON.stringify({ drafts: await drafts.list(projectId, map) }));
    },
  );

  app.get<OfProject>(
    `/${METADATA_PATHS.preview}/:projectId`,
    {
      config: readConfig,
      schema: {
        summary: 'The metadata map as it would be with every draft published',
        params,
        response: { 200: jsonSchema(metadataMapSchema) },
      },
    },
    async (request, reply) => {
      const { projectId, map } = await mapOf(request);
      const entries = entriesOf(map);
      for (const { address, entry } of await drafts.list(projectId, map)) entries.set(address, entry);
      reply.header('cache-control', 'no-store');
      return sendJsonText(request, reply, JSON.stringify(Object.fromEntries(entries)));
    },
  );

  app.post<OfProject & { Body: MetadataAddress }>(
    `/${METADATA_PATHS.publish}/:projectId`,
    {
      config,
      schema: {
        summary: 'Give the draft of a page to visitors',
        params,
        body: jsonSchema(metadataAddressSchema),
        response: { 200: jsonSchema(metadataMapSchema) },
      },
    },
    async (request, reply) => {
      const { projectId } = await mapOf(request);
      const { address } = request.body;
      const entry = await drafts.find(projectId, address);
      if (!entry) throw noDraft();
      const editing = await editingOf(request, projectId, address);
      const saved = await repository.saveEntry(editing, entry, (within) =>
        drafts.removePublished(within, editing, entry),
      );
      return sendJsonText(request, reply, saved ?? '{}');
    },
  );

  app.post<OfProject & { Body: MetadataAddress }>(
    `/${METADATA_PATHS.discard}/:projectId`,
    {
      config,
      schema: {
        summary: 'Throw the draft of a page away',
        params,
        body: jsonSchema(metadataAddressSchema),
        response: { 200: jsonSchema(metadataDraftsSchema) },
      },
    },
    async (request, reply) => {
      const { projectId, map } = await mapOf(request);
      if (!(await drafts.remove(projectId, request.body.address))) throw noDraft();
      return sendJsonText(request, reply, JSON.stringify({ drafts: await drafts.list(projectId, map) }));
    },
  );

  app.get<OfProject & { Querystring: MetadataAddress }>(
    `/${METADATA_PATHS.history}/:projectId`,
    {
      config: readConfig,
      schema: {
        summary: 'The versions of the metadata of one page, newest first',
        params,
        querystring: jsonSchema(metadataAddressSchema),
        response: { 200: jsonSchema(metadataHistorySchema) },
      },
    },
    async (request, reply) => {
      const { projectId } = await mapOf(request);
      return sendJsonText(
        request,
        reply,
        JSON.stringify(await historyOf(db, { projectId, address: request.query.address })),
      );
    },
  );

  app.post<OfProject & { Body: RollBackRequest }>(
    `/${METADATA_PATHS.rollBack}/:projectId`,
    {
      config,
      schema: {
        summary: 'Bring an earlier version of the metadata of a page back',
        params,
        body: jsonSchema(rollBackRequestSchema),
        response: { 200: jsonSchema(metadataMapSchema) },
      },
    },
    async (request, reply) => {
      const { projectId } = await mapOf(request);
      const { address, revision } = request.body;
      const found = await findRevision(db, { projectId, address, id: revision });
      if (!found) throw new ProblemError(404, 'This page never had such a version.');
      const saved = await repository.saveEntry(await editingOf(request, projectId, address), found.entry);
      return sendJsonText(request, reply, saved ?? '{}');
    },
  );
}
