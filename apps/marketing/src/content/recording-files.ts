import { fileURLToPath } from 'node:url';
import { readRecordings } from './compile/read-recordings.ts';
import type { RecordingFacts } from './recording-facts.ts';

/** Folder of the recordings, with one folder per demo. */
export const RECORDINGS_FOLDER = fileURLToPath(new URL('./recordings/', import.meta.url));

/**
 * Every recording by its demo.
 *
 * The build replaces this module by its data for the site and Storybook (`build/content-plugin.ts`); no folder is read
 * in a browser.
 */
export const recordingFiles: Readonly<Record<string, RecordingFacts>> = readRecordings(RECORDINGS_FOLDER);
