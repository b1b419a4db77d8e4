import { expect, test, type Page } from '@playwright/test';
import { build } from 'esbuild';

const root = new URL('../../../../', import.meta.url).pathname;

/** Opens a page with nothing but a form and the custom element in it, at the address of the site. */
async function openPlainForm(page: Page): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { defineColorPicker } from '@genmaster/color-picker/element'; defineColorPicker();`,
      resolveDir: `${root}apps/vanilla-host`,
    },
    bundle: true,
    write: false,
    outdir: 'out',
    conditions: ['@genmaster/source'],
  });
  const textOf = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))!.text;
  const body = `<!doctype html><html lang="en"><title>Brand</title><style>${textOf('.css')}</style>
    <form><gm-color-picker name="brand" label="Brand color" value="#336699"></gm-color-picker>
    <button>Send</button> <button type="reset">Reset</button></form><script>${textOf('.js')}</script></html>`;
  await page.route(/\/plain-form/, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/plain-form');
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
