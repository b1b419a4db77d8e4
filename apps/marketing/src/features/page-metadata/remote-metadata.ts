import { createMetadataResolver, type MetadataResolverOptions, type ResolvedMetadata } from '@genmaster/seo-metadata';
import { createMetadataSource, sanitizeMetadataMap } from '@genmaster/seo-metadata/remote';
import type { SiteServices } from '../../app/services.ts';
import type { PageDocument } from '../../content/page-document.ts';
import { METADATA_DATA_PATH } from './metadata-data-path.ts';

/** The built-in metadata with a remote source’s entries laid over it. */
export interface RemoteMetadata {
  resolve(document: PageDocument): ResolvedMetadata;
}

/** Session storage item that names the project, as the login service leaves it. */
const PROJECT_INFO_KEY = 'projectInfo';

/**
 * Loads the route table, the built-in entries and the remote map, and puts them together.
 *
 * @throws when the site’s own metadata file cannot be read; a remote source that fails only leaves its entries out.
 */
export async function loadRemote({ config }: Pick<SiteServices, 'config'>): Promise<RemoteMetadata> {
  const source = createMetadataSource({
    source: config.metadataSource,
    fetch: globalThis.fetch.bind(globalThis),
    baseUrl: config.projectBaseUrl,
    projectId: readProjectId(),
    projectName: config.projectName,
    logger: console,
  });
  const [map, answer] = await Promise.all([source.load(), fetch(METADATA_DATA_PATH)]);
  if (!answer.ok) throw new Error(`[marketing] ${METADATA_DATA_PATH} answered ${answer.status}.`);
  const builtIn = createMetadataResolver((await answer.json()) as MetadataResolverOptions);
  const resolver = map ? builtIn.withRemote(map, sanitizeMetadataMap) : builtIn;
  return {
    resolve: ({ head, status }) => (status === 200 ? resolver.resolve(head.path) : head),
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
