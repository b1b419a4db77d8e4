import { parse, type Program } from 'acorn';

/** Maximum length of a script, in characters. */
export const MAX_SCRIPT = 20_000;

/** Error of a script. */
export interface ScriptProblem {
  name: string;
  message: string;
  line: number;
}

/** Parses a script; returns its syntax tree or its error. */
export function parseScript(code: string): { program: Program } | { problem: ScriptProblem } {
  if (code.length > MAX_SCRIPT) {
    return { problem: { name: 'RangeError', message: `A script has at most ${MAX_SCRIPT} characters`, line: 1 } };
  }
  try {
    return { program: parse(code, { ecmaVersion: 2024, sourceType: 'module', locations: true }) };
  } catch (error) {
    const { message, loc } = error as SyntaxError & { loc?: { line: number } };
    return {
      problem: { name: 'SyntaxError', message: message.replace(/ \(\d+:\d+\)$/, ''), line: loc?.line ?? 1 },
    };
  }
}
