/**
 * Converts any spelling of an address to the one in the route table.
 *
 * Removes scheme, host, query, hash, repeated and trailing slashes, decodes percent-encoded letters, and converts to
 * lower case. Never throws, so it accepts any text from a browser or a file.
 *
 * @example
 * normaliseAddress('https://genmaster.example/About-Us/?demo=2#top'); // '/about-us'
 * normaliseAddress('/caf%C3%A9'); // '/café', as a browser writes it
 */
export function normaliseAddress(address: string): string {
  const path = String(address)
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
    .replace(/[?#][^]*$/, '');
  return `/${decoded(path)}`
    .normalize()
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
}

/** Decodes everything but the characters that separate the parts of an address; text that is not encoded stays. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
