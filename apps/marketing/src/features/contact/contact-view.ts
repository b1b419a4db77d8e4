import type { ContactMessage } from '@genmaster/auth-client/contract';
import type { ContactProblems } from './contact-values.ts';

/** What the form shows around its controls. */
export interface ContactView {
  /** `starting` until the form’s behaviour is there. */
  phase: 'starting' | 'ready' | 'sending';
  /** The chosen subject; empty for none. */
  subject: string;
  problems: ContactProblems;
  /** Why the last sending failed. */
  failure: string | null;
  /** The last thing that was done, for everybody. */
  status: string;
  /** A problem that shows beside its field, for a screen reader. */
  spoken: string;
  /** Bad examples stand in the place of the visitor’s own entries. */
  hasBadInput: boolean;
  sent: ContactMessage | null;
}

export const FIRST_VIEW: ContactView = {
  phase: 'starting',
  subject: '',
  problems: {},
  failure: null,
  status: '',
  spoken: '',
  hasBadInput: false,
  sent: null,
};

/** Ids of what the focus moves to. A field’s is `contact-` and its name. */
export const CONTACT_IDS = {
  summary: 'contact-problems',
  failure: 'contact-failure',
  sent: 'contact-sent',
} as const;
