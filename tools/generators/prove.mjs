// node tools/generators/prove.mjs: runs every generator in a copy of the workspace and then the checks of the generated
// files. Ends with one line, `generators: N passed, N failed`. With `--keep` the copy is kept and its folder printed.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWorkspace, must } from '../release/workspace-copy.mjs';
import { ensureTestBrowser } from '../scripts/find-chromium.mjs';
import { ensureInstalled } from '../scripts/lib/workspace.mjs';

ensureInstalled();
ensureTestBrowser();

/** The generator commands: one of each, as a developer would type it. */
const COMMANDS = [
  ['adr', 'Pictures are drawn at build time'],
  ['scheme', 'Harbour', '--hue=230'],
  ['scheme', 'Moss', '--theme=3', '--hue=140'],
  ['page', '/online-ide/terminal', '--name=Terminal', '--hindiName=टर्मिनल', '--hindiSummary=ब्राउज़र के टैब में कमांड चलाएँ।'],
  ['component', 'side note'],
  ['component', 'end note'],
  ['component', 'ColorStrip', '--library=color-picker'],
  ['endpoint', 'report list'],
  ['endpoint', 'report count'],
  ['endpoint', 'opening hours', '--access=public', '--library=theme-engine'],
  ['library', 'feature flags', '--description=Switches parts of an application on and off while it runs.'],
];

/** The checks that must pass afterwards, as `npm test` runs them. */
const CHECKS = {
  format: ['oxfmt', '--check'],
  types: ['tsc', '--build'],
  tools: [
    'node',
    '--test',
    'tools/release/readme-*.test.mjs',
    'tools/generators/**/*.test.mjs',
    'tools/workshop/*.test.mjs',
  ],
  unit: [
    'jest',
    '--config=jest.config.mjs',
    '--silent',
    '--selectProjects',
    'auth-client',
    'color-picker',
    'feature-flags',
    'marketing',
    'shell-ui',
    'theme-engine',
  ],
  // The new endpoints, and every test that covers all endpoints. Paths, because the folder is called `apps`.
  server: [
    'jest',
    '--config=apps/api/jest.config.ts',
    '--silent',
    'modules/(report|opening)-',
    'src/(app|promises|server)\\.test',
    'src/attacks/(access-matrix|requests)',
    'src/plugins/',
  ],
  lint: ['nx', 'run-many', '-t', 'lint', '--output-style=stream'],
  // All libraries: a generator also changes their public names.
  packages: ['nx', 'run-many', '-t', 'test-package', '--output-style=stream'],
  stories: ['node', 'tools/scripts/test-stories.mjs', 'side-note', 'end-note', 'color-strip'],
};

const folder = mkdtempSync(join(tmpdir(), 'genmaster-generators-'));
const total = { passed: 0, failed: 0 };

const secondsSince = (started) => Math.round((Date.now() - started) / 1000);

async function step(name, act) {
  const started = Date.now();
  try {
    await act();
    total.passed += 1;
    console.log(`${name}: ok (${secondsSince(started)} s)`);
  } catch (error) {
    total.failed += 1;
    console.error(`${name}: FAILED (${secondsSince(started)} s)\n${error.message}`);
  }
}

await copyWorkspace(folder);
for (const [what, ...options] of COMMANDS) {
  await step(`generate ${what} ${options[0]}`, () =>
    must('nx', ['generate', `./tools/generators/generators.json:${what}`, ...options], { cwd: folder }),
  );
}
// `npm install` creates this link for a new library.
symlinkSync('../../libs/feature-flags', join(folder, 'node_modules/@genmaster/feature-flags'));
for (const [name, [command, ...args]] of Object.entries(CHECKS))
  await step(name, () => must(command, args, { cwd: folder }));

if (process.argv.includes('--keep')) console.log(`Kept: ${folder}`);
else rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
console.log(`generators: ${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
