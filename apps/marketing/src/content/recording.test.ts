import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecordings } from './compile/read-recordings.ts';
import { recordingFiles, RECORDINGS_FOLDER } from './recording-files.ts';
import { recordingOf } from './recording.ts';
import { everyPage, pages } from './site-map.ts';

const MOST_BYTES = 250_000;
const MOST_BYTES_OF_ALL = 20_000_000;

/** Demos without a recording: `npm run record -- --missing`. */
const TO_BE_FILMED: readonly string[] = [];

const demos = pages.flatMap(({ demo }) => (demo ? [demo.id as string] : []));
const recorded = Object.entries(recordingFiles);
const bytesOf = (demo: string, name: string) => readFileSync(join(RECORDINGS_FOLDER, demo, name));

it('every demo of a page has a recording, and there is no other recording', () => {
  const wanted = demos.filter((id) => !TO_BE_FILMED.includes(id));

  expect(Object.keys(recordingFiles)).toEqual(wanted.toSorted());
});

it.each(recorded)('%s has a duration within the limits, and contiguous parts', (_demo, facts) => {
  const { seconds, clips, files, width, height, recorded: day } = facts;
  let end = 0;
  for (const clip of clips) {
    expect(clip.start).toBe(end);
    expect(clip.end).toBeGreaterThan(clip.start);
    end = clip.end;
  }
  expect(clips.length).toBeGreaterThan(1);
  expect(end).toBe(seconds);
  expect(seconds).toBeGreaterThanOrEqual(3);
  expect(seconds).toBeLessThanOrEqual(19);
  expect(width / height).toBeCloseTo(16 / 9);
  expect(day).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
  for (const name of ['recording.webm', 'recording.mp4']) expect(files[name]?.bytes).toBeLessThanOrEqual(MOST_BYTES);
});

it.each(recorded)('%s has its original files, unchanged', (demo, { files }) => {
  const names = readdirSync(join(RECORDINGS_FOLDER, demo)).toSorted();

  expect(names).toEqual(['en.vtt', 'hi.vtt', 'poster.webp', 'recording.json', 'recording.mp4', 'recording.webm']);
  for (const [name, { bytes, sha256 }] of Object.entries(files)) {
    const content = bytesOf(demo, name);
    expect([name, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([name, bytes, sha256]);
  }
});

it.each(recorded)('%s has captions in both languages, one for each part', (demo, { clips }) => {
  for (const language of ['en', 'hi'] as const) {
    const text = bytesOf(demo, `${language}.vtt`).toString();
    expect(text).toMatch(/^WEBVTT\n/);
    expect(text.match(/ --> /g)).toHaveLength(clips.length);
    for (const { name } of clips) expect(text).toContain(`\n${name[language]}\n`);
  }
});

it.each(recorded)('%s is a video, and its poster has the same size', (demo, { width, height }) => {
  const mp4 = bytesOf(demo, 'recording.mp4');
  const poster = bytesOf(demo, 'poster.webp');

  expect(mp4.subarray(4, 8).toString()).toBe('ftyp');
  // The index (`moov`) is before the media data, so that playback starts before the whole file is loaded.
  expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
  expect(bytesOf(demo, 'recording.webm').readUInt32BE(0)).toBe(0x1a45dfa3);
  // A lossy WebP stores its size after the start code of its first frame.
  const start = poster.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  expect([poster.readUInt16LE(start + 3), poster.readUInt16LE(start + 5)]).toEqual([width, height]);
});

it('all recordings together are within the size limit', () => {
  const bytes = recorded.flatMap(([, { files }]) => Object.values(files).map((file) => file.bytes));

  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MOST_BYTES_OF_ALL);
});

it('a page’s recording lists the captions in the page’s language first', () => {
  const onPages = everyPage.flatMap((page) => recordingOf(page) ?? []);

  expect(onPages.some(({ heading, tracks }) => heading.startsWith('Watch it: ') && tracks[0].srcLang === 'en')).toBe(
    true,
  );
  expect(onPages.some(({ heading, tracks }) => heading.startsWith('देखें: ') && tracks[0].srcLang === 'hi')).toBe(true);
});

it('a page without a demo has no recording', () => {
  expect(recordingOf({ path: '/contact-us' })).toBeNull();
});

it('a page with a missing folder has no recording', () => {
  expect(readRecordings(join(RECORDINGS_FOLDER, 'nowhere'))).toEqual({});
});
