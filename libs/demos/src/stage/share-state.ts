/** Maximum length of a fragment that common programs still pass on completely. */
const LONGEST = 8000;

/** Maximum unpacked size of a state; a larger one is rejected. */
const LARGEST_BYTES = 400_000;

/** Packs a state for use in an address; `null` when it is too large. */
export async function packState(state: unknown): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const packed =
    typeof CompressionStream === 'undefined'
      ? `0.${toBase64(bytes)}`
      : `1.${toBase64(await through(bytes, new CompressionStream('deflate-raw')))}`;
  return packed.length > LONGEST ? null : packed;
}

/** Unpacks a state from an address; `null` if it is not a packed state. The result is not validated yet. */
export async function unpackState(packed: string): Promise<unknown> {
  const [, kind, data] = /^([01])\.([\w-]+)$/.exec(packed) ?? [];
  if (!data || packed.length > LONGEST) return null;
  try {
    const bytes = fromBase64(data);
    const plain = kind === '1' ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes;
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(stream as CompressionStream)
    .getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > LARGEST_BYTES) {
      await reader.cancel();
      throw new Error('The packed state is larger than any state.');
    }
    chunks.push(next.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
