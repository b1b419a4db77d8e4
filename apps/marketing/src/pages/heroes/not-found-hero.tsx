import { SiteLink } from '../../platform/site-link.tsx';
import { useShownPath } from '../../features/navigation/use-shown-path.ts';
import { useSiteLanguage } from '../../features/navigation/site-navigation.tsx';
import { FinderOffer } from '../../features/page-finder/finder-offer.tsx';
import { Seam } from '../threads/seam.tsx';
import { HalfHero } from './half-hero.tsx';
import type { HeroProps } from './section-hero.tsx';

const SHAPES = ['o', 'sq', 'di'];

/** Threads from the broken end to each of the nine areas. */
const FAN = Array.from({ length: 9 }, (_, index) => ({ from: 'lost', to: `area-${index}` }));

const LEVELS = { lost: [321], ...Object.fromEntries(FAN.map(({ to }, index) => [to, [150 + index * 62.4]])) };

/** Renders the address as a broken thread, and the nine areas it may have led to. */
export function NotFoundHero(props: HeroProps<'half'>) {
  const path = useShownPath();
  const { navigation } = useSiteLanguage();
  const areas = navigation.areas.filter(({ overview }) => overview);
  return (
    <HalfHero
      {...props}
      className="not-found"
      afterHeading={
        <p className="lost" data-window="lost">
          <code data-end="1">{path}</code>
        </p>
      }
      afterLead={<FinderOffer />}
      stage={
        <>
          <Seam pairs={FAN} levels={LEVELS} size={[115, 800]} className="first" />
          <ul className="nine">
            {areas.map(({ id, label, overview }, index) => (
              <li key={id} data-window={`area-${index}`}>
                <span
                  className={`pin f${1 + Math.floor(index / 3)} ${SHAPES[index % 3]}`}
                  data-end="1"
                  aria-hidden="true"
                />
                <b>
                  <SiteLink href={overview?.href ?? '/'}>{label}</SiteLink>
                </b>
                <span>{overview?.summary}</span>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
