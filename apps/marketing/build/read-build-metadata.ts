import { readFile } from 'node:fs/promises';
import { loadRemoteMetadata } from '@genmaster/seo-metadata/remote';
import { readConfig } from '../src/platform/env.ts';

/** Metadata that was loaded for the build. */
export interface BuildMetadata {
  /** Source that open pages read from. */
  source: string;
  /** An untrusted map, or `null` for the built-in entries. */
  map: unknown;
}

/**
 * Loads the metadata map for the prerendered pages, from the same source as open pages do.
 *
 * `METADATA_FILE` names a file to read instead, for a build without access to the server. Every failure is one warning,
 * and the build continues with the built-in entries, because a page with an outdated title is better than no page.
 */
export async function readBuildMetadata(
  env: Readonly<Record<string, string | undefined>>,
  { fetch, warn }: { fetch: typeof globalThis.fetch; warn: (message: string) => void },
): Promise<BuildMetadata> {
  const { metadataSource: source, projectBaseUrl: baseUrl, projectName } = readConfig(env);
  if (env['METADATA_FILE']) return { source, map: await readMap(env['METADATA_FILE'], warn) };
  if (source !== 'DB' && source !== 'FILESYSTEM') return { source, map: null };
  if (baseUrl.startsWith('/')) {
    warn(
      `[marketing] VITE_METADATA_SOURCE is ${source}, and VITE_PROJECT_BASE_URL has no host. The pages are built with the built-in metadata and read the source when they are open. Give the build an absolute address, or a METADATA_FILE.`,
    );
    return { source, map: null };
  }
  const projectId = env['METADATA_PROJECT_ID'];
  const map = await loadRemoteMetadata({ source, fetch, baseUrl, projectName, projectId, logger: { warn } });
  return { source, map };
}

async function readMap(file: string, warn: (message: string) => void): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (error) {
    warn(
      `[marketing] METADATA_FILE is ${file}, which cannot be read (${(error as Error).message}). The pages are built with the built-in metadata. Correct the file or unset it.`,
    );
    return null;
  }
}
