import { ConfigError } from './config-error.ts';
import { describeFileFault } from './db/sqlite-faults.ts';

/**
 * Explains an error at start in one sentence, with a fix.
 *
 * It names the setting to change and never shows an address that may contain a password.
 */
export function explainFailure(error: unknown, env: Readonly<Record<string, string | undefined>>): string {
  const { code = '', message, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof ConfigError) return message;
  // The same code for a file has a message that names the file.
  const known = code === 'EACCES' && syscall !== 'listen' ? undefined : KNOWN_CODES[code];
  if (known) return known(env);
  if (code === 'ERR_SQLITE_ERROR' && /not a database|malformed/.test(message)) {
    return 'The file genmaster.sqlite in DATA_DIR is not a Genmaster database, or is damaged. Move it away or restore a copy.';
  }
  const fault = describeFileFault(error);
  if (fault !== null) {
    return `The database in DATA_DIR cannot be used: ${fault}. See that it is a file that this user may read and write, on a disk with room, or set DATA_DIR to another folder.`;
  }
  if (FILE_CODES.has(code) && syscall !== 'connect') {
    return `${message}. See that the folder is there, that this user may read and write in it, and that its disk has room.`;
  }
  if (/CERT|UNABLE_TO_/.test(code)) {
    return `The certificate of the server in DATABASE_URL is not trusted: ${message}. Add sslrootcert=<file of its authority> to DATABASE_URL, or use the host name of the certificate.`;
  }
  if (/does not support SSL/.test(message)) {
    return 'The server in DATABASE_URL does not support SSL connections. Turn TLS on there, or take sslmode out of DATABASE_URL where nobody else can listen.';
  }
  if (/previously executed migration/.test(message)) {
    return 'The database was made by a newer version of Genmaster. Start that version; nothing was changed.';
  }
  if (/connect|Connection terminated/.test(message)) return noAnswer(env);
  return message;
}

/** Codes of the system for a file that cannot be read or written; its message names the file where it knows it. */
const FILE_CODES = new Set(['EACCES', 'EDQUOT', 'EISDIR', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS']);

type Text = (env: Readonly<Record<string, string | undefined>>) => string;

const notFound: Text = () => 'A host name was not found. Check HOST, and the host in DATABASE_URL.';
const noAnswer: Text = () =>
  'The server in DATABASE_URL does not answer. Start it, or unset DATABASE_URL to use the embedded database.';
const refused: Text = () => 'The server in DATABASE_URL refuses this user or password. Check both.';

const KNOWN_CODES: Readonly<Record<string, Text>> = {
  EADDRINUSE: (env) =>
    `PORT ${env['PORT'] || '4200'} is taken by another program. Stop that program, or set PORT to a free one.`,
  EACCES: () => 'HOST and PORT may not be listened on by this user. Set PORT to 1024 or higher.',
  EADDRNOTAVAIL: notFound,
  ENOTFOUND: notFound,
  EAI_AGAIN: notFound,
  ECONNREFUSED: noAnswer,
  ECONNRESET: noAnswer,
  '28P01': refused,
  '28000': refused,
  '3D000': () => 'The database named in DATABASE_URL does not exist. Create it first.',
  '53300': () =>
    'The server in DATABASE_URL has no connection free. Raise its max_connections, or the limit of the user in DATABASE_URL.',
  '57P03': () => 'The server in DATABASE_URL is starting or stopping. Start again in a moment.',
  '42501': () => 'The user in DATABASE_URL may not create tables. Grant it that, or name another user.',
};
