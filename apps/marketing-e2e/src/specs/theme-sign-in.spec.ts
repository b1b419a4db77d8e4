import { expect, test } from '@playwright/test';
import { Site } from '../pages/site.ts';
import { ThemePanel } from '../pages/theme-panel.ts';

/** The theme of the account: another scheme than the visitor's. */
const STORED = {
  status: 1,
  result: {
    id: 't-9',
    json: JSON.stringify({
      selectedTheme: '1',
      selectedBackground: 'default',
      themeColorScheme: '2.2',
      menuPosition: '1',
      selectedDashboard: '1',
      themeColors: {},
      themeIcons: {},
    }),
    revision: 1,
    mode: 'light',
    savedAt: '2026-01-01T00:00:00.000Z',
  },
};

for (const width of [1440, 390]) {
  test(`signing in to an account with another theme lets a visitor compare and choose by keyboard, at ${width} px`, async ({
    page,
  }) => {
    const site = new Site(page);
    const panel = new ThemePanel(page);
    const color = () => site.variable('--layout-primary');
    const pressByKey = async (name: string) => {
      await panel.root.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await page.route('**/theme/getUserThemeJson/**', (route) => route.fulfill({ json: STORED }));
    await page.setViewportSize({ width, height: 900 });
    await site.open('/about-us');
    await panel.open();
    await panel.chooseScheme('1.3');
    await panel.save();
    const mine = await color();
    // After a visitor's save, the panel offers to sign in.
    await pressByKey('Sign in');
    await site.fillSignIn('demo', 'genmaster-demo');
    const notice = panel.root.getByText('Your account holds another theme.');
    await expect(notice).toBeVisible();
    await pressByKey('Close');
    await expect(
      page.getByText('Your account holds another theme. Choose in the panel which one to keep.'),
    ).toBeVisible();
    expect(await color()).toBe(mine);

    await page.keyboard.press('Enter');
    await panel.expectOpen();
    await pressByKey('Compare: show theirs');
    await expect.poll(color).not.toBe(mine);
    await pressByKey('Compare: show mine');
    await expect.poll(color).toBe(mine);
    await site.expectNoAccessibilityViolations('#gm-theme-panel');
    await pressByKey('Take theirs');
    await expect.poll(color).not.toBe(mine);
    await expect(notice).toBeHidden();
    await pressByKey('Undo: Newer copy');
    await expect.poll(color).toBe(mine);
  });
}
