import type { Fix } from './check-messages.ts';

/** Applies fixes to the code. They must not overlap. */
export const applyFixes = (code: string, fixes: readonly Fix[]): string =>
  fixes
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), code);
