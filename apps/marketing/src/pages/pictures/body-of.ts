import type { DrawnBody } from '../../content/drawing/drawn.ts';

/** The properties of the component that draws one kind of body. */
export type BodyOf<Show extends DrawnBody['show']> = { body: Extract<DrawnBody, { show: Show }> };
