import { Linter } from 'eslint-linter-browserify';
import { blankTypes, type BlankedCode } from './blank-types.ts';
import type { CheckAnswer, CheckRequest, Finding, Fix, FunctionComplexity, RuleSettings } from './check-messages.ts';
import { applyFixes } from './apply-fixes.ts';
import { noHtmlFromData } from './no-html-from-data.ts';

const OWN = { rules: { 'no-html-from-data': noHtmlFromData } };

/** Rules about whitespace. */
const LAYOUT = new Set(['indent', 'no-trailing-spaces', 'padded-blocks', 'semi']);

/** Maximum number of fixing rounds: one fix can make the next one possible. */
const MOST_ROUNDS = 10;

/** Lints code, after applying every safe fix if the request asks for it. */
export function checkCode({ kind, code, rules }: CheckRequest): CheckAnswer {
  let answer = findingsIn(code, rules);
  let applied = 0;
  for (let round = 0; kind === 'fix' && round < MOST_ROUNDS; round += 1) {
    const fixes = apartFrom(answer.findings.flatMap(({ fix }) => (fix?.isSafe ? [fix] : [])));
    if (fixes.length === 0) break;
    applied += fixes.length;
    answer = findingsIn(applyFixes(answer.code, fixes), rules);
  }
  return { ...answer, applied };
}

/** Returns fixes that do not overlap; of overlapping ones, the first. */
function apartFrom(fixes: readonly Fix[]): readonly Fix[] {
  let end = -1;
  return fixes
    .toSorted((one, other) => one.from - other.from)
    .filter(({ from, to }) => {
      const isFree = from > end;
      if (isFree) end = to;
      return isFree;
    });
}

function findingsIn(code: string, rules: RuleSettings): Omit<CheckAnswer, 'applied'> {
  const read = readCode(code);
  if ('problem' in read) return { code, findings: [], functions: [], problem: read.problem };
  const messages = lint(read.code, rules);
  const findings = messages
    .filter(({ ruleId, message }) => ruleId && !(ruleId === 'no-unused-vars' && isTypeName(message, read.typeNames)))
    .map((message) => findingOf(message, { code, read }))
    // Whitespace findings mean nothing where types were blanked out.
    .filter(({ rule, fix }) => fix !== null || read.code === code || !LAYOUT.has(rule));
  return { code, findings, functions: complexityIn(read.code), problem: null };
}

/** Reads JavaScript as it is, and TypeScript with its types blanked out. */
function readCode(code: string): BlankedCode | { problem: { line: number; message: string } } {
  const [fatal] = lint(code, {}).filter((message) => message.fatal);
  if (!fatal) return { code, typeNames: new Set() };
  try {
    const blanked = blankTypes(code);
    const [left] = lint(blanked.code, {}).filter((message) => message.fatal);
    return left ? { problem: { line: left.line, message: left.message } } : blanked;
  } catch (error) {
    const { loc, message } = error as SyntaxError & { loc?: { line: number } };
    return { problem: { line: loc?.line ?? fatal.line, message: message.replace(/ \(\d+:\d+\)$/, '') } };
  }
}

function lint(code: string, rules: RuleSettings): readonly Linter.LintMessage[] {
  const named = Object.entries(rules).map(([rule, options]) => [
    rule in OWN.rules ? `genmaster/${rule}` : rule,
    ['error', ...options],
  ]);
  return new Linter().verify(
    code,
    [
      {
        files: ['**/*.js'],
        plugins: { genmaster: OWN },
        languageOptions: {
          ecmaVersion: 'latest',
          sourceType: 'module',
          parserOptions: { ecmaFeatures: { jsx: true } },
        },
        linterOptions: { reportUnusedDisableDirectives: 'off' },
        rules: Object.fromEntries(named) as Linter.RulesRecord,
      },
    ],
    'code.js',
  );
}

/** Returns whether a message is about an import or a name that only types use, which counts as used. */
const isTypeName = (message: string, typeNames: ReadonlySet<string>) =>
  typeNames.has(/^'([^']+)'/.exec(message)?.[1] ?? '');

function findingOf(message: Linter.LintMessage, { code, read }: { code: string; read: BlankedCode }): Finding {
  const { ruleId, line, column, fix, suggestions } = message;
  const offered = fix ?? suggestions?.[0]?.fix;
  // A fix made from blanked types would lose them.
  const isWhole = offered && code.slice(...offered.range) === read.code.slice(...offered.range);
  return {
    rule: (ruleId ?? '').replace('genmaster/', ''),
    line,
    column,
    message: message.message,
    fix: isWhole ? { from: offered.range[0], to: offered.range[1], text: offered.text, isSafe: Boolean(fix) } : null,
  };
}

/** Returns the complexity of every function, as the linter’s own rule counts it. */
function complexityIn(code: string): readonly FunctionComplexity[] {
  return lint(code, { complexity: [0] }).flatMap(({ message, line }) => {
    const [, name, complexity] = /^(.*) has a complexity of (\d+)/.exec(message) ?? [];
    return name && complexity
      ? [{ name: /'([^']+)'$/.exec(name)?.[1] ?? name, line, complexity: Number(complexity) }]
      : [];
  });
}
