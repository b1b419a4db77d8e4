import { expect, test } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

test('outside service: a field is mapped elsewhere, and the policy answers what goes wrong', async ({ page }) => {
  const { demo, ...site } = await DemoPage.open(page, '/api-generator/third-party-api-integration');
  const result = demo.getByRole('region', { name: 'What your application gets' });
  const attempts = demo.getByRole('region', { name: 'Attempts on one line of time' }).getByRole('listitem');
  await expect(attempts).toHaveCount(3);
  await expect(result).toContainText('"weightKg": 1.25');
  await demo.getByLabel('Conversion of Weight kg').selectOption({ label: 'text to number' });
  await expect(result).toContainText('Weight kg is too large.');
  await demo.getByLabel('Conversion of Weight kg').selectOption({ label: 'divide by 1000' });
  await demo.getByLabel('At attempt 3').selectOption({ label: '200 with broken data' });
  await expect(result).toContainText('Weight kg is no number.');
  await demo.getByLabel('At attempt 3').selectOption({ label: '200 with a new word' });
  await expect(result).toContainText('"status": "unknown"');
  await demo.getByLabel('What is called').selectOption({ label: 'Create, without a request key' });
  await expect(attempts).toHaveCount(1);
  await expect(attempts.first()).toContainText('Without a request key a repeat could book it twice.');
  await demo.getByRole('textbox', { name: 'What the service sends' }).fill('{ "shipment_ref": ');
  await expect(demo.getByText('This is no JSON.')).toBeVisible();
  await demo.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(attempts).toHaveCount(3);
  expect(site.problems).toEqual([]);
});

test('own endpoint: a handler runs apart, its errors are told apart, and its description joins the others', async ({
  page,
}) => {
  const { demo, ...site } = await DemoPage.open(page, '/api-generator/custom-apis');
  const call = demo.getByRole('region', { name: 'A call', exact: true });
  const run = call.getByRole('button', { name: 'Run the handler' });
  await expect(call).toContainText('"fee": 20');
  await call.getByLabel('Body, as JSON').fill('{ "daysLate": 0 }');
  await run.press('Enter');
  await expect(call).toContainText('answered 422');
  await expect(call).toContainText('Days late is too small.');
  await call.getByLabel('Body, as JSON').fill('{ "daysLate": 3 }');
  await run.press('Enter');
  await expect(call).toContainText('"fee": 28.92');
  await demo
    .getByRole('textbox', { name: 'Handler' })
    .fill("function handle() {\n  throw { name: 'NotToday', message: typeof fetch };\n}");
  await run.press('Enter');
  await expect(call).toContainText('The handler threw NotToday, which it does not declare.');
  await expect(call).toContainText('NotToday: undefined');
  await call.getByRole('button', { name: 'Declare NotToday' }).press('Enter');
  await run.press('Enter');
  await expect(call).toContainText('answered 409');
  const merged = demo.getByRole('region', { name: 'API description' });
  await expect(merged).toContainText('NothingDue, NotToday');
  await demo.getByLabel('Path', { exact: true }).fill('/invoices');
  await expect(merged).toContainText('A generated endpoint answers this method and path already.');
  await demo.getByRole('button', { name: 'An endless loop' }).click();
  await run.press('Enter');
  await expect(call).toContainText('The handler was ended');
  expect(site.problems).toEqual([]);
});

test('workflow: a mismatch is explained, mended on the canvas by keyboard, and the run shows its values', async ({
  page,
}) => {
  const { demo, ...site } = await DemoPage.open(page, '/api-generator/workflow-api-bug-free-development');
  const found = demo.getByRole('region', { name: 'Found in the drawing' });
  const run = demo.getByRole('region', { name: 'A run with its values' });
  await expect(found.getByRole('listitem')).toHaveCount(2);
  await expect(found).toContainText('Put “Turn into cents” between the two.');
  await expect(run).toContainText('could not go on');
  await demo.getByLabel('Kind of step').selectOption({ label: 'Turn into cents' });
  await demo.getByRole('button', { name: 'Add the step' }).press('Enter');
  const steps = demo.getByRole('region', { name: 'The same steps as a list' });
  await steps.getByRole('button', { name: 'Move 5 Turn into cents up' }).press('Enter');
  await steps.getByRole('button', { name: 'Move 4 Turn into cents up' }).press('Enter');
  const canvas = demo.getByRole('group', { name: 'Canvas' });
  const join = async (gives: string, needs: string) => {
    await canvas.getByRole('button', { name: gives }).press('Enter');
    await canvas.getByRole('button', { name: needs }).press(' ');
  };
  await join('2 Read the invoice gives amount: number', '3 Turn into cents needs amount: number');
  await join('3 Turn into cents gives cents: cents', '4 Take the payment needs cents: cents');
  // The values are accepted; the path still skips the new step.
  await expect(found).toContainText('not every way here has passed it');
  const goTo = async (name: string, to: string) => {
    const item = steps.locator('li').filter({ has: page.locator('summary', { hasText: name }) });
    if ((await item.locator('details[open]').count()) === 0) await item.locator('summary').press('Enter');
    await item.getByLabel('Then go to').selectOption({ label: to });
  };
  await goTo('2 Read the invoice', '3 Turn into cents');
  await goTo('3 Turn into cents', '4 Take the payment');
  await goTo('5 Send a message', 'the end');
  await expect(found.getByRole('listitem')).toHaveCount(1);
  await expect(run).toContainText('"RCP-129950"');
  await expect(run).toContainText('came to the end');
  expect(site.problems).toEqual([]);
});

test('contract: a change is named for callers, every side follows it, and an old client is answered', async ({
  page,
}) => {
  const { demo, ...site } = await DemoPage.open(page, '/api-generator');
  const changes = demo.getByRole('region', { name: 'What changes for callers' });
  const old = demo.getByRole('region', { name: 'A client of version 1.0 calls today' });
  await expect(changes).toContainText('asked has to be sent now');
  await demo.getByLabel('Asked is required').uncheck();
  await expect(changes).toContainText('Nothing differs');
  await demo.getByLabel('Name of field 3').fill('Effort');
  await expect(changes.getByRole('listitem')).toHaveText(/hours is now called effort/);
  await expect(old).toContainText('answered 422');
  await expect(demo.getByRole('region', { name: 'Client: changed' })).toContainText('effort: number;');
  await expect(demo.getByRole('region', { name: 'Table: changed' })).toContainText('"effort"');
  await changes.getByRole('button', { name: /^As published: hours/ }).press('Enter');
  await expect(old).toContainText('answered 201');
  await demo.getByLabel('Entity').fill('Bill');
  await changes.getByRole('button', { name: 'Publish as 2.0' }).press('Enter');
  await expect(changes).toContainText('version 2.0, as published');
  expect(site.problems).toEqual([]);
});
