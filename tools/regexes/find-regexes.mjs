import ts from 'typescript';

/**
 * Finds the regular expressions in a source file.
 *
 * A `RegExp` from a template is included when all inserted values are texts of the same file. One that is built at run
 * time is `unread`: its text is not in the file.
 *
 * @returns `found` with source, flags and line, and the source code of the `unread` ones.
 */
export function findRegexes(fileName, text) {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const unread = [];
  const texts = new Map();
  const lineOf = (node) => file.getLineAndCharacterOfPosition(node.getStart()).line + 1;

  const readText = (node) => {
    if (node === undefined) return '';
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isIdentifier(node)) return texts.get(node.text) ?? null;
    const isRaw = ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw';
    const template = isRaw ? node.template : node;
    const textOf = ({ text, rawText }) => (isRaw ? rawText : text);
    if (ts.isNoSubstitutionTemplateLiteral(template)) return textOf(template);
    if (!ts.isTemplateExpression(template)) return null;
    const parts = template.templateSpans.map(({ expression, literal }) => [readText(expression), textOf(literal)]);
    return parts.some(([inserted]) => inserted === null) ? null : textOf(template.head) + parts.flat().join('');
  };
  const take = (node, source, flags) =>
    source === null || flags === null ? unread.push(node.getText()) : found.push({ source, flags, line: lineOf(node) });

  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
      const value = readText(node.initializer);
      if (value !== null) texts.set(node.name.text, value);
    }
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      take(node, node.text.slice(1, end), node.text.slice(end + 1));
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      take(node, ...node.arguments.map(readText), ...(node.arguments.length < 2 ? [''] : []));
    }
    // A pattern of a form or a schema: browsers and Ajv read it with the flag `u`.
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'pattern') {
      const source = readText(node.initializer);
      if (source !== null) take(node, source, 'u');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { found, unread };
}
