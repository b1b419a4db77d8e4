import { useEffect, useMemo } from 'react';
import type { ResolvedMetadata } from '../core/page-metadata.ts';
import type { HeadEntries } from '../dom/head-entries.ts';

/**
 * Shows a page's head for as long as the calling component is mounted.
 *
 * The deepest caller wins, so a layout may have its own metadata. The hook renders nothing, not even on the server: the
 * head of a prerendered page is a string from `renderHead`. While `resolved` is `null`, the component shows no head.
 *
 * @example
 * function Page({ path }: { path: string }) {
 *   usePageMetadata(headEntries, resolver.resolve(path));
 *   return <main>…</main>;
 * }
 */
export function usePageMetadata(entries: HeadEntries, resolved: ResolvedMetadata | null | undefined): void {
  // Opened during rendering, where a layout comes before the page inside it; effects run in the opposite order.
  const entry = useMemo(() => entries.open(), [entries]);
  useEffect(() => {
    if (resolved) entry.show(resolved);
    else entry.withdraw();
  }, [entry, resolved]);
  useEffect(() => () => entry.withdraw(), [entry]);
}
