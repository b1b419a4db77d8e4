import { DemoFrame } from '@genmaster/demos';
import { HERO_ID } from '../blocks/hero-id.ts';
import { Picture } from '../pictures/picture.tsx';
import { Actions, Lead } from './hero-words.tsx';
import type { HeroProps } from './section-hero.tsx';

/** Heading and promise side by side, and below them the demo across a level seam, or the page's strongest picture. */
export function DemoHero({ page, hero }: HeroProps<'demo'>) {
  return (
    <>
      <header id={HERO_ID} className="wrap hero two">
        <h1>{page.heading}</h1>
        <div>
          <Lead page={page} className="lead first" />
          <Actions page={page} />
        </div>
      </header>
      <div className="across" data-ground="stage">
        <span className="ground" aria-hidden="true" />
        <div className="wrap">
          {page.demo ? (
            <DemoFrame key={page.demo.id} demo={page.demo} />
          ) : hero.picture ? (
            <div className="large" data-shows={hero.picture[0]?.body.show}>
              <Picture picture={hero.picture} />
            </div>
          ) : null}
        </div>
      </div>
    </>
  );
}
