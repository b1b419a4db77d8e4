import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from './compress-folder.ts';

const LONG = '<p>Genmaster</p>'.repeat(100);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('writes both compressed forms beside every text file, in subfolders as well', async () => {
  await mkdir(join(folder, 'about-us'));
  await writeFile(join(folder, 'about-us/index.html'), LONG);

  await compressFolder(folder);

  expect((await readdir(join(folder, 'about-us'))).toSorted()).toEqual([
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
  const compressed = (end: string) => readFile(join(folder, `about-us/index.html.${end}`));
  expect(brotliDecompressSync(await compressed('br')).toString()).toBe(LONG);
  expect(gunzipSync(await compressed('gz')).toString()).toBe(LONG);
});

it.each(['picture.png', 'font.woff2', 'already.html.br', 'already.html.gz'])('does not compress %s', async (name) => {
  await writeFile(join(folder, name), LONG);

  await compressFolder(folder);

  expect(await readdir(folder)).toEqual([name]);
});

it('does not compress small files', async () => {
  await writeFile(join(folder, 'small.json'), '{}');

  await compressFolder(folder);

  expect(await readdir(folder)).toEqual(['small.json']);
});

it('writes the same files when it runs again', async () => {
  await writeFile(join(folder, 'a.css'), LONG);

  await compressFolder(folder);
  await compressFolder(folder);

  expect((await readdir(folder)).toSorted()).toEqual(['a.css', 'a.css.br', 'a.css.gz']);
});
