import type { PageView } from '../../content/page-view/page-view.ts';
import { hasOwnDemo } from '../heroes/has-own-demo.ts';
import { bandsBeforeFilm } from './bands-before-film.ts';

/** Names of the prerendered elements that contain only text, pictures and links, in order. */
export interface KeptParts {
  /** Elements of the hero; `null` for an interactive hero. */
  hero: readonly string[] | null;
  /** Elements of the bands before the film. */
  first: readonly string[];
  /** Elements of the other bands, the related pages and the closing. */
  bands: readonly string[];
}

/** Heroes with text, pictures and links only. */
const STILL_HEROES: readonly PageView['hero']['kind'][] = ['section', 'apart'];

/**
 * Finds the elements of the prerendered page that React need not hydrate.
 *
 * Returns `null` for a page with a form in a band, and for one whose elements differ from those of the build.
 */
export function readKeptParts(page: PageView, root: ParentNode = document): KeptParts | null {
  const elements = root.querySelector('article.page')?.children;
  if (!elements || hasFormInBand(page)) return null;
  const names = [...elements].map(({ localName }) => localName);
  const { bands, recording, demo, hero, related } = page;
  const filmAt = bandsBeforeFilm(page);
  const take = (count: number) => names.splice(names.length - count, count);
  // From the end, because only the number of elements of the hero depends on its kind. The closing always exists.
  const last = take(countShown(page, bands.slice(filmAt)) + (related.length > 0 ? 1 : 0) + 1);
  take(recording ? 1 : 0);
  const first = take(countShown(page, bands.slice(0, filmAt)));
  take(demo && !hasOwnDemo(hero) ? 1 : 0);
  if (names.length === 0) return null;
  return { hero: STILL_HEROES.includes(hero.kind) ? names : null, first, bands: last };
}

/** Counts the elements of bands: one for each, except for an empty list of details. */
const countShown = ({ questions }: PageView, bands: PageView['bands']): number =>
  bands.filter((band) => band.kind !== 'details' || band.items.length + questions.length > 0).length;

const hasFormInBand = ({ bands }: PageView): boolean => JSON.stringify(bands).includes('"kind":"contact-form"');
