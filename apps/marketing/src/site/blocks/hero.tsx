import type { PageContent } from '../../content/page-content.ts';
import { ActionLink } from './action-link.tsx';
import { AreaMotif } from './area-motif.tsx';
import { HERO_ID } from './hero-id.ts';

/** Props of `Hero`. */
export interface HeroProps {
  /** The page that begins here. */
  page: PageContent;
}

/** Heading, promise and the two actions, beside a drawing of the area’s own; at home the playground follows at once. */
export function Hero({ page }: HeroProps) {
  return (
    <header id={HERO_ID} className="hero">
      <div className="hero-text">
        <h1>{page.heading}</h1>
        <p className="promise">{page.promise}</p>
        <p className="actions">
          {page.actions.map((action, index) => (
            <ActionLink key={action.href} link={action} isPrimary={index === 0} />
          ))}
        </p>
      </div>
      {page.kind === 'home' ? null : <AreaMotif area={page.area} />}
    </header>
  );
}
