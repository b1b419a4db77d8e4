import type { ContactField, ContactMessage } from '@genmaster/site-contract/contract';
import type { ContactProblem, ContactTextId } from './contact-texts.ts';

/** State of everything that the form shows around its controls. */
export interface ContactView {
  /** Reason why the last attempt to send failed. */
  failure: ContactTextId | null;
  /** Status message of the last action, shown and announced. */
  status: ContactTextId | null;
  /** Error message that is shown beside its field, announced to screen readers. */
  spoken: { field: ContactField; problem: ContactProblem } | null;
  /** Whether invalid examples replace the visitor’s own values. */
  hasBadInput: boolean;
  sent: ContactMessage | null;
}

/** Default subject of the form. The page is prerendered with its texts, so that there is no layout shift later. */
export const FIRST_SUBJECT = 'question';

export const FIRST_VIEW: ContactView = {
  failure: null,
  status: null,
  spoken: null,
  hasBadInput: false,
  sent: null,
};

/** Ids of the elements that get the focus. The id of a field is `contact-` and its name. */
export const CONTACT_IDS = {
  summary: 'contact-problems',
  failure: 'contact-failure',
  sent: 'contact-sent',
} as const;
