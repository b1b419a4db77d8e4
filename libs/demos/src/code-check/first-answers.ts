import type { CheckAnswer } from './check-messages.ts';
import { MIXED, REMIND } from './check-samples.ts';

/** Findings in the checkers’ first example, shown by the prerendered pages; a test compares them with the rules. */
export const firstTrouble: CheckAnswer = {
  code: REMIND,
  findings: [
    {
      rule: 'no-unused-vars',
      line: 1,
      column: 20,
      message: "'formatDate' is defined but never used.",
      fix: {
        from: 17,
        to: 29,
        text: '',
        isSafe: false,
      },
    },
    {
      rule: 'eqeqeq',
      line: 6,
      column: 26,
      message: "Expected '===' and instead saw '=='.",
      fix: {
        from: 195,
        to: 197,
        text: '===',
        isSafe: false,
      },
    },
    {
      rule: 'max-depth',
      line: 7,
      column: 9,
      message: 'Blocks are nested too deeply (4). Maximum allowed is 3.',
      fix: null,
    },
    {
      rule: 'no-await-in-loop',
      line: 7,
      column: 28,
      message: 'Unexpected `await` inside a loop.',
      fix: null,
    },
    {
      rule: 'no-html-from-data',
      line: 14,
      column: 3,
      message: 'Data is inserted as HTML.',
      fix: {
        from: 357,
        to: 366,
        text: 'textContent',
        isSafe: false,
      },
    },
  ],
  functions: [
    {
      name: 'remind',
      line: 3,
      complexity: 5,
    },
    {
      name: 'showTotal',
      line: 13,
      complexity: 1,
    },
  ],
  problem: null,
  applied: 0,
};

/** Findings of the standard’s rules in their first example. */
export const firstStandard: CheckAnswer = {
  code: MIXED,
  findings: [
    {
      rule: 'no-var',
      line: 1,
      column: 1,
      message: 'Unexpected var, use let or const instead.',
      fix: {
        from: 0,
        to: 3,
        text: 'let',
        isSafe: true,
      },
    },
    {
      rule: 'operator-assignment',
      line: 2,
      column: 27,
      message: 'Assignment (=) can be replaced with operator assignment (+=).',
      fix: {
        from: 41,
        to: 71,
        text: "total += line['amount']",
        isSafe: true,
      },
    },
    {
      rule: 'dot-notation',
      line: 2,
      column: 48,
      message: '["amount"] is better written in dot notation.',
      fix: {
        from: 61,
        to: 71,
        text: '.amount',
        isSafe: true,
      },
    },
    {
      rule: 'camelcase',
      line: 4,
      column: 16,
      message: "Identifier 'customer_name' is not in camel case.",
      fix: null,
    },
    {
      rule: 'yoda',
      line: 5,
      column: 7,
      message: 'Expected literal to be on the right side of ===.',
      fix: {
        from: 119,
        to: 130,
        text: 'count === 0',
        isSafe: true,
      },
    },
    {
      rule: 'prefer-template',
      line: 6,
      column: 12,
      message: 'Unexpected string concatenation.',
      fix: {
        from: 145,
        to: 175,
        text: '`Nothing for ${  customer_name}`',
        isSafe: true,
      },
    },
    {
      rule: 'camelcase',
      line: 6,
      column: 29,
      message: "Identifier 'customer_name' is not in camel case.",
      fix: null,
    },
    {
      rule: 'no-else-return',
      line: 7,
      column: 10,
      message: "Unnecessary 'else' after 'return'.",
      fix: {
        from: 74,
        to: 234,
        text: "function label(customer_name, count) {\n  if (0 === count) {\n    return 'Nothing for ' + customer_name;\n  } \n    return customer_name + ': ' + count;\n  \n}",
        isSafe: true,
      },
    },
    {
      rule: 'camelcase',
      line: 8,
      column: 12,
      message: "Identifier 'customer_name' is not in camel case.",
      fix: null,
    },
    {
      rule: 'prefer-template',
      line: 8,
      column: 12,
      message: 'Unexpected string concatenation.',
      fix: {
        from: 199,
        to: 227,
        text: '`${customer_name  }: ${  count}`',
        isSafe: true,
      },
    },
    {
      rule: 'prefer-const',
      line: 12,
      column: 5,
      message: "'report' is never reassigned. Use 'const' instead.",
      fix: {
        from: 236,
        to: 368,
        text: 'const report = { label: label, total: total, rows: lines.map(function (line) {\n  return line.amount != null && line.amount == 0;\n}) };',
        isSafe: true,
      },
    },
    {
      rule: 'object-shorthand',
      line: 12,
      column: 16,
      message: 'Expected property shorthand.',
      fix: {
        from: 251,
        to: 263,
        text: 'label',
        isSafe: true,
      },
    },
    {
      rule: 'object-shorthand',
      line: 12,
      column: 30,
      message: 'Expected property shorthand.',
      fix: {
        from: 265,
        to: 277,
        text: 'total',
        isSafe: true,
      },
    },
    {
      rule: 'prefer-arrow-callback',
      line: 12,
      column: 60,
      message: 'Unexpected function expression.',
      fix: {
        from: 295,
        to: 310,
        text: '(line) =>',
        isSafe: true,
      },
    },
    {
      rule: 'eqeqeq',
      line: 13,
      column: 22,
      message: "Expected '!==' and instead saw '!='.",
      fix: {
        from: 334,
        to: 336,
        text: '!==',
        isSafe: false,
      },
    },
    {
      rule: 'eqeqeq',
      line: 13,
      column: 45,
      message: "Expected '===' and instead saw '=='.",
      fix: {
        from: 357,
        to: 359,
        text: '===',
        isSafe: false,
      },
    },
  ],
  functions: [
    {
      name: 'label',
      line: 4,
      complexity: 2,
    },
    {
      name: 'Function',
      line: 12,
      complexity: 2,
    },
  ],
  problem: null,
  applied: 0,
};
