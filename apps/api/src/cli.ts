import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AuditAction } from '@genmaster/auth-client/contract';
import { readConfig, type Config } from './config.ts';
import { openDatabase, type Database } from './db/database.ts';
import { prepareDatabase } from './db/prepare.ts';
import { explainFailure } from './explain-failure.ts';
import { createAsker } from './operator/ask.ts';
import { backUp, restore } from './operator/backup.ts';
import { calibrate } from './operator/calibrate.ts';
import { checkDatabase } from './operator/check.ts';
import { move } from './operator/move.ts';
import { OperatorError } from './operator/operator-error.ts';
import { askHealth } from './operator/ask-health.ts';
import { writeSiteHeaders } from './operator/site-headers/write-site-headers.ts';
import { listTrail } from './operator/audit-command.ts';
import { noteCommand } from './operator/note-command.ts';
import {
  createUser,
  deleteUser,
  exportUserData,
  invite,
  listSessions,
  makeResetLink,
  removeSecondFactor,
  revokeSession,
  revokeSessionsOf,
  setDisabled,
  setPassword,
  setPermission,
  unlock,
} from './operator/user-commands.ts';
import { writeOpenapi } from './operator/write-openapi.ts';

const USAGE = `Usage: genmaster-api <command>, in the workspace npm run api -- <command>

Server
  serve                                              Runs it until it is told to stop.
  health                                             Says whether the server on PORT takes visitors; ends with 1 if not.
  site-headers --for <host> [--to <file>]            Writes the headers of the site in SITE_DIR for a host that serves it
               [--api <origin>]                      without the server: cloudflare, netlify, nginx or caddy. With --api
                                                     its pages call the server at that origin.

Users
  invite --code <user code> --name <name>            Makes a user and a link, with which they choose a password.
         [--email <address>]                         The link is shown here, works once, and is good for three days.
  reset-link --code <user code>                      Makes a link with which they choose a new password within half an hour.
  create-user [--code <user code>] [--name <name>]   Makes a user. Asks for what is missing; the password is asked
                                                     for, or read from standard input when it is a pipe.
  set-password --code <user code>                    Gives a new password and signs the user out everywhere.
  disable-user --code <user code>                    Signs the user out everywhere and lets them in no more.
  enable-user --code <user code>                     Lets them in again.
  unlock --code <user code>                          Lets them try at once whose account others guessed at.
  grant --code <user code> --permission <name>       Gives a permission: metadata, schemes, messages, users or audit.
  withdraw --code <user code> --permission <name>    Takes it away.
  remove-second-factor --code <user code>            Lets them in with the password alone who have lost their second step.
  delete-user --code <user code>                     Deletes a user with all their data. Asks for the user code as the word.
  export-user --code <user code>                     Prints all that is kept about a user, as JSON.
  audit [--code <user code or id>]                   Lists what was done to accounts: who, what, when, from where.
  calibrate                                          Measures what hashing a password costs on this machine.

Sessions
  list-sessions [--code <user code>]                 Lists who is signed in.
  revoke --session <id>                              Ends one session of that list.
  revoke --code <user code>                          Ends every session of a user.

Data
  backup --to <file>                                 Copies everything to a new file while the server works.
  restore --from <file>                              Fills an empty database from such a file.
  check                                              Looks for damage: pages, references, stored texts.
  move                                               Moves the embedded database in DATA_DIR to DATABASE_URL.

Development
  openapi --to <file>                                Writes the description of every call.

The database is the one of the server: DATABASE_URL, or DATA_DIR. No data is ever overwritten.`;

interface Given {
  code?: string;
  email?: string;
  name?: string;
  permission?: string;
  session?: string;
  to?: string;
  from?: string;
  for?: string;
  api?: string;
}

type Command = (config: Config, given: Given) => Promise<string>;

