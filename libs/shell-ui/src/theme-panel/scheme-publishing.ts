/** Result of publishing a scheme; `stale` if another user has published it meanwhile. */
export type PublishOutcome = 'published' | 'stale' | 'refused' | 'failed';

/**
 * Publishing of the current scheme, as edited in this draft, for everyone. A host passes it only for users who may
 * publish.
 */
export interface SchemePublishing {
  state: 'idle' | 'under-way' | PublishOutcome;
  /** Fires when the visitor confirms the publishing. */
  publish: () => void;
}
