// npm run record -- <demo…>: records demos of the built site and stores the recordings beside the content.
//   npm run record -- gen-grid task-board  these demos
//   npm run record -- --missing            the demos without a recording
//   npm run record -- --outdated           the demos that look otherwise than in their recording
//   npm run record -- --all                all demos
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { chromium } from 'playwright-core';
import { captionsOf } from '../recordings/captions.mjs';
import { encodeFilm, encodePoster } from '../recordings/encode.mjs';
import { createFilm, FRAME_RATE, SIZE, WINDOW } from '../recordings/film.mjs';
import { journeys } from '../recordings/journeys.mjs';
import { digestOfShown } from '../recordings/shown.mjs';
import { CHROMIUM_ARGS, ensureChromium } from './find-chromium.mjs';
import { ensureFfmpeg } from './find-ffmpeg.mjs';
import { requireBuiltSite } from './lib/built-site.mjs';
import { addressesOfDemos, builtPage, recordingsDir as kept } from './lib/filmed-pages.mjs';
import { outdatedRecordings } from './lib/outdated-recordings.mjs';
import { serveSite } from './lib/serve-site.mjs';

const SECONDS = { least: 3, most: 19 };

const demos = demosToFilm(process.argv.slice(2));
if (demos.length === 0) {
  console.log('Every demo of a page has its recording.');
  process.exit(0);
}
const ffmpeg = ensureFfmpeg();
const server = await serveSite();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const failures = [];
try {
  for (const { id, path } of demos) {
    try {
      console.log(await record(id, path));
    } catch (error) {
      failures.push(id);
      console.error(`${id}: ${error.message}`);
    }
  }
} finally {
  await browser.close();
  server.stop();
}
if (failures.length > 0)
  console.error(`Not recorded: ${failures.join(', ')}. What was kept of them before is as it was.`);
process.exit(failures.length > 0 ? 1 : 0);

/** Records one demo; its files change only when the whole recording succeeded. */
async function record(id, path) {
  const { title, isWhole, address = path, steps } = journeys[id];
  const context = await browser.newContext({
    viewport: WINDOW,
    reducedMotion: 'reduce',
    // The marks are inserted into the page; the demos' own frames keep the policy in their documents.
    bypassCSP: true,
  });
  const page = await context.newPage();
  try {
    await page.goto(new URL(address, server.origin).href);
    await untilReady(page);
    const film = await createFilm({ page, isWhole });
    const clips = [];
    await film.hold(0.6);
    for (const { name, run } of steps) {
      const start = Math.round(film.seconds());
      await run(film);
      await film.fillSecond();
      clips.push({ name, start: clips.length === 0 ? 0 : start, end: Math.round(film.seconds()) });
    }
    const seconds = Math.round(film.seconds());
    if (seconds < SECONDS.least || seconds > SECONDS.most) {
      throw new Error(`The film takes ${seconds} seconds; it may take ${SECONDS.least} to ${SECONDS.most}.`);
    }
    const shown = digestOfShown({ demo: id, html: builtPage(path), journey: journeys[id] });
    return await keep(id, { title, shown, seconds, clips, frames: film.frames });
  } finally {
    await context.close();
  }
}

async function keep(id, { title, shown, seconds, clips, frames }) {
  const work = mkdtempSync(join(tmpdir(), 'genmaster-record-'));
  try {
    await encodeFilm(ffmpeg, frames, { format: 'webm', file: join(work, 'recording.webm') });
    await encodeFilm(ffmpeg, frames, { format: 'mp4', file: join(work, 'recording.mp4') });
    await encodePoster(ffmpeg, frames.at(-1), join(work, 'poster.webp'));
    for (const language of ['en', 'hi']) writeFileSync(join(work, `${language}.vtt`), captionsOf(clips, language));
    const files = Object.fromEntries(
      readdirSync(work)
        .toSorted()
        .map((name) => {
          const bytes = readFileSync(join(work, name));
          return [name, { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }];
        }),
    );
    const folder = join(kept, id);
    const recorded = dateOf(folder, files);
    const facts = { title, recorded, shown, seconds, ...SIZE, framesPerSecond: FRAME_RATE, clips, files };
    writeFileSync(join(work, 'recording.json'), `${JSON.stringify(facts, null, 2)}\n`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(work)) writeFileSync(join(folder, name), readFileSync(join(work, name)));
    const sizes = ['recording.webm', 'recording.mp4', 'poster.webp'].map((name) =>
      Math.round(files[name].bytes / 1000),
    );
    return `${id}: ${seconds} s, ${sizes.join(' / ')} KB`;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Returns the date of the recording: an unchanged recording keeps its date, which its page publishes. */
function dateOf(folder, files) {
  const before = join(folder, 'recording.json');
  if (existsSync(before)) {
    const facts = JSON.parse(readFileSync(before, 'utf8'));
    if (isDeepStrictEqual(facts.files, files)) return facts.recorded;
  }
  return new Date().toISOString().replace(/\.\d+Z$/, '+00:00');
}

/** Waits until the demo is interactive; it starts only after an input of a visitor. */
async function untilReady(page) {
  const demo = page.locator('.demo');
  await demo.scrollIntoViewIfNeeded();
  for (let moves = 1; moves <= 60; moves += 1) {
    await page.mouse.move(moves, 1);
    if ((await demo.getAttribute('data-state')) === 'ready') return;
    await wait(500);
  }
  throw new Error('The demo did not start within 30 seconds.');
}

/** Returns the demos of the arguments, with the addresses of their pages. */
function demosToFilm(words) {
  if (words.length > 0) requireBuiltSite();
  const addresses = addressesOfDemos();
  const all = Object.keys(addresses).toSorted();
  const named = words.includes('--all')
    ? all
    : words.includes('--missing')
      ? all.filter((id) => !existsSync(join(kept, id, 'recording.json')))
      : words.includes('--outdated')
        ? outdatedRecordings()
        : words;
  const unknown = named.filter((id) => !(id in addresses) || !(id in journeys));
  if (unknown.length > 0 || words.length === 0) {
    console.error(
      words.length === 0
        ? `Name the demos to film, or --missing, --outdated or --all. There are: ${all.join(', ')}.`
        : `No page shows ${unknown.join(', ')}, or no journey is written for it in tools/recordings/journeys.`,
    );
    process.exit(1);
  }
  return named.map((id) => ({ id, path: addresses[id] }));
}
