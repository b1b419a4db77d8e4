import type { Entity } from '@genmaster/app-model';
import { projectFiles } from '@genmaster/app-model/project';
import { createTwoFilesPatch, diffLines } from 'diff';

/** Lists the project files that differ between two versions of the model, handwritten files first. */
export function differencesOf(before: Entity, after: Entity) {
  const old = projectFiles(before);
  const now = projectFiles(after);
  const paths = [...new Set([...old, ...now].map(({ path }) => path))];
  return paths
    .flatMap((path) => {
      const [a, b] = [old.find((file) => file.path === path), now.find((file) => file.path === path)];
      if (a?.text === b?.text) return [];
      const [from, to] = [a?.text ?? '', b?.text ?? ''];
      const parts = diffLines(from, to);
      const count = (kind: 'added' | 'removed') =>
        parts.filter((part) => part[kind]).reduce((sum, part) => sum + (part.count ?? 0), 0);
      const patch = createTwoFilesPatch('1', '2', from, to, '', '', { context: 2 })
        .split('\n')
        .slice(4)
        .filter((line) => !line.startsWith('\\'))
        .join('\n')
        .trimEnd();
      return [{ path, origin: (b ?? a)!.origin, patch, added: count('added'), removed: count('removed') }];
    })
    .toSorted((one, other) => Number(one.origin === 'generated') - Number(other.origin === 'generated'));
}
