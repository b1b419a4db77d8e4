import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AuditAction } from '@genmaster/auth-client/contract';
import { readConfig, type Config } from './config.ts';
import { openDatabase, type Database } from './db/database.ts';
import { prepareDatabase } from './db/prepare.ts';
import { findTables } from './db/tables.ts';
import { explainFailure } from './explain-failure.ts';
import { createAsker } from './operator/ask.ts';
import { backUp, restore } from './operator/backup.ts';
import { calibrate } from './operator/calibrate.ts';
import { move } from './operator/move.ts';
import { OperatorError } from './operator/operator-error.ts';
import { assertComplete, assertOptions, need, USAGE, type Given } from './operator/usage.ts';
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

type Command = (config: Config, given: Given) => Promise<string>;

type Work = (db: Database, given: Given, config: Config) => Promise<string>;

const COMMANDS = new Map<string, Command>(
  Object.entries({
    'create-user': onAnyDatabase(makeUser),
    'set-password': onDatabase(async (db, given) => {
      const ask = await createAsker();
      return setPassword(db, { userCode: need(given, 'code'), password: await ask('New password: ', 'secret') });
    }),
    'disable-user': onDatabase((db, given) => setDisabled(db, { userCode: need(given, 'code'), isDisabled: true })),
    'enable-user': onDatabase((db, given) => setDisabled(db, { userCode: need(given, 'code'), isDisabled: false })),
    unlock: onDatabase((db, given) => unlock(db, { userCode: need(given, 'code') })),
    invite: onAnyDatabase((db, given, config) =>
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
    revoke: onDatabase((db, given) => {
      if (given.session === undefined) return revokeSessionsOf(db, need(given, 'code'));
      return revokeSession(db, need(given, 'session'));
    }),
    calibrate: () => calibrate(),
    backup: noted('backup-made', async (config, given) => {
      assertDatabase(config);
      return backUp(config, need(given, 'to'));
    }),
    restore: noted('backup-restored', async (config, given) => restore(config, need(given, 'from'))),
    check,
    serve: () => Promise.reject(new OperatorError('The command genmaster-api runs the server: genmaster-api serve.')),
    health: (config) => askHealth(config),
    'site-headers': async (config, given) => {
      return writeSiteHeaders(config, { host: need(given, 'for'), api: given.api, to: given.to });
    },
    move: noted('database-moved', move),
    openapi: async (config, given) => {
      // Loads the whole server, which no other command needs.
      const { writeOpenapi } = await import('./operator/write-openapi.ts');
      return writeOpenapi(config, need(given, 'to'));
    },
  } satisfies Record<string, Command>),
);

try {
  const { positionals, values, tokens } = parseArgs({
    allowPositionals: true,
    tokens: true,
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
  const [name = '', ...more] = positionals;
  const command = COMMANDS.get(name);
  if (values.help || !command) {
    if (!values.help && name !== '') console.error(`There is no command ${name}.\n`);
    console.log(USAGE);
    process.exit(values.help ? 0 : 2);
  }
  const options = tokens.flatMap((token) => (token.kind === 'option' ? token.name : []));
  assertOptions(name, options, more);
  assertComplete(name, values);
  console.log(await command(readConfig(process.env), values));
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : explainFailure(error, process.env));
  process.exit(1);
}

/** Wraps a command that works on the prepared database; a server may run on it at the same time. */
function onDatabase(work: Work): Command {
  return (config, given) => {
    assertDatabase(config);
    return onAnyDatabase(work)(config, given);
  };
}

/** Wraps a command that makes users, so it may come before the first start and make the database as well. */
function onAnyDatabase(work: Work): Command {
  return async (config, given) => {
    await prepareDatabase(config);
    const db = openDatabase(config.database, { statementTimeoutMs: 0 });
    return work(db, given, config).finally(() => db.destroy());
  };
}

/** Throws where there is no embedded database: it would be made, in a folder that was mistyped. */
function assertDatabase({ database }: Config): void {
  if (database.engine === 'sqlite' && !existsSync(database.path)) {
    throw new OperatorError(`There is no database ${database.path}. Set DATA_DIR to the folder of the server.`);
  }
}

/**
 * Wraps a command on whole databases and adds an audit event to the database of the settings. A database of an older
 * version may have no table for it yet.
 *
 * The command is done by then: a backup of a full or read-only disk must not look like a failure.
 */
function noted(action: AuditAction, command: Command): Command {
  return async (config, given) => {
    const text = await command(config, given);
    try {
      await note(action, config);
      return text;
    } catch (error) {
      return `${text}\n\nThe trail has no line about it. ${explainFailure(error, process.env)}`;
    }
  };
}

async function note(action: AuditAction, { database }: Config): Promise<void> {
  const db = openDatabase(database, { statementTimeoutMs: 0 });
  try {
    const hasTrail = (await findTables(db)).some(({ name }) => name === 'audit_events');
    if (hasTrail) await noteCommand(db, { action });
  } finally {
    await db.destroy();
  }
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

async function check(config: Config): Promise<string> {
  assertDatabase(config);
  const { database } = config;
  // Loads a library for the colours of stored themes, which no other command needs.
  const { checkDatabase } = await import('./operator/check.ts');
  const db = openDatabase(database, { statementTimeoutMs: 0 });
  const { isSound, text } = await checkDatabase(db, database).finally(() => db.destroy());
  if (!isSound) throw new OperatorError(text);
  return text;
}
