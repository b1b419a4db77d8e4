import type { ResolvedMetadata } from '@genmaster/seo-metadata';
import { useEffect, useState } from 'react';
import type { PageDocument } from '../../content/page-document.ts';
import { dataPathOf } from '../../platform/page-loader.ts';
import { useServices } from '../../platform/services-context.tsx';

/** Metadata that a page has by itself: loaded, loading, missing because the page does not exist, or failed. */
export type PageHead = { kind: 'loading' | 'noPage' | 'failed' } | { kind: 'loaded'; head: ResolvedMetadata };

/**
 * Loads the metadata of a page without its content.
 *
 * Does not use the page loader, which would also load the parts of the page and count it as visited.
 */
export function usePageHead(address: string): PageHead {
  const { fetch } = useServices();
  const [result, setResult] = useState<PageHead>({ kind: 'loading' });
  useEffect(() => {
    const abort = new AbortController();
    const load = async (): Promise<PageHead> => {
      const response = await fetch(dataPathOf(address), { signal: abort.signal });
      if (response.status === 404) return { kind: 'noPage' };
      if (!response.ok) return { kind: 'failed' };
      const { status, head } = (await response.json()) as PageDocument;
      return status === 404 ? { kind: 'noPage' } : { kind: 'loaded', head };
    };
    load()
      .catch((): PageHead => ({ kind: 'failed' }))
      .then((loaded) => {
        if (!abort.signal.aborted) setResult(loaded);
      });
    return () => abort.abort();
  }, [fetch, address]);
  return result;
}
