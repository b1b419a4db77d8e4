import { expect, test, type Locator, type Page } from '@playwright/test';
import { bundleForPage } from '../pages/bundle-for-page.ts';
import { pixelAt } from '../pages/pixel-at.ts';

/** Opens a page with only a form and the custom element in it, at an address of the site. */
async function openPlainForm(page: Page, address = '/plain-form'): Promise<void> {
  const { script, styles } = await bundleForPage(
    `import { defineColorPicker } from '@genmaster/color-picker/element'; defineColorPicker();`,
  );
  const body = `<!doctype html><html lang="en"><title>Brand</title><style>${styles} .tail { block-size: 3000px }</style>
    <form><gm-color-picker name="brand" label="Brand color" value="#336699"></gm-color-picker>
    <button>Send</button> <button type="reset">Reset</button></form><p class="tail"></p><script>${script}</script></html>`;
  await page.route(/\/plain-form/, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route(/\/framed-form/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Frame</title><iframe title="Form" src="/plain-form" width="400" height="500"></iframe></html>',
    }),
  );
  await page.goto(address);
}

const hexField = (page: Page) => page.getByRole('group', { name: 'Brand color' }).getByRole('textbox', { name: 'Hex' });

test('a plain form sends the colour that was typed', async ({ page }) => {
  await openPlainForm(page);
  await hexField(page).fill('#ff8800');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\?brand=%23ff8800$/);
});

test('a plain form sends the colour that was dragged to', async ({ page }) => {
  await openPlainForm(page);
  const area = page.getByRole('group', { name: 'Saturation and brightness' });
  const box = (await area.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 20, box.y - 20, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\?brand=%23ffffff$/);
});

test('resetting a plain form brings the first colour back', async ({ page }) => {
  await openPlainForm(page);
  await hexField(page).fill('#ff8800');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(hexField(page)).toHaveValue('#336699');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\?brand=%23336699$/);
});

const middleOf = async (area: Locator) => {
  const box = (await area.boundingBox())!;
  return { box, x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
};

test('a finger drags the colour without scrolling the page', async ({ page }) => {
  await openPlainForm(page);
  const { box, x, y } = await middleOf(page.getByRole('group', { name: 'Saturation and brightness' }));
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (const step of [1, 2, 3, 4, 5]) {
    const done = step / 5;
    await touch('touchMove', [{ x: x + (box.x - 10 - x) * done, y: y + (box.y - 10 - y) * done }]);
  }
  await touch('touchEnd', []);
  await expect(hexField(page)).toHaveValue('#ffffff');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a pen drags the colour, and its release sets the final value', async ({ page }) => {
  await openPlainForm(page);
  const { box, x, y } = await middleOf(page.getByRole('group', { name: 'Saturation and brightness' }));
  const session = await page.context().newCDPSession(page);
  const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: { x: number; y: number }) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      button: 'left',
      buttons: 1,
      clickCount: 1,
      pointerType: 'pen',
    });
  await pen('mousePressed', { x, y });
  await pen('mouseMoved', { x: x + 20, y });
  await pen('mouseMoved', { x: box.x - 10, y: box.y - 10 });
  await pen('mouseReleased', { x: box.x - 10, y: box.y + box.height + 10 });
  await expect(hexField(page)).toHaveValue('#000000');
});

test('a drag continues outside its frame and the window, and ends with the release there', async ({ page }) => {
  await openPlainForm(page, '/framed-form');
  const form = page.frameLocator('iframe');
  const area = form.getByRole('group', { name: 'Saturation and brightness' });
  const hex = form.getByRole('textbox', { name: 'Hex' });
  const { x, y } = await middleOf(area);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 600, y, { steps: 4 });
  await page.mouse.move(x + 600, -50, { steps: 4 });
  await expect(hex).toHaveValue('#0080ff');
  await page.mouse.up();
  await page.mouse.move(x, y);
  await expect(hex).toHaveValue('#0080ff');
});

