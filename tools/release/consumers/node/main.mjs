// Runs on a server or in a build: no document, no window.
import assert from 'node:assert/strict';
import { createMetadataResolver, renderHead } from '@genmaster/seo-metadata';
import { checkSite } from '@genmaster/seo-metadata/checks';
import { renderSitemap } from '@genmaster/seo-metadata/site-files';
import { createThemeEngine } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { auditContrast } from '@genmaster/theme-engine/color';
import { toThemeCss } from '@genmaster/theme-engine/export';
import { firstPaintScriptHash } from '@genmaster/theme-engine/first-paint';

assert.equal('document' in globalThis, false);

const engine = createThemeEngine({ catalogue: defaultCatalogue });
engine.chooseScheme('1.4');
engine.chooseMode('dark');
const { draft, resolved } = engine.getSnapshot();
assert.deepEqual(auditContrast(engine.catalogue, resolved.variables), []);
assert.match(toThemeCss(engine.catalogue, draft), /--bg-page/);
assert.match(firstPaintScriptHash, /^sha256-/);

const entry = { title: 'Reports', description: 'All of them, every day.', data: [], og: [], schema: [] };
const resolver = createMetadataResolver({
  site: {
    origin: 'https://reports.example',
    name: 'Reports',
    locale: 'en_US',
    areaServed: ['IN'],
    languages: [{ code: 'en', name: 'English', locale: 'en_US' }],
  },
  routes: [{ path: '/', name: 'Home', indexable: true }],
  entries: { '/': entry },
  notFound: { ...entry, title: 'Not found' },
});
assert.match(renderHead(resolver.resolve('/')), /<title[^>]*>Reports<\/title>/);
assert.match(renderSitemap(resolver), /<loc>https:\/\/reports\.example\/<\/loc>/);
assert.ok(Array.isArray(checkSite(resolver)));
console.log('ran');
