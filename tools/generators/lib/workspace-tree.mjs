// An in-memory workspace with real files, so that a generator fails its test when the place for its edit no longer
// exists.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { root } from '../../scripts/lib/workspace.mjs';

/** Returns an in-memory tree with the named files of the workspace, as they are on the disk. */
export function treeWith(...paths) {
  const tree = createTreeWithEmptyWorkspace();
  const fromDisk = (path) => readFileSync(join(root, path), 'utf8');
  tree.write('.oxfmtrc.json', fromDisk('.oxfmtrc.json'));
  for (const path of paths) tree.write(path, fromDisk(path));
  return tree;
}

/** Returns the lines that a generator added to a file. */
export function addedTo(tree, path) {
  const before = new Set(readFileSync(join(root, path), 'utf8').split('\n'));
  return tree
    .read(path, 'utf8')
    .split('\n')
    .filter((line) => !before.has(line));
}
