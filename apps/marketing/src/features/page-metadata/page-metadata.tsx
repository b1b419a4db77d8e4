import { createHeadManager } from '@genmaster/seo-metadata/dom';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { PAGE_ROUTE_ID } from '../../app/page-route-id.ts';
import { useServices } from '../../app/services-context.tsx';
import type { PageDocument } from '../../content/page-document.ts';
import type { MetadataOverlay } from './remote-metadata.ts';

/**
 * Keeps the document’s head in step with the page in view. Renders nothing: head tags are not React’s.
 *
 * With a remote source configured, its entries are laid over the built-in ones when they arrive; until then, and when
 * they do not, the built-in ones stand.
 */
export function PageMetadata() {
  const services = useServices();
  const document = useRouteLoaderData(PAGE_ROUTE_ID) as PageDocument | undefined;
  const [overlay, setOverlay] = useState<MetadataOverlay | null>(null);
  const { metadataSource } = services.config;

  useEffect(() => {
    if (metadataSource !== 'DB' && metadataSource !== 'FILESYSTEM') return;
    let isWanted = true;
    void import('./remote-metadata.ts')
      .then(({ loadMetadataOverlay }) => loadMetadataOverlay(services))
      .then((loaded) => {
        if (isWanted) setOverlay(() => loaded);
      })
      // The built-in entries are in place already.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [services, metadataSource]);

  useEffect(() => {
    if (!document) return;
    createHeadManager(globalThis.document).apply(overlay?.(document.head) ?? document.head);
  }, [document, overlay]);
  return null;
}
