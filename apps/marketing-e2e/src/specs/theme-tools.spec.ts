import { expect, test, type Locator } from '@playwright/test';
import { Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

const PATH = '/inbuilt-solutions/gen-grid';

test('a theme is shared by link with another browser, which previews it and replaces nothing by itself', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open(PATH);
  await panel.open();
  await panel.chooseMode('Dark');
  await panel.openSection('Background Color');
  await panel.setColor('bg-page', '#103050');
  await panel.press('Tools');
  await panel.press('Copy a link to this theme');
  await expect(panel.root.getByText('Copied.')).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${PATH}#theme=1.`);

  const other = await (await browser.newContext()).newPage();
  const elsewhere = new Site(other);
  const theirs = new ThemePanel(other);
  await other.goto(link);
  await theirs.expectOpen();
  await expect(theirs.root.getByRole('button', { name: 'Take it over' })).toBeVisible();
  await expect.poll(() => elsewhere.variable('--bg-page')).toBe('rgb(16, 48, 80)');
  expect(new URL(other.url()).hash).toBe('');
  await elsewhere.expectNoAccessibilityViolations('#gm-theme-panel');
  await theirs.press('Back to mine');
  await expect.poll(() => elsewhere.mode()).toBeNull();

  await other.goto('/');
  await other.goto(link);
  await theirs.press('Take it over');
  await expect.poll(() => elsewhere.mode()).toBe('dark');
  await expect(theirs.root.getByRole('status')).toHaveText('Unsaved changes');
  expect(elsewhere.problems).toEqual([]);
  expect(site.problems).toEqual([]);
  await other.context().close();
});

test('the tools work under the site’s content policy: palette, colour vision, download, import', async ({ page }) => {
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open(PATH);
  await panel.open();
  await panel.press('Tools');
  const before = await site.variable('--bg-section');
  await panel.press('Make a palette');
  await expect.poll(() => site.variable('--bg-section')).not.toBe(before);

  await panel.root.getByRole('combobox', { name: 'See the page as with' }).selectOption('deuteranopia');
  const filter = () => page.evaluate(() => getComputedStyle(document.documentElement).filter);
  await expect.poll(filter).toContain('gm-color-vision');
  await panel.expectOpen();
  await site.expectNoAccessibilityViolations('#gm-theme-panel');

  await panel.root.getByRole('combobox', { name: 'Format' }).selectOption('json');
  const [file] = await Promise.all([page.waitForEvent('download'), panel.press('Download')]);
  expect(file.suggestedFilename()).toBe('theme.json');
  const kept = await site.variable('--bg-section');
  await panel.press('Close');
  await expect.poll(filter).toBe('none');

  await panel.open();
  await panel.chooseScheme('1.5');
  await expect.poll(() => site.variable('--bg-section')).not.toBe(kept);
  await panel.press('Tools');
  await panel.root.getByLabel('Import a theme file').setInputFiles(await file.path());
  await panel.press('Take it over');
  await expect.poll(() => site.variable('--bg-section')).toBe(kept);
  expect(site.problems).toEqual([]);
});

test('a colour with too little contrast is repaired by one press', async ({ page }) => {
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open(PATH);
  await panel.open();
  await panel.root.getByRole('searchbox').fill('body text');
  await panel.setColor('text-body', '#dddddd');
  await expect(panel.root.getByText(/4\.5 is needed/)).toBeVisible();
  await panel.press('Repair: Body text');
  await expect(panel.root.getByText(/4\.5 is needed/)).toHaveCount(0);
  await panel.root.getByRole('searchbox').fill('');
  await site.expectNoAccessibilityViolations();
});

