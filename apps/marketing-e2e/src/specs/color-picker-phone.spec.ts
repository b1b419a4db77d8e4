import { expect, test, type Locator, type Page } from '@playwright/test';
import { bundleForPage } from '../pages/bundle-for-page.ts';
import { pixelAt } from '../pages/pixel-at.ts';

/** Pages with one inline picker that has everything, and one in a popup, for each kind of picker. */
const hosts = {
  'the React picker': `
    import { ColorPicker, ColorPickerPopover } from '@genmaster/color-picker';
    import { createElement as h, Fragment } from 'react';
    import { createRoot } from 'react-dom/client';
    const inline = h(ColorPicker, {
      'aria-label': 'Inline', defaultValue: '#336699', defaultPresets: ['teal', 'gold'], showAddButton: true,
      planes: ['hsv', 'hsl'], contrast: { against: '#fff' }, clearable: true, showButtons: true, cmyk: true,
    });
    const popup = h(ColorPickerPopover, { label: 'Popup', defaultValue: '#336699' });
    createRoot(document.querySelector('main')).render(h(Fragment, null, inline, popup));`,
  'the element': `
    import { defineColorPicker } from '@genmaster/color-picker/element';
    document.querySelector('main').innerHTML =
      '<gm-color-picker label="Inline" value="#336699" presets="teal; gold" editable-presets planes="hsv hsl" ' +
      'contrast-against="#fff" clearable show-buttons cmyk></gm-color-picker>' +
      '<gm-color-picker label="Popup" value="#336699" popup></gm-color-picker>';
    defineColorPicker();`,
};

