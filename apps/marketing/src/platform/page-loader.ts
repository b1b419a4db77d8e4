import { addressIn, languageOf, type LanguageCode } from '@genmaster/i18n';
import { loadEachOnce } from '@genmaster/resilience';

/** Loads the documents of pages. */
export interface PageLoader<PageDocument> {
  /** Loads the document of an address; an unknown address resolves to the not-found document. */
  load(path: string, signal?: AbortSignal): Promise<PageDocument>;
  /** Prefetches a document that is likely to be needed. Failures are silent, because the click tries again. */
  prefetch(path: string): void;
  /**
   * Returns the addresses whose documents are cached, the last visited one last; these pages open without a connection.
   */
  known(): readonly string[];
}

export interface PageLoaderOptions<PageDocument> {
  fetch: typeof fetch;
  /** Loads what a page needs besides its document. */
  prepare?: (document: PageDocument) => Promise<unknown>;
  /** The document that was prerendered into the first page. */
  initial?: { path: string; document: PageDocument };
}

/** Returns the address of the data file with the navigation of a language. */
export const navigationPathOf = (code: LanguageCode): string => `/_data/navigation.${code}.json`;

/** Returns the address of the data file with a page’s document. */
export const dataPathOf = (path: string): string => `/_data${path === '/' ? '/index' : path}.json`;

/**
 * Creates a loader that reads page documents from their data files, each at most once.
 *
 * @throws when neither the file nor the not-found document could be read; the error boundary offers to try again.
 */
export function createPageLoader<PageDocument>({
  fetch,
  prepare = () => Promise.resolve(),
  initial,
}: PageLoaderOptions<PageDocument>): PageLoader<PageDocument> {
  // Prefetched documents rank behind visited pages.
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
  const documents = loadEachOnce(async (path: string) =>
    complete(path === initial?.path ? initial.document : await read(path)),
  );
  return {
    load(path) {
      visited = [...visited.filter((other) => other !== path), path];
      return documents.load(path);
    },
    prefetch: (path) => void documents.load(path),
    known() {
      const here = new Set(initial ? [initial.path, ...documents.keys()] : documents.keys());
      return [...here].filter((path) => !visited.includes(path)).concat(visited.filter((path) => here.has(path)));
    },
  };
}
