import { expect, test, type Page } from '@playwright/test';
import { Site } from '../pages/site.ts';

const PATH = '/online-ide/code-debugger';
const TITLE = 'Break, step, change a value';

const player = (page: Page) => page.locator('video');
const timeOf = (page: Page) => player(page).evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (page: Page) => player(page).evaluate((video: HTMLVideoElement) => video.paused);

test('recording: nothing of it is fetched before it is near, and it plays when asked, with captions', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/recordings/')) asked.push(new URL(request.url()).pathname);
  });
  const site = new Site(page);
  await site.open(PATH);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => !path.endsWith('.webp'))).toEqual([]);

  await expect(page.getByRole('heading', { name: /^Watch it: \d+ seconds$/ })).toBeVisible();
  const before = (await player(page).boundingBox())!;
  await player(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain('/recordings/code-debugger/poster.webp');
  expect((await player(page).boundingBox())!.height).toBe(before.height);

  await page.locator('.film').getByRole('button').press('Enter');
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect(player(page)).toBeFocused();
  await expect(player(page)).toHaveAttribute('controls', '');
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
  const shown = await player(page).evaluate((video: HTMLVideoElement) => {
    const track = [...video.textTracks].find(({ mode }) => mode === 'showing');
    return { language: track?.language, cues: track?.cues?.length, seconds: video.duration };
  });
  expect(shown.language).toBe('en');
  expect(shown.cues).toBe(await page.locator('.film ol li').count());
  expect(shown.seconds).toBeGreaterThanOrEqual(3);
  expect(shown.seconds).toBeLessThanOrEqual(19.2);
  expect(site.problems).toEqual([]);
});

test('recording: a part is played from its moment by keyboard, and by an address', async ({ page }) => {
  const site = new Site(page);
  await site.open(PATH);
  const part = page.locator('.film').getByRole('link').nth(1);
  const moment = Number(/#t=(\d+)$/.exec((await part.getAttribute('href'))!)![1]);
  expect(moment).toBeGreaterThan(0);
  await expect(async () => {
    await part.press('Enter');
    await expect(page).toHaveURL(PATH);
    expect(await timeOf(page)).toBeGreaterThanOrEqual(moment);
  }).toPass();
  await expect.poll(() => isPaused(page)).toBe(false);

  await page.goto(`${PATH}?t=${moment}`);
  await expect(player(page)).toBeInViewport();
  await expect.poll(() => timeOf(page)).toBe(moment);
  expect(await isPaused(page)).toBe(true);
  expect(site.problems).toEqual([]);
});

test('recording: in Hindi its words and captions are Hindi, in every mode and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const site = new Site(page);
  await site.open('/hi/online-ide');
  await expect(page.getByRole('heading', { name: /^देखें: \d+ सेकंड$/ })).toBeVisible();
  await page.locator('.film').getByRole('link').first().press('Enter');
  await expect
    .poll(() =>
      player(page).evaluate((video: HTMLVideoElement) =>
        [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
      ),
    )
    .toEqual(['hi']);
  for (const mode of ['light', 'dark', 'flately']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-bs-theme', name), mode);
    await site.expectNoAccessibilityViolations('.film');
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('recording: it is there, and its parts lead into the film', async ({ page, request }) => {
    await page.goto(PATH);
    await expect(page.getByLabel(TITLE)).toHaveAttribute('controls', '');
    const href = await page.locator('.film').getByRole('link').last().getAttribute('href');
    expect(href).toMatch(/^\/recordings\/code-debugger\/recording\.mp4#t=\d+$/);
    const part = await request.get(href!, { headers: { range: 'bytes=0-99' } });
    expect(part.status()).toBe(206);
    expect(part.headers()['content-type']).toBe('video/mp4');
  });
});

test('recording: metadata, social tags and the sitemap name the film that plays', async ({ page, request }) => {
  await page.goto(PATH);
  const graph = await page.locator('script[type="application/ld+json"]').textContent();
  const nodes = (JSON.parse(graph!) as { '@graph': Record<string, unknown>[] })['@graph'];
  const video = nodes.find((node) => node['@type'] === 'VideoObject')!;
  const film = new URL(String(video['contentUrl'])).pathname;
  expect(video['name']).toBe(TITLE);
  expect(String(video['duration'])).toMatch(/^PT\d+S$/);
  expect(await page.locator('video source').evaluateAll((all) => all.map((one) => one.getAttribute('src')))).toContain(
    film,
  );
  expect((await request.get(film)).ok()).toBe(true);
  expect((await request.get(new URL((video['thumbnailUrl'] as string[])[0]!).pathname)).ok()).toBe(true);
  await expect(page.locator('meta[property="og:video"]')).toHaveAttribute('content', String(video['contentUrl']));
  expect(await (await request.get('/sitemap.xml')).text()).toContain(
    `<video:content_loc>${String(video['contentUrl'])}</video:content_loc>`,
  );
});
