import { useLoaderData } from 'react-router';
import type { PageDocument } from '../content/page-document.ts';
import { DemoFrame } from '../features/demos/frame/demo-frame.tsx';
import { FinderOffer } from '../features/page-finder/finder-offer.tsx';
import { Breadcrumb } from './blocks/breadcrumb.tsx';
import { Closing } from './blocks/closing.tsx';
import { ContentSection } from './blocks/content-section.tsx';
import { Hero } from './blocks/hero.tsx';
import { Questions } from './blocks/questions.tsx';
import { Related } from './blocks/related.tsx';

/** Renders any address of the site from its document. */
export function Page() {
  const { status, page, head } = useLoaderData<PageDocument>();
  return (
    <article key={page.path} className="page" data-kind={page.kind} data-area={page.area}>
      {head.breadcrumb.length > 0 ? <Breadcrumb steps={head.breadcrumb} /> : null}
      <Hero page={page} />
      {page.demo ? <DemoFrame key={page.demo.id} demo={page.demo} /> : null}
      {status === 404 ? <FinderOffer /> : null}
      {page.sections.map((section) => (
        <ContentSection key={section.id} section={section} />
      ))}
      {page.questions.length > 0 ? <Questions questions={page.questions} /> : null}
      {page.related.length > 0 ? <Related links={page.related} /> : null}
      <Closing closing={page.closing} />
    </article>
  );
}
