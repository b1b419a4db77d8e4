import type { ResolvedMetadata } from '@genmaster/seo-metadata';
import { createMetadataSource, overlayRemoteMetadata } from '@genmaster/seo-metadata/remote';
import type { PlatformServices } from '../../platform/services-context.tsx';
import { projectOfSession } from './project-of-session.ts';

/** Merges an entry of the remote source into the built-in metadata of a page. */
export type MetadataOverlay = (head: ResolvedMetadata) => ResolvedMetadata;

/** Loads the configured source once. On any failure it logs one line, and the built-in metadata is kept. */
export async function loadMetadataOverlay({
  config,
  site,
  fetch,
  log,
}: Pick<PlatformServices, 'config' | 'site' | 'fetch' | 'log'>): Promise<MetadataOverlay> {
  const logger = { warn: onceEach(log) };
  const map = await createMetadataSource({
    source: config.metadataSource,
    fetch,
    baseUrl: config.projectBaseUrl,
    projectId: projectOfSession(),
    projectName: config.projectName,
    logger,
  }).load();
  return (head) => (map ? overlayRemoteMetadata(head, { map, site, logger }) : head);
}

/** Logs each line once, however often a page is visited. */
function onceEach(t: (line: string) => void): (line: string) => void {
  const said = new Set<string>();
  return (line) => {
    if (said.has(line)) return;
    said.add(line);
    t(line);
  };
}
