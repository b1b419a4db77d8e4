import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFalseClaims } from './check-claims.ts';
import { readBuiltPages } from './read-built-pages.ts';

const page = (path: string, price: number) =>
  `<html lang="en"><head><title>Shop</title><link rel="canonical" href="https://shop.example${path}">
  <script type="application/ld+json">{"@type":"Offer","price":${price},"priceCurrency":"EUR"}</script></head>
  <body><p>5 €</p></body></html>`;

describe('findFalseClaims', () => {
  it('reports the page, the property and the value that is not visible', () => {
    expect(findFalseClaims({ path: '/a', html: page('/a', 5) })).toEqual([]);
    expect(findFalseClaims({ path: '/b', html: page('/b', 6) })).toEqual([
      '/b Offer.price: The page shows no price of 6 EUR.',
    ]);
  });
});

describe('readBuiltPages', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'built-pages-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('reads each page by its address and leaves out aliases and error pages', async () => {
    await mkdir(join(folder, 'lamps'));
    await mkdir(join(folder, 'alias'));
    await writeFile(join(folder, 'index.html'), page('/', 5));
    await writeFile(join(folder, 'lamps/index.html'), page('/lamps', 5));
    await writeFile(join(folder, 'alias/index.html'), page('/lamps', 5));
    await writeFile(join(folder, '404.html'), page('/404', 5));
    expect(Object.keys(await readBuiltPages(folder))).toEqual(['/', '/lamps']);
  });

  it('reports a folder that contains no site', async () => {
    await expect(readBuiltPages(folder)).rejects.toThrow('There is no page in');
    await expect(readBuiltPages(join(folder, 'none'))).rejects.toThrow('cannot be read (ENOENT)');
  });
});
