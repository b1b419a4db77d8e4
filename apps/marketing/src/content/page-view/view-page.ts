import { invoice } from '@genmaster/app-model';
import { drawScene } from '../drawing/draw-scene.ts';
import { drawPicture } from '../drawing/draw-picture.ts';
import { languageOf, type LanguageCode } from '@genmaster/i18n';
import type { PageContent } from '../page-content.ts';
import { outlineOf } from '../page-outline.ts';
import { recordingOf } from '../recording.ts';
import type { BandSpec } from '../schema/blocks/index.ts';
import type { Picture } from '../schema/pictures/index.ts';
import { tilesOf } from './area-tiles.ts';
import { heroOf } from './hero-of.ts';
import { isOverview, layoutOf } from './layout-of.ts';
import type { BandView, Drawn, PageView } from './page-view.ts';

/**
 * Composes a page and draws its pictures. Runs at build time, never in a browser.
 *
 * `listed` are the pages it lists as tiles: an overview before its own bands, any other page after them.
 */
export function viewPage(page: PageContent, listed: readonly PageContent[] = []): PageView {
  const { hero, bands, layout = layoutOf(page), picture: _, ...rest } = page;
  const language = languageOf(page.path);
  const recording = recordingOf(page);
  const shownHero = hero ?? heroOf({ ...page, layout });
  const tiles = bentoOf(page, listed);
  const all: readonly BandSpec[] = isOverview(page) ? [...tiles, ...bands] : [...bands, ...tiles];
  return {
    ...rest,
    layout,
    hero: drawAll(shownHero, language) as PageView['hero'],
    ...(shownHero.kind === 'diptych' ? { scene: drawScene(invoice, language) } : {}),
    ...(recording && { recording }),
    bands: drawAll(all, language) as readonly BandView[],
    sections: outlineOf(page),
  };
}

/** Returns a band with a tile for each listed page. */
function bentoOf(page: PageContent, listed: readonly PageContent[]): readonly BandSpec[] {
  const tiles = tilesOf(page, listed);
  return tiles.length > 1 ? [{ kind: 'bento', ground: 'stage', tiles }] : [];
}

/** Draws every picture in page data. */
function drawAll<T>(value: T, language: LanguageCode): Drawn<T> {
  if (Array.isArray(value)) return value.map((item: unknown) => drawAll(item, language)) as Drawn<T>;
  if (typeof value !== 'object' || value === null) return value as Drawn<T>;
  if ('picture' in value && typeof value.picture === 'string') {
    return drawPicture(value as unknown as Picture, language) as Drawn<T>;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, drawAll(item, language)]),
  ) as Drawn<T>;
}
