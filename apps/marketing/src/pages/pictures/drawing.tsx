import type { FigureDrawing, Figure } from '../../content/figures/figure-data.ts';

/** Renders a drawing in the theme’s colours; the available width selects one of its two versions. */
export function Drawing({ figure: { alternative, wide, narrow } }: { figure: Figure }) {
  return (
    <>
      {draw('figure-wide', wide, alternative)}
      {draw('figure-narrow', narrow, alternative)}
    </>
  );
}

const draw = (className: string, { width, height, shapes }: FigureDrawing, alternative: string) => (
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
