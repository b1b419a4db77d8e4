import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ts from 'typescript';

const source = join(__dirname, '..');

/** Attributes that are displayed or announced. */
const SPOKEN = /^(?:aria-label|aria-roledescription|aria-valuetext|title|placeholder|alt|label|text)$/;

/** Names that are the same in every language. */
const NAMES = ['Genmaster'];

/** Returns whether a string is display text: it has a capital letter or a space, unlike the value of an option. */
const isText = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && /\p{Lu}|\s/u.test(text.trim()) && !NAMES.includes(text.trim());

/** Returns the texts that a component’s source contains in one fixed language. */
function fixedTextsOf(code: string): readonly string[] {
  const file = ts.createSourceFile('component.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && isText(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && SPOKEN.test(node.name.getText(file))) collect(node.initializer);
    if (ts.isPropertyAssignment(node) && SPOKEN.test(node.name.getText(file))) collect(node.initializer);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) collect(node.expression);
    ts.forEachChild(node, visit);
  };
  const collect = (node: ts.Node | undefined): void => {
    if (!node) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (isText(node.text)) found.push(node.text);
    } else if (ts.isJsxExpression(node)) collect(node.expression);
    else if (ts.isConditionalExpression(node)) {
      collect(node.whenTrue);
      collect(node.whenFalse);
    }
  };
  visit(file);
  return found;
}

it.each([
  { code: '<p>Read on</p>', found: ['Read on'] },
  { code: '<nav aria-label="Breadcrumb" />', found: ['Breadcrumb'] },
  { code: "<p>{isOffline ? 'You’re offline' : t('x')}</p>", found: ['You’re offline'] },
  { code: "dispatch(toastShown({ tone: 'problem', text: 'It is lost.' }))", found: ['It is lost.'] },
  { code: '<p className="hero">{t(\'frame.skip\')} · {name}</p>', found: [] },
])('finds the hard-coded texts in $code', ({ code, found }) => {
  expect(fixedTextsOf(code)).toEqual(found);
});

it('finds no hard-coded text in the frame, blocks and features', () => {
  // Demos and voice commands keep their texts in an object beside them.
  const files = globSync('{app,features,pages,i18n}/**/*.tsx', { cwd: source }).filter(
    (file) => !/\.(?:test|stories)\.tsx$|^features\/(?:demos|voice-assistant)\//.test(file),
  );
  const fixed = files.flatMap((file) =>
    fixedTextsOf(readFileSync(join(source, file), 'utf8')).map((text) => `${file}: ${text}`),
  );

  expect(files.length).toBeGreaterThan(30);
  expect(fixed).toEqual([]);
});
