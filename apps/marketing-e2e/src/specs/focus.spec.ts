import { expect, test, type Page } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';
import { Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('on a phone, the bar of actions covers nothing that gets the focus', async ({ page }) => {
  await new Site(page).open('/case-studies');
  const covered: string[] = [];
  let isAtEnd = false;
  for (let stops = 0; stops < 250 && !isAtEnd; stops += 1) {
    await page.keyboard.press('Tab');
    const { name, isSeen } = await focused(page);
    isAtEnd = stops > 0 && name === null;
    // The first stop, the link to the main content, slides in when it gets the focus.
    if (!isSeen && stops > 0 && !isAtEnd) covered.push(name ?? '');
  }
  expect(isAtEnd).toBe(true);
  expect(covered).toEqual([]);
});

test('the whole grid can be read by keyboard on a phone, beside a pinned column', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/inbuilt-solutions/gen-grid');
  await demo.getByRole('columnheader').first().press('p');
  const keys = ['ArrowDown', ...new Array<string>(7).fill('ArrowRight'), 'PageDown', 'PageDown', 'Home', 'End'];
  keys.push(...new Array<string>(7).fill('ArrowLeft'), 'Control+End', 'Control+Home', 'End', 'Home');
  await expectInView(page, keys);
});

test('a grid that was scrolled before its demo started keeps the cell in view', async ({ page }) => {
  await page.goto('/inbuilt-solutions/gen-grid');
  await page.locator('.grid-view').evaluate((view) => view.scrollTo(0, 42));
  const demoPage = new DemoPage(page);
  await demoPage.waitUntilReady();
  await demoPage.demo.getByRole('columnheader').first().focus();
  await expectInView(page, ['ArrowDown', 'ArrowDown', 'ArrowUp']);
});

test('the matrix can be read by keyboard on a phone, beside the paths', async ({ page }) => {
  const { demo } = await DemoPage.open(page, '/online-ide/file-access-control');
  await demo.locator('[role="grid"] [tabindex="0"]').focus();
  await expectInView(page, ['End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'End', 'Home']);
});

test('on a phone on its side, the buttons of the panel stay in view, and cover nothing that gets the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await new Site(page).open('/about-us');
  const panel = new ThemePanel(page);
  await panel.open();
  await expect(panel.root.getByRole('button', { name: 'Save Changes' })).toBeInViewport({ ratio: 1 });
  await panel.root.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Tab');
  let stops = 0;
  for (; await panel.root.evaluate((root) => root.contains(document.activeElement)); stops += 1) {
    expect(await focused(page)).toMatchObject({ isSeen: true });
    await page.keyboard.press('Tab');
  }
  expect(stops).toBeGreaterThan(20);
  await panel.chooseMode('Dark');
  await panel.press('Save Changes');
  await expect(page.getByRole('alertdialog')).toBeInViewport({ ratio: 1 });
  expect(await focused(page)).toMatchObject({ isSeen: true });
});

async function expectInView(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    expect(await focused(page), `after ${key}`).toMatchObject({ isSeen: true });
  }
}

/** Returns the name of the element with the focus, `null` if the page has it, and whether its centre is in view. */
function focused(page: Page): Promise<{ name: string | null; isSeen: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: null, isSeen: false };
    const { left, top, width, height } = element.getBoundingClientRect();
    // Of an element that is taller than the window, the visible part counts.
    const middle = (Math.max(top, 0) + Math.min(top + height, innerHeight)) / 2;
    const at = document.elementFromPoint(left + width / 2, middle);
    return {
      name: element.outerHTML.slice(0, 120),
      isSeen: at !== null && (element.contains(at) || at.contains(element)),
    };
  });
}
