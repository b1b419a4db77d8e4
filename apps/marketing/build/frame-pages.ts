import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const demos = new URL('../../../libs/demos/src/', import.meta.url);

/** Scripts of the frames in which demos run or parse visitors’ code, by the addresses of their pages. */
const FRAMES: Readonly<Record<string, { script: string; title: string }>> = {
  '/frames/sandbox.html': { script: 'sandbox/sandbox-frame.ts', title: 'Sandbox' },
  '/frames/preview.html': { script: 'ide-workbench/preview-frame.ts', title: 'Preview' },
  '/frames/code-obfuscator.html': { script: 'code-obfuscator/code-obfuscator-frame.ts', title: 'Code obfuscator' },
  '/frames/code-check.html': { script: 'code-check/code-check-frame.ts', title: 'Code check' },
  '/frames/tenant-query.html': { script: 'tenant-switch/tenant-frame.ts', title: 'Tenant query' },
};

/** Addresses of the frames’ pages. */
export const framePaths: readonly string[] = Object.keys(FRAMES);

/**
 * Builds the page of a frame in which demos run or parse visitors’ code.
 *
 * Its script is inline, because a frame with an opaque origin may load none from this site; the server’s policy allows
 * it by its hash alone.
 */
export async function buildFramePage(path: string): Promise<string> {
  const { script: source, title } = FRAMES[path]!;
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(source, demos))],
    inject: [fileURLToPath(new URL('sandbox/close-channels.ts', demos))],
    plugins: [withoutCodeFromText],
    legalComments: 'none',
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    // The database imports these in Node only, never in a frame.
    external: ['node:fs', 'node:crypto'],
    target: 'es2022',
    conditions: ['@genmaster/source'],
  });
  const script = outputFiles[0]!.text.trim();
  const hash = createHash('sha256').update(script).digest('base64');
  // In addition to the policy that the server sends: the frame is more restricted than any page of the site.
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  return [
    '<!doctype html>',
    '<html lang="en"><head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="robots" content="noindex">',
    `<title>${title}</title>`,
    `<script>${script}</script>`,
    '</head><body></body></html>\n',
  ].join('\n');
}

/**
 * Replaces the linter’s validation of rule options, which creates functions from text; the site’s policy forbids that.
 * Our options are constant, and the unit tests validate them with the original linter; in the frame every option
 * passes.
 */
const withoutCodeFromText: Plugin = {
  name: 'without-code-from-text',
  setup({ onLoad }) {
    onLoad({ filter: /eslint-linter-browserify[\\/]linter\.(?:m?js|cjs)$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const parts = text.split(MAKES_CODE);
      if (parts.length !== 2)
        throw new Error(`${path} makes code from text in ${parts.length - 1} places, not in one.`);
      return { contents: parts.join('(() => () => Object.assign(() => true, { errors: null }))('), loader: 'js' };
    });
  },
};

const MAKES_CODE = /new Function\((?=\s*["']self["'])/;
