import { Picture } from '../pictures/picture.tsx';
import { Actions, Heading, Lead } from './hero-words.tsx';
import type { HeroProps } from './section-hero.tsx';
import { Crumbs } from './crumbs.tsx';

/** Renders text on paper, and on the stage the five layers of one application, drawn apart. */
export function ApartHero({ page, hero }: HeroProps<'apart'>) {
  return (
    <div className="apart" data-ground="pair">
      <header>
        <Crumbs />
        <Heading page={page} />
        <Lead page={page} />
        <Actions page={page} />
      </header>
      <div className="stage">
        <Picture picture={hero.picture} />
      </div>
    </div>
  );
}
