import { fileURLToPath } from 'node:url';

/** Folder of the pages, with one folder for each. */
export const PAGES_FOLDER = fileURLToPath(new URL('./pages/', import.meta.url));