test('a drag never makes the page or a box around the picker scroll', async ({ page }) => {
  await openPlainForm(page);
  await page.setViewportSize({ width: 320, height: 460 });
  const scrolls = () =>
    page.evaluate(() => {
      const form = document.querySelector('form')!;
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth - clientWidth, form.scrollWidth - form.clientWidth, form.scrollHeight - form.clientHeight];
    });
  await page.addStyleTag({ content: '.tail { display: none } form { overflow: auto; inline-size: fit-content }' });
  const area = page.getByRole('group', { name: 'Saturation and brightness' });
  // A first colour in the top left corner, from which the thumb goes across the whole area.
  await page.evaluate(() => {
    const [picker] = document.getElementsByTagName('gm-color-picker');
    const fresh = document.createElement('gm-color-picker');
    fresh.setAttribute('value', 'white');
    picker!.replaceWith(fresh);
  });
  expect(await scrolls()).toEqual([0, 0, 0]);
  const box = (await area.boundingBox())!;
  await page.mouse.move(box.x + 2, box.y + 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, box.y + box.height - 2, { steps: 3 });
  const thumb = (await area.locator('circle').last().boundingBox())!;
  expect(thumb.x + thumb.width / 2).toBeCloseTo(box.x + box.width - 2, 0);
  expect(thumb.y + thumb.height / 2).toBeCloseTo(box.y + box.height - 2, 0);
  expect(await scrolls()).toEqual([0, 0, 0]);
});

test('the element gets focus and blur as a native control does, and none when its popup closes', async ({ page }) => {
  await openPlainForm(page);
  await page.evaluate(() => {
    const [picker] = document.getElementsByTagName('gm-color-picker');
    picker!.setAttribute('popup', '');
    for (const type of ['focus', 'blur'])
      picker!.addEventListener(type, () => (document.title = `${document.title} ${type}`));
    document.title = 'Told:';
  });
  const trigger = page.getByRole('button', { name: 'Brand color' });
  for (const name of ['OK', 'Cancel']) {
    await trigger.click();
    await page.getByRole('button', { name }).click();
    await expect(trigger).toBeFocused();
  }
  await trigger.click();
  await page.getByRole('slider', { name: 'Hue' }).press('Escape');
  await expect(trigger).toBeFocused();
  await expect(page).toHaveTitle('Told: focus');
  await page.getByRole('button', { name: 'Send' }).focus();
  await expect(page).toHaveTitle('Told: focus blur');
});

test('the numbers update while a drag pauses', async ({ page }) => {
  await openPlainForm(page);
  const { box, x, y } = await middleOf(page.getByRole('group', { name: 'Saturation and brightness' }));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(box.x - 10, box.y - 10, { steps: 8 });
  await expect(hexField(page)).toHaveValue('#ffffff');
  await page.mouse.up();
});

test('the fields of the picker are not sent, and Enter in one does not send the form', async ({ page }) => {
  await openPlainForm(page);
  await hexField(page).fill('#ff8800');
  await hexField(page).press('Enter');
  await expect(page).toHaveURL(/\/plain-form$/);
  const names = await page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form).keys()]);
  expect(names).toEqual(['brand']);
  const owned = await page
    .locator('form')
    .evaluate((form: HTMLFormElement) => [...form.elements].map(({ localName }) => localName));
  expect(owned.filter((name) => name !== 'button')).toEqual(['gm-color-picker']);
});

test('with forced colours the area, the swatch and the tracks keep their colours, and the focus is visible', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPlainForm(page);
  const picker = page.getByRole('group', { name: 'Brand color' });
  const { box, y } = await middleOf(page.getByRole('group', { name: 'Saturation and brightness' }));
  const hue = picker.getByRole('slider', { name: 'Hue' });
  const track = (await hue.boundingBox())!;
  const swatch = (await picker.locator('span > svg').first().boundingBox())!;
  const blue = await pixelAt(page, box.x + box.width - 6, box.y + 3);
  expect(blue[2]! - blue[0]!).toBeGreaterThan(200);
  expect(await pixelAt(page, swatch.x + swatch.width / 2, swatch.y + swatch.height / 2)).toEqual([0x33, 0x66, 0x99]);
  const start = await pixelAt(page, track.x + 3, track.y + track.height / 2);
  expect(start[0]! - start[2]!).toBeGreaterThan(200);
  // Beside the area, where the focus ring is drawn.
  const beside = [box.x - 3, y] as const;
  const before = await pixelAt(page, ...beside);
  await picker.getByRole('slider', { name: 'Saturation' }).focus();
  await page.keyboard.press('ArrowUp');
  expect(await pixelAt(page, ...beside)).not.toEqual(before);
});