async function openPage(page: Page, script: string, { dir = 'ltr', css = '' } = {}): Promise<Locator> {
  const { script: code, styles } = await bundleForPage(script);
  await page.route(/\/phone-page/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en" dir="${dir}"><meta charset="utf-8">
        <meta name="viewport" content="width=device-width"><title>Picker</title>
        <style>${styles} ${css}</style><main></main><script>${code}</script></html>`,
    }),
  );
  await page.goto('/phone-page');
  return page.getByRole('group', { name: 'Inline' });
}

/** Returns what sets fingers down, moves and lifts them; those that are named at an end are lifted, without a name all. */
async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number; id: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

const areaIn = (picker: Locator) => picker.getByRole('group', { name: 'Saturation and brightness' });

/** Returns the colour that the hex field shows, in bytes. */
async function bytesShown(picker: Locator): Promise<number[]> {
  const text = await picker.getByRole('textbox', { name: 'Hex' }).inputValue();
  return [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16));
}

/** Returns the largest difference of two colours in a byte. */
const distance = (one: number[], other: number[]) => Math.max(...one.map((byte, at) => Math.abs(byte - other[at]!)));

/** Returns the controls that a finger cannot hit well: smaller than 44 by 44 pixels. */
const smallTargets = (picker: Locator) =>
  picker.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('button, select, input:not([type="range"]), [data-channel], [data-plane]')]
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ control, box }) => {
        const isHit = box.width > 0 && getComputedStyle(control).pointerEvents !== 'none';
        return isHit && (box.width < 44 || box.height < 44);
      })
      .map(({ control, box }) => {
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return `${control.localName} "${name}": ${box.width} × ${box.height}`;
      }),
  );

for (const [name, script] of Object.entries(hosts)) {
  test.describe(`${name} on a phone`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('every target has room for a finger, and numbers are never so small that the page zooms in', async ({
      page,
    }) => {
      const picker = await openPage(page, script, { css: 'body { font: italic 11px/1.2 serif }' });
      await expect(picker.getByText('AA', { exact: false }).first()).toBeVisible();
      expect(await smallTargets(picker)).toEqual([]);
      await picker.getByRole('button', { name: 'Edit' }).tap();
      expect(await smallTargets(picker)).toEqual([]);
      const fields = await picker.locator('input:not([type="range"]), select').evaluateAll((all) =>
        all.map((field) => {
          const { fontSize, fontFamily, fontStyle } = getComputedStyle(field);
          return { isLarge: parseFloat(fontSize) >= 16, fontFamily, fontStyle };
        }),
      );
      expect(fields.length).toBeGreaterThan(2);
      for (const field of fields) expect(field).toMatchObject({ isLarge: true, fontFamily: 'serif' });
    });

    test('the popup is a sheet at the bottom, with large targets', async ({ page }) => {
      await openPage(page, script);
      await page.getByRole('button', { name: 'Popup' }).tap();
      const sheet = page.getByRole('dialog');
      await expect(sheet).toHaveAttribute('data-placement', 'sheet');
      const box = (await sheet.boundingBox())!;
      expect(box.x).toBe(0);
      expect(box.width).toBe(390);
      expect(box.y + box.height).toBeCloseTo(844, 0);
      expect(box.height).toBeLessThanOrEqual(0.92 * 844 + 1);
      expect(await smallTargets(sheet)).toEqual([]);
      await page.setViewportSize({ width: 844, height: 700 });
      await expect(sheet).not.toHaveAttribute('data-placement', 'sheet');
    });

    for (const dir of ['ltr', 'rtl']) {
      test(`a magnifier shows what the finger covers (${dir})`, async ({ page }) => {
        const picker = await openPage(page, script, { dir, css: 'main { padding-block-start: 160px }' });
        const area = areaIn(picker);
        const box = (await area.boundingBox())!;
        const touch = await fingersOn(page);
        const finger = { x: box.x + box.width * 0.3, y: box.y + box.height * 0.6, id: 1 };
        await touch('touchStart', { ...finger, x: finger.x + 20 });
        await touch('touchMove', finger);
        const glass = area.locator('[popover]');
        await expect(glass).toBeVisible();
        // The file of the magnifier may have come after the first move.
        await touch('touchMove', { ...finger, x: finger.x + 1 });
        await touch('touchMove', finger);
        const round = (await glass.boundingBox())!;
        expect(round.y + round.height).toBeLessThan(finger.y - 20);
        expect(Math.abs(round.x + round.width / 2 - finger.x)).toBeLessThanOrEqual(1);
        const inGlass = (aside: number) => pixelAt(page, Math.round(round.x + 46 + aside), Math.round(round.y + 46));
        // The numbers follow a moment later.
        await expect.poll(async () => distance(await bytesShown(picker), await inGlass(0))).toBeLessThanOrEqual(4);
        // The picture is three times as large, and goes on to the side as the area does.
        for (const aside of [-5, 5]) {
          const under = await pixelAt(page, Math.round(finger.x + aside), Math.round(finger.y));
          expect(distance(under, await inGlass(3 * aside))).toBeLessThanOrEqual(4);
        }
        await touch('touchEnd');
        await expect(glass).toHaveCount(0);
      });
    }

    test('a second finger makes the first one fine, and lifting it goes on without a jump', async ({ page }) => {
      const picker = await openPage(page, script);
      const area = areaIn(picker);
      const saturation = area.getByRole('slider', { name: 'Saturation' });
      const box = (await area.boundingBox())!;
      const touch = await fingersOn(page);
      const first = { x: box.x + box.width / 2, y: box.y + box.height / 2, id: 1 };
      const second = { x: box.x + 30, y: box.y + box.height + 200, id: 2 };
      const at = (share: number) => ({ ...first, x: first.x + box.width * share });
      const isAt = (value: number) =>
        expect.poll(async () => Math.abs(Number(await saturation.inputValue()) - value)).toBeLessThan(0.5);
      await touch('touchStart', first);
      await isAt(50);
      await touch('touchStart', first, second);
      await touch('touchMove', at(0.2), second);
      await isAt(52);
      await touch('touchMove', at(0.4), second);
      await isAt(54);
      await touch('touchEnd', second);
      await touch('touchMove', at(0.3));
      await isAt(44);
      await touch('touchEnd');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  });

  test.describe(name, () => {
    test('has fields in the font of the page but for their size', async ({ page }) => {
      const picker = await openPage(page, script, { css: 'body { font: italic 700 11px/3 serif }' });
      const styleOf = (field: Locator) =>
        field.evaluate((element) => {
          const { fontFamily, fontSize, fontWeight, lineHeight } = getComputedStyle(element);
          return { fontFamily, fontSize, fontWeight, lineHeight };
        });
      const hex = picker.getByRole('textbox', { name: 'Hex' });
      expect(await styleOf(hex)).toEqual({
        fontFamily: 'serif',
        fontSize: '16px',
        fontWeight: '400',
        lineHeight: '19.2px',
      });
      await page.addStyleTag({ content: ':root { --gm-picker-font: monospace }' });
      expect(await styleOf(hex)).toMatchObject({ fontFamily: 'monospace', fontSize: '16px' });
    });

    test('cuts nothing and moves nothing off a narrow page at 200 % text', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 900 });
      const picker = await openPage(page, script, { css: 'html { font-size: 200% } body { margin: 0 }' });
      for (const format of ['hex', 'rgba', 'hsla', 'cmyk']) {
        await picker.getByRole('combobox', { name: 'Color format' }).selectOption(format);
        await expect(picker.locator(`[data-format="${format}"]`)).toBeVisible();
        const cut = await picker.locator('input:not([type="range"]), button, h3, p, label > span').evaluateAll((all) =>
          all
            .filter((element) => (element as HTMLElement).offsetWidth > 1)
            .filter((element) => element.scrollWidth > element.clientWidth + 1)
            .map(
              (element) => `${element.localName} ${(element as HTMLInputElement).value ?? ''} ${element.textContent}`,
            ),
        );
        expect(cut, format).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });

    test('shows the chosen preset, an error and each button with forced colours', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      const picker = await openPage(page, script);
      const gold = picker.getByRole('button', { name: /gold$/ }).first();
      await gold.click();
      await page.mouse.move(0, 0);
      const box = (await gold.boundingBox())!;
      const middle = await pixelAt(page, Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2));
      expect(middle).toEqual([255, 255, 255]);
      expect(await pixelAt(page, Math.round(box.x + 5), Math.round(box.y + box.height / 2))).toEqual([255, 215, 0]);
      const hex = picker.getByRole('textbox', { name: 'Hex' });
      const edge = () => hex.evaluate((field) => getComputedStyle(field).borderTopWidth);
      expect(await edge()).toBe('1px');
      await hex.fill('nonsense');
      await expect(hex).toHaveAttribute('aria-invalid', 'true');
      expect(await edge()).toBe('2px');
      const arrow = picker.getByRole('button', { name: 'Next color format' });
      const sign = await arrow.evaluate((button) => getComputedStyle(button, '::before').borderLeftColor);
      expect(sign).not.toBe(await arrow.evaluate((button) => getComputedStyle(button).backgroundColor));
    });
  });
}
