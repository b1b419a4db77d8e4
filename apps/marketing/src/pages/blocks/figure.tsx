import type { Figure as FigureData } from '../../content/figures/figure-data.ts';
import { Drawing } from '../pictures/drawing.tsx';
import { InlineText } from '@genmaster/demos';

/** Props of `Figure`. */
export type FigureProps = FigureData;

/** A picture in the colours of the theme, with its caption; which of its two drawings shows depends on the room. */
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
