import { expect, test, type Page } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';
import { Site } from '../pages/site.ts';
import { ThemeEvidence, type Evidence } from '../pages/theme-evidence.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

/** Pages on which the fields of each section are visible: no single page has a three-level drawer, a form and tabs. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/online-ide/code-management': ['Layout Colors', 'Sidebar', 'Navbar'],
  '/': ['Form Design', 'Other Button', 'Font Size', 'Grid Colors'],
  '/designingtool': ['Page/Tab Level 1'],
  '/designing-tool/multi-themes': ['Default heading Tags', 'Text Color', 'Background Color', 'Fonts Family'],
};

const FONTS: Readonly<Record<string, string>> = {
  'font-heading': 'Merriweather Bold',
  'font-body': 'Lato Regular',
  'font-code': 'System Monospace',
};

type Reach = (page: Page, panel: ThemePanel) => Promise<void>;

const hover =
  (selector: string): Reach =>
  (page) =>
    page.locator(selector).first().hover();

/** Opens the drawer of the left menu with its three levels, and hovers over an element. */
const hoverInDrawer =
  (selector: string): Reach =>
  async (page) => {
    const target = page.locator(selector).first();
    if (!(await target.isVisible())) await page.getByRole('button', { name: 'All areas' }).click();
    await target.hover();
  };

/** Styles that are visible only on hover or focus: the action that shows them, and the element to check. */
const ON_INTERACTION: Readonly<Record<string, readonly [Reach, Omit<Evidence, 'value'>]>> = {
  'layout-focus': [
    async (page) => {
      await page.locator('main summary').first().focus();
      await page.keyboard.press('Tab');
    },
    { path: ':focus', pseudo: '', property: 'outline-color' },
  ],
  'form-input-focus': [
    (page) => page.locator('main input[type="text"], main input:not([type])').first().focus(),
    { path: ':focus', pseudo: '', property: 'outline-color' },
  ],
  'sidebar-3-active-bg': [
    hoverInDrawer('.rail [data-level="3"]'),
    { path: '.rail [data-level="3"]', pseudo: '', property: 'background-color' },
  ],
  'sidebar-3-active-text': [
    hoverInDrawer('.rail [data-level="3"]'),
    { path: '.rail [data-level="3"]', pseudo: '', property: 'color' },
  ],
  // Only the browser paints the selection.
  'layout-on-secondary': [async () => undefined, { path: 'main', pseudo: '::selection', property: 'color' }],
  'button-hover-bg': [hover('#gm-theme-cog'), { path: '#gm-theme-cog', pseudo: '', property: 'background-color' }],
  'button-hover-text': [hover('#gm-theme-cog'), { path: '#gm-theme-cog', pseudo: '', property: 'color' }],
  'grid-hover-bg': [hover('.table tbody tr'), { path: '.table tbody tr', pseudo: '', property: 'background-color' }],
  'text-link-hover': [hover('.rel a'), { path: '.rel a', pseudo: '', property: 'color' }],
};

