import type { ResolvedMetadata } from '@genmaster/seo-metadata';
import { createMetadataSource, overlayRemoteMetadata } from '@genmaster/seo-metadata/remote';
import type { PlatformServices } from '../../platform/services-context.tsx';

/** Lays a remote source’s entry over the built-in metadata of a page. */
export type MetadataOverlay = (head: ResolvedMetadata) => ResolvedMetadata;

/** Session storage item that names the project, as the login service leaves it. */
const PROJECT_INFO_KEY = 'projectInfo';

/** Reads the configured source once. Whatever fails is one line in the log, and the built-in metadata stays. */
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
    projectId: readProjectId(),
    projectName: config.projectName,
    logger,
  }).load();
  return (head) => (map ? overlayRemoteMetadata(head, { map, site, logger }) : head);
}

/** Says each line once, however often a page is visited. */
function onceEach(say: (line: string) => void): (line: string) => void {
  const said = new Set<string>();
  return (line) => {
    if (said.has(line)) return;
    said.add(line);
    say(line);
  };
}

function readProjectId(): unknown {
  try {
    return (JSON.parse(sessionStorage.getItem(PROJECT_INFO_KEY) ?? 'null') as { projectId?: unknown } | null)
      ?.projectId;
  } catch {
    return undefined;
  }
}
