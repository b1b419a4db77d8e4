import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import { dumpRecordSchema, type DumpRecord } from './dump.ts';
import { OperatorError } from './operator-error.ts';

/** Writes a dump as compressed lines of JSON. The file must not exist, and is on disk when the function resolves. */
export async function writeDumpFile(path: string, records: AsyncIterable<DumpRecord>): Promise<void> {
  const lines = Readable.from(toLines(records));
  await pipeline(lines, createGzip(), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
}

/** Reads a dump file record by record; a damaged file throws an error with a message for the operator. */
export async function* readDumpFile(path: string): AsyncGenerator<DumpRecord> {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip()).setEncoding('utf8');
  file.on('error', (error) => text.destroy(error));
  try {
    for await (const line of toTextLines(text)) yield v.parse(dumpRecordSchema, JSON.parse(line));
  } catch {
    throw new OperatorError(`${path} is not a Genmaster backup, or is damaged. Nothing was stored. Use another copy.`);
  } finally {
    file.destroy();
  }
}

async function* toLines(records: AsyncIterable<DumpRecord>): AsyncGenerator<string> {
  for await (const record of records) yield `${JSON.stringify(record)}\n`;
}

async function* toTextLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
