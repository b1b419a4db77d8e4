/* eslint-disable @typescript-eslint/no-require-imports -- what is tried here is require() */
// A script that loads every door by require(), as NestJS and older tools do.
'use strict';
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { createServer } = require('node:http');
const { join } = require('node:path');

const LIBRARIES = ['auth-client', 'color-picker', 'seo-metadata', 'shell-ui', 'theme-engine'];
const doors = LIBRARIES.flatMap((library) => {
  const name = `@genmaster/${library}`;
  const manifest = JSON.parse(readFileSync(join(__dirname, 'node_modules', name, 'package.json'), 'utf8'));
  return Object.keys(manifest.exports)
    .filter((door) => !door.endsWith('.css'))
    .map((door) => name + door.slice(1));
});
for (const door of doors) assert.equal(typeof require(door), 'object', door);

const { createThemeEngine } = require('@genmaster/theme-engine');
const { defaultCatalogue } = require('@genmaster/theme-engine/catalogue');
const { createLocalThemeStore, createThemeSaver } = require('@genmaster/theme-engine/storage');

/** Restyles, picks a colour, saves both to a backend of its own, and loads them with another engine. */
async function restyleAndLoad() {
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
  const engine = createThemeEngine({ catalogue: defaultCatalogue });
  engine.chooseMode('dark');
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
  next.loadSaved(await (await fetch(url)).json());
  assert.equal(next.getSnapshot().draft.mode, 'dark');
  assert.equal(next.valueOf('bg-page'), 'rgba(51, 102, 153, 1)');
  backend.close();
}

// Imported and required modules are the same copy where Node can load ES modules by require().
void import('@genmaster/theme-engine').then(async (imported) => {
  if (process.features.require_module)
    assert.equal(imported.createThemeEngine, createThemeEngine, 'The process has two copies of the engine.');
  await restyleAndLoad();
  console.log(`ran ${doors.length} doors`);
});
