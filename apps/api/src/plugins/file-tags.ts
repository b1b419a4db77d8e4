import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { tagOfHash } from './entity-tag.ts';

/**
 * Returns a function that gives the entity tag of a file, from its content: a build that is reproducible gives every
 * file the same time, and a page that names another script is as long as before. A file is read once, and again after a
 * change. Of a file that cannot be read there is no tag.
 */
export function createFileTags(): (path: string) => Promise<string | null> {
  const known = new Map<string, { changedMs: number; tag: string }>();
  return async (path) => {
    try {
      // Not the time of the content, which can be set.
      const changedMs = statSync(path).ctimeMs;
      const before = known.get(path);
      if (before?.changedMs === changedMs) return before.tag;
      const hash = createHash('sha256');
      for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
      const tag = tagOfHash(hash);
      known.set(path, { changedMs, tag });
      return tag;
    } catch {
      return null;
    }
  };
}
