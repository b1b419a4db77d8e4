import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from './db/database.ts';
import { migrateTo } from './db/migrate.ts';
import { keepCompiled } from './testing/keep-compiled.ts';
import { endServerProcesses, startServerProcess } from './testing/server-process.ts';
import { createTestDatabase, engines } from './testing/test-database.ts';

afterEach(endServerProcesses);

function call(args: readonly string[], env: Record<string, string>, input: string | Buffer = '') {
  const command = ['--conditions=@genmaster/source', join(__dirname, 'cli.ts'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env: { ...keepCompiled, ...env },
    input,
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

describe.each(engines)('the command line on %s', (engine) => {
  it('creates a user with a password from a pipe, and grants them a permission', async () => {
    const { env, remove } = await createTestDatabase(engine);
    const made = call(['create-user', '--code', 'alice', '--name', 'Alice'], env, 'correct horse battery\n');
    expect(made).toEqual({ status: 0, text: 'Made the user alice.\n' });
    const granted = call(['grant', '--code', 'alice', '--permission', 'metadata'], env);
    expect(granted).toEqual({ status: 0, text: 'alice has the permission metadata.\n' });
    const refused = call(['create-user', '--code', 'alice', '--name', 'Alice'], env, 'correct horse battery\n');
    expect(refused).toEqual({ status: 1, text: 'The user code alice is taken. Choose another one.\n' });
    await remove();
  });
});

describe('the command line', () => {
  it.each<{ origin: string; env: Record<string, string> }>([
    { origin: 'http://localhost:4200', env: {} },
    { origin: 'https://site.example', env: { SITE_ORIGIN: 'https://site.example' } },
  ])('invites a user and resets a password with links of $origin', async ({ origin, env }) => {
    const place = await createTestDatabase('sqlite');
    for (const args of [
      ['invite', '--code', 'alice', '--name', 'Alice', '--email', 'alice@example.com'],
      ['reset-link', '--code', 'alice'],
    ]) {
      const { status, text } = call(args, { ...place.env, ...env });
      expect({ args, status }).toEqual({ args, status: 0 });
      expect(text).toMatch(/^A link for alice, good once, until /);
      expect(text).toContain(`\n${origin}/#link=gml_`);
    }
    const refused = call(['invite', '--code', 'bob', '--name', 'Bob', '--email', 'no address'], place.env);
    expect(refused).toMatchObject({ status: 1, text: expect.stringMatching('An address has an @') });
    await place.remove();
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('leaves no part of a backup that %s stops', async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'genmaster-stopped-'));
    const database = new DatabaseSync(join(folder, 'genmaster.sqlite'));
    database.exec('create table a (b); begin exclusive');
    const command = ['--conditions=@genmaster/source', join(__dirname, 'cli.ts'), 'backup', '--to', `${folder}/b`];
    const child = spawn(process.execPath, command, { env: { ...keepCompiled, DATA_DIR: folder } });
    const ended = once(child, 'exit');
    const hasBegun = () => readdirSync(folder).some((name) => name.startsWith('b.part'));
    while (child.exitCode === null && !hasBegun()) await wait(20);
    child.kill(signal);
    expect(await ended).toEqual([null, signal]);
    database.close();
    expect(readdirSync(folder).filter((name) => name.startsWith('b'))).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it('refuses a password that is not valid UTF-8', async () => {
    const { env, remove } = await createTestDatabase('sqlite');
    const input = Buffer.concat([Buffer.from('correct horse '), Buffer.from([0xe9]), Buffer.from(' battery\n')]);
    expect(call(['create-user', '--code', 'alice', '--name', 'Alice'], env, input)).toEqual({
      status: 1,
      text: 'Nothing was done: standard input holds bytes that are no text in UTF-8.\n',
    });
    await remove();
  });

  it('backs up, restores and checks, and exits with 1 when something is wrong', async () => {
    const [place, target] = [await createTestDatabase('sqlite'), await createTestDatabase('sqlite')];
    call(['create-user', '--code', 'alice', '--name', 'Alice'], place.env, 'correct horse battery\n');
    const file = join(String(place.env['DATA_DIR']), 'backup.sqlite');
    expect(call(['check'], target.env)).toMatchObject({
      status: 1,
      text: expect.stringMatching('There is no database'),
    });
    expect(call(['backup', '--to', file], place.env).status).toBe(0);
    expect(call(['restore', '--from', file], target.env)).toEqual({ status: 0, text: `Restored ${file}.\n` });
    expect(call(['check'], target.env)).toMatchObject({ status: 0, text: expect.stringMatching(/saved themes +ok/) });
    const changed = openDatabase(target.location);
    await sql`insert into projects values (1, 'p', 'light')`.execute(changed);
    await sql`insert into project_metadata values (1, '{', '')`.execute(changed);
    await changed.destroy();
    expect(call(['check'], target.env)).toMatchObject({ status: 1, text: expect.stringMatching('1 is not JSON') });
    await place.remove();
    await target.remove();
  });

  it('beside a running server backs up, checks and manages users, and does not take its data folder', async () => {
    const [place, target] = [await createTestDatabase('sqlite'), await createTestDatabase('postgres')];
    const file = join(String(place.env['DATA_DIR']), 'copy.backup');
    const server = startServerProcess({ ...place.env, LOG_LEVEL: 'silent' });
    expect(await server.settled).toMatch('http');
    for (const args of [['backup', '--to', file], ['check'], ['list-sessions'], ['revoke', '--code', 'demo']]) {
      expect({ args, status: call(args, place.env).status }).toEqual({ args, status: 0 });
    }
    const made = call(['create-user', '--code', 'alice', '--name', 'Alice'], place.env, 'correct horse battery\n');
    expect(made.status).toBe(0);

    const taken = new RegExp(`belongs to the process ${server.process.pid}, which started at .*Stop it first`);
    const restored = call(['restore', '--from', file], place.env);
    expect(restored).toMatchObject({ status: 1, text: expect.stringMatching(taken) });
    const moved = call(['move'], { ...place.env, ...target.env });
    expect(moved).toMatchObject({ status: 1, text: expect.stringMatching(taken) });

    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(call(['move'], { ...place.env, ...target.env }).status).toBe(0);
    await place.remove();
    await target.remove();
  });

  it.each([[['no-such-command']], [['constructor']], [[]]])('shows its usage for %j', (args) => {
    const { status, text } = call(args, {});
    expect(status).toBe(2);
    expect(text).toMatch(/^Usage: /);
  });

  it('names an unknown command', () => {
    expect(call(['frob'], {}).text).toMatch(/There is no command frob\.\n/);
  });

  it('does nothing with an option that the command would ignore', async () => {
    const { env, remove } = await createTestDatabase('sqlite');
    const made = call(['create-user', '--code', 'a', '--email', 'a@b.example'], env, 'correct horse battery\n');
    expect(made).toEqual({ status: 1, text: 'create-user has no option --email. See --help.\n' });
    const ended = call(['revoke', '--session', '0', '--code', 'a'], env);
    expect(ended).toEqual({ status: 1, text: 'Give --session or --code, not both.\n' });
    await remove();
  });

  it.each([
    [['list-sessions']],
    [['audit']],
    [['grant', '--code', 'a', '--permission', 'users']],
    [['grant', '--code', 'a']],
    [['backup', '--to', '/nowhere/monday.backup']],
  ])('makes no database in a folder that was mistyped: %j', async (args) => {
    const { env, remove } = await createTestDatabase('sqlite');
    const DATA_DIR = join(String(env['DATA_DIR']), 'mistyped');
    const text = expect.stringMatching(
      args.join(' ') === 'grant --code a'
        ? /^The option --permission is missing/
        : /^There is no database .*mistyped.*Set DATA_DIR to the folder of the server/,
    );
    expect(call(args, { ...env, DATA_DIR })).toEqual({ status: 1, text });
    expect(existsSync(DATA_DIR)).toBe(false);
    await remove();
  });

  it('backs up a database that cannot be written any more, and says that the trail does not name it', async () => {
    const place = await createTestDatabase('sqlite');
    call(['create-user', '--code', 'alice', '--name', 'Alice'], place.env, 'correct horse battery\n');
    const db = openDatabase(place.location);
    await sql`create trigger full_disk before insert on audit_events begin select raise(abort, 'database or disk is full'); end`.execute(
      db,
    );
    await db.destroy();
    const file = join(String(place.env['DATA_DIR']), 'last.backup');
    expect(call(['backup', '--to', file], place.env)).toMatchObject({
      status: 0,
      text: expect.stringMatching(/^Backed up [^]*The trail has no line about it\. .*disk is full/),
    });
    await place.remove();
  });

  it('backs up a database of an older version, which has no trail yet', async () => {
    const place = await createTestDatabase('sqlite');
    const db = openDatabase(place.location);
    await migrateTo(db, '0004-migration-checksums');
    await db.destroy();
    const file = join(String(place.env['DATA_DIR']), 'old.backup');
    expect(call(['backup', '--to', file], place.env)).toMatchObject({
      status: 0,
      text: expect.stringMatching('Backed up'),
    });
    await place.remove();
  });

  it('reports in one line what is wrong with a setting or an option', () => {
    const setting = call(['revoke', '--code', 'x'], { DATABASE_URL: 'nonsense' });
    expect(setting).toMatchObject({ status: 1, text: expect.stringMatching(/^DATABASE_URL has .*\n$/) });
    const missing = call(['grant', '--code', 'x', '--permission', ''], {});
    expect(missing).toEqual({ status: 1, text: 'The option --permission is missing. See --help.\n' });
    const option = call(['create-user', '--colour', 'x'], {});
    expect(option).toMatchObject({ status: 1, text: expect.stringMatching(/^Unknown option .*\n$/) });
  });
});