for (const [path, sections] of Object.entries(PAGES)) {
  test(`every field shows on the page, is found again, and can be taken back: ${sections.join(', ')}`, async ({
    page,
  }) => {
    const site = new Site(page);
    const panel = new ThemePanel(page);
    const evidence = new ThemeEvidence(page);
    const found = new Map<string, Evidence>();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open(path);
    await waitForDemo(page);
    await panel.open();
    // The theme writes its variables after the first change.
    await panel.chooseMode('Dark');
    await expect.poll(() => site.mode()).toBe('dark');
    await panel.chooseMode('Light');
    await expect.poll(() => site.mode()).toBeNull();
    const start = await variables(page);
    expect(Object.keys(start).length).toBeGreaterThan(80);

    const look = async (field: string): Promise<Evidence | null> => {
      const special = ON_INTERACTION[field];
      if (!special) return evidence.firstChange();
      const [reach, where] = special;
      await reach(page, panel);
      return { ...where, value: await evidence.valueAt({ ...where, value: '' }) };
    };
    const walk = async (section: string) => {
      await panel.openSection(section);
      const rows = panel.root.locator('details[open] [data-field]');
      await expect(rows.first()).toBeVisible();
      const fields = await rows.evaluateAll((list) => list.map((row) => row.getAttribute('data-field') ?? ''));
      for (const field of fields) {
        await evidence.note();
        const before = ON_INTERACTION[field] ? await look(field) : null;
        await change(panel, field, found.size);
        await expect(async () => {
          const after = await look(field);
          expect(after, `${field} changes nothing on the page`).not.toBeNull();
          if (before) expect(after?.value, `${field} changes nothing on the page`).not.toBe(before.value);
          found.set(field, after!);
        }).toPass({ timeout: 60_000 });
      }
      await panel.openSection(section);
    };

    await test.step('touch every field', async () => {
      for (const section of sections) await walk(section);
      if (sections.includes('Navbar')) {
        await panel.chooseMode('Dark');
        await expect.poll(() => site.mode()).toBe('dark');
        await walk('Navbar');
        await panel.chooseMode('Light');
        await expect.poll(() => site.mode()).toBeNull();
        // The dark navigation bar is not visible in a light page.
        for (const field of [...found.keys()]) if (field.startsWith('navbar-dark')) found.delete(field);
      }
    });
    const changed = await variables(page);

    await test.step('undo to the start, and redo to the end', async () => {
      const steps = await panel.stepAll('Undo');
      expect(steps).toBeGreaterThanOrEqual(found.size);
      await expect.poll(() => variables(page)).toEqual(start);
      expect(await panel.stepAll('Redo')).toBe(steps);
      await expect.poll(() => variables(page)).toEqual(changed);
    });

    // A later change may affect the same element, so the final value counts.
    const settled = new Map<string, string>();
    for (const [field, where] of found) {
      await ON_INTERACTION[field]?.[0](page, panel);
      settled.set(field, await evidence.valueAt(where));
    }

    await test.step('save, reload, and see it again', async () => {
      await panel.save();
      await expect(page.getByText('Saved in this browser.')).toBeVisible();
      await page.reload();
      await page.locator('#gm-theme-panel').waitFor({ state: 'attached' });
      await waitForDemo(page);
      await panel.open();
      await expect.poll(() => variables(page)).toEqual(changed);
      for (const [field, where] of found) {
        await ON_INTERACTION[field]?.[0](page, panel);
        await expect.poll(() => evidence.valueAt(where), { message: field }).toBe(settled.get(field));
      }
    });

    await test.step('Reset Current, Default Changes, and undo to the start', async () => {
      await panel.chooseScheme('1.4');
      await expect.poll(() => variables(page)).not.toEqual(changed);
      await panel.resetCurrent();
      await expect.poll(() => variables(page)).toEqual(changed);
      await panel.defaultChanges();
      const colors = ([name, value]: [string, string]) => value.startsWith('rgba(') && !name.startsWith('--font');
      await expect
        .poll(async () => Object.entries(await variables(page)).filter(colors))
        .toEqual(Object.entries(start).filter(colors));
      // Changes from before the reload can be undone as well.
      await panel.stepAll('Undo');
      await expect.poll(() => variables(page)).toEqual(start);
    });
    expect(site.problems).toEqual([]);
  });
}

/** Waits until the interactive demo has replaced the prerendered one, which happens when it is scrolled into view. */
async function waitForDemo(page: Page): Promise<void> {
  const demoPage = new DemoPage(page);
  if ((await demoPage.demo.count()) > 0) await demoPage.waitUntilReady();
}

async function change(panel: ThemePanel, field: string, index: number): Promise<void> {
  const row = panel.root.locator(`[data-field="${field}"]`);
  if (field in FONTS) return panel.chooseFont(field, FONTS[field]!);
  if (field === 'sidebar-icon-visibility') return panel.chooseOption(field, 'Hide');
  if ((await row.locator('input[type="range"]').count()) > 0) return panel.setSize(field, 21 + (index % 7));
  const hex = ((index + 1) * 0x2f1b37) & 0xff_ff_ff;
  return panel.setColor(field, `#${hex.toString(16).padStart(6, '0')}`);
}

/** Returns every theme variable on the body. */
const variables = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.body.style]
        .filter((name) => name.startsWith('--'))
        .sort()
        .map((name) => [name, document.body.style.getPropertyValue(name)]),
    ),
  );
