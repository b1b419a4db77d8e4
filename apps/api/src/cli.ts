import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { openDatabase, type Database } from './db/database.ts';
import { prepareDatabase } from './db/prepare.ts';
import { explainFailure } from './explain-failure.ts';
import { createUser, endSessions, OperatorError, setPermission } from './operator.ts';

const USAGE = `Usage: npm run api -- <command>

  create-user [--code <user code>] [--name <name>]   Makes a user. Asks for what is missing; the password is
                                                      asked for, or read from standard input when it is a pipe.
  grant --code <user code> --permission <name>        Gives a permission: metadata or schemes.
  withdraw --code <user code> --permission <name>     Takes it away.
  end-sessions --code <user code>                    Signs a user out everywhere.

The database is the one of the server: DATABASE_URL, or DATA_DIR.`;

interface Given {
  code?: string;
  name?: string;
  permission?: string;
}

const COMMANDS = new Map<string, (db: Database, given: Given) => Promise<string>>(
  Object.entries({
    'create-user': makeUser,
    'end-sessions': (db, { code = '' }) => endSessions(db, code),
    grant: (db, { code = '', permission = '' }) => setPermission(db, { userCode: code, permission, isGranted: true }),
    withdraw: (db, { code = '', permission = '' }) =>
      setPermission(db, { userCode: code, permission, isGranted: false }),
  }),
);

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      code: { type: 'string' },
      name: { type: 'string' },
      permission: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const command = COMMANDS.get(positionals[0] ?? '');
  if (values.help || !command) {
    console.log(USAGE);
    process.exit(values.help ? 0 : 2);
  }
  const config = readConfig(process.env);
  await prepareDatabase(config);
  const db = openDatabase(config.database);
  console.log(await command(db, values));
  await db.destroy();
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : explainFailure(error, process.env));
  process.exit(1);
}

async function makeUser(db: Database, given: Given): Promise<string> {
  const lines = process.stdin.isTTY ? null : await readPipe();
  const ask = async (question: string, isSecret = false) => {
    if (lines) return lines.shift() ?? '';
    let isMuted = false;
    const output = new Writable({
      write(chunk, _encoding, done) {
        if (!isMuted) process.stdout.write(chunk);
        done();
      },
    });
    const terminal = createInterface({ input: process.stdin, output, terminal: true });
    const answer = terminal.question(question);
    isMuted = isSecret;
    const text = await answer;
    terminal.close();
    if (isSecret) process.stdout.write('\n');
    return text;
  };
  const userCode = given.code ?? (await ask('User code: '));
  const name = given.name ?? (await ask('Name: '));
  const password = await ask('Password (15 characters or more are recommended): ', true);
  return createUser(db, { userCode, name, password });
}

async function readPipe(): Promise<string[]> {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  return text.split(/\r?\n/);
}
