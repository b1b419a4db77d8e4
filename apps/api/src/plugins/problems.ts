import { STATUS_CODES } from 'node:http';
import type { Problem } from '@genmaster/auth-client/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isOwnerGone } from '../db/owner-gone.ts';
import { LONGEST } from '../logger.ts';

/** Error whose text is meant for the client. Handlers throw it; the error handler creates the response. */
export class ProblemError extends Error {
  readonly status: number;
  /** Headers of the response that belong to the status. */
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: Problem['errors'];

  constructor(
    status: number,
    detail: string,
    options: { retryAfterSeconds?: number; headers?: Record<string, string>; errors?: Problem['errors'] } = {},
  ) {
    super(detail);
    const { retryAfterSeconds, headers, errors } = options;
    this.status = status;
    this.headers = { ...headers, ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }) };
    this.errors = errors;
  }
}

/** Error of the sender of files for a range that is not in the file. */
interface FileError {
  headers: { 'Content-Range'?: string };
}

/** Returns true when the client disconnected, or sent invalid data, before the body was complete. */
const isCutOff = ({ raw }: FastifyRequest, { message }: Error) => raw.complete === false && message === 'aborted';

/** Returns true when the server read the body and it did not arrive in time; a stopping Node does not watch that. */
const isLate = ({ raw }: FastifyRequest, { code }: FastifyError) =>
  raw.complete === false && raw.readableFlowing === true && code === 'FST_ERR_HANDLER_TIMEOUT';

/** Creates the error for a client that has to wait, because of too many `attempts` or `requests`. */
export function tooMany(what: 'attempts' | 'requests', seconds: number): ProblemError {
  const time = seconds === 1 ? '1 second' : `${seconds} seconds`;
  return new ProblemError(429, `Too many ${what}. Try again in ${time}.`, { retryAfterSeconds: seconds });
}

/** Creates the error for a request that needs a session and has none. */
export const noSession = () => new ProblemError(401, 'Sign in again: there is no session, or it has ended.');

/** Answers every error with one problem document; a 5xx has a fixed text for the client. */
export const problems = fp(
  async (app: FastifyInstance) => {
    app.setErrorHandler<FastifyError | ProblemError>((error, request, reply) => {
      const failure = readFailure(error, request);
      // RFC 9110, 15.5.17: the length of the file, for a client that continues a download.
      const length = (error as Partial<FileError>).headers?.['Content-Range'];
      if (length !== undefined) reply.header('content-range', length);
      return sendProblem(request, reply, failure);
    });
  },
  { name: 'problems' },
);

/** Logs an error, and returns what the client may know about it. */
export function readFailure(error: FastifyError | ProblemError, request: FastifyRequest): ProblemError {
  const failure = describe(error, request);
  // An intended refusal, as by a stopping server, needs no stack trace in the log.
  const isFailure = failure.status >= 500 && !(error instanceof ProblemError);
  if (isFailure) request.log.error({ err: error }, 'request failed');
  else {
    // The database's message about a refused value contains the value.
    const reason = isValueRefused(error) ? failure.message : error.message;
    request.log.info({ status: failure.status, reason: reason.slice(0, LONGEST.message) }, 'request refused');
  }
  return failure;
}

/** Sends a problem document with its media type and the headers of its status. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, failure: ProblemError): FastifyReply {
  const { status, message, errors, headers } = failure;
  const body: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    requestId: request.id,
    ...(errors ? { errors } : {}),
  };
  return (
    reply
      .code(status)
      .headers(headers)
      .header('content-type', 'application/problem+json; charset=utf-8')
      // The header that caches a file for a year is set before an error of the file can occur.
      .header('cache-control', 'no-store')
      .serializer((value: unknown) => JSON.stringify(value))
      .send(body)
  );
}

/** Texts for the errors of the framework. Its own messages may name code and files, so none is sent. */
const CLIENT_TEXTS: Readonly<Record<number, string>> = {
  400: 'The request could not be read. Send well-formed JSON and a well-formed address.',
  404: 'There is nothing at this address.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  429: 'Too many requests. Wait a moment and try again.',
};

