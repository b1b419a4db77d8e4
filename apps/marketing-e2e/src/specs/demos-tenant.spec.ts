import { expect, test } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

const PATH = '/online-ide/multi-tenant-architecture';

test('tenant switch: rows, theme and language change together, and a query finds nothing of others', async ({
  page,
}) => {
  const { demo, ...site } = await DemoPage.open(page, PATH);
  const screen = demo.getByRole('region', { name: 'Screen of the tenant' });
  const query = demo.getByRole('region', { name: 'Query', exact: true });
  await expect(screen.getByRole('row', { name: /Sample Person 1/ })).toBeVisible();
  await expect(page.locator('iframe[src="/frames/tenant-query.html"]')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Example clinic' }).press('Enter');
  await expect(screen.getByRole('heading', { name: 'उदाहरण क्लिनिक' })).toBeVisible();
  await expect(screen.getByRole('row', { name: /Sample Person 2/ })).toContainText('650');
  await expect(screen.getByRole('row', { name: /Sample Person 1/ })).toHaveCount(0);
  await expect(screen).toHaveAttribute('data-scheme', '1.2');
  await expect(query).toContainText(/SQLite 3\.\d+/);
  await demo.getByRole('button', { name: 'Write a row' }).press('Enter');
  await expect(query).toContainText('TenantMismatch: the row belongs to another tenant.');
  await query.getByLabel('Query, in SQL').fill('select patient from visit where id in (1, 2)');
  await query.getByRole('button', { name: 'Run' }).press('Enter');
  const kept = query.getByRole('figure').filter({ hasText: 'With the row rule' });
  await expect(kept).toContainText('Sample Person 2');
  await expect(kept).not.toContainText('Sample Person 1');
  await expect(query.getByRole('figure').filter({ hasText: 'without it' })).toContainText('Sample Person 1');
  await demo.getByRole('button', { name: 'No tenant', exact: true }).press('Enter');
  await expect(screen).toContainText('TenantMissing: the query was run without a tenant.');
  expect(site.problems).toEqual([]);
});

test('tenant switch: a database that fails to load shows an error, and loads on the next try', async ({ page }) => {
  await page.route('**/frames/tenant-query.html', (route) => route.abort());
  const { demo } = await DemoPage.open(page, PATH);
  await demo.getByRole('button', { name: 'Specimen clinic' }).press('Enter');
  await expect(demo.getByText('The database gave no answer.')).toBeVisible({ timeout: 120_000 });
  await page.unroute('**/frames/tenant-query.html');
  await demo.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(demo.getByRole('row', { name: /Sample Person 4/ }).first()).toBeVisible();
});
