import { expect, test } from '@playwright/test';
import { DemoPage } from '../pages/demo-page.ts';

test('requirements: what is written is read, refused parts leave the form, and gaps are asked', async ({ page }) => {
  const { demo, ...site } = await DemoPage.open(page, '/generative-ai/srs-generation');
  await expect(demo.getByRole('region', { name: '14 items found' })).toBeVisible();
  await expect(demo.getByRole('region', { name: '6 open questions' })).toContainText('What does “quickly” mean?');
  const form = demo.getByRole('region', { name: 'The form that follows' });
  await expect(form.getByLabel('Due date')).toBeVisible();
  await demo.getByRole('checkbox', { name: 'Invoice has Due date: Date' }).press('Space');
  await expect(form.getByLabel('Due date')).toHaveCount(0);
  await form.getByRole('button', { name: 'Customer' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Name is empty. Enter a value.').first()).toBeVisible();
  await demo
    .getByLabel('Requirements, in plain English sentences')
    .fill('A driver records trips with a start date and a unique trip code.\nIt should look modern.');
  await expect(form.getByLabel('Trip code')).toBeVisible();
  await expect(demo.getByText('No rule reads this sentence.')).toBeVisible();
  expect(site.problems).toEqual([]);
});

test('change card: one part is accepted, another refused, the files follow, and each step is undone', async ({
  page,
}) => {
  const { demo, ...site } = await DemoPage.open(page, '/generative-ai');
  await demo.getByRole('button', { name: 'Four changes at once' }).click();
  const parts = demo.getByRole('list', { name: 'The change, in parts' });
  await expect(parts.getByRole('listitem')).toHaveCount(4);
  await parts.getByRole('button', { name: 'Edit: Add Note: Text' }).press('Enter');
  const sentence = demo.getByLabel('What should change in Invoice?');
  await expect(sentence).toBeFocused();
  expect(
    await sentence.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
  ).toContain('note');
  await parts.getByRole('button', { name: 'Accept: Add Status: Choice' }).press('Enter');
  await expect(parts.getByRole('button', { name: 'Decide anew: Add Status: Choice' })).toBeFocused();
  await expect(demo.getByText('"name": "Note"').first()).toBeVisible();
  await parts.getByRole('button', { name: 'Refuse: Add Note: Text' }).click();
  await expect(demo.locator('.change-file').getByText('"name": "Note"')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Keep 1 change and go on' }).click();
  await demo.getByLabel('What should change in Invoice?').fill('remove the status from invoices');
  await expect(parts.getByRole('listitem')).toContainText('Remove Status');
  await demo.getByLabel('What should change in Invoice?').fill('add a colour to customers');
  await expect(parts).toContainText('customers is not the entity of this card.');
  // What was typed is a step of its own.
  const undo = demo.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect(sentence).not.toHaveValue('add a colour to customers');
  await undo.click();
  await expect(parts.getByRole('listitem')).toHaveCount(4);
  expect(site.problems).toEqual([]);
});

test('draft bench: a fact changes both drafts, a contradiction is found, and a good draft is accepted', async ({
  page,
}) => {
  const { demo, ...site } = await DemoPage.open(page, '/generative-ai/text-generation');
  const draft = demo.getByRole('region', { name: 'Draft A' });
  const text = draft.getByLabel('Edit the text');
  await demo.getByLabel('Price').fill('21500');
  await expect(text).toHaveValue(/₹21,500/);
  await expect(demo.getByRole('region', { name: 'Draft B' }).getByLabel('Edit the text')).toHaveValue(/₹21,500/);
  await text.fill('Meet Sample Desk 2 for ₹20,000 from 15 March 2030.');
  const findings = draft.getByRole('list', { name: 'What the check says' });
  await expect(findings).toContainText('the text says “₹20,000”, the fact is “₹21,500”');
  await expect(draft.getByRole('button', { name: 'Accept Draft A' })).toBeDisabled();
  await draft.getByLabel('Length').selectOption('short');
  await expect(findings).toContainText('Every fact is in its place');
  await draft.getByLabel('Language').selectOption('hi');
  await draft.getByRole('button', { name: 'Accept Draft A' }).press('Enter');
  await expect(demo.getByRole('region', { name: 'In its place' })).toContainText('मिलिए Sample Desk 2 से');
  await demo.getByRole('button', { name: 'A fact was lost' }).press('Enter');
  await expect(findings).toContainText('Number is lost: “INV-1042” is not in the text.');
  expect(site.problems).toEqual([]);
});

test('sketches: parts are found, corrected by keyboard, and found in an uploaded picture', async ({ page }) => {
  const site = await DemoPage.open(page, '/generative-ai/image-code');
  const { demo } = site;
  const markup = demo.getByRole('region', { name: 'Its markup' }).first();
  await expect(demo.getByText('6 parts found')).toBeVisible();
  await demo.getByRole('button', { name: /^1 Heading/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(demo.getByRole('button', { name: /^2 Text field/ })).toBeFocused();
  await demo.getByLabel('What it says').fill('Your name');
  await demo.getByLabel('What it is').selectOption({ label: 'Choice' });
  await expect(markup).toContainText('<label for="p2">Your name</label>');
  await expect(markup).toContainText('<select id="p2"');
  await demo.getByRole('button', { name: 'Split in two' }).press('Enter');
  await expect(markup).toContainText('<select id="p7"');
  await demo.getByRole('button', { name: 'Merge with the next' }).press('Enter');
  await expect(markup).not.toContainText('p7');
  await expect(demo.getByRole('status')).toContainText('Your name and Choice 7 are one part now.');
  await demo.getByRole('slider', { name: /Ink is what is darker/ }).fill('10');
  await expect(demo.getByText('no part found')).toBeVisible();
  await demo.getByRole('button', { name: 'Choose the threshold by measure' }).click();
  await expect(demo.getByText('6 parts found')).toBeVisible();

  const own = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="white"/>
    <rect x="20" y="40" width="360" height="40" fill="none" stroke="black" stroke-width="3"/>
    <rect x="20" y="120" width="20" height="20" fill="none" stroke="black" stroke-width="3"/></svg>`;
  const png = await page.evaluate(async (svg) => {
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
    canvas.getContext('2d')!.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1]!;
  }, own);
  await demo
    .getByLabel('A picture of your own')
    .setInputFiles({ name: 'own.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  await expect(demo.getByText('2 parts found')).toBeVisible();
  await expect(demo.getByRole('button', { name: /^2 Tick box/ })).toBeVisible();
  expect(site.problems).toEqual([]);
});
