// Finds optional properties that refuse `undefined` in a host with `exactOptionalPropertyTypes`.
import ts from 'typescript';

/** Interfaces whose properties a host writes, such as those of a component, of a function's options or of a site. */
const GIVEN_BY_HOSTS =
  /(?:Props|Options|Facts|Directives|Policy)$|^(?:FeedItem|FoundPage|Navigation|Route|Site(?:Identity|Language)|WebManifest)/;

/** Returns the optional properties of a file's exported interfaces that do not name `undefined`, with their types. */
export function propertiesWithoutUndefined(text, fileName = 'file.tsx') {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(
      (node) =>
        ts.isInterfaceDeclaration(node) &&
        GIVEN_BY_HOSTS.test(node.name.text) &&
        node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
    )
    .flatMap(({ name, members }) =>
      members
        .filter((member) => ts.isPropertySignature(member) && member.questionToken && !takesUndefined(member.type))
        .map((member) => ({ property: `${name.text}.${member.name.getText()}`, type: member.type })),
    );
}

/** Whether a type names `undefined`, or takes any value. */
function takesUndefined(type) {
  if (!type || type.kind === ts.SyntaxKind.UnknownKeyword) return true;
  return ts.isUnionTypeNode(type) && type.types.some(({ kind }) => kind === ts.SyntaxKind.UndefinedKeyword);
}
