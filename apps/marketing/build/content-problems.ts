import { pathToFileURL } from 'node:url';

/** What is wrong in the files of the pages, one line for each mistake; `null` when nothing is. */
export async function readContentProblems(serverEntry: string): Promise<string | null> {
  try {
    await import(pathToFileURL(serverEntry).href);
    return null;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ContentError') throw error;
    return error.message;
  }
}
