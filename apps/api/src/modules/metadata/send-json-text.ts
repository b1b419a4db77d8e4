import type { FastifyReply } from 'fastify';
import { entityTagOf } from './entity-tag.ts';

/** Sends stored JSON unchanged: it was checked when it was stored. */
export function sendJsonText(reply: FastifyReply, text: string) {
  return reply.type('application/json; charset=utf-8').header('etag', entityTagOf(text)).send(text);
}
