import { addressIn, languageOf, type LanguageCode } from '../content/languages.ts';
import type { PageDocument } from '../content/page-document.ts';

export interface PageLoader {
  /** The document of an address; an address the site does not have resolves to the not-found document. */
  load(path: string, signal?: AbortSignal): Promise<PageDocument>;
  /** Fetches ahead, on a hint that the visitor may go there. Failures are silent: the click will try again. */
  prefetch(path: string): void;
  /** The addresses whose documents are here: these pages open without a connection. */
  known(): readonly string[];
}

export interface PageLoaderOptions {
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
export function createPageLoader({ fetch, prepare = () => Promise.resolve(), initial }: PageLoaderOptions): PageLoader {
  const known = new Map<string, Promise<PageDocument>>();

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
  const load = (path: string) => {
    const running =
      known.get(path) ?? (path === initial?.path ? complete(initial.document) : read(path).then(complete));
    known.set(path, running);
    running.catch(() => known.delete(path));
    return running;
  };
  return {
    load,
    prefetch: (path) => void load(path).catch(() => undefined),
    known: () => [...new Set([...(initial ? [initial.path] : []), ...known.keys()])],
  };
}
