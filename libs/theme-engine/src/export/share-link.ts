import { companionsOf, readSavedRecord } from '../core/saved-record.ts';
import type { SavedTheme } from '../core/saved-theme.ts';
import type { NamedValues } from '../core/theme-catalogue.ts';
import { needValues } from '../core/need.ts';

const VERSION = '1.';
/** Bytes of a theme before it is packed. */
const LONGEST_THEME = 65_536;
/** Packed bytes, of which even the least packable theme has only a few more, as letters: three bytes are four. */
const LONGEST_LINK = Math.ceil((LONGEST_THEME + 1024) / 3) * 4;

/**
 * Encodes a theme as text for the fragment of a URL.
 *
 * Contains only the user's changes, compressed (deflate). Pass `engine.toSaved()` and put the result after `#theme=`:
 * fragments are not sent to servers. `readShareText` reads whatever it returns. Rejects with an error for a copy without
 * properties, and for one whose changes are longer than 64 KiB, which a file can hold (`toThemeJson`).
 */
export async function toShareText(copy: SavedTheme): Promise<string> {
  needValues(copy, 'copy');
  const { properties, mode, ownNames = [] } = copy;
  needValues(properties, 'copy');
  const own = (values: NamedValues = {}) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => ownNames.includes(name)));
  const sparse = {
    properties: { ...properties, themeColors: own(properties?.themeColors), themeIcons: own(properties?.themeIcons) },
    mode,
    companions: { ...companionsOf(copy), own: undefined },
  };
  const plain = new Blob([JSON.stringify(sparse)]);
  if (plain.size > LONGEST_THEME) {
    throw new Error(
      '[theme-engine] The theme is too long for a link: more than 64 KiB. Share it as a file: `toThemeJson`.',
    );
  }
  const packed = await transform(plain, new CompressionStream('deflate-raw'));
  const letters = Array.from(packed!, (byte) => String.fromCharCode(byte)).join('');
  return VERSION + btoa(letters).replace(/[+/=]/g, (sign) => urlSafe[sign] ?? '');
}

/**
 * Decodes the theme of a link; returns `null` for anything else.
 *
 * Stops when the decompressed data exceeds 64 KiB. Applies nothing: show the result with `previewTheme` and let the
 * user decide.
 */
export async function readShareText(text: string): Promise<SavedTheme | null> {
  if (
    typeof text !== 'string' ||
    !text.startsWith(VERSION) ||
    text.length > LONGEST_LINK ||
    !/^[\w-]+$/.test(text.slice(VERSION.length))
  )
    return null;
  try {
    const packed = atob(text.slice(VERSION.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    const unpacked = await transform(new Blob([bytes]), new DecompressionStream('deflate-raw'));
    const { properties, mode, companions } = JSON.parse(new TextDecoder().decode(unpacked ?? undefined));
    // A link holds the user's changes alone: a value that is equal to the scheme's is one of them too.
    const own = Object.keys({ ...properties?.themeColors, ...properties?.themeIcons });
    const saved = readSavedRecord({ properties, mode, companions: { ...companions, own } });
    return saved.properties && saved;
  } catch {
    return null;
  }
}

const urlSafe: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' };

/** Pipes bytes through a stream; returns `null` when the result exceeds the limit. */
async function transform(input: Blob, through: CompressionStream | DecompressionStream): Promise<Uint8Array | null> {
  const chunks: number[] = [];
  const reader = input.stream().pipeThrough(through).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (chunks.length + part.value.length > LONGEST_THEME) {
      await reader.cancel();
      return null;
    }
    for (const byte of part.value) chunks.push(byte);
  }
  return Uint8Array.from(chunks);
}
