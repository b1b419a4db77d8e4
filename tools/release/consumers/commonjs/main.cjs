/* eslint-disable @typescript-eslint/no-require-imports -- what is tried here is require() */
// A script that loads every door by require(), as NestJS and older tools do.
'use strict';
const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
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
const engine = createThemeEngine({ catalogue: defaultCatalogue });
assert.equal(engine.setField('bg-page', '#336699').ok, true);
assert.equal(engine.valueOf('bg-page'), 'rgba(51, 102, 153, 1)');

// What is imported and what is required is one copy where Node can load ES modules by require().
void import('@genmaster/theme-engine').then((imported) => {
  if (process.features.require_module)
    assert.equal(imported.createThemeEngine, createThemeEngine, 'The process has two copies of the engine.');
  console.log(`ran ${doors.length} doors`);
});
