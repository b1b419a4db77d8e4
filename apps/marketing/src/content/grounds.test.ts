import { createPageDocuments } from './page-document.ts';
import type { BandView, PageView } from './page-view/page-view.ts';
import { siteIdentity } from './site-identity.ts';
import { everyPage } from './site-map.ts';

/** Bands that are on the stage by default. */
const ON_STAGE: readonly BandView['kind'][] = ['bento', 'stage-figure', 'device'];

const documents = createPageDocuments(siteIdentity('https://site.example'));

const groundOf = (band: BandView): string =>
  ('ground' in band && band.ground) || (ON_STAGE.includes(band.kind) ? 'stage' : 'paper');

/** Returns the grounds of a page from top to bottom; the film of a demo is on paper. */
function groundsOf({ kind, hero, bands, recording }: PageView): string[] {
  const film = recording ? ['paper'] : [];
  const [first, ...others] = bands.map(groundOf);
  const own = kind === 'page' && first ? [first, ...film, ...others] : [...film, ...bands.map(groundOf)];
  return [hero.kind === 'demo' || hero.kind === 'section' ? 'stage' : 'paper', ...own];
}

const shown = everyPage.map(({ path }) => ({ path, grounds: groundsOf(documents(path).page) }));

it('never has two stage bands in a row', () => {
  const rows = shown.filter(({ grounds }) =>
    grounds.some((ground, index) => ground === 'stage' && grounds[index - 1] === 'stage'),
  );

  expect(rows).toEqual([]);
});

it('gives every feature page at least two bands of its own, of different kinds', () => {
  const alike = everyPage
    .map(({ path }) => documents(path).page)
    .filter(({ layout, kind, demo }) => layout === 'feature' && kind === 'page' && demo)
    .filter(({ bands }) => new Set(bands.map(({ kind }) => kind).filter((kind) => kind !== 'details')).size < 2)
    .map(({ path }) => path);

  expect(alike).toEqual([]);
});
