import { expect, test, type Page } from '@playwright/test';
import { bundleForPage } from '../pages/bundle-for-page.ts';
import { colorsAt } from '../pages/colors-at.ts';

/** What a host's script leaves on `window`: what its pages contain from the next build on, and its theme. */
interface Host {
  readonly head: string;
  readonly css: string;
  readonly hash: string;
  readonly choose: (mode: string) => void;
  readonly set: (name: string, color: string) => void;
  readonly save: () => void;
}

/** Scripts of hosts whose colours are written in other notations than the engine's own. */
const HOSTS = {
  'with a catalogue of hex, hsl, oklch and rgb colours': `
    import { createThemeEngine } from '@genmaster/theme-engine';
    import { defaultThemeCss } from '@genmaster/theme-engine/catalogue';
    import { projectTheme } from '@genmaster/theme-engine/dom';
    import { firstPaintScript, firstPaintScriptHash as hash } from '@genmaster/theme-engine/first-paint';
    import { createLocalThemeStore } from '@genmaster/theme-engine/storage';
    const color = (id) => ({ id, label: id, variable: '--' + id, kind: 'color', inputType: 'color' });
    const engine = createThemeEngine({
      catalogue: {
        version: 'shop',
        themes: [{ id: '1', name: 'Shop', cssPath: '' }],
        schemes: [{ code: '1.1', name: 'Shop', themeId: '1', colors: {
          light: { '--page': '#fff', '--ink': 'hsl(210 40% 8%)' },
          dark: { '--page': 'hsl(210deg 100% 10%)', '--ink': '#e8eef4' },
          flately: { '--page': 'oklch(1 0 0)', '--ink': 'rgb(16 24 32)' },
        } }],
        backgrounds: [{ id: 'default', label: 'Default' }],
        fonts: [],
        sections: [{ id: 'all', name: 'All', fields: [color('page'), color('ink')] }],
      },
    });
    const { catalogue } = engine;
    const local = createLocalThemeStore({ storage: localStorage, userId: null, projectId: 'shop', catalogue });
    const copy = local.load();
    if (copy) engine.loadSaved(copy.saved);
    projectTheme(engine, { document });
    window.host = {
      hash,
      css: defaultThemeCss(catalogue),
      head: '<script data-version="' + catalogue.version + '">' + firstPaintScript + '</script>',
      choose: (mode) => engine.chooseMode(mode),
      set: (name, value) => engine.setField(name, value),
      save: () => local.save({ saved: engine.toSaved(), resolved: engine.getSnapshot().resolved, pending: false }),
    };`,
  'of one call, with colours of every notation in CSS': `
    import { createTheme } from '@genmaster/theme-engine/create';
    import { firstPaintScriptHash as hash } from '@genmaster/theme-engine/first-paint';
    const theme = createTheme({
      name: 'shop',
      colors: {
        page: { light: 'white', dark: 'hwb(210 0% 80%)', flately: 'color(srgb 1 1 1)' },
        ink: { light: 'midnightblue', dark: 'lab(93.6 -1 -3)' },
      },
    });
    window.host = {
      hash,
      css: theme.css(),
      head: theme.headScript(),
      choose: theme.setMode,
      set: theme.set,
      save: theme.save,
    };`,
};

const PATH = '/host-of-the-engine';

/** Opens the host's page. Without its script, everything that is shown comes from its stylesheet and its head. */
async function openHost(page: Page, { head, css, hash }: Partial<Host>, script: string | null): Promise<void> {
  await page.unrouteAll();
  await page.route(`**${PATH}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': `default-src 'none'; style-src 'self'; script-src 'self' '${hash}'` },
      body: `<!doctype html><html lang="en"><head><title>Shop</title><link rel="stylesheet" href="${PATH}/style.css">
        ${head ?? ''}</head><body><h1>Shop</h1><script src="${PATH}/script.js" async></script></body></html>`,
    }),
  );
  const styles = `${css ?? ''} body { background: var(--page); color: var(--ink) }`;
  await page.route(`**${PATH}/style.css`, (route) => route.fulfill({ contentType: 'text/css', body: styles }));
  await page.route(`**${PATH}/script.js`, (route) =>
    script ? route.fulfill({ contentType: 'text/javascript', body: script }) : route.abort(),
  );
  await page.goto(PATH);
  if (script) await page.waitForFunction(() => 'host' in window);
}

/** Returns the colours of page and text as the browser works them out, and the one that it has drawn. */
async function shown(page: Page): Promise<{ page: string; ink: string; drawn: string }> {
  const colors = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { page: backgroundColor, ink: color };
  });
  const picture = (await page.screenshot()).toString('base64');
  const [drawn] = await colorsAt(page, 600, [picture]);
  return { ...colors, drawn: `rgb(${drawn!.replaceAll(',', ', ')})` };
}

for (const [name, source] of Object.entries(HOSTS)) {
  test(`a host ${name} shows each saved theme before its script runs`, async ({ page }) => {
    const { script } = await bundleForPage(source);
    await openHost(page, {}, script);
    const host = await page.evaluate(() => {
      const { head, css, hash } = (window as unknown as { host: Host }).host;
      return { head, css, hash };
    });
    // A first visit: nothing is saved yet.
    await openHost(page, host, null);
    expect(await shown(page)).toMatchObject({ page: 'rgb(255, 255, 255)', drawn: 'rgb(255, 255, 255)' });

    for (const [mode, own, ground] of [
      ['dark', null, 'rgb(0, 26, 51)'],
      ['flately', null, 'rgb(255, 255, 255)'],
      ['dark', '#112233', 'rgb(17, 34, 51)'],
      ['light', '#fedcba', 'rgb(254, 220, 186)'],
    ] as const) {
      await openHost(page, host, script);
      await page.evaluate(
        ([wanted, color]) => {
          const { choose, set, save } = (window as unknown as { host: Host }).host;
          choose(wanted);
          if (color) set('page', color);
          save();
        },
        [mode, own] as const,
      );
      await expect.poll(async () => (await shown(page)).page).toBe(ground);
      const alive = await shown(page);
      await openHost(page, host, null);
      expect(await page.evaluate(() => 'host' in window)).toBe(false);
      expect(await page.evaluate(() => document.documentElement.getAttribute('data-bs-theme'))).toBe(
        mode === 'light' ? null : mode,
      );
      expect(await shown(page)).toEqual({ ...alive, page: ground, drawn: ground });
    }
  });
}

test('a host of one call follows a dark device in the first frame of the first visit', async ({ page }) => {
  const { script } = await bundleForPage(HOSTS['of one call, with colours of every notation in CSS']);
  await openHost(page, {}, script);
  const host = await page.evaluate(() => {
    const { head, css, hash } = (window as unknown as { host: Host }).host;
    return { head, css, hash };
  });
  await page.evaluate(() => localStorage.clear());
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHost(page, host, null);
  expect(await page.evaluate(() => 'host' in window || localStorage.length > 0)).toBe(false);
  expect(await shown(page)).toMatchObject({ page: 'rgb(0, 26, 51)', drawn: 'rgb(0, 26, 51)' });
});
