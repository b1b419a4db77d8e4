import type { ReactNode } from 'react';
import { HERO_ID } from '../blocks/hero-id.ts';
import { Picture } from '../pictures/picture.tsx';
import { levelsFrom, Seam } from '../threads/seam.tsx';
import { useThreads } from '../threads/use-threads.ts';
import { Words } from '../words.tsx';
import { Crumbs } from './crumbs.tsx';
import { Actions, Lead } from './hero-words.tsx';
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

/** Estimated heights of three lines and their fields at 1440 px, used until they are measured. */
const LINE_LEVELS = [556, 614, 672];
const STAGE_LEVELS = [195, 290, 390];

/** Renders text on paper and one picture on the stage, with threads across the seam. */
export function HalfHero({ page, hero, stage, afterHeading, afterLead, className = 'rows' }: HalfHeroProps) {
  const root = useThreads<HTMLDivElement>();
  const { picture, under, lines, facts } = hero;
  const windows = picture?.map((_, index) => (index === 0 ? 'right' : `right-${index}`)) ?? [];
  // With other content on the stage, lines lead to its fields.
  const ends = lines && stage ? ['right'] : under ? windows : [];
  const pairs = ends.map((to) => ({ from: 'left', to }));
  const levels = {
    left: LINE_LEVELS,
    right: STAGE_LEVELS,
    ...levelsFrom(470, under ? [['left', under]] : []),
    ...levelsFrom(95, picture ? [['right', picture]] : []),
  };
  return (
    <div ref={root} className={`apart ${className}`} data-ground="pair">
      <header id={HERO_ID}>
        <Crumbs />
        <h1>{page.heading}</h1>
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
        {pairs.length > 0 ? <Seam pairs={pairs} levels={levels} size={[128, 760]} className="first" /> : null}
        {picture ? <Picture picture={picture} name="right" /> : null}
        {stage}
      </div>
    </div>
  );
}
