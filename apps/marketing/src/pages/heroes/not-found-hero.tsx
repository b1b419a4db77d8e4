import { useLocation } from 'react-router';
import { SiteLink } from '../../platform/site-link.tsx';
import { useSiteLanguage } from '../../features/navigation/site-navigation.tsx';
import { FinderOffer } from '../../features/page-finder/finder-offer.tsx';
import { HalfHero } from './half-hero.tsx';
import type { HeroProps } from './section-hero.tsx';

/** The markers of the nine areas: three threads by three shapes, in the order of the menus. */
const MARKS = ['f1 o', 'f1 sq', 'f1 di', 'f2 o', 'f2 sq', 'f2 di', 'f3 o', 'f3 sq', 'f3 di'];

/** The address as a broken thread, and the nine areas it may have led to. */
export function NotFoundHero(props: HeroProps<'half'>) {
  const { pathname } = useLocation();
  const { navigation } = useSiteLanguage();
  return (
    <HalfHero
      {...props}
      className="not-found"
      below={
        <>
          <p className="lost">
            <code>{pathname}</code>
          </p>
          <FinderOffer />
        </>
      }
      stage={
        <ul className="nine">
          {navigation.areas
            .filter(({ overview }) => overview)
            .map(({ id, label, overview, links }, index) => (
              <li key={id}>
                <span className={`pin ${MARKS[index] ?? ''}`} aria-hidden="true" />
                <b>
                  <SiteLink href={overview?.href ?? '/'}>{label}</SiteLink>
                </b>
                <span>
                  {links
                    .slice(0, 3)
                    .map((link) => link.label)
                    .join(', ')}
                </span>
              </li>
            ))}
        </ul>
      }
    />
  );
}
