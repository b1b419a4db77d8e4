import { blankTypes } from './blank-types.ts';
import { applyFixes } from './apply-fixes.ts';
import { checkCode } from './check-code.ts';
import { printConfig, settingsOf, STANDARD_RULES, TROUBLE_RULES } from './check-rules.ts';
import { MIXED, REMIND, SHIPPING, TYPED_FEE, UNIFORM } from './check-samples.ts';
import { firstStandard, firstTrouble } from './first-answers.ts';
import { previewFix } from './fix-preview.ts';

const trouble = settingsOf(TROUBLE_RULES, []);
const standard = settingsOf(STANDARD_RULES, []);
const check = (code: string, rules = trouble) => checkCode({ kind: 'check', code, rules });
const fix = (code: string, rules = standard) => checkCode({ kind: 'fix', code, rules });
const rulesIn = (code: string, rules = trouble) =>
  check(code, rules).findings.map(({ rule, line }) => `${line} ${rule}`);

it('gives the results that the prerendered pages show', () => {
  expect(check(REMIND)).toEqual(firstTrouble);
  expect(check(MIXED, standard)).toEqual(firstStandard);
});

it('finds problems with their lines', () => {
  expect(rulesIn(REMIND)).toEqual([
    '1 no-unused-vars',
    '6 eqeqeq',
    '7 max-depth',
    '7 no-await-in-loop',
    '14 no-html-from-data',
  ]);
});

it('reads TypeScript, and counts a name that only types mention as used', () => {
  expect(rulesIn(TYPED_FEE)).toEqual([
    '13 no-empty',
    '14 no-cond-assign',
    '15 no-dupe-keys',
    '18 no-unreachable',
    '22 no-eval',
  ]);
});

it('counts the paths through each function', () => {
  expect(check(SHIPPING).functions).toEqual([
    { name: 'shipping', line: 1, complexity: 9 },
    { name: 'Arrow function', line: 7, complexity: 3 },
  ]);
});

it('applies every safe fix, and leaves manual fixes to people', () => {
  const fixed = fix(MIXED);

  expect(fixed.code).toContain('let total = 0;\nfor (const line of lines) total += line.amount;');
  expect(fixed.code).toContain('`Nothing for ${customer_name}`');
  expect(fixed.code).toContain('const report = { label, total, rows: lines.map((line) =>');
  expect(fixed.code).toContain('  }\n  return `${customer_name}: ${count}`;\n}\n');
  expect([...new Set(fixed.findings.map(({ rule }) => rule))]).toEqual(['camelcase', 'eqeqeq']);
});

it('fixes problems where that is safe', () => {
  const { code, applied } = fix(SHIPPING, trouble);

  expect(applied).toBe(2);
  expect(code).toContain('price = isExpress ? 12 : 5;');
  expect(code).toContain('order.isFree = price === 0;');
});

it('keeps a consistent style as it is', () => {
  expect(fix(UNIFORM)).toMatchObject({ code: UNIFORM, applied: 0, findings: [] });
});

it('offers a change that needs a decision, and does not apply it with the others', () => {
  const code = 'element.innerHTML = name;\n';
  const [finding] = check(code).findings;

  expect(finding?.fix).toMatchObject({ isSafe: false });
  expect(applyFixes(code, [finding!.fix!])).toBe('element.textContent = name;\n');
  expect(fix(code, trouble).code).toBe(code);
});

it('offers no fix that would lose a type', () => {
  const code = "function f(a: number, b: unknown) {\n  return 'x' + (b as string);\n}\nf(1, 2);\n";

  expect(fix(code).code).toBe(code);
  expect(check(code, standard).findings).toMatchObject([{ rule: 'prefer-template', fix: null }]);
});

it('finds nothing in the gaps that removed types leave', () => {
  expect(check("interface A {\n  b: string;\n}\nconst a = { b: '' } as A;\nlog(a);\n", standard).findings).toEqual([]);
});

it('reports where code has a syntax error', () => {
  expect(check('const a = ;\n').problem).toMatchObject({ line: 1 });
  expect(check('let a = 1;\nenum B { C }\n').problem).toMatchObject({ line: 2 });
});

it('is not switched off by an empty rule set', () => {
  expect(checkCode({ kind: 'fix', code: 'var a = 1', rules: {} })).toMatchObject({ findings: [], applied: 0 });
});

it.each([
  ['let a: number = 1;', 'let a         = 1;'],
  ['type A = { b: string };\nlet a = 1 as A;', '                       \nlet a = 1     ;'],
  ['function f<T>(a?: T, b = 1!) {}', 'function f   (a    , b = 1 ) {}'],
  ['class A implements B { private c?: string = ""; }', 'class A              {         c          = ""; }'],
  ['class A { private static readonly b: number = 1; }', 'class A {         static          b         = 1; }'],
  ['abstract class A { abstract b(): void; c() {} }', '         class A {                     c() {} }'],
  ['class A { b(c: string): void; b(c) {} }', 'class A {                     b(c) {} }'],
  ['function f(this: A, b) {}', 'function f(         b) {}'],
  ['function f(this: A) {}', 'function f(       ) {}'],
])('%s keeps its columns', (text, blanked) => {
  expect(blankTypes(text).code).toBe(blanked);
});

it('exports the enabled rules as a configuration', () => {
  const config = printConfig(settingsOf(STANDARD_RULES, ['curly', 'camelcase']));

  expect(config).toContain("'no-var': ['error'],");
  expect(config).not.toContain("'curly'");
});

it('previews a fix as the lines that change', () => {
  const code = 'one();\nvar a = 1;\ntwo();\n';

  expect(previewFix(code, { from: 7, to: 10, text: 'let', isSafe: true })).toBe('-var a = 1;\n+let a = 1;');
  expect(previewFix(code, { from: 7, to: 18, text: '', isSafe: true })).toBe('-var a = 1;\n-two();\n+two();');
});
