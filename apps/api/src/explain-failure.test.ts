import { explainFailure } from './explain-failure.ts';

it.each([
  {
    what: 'a port that this user may not listen on',
    error: { code: 'EACCES', syscall: 'listen', message: 'listen EACCES: permission denied 0.0.0.0:80' },
    text: 'HOST and PORT may not be listened on',
  },
  {
    what: 'a file that this user may not read',
    error: { code: 'EACCES', syscall: 'open', message: "EACCES: permission denied, open '/x'" },
    text: "EACCES: permission denied, open '/x'. See that the folder is there, that this user may read and write in it, and that its disk has room.",
  },
  {
    what: 'a folder that is not there, whatever its name',
    error: { code: 'ENOENT', syscall: 'open', message: "ENOENT: no such file or directory, open '/connect/x'" },
    text: "ENOENT: no such file or directory, open '/connect/x'. See that the folder is there",
  },
  {
    what: 'a file that a full disk does not take',
    error: { code: 'ENOSPC', syscall: 'write', message: 'ENOSPC: no space left on device, write' },
    text: 'and that its disk has room.',
  },
  {
    what: 'a socket of a database that is not there',
    error: { code: 'ENOENT', syscall: 'connect', message: 'connect ENOENT /run/postgresql/.s.PGSQL.5432' },
    text: 'The server in DATABASE_URL does not answer.',
  },
  {
    what: 'a port at which something else answers',
    error: { code: 'ECONNRESET', syscall: 'read', message: 'read ECONNRESET' },
    text: 'The server in DATABASE_URL does not answer.',
  },
  {
    what: 'a certificate of an authority of the own',
    error: { code: 'SELF_SIGNED_CERT_IN_CHAIN', message: 'self-signed certificate in certificate chain' },
    text: 'is not trusted: self-signed certificate in certificate chain. Add sslrootcert=<file of its authority> to DATABASE_URL',
  },
  {
    what: 'a certificate of another host',
    error: { code: 'ERR_TLS_CERT_ALTNAME_INVALID', message: "Hostname/IP does not match certificate's altnames" },
    text: 'or use the host name of the certificate.',
  },
  {
    what: 'a server without TLS',
    error: { message: 'The server does not support SSL connections' },
    text: 'The server in DATABASE_URL does not support SSL connections. Turn TLS on there, or take sslmode out of DATABASE_URL',
  },
  {
    what: 'a database server without a free connection',
    error: { code: '53300', message: 'sorry, too many clients already' },
    text: 'The server in DATABASE_URL has no connection free. Raise its max_connections',
  },
  {
    what: 'a database server that is starting',
    error: { code: '57P03', message: 'the database system is starting up' },
    text: 'The server in DATABASE_URL is starting or stopping. Start again in a moment.',
  },
  {
    what: 'a full disk',
    error: { code: 'ERR_SQLITE_ERROR', errcode: 13, message: 'database or disk is full' },
    text: 'The database in DATA_DIR cannot be used: the disk is full.',
  },
  {
    what: 'a disk error with an extended code',
    error: { code: 'ERR_SQLITE_ERROR', errcode: 4874, message: 'disk I/O error' },
    text: 'The database in DATA_DIR cannot be used: the disk reports an error or is full.',
  },
  {
    what: 'a damaged file',
    error: { code: 'ERR_SQLITE_ERROR', errcode: 26, message: 'file is not a database' },
    text: 'is not a Genmaster database, or is damaged',
  },
])('explains $what', ({ error, text }) => {
  expect(explainFailure(Object.assign(new Error(error.message), error), {})).toContain(text);
});
