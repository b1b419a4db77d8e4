import type { ProjectFile } from '@genmaster/app-model/project';
import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import * as v from 'valibot';

/** Maximum size of an archive, and of its unpacked content, in bytes. */
const MAX_ZIP_BYTES = 5_000_000;
const MAX_BYTES = 20_000_000;

/** Path of the manifest, which lists all other files with their checksums. */
export const MANIFEST = 'manifest.json';

const entrySchema = v.strictObject({
  path: v.string(),
  bytes: v.number(),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  origin: v.picklist(['generated', 'manual']),
});
const manifestSchema = v.strictObject({ format: v.literal(1), files: v.pipe(v.array(entrySchema), v.maxLength(2000)) });

export type ManifestEntry = v.InferOutput<typeof entrySchema>;

/** Result of the check of one file. */
export interface FileVerdict {
  path: string;
  verdict: 'same' | 'changed' | 'missing' | 'extra';
}

/** Reason why an archive cannot be checked. */
export type ArchiveProblem = 'noZip' | 'noManifest' | 'tooLarge';

/** Returns the SHA-256 checksum of bytes as 64 hexadecimal digits. */
export async function sha256(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes as BufferSource);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Lists every file with its size, checksum and origin. */
export const manifestOf = (files: readonly ProjectFile[]): Promise<readonly ManifestEntry[]> =>
  Promise.all(
    files.map(async ({ path, text, origin }) => {
      const bytes = strToU8(text);
      return { path, bytes: bytes.length, sha256: await sha256(bytes), origin };
    }),
  );

/** Packs a project with its manifest. The same files give the same archive, byte for byte. */
export async function packProject(files: readonly ProjectFile[]): Promise<Uint8Array> {
  const manifest = `${JSON.stringify({ format: 1, files: await manifestOf(files) }, null, 2)}\n`;
  const box: Zippable = {};
  for (const { path, text } of [...files, { path: MANIFEST, text: manifest }]) box[path] = strToU8(text);
  // The date is fixed, so that the archive does not depend on the time of packing.
  return zipSync(box, { level: 6, mtime: '2030-01-01T00:00:00' });
}

/** Opens an archive and compares every file with the manifest. */
export async function verifyArchive(
  zip: Uint8Array,
): Promise<{ verdicts: readonly FileVerdict[] } | { problem: ArchiveProblem }> {
  if (zip.length > MAX_ZIP_BYTES) return { problem: 'tooLarge' };
  let files: Record<string, Uint8Array>;
  let size = 0;
  try {
    files = unzipSync(zip, {
      filter: ({ originalSize }) => {
        size += originalSize;
        return size <= MAX_BYTES;
      },
    });
  } catch {
    return { problem: 'noZip' };
  }
  if (size > MAX_BYTES) return { problem: 'tooLarge' };
  const manifest = readManifest(files[MANIFEST]);
  if (!manifest) return { problem: 'noManifest' };
  const listed = await Promise.all(
    manifest.map(async ({ path, sha256: wanted }): Promise<FileVerdict> => {
      const bytes = Object.hasOwn(files, path) ? files[path] : undefined;
      if (!bytes) return { path, verdict: 'missing' };
      return { path, verdict: (await sha256(bytes)) === wanted ? 'same' : 'changed' };
    }),
  );
  const known = new Set([MANIFEST, ...manifest.map(({ path }) => path)]);
  const extra = Object.keys(files)
    .filter((path) => !known.has(path) && !path.endsWith('/'))
    .map((path): FileVerdict => ({ path, verdict: 'extra' }));
  return { verdicts: [...listed, ...extra] };
}

function readManifest(bytes: Uint8Array | undefined): readonly ManifestEntry[] | null {
  if (!bytes) return null;
  try {
    const read = v.safeParse(manifestSchema, JSON.parse(strFromU8(bytes)));
    return read.success ? read.output.files : null;
  } catch {
    return null;
  }
}

/** Simulated changes to an archive: none, one changed byte, an edit by hand. */
export const JOURNEYS = ['none', 'byte', 'edit'] as const;

/** Simulates a change to an archive: unpacks it, applies the change, and packs it again. */
export function travel(zip: Uint8Array, journey: (typeof JOURNEYS)[number]): Uint8Array {
  if (journey === 'none') return zip;
  const files = unzipSync(zip);
  const path = Object.keys(files).find((name) =>
    journey === 'byte' ? name === 'generated/api/openapi.json' : name.endsWith('.rules.ts'),
  );
  if (!path) return zip;
  const bytes = files[path]!;
  // Flip one bit of a character, or append a line.
  if (journey === 'byte') bytes[bytes.length - 4] = bytes[bytes.length - 4]! ^ 1;
  else files[path] = strToU8(`${strFromU8(bytes)}\n// A rule that was added outside.\n`);
  return zipSync(files, { level: 6, mtime: '2030-01-01T00:00:00' });
}
