import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import {
  CONTACT_FIELDS,
  CONTACT_PATHS,
  contactMessageSchema,
  findContactProblem,
  type ContactMessage,
} from '@genmaster/site-contract/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { LONGEST_TEXT } from '../../plugins/json-bodies.ts';
import { readPreferences } from '../../plugins/preferences.ts';
import { readFailure } from '../../plugins/problems.ts';
import type { LoginAddresses } from '../auth/login-addresses.ts';
import {
  HOME,
  printContactAnswer,
  type ContactAnswer,
  type ContactRefusal,
  type PageLanguage,
} from './contact-answer-page.ts';
import type { ContactRepository } from './contact-repository.ts';
import { CONTACT_PER_MINUTE } from './contact-routes.ts';

export interface ContactFormOptions {
  repository: ContactRepository;
  addresses: LoginAddresses;
  now: () => Date;
  /** The origin of the site, empty when this server serves it, or `null` when it is not known. */
  site: string | null;
}

/**
 * Handles the contact form as a browser without script sends it, and answers with a page.
 *
 * The rules are those of the JSON route. Only this route accepts forms; every other route refuses them.
 */
export async function contactFormRoute(
  app: FastifyInstance,
  { repository, addresses, now, site }: ContactFormOptions,
): Promise<void> {
  const answer = (reply: FastifyReply, status: number, page: ContactAnswer): FastifyReply =>
    reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(printContactAnswer(page, site ?? ''));
  // Accepts only forms: JSON gets 415.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, bytes, done) => done(null, readForm(bytes)),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, headers } = readFailure(error, request);
    const language = languageOf(request as FastifyRequest<{ Body: Form | undefined }>);
    return answer(reply.headers(headers), status, {
      kind: KINDS[status] ?? (status < 500 ? 'unreadable' : 'failed'),
      language,
    });
  });
  app.post<{ Body: Form | undefined }>(
    `/${CONTACT_PATHS.form}`,
    {
      config: {
        access: 'public',
        rateLimit: { max: CONTACT_PER_MINUTE, timeWindow: '1 minute' },
        longTexts: ['message'],
        documented: {
          body: FORM,
          response: {
            200: page('The message is stored'),
            default: page('Why the message was not stored'),
          },
        },
      },
      bodyLimit: 64 * 1024,
      schema: {
        summary: 'Send a contact message from a page without script',
        consumes: ['application/x-www-form-urlencoded'],
      },
    },
    async (request, reply) => {
      const wait = await addresses.take(request.ip);
      const language = languageOf(request);
      if (wait > 0) return answer(reply.header('retry-after', String(wait)), 429, { kind: 'too-many', language });
      const { values, broken } = request.body ?? { values: {}, broken: [] };
      if (broken.length > 0) return answer(reply, 400, { kind: 'broken', fields: broken, language });
      const wire = toWire(values);
      const problems = CONTACT_FIELDS.flatMap((field) => {
        const message = findContactProblem(field, wire[field]);
        return message === null ? [] : [{ field, message }];
      });
      const parsed = v.safeParse(contactMessageSchema, wire);
      if (!parsed.success || problems.length > 0) return answer(reply, 400, { kind: 'refused', problems, language });
      const message: ContactMessage = parsed.output;
      await repository.add({ ...message, id: randomUUID(), receivedAt: now().toISOString() });
      return answer(reply, 200, { kind: 'stored', message, language });
    },
  );
  if (site === null) return;
  // For somebody who opens the address of an answer again.
  app.get(
    `/${CONTACT_PATHS.form}`,
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return reply.redirect(`${site}${HOME[preferredLanguage(request)]}/contact-us`, 302);
    },
  );
}

/** The fields of the form. The route says in its page which of them are wrong. */
const FORM = {
  type: 'object',
  properties: Object.fromEntries(
    [...CONTACT_FIELDS, 'page', 'preOrderMessage'].map((field) => [field, { type: 'string' }]),
  ),
};

const page = (description: string) => ({ description, content: { 'text/html': { schema: { type: 'string' } } } });

/** The explanations of refusals by their status. */
const KINDS: Readonly<Record<number, ContactRefusal>> = {
  403: 'foreign',
  413: 'too-large',
  415: 'no-form',
  429: 'too-many',
};

/** Returns the language of the form's page or, before the form is read, the language that the browser prefers. */
function languageOf({ body, headers }: FastifyRequest<{ Body: Form | undefined }>): PageLanguage {
  if (body) return body.values['page'] === 'hi' ? 'hi' : 'en';
  return preferredLanguage({ headers });
}

function preferredLanguage({ headers }: Pick<FastifyRequest, 'headers'>): PageLanguage {
  const wanted = readPreferences(headers['accept-language']).map((tag) => tag.split('-')[0]);
  return wanted.find((language) => language === 'en' || language === 'hi') === 'hi' ? 'hi' : 'en';
}

/** The values of a form, and the names of its fields that are not valid UTF-8 or contain NUL. */
interface Form {
  values: Record<string, string>;
  broken: string[];
}

/**
 * Parses the fields of a form; of two fields with one name the first counts. NUL, which some databases cannot store, is
 * refused like invalid bytes.
 */
function readForm(bytes: Buffer): Form {
  const form: Form = { values: {}, broken: [] };
  // One character per byte, so that invalid UTF-8 is found instead of replaced.
  for (const pair of bytes.toString('latin1').split('&')) {
    const at = pair.includes('=') ? pair.indexOf('=') : pair.length;
    const [name, text] = [bytesOf(pair.slice(0, at)), bytesOf(pair.slice(at + 1))];
    const field = name.toString().slice(0, 100);
    if (!isUtf8(name) || !isUtf8(text) || text.includes(0)) form.broken.push(field);
    else if (!(field in form.values)) form.values[field] = text.toString().slice(0, LONGEST_TEXT);
  }
  return form;
}

/** Decodes a part of a form to bytes: a plus is a space, `%` precedes a byte in hexadecimal. */
function bytesOf(text: string): Buffer {
  const plain = text.replaceAll('+', ' ');
  return Buffer.from(
    plain.replace(/%([\da-f]{2})/gi, (_all, byte: string) => String.fromCharCode(Number.parseInt(byte, 16))),
    'latin1',
  );
}

/** Converts the form to the JSON of the page with script: trimmed, and without empty values. */
function toWire(form: Record<string, string>): Record<string, unknown> {
  const texts = CONTACT_FIELDS.filter((field) => field !== 'consent').flatMap((field) => {
    const value = (form[field] ?? '').trim().replaceAll('\r\n', '\n');
    return value === '' ? [] : [[field, value] as const];
  });
  const wire: Record<string, unknown> = { ...Object.fromEntries(texts), consent: form['consent'] === 'true' };
  // A pre-order needs no message text.
  if (wire['subject'] === 'pre-order')
    wire['message'] ??= form['preOrderMessage'] ?? 'I would like to pre-order Genmaster.';
  return wire;
}
