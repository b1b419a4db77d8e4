import { plainOf } from './drawing/runs.ts';
import type { PageContent } from './page-content.ts';
import type { BandSpec } from './schema/blocks/index.ts';

/** Returns the anchors of a page with their headings, in the order of the page. */
export const outlineOf = ({ bands }: Pick<PageContent, 'bands'>): readonly { id: string; heading: string }[] =>
  bands.flatMap(outlineOfBand);

function outlineOfBand(band: BandSpec) {
  const heading = 'heading' in band ? band.heading : band.kind === 'pair' ? band.paper.heading : undefined;
  const own = band.id && heading ? [{ id: band.id, heading: plainOf(heading) }] : [];
  const inside =
    band.kind === 'details' ? band.items.flatMap(({ id, summary }) => (id ? [{ id, heading: summary }] : [])) : [];
  return [...own, ...inside];
}
