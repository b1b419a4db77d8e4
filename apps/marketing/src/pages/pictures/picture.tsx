import type { DrawnPicture } from '../../content/drawing/drawn.ts';
import { Window } from './window.tsx';

/** Props of `Picture`. */
export interface PictureProps {
  /** The windows, drawn at build time. */
  picture: DrawnPicture;
  /** Name of the first window, the start or end of threads. */
  name?: string;
}

/** Renders a product picture: one window, or several below one another. */
export function Picture({ picture, name }: PictureProps) {
  const windows = picture.map((drawn, index) => (
    <Window key={index} drawn={drawn} name={name && index > 0 ? `${name}-${index}` : name} />
  ));
  return picture.length === 1 ? windows : <div className="stack">{windows}</div>;
}
