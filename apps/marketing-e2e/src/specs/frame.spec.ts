import { expect, test } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';
import { Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

test('the strip goes when it is dismissed, and stays away without a flash', async ({ page }) => {
  const site = new Site(page);
  await site.open('/about-us');
  const strip = page.locator('.strip');
  await expect(strip).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss this line' }).click();
  await expect(strip).toBeHidden();
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { stripSeen: seen });
    const look = () => {
      const element = document.querySelector('.strip');
      if (element) seen.push(element.checkVisibility());
      if (seen.length < 40) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await site.open('/online-ide');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { stripSeen: boolean[] }).stripSeen.length))
    .toBeGreaterThan(10);
  expect(await page.evaluate(() => (window as unknown as { stripSeen: boolean[] }).stripSeen)).not.toContain(true);
});

test('the mode switch changes the mode, keeps it over a reload, and follows the device when asked', async ({
  page,
}) => {
  const site = new Site(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await site.open('/about-us');
  const choose = async (name: string) => {
    await page.locator('header summary[aria-label="Appearance"]').click();
    await page.locator('header').getByRole('button', { name, exact: true }).click();
  };
  await choose('Dark');
  await expect.poll(() => site.mode()).toBe('dark');
  await page.reload();
  expect(await site.mode()).toBe('dark');
  await page.locator('#gm-theme-panel').waitFor({ state: 'attached' });

  await choose('Follow system');
  await expect.poll(() => site.mode()).toBeNull();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => site.mode()).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  expect(await site.mode()).toBeNull();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe('rgb(15, 18, 28)');

  await page.locator('#gm-theme-panel').waitFor({ state: 'attached' });
  await choose('More themes');
  await new ThemePanel(page).expectOpen();
  expect(site.problems).toEqual([]);
});

test('a visitor who loses the connection is told, and opens what is still there', async ({ page, context }) => {
  const site = new Site(page);
  await site.open('/about-us');
  await page.locator('footer').getByRole('link', { name: 'Code debugger' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop on the line that matters');
  await context.setOffline(true);
  const notice = page.locator('.offline');
  await expect(notice).toContainText('You’re offline. Demos already open keep working.');
  await notice.getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test('a printed page has dark text and the addresses of its links', async ({ page }) => {
  const site = new Site(page);
  await site.open('/uniqueness/voice-control');
  await new ThemePanel(page).open();
  await new ThemePanel(page).chooseMode('Dark');
  await expect.poll(() => site.mode()).toBe('dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const chrome of ['.strip', '#app > header', '#app > footer', '#gm-theme-panel', '#gm-theme-cog', '.rail']) {
    await expect(page.locator(chrome)).toBeHidden();
  }
  const ink = await page.evaluate(() => {
    const link = document.querySelector('.rel a')!;
    return {
      paper: getComputedStyle(document.body).backgroundColor,
      text: getComputedStyle(document.body).color,
      address: getComputedStyle(link, '::after').content,
      canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')!.href,
    };
  });
  expect(ink.paper).toBe('rgb(255, 255, 255)');
  expect(ink.text).toBe('rgb(0, 0, 0)');
  expect(ink.address).toContain(`(${new URL(ink.canonical).origin}/uniqueness/database-neutrality)`);
});

test('a printed demo of a dark page has dark text on white in its fields', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { demo } = await DemoPage.open(page, '/uniqueness/database-neutrality');
  await expect.poll(() => new Site(page).mode()).toBe('dark');
  await page.emulateMedia({ media: 'print' });
  const fields = demo.locator(':is(input:not([type="checkbox"]), select):visible');
  expect(await fields.count()).toBeGreaterThan(3);
  const colors = await fields.evaluateAll((all) =>
    all.map((field) => `${getComputedStyle(field).color} on ${getComputedStyle(field).backgroundColor}`),
  );
  expect(new Set(colors)).toEqual(new Set(['rgb(0, 0, 0) on rgb(255, 255, 255)']));
});

test('a printed demo has its note below it, and the names of the parts on its canvas', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/designing-tool');
  await page.emulateMedia({ media: 'print' });
  await expect(demo.locator('.canvas-select').first()).toBeVisible();
  const [stage, note] = await Promise.all(
    ['.demo-stage', '.demo-reality'].map((part) => demo.locator(part).boundingBox()),
  );
  expect(note!.y).toBeGreaterThanOrEqual(stage!.y + stage!.height);
});

test('the header fits at every width, and every tool in it can be pressed', async ({ page }) => {
  await new Site(page).open('/online-ide');
  // 1009 and 1265: what a scrollbar leaves of 1024 and 1280.
  for (const width of [320, 390, 768, 1009, 1024, 1100, 1185, 1265, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { tooWide, cramped } = await page.evaluate(() => {
      const shown = [...document.querySelectorAll<HTMLElement>('#app > header :is(a, button, summary)')].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('details div'),
      );
      const boxes = shown.map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }));
      return {
        tooWide: document.documentElement.scrollWidth - innerWidth,
        cramped: boxes
          .filter(({ box }) => box.width > 1 && (box.height < 24 || box.width < 24 || box.right > innerWidth + 0.5))
          .map(({ name }) => name),
      };
    });
    expect(tooWide, `${width} px`).toBeLessThanOrEqual(0);
    expect(cramped, `${width} px`).toEqual([]);
    if (width < 1000) continue;
    // Five menus and the call to action are in one line.
    await expect(page.locator('#app > header nav summary').filter({ visible: true })).toHaveCount(5);
    expect((await page.locator('#app > header').boundingBox())!.height, `${width} px`).toBeLessThan(80);
  }
});

