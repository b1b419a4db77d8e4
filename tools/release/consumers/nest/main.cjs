/* eslint-disable @typescript-eslint/no-require-imports -- what is tried here is require() */
// A server of NestJS, which is CommonJS: the head of its page and its theme come from the libraries. Plain JavaScript, so
// its decorators are called by hand.
'use strict';
require('reflect-metadata');
const assert = require('node:assert/strict');
const { Body, Controller, Get, Header, HttpCode, Module, Put } = require('@nestjs/common');
const { NestFactory } = require('@nestjs/core');
const { createMetadataResolver, renderHead } = require('@genmaster/seo-metadata');
const { createThemeEngine } = require('@genmaster/theme-engine');
const { defaultCatalogue } = require('@genmaster/theme-engine/catalogue');
const { themeMarkup } = require('@genmaster/theme-engine/dom');
const { createLocalThemeStore, createThemeSaver } = require('@genmaster/theme-engine/storage');

const resolver = createMetadataResolver({
  site: {
    origin: 'https://reports.example',
    name: 'Reports',
    locale: 'en_US',
    areaServed: ['IN'],
    languages: [{ code: 'en', name: 'English', locale: 'en_US' }],
  },
  routes: [{ path: '/', name: 'Home', indexable: true }],
  entries: { '/': { title: 'Reports | Example', description: 'The reports of this month.' } },
  notFound: { title: 'Not found | Reports', description: 'No such page.' },
});

class PageController {
  #engine = createThemeEngine({ catalogue: defaultCatalogue });

  page() {
    const { attributes, css } = themeMarkup(this.#engine.getSnapshot().resolved);
    const head = renderHead(resolver.resolve('/'));
    return `<!doctype html><html ${attributes}><head>${head}<style>${css}</style></head><body><h1>Reports</h1></body></html>`;
  }

  /** @param {import('@genmaster/theme-engine').SavedTheme} saved */
  save(saved) {
    this.#engine.loadSaved(saved);
  }
}
class AppModule {}

/** @param {string} name @param {...MethodDecorator} decorators */
function decorate(name, ...decorators) {
  const target = PageController.prototype;
  for (const each of decorators) each(target, name, Object.getOwnPropertyDescriptor(target, name) ?? {});
}
decorate('page', Get(), Header('content-type', 'text/html'));
decorate('save', Put('theme'), HttpCode(204));
Body()(PageController.prototype, 'save', 0);
Controller()(PageController);
Module({ controllers: [PageController] })(AppModule);

async function run() {
  const app = await NestFactory.create(AppModule, { logger: false });
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const read = async () => (await fetch(url)).text();
  assert.match(await read(), /<title[^>]*>Reports \| Example<\/title>/);
  const engine = createThemeEngine({ catalogue: defaultCatalogue });
  engine.chooseMode('dark');
  engine.setField('button-bg', '#0f766e');
  const saver = createThemeSaver({
    engine,
    local: createLocalThemeStore({ storage: null, userId: 'u1', projectId: '1', catalogue: engine.catalogue }),
    async send(copy) {
      const headers = { 'content-type': 'application/json' };
      const { status } = await fetch(`${url}/theme`, { method: 'PUT', headers, body: JSON.stringify(copy) });
      assert.equal(status, 204);
      return { kind: 'stored', recordId: 'a', revision: copy.revision + 1 };
    },
  });
  assert.equal(await saver.save(), 'stored');
  const page = await read();
  assert.match(page, /<html [^>]*data-bs-theme="dark"/);
  assert.match(page, /--button-bg: ?rgba\(15, 118, 110, 1\)/);
  await app.close();
  console.log('ran');
}
void run();
