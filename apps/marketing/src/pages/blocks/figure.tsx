import type { Figure as FigureData } from '../../content/figures/figure-data.ts';
import { Drawing } from '../pictures/drawing.tsx';
import { InlineText } from '@genmaster/demos';

/** Props of `Figure`. */
export type FigureProps = FigureData;

/** Renders a picture in the theme’s colours, with its caption; the available width selects one of its two drawings. */
export function Figure(figure: FigureProps) {
  return (
    <figure className="figure">
      <Drawing figure={figure} />
      <figcaption>
        <InlineText text={figure.caption} />
      </figcaption>
    </figure>
  );
}
