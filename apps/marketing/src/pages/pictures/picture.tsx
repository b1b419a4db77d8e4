import type { DrawnPicture } from '../../content/drawing/drawn.ts';
import { Window } from './window.tsx';

/** Props of `Picture`. */
export interface PictureProps {
  /** The windows, drawn when the page was built. */
  picture: DrawnPicture;
  /** Name of the first window, where threads begin or end. */
  name?: string;
}

/** A product picture: one window, or several below one another. */
export function Picture({ picture, name }: PictureProps) {
  const windows = picture.map((drawn, index) => (
    <Window key={index} drawn={drawn} name={name && index > 0 ? `${name}-${index}` : name} />
  ));
  return picture.length === 1 ? windows : <div className="stack">{windows}</div>;
}
