import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
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
import {
  createUser,
  listSessions,
  revokeSession,
  revokeSessionsOf,
  setDisabled,
  setPassword,
  setPermission,
} from './operator/user-commands.ts';
import { writeOpenapi } from './operator/write-openapi.ts';

const USAGE = `Usage: npm run api -- <command>

Users
  create-user [--code <user code>] [--name <name>]   Makes a user. Asks for what is missing; the password is asked
                                                     for, or read from standard input when it is a pipe.
  set-password --code <user code>                    Gives a new password and signs the user out everywhere.
  disable-user --code <user code>                    Signs the user out everywhere and lets them in no more.
  enable-user --code <user code>                     Lets them in again.
  grant --code <user code> --permission <name>       Gives a permission: metadata, schemes or messages.
  withdraw --code <user code> --permission <name>    Takes it away.
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
  name?: string;
  permission?: string;
  session?: string;
  to?: string;
  from?: string;
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
    grant: onDatabase((db, given) => permit(db, given, true)),
    withdraw: onDatabase((db, given) => permit(db, given, false)),
    'list-sessions': onDatabase((db, { code }) => listSessions(db, code)),
    revoke: onDatabase((db, given) =>
      given.session === undefined ? revokeSessionsOf(db, need(given, 'code')) : revokeSession(db, given.session),
    ),
    calibrate: () => calibrate(),
    backup: async (config, given) => backUp(config, need(given, 'to')),
    restore: async (config, given) => restore(config, need(given, 'from')),
    check,
    move,
    openapi: async (config, given) => writeOpenapi(config, need(given, 'to')),
  } satisfies Record<string, Command>),
);

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      code: { type: 'string' },
      name: { type: 'string' },
      permission: { type: 'string' },
      session: { type: 'string' },
      to: { type: 'string' },
      from: { type: 'string' },
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

/** A command on the prepared database, beside a server that may be running on it. */
function onDatabase(work: (db: Database, given: Given) => Promise<string>): Command {
  return async (config, given) => {
    await prepareDatabase(config);
    const db = openDatabase(config.database, { statementTimeoutMs: 0 });
    return work(db, given).finally(() => db.destroy());
  };
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
