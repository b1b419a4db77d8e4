import type { GeneratedNames } from './generated-model.ts';

/** A place in hand-written code that uses a name missing from the generated file. */
export interface Misfit {
  line: number;
  /** Example: `invoice.dueDate`, or the name or file that is imported. */
  uses: string;
}

const NAME = String.raw`[\p{ID_Start}$_][\p{ID_Continue}$]*`;
const IMPORT = /^\s*import type \{ ([^{}]+) \} from '([^']+)'/u;

/**
 * Finds the places in a hand-written file that no longer fit a generated one.
 *
 * It reads names, not types: the import of the generated interface, and each property of a variable that is declared
 * with it. Other ways to reach a property are not seen.
 */
export function findMisfits(code: string, names: GeneratedNames): readonly Misfit[] {
  const lines = code.split('\n').map((text, index) => ({ text, line: index + 1 }));
  const known = new Set(names.properties);
  const imports = lines.flatMap(({ text, line }) => {
    const [, type, path] = IMPORT.exec(text) ?? [];
    const file = path?.split('/').at(-1);
    return type !== undefined && file?.endsWith('.model.ts') ? [{ line, type: type.trim(), file }] : [];
  });
  const gone = imports.flatMap(({ line, type, file }) => [
    ...(file === names.fileName ? [] : [{ line, uses: file }]),
    ...(type === names.type ? [] : [{ line, uses: type }]),
  ]);
  const types = imports.map(({ type }) => type.replace(/\$/g, '\\$&')).join('|');
  if (types === '') return gone;
  const declared = new RegExp(`(${NAME})\\s*:\\s*(?:Readonly<)?(?:${types})(?![\\p{ID_Continue}$])`, 'gu');
  const variables = new Set([...code.matchAll(declared)].map(([, name]) => name!));
  const access = new RegExp(`(?<![\\p{ID_Continue}$.])(${NAME})\\??\\.(${NAME})`, 'gu');
  const lost = lines.flatMap(({ text, line }) =>
    [...withoutWords(text).matchAll(access)].flatMap(([, variable, property]) =>
      variables.has(variable!) && !known.has(property!) ? [{ line, uses: `${variable}.${property}` }] : [],
    ),
  );
  return [...gone, ...lost];
}

/** Returns a line without its strings and its comment. */
const withoutWords = (line: string): string => line.replace(/'[^']*'|"[^"]*"/g, "''").split('//', 1)[0]!;

/** Lists the properties and methods that a region adds to an interface. */
export const propertiesIn = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => {
    const name = new RegExp(`^\\s*(?:readonly )?(${NAME})\\??[:(<]`, 'u').exec(line)?.[1];
    return name === undefined ? [] : [name];
  });