test('the header of somebody signed in keeps to one line, beside the open panel as well', async ({ page }) => {
  const site = new Site(page);
  await site.open('/about-us');
  await site.signIn();
  const header = page.locator('#app > header');
  const heightAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return (await header.boundingBox())!.height;
  };
  for (const width of [1024, 1185, 1280, 1440]) expect(await heightAt(width), `${width} px`).toBeLessThan(80);
  await expect(page.getByRole('button', { name: 'Demo user' })).toBeVisible();
  await page.getByRole('button', { name: 'Theme settings' }).click();
  await expect.poll(async () => (await header.boundingBox())!.width).toBeLessThan(1200);
  expect(await heightAt(1440)).toBeLessThan(80);
});

test('a long name of somebody signed in widens no page', async ({ page }) => {
  const clientInfo = { usrId: 'u-1', sagclientId: 'genmaster', usrName: 'Ramachandran '.repeat(9).trim() };
  await page.route('**/api/userDetails', (route) => route.fulfill({ json: { data: { clientInfo, permissions: [] } } }));
  const site = new Site(page);
  await site.open('/about-us');
  await site.signIn();
  await expect(page.locator('.user-name')).toHaveText(clientInfo.usrName);
  for (const width of [1000, 1024, 1280, 1344, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${width} px`).toBe(0);
  }
});

/** The fonts of the theme, and two whose letters are wider. */
const FONTS = ['', "'JetBrains Mono', monospace", 'Montserrat, sans-serif'];

for (const [path, menu] of [
  ['/about-us', 'Menu'],
  ['/hi', 'मेन्यू'],
] as const) {
  test(`at 200 % text the header of ${path} stays in the window, in any font`, async ({ page }) => {
    await new Site(page).open(path);
    for (const font of FONTS) {
      await page.evaluate((family) => {
        document.documentElement.style.fontSize = '200%';
        if (family) for (const name of ['--body', '--head']) document.body.style.setProperty(name, family);
      }, font);
      for (const width of [320, 390, 820, 1024]) {
        await page.setViewportSize({ width, height: 844 });
        const outside = await page.evaluate(() => {
          const edge = document.documentElement.clientWidth;
          const all = [...document.querySelectorAll('header.site-header *')];
          return {
            scrolls: document.documentElement.scrollWidth - edge,
            beyond: all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > edge + 0.5).length,
          };
        });
        expect(outside, `${width} px, ${font}`).toEqual({ scrolls: 0, beyond: 0 });
        await expect(page.getByRole('button', { name: menu })).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test('at 200 % text the bar under the thumb leaves five sixths of a phone to the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Site(page).open('/inbuilt-solutions/gen-grid');
  const bar = page.getByRole('region', { name: 'Actions' });
  await expect(bar.getByRole('link')).toHaveCount(2);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect(bar.getByRole('link')).toHaveCount(1);
  await expect(bar.getByRole('link', { name: /Pre-order/ })).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(844 / 6);
});

test('between 769 and 1200 pixels the cog is in the margin and covers no text of home', async ({ page }) => {
  for (const width of [800, 1024, 1180]) {
    await page.setViewportSize({ width, height: 768 });
    await new Site(page).open('/');
    const cog = (await page.getByRole('button', { name: 'Theme settings' }).boundingBox())!;
    const ends = await page.locator('main').evaluate((main) => {
      const range = document.createRange();
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      let end = 0;
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        const box = range.getBoundingClientRect();
        if (box.width > 1 && box.top < innerHeight) end = Math.max(end, box.right);
      }
      return end;
    });
    expect(ends, `${width} px`).toBeLessThanOrEqual(cog.x);
  }
});

test('the playground takes the height of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await new Site(page).open('/designingtool');
  const place = page.locator('.canvas-place');
  const { top, bottom } = await place.evaluate((element) => element.getBoundingClientRect());
  expect(top).toBeLessThan(300);
  expect(bottom).toBeGreaterThan(850);
});
