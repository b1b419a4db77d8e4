// Runs on a server or in a build: no document, no window.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { createMetadataResolver, renderHead } from '@genmaster/seo-metadata';
import { checkSite } from '@genmaster/seo-metadata/checks';
import { renderSitemap } from '@genmaster/seo-metadata/site-files';
import { createThemeEngine } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { auditContrast } from '@genmaster/theme-engine/color';
import { toThemeCss } from '@genmaster/theme-engine/export';
import { firstPaintScriptHash } from '@genmaster/theme-engine/first-paint';
import { createLocalThemeStore, createThemeSaver } from '@genmaster/theme-engine/storage';

assert.equal('document' in globalThis, false);

const engine = createThemeEngine({ catalogue: defaultCatalogue });
engine.chooseScheme('1.4');
engine.chooseMode('dark');
const { draft, resolved } = engine.getSnapshot();
assert.deepEqual(auditContrast(engine.catalogue, resolved.variables), []);
assert.match(toThemeCss(engine.catalogue, draft), /--bg-page/);
assert.match(firstPaintScriptHash, /^sha256-/);

// Saved to a backend of its own, and loaded by an engine that has never seen it.
let stored = 'null';
const backend = createServer((request, response) => {
  if (request.method !== 'PUT') return void response.end(stored);
  void request.toArray().then((parts) => {
    stored = Buffer.concat(parts).toString();
    response.end();
  });
});
await new Promise((done) => backend.listen(0, '127.0.0.1', () => done(undefined)));
const address = backend.address();
assert.ok(address && typeof address === 'object');
const url = `http://127.0.0.1:${address.port}/theme`;
assert.equal(engine.setField('bg-page', '#336699').ok, true);
const saver = createThemeSaver({
  engine,
  local: createLocalThemeStore({ storage: null, userId: 'u1', projectId: '1', catalogue: engine.catalogue }),
  async send(copy) {
    await fetch(url, { method: 'PUT', body: JSON.stringify(copy) });
    return { kind: 'stored', recordId: 'a', revision: copy.revision + 1 };
  },
});
assert.equal(await saver.save(), 'stored');
const next = createThemeEngine({ catalogue: defaultCatalogue });
/** @type {any} */
const loaded = await (await fetch(url)).json();
next.loadSaved(loaded);
assert.equal(next.getSnapshot().draft.mode, 'dark');
assert.equal(next.valueOf('bg-page'), 'rgba(51, 102, 153, 1)');
backend.close();

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
