/**
 * Severity of a finding.
 *
 * - `error`: invalid; search engines ignore the node or the tag.
 * - `warning`: valid, but a search result feature cannot appear.
 * - `info`: allowed and complete, yet not eligible for a feature.
 * - `hint`: a matter of style, such as a long title.
 */
export type FindingLevel = 'error' | 'warning' | 'info' | 'hint';

/** Problem in the head of a page, or a possible improvement. */
export interface Finding {
  readonly level: FindingLevel;
  /** The address of the page, when the check knows it. */
  readonly address?: string;
  /** Position in the head: `title`, `og:image`, `VideoObject.duration`. */
  readonly at: string;
  readonly message: string;
}

/** Reports one finding about a node. */
export type Report = (level: FindingLevel, at: string, message: string) => void;
