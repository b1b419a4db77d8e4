import type { PageView } from '../../content/page-view/page-view.ts';
import { HERO_END_ID } from '../blocks/hero-end-id.ts';
import { ApartHero } from './apart-hero.tsx';
import { ContactHero } from './contact-hero.tsx';
import { Crumbs } from './crumbs.tsx';
import { DemoHero } from './demo-hero.tsx';
import { DiptychHero } from './diptych-hero.tsx';
import { FlowHero } from './flow-hero.tsx';
import { HalfHero } from './half-hero.tsx';
import { NotFoundHero } from './not-found-hero.tsx';
import { SectionHero } from './section-hero.tsx';

/** Props of `Hero`. */
export interface HeroOfPageProps {
  /** The page with its drawn pictures. Its data selects the kind of hero. */
  page: PageView;
}

/** Renders the hero of a page, and its end, until which the first paint waits. */
export function Hero({ page }: HeroOfPageProps) {
  return (
    <>
      <HeroOfKind page={page} />
      <span id={HERO_END_ID} hidden />
    </>
  );
}

/** Heroes that reach the header render the breadcrumb themselves. */
function HeroOfKind({ page }: HeroOfPageProps) {
  const { hero, layout } = page;
  switch (hero.kind) {
    case 'diptych':
      return <DiptychHero page={page} />;
    case 'tool':
      return <DemoHero page={page} hero={hero} />;
    case 'apart':
      return <ApartHero page={page} hero={hero} />;
    case 'flow':
      return <FlowHero page={page} hero={hero} />;
    case 'half':
      if (layout === 'contact') return <ContactHero page={page} hero={hero} />;
      if (layout === 'notFound') return <NotFoundHero page={page} hero={hero} />;
      return <HalfHero page={page} hero={hero} />;
    case 'section':
      return (
        <>
          <Crumbs />
          <SectionHero page={page} hero={hero} />
        </>
      );
    case 'demo':
      return (
        <>
          <Crumbs />
          <DemoHero page={page} hero={hero} />
        </>
      );
    default:
      return hero satisfies never;
  }
}
