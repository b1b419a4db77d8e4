import type { ReactNode } from 'react';
import type { Ground } from '../../content/schema/blocks/index.ts';
import { headingOf } from './band-head.tsx';

/** Props of `BandSection`. */
export interface BandSectionProps {
  id?: string | undefined;
  /** Background of the band. @default paper */
  ground?: Ground | undefined;
  className?: string;
  children: ReactNode;
}

/** Renders one full-width band with its background. */
export function BandSection({ id, ground = 'paper', className = '', children }: BandSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={headingOf(id)}
      className={`band ${ground} ${className}`.trim()}
      data-ground={ground}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}
