import type { RuleSettings } from './check-messages.ts';

/** Rules that find likely errors. */
export const TROUBLE_RULES = [
  'no-unused-vars',
  'no-html-from-data',
  'no-eval',
  'no-empty',
  'no-unreachable',
  'no-cond-assign',
  'no-dupe-keys',
  'array-callback-return',
  'no-await-in-loop',
  'max-depth',
  'complexity',
  'eqeqeq',
  'no-extra-boolean-cast',
  'no-unneeded-ternary',
  'no-useless-return',
] as const;

/** Rules that make code uniform. */
export const STANDARD_RULES = [
  'no-var',
  'prefer-const',
  'eqeqeq',
  'curly',
  'object-shorthand',
  'prefer-template',
  'dot-notation',
  'no-else-return',
  'yoda',
  'operator-assignment',
  'prefer-arrow-callback',
  'camelcase',
  'indent',
  'quotes',
  'semi',
  'template-curly-spacing',
  'padded-blocks',
  'no-trailing-spaces',
] as const;

/** Name of a rule in either list. */
export type RuleName = (typeof TROUBLE_RULES)[number] | (typeof STANDARD_RULES)[number];

/** Complexity above which a function is reported. */
export const MOST_BRANCHES = 6;

const OPTIONS: Partial<Record<RuleName, readonly unknown[]>> = {
  'max-depth': [3],
  complexity: [MOST_BRANCHES],
  curly: ['multi-line'],
  indent: [2],
  'padded-blocks': ['never'],
  quotes: ['single', { avoidEscape: true }],
};

/** Returns the settings of the rules that are not disabled. */
export const settingsOf = (rules: readonly RuleName[], off: readonly string[]): RuleSettings =>
  Object.fromEntries(rules.filter((rule) => !off.includes(rule)).map((rule) => [rule, OPTIONS[rule] ?? []]));

/** Prints the rules as an ESLint configuration. Our own rule is left out: it comes with Genmaster. */
export function printConfig(settings: RuleSettings): string {
  const rows = Object.entries(settings)
    .filter(([rule]) => rule !== 'no-html-from-data')
    .map(
      ([rule, options]) =>
        `      '${rule}': ${JSON.stringify(['error', ...options])
          .replaceAll('"', "'")
          .replaceAll(',', ', ')},`,
    );
  return ['export default [', '  {', '    rules: {', ...rows, '    },', '  },', '];', ''].join('\n');
}
