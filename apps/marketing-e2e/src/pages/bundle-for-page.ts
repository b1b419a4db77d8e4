import { build } from 'esbuild';

const root = new URL('../../../../', import.meta.url).pathname;

/** Bundles a script that uses the workspace's packages, for a test's own page: its code, and its styles if it has some. */
export async function bundleForPage(contents: string): Promise<{ script: string; styles: string }> {
  const { outputFiles } = await build({
    // The packages and React are both resolved from this folder.
    stdin: { contents, resolveDir: `${root}libs/shell-ui` },
    bundle: true,
    write: false,
    outdir: 'out',
    conditions: ['@genmaster/source'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const textOf = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  return { script: textOf('.js'), styles: textOf('.css') };
}
