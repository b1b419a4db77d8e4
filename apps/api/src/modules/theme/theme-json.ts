import { judgeScheme, judgeTheme, type DroppedValue, type SchemeOption } from '@genmaster/theme-engine/contract';
import { sizeOf } from '../../plugins/json-bodies.ts';
import { ProblemError } from '../../plugins/problems.ts';

/**
 * Maximum size of a stored theme text; the items of a list count as names.
 *
 * A theme with every variable changed in every mode has 87 names, and 143 in the separate text of the dark mode.
 */
export const THEME_JSON_LIMITS = { depth: 8, names: 500, textLength: 512 } as const;

/**
 * Throws when a theme text is not a JSON object, has more than colours, sizes, names and flags, or has a value that its
 * field does not accept.
 *
 * The first two rules exclude values that fetch, run or break out of a style rule, with any catalogue; the last rule
 * reads the values as browsers do.
 */
export function assertTheme(theme: { json: string; darkJson?: string | undefined }): void {
  assertThemeJson('json', theme.json);
  if (theme.darkJson !== undefined) assertThemeJson('darkJson', theme.darkJson);
  refuseFirst(judgeTheme(theme));
}

/** Throws for a scheme that has more than names and colours. */
export function assertScheme(scheme: SchemeOption): void {
  refuse('scheme', findFaultIn(scheme, { names: 0 }));
  refuseFirst(judgeScheme(scheme).map(({ path, reason }) => ({ path: `scheme.${path}`, reason })));
}

/** Throws for a theme text that is not a JSON object, or that has more than colours, sizes, names and flags. */
export function assertThemeJson(field: string, text: string): void {
  refuse(field, findThemeFault(text));
}

function refuseFirst([first]: readonly DroppedValue[]): void {
  if (!first) return;
  refuse(first.path, first.reason === 'too-many' ? 'holds too many values' : 'is not a value of its field');
}

function refuse(field: string, reason: string | null): void {
  if (reason === null) return;
  throw new ProblemError(400, `Nothing was saved: ${field} ${reason}.`, { errors: [{ field, message: reason }] });
}

/** Returns the fault of a theme text, or `null`. */
export function findThemeFault(text: string): string | null {
  const { depth, names } = sizeOf(text, THEME_JSON_LIMITS);
  if (depth > THEME_JSON_LIMITS.depth) return 'is nested too deeply';
  if (names > THEME_JSON_LIMITS.names) return TOO_MANY;
  let theme: unknown;
  try {
    theme = JSON.parse(text);
  } catch {
    return 'is not JSON';
  }
  if (typeof theme !== 'object' || theme === null || Array.isArray(theme)) return 'is not a JSON object';
  return findFaultIn(theme, { names: 0 });
}

const TOO_MANY = 'holds too many values';

function findFaultIn(value: unknown, count: { names: number }): string | null {
  if (typeof value === 'string')
    return isPlainValue(value) ? null : 'holds a value that is not a plain colour, size or name';
  if (typeof value !== 'object' || value === null) return null;
  const names = Object.keys(value);
  // Counted before any value is checked, so that a refusal costs no more than the text itself.
  count.names += names.length;
  if (count.names > THEME_JSON_LIMITS.names) return TOO_MANY;
  for (const name of names) {
    if (!/^[\w-]{1,128}$/.test(name) || ['__proto__', 'constructor', 'prototype'].includes(name)) {
      return 'holds a name that no theme uses';
    }
    const fault = findFaultIn((value as Record<string, unknown>)[name], count);
    if (fault) return fault;
  }
  return null;
}

/**
 * Returns true for a text without braces, semicolons, backslashes, at-rules, tags and functions that load something.
 */
function isPlainValue(text: string): boolean {
  return (
    text.length <= THEME_JSON_LIMITS.textLength &&
    /^[\p{L}\p{M}\p{N} #.,%()'"/+*_:-]*$/u.test(text) &&
    !/(?:url|src|attr|image|image-set|cross-fade|element|expression|paint)\s*\(|javascript:|\/\*|\/\//i.test(text)
  );
}
