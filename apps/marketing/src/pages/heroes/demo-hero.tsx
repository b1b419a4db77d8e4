import { DemoFrame } from '@genmaster/demos';
import { Picture } from '../pictures/picture.tsx';
import { Actions, Heading, Lead } from './hero-words.tsx';
import type { HeroProps } from './section-hero.tsx';

/**
 * Renders heading and promise side by side, and below a horizontal seam the demo or the page’s main picture.
 *
 * A tool has one line of text, and the rest of the viewport for itself.
 */
export function DemoHero({ page, hero }: HeroProps<'demo' | 'tool'>) {
  const isTool = hero.kind === 'tool';
  return (
    <>
      <header className={isTool ? 'wrap tool' : 'wrap hero two'}>
        <Heading page={page} />
        <div>
          <Lead page={page} className="lead first" />
          {isTool ? null : <Actions page={page} />}
        </div>
      </header>
      <div className="across" data-ground="stage">
        {isTool ? null : <span className="ground" aria-hidden="true" />}
        <div className="wrap">
          {page.demo ? (
            <DemoFrame key={page.demo.id} demo={page.demo} />
          ) : !isTool && hero.picture ? (
            <div className="large" data-shows={hero.picture[0]?.body.show}>
              <Picture picture={hero.picture} />
            </div>
          ) : null}
        </div>
      </div>
    </>
  );
}
