import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createTestDatabase, engines } from './testing/test-database.ts';

function call(args: readonly string[], env: Record<string, string>, input = '') {
  const command = ['--conditions=@genmaster/source', join(__dirname, 'cli.ts'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, input, encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

describe.each(engines)('the command line on %s', (engine) => {
  it('makes a user with a password from a pipe, and gives them a permission', async () => {
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
  it.each([[['no-such-command']], [['constructor']], [[]]])('shows its usage for %j', (args) => {
    const { status, text } = call(args, {});
    expect(status).toBe(2);
    expect(text).toMatch(/^Usage: /);
  });

  it('says in one line what is wrong with a setting or an option', () => {
    const setting = call(['end-sessions', '--code', 'x'], { DATABASE_URL: 'nonsense' });
    expect(setting).toMatchObject({ status: 1, text: expect.stringMatching(/^DATABASE_URL has .*\n$/) });
    const option = call(['create-user', '--colour', 'x'], {});
    expect(option).toMatchObject({ status: 1, text: expect.stringMatching(/^Unknown option .*\n$/) });
  });
});
