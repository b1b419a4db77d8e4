import { memo } from 'react';
import { DemoFrame } from '@genmaster/demos';
import type { PageView } from '../content/page-view/page-view.ts';
import { Band } from './bands/band.tsx';
import { Closing } from './bands/closing.tsx';
import { OpenedItem } from './bands/opened-item.tsx';
import { Related } from './bands/related.tsx';
import { hasOwnDemo } from './heroes/has-own-demo.ts';
import { Hero } from './heroes/hero.tsx';
import { hasDrop } from './heroes/section-hero.tsx';
import { bandsBeforeFilm } from './kept/bands-before-film.ts';
import { KeptElements } from './kept/kept-elements.tsx';
import type { KeptParts } from './kept/kept-parts.ts';
import { Recording } from './recording/recording.tsx';

/** Props of `PageArticle`. */
export interface PageArticleProps {
  page: PageView;
  /** The prerendered parts that React does not hydrate; `null` where it renders the page itself. */
  kept: KeptParts | null;
  /** Whether the page fades in. */
  hasEntrance: boolean;
}

/**
 * Renders any page of the site from its document: hero, bands, related pages and closing.
 *
 * The positions of the article’s children are the same with and without `kept`, because generated ids depend on them.
 */
export const PageArticle = memo(function PageArticle({ page, kept, hasEntrance }: PageArticleProps) {
  const { layout, area, hero, bands, questions, related, closing, demo, recording } = page;
  const filmAt = bandsBeforeFilm(page);
  const shown = kept ? [] : bands.map((band, index) => <Band key={index} band={band} questions={questions} />);
  return (
    <article
      className="page"
      data-entrance={hasEntrance ? '' : undefined}
      data-layout={layout}
      data-kind={page.kind}
      data-area={area}
    >
      {kept?.hero ? <KeptElements names={kept.hero} /> : <Hero page={page} />}
      {demo && !hasOwnDemo(hero) ? (
        <div className={hasDrop(page) ? 'fallen' : undefined} data-ground={hasDrop(page) ? 'stage' : undefined}>
          <div className="wrap band">
            <DemoFrame key={demo.id} demo={demo} />
          </div>
        </div>
      ) : null}
      {kept ? <KeptElements names={kept.first} /> : shown.slice(0, filmAt)}
      {recording ? <Recording recording={recording} /> : null}
      {kept ? <KeptElements names={kept.bands} /> : shown.slice(filmAt)}
      {kept ? null : <Related links={related} />}
      {kept ? null : <Closing closing={closing} hasFacts={layout === 'home'} />}
      <OpenedItem />
    </article>
  );
});
