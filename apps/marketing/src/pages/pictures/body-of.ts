import type { DrawnBody } from '../../content/drawing/drawn.ts';

/** Props of the component that renders one kind of body. */
export type BodyOf<Show extends DrawnBody['show']> = { body: Extract<DrawnBody, { show: Show }> };
