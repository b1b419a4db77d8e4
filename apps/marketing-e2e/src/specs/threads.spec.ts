import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

/** Half a line of text: a thread that ends closer than this to the middle of its field still meets it. */
const CLOSE = 8;

test('without script every thread meets its fields', async ({ page }) => {
  for (const path of ['/', '/generative-ai', '/about-us', '/contact-us', '/no-such-page']) {
    await page.goto(path);
    const ends = await page.locator('svg[data-threads] path').evaluateAll((threads) =>
      threads.flatMap((element) => {
        const { from = '', to = '', thread = '' } = (element as SVGPathElement).dataset;
        const drawing = element.closest('svg')!;
        const { top, height } = drawing.getBoundingClientRect();
        const scale = height / drawing.viewBox.baseVal.height;
        const [start, end] = element.getAttribute('d')!.match(/(?<=^M0 )[\d.]+|[\d.]+$/g)!;
        return [
          { window: from, level: Number(start) },
          { window: to, level: Number(end) },
        ].map(({ window: name, level }) => {
          const window = document.querySelector(`[data-window="${name}"]`)!;
          const field = window.querySelector(`[data-end="${thread}"]`) ?? window.querySelector(`.f${thread}`);
          const box = (field ?? window.querySelector('header'))!.getBoundingClientRect();
          return { end: `${name} ${thread}`, miss: Math.abs(top + level * scale - box.top - box.height / 2) };
        });
      }),
    );
    expect(ends.length, path).toBeGreaterThan(0);
    expect(
      ends.filter(({ miss }) => miss > CLOSE),
      path,
    ).toEqual([]);
  }
});
