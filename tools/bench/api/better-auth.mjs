// Better Auth on SQLite, with the same durability, as a separate server: the comparison for sign-in and session.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = { 'better-auth': '1.7.25' };
const PASSWORD = 'correct horse battery';

/**
 * Installs the compared server in a folder. Returns the file of the server, which writes its users beside it when it
 * starts.
 */
export function installBetterAuth(folder, people) {
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: PACKAGES }),
  );
  const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Better Auth could not be installed.');
  const file = join(folder, 'server.mjs');
  writeFileSync(file, SERVER.replace('PEOPLE', String(people)).replace('PASSWORD', JSON.stringify(PASSWORD)));
  return file;
}

/** Returns the users of a started server: their cookies are sessions. */
export const peopleOfBetterAuth = (folder) => JSON.parse(readFileSync(join(folder, 'people.json'), 'utf8'));

const JSON_TYPE = { 'content-type': 'application/json', origin: 'http://127.0.0.1' };

/** The calls of the compared server: reading the signed-in user, and the sign-in. It stores no themes. */
export const BETTER_AUTH_CALLS = {
  get: {
    request: ({ cookie }) => ({ method: 'GET', path: '/api/auth/get-session', headers: { cookie } }),
    isDone: (answer) => answer?.session !== undefined,
  },
  login: {
    request: ({ email }) => ({
      method: 'POST',
      path: '/api/auth/sign-in/email',
      headers: JSON_TYPE,
      body: JSON.stringify({ email, password: PASSWORD }),
    }),
    isDone: (answer) => typeof answer?.token === 'string',
  },
};

const SERVER = `import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { toNodeHandler } from 'better-auth/node';

const database = new DatabaseSync(import.meta.dirname + '/peer.sqlite');
database.exec('pragma journal_mode = wal; pragma synchronous = full;');
const options = {
  database,
  secret: crypto.randomUUID() + crypto.randomUUID(),
  baseURL: 'http://127.0.0.1',
  emailAndPassword: { enabled: true },
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
};
const { runMigrations } = await getMigrations(options);
await runMigrations();
const auth = betterAuth(options);
const people = [];
for (let index = 0; index < PEOPLE; index += 1) {
  const email = 'person-' + index + '@example.org';
  const answer = await auth.api.signUpEmail({ body: { email, password: PASSWORD, name: email }, asResponse: true });
  people.push({ email, cookie: answer.headers.get('set-cookie').split(';')[0] });
}
writeFileSync(import.meta.dirname + '/people.json', JSON.stringify(people));
const server = createServer(toNodeHandler(auth)).listen(0, '127.0.0.1', () => {
  console.log('answers at http://127.0.0.1:' + server.address().port);
});
`;
