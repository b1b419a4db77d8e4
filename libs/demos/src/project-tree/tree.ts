import type { ProjectFile } from '@genmaster/app-model/project';

/** A line of the tree: a folder or a file. */
export interface TreeLine {
  /** `generated/sql`, or the file’s whole path. */
  path: string;
  name: string;
  level: number;
  isFolder: boolean;
  isOpen: boolean;
  file: ProjectFile | null;
  /** Position among its siblings, from 1, and their number. */
  place: number;
  siblings: number;
}

/** Returns every folder above a path, topmost first. */
export const foldersOf = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'));

/** Returns the visible lines: the content of open folders, or the search results with their folders. */
export function linesOf(
  files: readonly ProjectFile[],
  { open, search }: { open: readonly string[]; search: string },
): readonly TreeLine[] {
  const wanted = search.trim().toLowerCase();
  const shown = files.filter(({ path }) => path.toLowerCase().includes(wanted));
  const walk = (folder: string, level: number): TreeLine[] => {
    const inside = shown.filter(({ path }) => (folder ? path.startsWith(`${folder}/`) : true));
    const rest = (path: string) => path.slice(folder ? folder.length + 1 : 0);
    const names = [...new Set(inside.map(({ path }) => rest(path).split('/')[0]!))];
    const isFolder = (name: string) => inside.some(({ path }) => rest(path).startsWith(`${name}/`));
    names.sort((a, b) => Number(isFolder(b)) - Number(isFolder(a)) || (a < b ? -1 : 1));
    return names.flatMap((name, index) => {
      const path = folder ? `${folder}/${name}` : name;
      const isOpen = isFolder(name) && (wanted !== '' || open.includes(path));
      const line: TreeLine = {
        path,
        name,
        level,
        isFolder: isFolder(name),
        isOpen,
        file: inside.find((file) => file.path === path) ?? null,
        place: index + 1,
        siblings: names.length,
      };
      return isOpen ? [line, ...walk(path, level + 1)] : [line];
    });
  };
  return walk('', 1);
}

/** Returns the effect of a key on a line: the path to focus, or the folder to open or close; `null` for none. */
export function keyInTree(
  lines: readonly TreeLine[],
  { at, key }: { at: string; key: string },
): { to: string } | { open: string } | { close: string } | null {
  const index = Math.max(
    0,
    lines.findIndex(({ path }) => path === at),
  );
  const line = lines[index];
  if (!line) return null;
  const go = (to: TreeLine | undefined) => (to ? { to: to.path } : null);
  switch (key) {
    case 'ArrowDown':
      return go(lines[index + 1]);
    case 'ArrowUp':
      return go(lines[index - 1]);
    case 'Home':
      return go(lines[0]);
    case 'End':
      return go(lines.at(-1));
    case 'ArrowRight':
      if (!line.isFolder) return null;
      return line.isOpen ? go(lines[index + 1]) : { open: line.path };
    case 'ArrowLeft':
      if (line.isFolder && line.isOpen) return { close: line.path };
      return go(lines.find(({ path }) => path === line.path.split('/').slice(0, -1).join('/')));
    default: {
      if (!/^[\p{L}\p{N}]$/u.test(key)) return null;
      const next = [...lines.slice(index + 1), ...lines.slice(0, index)];
      return go(next.find(({ name }) => name.toLowerCase().startsWith(key.toLowerCase())));
    }
  }
}