/** Describes a body of a wrong media type; the text and `Accept` (RFC 9110, 15.5.16) name the types of the route. */
function describeTypes({ routeOptions: { schema } }: FastifyRequest): ProblemError {
  const body = schema?.body as { content?: Record<string, unknown> } | undefined;
  const types = schema?.consumes ?? Object.keys(body?.content ?? { 'application/json': {} });
  return new ProblemError(415, `Send the request as ${types.join(' or ')}.`, { headers: { accept: types.join(', ') } });
}

function describe(error: FastifyError | ProblemError, request: FastifyRequest): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isCutOff(request, error)) return new ProblemError(400, 'The request ended before its body did.');
  if (isLate(request, error)) return new ProblemError(408, 'The request took too long to arrive.');
  if (error.validation) return describeValidation(error);
  if (isValueRefused(error)) return new ProblemError(400, 'The request holds a value that cannot be stored.');
  if (isOwnerGone(error)) return describeGone(request);
  if (isDatabaseAway(error)) {
    return new ProblemError(503, 'The server cannot reach its data. Try again in a moment.', { retryAfterSeconds: 2 });
  }
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') {
    return new ProblemError(503, 'The server took too long to answer. Try again in a moment.', {
      retryAfterSeconds: 2,
    });
  }
  const status = error.statusCode ?? 500;
  if (status === 503)
    return new ProblemError(503, 'The server is busy. Try again in a moment.', { retryAfterSeconds: 2 });
  if (status === 415) return describeTypes(request);
  if (status >= 400 && status < 500)
    return new ProblemError(status, CLIENT_TEXTS[status] ?? 'The request was refused.');
  return new ProblemError(500, 'Something went wrong on the server. Try again; if it stays, report the request id.');
}

/**
 * Describes a write for a user who was deleted during the request: the signed-in one, or one whom an administrator named.
 * The same request would get the same response afterwards.
 */
function describeGone({ routeOptions: { config } }: FastifyRequest): ProblemError {
  return config.access === 'session' ? noSession() : new ProblemError(404, 'There is no such user any more.');
}

function describeValidation(error: FastifyError): ProblemError {
  const errors = (error.validation ?? []).map((failure) => {
    const { missingProperty, additionalProperty } = failure.params as Record<string, string | undefined>;
    const path = failure.instancePath
      .split('/')
      .slice(1)
      .concat(missingProperty ?? additionalProperty ?? []);
    const field = path.join('.').slice(0, 100) || (error.validationContext ?? 'body');
    const message = missingProperty
      ? 'is required'
      : additionalProperty
        ? 'is not a known field'
        : (failure.message ?? 'is not valid');
    return { field, message };
  });
  const named = errors.map(({ field, message }) => `${field} ${message}`).join('; ');
  return new ProblemError(400, `The request was refused: ${named}.`, { errors });
}

/** PostgreSQL error codes for a value that its type cannot store: a character, a text, an escape, a number. */
const REFUSED_VALUES = new Set<unknown>(['22021', '22P02', '22P05', '22003']);

const isValueRefused = (error: Error & { code?: unknown }) => REFUSED_VALUES.has(error.code);

/**
 * Primary result codes of SQLite for an unusable database: busy, locked, out of memory, read-only, a disk error,
 * damaged, full, not openable, not a database.
 */
const UNUSABLE_FILES = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);

/**
 * Error codes of PostgreSQL and of the network for an unusable database: no connection, a read-only standby, a refused
 * sign-in, a missing database, no resources, a stopping server, a disk error, a lost conflict.
 */
const UNUSABLE_SERVERS =
  /^(DATA_GONE|ECONN|EHOST|ENET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|08|25006|28|3D000|53|57|58|40001|40P01)/;

/** Returns true when the database caused the error and not the request, which may succeed later. */
function isDatabaseAway(error: Error & { code?: unknown; errcode?: unknown }): boolean {
  const code = typeof error.code === 'string' ? error.code : '';
  if (code === 'ERR_SQLITE_ERROR') {
    // The lowest byte of an extended code is its primary code.
    return typeof error.errcode === 'number' && UNUSABLE_FILES.has(error.errcode & 0xff);
  }
  return (
    UNUSABLE_SERVERS.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error/.test(
      error.message,
    )
  );
}
