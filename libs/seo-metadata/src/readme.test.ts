/**
 * @jest-environment jsdom
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import ts from 'typescript';
import * as adapters from './adapters/index.ts';
import * as builtPages from './built-pages/index.ts';
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
  readonly configured: MetadataResolver;
  readonly forNext: adapters.NextMetadata;
  readonly nextJsonLd: string;
  readonly forReactRouter: adapters.ReactRouterMeta[];
  readonly forSvelteKit: adapters.SvelteKitHead;
  readonly forNuxt: adapters.UnheadInput;
  readonly current: MetadataResolver;
  readonly schema: readonly StructuredData[];
  readonly errors: readonly Finding[];
  readonly claims: readonly Finding[];
  readonly StartPage: () => null;
  readonly files: Readonly<Record<string, string>>;
}

const packages: Readonly<Record<string, unknown>> = {
  '@genmaster/seo-metadata': core,
  '@genmaster/seo-metadata/adapters': adapters,
  '@genmaster/seo-metadata/built-pages': builtPages,
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
  const body = `return (async () => { ${program}\n return { headHtml, configured, forNext, nextJsonLd, forReactRouter, forSvelteKit, forNuxt, current, schema, errors, claims, StartPage, files }; })();`;
  const run = new Function('require', 'exports', 'fetch', body);
  return run((name: string) => packages[name], {}, fetch) as Promise<ReadmeValues>;
}

it('works as the README describes it', async () => {
  const { headHtml, configured, current, schema, errors, claims, StartPage, files, ...heads } = await runReadme();

  expect(headHtml).toContain('<link rel="canonical" href="https://genmaster.example/"');
  expect(configured.resolve('/').title).toBe('Low-code apps | Genmaster');
  expect(heads.forNext.title.absolute).toBe('Low-code apps | Genmaster');
  expect(heads.nextJsonLd).toContain('"@graph"');
  expect(heads.forReactRouter[0]).toEqual({ title: 'Low-code apps | Genmaster' });
  expect(heads.forSvelteKit.html).toBe(headHtml);
  expect(heads.forNuxt.title).toBe('Low-code apps | Genmaster');
  expect(document.title).toBe('Not found | Genmaster');
  expect(current.resolve('/').title).toBe('From the database');
  expect(schema.map((node) => node['@type'])).toEqual(['VideoObject', 'Product']);
  expect(errors).toEqual([]);
  expect(claims).toEqual([{ level: 'error', at: 'Offer.price', message: 'The page shows no price of 20 EUR.' }]);
  expect(files['index.html']).toContain('<title data-gm-head>From the database</title>');
  expect(files['sitemap.xml']).toContain('<loc>https://genmaster.example/</loc>');

  render(createElement(StartPage));
  expect(document.title).toBe('Low-code apps | Genmaster');
});
