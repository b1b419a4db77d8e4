/**
 * Converts any spelling of an address to the one in the route table.
 *
 * Removes scheme, host, query, hash, repeated and trailing slashes, and converts to lower case. Never throws, so it
 * accepts any text from a browser or a file.
 *
 * @example
 * normaliseAddress('https://genmaster.example/About-Us/?demo=2#top'); // '/about-us'
 */
export function normaliseAddress(address: string): string {
  const path = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#][^]*$/, '');
  return `/${path}`
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
}
