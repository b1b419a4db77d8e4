// Apart from the rules: a form that only lists the choices does not load the rules.

/** What a contact message may be about. */
export const CONTACT_SUBJECTS = ['question', 'walkthrough', 'pre-order', 'accessibility', 'security'] as const;

/** The languages a reply is written in. */
export const CONTACT_LANGUAGES = ['en', 'hi'] as const;

export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];
export type ContactLanguage = (typeof CONTACT_LANGUAGES)[number];
