import type { ContactField, ContactMessage } from '@genmaster/auth-client/contract';
import type { ContactProblem, ContactTextId } from './contact-texts.ts';
import type { ContactProblems } from './contact-values.ts';

/** What the form shows around its controls. */
export interface ContactView {
  /** `starting` until the form’s behaviour is there. */
  phase: 'starting' | 'ready' | 'sending';
  /** The chosen subject; empty for none. */
  subject: string;
  problems: ContactProblems;
  /** Why the last sending failed. */
  failure: ContactTextId | null;
  /** The last thing that was done, for everybody. */
  status: ContactTextId | null;
  /** A problem that shows beside its field, for a screen reader. */
  spoken: { field: ContactField; problem: ContactProblem } | null;
  /** Bad examples stand in the place of the visitor’s own entries. */
  hasBadInput: boolean;
  sent: ContactMessage | null;
}

/** The subject of a form that nobody has touched: the page is built with its words, so that nothing moves later. */
export const FIRST_SUBJECT = 'question';

export const FIRST_VIEW: ContactView = {
  phase: 'starting',
  subject: FIRST_SUBJECT,
  problems: {},
  failure: null,
  status: null,
  spoken: null,
  hasBadInput: false,
  sent: null,
};

/** Ids of what the focus moves to. A field’s is `contact-` and its name. */
export const CONTACT_IDS = {
  summary: 'contact-problems',
  failure: 'contact-failure',
  sent: 'contact-sent',
} as const;
