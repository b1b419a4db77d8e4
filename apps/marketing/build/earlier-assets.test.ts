/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepEarlierAssets } from './earlier-assets.ts';

let dist: string;
const assets = () => join(dist, 'site', 'assets');

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'genmaster-assets-'));
});

afterEach(() => rmSync(dist, { recursive: true }));

/** Runs one build of the site, which empties its folder first. */
async function build(...names: string[]): Promise<string[]> {
  const putBack = await keepEarlierAssets(dist);
  rmSync(join(dist, 'site'), { recursive: true, force: true });
  mkdirSync(assets(), { recursive: true });
  for (const name of names) writeFileSync(join(assets(), name), name);
  await putBack();
  return readdirSync(assets()).sort();
}

describe('the hashed files of earlier builds', () => {
  it('are kept for two builds and removed by the third', async () => {
    expect(await build('page-1.js', 'page-1.js.br')).toEqual(['page-1.js', 'page-1.js.br']);
    expect(await build('page-2.js')).toEqual(['page-1.js', 'page-1.js.br', 'page-2.js']);
    expect(await build('page-3.js')).toEqual(['page-1.js', 'page-1.js.br', 'page-2.js', 'page-3.js']);
    expect(await build('page-4.js')).toEqual(['page-2.js', 'page-3.js', 'page-4.js']);
  });

  it('are counted from the last build that had them', async () => {
    await build('same.js', 'page-1.js');
    await build('same.js', 'page-2.js');
    await build('page-3.js');
    expect(await build('page-4.js')).toEqual(['page-2.js', 'page-3.js', 'page-4.js', 'same.js']);
  });

  it('survive a failed build', async () => {
    await build('page-1.js');
    await keepEarlierAssets(dist);
    rmSync(join(dist, 'site'), { recursive: true });
    expect(await build('page-2.js')).toEqual(['page-1.js', 'page-2.js']);
  });

  it('are dropped when the record of earlier builds cannot be read', async () => {
    await build('page-1.js');
    writeFileSync(join(dist, 'asset-builds.json'), '{');
    expect(await build('page-2.js')).toEqual(['page-2.js']);
  });
});
