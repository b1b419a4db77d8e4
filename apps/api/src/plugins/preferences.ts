/**
 * Returns the choices of a header such as `Accept` or `Accept-Language` in lower case and without parameters, the most
 * wanted first. A choice with the quality 0 is refused (RFC 9110, 12.4.2) and is not among them.
 */
export function readPreferences(header = ''): string[] {
  return header
    .toLowerCase()
    .split(',')
    .map((entry) => {
      const [choice = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1;
      return { choice, quality: Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ choice }) => choice);
}
