import type { ContactField, ContactSubject } from '@genmaster/auth-client/contract';

/** English names of the fields of the contact form. */
export const contactFieldLabels = {
  name: 'Name',
  email: 'Email',
  organisation: 'Organisation',
  subject: 'Subject',
  language: 'Reply in',
  message: 'Message',
  consent: 'Consent',
} as const satisfies Readonly<Record<ContactField, string>>;

/** Subjects of the contact form: label, and the information to include in a message. */
export const contactSubjectTexts = {
  question: { label: 'Question', helper: 'The page you were reading and what you expected to find there' },
  walkthrough: { label: 'Walkthrough', helper: 'What you would like to see built, and who will be watching' },
  'pre-order': {
    label: 'Pre-order',
    helper: 'One line that you wish to pre-order; the price is ₹0 and the release date is to be announced',
  },
  accessibility: {
    label: 'Accessibility problem',
    helper: 'The page, your browser, the assistive technology if any, and what stopped you',
  },
  security: { label: 'Security report', helper: 'The steps that show the problem and what it lets someone do' },
} as const satisfies Readonly<Record<ContactSubject, { label: string; helper: string }>>;
