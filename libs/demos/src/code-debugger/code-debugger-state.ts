import * as v from 'valibot';

/** Maximum length of the kept code, in characters. */
export const MAX_CODE = 8000;

/** Maximum length of a watched expression, in characters. */
export const LONGEST_WATCH = 200;

/** Schema of a kept bench. */
export const stateSchema = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(MAX_CODE)),
  breakpoints: v.pipe(
    v.array(
      v.strictObject({
        line: v.pipe(v.number(), v.integer(), v.minValue(1)),
        condition: v.pipe(v.string(), v.maxLength(200)),
      }),
    ),
    v.maxLength(50),
  ),
  watches: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_WATCH))), v.maxLength(10)),
  /** Expression for the next watch, as far as it is typed. */
  draft: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_WATCH)), ''),
});

/** State of the debugger: the code, its breakpoints and watches. A run itself is not kept. */
export type CodeDebuggerState = v.InferOutput<typeof stateSchema>;

/** Sets or clears the breakpoint of a line. */
export function toggleBreakpoint(state: CodeDebuggerState, line: number): CodeDebuggerState {
  const others = state.breakpoints.filter((breakpoint) => breakpoint.line !== line);
  const isSet = others.length < state.breakpoints.length;
  const breakpoints = isSet ? others : [...others, { line, condition: '' }];
  return { ...state, breakpoints: breakpoints.toSorted((one, other) => one.line - other.line) };
}

/** Replaces the code. Breakpoints stay with their lines when lines are added or removed above them. */
export function editCode(state: CodeDebuggerState, code: string): CodeDebuggerState {
  const before = state.code.split('\n');
  const after = code.split('\n');
  const shift = after.length - before.length;
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) same += 1;
  let sameAtEnd = 0;
  while (sameAtEnd < shorter - same && before.at(-1 - sameAtEnd) === after.at(-1 - sameAtEnd)) sameAtEnd += 1;
  const breakpoints = state.breakpoints.flatMap((breakpoint) => {
    if (breakpoint.line <= same) return [breakpoint];
    if (breakpoint.line > before.length - sameAtEnd) return [{ ...breakpoint, line: breakpoint.line + shift }];
    return breakpoint.line <= after.length - sameAtEnd ? [breakpoint] : [];
  });
  return { ...state, code, breakpoints };
}
