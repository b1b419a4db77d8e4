// npm run look-pictures -- <folder>: makes the pictures of docs/look.md, each with a drawing at the left and the built
// page at the right. The folder holds the drawings as HTML; the site must be built.
//   npm run look-pictures -- ../design            all
//   npm run look-pictures -- ../design home menu  only these
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from './find-chromium.mjs';
import { requireBuiltSite } from './lib/built-site.mjs';
import { serveFolder } from './lib/serve-folder.mjs';
import { serveSite } from './lib/serve-site.mjs';
import { root } from './lib/workspace.mjs';

/** Opens the first menu: the panel of the header on a desktop, the sheet on a phone. */
const openMenu = (page, width) =>
  width >= 1024
    ? page.locator('header nav summary').filter({ visible: true }).first().click()
    : page.getByRole('button', { name: 'Menu', exact: true }).click();
/** The drawing shows its open menu under the heading of its size. */
const drawnMenu = async (page, width) => {
  if (width >= 1024) return page.evaluate(() => scrollTo(0, 0));
  return page.evaluate(() => {
    const phone = [...document.querySelectorAll('h2, h3')].find((heading) => /phone|390/i.test(heading.textContent));
    phone?.scrollIntoView();
  });
};

const VIEWS = [
  { name: 'home', drawing: 'home.html', path: '/' },
  { name: 'overview', drawing: 'overview.html', path: '/inbuilt-solutions' },
  { name: 'feature', drawing: 'feature.html', path: '/inbuilt-solutions/gen-grid' },
  { name: 'examples', drawing: 'case-studies.html', path: '/case-studies' },
  { name: 'about', drawing: 'about.html', path: '/about-us' },
  { name: 'contact', drawing: 'contact.html', path: '/contact-us' },
  { name: 'playground', drawing: 'playground.html', path: '/designingtool' },
  { name: 'not-found', drawing: '404.html', path: '/no-such-page' },
  { name: 'menu', drawing: 'menu.html', path: '/', arrange: openMenu, arrangeDrawing: drawnMenu },
];
const SIZES = [
  { width: 1440, height: 1104, shown: 596 },
  { width: 390, height: 832, shown: 276 },
];
const MODES = ['light', 'dark'];
/** Space between the two pictures, in pixels. */
const GAP = 8;
const QUALITY = 60;

const [folder, ...names] = process.argv.slice(2);
const unknown = names.filter((name) => !VIEWS.some((view) => view.name === name));
if (!folder || !existsSync(join(folder, 'home.html')) || unknown.length > 0) {
  console.error(
    unknown.length > 0
      ? `No view is called ${unknown.join(', ')}. There are: ${VIEWS.map(({ name }) => name).join(', ')}.`
      : 'Name the folder of the drawings, the one with home.html: npm run look-pictures -- ../design',
  );
  process.exit(1);
}

requireBuiltSite();
const target = join(root, 'docs/images/look');
mkdirSync(target, { recursive: true });
const drawings = await serveFolder(folder);
const site = await serveSite();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  for (const view of VIEWS.filter(({ name }) => names.length === 0 || names.includes(name)))
    for (const size of SIZES) for (const mode of MODES) await makePair(view, size, mode);
} finally {
  await browser.close();
  site.stop();
  drawings.stop();
}

/** Writes one pair of pictures. */
async function makePair({ name, drawing, path, arrange, arrangeDrawing }, size, mode) {
  const left = await shoot(`${drawings.origin}/${drawing}?mode=${mode}`, { size, mode, arrange: arrangeDrawing });
  const right = await shoot(new URL(path, site.origin).href, { size, mode, arrange });
  const context = await browser.newContext({
    viewport: { width: 2 * size.shown + GAP, height: Math.round((size.height * size.shown) / size.width) },
  });
  try {
    const page = await context.newPage();
    const picture = (png) => `<img width="${size.shown}" src="data:image/png;base64,${png.toString('base64')}">`;
    await page.setContent(
      `<body style="margin:0;display:flex;gap:${GAP}px;background:#888">${picture(left)}${picture(right)}</body>`,
    );
    const session = await context.newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    const file = `${name}-${size.width}-${mode}.webp`;
    writeFileSync(join(target, file), Buffer.from(data, 'base64'));
    console.log(`${file}: ${Math.round((data.length * 3) / 4000)} KB`);
  } finally {
    await context.close();
  }
}

/** Takes a picture of the first screen of a page. */
async function shoot(address, { size: { width, height }, mode, arrange }) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: mode,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    await arrange?.(page, width);
    await page.waitForTimeout(500);
    return await page.screenshot();
  } finally {
    await context.close();
  }
}
