/** Creates one named step of a film. */
export const step = (en, hi, run) => ({ name: { en, hi }, run });
