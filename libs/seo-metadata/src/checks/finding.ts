/**
 * How much a finding matters.
 *
 * - `error`: invalid; search engines ignore the node or the tag.
 * - `warning`: valid, but a result that was hoped for cannot appear.
 * - `info`: allowed and complete, yet not eligible for a feature.
 * - `hint`: a matter of style, such as a long title.
 */
export type FindingLevel = 'error' | 'warning' | 'info' | 'hint';

/** Something about a page's head that its author may want to change. */
export interface Finding {
  readonly level: FindingLevel;
  /** The address of the page, when the check knows it. */
  readonly address?: string;
  /** Where in the head: `title`, `og:image`, `VideoObject.duration`. */
  readonly at: string;
  readonly message: string;
}

/** Reports one finding about a node. */
export type Report = (level: FindingLevel, at: string, message: string) => void;
