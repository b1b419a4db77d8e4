/** One named part of a film. */
export const step = (en, hi, run) => ({ name: { en, hi }, run });
