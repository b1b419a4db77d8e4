// The applications that install the published packages. Their sources are in the folders beside this file.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { publicLibraries } from '../scripts/lib/libraries.mjs';
import { root } from '../scripts/lib/workspace.mjs';
import { importMapOf, readmeBlocks } from './readme-blocks.mjs';

/** The compilers that must accept the published types: the current minor version and the three before it. */
export const TYPESCRIPT_VERSIONS = ['7.0', '6.0', '5.9', '5.8'];

const SOURCES = join(import.meta.dirname, 'consumers');
const EVERY_LIBRARY = publicLibraries().map(({ name }) => name);

/** The first examples of three READMEs, which the applications with React show. */
const REACT_EXAMPLES = {
  'src/readme/auth-client.ts': ['auth-client'],
  'src/readme/color-picker.tsx': ['color-picker'],
  'src/readme/shell-ui.tsx': ['shell-ui'],
};

/** Parts that an application without a server of its own shares with the others. */
const WITH_BACKEND = { 'shared/theme.ts': shared('theme.ts'), 'backend.mjs': shared('backend.mjs') };

/**
 * The consumers: a description of each, the libraries and tools that it installs, and the code of READMEs that it runs.
 * Tools have the version of the workspace; `pinned` lists tools that the workspace does not have, or not in that
 * version.
 *
 * An example is written to the file that the consumer's own source imports: `[library, heading]`, or the first one of a
 * library.
 */
