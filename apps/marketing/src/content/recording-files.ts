import { fileURLToPath } from 'node:url';
import { readRecordings } from './compile/read-recordings.ts';
import type { RecordingFacts } from './recording-facts.ts';

/** Where the recordings are: one folder for each, named as its demo. */
export const RECORDINGS_FOLDER = fileURLToPath(new URL('./recordings/', import.meta.url));

/**
 * Every recording by its demo.
 *
 * Site and Storybook are handed the data of this module (`build/content-plugin.ts`); no folder is read in a browser.
 */
export const recordingFiles: Readonly<Record<string, RecordingFacts>> = readRecordings(RECORDINGS_FOLDER);
