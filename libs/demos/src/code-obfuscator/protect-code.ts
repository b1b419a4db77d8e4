import JavaScriptObfuscator, { type ObfuscatorOptions } from 'javascript-obfuscator';
import { minify } from 'terser';
import type { Level, ProtectAnswer, ProtectRequest } from './protect-messages.ts';

/** The same code gives the same result: nothing is drawn by lot. */
const SEED = 7;

/** Texts go into a list of their own, in codes. */
const MEDIUM: ObfuscatorOptions = {
  seed: SEED,
  compact: true,
  target: 'browser-no-eval',
  identifierNamesGenerator: 'mangled',
  // What other code calls keeps its name.
  renameGlobals: false,
  stringArray: true,
  stringArrayThreshold: 1,
  // A decoder would set values on functions, which the sandbox does not allow.
  stringArrayEncoding: [],
  unicodeEscapeSequence: true,
  sourceMap: true,
  sourceMapMode: 'separate',
  // The map names its own source and does not repeat it.
  sourceMapSourcesMode: 'sources',
  inputFileName: 'source.js',
};

const OPTIONS: Readonly<Record<Exclude<Level, 'light'>, ObfuscatorOptions>> = {
  medium: MEDIUM,
  heavy: {
    ...MEDIUM,
    controlFlowFlattening: true,
    controlFlowFlatteningThreshold: 1,
    numbersToExpressions: true,
    splitStrings: true,
    splitStringsChunkLength: 3,
  },
};

/** Makes code hard to read, and a map back that is no part of it. */
export async function protectCode({ code, level }: ProtectRequest): Promise<ProtectAnswer> {
  try {
    if (level === 'light') {
      const result = await minify(
        { 'source.js': code },
        { sourceMap: { filename: 'shipped.js' }, format: { comments: /@license|@preserve/ } },
      );
      return { kind: 'done', code: result.code ?? '', map: String(result.map) };
    }
    const result = JavaScriptObfuscator.obfuscate(code, OPTIONS[level]);
    return { kind: 'done', code: result.getObfuscatedCode(), map: result.getSourceMap() };
  } catch (error) {
    return { kind: 'problem', message: (error as Error).message.split('\n')[0] ?? '' };
  }
}
