import type { SVGProps } from 'react';
import type { AreaId } from '../../content/page-content.ts';
import { areaDrawings, type DrawingLook } from './area-drawings.ts';

/** Props of `AreaMotif`. */
export interface AreaMotifProps {
  /** Whose drawing it is. */
  area: AreaId;
}

/** The drawing of an area, in the colours of the theme. Decoration only: the words beside it say the same. */
export function AreaMotif({ area }: AreaMotifProps) {
  return (
    <svg className="motif" viewBox="0 0 420 300" aria-hidden="true">
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {areaDrawings[area].map(([look, path], index) => (
          <path key={index} {...LOOKS[look]} d={path} />
        ))}
      </g>
    </svg>
  );
}

/** As attributes, which the pictures for social networks are drawn by as well. */
const LOOKS: Readonly<Record<DrawingLook, SVGProps<SVGPathElement>>> = {
  card: { fill: 'var(--bg-card)', stroke: 'var(--layout-border)', strokeWidth: 2 },
  lead: { fill: 'var(--layout-primary)' },
  line: { stroke: 'var(--layout-primary)', strokeWidth: 3 },
  quiet: { stroke: 'var(--layout-border)', strokeWidth: 3 },
  words: { stroke: 'var(--text-muted)', strokeWidth: 5, strokeOpacity: 0.45 },
  'on-lead': { stroke: 'var(--layout-on-primary)', strokeWidth: 5 },
  point: { fill: 'var(--layout-accent)' },
};
