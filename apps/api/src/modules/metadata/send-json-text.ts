import type { FastifyReply } from 'fastify';
import { entityTagOf } from './entity-tag.ts';

/** Stored JSON was checked when it was stored and goes out as it is. */
export function sendJsonText(reply: FastifyReply, text: string) {
  return reply.type('application/json; charset=utf-8').header('etag', entityTagOf(text)).send(text);
}
