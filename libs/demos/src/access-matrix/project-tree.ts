import { patternOf } from './access-rules.ts';

/** Maximum length of a path, in characters. */
export const MAX_PATH = 120;

/** A row of the matrix. */
export interface TreeNode {
  path: string;
  /** Last segment of the path, as the row shows it. */
  name: string;
  /** Number of folders above it. */
  depth: number;
  /** The path as written in a rule. */
  pattern: string;
}

/** The folders of the sample project; everything else in it is a file. */
const FOLDERS = ['/', '/generated', '/manual', '/manual/import', '/manual/pricing', '/model'];

const FILES = [
  '/generated/invoice-form.tsx',
  '/manual/import/bank-file.ts',
  '/manual/pricing/late-fee.ts',
  '/model/invoice.entity.json',
];

/** Returns the rows of the matrix: the sample project, and the path in question where it is not in the project. */
export function rowsFor(asked: string): readonly TreeNode[] {
  const paths = [...new Set([...FOLDERS, ...FILES, asked])].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return paths.map((path) => ({
    path,
    name: path === '/' ? '/' : path.slice(path.lastIndexOf('/') + 1) + (FOLDERS.includes(path) ? '/' : ''),
    depth: path === '/' ? 0 : path.split('/').length - 1,
    pattern: FOLDERS.includes(path) ? patternOf(path) : path,
  }));
}

/** Parses a typed path: absolute, without empty segments, dots or stars; `null` for an invalid path. */
export function readPath(typed: string): string | null {
  const path = typed.trim().replace(/(?<=.)\/$/, '');
  const isPath = path === '/' || /^(?:\/[^/*\s]+)+$/.test(path);
  return isPath && path.length <= MAX_PATH && !/\/\.{1,2}(?:\/|$)/.test(path) ? path : null;
}
