// Separate from the rules, so that a form that only lists the choices does not load them.

/** Subjects of a contact message. */
export const CONTACT_SUBJECTS = ['question', 'walkthrough', 'pre-order', 'accessibility', 'security'] as const;

/** Languages of a reply. */
export const CONTACT_LANGUAGES = ['en', 'hi'] as const;

export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];
export type ContactLanguage = (typeof CONTACT_LANGUAGES)[number];
