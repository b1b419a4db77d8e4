// Finds what React 18 lacks in a source file: names that only React 19 exports, attributes that React 18 spells
// otherwise or ignores, a context as its own provider, and `ref` as a prop without `withRef`.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../scripts/lib/workspace.mjs';

const requireOf = {
  18: createRequire(join(root, 'tools/react-18/package.json')),
  19: createRequire(join(root, 'package.json')),
};

const MODULES = ['react', 'react-dom'];

/** `inertProps` and `popoverTarget` of react-compat set the first three; React 18 never calls the last two. */
const ATTRIBUTES = ['inert', 'popoverTarget', 'popoverTargetAction', 'onBeforeToggle', 'onScrollEnd'];

/** Returns the exported names of a module that are missing in React 18. */
function newNames(module) {
  const old = Object.keys(requireOf[18](module));
  return Object.keys(requireOf[19](module)).filter((name) => !old.includes(name));
}

const NEW_NAMES = Object.fromEntries(MODULES.map((module) => [module, newNames(module)]));

/** Returns the names in a file's source that React 18 does not have. */
export function namesBeyondReact18(text, fileName = 'file.tsx') {
  const found = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) found.push(...newImports(node));
    if (ts.isJsxAttribute(node) && ATTRIBUTES.includes(node.name.getText())) found.push(node.name.getText());
    if (ts.isJsxOpeningElement(node) && /Context$/.test(node.tagName.getText())) found.push(node.tagName.getText());
    if (takesRef(node)) found.push(`ref of ${node.name.text}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** Returns whether a node is a component that gets `ref` as a prop, and is not wrapped in `withRef`. */
function takesRef(node) {
  if (!ts.isFunctionDeclaration(node) && !ts.isFunctionExpression(node)) return false;
  if (!/^[A-Z]/.test(node.name?.text ?? '') || node.parent.expression?.getText() === 'withRef') return false;
  const props = node.parameters[0]?.name;
  return props !== undefined && ts.isObjectBindingPattern(props) && props.elements.some(isRef);
}

const isRef = ({ propertyName, name }) => (propertyName ?? name).getText() === 'ref';

function newImports({ moduleSpecifier, importClause }) {
  const names = NEW_NAMES[moduleSpecifier.text] ?? [];
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements
    .map(({ propertyName, name }) => (propertyName ?? name).text)
    .filter((name) => names.includes(name));
}
