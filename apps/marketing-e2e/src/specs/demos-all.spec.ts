import { expect, test } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

/** Every demo on one of its pages, the playground on all, and a text in its prerendered result. */
const DEMOS = [
  { path: '/', id: 'one-definition', prefilled: 'create table "invoice"' },
  { path: '/designingtool', id: 'design-workbench', prefilled: 'Four short tasks' },
  { path: '/designing-tool', id: 'design-triptych', prefilled: '"screen": "VisitEdit"' },
  { path: '/designing-tool/ui-builder', id: 'ui-builder', prefilled: 'Status is required and not on the canvas' },
  { path: '/hi/api-generator', id: 'contract-strip', prefilled: 'asked अब भेजना होगा' },
  { path: '/case-studies', id: 'worked-examples', prefilled: 'Nobody decides on their own request.' },
  { path: '/uniqueness/database-neutrality', id: 'sql-dialects', prefilled: 'bigint identity(1,1)' },
  { path: '/about-us', id: 'contrast-check', prefilled: '--text-muted / --bg-section' },
  { path: '/uniqueness/auto-manual-code-bifracation', id: 'code-bifurcation', prefilled: 'uses invoice.dueDate' },
  { path: '/api-generator/auto-api-generation', id: 'api-preview', prefilled: '/invoices/{id}' },
  { path: '/inbuilt-solutions/gen-grid', id: 'gen-grid', prefilled: 'ORD-0001' },
  { path: '/inbuilt-solutions/import-export', id: 'import-check', prefilled: '1 good, 3 to correct, 1 rejected.' },
  { path: '/inbuilt-solutions/form-validation', id: 'validation-rules', prefilled: 'Working days' },
  { path: '/inbuilt-solutions/controls-tools', id: 'color-gallery', prefilled: 'Number is empty. Enter a value.' },
  { path: '/generative-ai/image-code', id: 'sketch-parts', prefilled: '<textarea id="p4" name="p4" rows="4">' },
  { path: '/hi/online-ide', id: 'ide-workbench', prefilled: 'Amount: 14123.17' },
  { path: '/online-ide/file-access-control', id: 'access-matrix', prefilled: 'Refused by A3, which stands on' },
  { path: '/online-ide/code-debugger', id: 'code-debugger', prefilled: 'Paused before line 10, in lateFee.' },
  {
    path: '/coding-solutions/multi-programming-language-support',
    id: 'code-languages',
    prefilled: 'val dueDate: LocalDate? = null,',
  },
  {
    path: '/online-ide/security-wfh-developers',
    id: 'remote-policy',
    prefilled: 'R2 does not speak: it is for other hours.',
  },
  { path: '/inbuilt-solutions/reporting-tool', id: 'report-builder', prefilled: '240 of 240 orders' },
  { path: '/designing-tool/predefined-templates', id: 'template-gallery', prefilled: 'Entries by status' },
  { path: '/online-ide/file-structure', id: 'project-tree', prefilled: 'A rule written by people.' },
  { path: '/online-ide/code-management', id: 'version-compare', prefilled: 'Renamed Guest e-mail to Guest address' },
  { path: '/coding-solutions/export-import-source-code', id: 'source-export', prefilled: 'generated/api/openapi.json' },
  { path: '/generative-ai/automatic-form-filling', id: 'form-filling', prefilled: 'Line 2: “Asha Rao”.' },
  { path: '/designing-tool/multi-page-forms', id: 'multi-page-form', prefilled: 'Organisation: step 1 of 4' },
  { path: '/designing-tool/multi-themes', id: 'multi-themes', prefilled: 'Example Traders' },
  { path: '/inbuilt-solutions/multilingual', id: 'multilingual', prefilled: '3 invoices are open' },
  { path: '/generative-ai/srs-generation', id: 'requirement-reader', prefilled: 'In which currency is Amount?' },
  {
    path: '/generative-ai/ai-assistant-chatbot',
    id: 'site-guide',
    prefilled: 'code written by hand is never overwritten',
  },
  { path: '/coding-solutions/project-management-tool', id: 'task-board', prefilled: 'Adds due date to Loan, a date' },
  { path: '/generative-ai/ai-code-analyzer', id: 'code-analysis', prefilled: 'Data is inserted as HTML.' },
  { path: '/coding-solutions/code-validation-standardisation', id: 'code-standard', prefilled: 'Read as it is spoken' },
  {
    path: '/coding-solutions/project-configuration',
    id: 'config-editor',
    prefilled: 'Did you mean session.idleMinutes?',
  },
  { path: '/uniqueness/code-obfuscator', id: 'code-obfuscator', prefilled: 'Both print the same' },
  { path: '/api-generator/third-party-api-integration', id: 'service-mapping', prefilled: 'no answer within 3000 ms' },
  {
    path: '/api-generator/custom-apis',
    id: 'custom-handler',
    prefilled: 'invoicesLateFee joins the generated endpoints',
  },
  {
    path: '/api-generator/workflow-api-bug-free-development',
    id: 'typed-workflow',
    prefilled: 'Put “Turn into cents” between the two.',
  },
  { path: '/inbuilt-solutions', id: 'ten-rows', prefilled: 'CSV of the rows' },
  { path: '/uniqueness/power', id: 'security-lens', prefilled: 'Any site may show your screens' },
  { path: '/hi/coding-solutions', id: 'path-picker', prefilled: 'तीन डेमो, इसी क्रम में' },
  { path: '/uniqueness', id: 'requirement-picker', prefilled: 'Source export: pack it' },
  { path: '/development-areas', id: 'area-chooser', prefilled: 'Websites: pages with checked metadata' },
  {
    path: '/coding-solutions/cross-platform-support',
    id: 'capability-probe',
    prefilled: 'Sliders and a field for the colour',
  },
  {
    path: '/development-areas/website-development',
    id: 'metadata-inspector',
    prefilled: 'No text says what the picture shows.',
  },
  { path: '/development-areas/mobile-development', id: 'phone-checklist', prefilled: '2 answers wait on the phone.' },
  { path: '/generative-ai', id: 'change-card', prefilled: 'What stands behind “add” is a field' },
  {
    path: '/generative-ai/text-generation',
    id: 'draft-bench',
    prefilled: 'Sample Desk 2 costs ₹18,999 and is available from 15 March 2030.',
  },
  {
    path: '/online-ide/source-code-editor',
    id: 'source-editor',
    prefilled: 'Invoice has no field amont. It has id, number, dueDate, amount, status, note.',
  },
  {
    path: '/development-areas/software-application-development',
    id: 'order-desk',
    prefilled: 'The total of 7,200.00 is 2,200.00 above the limit of 5,000.00.',
  },
  { path: '/online-ide/multi-tenant-architecture', id: 'tenant-switch', prefilled: 'specimen-clinic' },
] as const;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its prefilled result, styled', async ({ page }) => {
    const site = new DemoPage(page);
    for (const { path, id, prefilled } of DEMOS) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(site.demo).toHaveAttribute('data-demo', id);
        await site.expectPrefilled(prefilled);
      });
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the code of every demo scrolls in its frame and makes nothing wider', async ({ page }) => {
    const wider: string[] = [];
    for (const { path, id } of DEMOS) {
      await page.goto(path);
      await page.locator('.demo-code > summary').first().click();
      await expect(page.locator('.demo-code pre').first()).toBeVisible();
      const excess = await page.locator('.demo').evaluate((demo) => demo.scrollWidth - demo.clientWidth);
      if (excess > 0) wider.push(`${id}: ${excess}`);
    }
    expect(wider).toEqual([]);
  });

  test('the controls of a demo take one line, with Reset and Copy in its menu', async ({ page }) => {
    const { demo } = await DemoPage.open(page, '/inbuilt-solutions/gen-grid');
    const bar = demo.locator('.demo-stage > .demo-bar').first();
    const reset = demo.getByRole('button', { name: 'Reset', exact: true });
    const search = demo.getByLabel('Quick search');
    await search.fill('zz9');
    await expect(reset).toBeHidden();
    expect((await bar.boundingBox())?.height).toBeLessThan(60);
    await bar.locator('summary').click();
    await expect(demo.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
    await reset.click();
    await expect(search).toHaveValue('');
    await expect(reset).toBeHidden();
  });
});

test('Reset undoes the input of every demo', async ({ page }) => {
  test.setTimeout(600_000);
  const left: string[] = [];
  for (const { path, id } of DEMOS) {
    const { demo } = await DemoPage.open(page, path);
    const fields = demo
      .locator('.demo-stage :is(input[type="text"], input:not([type]), textarea)')
      .filter({ visible: true });
    const texts = () => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
    const before = await texts();
    for (let at = 0; at < (await fields.count()); at += 1) {
      const field = fields.nth(at);
      if (await field.isEditable()) await field.fill('zz9');
    }
    if (before.length === 0) continue;
    await demo
      .getByRole('button', { name: /^(?:Reset|रीसेट)$/ })
      .first()
      .click();
    await expect
      .poll(texts, { timeout: 3000 })
      .toEqual(before)
      .catch(() => void left.push(id));
  }
  expect(left).toEqual([]);
});
