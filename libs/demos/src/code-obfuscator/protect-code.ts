import JavaScriptObfuscator, { type ObfuscatorOptions } from 'javascript-obfuscator';
import { minify } from 'terser';
import type { Level, ProtectAnswer, ProtectRequest } from './protect-messages.ts';

/** Fixed seed, so that the same code gives the same result. */
const SEED = 7;

/** Options of the medium level: strings move into an encoded list. */
const MEDIUM: ObfuscatorOptions = {
  seed: SEED,
  compact: true,
  target: 'browser-no-eval',
  identifierNamesGenerator: 'mangled',
  // Names that other code calls are kept.
  renameGlobals: false,
  stringArray: true,
  stringArrayThreshold: 1,
  // A decoder would set properties on functions, which the sandbox does not allow.
  stringArrayEncoding: [],
  unicodeEscapeSequence: true,
  sourceMap: true,
  sourceMapMode: 'separate',
  // The source map names its source and does not contain it.
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

/** Obfuscates code, and returns a separate source map. */
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
