/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPainter } from './paint-png.ts';
import { createSocialCards } from './social-card.ts';
import { createSitePictures } from './site-pictures.ts';

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8"/></svg>';
const WINDOW = { title: 'Loan', note: '3 fields', lines: [{ text: 'Copy number', end: 'text', thread: 1 }] } as const;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Returns the width and height that are stored in the file. */
function sizeOf(png: Uint8Array): { width: number; height: number } {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Paints the pictures of a site with these pages, as a build does. */
async function paintSite(headings: readonly string[]) {
  const pictures = await createSitePictures({
    server: {
      buildNavigation: () => ({ menus: [], areas: [{ id: 'online-ide', label: 'Online IDE', links: [] }] }),
      everyPage: headings.map((heading) => ({ path: `/${heading}`, area: 'online-ide', heading })) as never,
      socialWindowOf: () => WINDOW,
      socialPictureOf: ({ path }) => ({
        path: `/social${path}.png`,
        type: 'image/png',
        width: 1200,
        height: 630,
        alt: '',
        words: path.slice(1),
      }),
    },
    mark: MARK,
    cacheDir: join(folder, 'cache'),
  });
  const painted = new Map<string, Uint8Array>();
  for (const path of pictures.paths) painted.set(path, await pictures.paint(path));
  await pictures.prune();
  return { painted, pictures };
}

it('draws a card of 1200 by 630 for every page, and each icon in its size', async () => {
  const { painted } = await paintSite(['one', 'two']);

  expect(Object.fromEntries([...painted].map(([path, png]) => [path, sizeOf(png)]))).toEqual({
    '/social/one.png': { width: 1200, height: 630 },
    '/social/two.png': { width: 1200, height: 630 },
    '/icon-32.png': { width: 32, height: 32 },
    '/icon-48.png': { width: 48, height: 48 },
    '/icon-192.png': { width: 192, height: 192 },
    '/icon-512.png': { width: 512, height: 512 },
    '/icon-maskable-512.png': { width: 512, height: 512 },
    '/apple-touch-icon.png': { width: 180, height: 180 },
  });
  expect(painted.get('/social/one.png')).not.toEqual(painted.get('/social/two.png'));
});

it('keeps pictures for the next build, and removes unused ones', async () => {
  await paintSite(['one', 'two']);
  const first = await readdir(join(folder, 'cache'));
  const { painted: again } = await paintSite(['one']);

  const kept = await readdir(join(folder, 'cache'));
  expect(kept).toHaveLength(first.length - 1);
  expect(first).toEqual(expect.arrayContaining(kept));
  expect(sizeOf(again.get('/social/one.png')!)).toEqual({ width: 1200, height: 630 });
});

it('has nothing at other addresses, and reports that', async () => {
  const { pictures } = await paintSite([]);

  await expect(pictures.paint('/social/one.png')).rejects.toThrow('/social/one.png is no picture of the site.');
});

it('reuses a stored picture unchanged', async () => {
  const painter = createPainter({ cacheDir: folder });
  await painter.paint(MARK, { width: 10 });
  const [name] = await readdir(folder);
  await writeFile(join(folder, name!), 'kept');

  expect(Buffer.from(await painter.paint(MARK, { width: 10 })).toString()).toBe('kept');
  expect(sizeOf(await painter.paint(MARK, { width: 11 })).width).toBe(11);
});

describe('a card', () => {
  const facts = { heading: 'One model', areaName: 'Online IDE', mark: MARK, window: WINDOW, width: 1200, height: 630 };

  it('has the colours of the default theme, without variables', async () => {
    const card = await (await createSocialCards())(facts);

    expect(card).not.toContain('var(');
    expect(card).toMatch(/fill="(?:rgba?\(\d|#)/);
  });

  it.each([
    { what: 'heading', other: { heading: 'Another model' } },
    { what: 'area', other: { areaName: 'Design tool' } },
    { what: 'picture', other: { window: { ...WINDOW, title: 'Visit' } } },
  ])('differs when the $what differs', async ({ other }) => {
    const draw = await createSocialCards();

    expect(await draw({ ...facts, ...other })).not.toBe(await draw(facts));
  });

  it('shows a heading as text, for any content', async () => {
    const card = await (await createSocialCards())({ ...facts, heading: '</svg><script>x</script> & “more”' });

    expect(card).not.toContain('<script');
  });
});
