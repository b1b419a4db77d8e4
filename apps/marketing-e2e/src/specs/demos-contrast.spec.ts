import { expect, test } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

const READ = '[data-reading="page"]';

/** Opens the checker and waits until it has checked the page. */
async function openChecker(...args: Parameters<typeof DemoPage.open>): Promise<DemoPage> {
  const site = await DemoPage.open(...args);
  await expect(site.demo.locator(READ)).toBeVisible();
  return site;
}

test('contrast: every pair of the page passes in every mode, and a change of mode is read again', async ({ page }) => {
  const site = await openChecker(page, '/about-us?demo=all');
  const { demo } = site;
  const swatches = () => demo.locator('.contrast-swatch rect').evaluateAll((all) => all.map((one) => one.outerHTML));
  for (const mode of ['dark', 'flately', 'light']) {
    const before = await swatches();
    await page.evaluate((name) => document.documentElement.setAttribute('data-bs-theme', name), mode);
    await expect.poll(swatches).not.toEqual(before);
    await expect(demo.getByText('Every pair passes.')).toBeVisible();
  }
});

test('contrast: a colour with too little contrast is found, highlighted, repaired by keyboard and undone', async ({
  page,
}) => {
  const site = await openChecker(page, '/about-us?demo=failing');
  const { demo, problems } = site;
  await expect(demo.getByText('Nothing to list here.')).toBeVisible();
  const atFirst = await site.variable('--text-muted');
  await demo.getByRole('button', { name: 'Make “Muted text” too faint' }).press('Enter');
  await expect(demo.getByText(/pairs? fails?\./)).toBeVisible();

  const pair = demo.locator('.contrast-pair[data-state=fails]').first();
  await pair.getByRole('button', { name: /^Show on the page/ }).press('Enter');
  await expect(page.locator('[data-contrast-mark]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-contrast-mark]')).toHaveCount(0);
  await expect(pair.getByRole('button', { name: /^Show on the page/ })).toBeFocused();

  await pair.getByRole('button', { name: 'Set “Muted text” to it' }).press('Enter');
  await expect(demo.getByText('Every pair passes.')).toBeVisible();
  const repaired = await site.variable('--text-muted');
  expect(repaired).not.toBe(atFirst);
  await demo.getByRole('button', { name: 'Undo: Muted text made readable' }).press('Enter');
  await expect.poll(() => site.variable('--text-muted')).not.toBe(repaired);
  await demo.getByRole('button', { name: 'Undo: Muted text made faint' }).press('Enter');
  await expect.poll(() => site.variable('--text-muted')).toBe(atFirst);
  expect(problems).toEqual([]);
});

test('contrast: transparent colours, opacity and large text are measured as they are drawn', async ({ page }) => {
  const { demo } = await openChecker(page, '/about-us?demo=all');
  await page.evaluate(() => {
    const add = (text: string, css: Record<string, string>) => {
      const element = Object.assign(document.createElement('p'), { textContent: text });
      Object.assign(element.style, css);
      document.querySelector('main')!.append(element);
    };
    add('Half black', { color: 'rgba(0, 0, 0, 0.5)', background: 'rgb(255, 255, 255)' });
    add('Faded', { color: 'rgb(0, 0, 0)', background: 'rgb(255, 255, 255)', opacity: '0.5' });
    add('Large grey', { color: 'rgb(140, 140, 140)', background: 'rgb(255, 255, 255)', fontSize: '24px' });
    add('Not seen', { color: 'rgb(1, 2, 3)', background: 'rgb(1, 2, 3)', visibility: 'hidden' });
    add('On a gradient', { color: 'rgb(0, 0, 0)', background: 'linear-gradient(red, blue)' });
  });
  const unread = async () => Number(/(\d+) texts? stands? on a picture/.exec(await demo.innerText())?.[1] ?? 0);
  const before = await unread();
  await demo.getByRole('button', { name: 'Read the page again' }).click();

  const pair = (text: string) => demo.locator('.contrast-pair').filter({ hasText: `“${text}”` });
  await expect(pair('Half black')).toContainText('Fails. 3.9 : 1, at least 4.5 is needed.');
  await expect(pair('Faded')).toContainText('at least 4.5 is needed.');
  await expect(pair('Large grey')).toContainText('Passes. 3.3 : 1 in large letters, at least 3 is needed.');
  await expect(pair('Not seen')).toHaveCount(0);
  expect(await unread()).toBe(before + 1);
});

test('contrast: it speaks Hindi on the Hindi page', async ({ page }) => {
  const { demo } = await openChecker(page, '/hi/about-us');
  await expect(demo.getByText('हर जोड़ा पूरा उतरता है।')).toBeVisible();
  await expect(demo.getByRole('button', { name: 'पेज फिर पढ़ें' })).toBeVisible();
});
