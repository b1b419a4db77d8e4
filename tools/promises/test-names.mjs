import { readFileSync } from 'node:fs';
import ts from 'typescript';

const CALLS = new Set(['describe', 'it', 'test']);

/** The first line of a check program, with the property that it proves: `// npm run test:hard -- part: …`. */
const PROGRAM = /^\/\/ npm run test:hard -- [\w-]+: (.+)/;

/**
 * Lists the names of the tests and groups in a file, as they are written in the code.
 *
 * @example
 * testNamesIn('passwords.test.ts'); // ['passwords', 'are told apart to their last character, …', …]
 *
 * @param {string} path
 * @returns {string[]}
 */
export function testNamesIn(path) {
  const code = readFileSync(path, 'utf8');
  const names = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && CALLS.has(rootOf(node))) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteralLike(name)) names.push(name.text);
      else if (name && ts.isTemplateExpression(name)) names.push(name.getText().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true));
  return [...names, ...(PROGRAM.exec(code)?.slice(1) ?? [])];
}

/** Returns the name at the start of a call: `it` in `it.each(table)(name, work)`. */
function rootOf(node) {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return rootOf(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return rootOf(node.tag);
  return ts.isIdentifier(node) ? node.text : '';
}
