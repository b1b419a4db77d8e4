import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../scripts/lib/workspace.mjs';
import { commandsIn } from './commands-of-document.mjs';
import { serverFiles } from './server-files.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const has = (program) => spawnSync('which', [program]).status === 0;

test('the units are valid for systemd, and drop privileges that a server does not need', (context) => {
  if (!has('systemd-analyze')) return context.skip('There is no systemd-analyze here.');
  const folder = mkdtempSync(join(tmpdir(), 'genmaster-units-'));
  try {
    // The program of the units exists once the server is installed.
    const program = join(folder, 'genmaster-api');
    writeFileSync(program, '#!/bin/sh\n');
    chmodSync(program, 0o755);
    for (const name of readdirSync(join(root, 'deploy')).filter((file) => /\.(?:service|timer)$/.test(file))) {
      const unit = read(`deploy/${name}`).replaceAll('/opt/genmaster/current/bin/genmaster-api', program);
      writeFileSync(join(folder, name.replace('@.', '@4201.')), unit);
    }
    const units = readdirSync(folder).filter((file) => file.includes('.'));
    assert.equal(units.length, 3);
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', ...units.map((unit) => join(folder, unit))], {
      encoding: 'utf8',
    });
    assert.equal(`${verified.stdout}${verified.stderr}`.trim(), '');
    assert.equal(verified.status, 0);
    const rated = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--threshold=25', join(folder, 'genmaster@4201.service')],
      {
        encoding: 'utf8',
      },
    );
    assert.equal(rated.status, 0, rated.stdout.split('\n').slice(-3).join('\n'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the image has a pinned base, runs as an unprivileged user, and reports its health', () => {
  const lines = read('deploy/Dockerfile')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const stage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));
  const valueOf = (word) =>
    stage.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const { node } = JSON.parse(read('package.json')).devDependencies;
  for (const base of lines.filter((line) => line.startsWith('FROM')))
    assert.match(base, new RegExp(`^FROM node:${node.replaceAll('.', '\\.')}-`));
  assert.deepEqual(valueOf('USER'), ['node']);
  assert.deepEqual(valueOf('VOLUME'), ['/data']);
  assert.match(valueOf('HEALTHCHECK')[0], /CMD \["genmaster-api", "health"\]$/);
  assert.deepEqual(valueOf('ENTRYPOINT'), ['["genmaster-api"]']);
  // It copies the output of npm run bundle, which is tested without an image.
  assert.deepEqual(valueOf('COPY'), ['--from=build /opt/genmaster /opt/genmaster']);
  assert.ok(!stage.some((line) => /npm|apt-get|curl/.test(line)));
});

test('the compose file writes to its volumes only, and contains no password', () => {
  const text = read('deploy/compose.yaml');
  for (const line of [
    'read_only: true',
    'cap_drop: [ALL]',
    "security_opt: ['no-new-privileges:true']",
    "volumes: ['data:/data']",
    "ports: ['127.0.0.1:4200:4200']",
  ]) {
    assert.ok(text.includes(`    ${line}\n`), line);
  }
  assert.doesNotMatch(text, /PASSWORD: (?!\$\{)/);
  for (const [, image] of text.matchAll(/image: (\S+)/g)) assert.match(image, /:\d/);
});

test('every setting in the files is a setting of the server', () => {
  const known = new Set([...read('apps/api/src/config.ts').matchAll(/read\(\s*'([A-Z_]+)'/g)].map(([, name]) => name));
  assert.ok(known.size > 20);
  const used = [...read('deploy/server.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  assert.deepEqual(
    used.filter((name) => !known.has(name)),
    [],
  );
});

test('the document names existing files, and its commands are found', () => {
  const text = read('docs/deploying.md');
  for (const [, path] of text.matchAll(/\]\(\.\.\/([^)#]+)/g)) assert.ok(existsSync(join(root, path)), path);
  for (const [, path] of text.matchAll(/\/opt\/genmaster\/current\/(deploy\/[\w.@-]+)/g))
    assert.ok(existsSync(join(root, path)), path);
  const sections = commandsIn(text, 'On a Debian machine');
  assert.ok(sections.length >= 7);
  for (const { title, commands } of sections) assert.ok(commands.length > 0, title);
  const metrics = read('apps/api/src/metrics.ts');
  for (const [, name] of text.matchAll(/`(genmaster_\w+)`/g)) assert.ok(metrics.includes(`'${name}'`), name);
  for (const [, name] of metrics.matchAll(/'(genmaster_\w+)'/g)) assert.ok(text.includes(`\`${name}\``), name);
});

test('the server is installed with the files it reads and without tests', async () => {
  const { files, projects } = await serverFiles();
  assert.ok(files.includes('apps/api/src/server.ts') && files.includes('apps/api/src/start-server.ts'));
  assert.ok(files.includes('apps/api/metadata-files/genmaster.json'));
  assert.deepEqual(
    files.filter((file) => /\.test\.|\/testing\/|\/attacks\/|\.stories\./.test(file)),
    [],
  );
  assert.ok(projects.includes('apps/api') && !projects.includes('apps/marketing'));
});
