import type { ContrastDemand } from '../contrast-readout/judge-contrast.ts';

/** Colour to compare the picked colour with, and the contrast it has to reach. */
export interface ContrastAgainst extends ContrastDemand {
  /** The other colour, as any CSS colour. */
  readonly against: string;
  /** Keeps drags on the side that passes, until the user changes it. @default false */
  readonly hold?: boolean | undefined;
}
