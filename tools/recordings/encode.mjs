// Encodes frames to files, with the system's ffmpeg.
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { FRAME_RATE, SIZE } from './film.mjs';

/** Maximum size of a recording, in bytes. */
export const MOST_BYTES = 250_000;

/** Recorded large and stored smaller: text stays sharp enough to read, at two thirds of the bytes. */
const SCALE = ['-vf', `scale=${SIZE.width}:${SIZE.height}:flags=lanczos`];
const SAME = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-pix_fmt', 'yuv420p', '-an'];
const FORMATS = {
  webm: (quality) => [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    quality,
    '-cpu-used',
    '5',
    '-deadline',
    'good',
    '-row-mt',
    '1',
    '-g',
    '50',
  ],
  mp4: (quality) => [
    '-c:v',
    'libx264',
    '-crf',
    quality,
    '-preset',
    'fast',
    '-tune',
    'animation',
    '-g',
    '50',
    '-movflags',
    '+faststart',
  ],
};
/** Encoder qualities from high to acceptable; the first result within the size limit is used. */
const QUALITIES = { webm: [42, 49, 55], mp4: [29, 34, 38] };

/** Writes the frames in one format, in the best quality within its limit. */
export async function encodeFilm(ffmpeg, frames, { format, file }) {
  for (const quality of QUALITIES[format]) {
    await pipe(
      ffmpeg,
      [
        '-f',
        'image2pipe',
        '-c:v',
        'png',
        '-framerate',
        `${FRAME_RATE}`,
        '-i',
        '-',
        ...SCALE,
        ...FORMATS[format](`${quality}`),
        ...SAME,
        file,
      ],
      frames,
    );
    if (statSync(file).size <= MOST_BYTES) return;
  }
  throw new Error(
    `${file} is larger than ${MOST_BYTES} bytes at every quality. Film fewer seconds or less of the page.`,
  );
}

/** Writes one frame as the poster of the recording. */
export const encodePoster = (ffmpeg, frame, file) =>
  pipe(
    ffmpeg,
    [
      '-f',
      'image2pipe',
      '-c:v',
      'png',
      '-i',
      '-',
      ...SCALE,
      '-frames:v',
      '1',
      '-c:v',
      'libwebp',
      '-quality',
      '60',
      file,
    ],
    [{ ...frame, count: 1 }],
  );

function pipe(ffmpeg, args, frames) {
  return new Promise((resolve, reject) => {
    const child = spawn(ffmpeg, ['-y', '-loglevel', 'error', ...args], { stdio: ['pipe', 'ignore', 'pipe'] });
    let problem = '';
    child.stderr.on('data', (chunk) => (problem += chunk));
    child.stdin.on('error', () => undefined);
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg failed: ${problem}`))));
    void (async () => {
      for (const { png, count } of frames) {
        for (let shown = 0; shown < count; shown += 1) {
          if (!child.stdin.write(png)) await new Promise((drained) => child.stdin.once('drain', drained));
        }
      }
      child.stdin.end();
    })();
  });
}