const COMMANDS = new Map<string, Command>(
  Object.entries({
    'create-user': onDatabase(makeUser),
    'set-password': onDatabase(async (db, given) => {
      const ask = await createAsker();
      return setPassword(db, { userCode: need(given, 'code'), password: await ask('New password: ', 'secret') });
    }),
    'disable-user': onDatabase((db, given) => setDisabled(db, { userCode: need(given, 'code'), isDisabled: true })),
    'enable-user': onDatabase((db, given) => setDisabled(db, { userCode: need(given, 'code'), isDisabled: false })),
    unlock: onDatabase((db, given) => unlock(db, { userCode: need(given, 'code') })),
    invite: onDatabase((db, given, config) =>
      invite(db, {
        userCode: need(given, 'code'),
        name: need(given, 'name'),
        origin: originIn(config),
        ...(given.email ? { email: given.email } : {}),
      }),
    ),
    'reset-link': onDatabase((db, given, config) =>
      makeResetLink(db, { userCode: need(given, 'code'), origin: originIn(config) }),
    ),
    'delete-user': onDatabase(async (db, given) => {
      const ask = await createAsker();
      const userCode = need(given, 'code');
      return deleteUser(db, { userCode, word: await ask(`Everything of ${userCode} goes. Type the user code: `) });
    }),
    'remove-second-factor': onDatabase((db, given) => removeSecondFactor(db, need(given, 'code'))),
    'export-user': onDatabase((db, given) => exportUserData(db, need(given, 'code'))),
    audit: onDatabase((db, { code }) => listTrail(db, code)),
    grant: onDatabase((db, given) => permit(db, given, true)),
    withdraw: onDatabase((db, given) => permit(db, given, false)),
    'list-sessions': onDatabase((db, { code }) => listSessions(db, code)),
    revoke: onDatabase((db, given) =>
      given.session === undefined ? revokeSessionsOf(db, need(given, 'code')) : revokeSession(db, given.session),
    ),
    calibrate: () => calibrate(),
    backup: noted('backup-made', async (config, given) => backUp(config, need(given, 'to'))),
    restore: noted('backup-restored', async (config, given) => restore(config, need(given, 'from'))),
    check,
    health: (config) => askHealth(config),
    'site-headers': async (config, given) => {
      return writeSiteHeaders(config, { host: need(given, 'for'), api: given.api, to: given.to });
    },
    move: noted('database-moved', move),
    openapi: async (config, given) => writeOpenapi(config, need(given, 'to')),
  } satisfies Record<string, Command>),
);

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      code: { type: 'string' },
      name: { type: 'string' },
      email: { type: 'string' },
      permission: { type: 'string' },
      session: { type: 'string' },
      to: { type: 'string' },
      from: { type: 'string' },
      for: { type: 'string' },
      api: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const command = COMMANDS.get(positionals[0] ?? '');
  if (values.help || !command) {
    console.log(USAGE);
    process.exit(values.help ? 0 : 2);
  }
  console.log(await command(readConfig(process.env), values));
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : explainFailure(error, process.env));
  process.exit(1);
}

/** Wraps a command that works on the prepared database; a server may run on it at the same time. */
function onDatabase(work: (db: Database, given: Given, config: Config) => Promise<string>): Command {
  return async (config, given) => {
    await prepareDatabase(config);
    const db = openDatabase(config.database, { statementTimeoutMs: 0 });
    return work(db, given, config).finally(() => db.destroy());
  };
}

/** Wraps a command on whole databases and adds an audit event to the database of the settings. */
function noted(action: AuditAction, command: Command): Command {
  return async (config, given) => {
    const text = await command(config, given);
    const db = openDatabase(config.database, { statementTimeoutMs: 0 });
    await noteCommand(db, { action }).finally(() => db.destroy());
    return text;
  };
}

/** Returns the origin of links. */
function originIn({ siteOrigin, port }: Config): string {
  return siteOrigin ?? `http://localhost:${port}`;
}

async function makeUser(db: Database, given: Given): Promise<string> {
  const ask = await createAsker();
  const userCode = given.code ?? (await ask('User code: '));
  const name = given.name ?? (await ask('Name: '));
  const password = await ask('Password (15 characters or more are recommended): ', 'secret');
  return createUser(db, { userCode, name, password });
}

function permit(db: Database, given: Given, isGranted: boolean): Promise<string> {
  return setPermission(db, { userCode: need(given, 'code'), permission: need(given, 'permission'), isGranted });
}

async function check({ database }: Config): Promise<string> {
  if (database.engine === 'sqlite' && !existsSync(database.path)) {
    throw new OperatorError(`There is no database ${database.path}.`);
  }
  const db = openDatabase(database, { statementTimeoutMs: 0 });
  const { isSound, text } = await checkDatabase(db, database).finally(() => db.destroy());
  if (!isSound) throw new OperatorError(text);
  return text;
}

function need(given: Given, option: keyof Given): string {
  const value = given[option];
  if (value === undefined || value === '') throw new OperatorError(`The option --${option} is missing. See --help.`);
  return value;
}
