import type { ReactNode } from 'react';
import { Picture } from '../pictures/picture.tsx';
import { Seam } from '../threads/seam.tsx';
import { useThreads } from '../threads/use-threads.ts';
import { Words } from '../words.tsx';
import { Crumbs } from './crumbs.tsx';
import { Actions, Heading, Lead } from './hero-words.tsx';
import type { HeroProps } from './section-hero.tsx';

/** Props of `HalfHero`. */
export interface HalfHeroProps extends HeroProps<'half'> {
  /** Content of the stage, instead of a picture. */
  stage?: ReactNode;
  /** Content below the heading. */
  afterHeading?: ReactNode;
  /** Content below the promise. */
  afterLead?: ReactNode;
  className?: string;
}

/** Threads from the picture under the promise to the windows of the stage. */
const FROM_PICTURE = {
  levels: {
    left: [621, 670, 718],
    right: [147, 226, 305],
    'right-1': [487, 505, 524],
    'right-2': [692, 711, 730],
  },
  size: [115, 816],
} as const;

/** Threads from three lines to their fields on the stage. */
const FROM_LINES = { levels: { left: [531, 589, 646], right: [198, 287, 413] }, size: [115, 724] } as const;

/** Renders text on paper and one picture on the stage, with threads across the seam. */
export function HalfHero({ page, hero, stage, afterHeading, afterLead, className = 'rows' }: HalfHeroProps) {
  const root = useThreads<HTMLDivElement>();
  const { picture, under, lines, facts } = hero;
  const windows = picture?.map((_, index) => (index === 0 ? 'right' : `right-${index}`)) ?? [];
  // With other content on the stage, lines lead to its fields.
  const ends = lines && stage ? ['right'] : under ? windows : [];
  const pairs = ends.map((to) => ({ from: 'left', to }));
  return (
    <div ref={root} className={`apart ${className}`} data-ground="pair">
      <header>
        <Crumbs />
        <Heading page={page} />
        {afterHeading}
        <Lead page={page} />
        {afterLead}
        {className.includes('contact') ? null : <Actions page={page} />}
        {facts ? (
          <p className="facts3">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        ) : null}
      </header>
      {under || lines ? (
        <div className="under">
          {under ? <Picture picture={under} name="left" /> : null}
          {lines ? (
            <ul className="def fixed" data-window="left">
              {lines.map(({ label, note, hint }, index) => (
                <li key={label} className="row" data-thread={index + 1} data-end={index + 1}>
                  <span className={`pin f${index + 1}`} />
                  <b className="nm">{label}</b>
                  <i>
                    <b>
                      <Words text={note} />
                    </b>{' '}
                    {hint ? <Words text={hint} /> : null}
                  </i>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
      <div className="stage pad">
        {pairs.length > 0 ? <Seam pairs={pairs} {...(under ? FROM_PICTURE : FROM_LINES)} className="first" /> : null}
        {picture ? <Picture picture={picture} name="right" /> : null}
        {stage}
      </div>
    </div>
  );
}
