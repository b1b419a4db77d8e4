import { languageOf, type LanguageCode } from '@genmaster/i18n';
import type { PageContent } from './page-content.ts';
import { recordingFiles } from './recording-files.ts';

/** Captions in one language. */
export interface RecordedTrack {
  src: string;
  srcLang: LanguageCode;
  label: string;
}

/** A recording on the page of its demo, in the language of the page. */
export interface Recording {
  /** Its content, as a sentence without a full stop. */
  title: string;
  /** The heading above it, with its duration. */
  heading: string;
  seconds: number;
  width: number;
  height: number;
  poster: string;
  /** The same video in two formats; a browser plays the first one that it supports. */
  sources: readonly { src: string; type: string }[];
  /** Captions, those in the language of the page first. */
  tracks: readonly [RecordedTrack, RecordedTrack];
  clips: readonly { name: string; start: number; end: number; href: string }[];
  recorded: string;
}

const SOURCES = [
  { file: 'recording.webm', type: 'video/webm' },
  { file: 'recording.mp4', type: 'video/mp4' },
] as const;
const HEADING = {
  en: (seconds: number) => `Watch it: ${seconds} seconds`,
  hi: (seconds: number) => `देखें: ${seconds} सेकंड`,
};

/** Returns the recording of a page’s demo, or `null` if there is none. */
export function recordingOf({ path, demo }: Pick<PageContent, 'path' | 'demo'>): Recording | null {
  const facts = demo && recordingFiles[demo.id];
  if (!facts) return null;
  const language = languageOf(path);
  const { seconds, width, height, recorded } = facts;
  const fileAt = (name: string) => `/recordings/${demo.id}/${name}`;
  const english: RecordedTrack = { src: fileAt('en.vtt'), srcLang: 'en', label: 'English' };
  const hindi: RecordedTrack = { src: fileAt('hi.vtt'), srcLang: 'hi', label: 'हिन्दी' };
  return {
    title: facts.title[language],
    heading: HEADING[language](seconds),
    seconds,
    width,
    height,
    recorded,
    poster: fileAt('poster.webp'),
    sources: SOURCES.map(({ file, type }) => ({ src: fileAt(file), type })),
    tracks: language === 'hi' ? [hindi, english] : [english, hindi],
    clips: facts.clips.map(({ name, start, end }) => ({
      name: name[language],
      start,
      end,
      href: `${fileAt('recording.mp4')}#t=${start}`,
    })),
  };
}

/** Returns the source with the widest browser support. */
export const commonSource = ({ sources }: Recording): { src: string; type: string } => sources.at(-1)!;
