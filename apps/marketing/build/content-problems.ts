import { pathToFileURL } from 'node:url';

/** Returns the mistakes in the files of the pages, one line each; `null` when there are none. */
export async function readContentProblems(serverEntry: string): Promise<string | null> {
  try {
    await import(pathToFileURL(serverEntry).href);
    return null;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ContentError') throw error;
    return error.message;
  }
}
