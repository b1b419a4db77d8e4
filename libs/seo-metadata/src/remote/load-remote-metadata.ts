import { readDatabaseAnswer, readFileAnswer, type UntrustedMetadataMap } from '../contract/metadata-answer.ts';
import { METADATA_PATHS, readProjectId } from '../contract/metadata-paths.ts';
import type { MetadataLogger } from '../core/page-metadata.ts';

/** Source of remote metadata; any other value means the built-in entries. */
export type MetadataSource = 'DB' | 'FILESYSTEM' | (string & {});

/** Options of `loadRemoteMetadata`. */
export interface LoadRemoteMetadataOptions {
  readonly source: MetadataSource;
  readonly fetch: typeof globalThis.fetch;
  /** Base address of the project; the paths of the contract are appended to it. */
  readonly baseUrl: string;
  /** Stored project id; anything but a number of up to nine digits becomes 169. */
  readonly projectId?: unknown;
  readonly projectName?: string | undefined;
  /** `Infinity` waits as long as a timer can; what is no length of time becomes the default. @default 3000 */
  readonly timeoutMs?: number | undefined;
  /** Ends the request, without a line in the log: the host no longer wants the map. */
  readonly signal?: AbortSignal | undefined;
  readonly logger?: MetadataLogger | undefined;
}

const MAX_ANSWER_LENGTH = 512 * 1024;
const DEFAULT_TIMEOUT_MS = 3000;
/** A longer timer fires at once. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * Loads the metadata map from the configured source, or returns `null`.
 *
 * It never throws. Every error (no connection, a timeout, an error status, a response that is not a map) is one line in
 * the log, and the built-in entries apply.
 *
 * @example
 * const map = await loadRemoteMetadata({ source: 'DB', fetch, baseUrl: '/api', logger: console });
 * const resolver = map ? builtIn.withRemote(map, sanitizeMetadataMap) : builtIn;
 */
export async function loadRemoteMetadata(options: LoadRemoteMetadataOptions): Promise<UntrustedMetadataMap | null> {
  const call = callFor(options);
  if (!call) return null;
  const url = `${String(options.baseUrl ?? '').replace(/(?<!\/)\/+$/, '')}/${call.path}`;
  // A browser's own `fetch` refuses to be called as a method of another object.
  const { fetch, signal } = options;
  try {
    const limit = AbortSignal.timeout(timeoutOf(options));
    const end = signal ? AbortSignal.any([signal, limit]) : limit;
    const ask = async () => {
      const answer = await fetch(url, { ...call.init, signal: end });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return answer.text();
    };
    // A `fetch` of the host may ignore the signal, and so may the body of its answer.
    const text = await Promise.race([ask(), endOf(end)]);
    if (text.length > MAX_ANSWER_LENGTH) throw new Error(`an answer over ${MAX_ANSWER_LENGTH} characters`);
    const map = call.read(JSON.parse(text));
    if (!map) throw new Error('an answer that is not a map of addresses');
    return map;
  } catch (error) {
    if (signal?.aborted) return null;
    const reason = error instanceof Error ? error.message : String(error);
    options.logger?.warn(
      `[seo-metadata] No metadata from ${url} (${reason}). The built-in metadata is shown. Check the source "${options.source}".`,
    );
    return null;
  }
}

/** Rejects when a signal aborts. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** Returns the time limit as a whole number that a timer takes: with any other, nothing would be asked. */
function timeoutOf({ timeoutMs }: LoadRemoteMetadataOptions): number {
  const asked = Number(timeoutMs ?? NaN);
  return asked >= 0 ? Math.ceil(Math.min(asked, LONGEST_TIMEOUT_MS)) : DEFAULT_TIMEOUT_MS;
}

/** Creates a source that loads the map once and returns the cached result to every later call, a failure included. */
export function createMetadataSource(options: LoadRemoteMetadataOptions): {
  load(): Promise<UntrustedMetadataMap | null>;
} {
  let loading: Promise<UntrustedMetadataMap | null> | undefined;
  return {
    load() {
      loading ??= loadRemoteMetadata(options);
      return loading;
    },
  };
}

interface Call {
  readonly path: string;
  readonly init: RequestInit;
  readonly read: (answer: unknown) => UntrustedMetadataMap | null;
}

function callFor({ source, projectId, projectName }: LoadRemoteMetadataOptions): Call | null {
  const accept = { accept: 'application/json' };
  if (source === 'DB') {
    return {
      path: `${METADATA_PATHS.fromDatabase}/${readProjectId(projectId)}`,
      init: { headers: accept },
      read: readDatabaseAnswer,
    };
  }
  if (source === 'FILESYSTEM') {
    return {
      path: METADATA_PATHS.fromFile,
      init: {
        method: 'POST',
        headers: { ...accept, 'content-type': 'application/json' },
        body: JSON.stringify({ projectName }),
      },
      read: readFileAnswer,
    };
  }
  return null;
}
