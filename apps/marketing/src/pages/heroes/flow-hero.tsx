import { Icon } from '../icon.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Seam } from '../threads/seam.tsx';
import { useThreads } from '../threads/use-threads.ts';
import { Words } from '../words.tsx';
import { Crumbs } from './crumbs.tsx';
import { Heading, Lead } from './hero-words.tsx';
import type { HeroProps } from './section-hero.tsx';

const LEVELS = { propose: [158, 202, 291], check: [120, 190, 261], accept: [141, 170, 199] };

/** Renders the flow of proposals: only accepted threads cross the seam, a refused one ends before it. */
export function FlowHero({ page, hero: { over, steps } }: HeroProps<'flow'>) {
  const root = useThreads<HTMLElement>();
  const [propose, check, accept] = steps;
  if (!propose || !check || !accept) return null;
  const body = check.picture[0]?.body;
  const refused =
    body?.show === 'proposal'
      ? body.items.flatMap(({ state }, index) => (state === 'accepted' ? [] : [index + 1]))
      : [];
  return (
    <section ref={root} className="flow" data-ground="pair">
      <span className="ground" aria-hidden="true" />
      <header className="top">
        <Crumbs />
        <Heading page={page} />
        <Lead page={page} />
      </header>
      <FlowStep place={1} {...propose} name="propose" />
      <Seam pairs={[{ from: 'propose', to: 'check' }]} levels={LEVELS} size={[64, 459]} className="first plain" />
      <FlowStep place={2} {...check} name="check">
        {refused.length > 0 ? (
          <span className="halt" aria-hidden="true">
            <Icon name="cross" />
          </span>
        ) : null}
      </FlowStep>
      <Seam
        pairs={[{ from: 'check', to: 'accept', without: refused }]}
        levels={LEVELS}
        size={[80, 459]}
        className="second"
      />
      <div className="third">
        <p className="say over">
          <Words text={over} />
        </p>
        <FlowStep place={3} {...accept} name="accept" />
      </div>
    </section>
  );
}

type Step = HeroProps<'flow'>['hero']['steps'][number];

function FlowStep({
  place,
  title,
  picture,
  name,
  children,
}: Step & { place: number; name: string; children?: React.ReactNode }) {
  return (
    <div className={`f-${place}`}>
      <h2>
        <i aria-hidden="true">{place}</i> {title}
      </h2>
      <Picture picture={picture} name={name} />
      {children}
    </div>
  );
}
