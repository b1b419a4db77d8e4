import { createHeadEntries, createHeadManager } from '@genmaster/seo-metadata/dom';
import { usePageMetadata } from '@genmaster/seo-metadata/react';
import { useEffect, useMemo, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { PAGE_ROUTE_ID } from '../../platform/page-route-id.ts';
import { useServices } from '../../platform/services-context.tsx';
import type { PageDocument } from '../../content/page-document.ts';
import type { MetadataOverlay } from './remote-metadata.ts';

/**
 * Keeps the document’s head in sync with the current page. Renders nothing, because React does not manage the head
 * tags.
 *
 * When a remote source is configured, its entries override those of the page as soon as they arrive; until then, or
 * when they fail to load, the page’s own entries are used.
 */
export function PageMetadata() {
  const services = useServices();
  const document = useRouteLoaderData(PAGE_ROUTE_ID) as PageDocument | undefined;
  const [overlay, setOverlay] = useState<MetadataOverlay | null>(null);
  // Also created while prerendering, where there is no document and no entry is ever shown.
  const [entries] = useState(() => createHeadEntries(createHeadManager(globalThis.document)));
  const { metadataSource } = services.config;

  useEffect(() => {
    if (metadataSource !== 'DB' && metadataSource !== 'FILESYSTEM') return;
    let isWanted = true;
    void import('./remote-metadata.ts')
      .then(({ loadMetadataOverlay }) => loadMetadataOverlay(services))
      .then((loaded) => {
        if (isWanted) setOverlay(() => loaded);
      })
      // The page’s own entries are already applied.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [services, metadataSource]);

  const head = useMemo(() => document && (overlay?.(document.head) ?? document.head), [document, overlay]);
  usePageMetadata(entries, head);
  return null;
}
