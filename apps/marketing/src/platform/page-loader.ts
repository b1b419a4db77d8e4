import { addressIn, languageOf, type LanguageCode } from '@genmaster/i18n';

/** Reads the documents of pages. */
export interface PageLoader<PageDocument> {
  /** The document of an address; an address the site does not have resolves to the not-found document. */
  load(path: string, signal?: AbortSignal): Promise<PageDocument>;
  /** Fetches ahead, on a hint that the visitor may go there. Failures are silent: the click will try again. */
  prefetch(path: string): void;
  /** The addresses whose documents are here, the last one visited last: these pages open without a connection. */
  known(): readonly string[];
}

export interface PageLoaderOptions<PageDocument> {
  fetch: typeof fetch;
  /** Fetches what a page needs besides its document. */
  prepare?: (document: PageDocument) => Promise<unknown>;
  /** The document that came with the first page. */
  initial?: { path: string; document: PageDocument };
}

/** Address of the data file with the navigation of a language. */
export const navigationPathOf = (code: LanguageCode): string => `/_data/navigation.${code}.json`;

/** Address of the data file that a page’s document is read from. */
export const dataPathOf = (path: string): string => `/_data${path === '/' ? '/index' : path}.json`;

/**
 * Reads page documents from their data files, each at most once.
 *
 * @throws when neither the file nor the not-found document could be read; the error boundary offers to try again.
 */
export function createPageLoader<PageDocument>({
  fetch,
  prepare = () => Promise.resolve(),
  initial,
}: PageLoaderOptions<PageDocument>): PageLoader<PageDocument> {
  const known = new Map<string, Promise<PageDocument>>();
  const here = new Set(initial ? [initial.path] : []);
  // What was only fetched ahead is not worth a place before a page that somebody has read.
  let visited: readonly string[] = initial ? [initial.path] : [];

  const complete = async (document: PageDocument): Promise<PageDocument> => {
    await prepare(document);
    return document;
  };

  const read = async (path: string): Promise<PageDocument> => {
    const response = await fetch(dataPathOf(path));
    if (response.ok) return (await response.json()) as PageDocument;
    const notFound = addressIn(languageOf(path), '/404');
    if (response.status === 404 && path !== notFound) return read(notFound);
    throw new Error(
      `[marketing] The page ${path} could not be loaded (${response.status}). Check the connection and try again.`,
    );
  };
  const fetchOnce = (path: string) => {
    const running =
      known.get(path) ?? (path === initial?.path ? complete(initial.document) : read(path).then(complete));
    known.set(path, running);
    running.then(
      () => here.add(path),
      () => known.delete(path),
    );
    return running;
  };
  return {
    load(path) {
      visited = [...visited.filter((other) => other !== path), path];
      return fetchOnce(path);
    },
    prefetch: (path) => void fetchOnce(path).catch(() => undefined),
    known: () => [...here].filter((path) => !visited.includes(path)).concat(visited.filter((path) => here.has(path))),
  };
}