export const consumers = [
  {
    name: 'react',
    title: 'Vite and React, strict',
    libraries: EVERY_LIBRARY,
    tools: [
      '@reduxjs/toolkit',
      '@types/react',
      '@types/react-dom',
      '@vitejs/plugin-react',
      'react',
      'react-dom',
      'vite',
    ],
    examples: REACT_EXAMPLES,
    // Every entry point, so that every compiler reads every published type.
    extra: { ...WITH_BACKEND, 'shared/customiser.tsx': shared('customiser.tsx'), 'src/doors.ts': everyDoor },
  },
  {
    name: 'html',
    title: 'a page without a bundler',
    libraries: ['color-picker', 'theme-engine'],
    tools: [],
    examples: { 'readme/theme-engine.js': ['theme-engine'] },
    extra: {
      'backend.mjs': shared('backend.mjs'),
      'shared/theme.js': () => withoutTypes(shared('theme.ts')()),
      'index.html': withImportMap,
      'readme.html': withImportMap,
    },
  },
  {
    name: 'node',
    title: 'a Node script',
    libraries: ['color-picker', 'seo-metadata', 'theme-engine'],
    tools: ['@types/node'],
    examples: {
      'readme/seo-metadata.ts': ['seo-metadata'],
      'readme/own-theme.js': ['theme-engine', 'A theme of your own in one call'],
    },
    extra: {},
  },
  {
    name: 'vue',
    title: 'Vite and Vue',
    libraries: ['color-picker', 'theme-engine'],
    tools: ['@vitejs/plugin-vue', 'typescript', 'vite', 'vue'],
    pinned: { 'vue-tsc': '3.3.14' },
    examples: {
      'src/readme/color-field.vue': ['color-picker', 'Vue'],
      'src/readme/use-snapshot.ts': ['theme-engine', 'Vue'],
    },
    extra: WITH_BACKEND,
  },
  {
    name: 'react-18',
    title: 'Vite and React 18.3',
    sources: 'react',
    libraries: EVERY_LIBRARY,
    tools: ['@reduxjs/toolkit', '@vitejs/plugin-react', 'vite'],
    pinned: { '@types/react': '18.3.31', '@types/react-dom': '18.3.7', react: '18.3.1', 'react-dom': '18.3.1' },
    examples: REACT_EXAMPLES,
    extra: { ...WITH_BACKEND, 'shared/customiser.tsx': shared('customiser.tsx') },
  },
  {
    name: 'solid',
    title: 'Vite and Solid',
    libraries: ['color-picker', 'theme-engine'],
    tools: ['vite'],
    pinned: { 'solid-js': '1.9.19', 'vite-plugin-solid': '2.11.14' },
    examples: {
      'src/readme/color-field.tsx': ['color-picker', 'Solid'],
      'src/readme/snapshot-of.ts': ['theme-engine', 'Solid'],
    },
    extra: WITH_BACKEND,
  },
  {
    name: 'angular',
    title: 'Angular',
    libraries: ['color-picker', 'theme-engine'],
    tools: ['typescript'],
    pinned: {
      '@angular/build': '22.2.7',
      '@angular/cli': '22.2.7',
      '@angular/common': '22.2.6',
      '@angular/compiler': '22.2.6',
      '@angular/compiler-cli': '22.2.6',
      '@angular/core': '22.2.6',
      '@angular/platform-browser': '22.2.6',
      rxjs: '7.8.2',
      tslib: '2.8.1',
    },
    examples: {
      'src/readme/color-field.ts': ['color-picker', 'Angular'],
      'src/readme/inject-snapshot.ts': ['theme-engine', 'Angular'],
    },
    extra: WITH_BACKEND,
  },
  {
    name: 'commonjs',
    title: 'Node and Jest with CommonJS',
    libraries: EVERY_LIBRARY,
    tools: ['@reduxjs/toolkit', '@types/node', 'jest', 'jest-environment-jsdom', 'react', 'react-dom'],
    pinned: { parse5: '7.3.0' },
    examples: {},
    extra: {},
    isCommonJs: true,
  },
  {
    name: 'nest',
    title: 'NestJS',
    libraries: ['seo-metadata', 'theme-engine'],
    tools: ['@types/node'],
    // The last major version that is CommonJS itself.
    pinned: {
      '@nestjs/common': '11.2.10',
      '@nestjs/core': '11.2.10',
      '@nestjs/platform-express': '11.2.10',
      'reflect-metadata': '0.2.2',
      rxjs: '7.8.2',
    },
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
    extra: { 'shared/theme.ts': shared('theme.ts'), 'shared/customiser.tsx': shared('customiser.tsx') },
  },
  {
    name: 'svelte',
    title: 'SvelteKit',
    libraries: ['color-picker', 'seo-metadata', 'theme-engine'],
    tools: ['typescript', 'vite'],
    pinned: {
      '@sveltejs/kit': '3.2.0',
      '@sveltejs/vite-plugin-svelte': '7.3.1',
      svelte: '5.57.3',
      'svelte-check': '4.7.8',
    },
    examples: {
      'src/readme/color-field.svelte': ['color-picker', 'Svelte'],
      'src/readme/snapshot-of.ts': ['theme-engine', 'Svelte'],
    },
    extra: { 'shared/theme.ts': shared('theme.ts') },
  },
  {
    name: 'nuxt',
    title: 'Nuxt',
    libraries: ['color-picker', 'seo-metadata', 'theme-engine'],
    tools: ['vue'],
    pinned: { nuxt: '4.5.2' },
    examples: {
      'app/readme/color-field.vue': ['color-picker', 'Vue'],
      'app/readme/use-snapshot.ts': ['theme-engine', 'Vue'],
    },
    extra: { 'app/theme.ts': shared('theme.ts') },
  },
];

/** Creates a consumer in `folder`: its sources, the README examples, and a manifest with its dependencies. */
export function layOut(consumer, { folder, npmrc, versions, hasCompilers }) {
  const { name, sources = name, libraries, tools, pinned = {}, examples, extra, isCommonJs = false } = consumer;
  cpSync(join(SOURCES, sources), folder, { recursive: true });
  for (const [path, [library, heading]] of Object.entries(examples)) write(folder, path, exampleOf(library, heading));
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

/** Returns the code of the only block below a heading of a README, or of its first block. */
function exampleOf(library, heading) {
  const blocks = readmeBlocks(library);
  const found = heading ? blocks.filter((block) => block.heading === heading) : blocks.slice(0, 1);
  if (found.length !== 1) throw new Error(`The README of ${library} has ${found.length} blocks below "${heading}".`);
  return found[0].code;
}

/** Returns the code that reads a source shared by several consumers. */
function shared(name) {
  return () => readFileSync(join(SOURCES, 'shared', name), 'utf8');
}

function withoutTypes(text) {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(text, { compilerOptions }).outputText;
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
