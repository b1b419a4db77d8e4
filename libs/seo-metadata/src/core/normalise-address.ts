/**
 * Reduces any spelling of an address to the one in the route table.
 *
 * Scheme, host, query, hash, repeated and trailing slashes go; case is folded.
 * It never throws, so it can be given whatever a browser or a file holds.
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
