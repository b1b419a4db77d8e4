import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { Crawler } from '../pages/crawler.ts';
import { DemoPage } from '../pages/demo-page.ts';
import { DEMOS } from '../pages/demos.ts';
import { Site, type Mode } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

const site = new URL('../../../marketing/dist/site/', import.meta.url);
const sitemap = await readFile(new URL('sitemap.xml', site), 'utf8');
const addresses = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
const english = addresses.filter((path) => !/^\/hi(\/|$)/.test(path));

const demoAt = new Map<string, (typeof DEMOS)[number]>(DEMOS.map((demo) => [demo.path, demo]));

const isWhole = process.env['CRAWL'] === 'whole';
/** A wide viewport width, and that of a phone. */
const WIDE = 1440;
const PHONE = 390;
/** Every width at which the frame or a block changes. */
const ALL_WIDTHS = [320, 390, 820, 1024, 1440, 1920] as const;
/** One scheme of each theme. */
const ALL_SCHEMES = ['1.1', '2.1', '3.1', '4.1'] as const;
const HEIGHT = 900;
/** Viewport width of a phone, or of a small window at 400 % zoom. */
const NARROWEST = 320;

// The crawl of all pages needs a long timeout.
test.describe.configure({ timeout: 600_000 });

for (const [quarter, name] of ['first', 'second', 'third', 'fourth'].entries()) {
  // The stories of bands and demos have the wide window.
  test(`every page, its demo and its code keep the rules on a phone, without an error, a move or a sideways scroll, and Reset undoes all input: ${name} quarter`, async ({
    page,
  }) => {
    const crawler = new Crawler(page);
    const findings: string[] = [];
    await crawler.start();
    for (const [index, path] of addresses.entries()) {
      if (index % 4 !== quarter) continue;
      await page.setViewportSize({ width: WIDE, height: HEIGHT });
      await crawler.visit(path);
      findings.push(...(await crawler.findings(isWhole ? { axe: 'all' } : {})));
      await crawler.resize(PHONE);
      await crawler.startDemo();
      findings.push(...(await crawler.findings({ axe: 'all' })));
      if (demoAt.has(path)) findings.push(...(await crawler.codeOverflow()));
      // From the width of the demo to that of the next page: each change of the width lays out the whole page.
      for (const width of [PHONE, NARROWEST, WIDE]) {
        await page.setViewportSize({ width, height: HEIGHT });
        findings.push(...(await crawler.overflow()));
      }
      if (demoAt.has(path)) findings.push(...(await crawler.inputAfterReset()));
    }
    expect(findings).toEqual([]);
  });
}

for (const mode of ['dark', 'flately'] as const) {
  test(`every page is reached by links without an error, a broken rule or a sideways scroll: ${mode}`, async ({
    page,
  }) => {
    const crawler = new Crawler(page);
    const findings: string[] = [];
    await crawler.start();
    await crawler.visit('/about-us');
    await keepMode(page, mode);
    for (const [index, path] of english.entries()) {
      // Each page is checked at both widths, in different modes.
      const widths = (index % 2 === 0) === (mode === 'dark') ? [WIDE, PHONE] : [PHONE, WIDE];
      await page.setViewportSize({ width: widths[0]!, height: HEIGHT });
      await crawler.follow(path);
      findings.push(...(await crawler.findings({ axe: 'contrast' })));
      if (!isWhole) continue;
      await page.setViewportSize({ width: widths[1]!, height: HEIGHT });
      findings.push(...(await crawler.findings({ axe: 'contrast' })));
    }
    expect(findings).toEqual([]);
    expect(await new Site(page).mode()).toBe(mode);
  });
}

