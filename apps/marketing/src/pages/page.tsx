import { useState } from 'react';
import { useLoaderData, useNavigationType } from 'react-router';
import type { PageDocument } from '../content/page-document.ts';
import { Band } from './bands/band.tsx';
import { Closing } from './bands/closing.tsx';
import { Related } from './bands/related.tsx';
import { DemoFrame } from '@genmaster/demos';
import { Hero } from './heroes/hero.tsx';
import { hasDrop } from './heroes/section-hero.tsx';
import { Recording } from './recording/recording.tsx';

/** Kinds of heroes that contain the demo of their page. */
const WITH_DEMO = ['demo', 'tool'];

/** Renders the page of the current address. */
export function Page() {
  const { page } = useLoaderData<PageDocument>();
  return <PageArticle key={page.path} page={page} />;
}

/** Renders any page of the site from its document: hero, bands, related pages and closing. */
function PageArticle({ page }: Pick<PageDocument, 'page'>) {
  const { layout, area, hero, bands, questions, related, closing, demo, recording } = page;
  // A page that a link led to fades in; the first one stands there, and so does one that the visitor comes back to.
  const hasEntrance = useState(useNavigationType() !== 'POP')[0];
  // What only this page has comes first: the film shows the demo above once more.
  const filmAt = page.kind === 'page' ? 1 : 0;
  const shown = bands.map((band, index) => <Band key={index} band={band} questions={questions} />);
  return (
    <article
      className="page"
      data-entrance={hasEntrance ? '' : undefined}
      data-layout={layout}
      data-kind={page.kind}
      data-area={area}
    >
      <Hero page={page} />
      {demo && !WITH_DEMO.includes(hero.kind) ? (
        <div className={hasDrop(page) ? 'fallen' : undefined} data-ground={hasDrop(page) ? 'stage' : undefined}>
          <div className="wrap band">
            <DemoFrame key={demo.id} demo={demo} />
          </div>
        </div>
      ) : null}
      {shown.slice(0, filmAt)}
      {recording ? <Recording recording={recording} /> : null}
      {shown.slice(filmAt)}
      <Related links={related} />
      <Closing closing={closing} hasFacts={layout === 'home'} />
    </article>
  );
}
