import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');
const BIN = join(ROOT, 'apps/api/bin/genmaster-api.mjs');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'genmaster-bin-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the command of the server', () => {
  it('is declared by the package, and runs from any folder without the scripts of the workspace', () => {
    const { bin } = JSON.parse(readFileSync(join(ROOT, 'apps/api/package.json'), 'utf8'));
    expect(bin).toEqual({ 'genmaster-api': './bin/genmaster-api.mjs' });
    const { status, stdout } = spawnSync(process.execPath, [BIN, '--help'], { cwd: folder, encoding: 'utf8' });
    expect({ status, begins: stdout.slice(0, 20) }).toEqual({ status: 0, begins: 'Usage: genmaster-api' });
  });

  it.each([
    { args: ['serve', '--help'], status: 0, text: 'Usage: genmaster-api' },
    { args: ['serve', '--port', '80'], status: 1, text: "Unknown option '--port'" },
    { args: ['serve', 'now'], status: 1, text: 'serve takes no "now".' },
  ])('starts no server with words that it would ignore: $args', ({ args, status, text }) => {
    const run = spawnSync(process.execPath, [BIN, ...args], { cwd: folder, encoding: 'utf8' });
    expect({ status: run.status, text: run.stdout + run.stderr }).toEqual({
      status,
      text: expect.stringContaining(text),
    });
  });

  it('works on the data of the server', () => {
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [BIN, ...args], {
        env: { DATA_DIR: folder },
        encoding: 'utf8',
        input: 'a long password of mine',
      });
    expect(run('create-user', '--code', 'alice', '--name', 'Alice').stdout).toMatch('alice');
    expect(run('list-sessions').stdout).toMatch('Nobody is signed in.');
    expect(run('no-such-command').status).toBe(2);
  });

  it('installs nothing, also by npm run api, with any version of npm', () => {
    const called = join(folder, 'npm-was-called');
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin', 'npm'), `#!/bin/sh\ntouch ${called}\nexit 1\n`, { mode: 0o755 });
    const env = { PATH: `${join(folder, 'bin')}:${process.env['PATH']}`, DATA_DIR: join(folder, 'data') };
    const script = join(ROOT, 'tools/scripts/api.mjs');
    const invite = ['invite', '--code', 'alice', '--name', 'Alice'];
    const { status, stdout } = spawnSync(process.execPath, [script, ...invite], { env, encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^A link for alice, good once/) });
    expect(() => readFileSync(called)).toThrow('ENOENT');
    // Only scripts that build or test import the installer.
    expect(readFileSync(script, 'utf8')).not.toContain('ensureInstalled');
  });
});
