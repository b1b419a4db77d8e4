import type { ContrastDemand } from '../contrast-readout/judge-contrast.ts';

/** The colour that the picked one has to be told apart from, and how well. */
export interface ContrastAgainst extends ContrastDemand {
  /** The other colour, as any CSS colour. */
  readonly against: string;
  /** Keeps drags on the side that passes, until the person says otherwise. @default false */
  readonly hold?: boolean | undefined;
}
