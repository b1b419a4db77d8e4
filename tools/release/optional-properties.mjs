// Finds optional properties that refuse `undefined` in a host with `exactOptionalPropertyTypes`.
import ts from 'typescript';

/** Interfaces whose properties a host writes, such as those of a component, of a function's options or of a site. */
const GIVEN_BY_HOSTS =
  /(?:Props|Options|Facts|Directives|Policy)$|^(?:FeedItem|FoundPage|Navigation|Route|Site(?:Identity|Language)|WebManifest)/;

/**
 * Returns the optional properties that do not name `undefined`, with their types: those of a file's exported interfaces
 * and types, and those that a parameter of an exported function lists itself, at any depth.
 */
export function propertiesWithoutUndefined(text, fileName = 'file.tsx') {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(givenIn)
    .flatMap(({ name, node }) => optionalIn(node, name));
}

/** Returns the parts of a statement whose properties a host writes, each with its name. */
function givenIn(statement) {
  if (ts.isFunctionDeclaration(statement))
    return statement.parameters.map(({ type }) => ({ name: statement.name.text, node: type }));
  const isGiven = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return isGiven && GIVEN_BY_HOSTS.test(statement.name.text) ? [{ name: statement.name.text, node: statement }] : [];
}

function optionalIn(node, name) {
  // What a function of the host gets is written by the library.
  if (!node || ts.isFunctionTypeNode(node) || ts.isMethodSignature(node)) return [];
  const isRefused = ts.isPropertySignature(node) && node.questionToken && !takesUndefined(node.type);
  const inside = [];
  ts.forEachChild(node, (child) => void inside.push(...optionalIn(child, name)));
  return isRefused ? [{ property: `${name}.${node.name.getText()}`, type: node.type }, ...inside] : inside;
}

/** Whether a type names `undefined`, or takes any value. */
function takesUndefined(type) {
  if (!type || type.kind === ts.SyntaxKind.UnknownKeyword) return true;
  return ts.isUnionTypeNode(type) && type.types.some(({ kind }) => kind === ts.SyntaxKind.UndefinedKeyword);
}
