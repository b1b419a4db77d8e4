import type { PagePath } from '@genmaster/i18n';
import { createPageDocuments } from '../content/page-document.ts';
import type { BandOf, BandView, PageView } from '../content/page-view/page-view.ts';
import { siteIdentity } from '../content/site-identity.ts';

const documentAt = createPageDocuments(siteIdentity('https://site.example'));

/** Returns the page at an address, with its pictures drawn. */
export function viewAt(path: PagePath): PageView {
  const { status, page } = documentAt(path);
  if (status !== 200) throw new Error(`There is no page at ${path}.`);
  return page;
}

/** The page of an unknown address, with its pictures drawn. */
export const notFoundView: PageView = documentAt('/404').page;

/** Returns the first band of one kind on the page at an address. */
export function bandAt<Kind extends BandView['kind']>(path: PagePath, kind: Kind): BandOf<Kind> {
  const band = viewAt(path).bands.find((each): each is BandOf<Kind> => each.kind === kind);
  if (!band) throw new Error(`The page ${path} has no band "${kind}".`);
  return band;
}
