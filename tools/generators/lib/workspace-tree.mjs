// A workspace in memory that holds real files, so that a generator whose place in them is gone fails its test.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { root } from '../../scripts/lib/workspace.mjs';

/** An in-memory tree with the named files of the workspace, as they are on the disk. */
export function treeWith(...paths) {
  const tree = createTreeWithEmptyWorkspace({ formatter: 'prettier' });
  const fromDisk = (path) => readFileSync(join(root, path), 'utf8');
  // The one place where a tree in memory looks for how to format.
  tree.write('.prettierrc', fromDisk('.prettierrc.json'));
  for (const path of paths) tree.write(path, fromDisk(path));
  return tree;
}

/** What a generator changed in a file: its lines that were not there before. */
export function addedTo(tree, path) {
  const before = new Set(readFileSync(join(root, path), 'utf8').split('\n'));
  return tree
    .read(path, 'utf8')
    .split('\n')
    .filter((line) => !before.has(line));
}