if (isWhole) {
  for (const scheme of ALL_SCHEMES) {
    for (const mode of ['light', 'dark', 'flately'] as const) {
      test(`every page fits at every width and keeps the rules: scheme ${scheme}, ${mode}`, async ({ page }) => {
        test.setTimeout(3_600_000);
        const crawler = new Crawler(page);
        const findings: string[] = [];
        await crawler.start();
        await crawler.visit('/about-us');
        await keepMode(page, mode, scheme);
        for (const [index, path] of addresses.entries()) {
          await page.setViewportSize({ width: ALL_WIDTHS[index % ALL_WIDTHS.length]!, height: HEIGHT });
          await crawler.visit(path);
          findings.push(...(await crawler.findings({ axe: 'all' })));
          for (const width of ALL_WIDTHS) {
            await crawler.resize(width);
            findings.push(...(await crawler.findings()));
          }
        }
        expect(findings).toEqual([]);
        expect(await new Site(page).mode()).toBe(mode === 'light' ? null : mode);
      });
    }
  }
}

test('every link of every page leads somewhere, and every anchor to something', async ({ request }) => {
  const ids = new Map<string, ReadonlySet<string>>();
  const links = new Map<string, string>();
  for (const path of addresses) {
    const html = await (await request.get(path)).text();
    ids.set(path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '')));
    for (const [, href] of html.matchAll(/<a\s[^>]*href="([^"]+)"/g)) {
      const { origin, pathname, hash } = new URL(href!.replaceAll('&amp;', '&'), `http://site${path}`);
      if (origin === 'http://site') links.set(pathname + decodeURIComponent(hash), path);
    }
  }
  expect(links.size).toBeGreaterThan(300);
  const broken: string[] = [];
  for (const [link, from] of links) {
    const [path = '', anchor] = link.split('#');
    const isThere = ids.has(path) || (await request.get(path)).status() === 200;
    if (!isThere) broken.push(`${link} on ${from}`);
    else if (anchor && ids.has(path) && !ids.get(path)?.has(anchor)) broken.push(`${link} on ${from}: no such anchor`);
  }
  expect(broken).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: NARROWEST, height: 700 } });

  test('every page is readable, fits the narrowest window, has links and the styled result of its demo', async ({
    page,
  }) => {
    const findings: string[] = [];
    const demoPage = new DemoPage(page);
    expect(DEMOS.filter(({ path }) => !addresses.includes(path))).toEqual([]);
    for (const path of addresses) {
      await page.goto(path);
      const demo = demoAt.get(path);
      if (demo) {
        await expect(demoPage.demo, path).toHaveAttribute('data-demo', demo.id);
        await demoPage.expectPrefilled(demo.prefilled);
      }
      const seen = await page.evaluate(() => ({
        heading: document.querySelector('h1')?.checkVisibility() ?? false,
        words: document.querySelector('main')?.innerText.split(/\s+/).length ?? 0,
        menus: document.querySelectorAll('header nav a').length,
        tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      if (!seen.heading) findings.push(`${path}: no heading is seen`);
      if (seen.words < 150) findings.push(`${path}: only ${seen.words} words`);
      if (seen.menus < 40) findings.push(`${path}: only ${seen.menus} links in the menus`);
      if (seen.tooWide > 0) findings.push(`${path}: scrolls ${seen.tooWide} px sideways`);
    }
    expect(findings).toEqual([]);
    await page.goto('/');
    await page.locator('footer').getByRole('link', { name: 'Code debugger' }).click();
    await expect(page).toHaveURL('/online-ide/code-debugger');
  });
});

/** Selects a mode, and optionally a scheme of any theme, in the panel and saves them in this browser. */
async function keepMode(page: Page, mode: Mode, scheme?: string): Promise<void> {
  const panel = new ThemePanel(page);
  await page.locator('#gm-theme-panel').waitFor({ state: 'attached' });
  await panel.open();
  if (scheme) {
    await panel.root.getByRole('combobox', { name: 'Website Theme' }).selectOption(scheme.charAt(0));
    await panel.chooseScheme(scheme);
  }
  await panel.chooseMode(({ light: 'Light', dark: 'Dark', flately: 'Flately' } as const)[mode]);
  await panel.save();
  await panel.press('Close');
}
