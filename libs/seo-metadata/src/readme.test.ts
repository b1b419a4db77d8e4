/**
 * @jest-environment jsdom
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import ts from 'typescript';
import * as checks from './checks/index.ts';
import type { Finding } from './checks/index.ts';
import * as dom from './dom/index.ts';
import * as core from './index.ts';
import type { MetadataResolver, StructuredData } from './index.ts';
import * as react from './react/index.ts';
import * as remote from './remote/index.ts';
import * as siteFiles from './site-files/index.ts';

interface ReadmeValues {
  readonly headHtml: string;
  readonly current: MetadataResolver;
  readonly schema: readonly StructuredData[];
  readonly errors: readonly Finding[];
  readonly StartPage: () => null;
  readonly files: Readonly<Record<string, string>>;
}

const packages: Readonly<Record<string, unknown>> = {
  '@genmaster/seo-metadata': core,
  '@genmaster/seo-metadata/checks': checks,
  '@genmaster/seo-metadata/dom': dom,
  '@genmaster/seo-metadata/react': react,
  '@genmaster/seo-metadata/remote': remote,
  '@genmaster/seo-metadata/site-files': siteFiles,
};

/** Runs the code of the README from top to bottom, as one program. */
async function runReadme(): Promise<ReadmeValues> {
  const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
  const code = [...readme.matchAll(/```ts\n([^]*?)```/g)].map(([, block]) => block).join('\n');
  const program = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  }).outputText;
  const fetch = async () => ({ ok: true, text: async () => JSON.stringify({ '/': { title: 'From the database' } }) });
  const body = `return (async () => { ${program}\n return { headHtml, current, schema, errors, StartPage, files }; })();`;
  const run = new Function('require', 'exports', 'fetch', body);
  return run((name: string) => packages[name], {}, fetch) as Promise<ReadmeValues>;
}

it('does what it says', async () => {
  const { headHtml, current, schema, errors, StartPage, files } = await runReadme();

  expect(headHtml).toContain('<link rel="canonical" href="https://genmaster.example/"');
  expect(document.title).toBe('Not found | Genmaster');
  expect(current.resolve('/').title).toBe('From the database');
  expect(schema.map((node) => node['@type'])).toEqual(['VideoObject', 'Product']);
  expect(errors).toEqual([]);
  expect(files['index.html']).toContain('<title data-gm-head>From the database</title>');
  expect(files['sitemap.xml']).toContain('<loc>https://genmaster.example/</loc>');

  render(createElement(StartPage));
  expect(document.title).toBe('Low-code apps | Genmaster');
});
