// The applications that install the published packages. Their sources are in the folders beside this file.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { publicLibraries } from '../scripts/lib/libraries.mjs';
import { root } from '../scripts/lib/workspace.mjs';
import { importMapOf, readmeBlocks } from './readme-blocks.mjs';

/** The compilers that must accept the published types: the current minor version and the two before it. */
export const TYPESCRIPT_VERSIONS = ['6.0', '5.9', '5.8'];

/**
 * The consumers: a description of each, the libraries and tools that it installs, and the READMEs whose first example
 * it uses. Tools have the version of the workspace; `pinned` lists tools that the workspace does not have, or not in
 * that version.
 *
 * An example is written to the file that the consumer's own source imports.
 */
export const consumers = [
  {
    name: 'react',
    title: 'Vite and React, strict',
    libraries: publicLibraries().map(({ name }) => name),
    tools: [
      '@reduxjs/toolkit',
      '@types/react',
      '@types/react-dom',
      '@vitejs/plugin-react',
      'react',
      'react-dom',
      'vite',
    ],
    examples: {
      'auth-client': 'src/readme/auth-client.ts',
      'color-picker': 'src/readme/color-picker.tsx',
      'shell-ui': 'src/readme/shell-ui.tsx',
    },
    // Every entry point, so that every compiler reads every published type.
    extra: { 'src/doors.ts': everyDoor },
    isBuilt: true,
  },
  {
    name: 'html',
    title: 'a page without a bundler',
    libraries: ['color-picker', 'theme-engine'],
    tools: [],
    examples: { 'theme-engine': 'readme/theme-engine.js' },
    extra: { 'index.html': withImportMap, 'readme.html': withImportMap },
  },
  {
    name: 'node',
    title: 'a Node script',
    libraries: ['seo-metadata', 'theme-engine'],
    tools: ['@types/node'],
    examples: { 'seo-metadata': 'readme/seo-metadata.ts' },
    extra: {},
  },
  {
    name: 'vue',
    title: 'Vite and Vue',
    libraries: ['color-picker', 'theme-engine'],
    tools: ['@vitejs/plugin-vue', 'vite', 'vue'],
    examples: {},
    extra: {},
    isBuilt: true,
  },
  {
    name: 'react-18',
    title: 'Vite and React 18.3',
    sources: 'react',
    libraries: publicLibraries().map(({ name }) => name),
    tools: ['@reduxjs/toolkit', '@vitejs/plugin-react', 'vite'],
    pinned: { '@types/react': '18.3.31', '@types/react-dom': '18.3.7', react: '18.3.1', 'react-dom': '18.3.1' },
    examples: {
      'auth-client': 'src/readme/auth-client.ts',
      'color-picker': 'src/readme/color-picker.tsx',
      'shell-ui': 'src/readme/shell-ui.tsx',
    },
    extra: {},
    isBuilt: true,
  },
  {
    name: 'commonjs',
    title: 'Node and Jest with CommonJS',
    libraries: publicLibraries().map(({ name }) => name),
    tools: ['@reduxjs/toolkit', '@types/node', 'jest', 'jest-environment-jsdom', 'react', 'react-dom'],
    pinned: { parse5: '7.3.0' },
    examples: {},
    extra: {},
    isCommonJs: true,
  },
  {
    name: 'next',
    title: 'Next, in development and in production',
    libraries: ['color-picker', 'seo-metadata', 'shell-ui', 'theme-engine'],
    tools: ['@types/node', '@types/react', '@types/react-dom', 'react', 'react-dom', 'typescript'],
    pinned: { next: '16.4.6' },
    examples: {},
    extra: { 'shared/theme.ts': sharedTheme },
  },
  {
    name: 'svelte',
    title: 'SvelteKit',
    libraries: ['color-picker', 'seo-metadata', 'theme-engine'],
    tools: ['vite'],
    pinned: { '@sveltejs/kit': '3.2.0', '@sveltejs/vite-plugin-svelte': '7.3.1', svelte: '5.57.3' },
    examples: {},
    extra: { 'shared/theme.ts': sharedTheme },
  },
];

const SOURCES = join(import.meta.dirname, 'consumers');

/** Creates a consumer in `folder`: its sources, the README examples, and a manifest with its dependencies. */
export function layOut(consumer, { folder, npmrc, versions, hasCompilers }) {
  const { name, sources = name, libraries, tools, pinned = {}, examples, extra, isCommonJs = false } = consumer;
  cpSync(join(SOURCES, sources), folder, { recursive: true });
  for (const [library, path] of Object.entries(examples)) write(folder, path, readmeBlocks(library)[0].code);
  for (const [path, make] of Object.entries(extra)) write(folder, path, make(read(folder, path)));
  const dependencies = Object.fromEntries([
    ...libraries.map((library) => [`@genmaster/${library}`, versions[library]]),
    ...tools.map((tool) => [tool, versionHere(tool)]),
    ...Object.entries(pinned),
    // One consumer installs the compilers for all.
    ...(hasCompilers
      ? TYPESCRIPT_VERSIONS.map((version) => [`typescript-${version}`, `npm:typescript@~${version}.0`])
      : []),
  ]);
  const type = isCommonJs ? 'commonjs' : 'module';
  write(folder, 'package.json', `${JSON.stringify({ name, private: true, type, dependencies }, null, 2)}\n`);
  write(folder, '.npmrc', npmrc);
}

function sharedTheme() {
  return readFileSync(join(SOURCES, 'shared', 'theme.ts'), 'utf8');
}

function withImportMap(page) {
  return page.replace('<!-- import map -->', importMapOf(['color-picker', 'theme-engine']));
}

function everyDoor() {
  const doors = publicLibraries().flatMap(({ manifest, doors: own }) =>
    own.map(({ door }) => join(manifest.name, door)),
  );
  return doors.map((door, at) => `export * as door${at} from '${door}';\n`).join('');
}

/** Returns the version of a tool that the workspace itself uses. */
function versionHere(tool) {
  const from = createRequire(join(root, 'apps', 'marketing', 'package.json'));
  const places = from.resolve.paths(tool).map((place) => join(place, tool, 'package.json'));
  for (const place of places) {
    try {
      return JSON.parse(readFileSync(place, 'utf8')).version;
    } catch {
      continue;
    }
  }
  throw new Error(`${tool} is not installed in the workspace.`);
}

function read(folder, path) {
  try {
    return readFileSync(join(folder, path), 'utf8');
  } catch {
    return '';
  }
}

function write(folder, path, text) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}
