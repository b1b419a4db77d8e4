import { invoice } from '@genmaster/app-model';
import { projectFiles } from '@genmaster/app-model/project';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { manifestOf, packProject, travel, verifyArchive } from './archive.ts';

const files = projectFiles(invoice);
const wrong = async (zip: Uint8Array) => {
  const result = await verifyArchive(zip);
  return 'problem' in result
    ? result.problem
    : result.verdicts.filter(({ verdict }) => verdict !== 'same').map(({ path, verdict }) => `${verdict} ${path}`);
};

it('lists each file with the checksum that other tools compute', async () => {
  for (const { path, bytes, sha256 } of await manifestOf(files)) {
    const { text } = files.find((file) => file.path === path)!;
    expect(sha256).toBe(createHash('sha256').update(text).digest('hex'));
    expect(bytes).toBe(Buffer.byteLength(text));
  }
});

it('packs an archive that can be unpacked completely, with identical bytes each time', async () => {
  const zip = await packProject(files);
  const box = unzipSync(zip);
  expect(Object.keys(box).length).toBe(files.length + 1);
  for (const { path, text } of files) expect(new TextDecoder().decode(box[path])).toBe(text);
  expect(await packProject(files)).toEqual(zip);
  expect(await wrong(zip)).toEqual([]);
});

it('finds a changed byte, an edit, a missing file and an added one', async () => {
  const zip = await packProject(files);
  expect(await wrong(travel(zip, 'byte'))).toEqual(['changed generated/api/openapi.json']);
  expect(await wrong(travel(zip, 'edit'))).toEqual(['changed manual/invoice.rules.ts']);
  const { LICENSE: _, ...rest } = unzipSync(zip);
  expect(await wrong(zipSync({ ...rest, 'evil.sh': strToU8('rm') }))).toEqual(['missing LICENSE', 'extra evil.sh']);
});

it('gives the reason why a file is not a project archive', async () => {
  expect(await wrong(strToU8('no zip at all'))).toBe('noZip');
  expect(await wrong(zipSync({ 'a.txt': strToU8('a') }))).toBe('noManifest');
  expect(await wrong(zipSync({ 'manifest.json': strToU8('{"format":1,"files":[{"path":"a"}]}') }))).toBe('noManifest');
  expect(await wrong(new Uint8Array(5_000_001))).toBe('tooLarge');
  expect(await wrong(zipSync({ 'bomb.txt': new Uint8Array(21_000_000) }))).toBe('tooLarge');
});
