import { drawPicture } from './drawing/draw-picture.ts';
import { createPageDocuments } from './page-document.ts';
import { isOverview } from './page-view/layout-of.ts';
import { siteIdentity } from './site-identity.ts';
import { findPage, translatedPages } from './site-map.ts';

const documents = createPageDocuments(siteIdentity('https://site.example'));

it.each(translatedPages.filter(isOverview))('shows the pages below $path with pictures in Hindi', ({ path }) => {
  const [bento] = documents(path).page.bands;
  const tiles = bento?.kind === 'bento' ? bento.tiles : [];

  expect(tiles.length).toBeGreaterThan(1);
  for (const { href, picture } of tiles) {
    expect([href, picture]).toEqual([href, drawPicture(findPage(href!)!.picture!, 'hi')]);
  }
});
