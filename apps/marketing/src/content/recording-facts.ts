import type { LanguageCode } from '@genmaster/i18n';

/** Words of a recording in each language of the site. */
export type RecordedWords = Readonly<Record<LanguageCode, string>>;

/** Content of `recording.json`, written by `npm run record`, never by hand. */
export interface RecordingFacts {
  title: RecordedWords;
  /** Time of the recording, with its zone. */
  recorded: string;
  /** Digest of what the demo shows, by which an outdated recording is found (`npm test -- recordings`). */
  shown: string;
  seconds: number;
  /** In pixels. */
  width: number;
  height: number;
  /** Its parts in order, in whole seconds. */
  clips: readonly { name: RecordedWords; start: number; end: number }[];
  /** Size and digest of every file beside it. */
  files: Readonly<Record<string, { bytes: number; sha256: string }>>;
}
