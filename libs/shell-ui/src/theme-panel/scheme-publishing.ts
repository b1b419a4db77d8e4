/** What became of a scheme that was to be published; `stale` when somebody else has published it meanwhile. */
export type PublishOutcome = 'published' | 'stale' | 'refused' | 'failed';

/** Gives the scheme in use, as it looks in this draft, to everyone. A host gives it to those who may. */
export interface SchemePublishing {
  state: 'idle' | 'under-way' | PublishOutcome;
  /** The visitor agreed to publish. */
  publish: () => void;
}
