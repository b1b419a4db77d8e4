// Compiles the code of the READMEs against the libraries, block by block.
import { join } from 'node:path';
import ts from 'typescript';
import { publicLibraries, SOURCE_CONDITION } from '../scripts/lib/libraries.mjs';
import { root } from '../scripts/lib/workspace.mjs';
import { consumers } from './consumers.mjs';
import { readmeBlocks } from './readme-blocks.mjs';

const OPTIONS = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: [SOURCE_CONDITION],
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
};
const CHECKED = ['js', 'jsx', 'ts', 'tsx'];
const CANNOT_FIND_NAME = [2304, 2552, 18004];

/** Blocks for a framework that the workspace does not have: the application of the rehearsal with it compiles them. */
const elsewhere = new Set(
  consumers.filter(({ pinned }) => pinned).flatMap(({ examples }) => Object.values(examples).map(String)),
);

/**
 * Returns every block of script in every README as a file that can be compiled, except those that an application of the
 * rehearsal compiles.
 *
 * A block may continue the blocks above it: a name that it does not declare is looked up there. A block that is one
 * `interface` shows a part of the library; the real type of that name must satisfy it.
 */
export function completedBlocks() {
  const blocks = publicLibraries().flatMap(toFiles);
  const program = compile(blocks);
  return blocks.map((block) => ({ ...block, text: completed(block, blocks, namesMissingIn(program, block.file)) }));
}

/** Compiles the blocks and returns one line for each error of the compiler. */
export function checkReadmes(blocks) {
  const program = compile(blocks);
  return blocks.flatMap((block) => findingsIn(program, block));
}

function toFiles({ name, folder, doors }) {
  return readmeBlocks(name)
    .filter(({ language, heading }) => CHECKED.includes(language) && !elsewhere.has(String([name, heading])))
    .map(({ language, code, heading }, at) => ({
      library: name,
      heading,
      at,
      file: join(folder, 'src', `readme-block-${at}.${language}`),
      shown: /^interface (\w+) \{[^]*\}\s*$/.exec(code)?.[1] ?? null,
      text: `${code.replaceAll(/^(?=(?:const|function|interface) )/gm, 'export ')}export {};\n`,
      core: join(folder, doors[0].source),
    }));
}

/** Returns a block with imports of the names that it uses without a declaration. */
function completed({ library, at, text, shown, core }, blocks, missing) {
  const above = blocks.filter((block) => block.library === library && block.at < at).reverse();
  const imports = missing.map((name) => {
    const home = above.find((block) => declares(block.text, name));
    if (home) return `import { ${name} } from ${JSON.stringify(home.file)};\n`;
    return shown ? `import type { ${name} } from ${JSON.stringify(core)};\n` : '';
  });
  const same = shown
    ? `import type { ${shown} as Real } from ${JSON.stringify(core)};\nexport const shown: ${shown} = null as unknown as Real;\n`
    : '';
  return text + imports.join('') + same;
}

/**
 * Returns true when a text exports a const or a function of that name, also one that is destructured from an object or
 * an array.
 */
const declares = (text, name) =>
  new RegExp(`^export (?:function|const) (?:${name}\\b|[{[][^=]*\\b${name}\\b)`, 'm').test(text);

function compile(blocks) {
  const texts = new Map(blocks.map(({ file, text }) => [file, text]));
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, options, ...rest) => {
    const text = texts.get(path);
    if (text === undefined) return (parsed[path] ??= getSourceFile(path, options, ...rest));
    return ts.createSourceFile(path, text, options, true);
  };
  host.getCurrentDirectory = () => root;
  return ts.createProgram(
    [join(root, 'libs/color-picker/src/css-modules.d.ts'), STYLES, ...texts.keys()],
    OPTIONS,
    host,
  );
}

/** A stylesheet is a side-effect import. */
const STYLES = join(root, 'tools/release/consumers/react/src/styles.d.ts');
const parsed = {};

const diagnosticsOf = (program, file) => {
  const source = program.getSourceFile(file);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
};

const namesMissingIn = (program, file) => [
  ...new Set(
    diagnosticsOf(program, file)
      .filter(({ code }) => CANNOT_FIND_NAME.includes(code))
      .map(({ messageText }) => /'(\w+)'/.exec(messageText)?.[1]),
  ),
];

const findingsIn = (program, { library, heading, file }) =>
  diagnosticsOf(program, file).map(
    ({ messageText }) => `${library}, ${heading}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
