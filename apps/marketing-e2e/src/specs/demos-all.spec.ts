import { expect, test } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

/** Every demo on one of its pages, the playground on all, and a text that its prefilled result contains. */
const DEMOS = [
  { path: '/', id: 'one-definition', prefilled: 'create table "invoice"' },
  { path: '/designingtool', id: 'one-definition', prefilled: 'create table "invoice"' },
  { path: '/hi/api-generator', id: 'one-definition', prefilled: 'create table "invoice"' },
  { path: '/case-studies', id: 'worked-examples', prefilled: 'Nobody decides on their own request.' },
  { path: '/uniqueness/database-neutrality', id: 'sql-dialects', prefilled: 'bigint identity(1,1)' },
  { path: '/about-us', id: 'contrast-check', prefilled: '--text-muted / --bg-section' },
  { path: '/uniqueness/auto-manual-code-bifracation', id: 'code-bifurcation', prefilled: 'uses invoice.dueDate' },
  { path: '/api-generator/auto-api-generation', id: 'api-preview', prefilled: '/invoices/{id}' },
  { path: '/inbuilt-solutions/gen-grid', id: 'gen-grid', prefilled: 'ORD-0001' },
  { path: '/inbuilt-solutions/import-export', id: 'import-check', prefilled: '1 good, 3 to correct, 1 rejected.' },
  { path: '/inbuilt-solutions/form-validation', id: 'validation-rules', prefilled: 'Working days' },
  { path: '/inbuilt-solutions/controls-tools', id: 'color-gallery', prefilled: 'rgba(15, 118, 110, 1)' },
  { path: '/online-ide/file-access-control', id: 'access-matrix', prefilled: 'Refused by A3, which stands on' },
  { path: '/generative-ai/automatic-form-filling', id: 'form-filling', prefilled: 'Line 2: “Asha Rao”.' },
  { path: '/designing-tool/multi-page-forms', id: 'multi-page-form', prefilled: 'Organisation: step 1 of 4' },
  { path: '/designing-tool/multi-themes', id: 'multi-themes', prefilled: 'Example Traders' },
  { path: '/inbuilt-solutions/multilingual', id: 'multilingual', prefilled: '3 invoices are open' },
] as const;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, prefilled } of DEMOS) {
    test(`${path} shows its prefilled result, styled`, async ({ page }) => {
      await page.goto(path);
      await new DemoPage(page).expectPrefilled(prefilled);
    });
  }
});

for (const { path, id } of DEMOS) {
  for (const width of [1440, 390]) {
    test(`${path} has an accessible demo in every mode at ${width} pixels, and nothing sticks out`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const site = await DemoPage.open(page, path);
      await expect(site.demo).toHaveAttribute('data-demo', id);
      await site.expectAccessibleInEveryMode();
      await site.expectNothingSticksOut();
      expect(site.problems).toEqual([]);
    });
  }
}
