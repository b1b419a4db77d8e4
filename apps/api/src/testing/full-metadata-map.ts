import type { MetadataMapWire } from '@genmaster/seo-metadata/contract';

/** Returns a map that has exactly this many characters as JSON, 1,000 or more. */
export function fullMetadataMap(length: number): MetadataMapWire {
  const map: Record<string, { description: string }> = {};
  const missing = () => length - JSON.stringify(map).length;
  for (let page = 0; missing() > 500; page += 1) map[`/page-${page}`] = { description: 'x'.repeat(400) };
  map['/last'] = { description: 'x' };
  map['/last'] = { description: 'x'.repeat(1 + missing()) };
  return map;
}
