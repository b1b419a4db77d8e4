import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';

/** A node of the syntax tree, with the properties used here. */
interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** TypeScript code with its types blanked out, and the names that only its types use. */
export interface BlankedCode {
  code: string;
  typeNames: ReadonlySet<string>;
}

const TypeScriptParser = Parser.extend(tsPlugin() as never);

/**
 * Replaces types with blanks, so that all remaining code keeps its line and column.
 *
 * Throws a `SyntaxError` with `loc` where the text cannot be parsed, or where TypeScript would have to generate code.
 */
export function blankTypes(text: string): BlankedCode {
  const tree = TypeScriptParser.parse(text, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  const letters = [...text.split('')];
  const typeNames = new Set<string>();
  const blank = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) if (letters[at] !== '\n') letters[at] = ' ';
  };
  const namesIn = (node: SyntaxNode) => {
    if (node.type === 'Identifier') typeNames.add(String(node['name']));
    childrenOf(node).forEach(namesIn);
  };
  const visit = (node: SyntaxNode): void => {
    if (WRITES_CODE.has(node.type)) throw notErasable(text, node);
    if (isErased(node)) {
      namesIn(node);
      return blank(node.start, node.end + (text[node.end] === ',' && node.type === 'ImportSpecifier' ? 1 : 0));
    }
    if (WRAPS.has(node.type)) {
      const inner = node['expression'] as SyntaxNode;
      childrenOf(node)
        .filter((child) => child !== inner)
        .forEach(namesIn);
      blank(node.start, inner.start);
      blank(inner.end, node.end);
      return visit(inner);
    }
    if (node['optional'] === true && /^(?:Identifier|PropertyDefinition)$/.test(node.type)) {
      const mark = text.indexOf('?', ((node['key'] as SyntaxNode | undefined) ?? node).start);
      if (mark >= 0 && mark < ((node['typeAnnotation'] as SyntaxNode | undefined)?.start ?? node.end))
        blank(mark, mark + 1);
    }
    if (Array.isArray(node['implements']) && node['implements'].length > 0) {
      const body = (node['body'] as SyntaxNode).start;
      blank(text.lastIndexOf('implements', body), body);
    }
    if (node.type === 'ClassDeclaration' && node['abstract'] === true)
      blank(node.start, node.start + 'abstract'.length);
    if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') {
      const head = text.slice(node.start, (node['key'] as SyntaxNode).start);
      for (const { index, 0: word } of head.matchAll(/\b(?:public|private|protected|readonly|override)\b/g))
        blank(node.start + index, node.start + index + word.length);
    }
    if (Array.isArray(node['params'])) {
      const [first, second] = node['params'] as SyntaxNode[];
      // The type of “this” is no parameter.
      if (first?.['name'] === 'this') {
        namesIn(first);
        blank(first.start, second?.start ?? first.end);
      }
    }
    childrenOf(node).forEach(visit);
  };
  visit(tree as unknown as SyntaxNode);
  return { code: letters.join(''), typeNames };
}

/** Nodes that are types or contain only types. */
const ERASED =
  /^TS(?:TypeAnnotation|InterfaceDeclaration|TypeAliasDeclaration|TypeParameter|TypeParameterDeclaration|TypeParameterInstantiation|DeclareFunction|ExpressionWithTypeArguments|AbstractMethodDefinition|IndexSignature)$/;

/** Returns whether nothing of a node is left at run time; a method without a body only declares its types. */
const isErased = (node: SyntaxNode): boolean =>
  ERASED.test(node.type) ||
  (node['importKind'] ?? node['exportKind']) === 'type' ||
  node['declare'] === true ||
  (node['abstract'] === true && node.type !== 'ClassDeclaration') ||
  (node['value'] as SyntaxNode | null | undefined)?.type === 'TSDeclareMethod';

/** Nodes that wrap a value in a type. */
const WRAPS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion']);

/** Nodes for which TypeScript generates code, which only a compiler can do. */
const WRITES_CODE = new Set([
  'TSEnumDeclaration',
  'TSModuleDeclaration',
  'TSParameterProperty',
  'TSImportEqualsDeclaration',
]);

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

function notErasable(text: string, { start }: SyntaxNode): SyntaxError {
  const line = text.slice(0, start).split('\n').length;
  return Object.assign(new SyntaxError('Enums, namespaces and parameter properties are not read here.'), {
    loc: { line, column: 0 },
  });
}
