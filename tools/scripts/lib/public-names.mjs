// The exported names of each entry point of a library, from its published declarations. `public-names.json` beside a
// library's manifest lists them, so that a change is visible in a review.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { formatText } from './format-text.mjs';

const listOf = (folder) => join(folder, 'public-names.json');

/** Reads the names of a built library: by entry point, its values and its types, each in alphabetical order. */
export function publicNamesOf({ folder, doors }) {
  const paths = doors.map(({ types }) => join(folder, types));
  const program = ts.createProgram(paths, {
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    types: [],
  });
  return Object.fromEntries(doors.map(({ door }, index) => [door, namesOf(program, paths[index])]));
}

function namesOf(program, path) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(path));
  const names = { values: [], types: [] };
  for (const symbol of module ? checker.getExportsOfModule(module) : []) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    names[isValue(symbol, target) ? 'values' : 'types'].push(symbol.name);
  }
  return { values: names.values.sort(), types: names.types.sort() };
}

/** Returns true for a value; `export type { X }` exports none, even if `X` is a value. */
const isValue = (symbol, target) =>
  (target.flags & ts.SymbolFlags.Value) !== 0 &&
  !symbol.declarations?.some((node) => ts.isExportSpecifier(node) && ts.isTypeOnlyImportOrExportDeclaration(node));

/** Writes a built library's list. */
export async function writePublicNames({ folder, doors }) {
  const path = listOf(folder);
  const text = JSON.stringify(publicNamesOf({ folder, doors }));
  writeFileSync(path, await formatText(path, text));
}

export const readPublicNames = (folder) => JSON.parse(readFileSync(listOf(folder), 'utf8'));

/** Lists the differences of two lists, one line for each name. */
export function differencesOf(agreed, built) {
  const lines = [];
  for (const door of new Set([...Object.keys(agreed), ...Object.keys(built)])) {
    for (const kind of ['values', 'types']) {
      const [before, now] = [agreed, built].map((list) => new Set(list[door]?.[kind]));
      for (const name of before.difference(now)) lines.push(`${door} gives no ${name} any more (${kind}).`);
      for (const name of now.difference(before)) lines.push(`${door} gives ${name}, which is not listed (${kind}).`);
    }
  }
  return lines;
}
