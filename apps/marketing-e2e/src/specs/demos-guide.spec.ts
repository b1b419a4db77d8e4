import { expect, test } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

const PATH = '/generative-ai/ai-assistant-chatbot';

test('site guide: a question by keyboard is answered by a passage that its link leads to', async ({ page }) => {
  const { demo, ...site } = await DemoPage.open(page, PATH);
  const indexes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_guide/')) indexes.push(request.url());
  });
  const log = demo.getByRole('log', { name: 'Conversation' });
  await expect(log).toContainText('code written by hand is never overwritten');
  expect(indexes).toEqual([]);
  const question = demo.getByLabel('Your question');
  await question.press('Enter');
  await expect(demo.getByRole('alert')).toContainText('Type a question');
  await question.fill('Do I need to know SQL?');
  await question.press('Enter');
  await expect(log.getByText(/A report is a choice of fields/)).toBeVisible();
  await expect(question).toBeFocused();
  expect(indexes).toHaveLength(1);
  await question.fill('What is the capital of France?');
  await question.press('Enter');
  await expect(log).toContainText('I do not know.');
  await expect(log).toContainText('Not found there: “france”.');
  await question.fill('रिलीज़ की तारीख क्या है?');
  await question.press('Enter');
  await expect(log.getByText(/घोषणा होनी बाकी है/).first()).toBeVisible();
  await log.getByRole('link', { name: 'Reporting tool: Do I need to know SQL?' }).click();
  await expect(page).toHaveURL(/\/inbuilt-solutions\/reporting-tool#questions$/);
  expect(site.problems).toEqual([]);
});

test('site guide: an index that fails to load shows an error, and loads on the next try', async ({ page }) => {
  await page.route('**/_data/_guide/**', (route) => route.abort());
  const { demo } = await DemoPage.open(page, PATH);
  await demo.getByRole('button', { name: 'Several passages' }).click();
  await expect(demo.getByText('The index of the pages could not be fetched.')).toBeVisible();
  await page.unroute('**/_data/_guide/**');
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(demo.getByRole('log')).toContainText('read the SQL for each engine side by side');
});

test('site guide: a question sent before any script is there is answered when it is', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(PATH, { waitUntil: 'domcontentloaded' });
  const demo = page.locator('.demo');
  const question = demo.getByLabel('Your question');
  await question.fill('Do I need to know SQL?');
  await question.press('Enter');
  await expect(question).toHaveValue('Do I need to know SQL?');
  release();
  await expect(demo.getByRole('log').getByText(/A report is a choice of fields/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
});
