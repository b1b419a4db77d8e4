import { expect, test, type Page } from '@playwright/test';
import { bundleForPage } from '../pages/bundle-for-page.ts';

/** Scripts of a page with an inline picker and one in a popup, for each kind of picker. */
const hosts = {
  'the React picker': `
    import { ColorPicker, ColorPickerPopover } from '@genmaster/color-picker';
    import { createElement as h, Fragment } from 'react';
    import { createRoot } from 'react-dom/client';
    const inline = h(ColorPicker, { 'aria-label': 'Inline', defaultValue: '#336699' });
    const popup = h(ColorPickerPopover, { label: 'Popup', defaultValue: '#336699', placement: 'bottom-start' });
    createRoot(document.querySelector('main')).render(h(Fragment, null, inline, popup));`,
  'the element': `
    import { defineColorPicker } from '@genmaster/color-picker/element';
    document.querySelector('main').innerHTML =
      '<gm-color-picker label="Inline" value="#336699"></gm-color-picker>' +
      '<gm-color-picker label="Popup" value="#336699" popup placement="bottom-start"></gm-color-picker>';
    defineColorPicker();`,
};

async function openRightToLeftPage(page: Page, script: string): Promise<void> {
  const { script: code, styles } = await bundleForPage(script);
  await page.route(/\/right-to-left/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><title>Picker</title>
        <style>${styles}</style><main></main><script>${code}</script></html>`,
    }),
  );
  await page.goto('/right-to-left');
}

for (const [name, script] of Object.entries(hosts)) {
  test.describe(name, () => {
    test('keys, drags and the popup follow the eye in right-to-left text', async ({ page }) => {
      await openRightToLeftPage(page, script);
      const picker = page.getByRole('group', { name: 'Inline' });
      const area = picker.getByRole('group', { name: 'Saturation and brightness' });
      const hex = picker.getByRole('textbox', { name: 'Hex' });
      const box = (await area.boundingBox())!;
      const drawnThumb = () => area.locator('circle').last().boundingBox();
      const middleOfThumb = async () => {
        const thumb = (await drawnThumb())!;
        return thumb.x + thumb.width / 2;
      };

      await test.step('more saturation is on the left, where the thumb is drawn', async () => {
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        await page.mouse.down();
        await page.mouse.move(box.x + 1, box.y - 20, { steps: 4 });
        expect(await middleOfThumb()).toBeLessThan(box.x + 4);
        await page.mouse.move(box.x - 20, box.y - 20);
        await page.mouse.up();
        await expect(hex).toHaveValue('#0080ff');
        expect(await middleOfThumb()).toBeCloseTo(box.x, 0);
      });

      await test.step('arrow keys move the thumb in their visible direction', async () => {
        await area.getByRole('slider', { name: 'Saturation' }).press('ArrowRight');
        await expect(hex).toHaveValue('#0381ff');
        expect(await middleOfThumb()).toBeGreaterThan(box.x);
        await area.getByRole('slider', { name: 'Saturation' }).press('ArrowLeft');
        await expect(hex).toHaveValue('#0080ff');
        const hue = picker.getByRole('slider', { name: 'Hue' });
        await hue.press('ArrowRight');
        await expect(hue).toHaveValue('209');
        await hue.press('ArrowLeft');
        await expect(hue).toHaveValue('210');
      });

      await test.step('the hue grows to the left', async () => {
        const hue = picker.getByRole('slider', { name: 'Hue' });
        const track = (await hue.boundingBox())!;
        await page.mouse.click(track.x + track.width - 2, track.y + track.height / 2);
        await expect(hue).toHaveValue('0');
        await page.mouse.click(track.x + 2, track.y + track.height / 2);
        await expect(hue).toHaveValue('360');
      });

      await test.step('the popup is aligned with its button, on the right', async () => {
        const button = page.getByRole('button', { name: 'Popup' });
        await button.click();
        const dialog = page.getByRole('dialog', { name: 'Popup' });
        await expect(dialog).toHaveAttribute('data-placement', 'bottom-start');
        const [anchor, popup] = [(await button.boundingBox())!, (await dialog.boundingBox())!];
        const size = page.viewportSize()!;
        expect(popup.x).toBeGreaterThanOrEqual(0);
        expect(popup.x + popup.width).toBeLessThanOrEqual(size.width);
        expect(Math.abs(popup.x + popup.width - Math.min(anchor.x + anchor.width, size.width - 8))).toBeLessThanOrEqual(
          1,
        );
      });
    });
  });
}

test('the names of the gamuts stand inside their lines, whichever way the text runs', async ({ page }) => {
  await openRightToLeftPage(
    page,
    `
    import { defineColorPicker } from '@genmaster/color-picker/element';
    document.querySelector('main').innerHTML = ['rtl', 'ltr'].map((dir) =>
      '<div dir="' + dir + '"><gm-color-picker label="' + dir + '" value="oklch(0.7 0.2 150)" plane="oklch" gamut="p3"></gm-color-picker></div>',
    ).join('');
    defineColorPicker();`,
  );
  /** Returns the distance of a name from the side of its area where the chroma begins. */
  const distanceOf = async (dir: 'rtl' | 'ltr', name: string) => {
    const area = page.getByRole('group', { name: dir }).locator('[data-plane="oklch"]');
    const [text, box] = [(await area.getByText(name, { exact: true }).boundingBox())!, (await area.boundingBox())!];
    return dir === 'ltr' ? text.x - box.x : box.x + box.width - text.x - text.width;
  };
  for (const name of ['sRGB', 'P3']) {
    expect(await distanceOf('ltr', name)).toBeGreaterThan(0);
    // Letters are not exactly as wide in both directions.
    expect(Math.abs((await distanceOf('rtl', name)) - (await distanceOf('ltr', name)))).toBeLessThan(2);
  }
});
