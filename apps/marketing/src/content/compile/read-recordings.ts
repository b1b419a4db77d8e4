import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { RecordingFacts } from '../recording-facts.ts';

const words = v.strictObject({ en: v.string(), hi: v.string() });
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const schema: v.GenericSchema<unknown, RecordingFacts> = v.object({
  title: words,
  recorded: v.string(),
  shown: v.string(),
  seconds: count,
  width: count,
  height: count,
  clips: v.array(v.strictObject({ name: words, start: count, end: count })),
  files: v.record(v.string(), v.strictObject({ bytes: count, sha256: v.string() })),
});

/** Reads the facts of every recording below a folder: `<demo>/recording.json`. */
export function readRecordings(folder: string): Readonly<Record<string, RecordingFacts>> {
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ name }) => [name, readRecording(join(folder, name, 'recording.json'), name)]),
  );
}

function readRecording(file: string, demo: string): RecordingFacts {
  const again = `Film it again: npm run record -- ${demo}`;
  if (!existsSync(file)) throw new Error(`The recording of ${demo} has no recording.json. ${again}`);
  const read = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success)
    throw new Error(`${file} is not as the script writes it (${v.getDotPath(read.issues[0])}). ${again}`);
  return read.output;
}
