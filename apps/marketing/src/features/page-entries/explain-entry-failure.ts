import type { Problem } from '@genmaster/auth-client/contract';
import type { usePartText } from '@genmaster/i18n';
import type { MetadataDraft } from '@genmaster/seo-metadata/contract';
import { explainFailure, type Failure, type TranslateAccount } from '../account/explain-failure.ts';

export type TranslateEntries = ReturnType<typeof usePartText<'page-entries'>>;

/** A draft that somebody else saved, published or discarded after this person began to type. */
export class MovedDraft extends Error {
  readonly draft: MetadataDraft | null;

  constructor(draft: MetadataDraft | null) {
    super('The draft changed meanwhile.');
    this.draft = draft;
  }
}

/** Explains why a call about an entry failed: errors of entries here, all others as in the account. */
export function explainEntryFailure(error: unknown, t: TranslateEntries, tAccount: TranslateAccount): Failure {
  if (error instanceof MovedDraft) {
    const { draft } = error;
    const who = draft?.savedBy ?? t('history.nobody');
    return { field: null, text: draft ? t('moved', { who }) : t('movedAway') };
  }
  const { status, data } = Object(error) as { status?: unknown; data?: Partial<Problem> };
  if (status === 404) return { field: null, text: t('gone') };
  if (status === 400 || status === 413 || status === 422) {
    const [first] = data?.errors ?? [];
    const reason = first ? `${first.field} ${first.message}` : (data?.detail ?? data?.title ?? `${status}`);
    return { field: null, text: t('refused', { reason }) };
  }
  return explainFailure(error, tAccount);
}
