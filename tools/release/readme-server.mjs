// Renders the components of the READMEs as a server does.
import { createRequire } from 'node:module';
import { dirname, extname } from 'node:path';
import { build } from 'esbuild';
import { SOURCE_CONDITION } from '../scripts/lib/libraries.mjs';
import { root } from '../scripts/lib/workspace.mjs';

/** Serves the blocks as files. */
const readmes = (blocks) => ({
  name: 'readmes',
  setup({ onResolve, onLoad }) {
    // A server renders without styles; those of the libraries are made by their builds.
    onResolve({ filter: /\.css$/ }, ({ path, importer }) =>
      importer.includes('readme-block-') ? { path, namespace: 'no-style' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'no-style' }, () => ({ contents: '', loader: 'empty' }));
    onResolve({ filter: /readme-block-\d+\.\w+$/ }, ({ path }) => ({ path, namespace: 'readme' }));
    onLoad({ filter: /./, namespace: 'readme' }, ({ path }) => {
      const { text, file } = blocks.find((block) => block.file === path);
      return { contents: text, loader: extname(file).slice(1), resolveDir: dirname(file) };
    });
  },
});

/**
 * Runs a block where there is no document, address or storage, and renders its components with a store, a router and a
 * session around them.
 */
export async function renderOnServer({ file }, blocks) {
  const contents = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { MemoryRouter } from 'react-router';
    import { Provider as Store } from 'react-redux';
    import { configureStore } from '@reduxjs/toolkit';
    import { createAuth } from '@genmaster/auth-client/create';
    import * as block from ${JSON.stringify(file)};
    const { Provider: Session } = createAuth({ baseUrl: '/', storage: null });
    const { store = configureStore({ reducer: () => null }) } = block;
    export const rendered = Object.entries(block)
      .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
      .map(([, Component]) => createElement(Store, { store },
        createElement(MemoryRouter, null, createElement(Session, null, createElement(Component)))))
      .map((page) => renderToString(page));`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    conditions: [SOURCE_CONDITION],
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.module.css': 'local-css' },
    outdir: root,
    bundle: true,
    write: false,
    logLevel: 'silent',
    plugins: [readmes(blocks)],
  });
  const script = outputFiles.find(({ path }) => path.endsWith('.js')).text;
  const module = { exports: {} };
  new Function('require', 'module', 'exports', script)(createRequire(import.meta.url), module, module.exports);
  return module.exports.rendered;
}
