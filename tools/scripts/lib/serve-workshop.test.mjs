import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { serveWorkshop } from './serve-workshop.mjs';

let folder;

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'genmaster-workshop-'));
  writeFileSync(join(folder, 'index.html'), '<h1>Workshop</h1>');
  writeFileSync(join(folder, 'iframe.html'), '<div id="storybook-root"></div>');
});

after(() => rmSync(folder, { recursive: true }));

test('serves the files of the folder unchanged, and 404 for any other name', async (t) => {
  const { url, stop } = await serveWorkshop(0, { folder });
  t.after(stop);
  assert.equal(await (await fetch(`${url}/?path=/story/x`)).text(), '<h1>Workshop</h1>');
  assert.equal(await (await fetch(`${url}/iframe.html?id=x`)).text(), '<div id="storybook-root"></div>');
  assert.equal((await fetch(`${url}/gone.js`)).status, 404);
});

test('serves a build that replaced the folder meanwhile', async (t) => {
  const { url, stop } = await serveWorkshop(0, { folder });
  t.after(stop);
  await fetch(`${url}/`);
  writeFileSync(join(folder, 'new.js'), 'export {};');
  assert.equal((await fetch(`${url}/new.js`)).status, 200);
});

test('uses the next free port when another program listens on its own', async (t) => {
  const other = createServer().listen(0, 'localhost');
  await new Promise((resolve) => other.once('listening', resolve));
  t.after(() => other.close());
  const { port } = other.address();
  const { url, stop } = await serveWorkshop(port, { folder });
  t.after(stop);
  assert.notEqual(new URL(url).port, String(port));
  assert.equal((await fetch(`${url}/`)).status, 200);
});
