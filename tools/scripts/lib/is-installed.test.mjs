import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { isInstalled } from './is-installed.mjs';

const folder = mkdtempSync(join(tmpdir(), 'genmaster-installed-'));
after(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'node_modules'));

const react = { 'node_modules/react': { version: '19.3.0' } };
const jest = { 'node_modules/jest': { version: '30.5.2', dev: true } };
const forMac = { 'node_modules/fsevents': { version: '2.3.3', optional: true } };

function judge({ locked, installed }) {
  const write = (file, packages) => writeFileSync(join(folder, file), JSON.stringify({ packages }));
  write('package-lock.json', { '': { name: 'workspace' }, ...locked });
  write('node_modules/.package-lock.json', installed);
  return isInstalled(folder);
}

describe('isInstalled', () => {
  it('accepts what npm installed, without optional packages of other platforms', () => {
    assert.equal(judge({ locked: { ...react, ...jest, ...forMac }, installed: { ...react, ...jest } }), true);
  });

  it('refuses a package that is missing, such as a development package of a production install', () => {
    assert.equal(judge({ locked: { ...react, ...jest }, installed: react }), false);
  });

  it('refuses another version', () => {
    assert.equal(judge({ locked: react, installed: { 'node_modules/react': { version: '18.3.1' } } }), false);
  });

  it('refuses a package that is not in the lock file', () => {
    assert.equal(judge({ locked: react, installed: { ...react, ...jest } }), false);
  });

  it('refuses an incomplete install', () => {
    rmSync(join(folder, 'node_modules/.package-lock.json'));
    assert.equal(isInstalled(folder), false);
  });
});
