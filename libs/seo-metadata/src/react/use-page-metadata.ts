import { useEffect, useMemo } from 'react';
import type { ResolvedMetadata } from '../core/page-metadata.ts';
import type { HeadEntries } from '../dom/head-entries.ts';

/**
 * Shows a page's head for as long as the calling component is mounted.
 *
 * The deepest caller wins, so a layout may have metadata of its own. Nothing is
 * rendered, on the server neither: there the head is a string, from `renderHead`.
 * While `resolved` is `null`, the component claims nothing.
 *
 * @example
 * function Page({ path }: { path: string }) {
 *   usePageMetadata(headEntries, resolver.resolve(path));
 *   return <main>…</main>;
 * }
 */
export function usePageMetadata(entries: HeadEntries, resolved: ResolvedMetadata | null | undefined): void {
  // Opened while rendering, where a layout comes before the page inside it; effects run the other way round.
  const entry = useMemo(() => entries.open(), [entries]);
  useEffect(() => {
    if (resolved) entry.show(resolved);
    else entry.withdraw();
  }, [entry, resolved]);
  useEffect(() => () => entry.withdraw(), [entry]);
}