test('a scheme is previewed under the pointer, and not afterwards', async ({ page }) => {
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open(PATH);
  await panel.open();
  const before = await site.variable('--layout-primary');
  await panel.root.locator('[data-scheme="1.3"]').hover();
  await expect.poll(() => site.variable('--layout-primary')).not.toBe(before);
  await page.mouse.move(300, 500, { steps: 3 });
  await expect.poll(() => site.variable('--layout-primary')).toBe(before);
  await expect(panel.root.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('aria-disabled', 'true');
});

test('the list of fonts loads the fonts in view, and no others', async ({ page }) => {
  const site = new Site(page);
  const panel = new ThemePanel(page);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await site.open(PATH);
  await panel.open();
  await panel.openSection('Fonts Family');
  const before = fonts.length;
  await panel.root.locator('[data-field="font-body"] [role="combobox"]').click();
  const merriweather = panel.root.getByRole('option', { name: 'Merriweather Bold' });
  await merriweather.hover();
  await expect(merriweather).toHaveCSS('font-family', /Merriweather/);
  expect(fonts.length - before).toBeLessThanOrEqual(2);
  await site.expectNoAccessibilityViolations('#gm-theme-panel');
});

test('no font is loaded for a preview when the visitor saves data', async ({ page }) => {
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await site.open(PATH);
  await panel.open();
  await panel.openSection('Fonts Family');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname);
  });
  await panel.root.locator('[data-field="font-body"] [role="combobox"]').click();
  await panel.root.getByRole('option', { name: 'Merriweather Bold' }).hover();
  await page.waitForTimeout(600);
  expect(fetched).toEqual([]);
  await panel.root.getByRole('option', { name: 'Merriweather Bold' }).click();
  await expect.poll(() => fetched.length).toBe(1);
});

test('the panel keeps to its place: hidden cog, right to left, forced colours, a phone', async ({ page }) => {
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await site.open(PATH);
  const cog = page.getByRole('button', { name: 'Theme settings' });
  await page.evaluate(() => document.body.classList.add('gm-cog-hidden'));
  await expect(cog).toBeHidden();
  await page.evaluate(() => document.body.classList.remove('gm-cog-hidden'));

  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await panel.open();
  const box = () => panel.root.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  expect((await box()).right).toBe(1280);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await panel.press('Close');
  await panel.expectClosed();

  await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  await page.setViewportSize({ width: 390, height: 844 });
  await panel.open();
  const sheet = await box();
  expect([sheet.left, sheet.right, sheet.bottom]).toEqual([0, 390, 844]);
  expect(sheet.top).toBeGreaterThanOrEqual(844 / 2);
  expect(await overflow()).toBe(0);
  for (const name of ['Reset Current', 'Default Changes', 'Save Changes', 'Close']) {
    await expect(panel.root.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  // The browser sets forced colours itself; axe must check those of the theme.
  await page.emulateMedia({ forcedColors: 'none' });
  await site.expectNoAccessibilityViolations();
  await panel.press('Close');
  await panel.expectClosed();
});

test('the docked panel takes its room beside the page, and gives it back', async ({ page }) => {
  const panel = new ThemePanel(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await new Site(page).open('/inbuilt-solutions');
  const boxOf = (element: Locator) =>
    element.evaluate((part) => part.getBoundingClientRect().toJSON() as Pick<DOMRect, 'left' | 'right' | 'width'>);
  const main = page.locator('main');
  const before = await boxOf(main);
  await panel.open();
  const { left } = await boxOf(panel.root);
  await expect.poll(async () => (await boxOf(main)).right).toBeLessThanOrEqual(left);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await panel.press('Close');
  await panel.expectClosed();
  await expect.poll(() => boxOf(main)).toMatchObject({ right: before.right, width: before.width });
});

for (const width of [390, 600, 760]) {
  test(`on a window of ${width} pixels the closed cog rests in the page’s margin, and grows with the keyboard’s focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await new Site(page).open('/contact-us');
    const cog = page.getByRole('button', { name: 'Theme settings' });
    const box = () => cog.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    const field = await page.getByLabel('Name', { exact: true }).boundingBox();
    const closed = await box();
    expect(closed.left).toBeGreaterThan(field!.x + field!.width - 8);
    expect(Math.min(closed.width, closed.height)).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Tab');
    await cog.focus();
    expect(Math.min((await box()).width, (await box()).height)).toBeGreaterThanOrEqual(44);
  });
}

test('on a phone a larger heading size applies, and no heading is wider than the page', async ({ page }) => {
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open(PATH);
  await panel.open();
  await panel.openSection('Font Size');
  for (const [field, tag, sizes] of [
    ['fontH1', 'h1', [32, 48, 56, 100]],
    ['fontH2', 'h2', [24, 34, 40, 100]],
  ] as const) {
    const drawn: number[] = [];
    for (const size of sizes) {
      await panel.setSize(field, size);
      await expect.poll(() => site.variable(`--font-${tag}`)).toBe(`${size}px`);
      const heading = page.locator(`main ${tag}`).first();
      drawn.push(await heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    expect([...new Set(drawn)].sort((a, b) => a - b)).toEqual(drawn);
  }
});
