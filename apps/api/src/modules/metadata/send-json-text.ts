import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTagOf, hasCurrentCopy } from '../../plugins/entity-tag.ts';

/**
 * Sends stored JSON unchanged, as it was checked when it was stored. A reader that has it already gets a response without
 * a body.
 */
export function sendJsonText(request: FastifyRequest, reply: FastifyReply, text: string) {
  const tag = entityTagOf(text);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isHeld = isRead && hasCurrentCopy(request, tag);
  reply.header('etag', tag);
  return isHeld ? reply.code(304).send() : reply.type('application/json; charset=utf-8').send(text);
}
