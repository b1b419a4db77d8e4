import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { pollution } from '../pages/pollution.ts';

const PATH = '/about-us';
const HOST_PAGE = `<!doctype html><title>Host</title><h1>Host</h1><iframe id="page" title="Page" src="${PATH}" width="800" height="600"></iframe>`;

/** Shows a page of the site in a frame of a host page; if `isTrusted`, as a build that trusts the host's origin. */
async function embed(page: Page, context: BrowserContext, { isTrusted }: { isTrusted: boolean }) {
  const origin = String(test.info().project.use.baseURL);
  await context.route('**/host-page', (route) => route.fulfill({ contentType: 'text/html', body: HOST_PAGE }));
  if (isTrusted) {
    await context.route(`**${PATH}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"parentOrigins":[]', `"parentOrigins":["${origin}"]`);
      await route.fulfill({ response: answer, body });
    });
  }
  await page.goto('/host-page');
  const app = page.frameLocator('#page').locator('#app');
  await expect(page.frameLocator('#page').locator('#gm-theme-panel')).toBeAttached();
  const post = (data: object) =>
    page.evaluate((message) => {
      document.querySelector<HTMLIFrameElement>('#page')!.contentWindow!.postMessage(message, '*');
    }, data);
  return { app, post, origin };
}

test('a trusted host hides the page and shows it again', async ({ page, context }) => {
  const { app, post, origin } = await embed(page, context, { isTrusted: true });
  await post({ parentOrigin: origin, previewType: 'hold' });
  await expect(app).toBeHidden();
  await post({ previewType: 'hold' });
  await expect(app).toBeVisible();
});

test('a trusted host that lies about its origin, or floods, changes nothing and breaks nothing', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const { app, post, origin } = await embed(page, context, { isTrusted: true });
  await post({ parentOrigin: 'https://evil.example', previewType: 'hold' });
  await page.evaluate(() => {
    const { contentWindow } = document.querySelector<HTMLIFrameElement>('#page')!;
    const attacks = ['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}'];
    const messages = attacks.flatMap((text) => [
      JSON.parse(text) as object,
      { previewType: 'preview', ...(JSON.parse(text) as object) },
      Object.assign(JSON.parse('{"__proto__":"preview"}') as object, { parentOrigin: location.origin }),
    ]);
    for (let sent = 0; sent < 10_000; sent += 1) contentWindow!.postMessage(messages[sent % messages.length], '*');
  });
  await expect(app).toBeVisible();
  await expect(page.frameLocator('#page').getByRole('heading', { level: 1 })).toBeVisible();
  // Its messages are delivered in order: when this one has an effect, all earlier ones have arrived, and the second of
  // the rate limit is over.
  await expect(async () => {
    await post({ parentOrigin: origin, previewType: 'hold' });
    await expect(app).toBeHidden({ timeout: 500 });
  }).toPass();
  for (const frame of page.frames()) expect(await pollution(frame)).toEqual([]);
  expect(errors).toEqual([]);
});

test('without a configured origin all messages are ignored', async ({ page, context }) => {
  const { app, post, origin } = await embed(page, context, { isTrusted: false });
  await post({ parentOrigin: origin, previewType: 'hold' });
  await page.waitForTimeout(300);
  await expect(app).toBeVisible();
});
