import { expect, test, type BrowserContext, type Route } from '@playwright/test';
import { Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

const PATH = '/about-us';

/** Opens the page in a new tab. */
async function openTab(context: BrowserContext) {
  const page = await context.newPage();
  const tab = { page, site: new Site(page), panel: new ThemePanel(page) };
  await tab.site.open(PATH);
  return tab;
}

test('a theme whose stylesheet is missing: the old one stays, the choice is kept, and a message says it', async ({
  page,
}) => {
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await page.route('**/themes/theme-3.css', (route) => route.fulfill({ status: 404, body: '' }));
  await site.open(PATH);
  await panel.open();
  await panel.root.getByRole('combobox', { name: 'Website Theme' }).selectOption('3');
  await expect(page.getByText('The stylesheet of that theme could not be loaded.')).toBeVisible();
  await expect(page.locator('link[id="gm-theme-sheet"]')).toHaveAttribute('href', '/themes/theme-1.css');
  await expect(panel.root.locator('[data-scheme="3.1"] input')).toBeChecked();
});

test('a font that fails to load: its fallback shows after three seconds, and a message says it', async ({ page }) => {
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await page.route('**/*lato*', () => new Promise(() => undefined));
  await site.open(PATH);
  await panel.open();
  await panel.openSection('Fonts Family');
  await panel.chooseFont('font-body', 'Lato Regular');
  expect(await site.variable('--font-body')).toContain('Public Sans');
  await expect(page.getByText('The font Lato Regular could not be loaded.')).toBeVisible();
  await expect.poll(() => site.variable('--font-body')).toContain('Lato Fallback');
});

for (const [name, breakStorage] of Object.entries({
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  denied: () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
})) {
  test(`with a storage that is ${name} the theme can be edited, and saving says that it will not last`, async ({
    page,
  }) => {
    const site = new Site(page);
    const panel = new ThemePanel(page);
    await page.addInitScript(breakStorage);
    await site.open(PATH);
    await panel.open();
    await panel.chooseMode('Dark');
    await panel.save();
    await expect(page.getByText('This browser keeps nothing')).toBeVisible();
    expect(await site.mode()).toBe('dark');
    await expect(panel.root.getByRole('status')).toHaveText('Unsaved changes');
    expect(site.problems).toEqual([]);
  });
}

test('two tabs save at once: one is stored, the other keeps its edits and may decide', async ({ context }) => {
  let answerAll: () => void = () => undefined;
  const server = await themeServer(context, new Promise((resolve) => (answerAll = resolve)));
  const first = await openTab(context);
  await first.site.signIn();
  await first.panel.open();
  await first.panel.chooseMode('Dark');
  const second = await openTab(context);
  await expect(second.page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await second.panel.open();
  await second.panel.chooseMode('Flately');
  // Both saves are sent before either is answered.
  await second.panel.save();
  await first.page.bringToFront();
  await first.panel.save();
  await expect.poll(() => server.asked()).toBe(2);
  answerAll();
  await expect(first.panel.root.getByText('A newer copy of your theme was saved elsewhere')).toBeVisible();
  expect(await first.site.mode()).toBe('dark');
  expect(server.row()).toMatchObject({ mode: 'flately', revision: 1 });
  await first.panel.press('Keep mine');
  await expect.poll(() => server.row()).toMatchObject({ mode: 'dark', revision: 2 });
  await expect(first.panel.root.getByRole('status')).toHaveText('No unsaved changes');
  // The other tab had no unsaved changes, so it takes over the new theme.
  await expect.poll(() => second.site.mode()).toBe('dark');
});

test('two tabs save at once, and the later one chooses the other copy: undo restores its own', async ({ context }) => {
  const server = await themeServer(context);
  const first = await openTab(context);
  await first.site.signIn();
  const second = await openTab(context);
  await expect(second.page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await second.panel.open();
  await second.panel.openSection('Font Size');
  await second.panel.setSize('fontH1', 61);
  await first.page.bringToFront();
  await first.panel.open();
  await first.panel.chooseMode('Flately');
  await first.panel.save();
  await expect.poll(() => server.row()).toMatchObject({ mode: 'flately', revision: 1 });
  // The copy has reached the second tab, where nothing was stored before; it keeps its unsaved changes.
  await second.page.bringToFront();
  await expect(second.panel.root.getByText('Yours here is kept, and nothing is replaced')).toBeVisible();
  expect(await second.site.variable('--font-h1')).toBe('61px');
  await second.panel.save();
  await expect(second.panel.root.getByText('Yours is not stored yet')).toBeVisible();
  await second.panel.press('Take theirs');
  await expect.poll(() => second.site.mode()).toBe('flately');
  await expect.poll(() => second.site.variable('--font-h1')).toBe('48px');
  expect(server.row()).toMatchObject({ mode: 'flately', revision: 1 });
  await second.panel.press('Undo: Newer copy');
  await expect.poll(() => second.site.variable('--font-h1')).toBe('61px');
});

const PROPERTIES = {
  selectedTheme: '1',
  selectedBackground: 'bg-3',
  themeColorScheme: '1.2',
  menuPosition: '1',
  selectedDashboard: '1',
  themeColors: {},
  themeIcons: {},
};
const row = (properties: unknown, more: object = {}) => ({
  status: 1,
  result: { id: 't-9', json: properties, revision: 1, mode: 'dark', savedAt: '2026-01-01T00:00:00.000Z', ...more },
});

test('a stored theme that names a scheme and a font that no longer exist: the rest shows, and it can be saved', async ({
  page,
  context,
}) => {
  await themeServer(context);
  const gone = { ...PROPERTIES, themeColorScheme: '2.9', themeColors: { '--font-body': 'gone-regular' } };
  await page.route('**/theme/getUserThemeJson/**', (route) => route.fulfill({ json: row(JSON.stringify(gone)) }));
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open(PATH);
  await site.signIn();
  await expect.poll(() => site.mode()).toBe('dark');
  expect(await page.evaluate(() => document.documentElement.getAttribute('data-background'))).toBe('bg-3');
  expect(await site.variable('--font-body')).toContain('Public Sans');
  await panel.open();
  await expect(panel.root.locator('[data-scheme="1.1"] input')).toBeChecked();
  await panel.chooseScheme('1.2');
  await panel.save();
  await expect(page.getByText('Your theme is saved with your account.')).toBeVisible();
});

test('a stored theme that comes late meets unsaved edits: they stay, and Reset Current shows the copy', async ({
  page,
  context,
}) => {
  await themeServer(context);
  let answer: () => void = () => undefined;
  const isWanted = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/theme/getUserThemeJson/**', async (route) => {
    await isWanted;
    await route.fulfill({ json: row(JSON.stringify(PROPERTIES)) });
  });
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open(PATH);
  await site.signIn();
  await panel.open();
  await panel.chooseMode('Flately');
  answer();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.getAttribute('data-background')))
    .toBe('default');
  await expect(panel.root.getByRole('status')).toHaveText('Unsaved changes');
  expect(await site.mode()).toBe('flately');
  await panel.resetCurrent();
  await expect.poll(() => site.mode()).toBe('dark');
  await panel.press('Undo: Reset current');
  await expect.poll(() => site.mode()).toBe('flately');
});

test('signing out during an edit restores the visitor’s theme, and the next user sees nothing of it', async ({
  page,
  context,
}) => {
  await themeServer(context);
  const site = new Site(page);
  const panel = new ThemePanel(page);
  await site.open(PATH);
  await site.signIn();
  await panel.open();
  await panel.openSection('Font Size');
  await panel.setSize('fontH1', 77);
  await expect.poll(() => site.variable('--font-h1')).toBe('77px');
  await panel.press('Close');
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: /^Your theme has changes that are not stored/ });
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => site.variable('--font-h1')).toBe('48px');
  await panel.open();
  await expect(panel.root.getByRole('status')).toHaveText('No unsaved changes');
  await expect(panel.root.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('aria-disabled', 'true');
});

/**
 * Simulates the server's theme endpoints for this context, so that tests do not share one account.
 *
 * It answers saves after `isOpen` resolves, in the order in which they arrived.
 */
async function themeServer(context: BrowserContext, isOpen: Promise<void> = Promise.resolve()) {
  let stored: Record<string, unknown> | null = null;
  let asked = 0;
  await context.route('**/theme/getUserThemeJson/**', (route) =>
    route.fulfill({ json: stored ? { status: 1, result: stored } : { status: 0 } }),
  );
  await context.route('**/theme/saveUserThemeJson', async (route: Route) => {
    asked++;
    await isOpen;
    const { json, mode, darkJson, revision } = route.request().postDataJSON() as Record<string, unknown>;
    expect(route.request().headers()['if-match']).toBe(`"${revision}"`);
    if (stored && stored['revision'] !== revision) {
      return route.fulfill({
        status: 412,
        json: { type: 'about:blank', status: 412, title: 'Stale', detail: 'A newer one is stored.', current: stored },
      });
    }
    const savedAt = '2026-01-01T00:00:00.000Z';
    stored = { id: 't-1', json, mode, darkJson, revision: Number(revision) + 1, savedAt };
    return route.fulfill({ json: { status: 1, result: { id: 't-1', revision: stored['revision'], savedAt } } });
  });
  return { asked: () => asked, row: () => stored };
}
