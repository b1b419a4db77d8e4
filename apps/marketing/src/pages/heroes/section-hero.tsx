import type { HeroView, PageView } from '../../content/page-view/page-view.ts';
import { Picture } from '../pictures/picture.tsx';
import { Drop } from '../threads/drop.tsx';
import { Actions, Heading, Lead } from './hero-words.tsx';

/** Props of a hero of one kind. */
export interface HeroProps<Kind extends HeroView['kind']> {
  page: PageView;
  hero: Extract<HeroView, { kind: Kind }>;
}

/** Returns whether threads lead from a page’s hero down to the stage below it. */
export const hasDrop = ({ hero, bands }: PageView): boolean => hero.kind === 'section' && bands[0]?.kind === 'bento';

/** Renders a section’s heading beside the definition whose threads lead to the parts below. */
export function SectionHero({ page, hero }: HeroProps<'section'>) {
  return (
    <>
      <div className="wrap hero two">
        <header>
          <Heading page={page} />
          <Lead page={page} />
          <Actions page={page} />
        </header>
        {hero.picture ? <Picture picture={hero.picture} /> : null}
      </div>
      {hasDrop(page) ? <Drop /> : null}
    </>
  );
}
