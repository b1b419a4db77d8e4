// A copy of the workspace in a separate folder, so that a release can be rehearsed without changing the original.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { publicLibraries } from '../scripts/lib/libraries.mjs';
import { root, run } from '../scripts/lib/workspace.mjs';

const AUTHOR = { name: 'Release rehearsal', email: 'rehearsal@genmaster.example' };

/** Environment variables with the author of commits in the copy. */
export const authorEnv = {
  GIT_AUTHOR_NAME: AUTHOR.name,
  GIT_AUTHOR_EMAIL: AUTHOR.email,
  GIT_COMMITTER_NAME: AUTHOR.name,
  GIT_COMMITTER_EMAIL: AUTHOR.email,
};

/**
 * Copies the working tree as it is, committed or not, into `target` and makes it a separate repository.
 *
 * @param files the files to copy, relative to the workspace; without them, every file that git does not ignore
 *
 * Packages are linked, not copied; the workspace's own packages are linked to the copy. One setting differs from the
 * original: provenance is created by the service that publishes, so the copy's packages do not request it.
 */
export async function copyWorkspace(target, files) {
  for (const path of files ?? (await workingTree())) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(root, path), join(target, path));
  }
  linkPackages(target);
  for (const { name } of publicLibraries()) {
    changeJson(join(target, 'libs', name, 'package.json'), (manifest) => {
      manifest.publishConfig = { ...manifest.publishConfig, provenance: false };
    });
  }
  await must('git', ['init', '--quiet'], { cwd: target });
  await must('git', ['add', '--all'], { cwd: target });
  await must('git', ['commit', '--quiet', '--message', 'The workspace'], { cwd: target, env: authorEnv });
}

/** Writes a version plan that raises every library, in addition to existing plans. */
export function planTrialRelease(target) {
  const folder = join(target, '.nx', 'version-plans');
  const raised = publicLibraries().map(({ name }) => `${name}: patch\n`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'rehearsal.md'), `---\n${raised.join('')}---\n\nA rehearsal.\n`);
}

/** Runs a command and throws when it fails. */
export async function must(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.slice(0, 3).join(' ')} failed.\n${output.trim()}`);
  return output;
}

async function workingTree() {
  const listed = await must('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  return [...new Set(listed.split('\0'))].filter((path) => path && existsSync(join(root, path)));
}

function changeJson(path, change) {
  const value = JSON.parse(readFileSync(path, 'utf8'));
  change(value);
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

function linkPackages(target) {
  const packages = join(root, 'node_modules');
  mkdirSync(join(target, 'node_modules', '@genmaster'), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name === '@genmaster' || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(join(packages, name), join(target, 'node_modules', name));
  }
  for (const folder of ['apps', 'libs']) {
    for (const name of readdirSync(join(target, folder))) {
      const own = join(root, folder, name, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(target, folder, name, 'node_modules'));
    }
  }
  // These links are relative, so the same text points into the copy.
  for (const name of readdirSync(join(packages, '@genmaster'))) {
    const link = readlinkSync(join(packages, '@genmaster', name));
    symlinkSync(link, join(target, 'node_modules', '@genmaster', name));
  }
}
