import type { Drawing, Figure as FigureData } from '../../content/figures/figure.ts';
import { InlineText } from './inline-text.tsx';

/** Props of `Figure`. */
export type FigureProps = FigureData;

/** A picture in the colours of the theme, with its caption; which of its two drawings shows depends on the room. */
export function Figure({ caption, alternative, wide, narrow }: FigureProps) {
  return (
    <figure className="figure">
      {draw('figure-wide', wide, alternative)}
      {draw('figure-narrow', narrow, alternative)}
      <figcaption>
        <InlineText text={caption} />
      </figcaption>
    </figure>
  );
}

const draw = (className: string, { width, height, shapes }: Drawing, alternative: string) => (
  <svg className={className} role="img" aria-label={alternative} viewBox={`0 0 ${width} ${height}`}>
    {shapes.map(([look, drawn, x, y], index) =>
      x === undefined ? (
        <path key={index} className={look} d={drawn} />
      ) : (
        <text key={index} className={look} x={x} y={y}>
          {drawn}
        </text>
      ),
    )}
  </svg>
);
