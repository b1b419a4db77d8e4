/** @jest-environment ./src/testing/browser-environment.ts */
import { screen, within } from '@testing-library/react';
import { prepareBrowser } from '../render-app.tsx';
import { renderDemo } from '../render-demo.tsx';

prepareBrowser();

const press = (name: string | RegExp) => screen.getByRole('button', { name });

it('leave: a manager decides, the rule explains a refusal, and the report counts the approved days', async () => {
  const { user } = await renderDemo('worked-examples');
  const grid = within(await screen.findByRole('region', { name: 'Rows of Leave request' }));
  expect(grid.getByText('Nobody decides on their own request.')).toBeTruthy();
  expect(grid.getByText('Not enough days are left.')).toBeTruthy();

  await user.click(press('Approve Ravi Sample from 2030-01-10'));
  expect(screen.getByRole('status').textContent).toBe('The request of Ravi Sample is approved.');

  await user.click(press('Report'));
  const report = within(screen.getByRole('region', { name: 'Rows of Leave report' }));
  expect(report.getByRole('row', { name: /Ravi Sample\s*2030-01\s*4/ })).toBeTruthy();
  await user.click(press('Emil Example, employee'));
  expect(screen.queryByText('Ravi Sample')).toBeNull();
});

it('stock: corrected counts are stored, and a movement changes the low stock at once', async () => {
  const { user } = await renderDemo('worked-examples');
  await user.click(await screen.findByRole('button', { name: 'Stock register' }));
  expect(screen.getByText('2 of 4 lines can be stored.')).toBeTruthy();

  await user.clear(screen.getByLabelText('Counted of line 4'));
  await user.type(screen.getByLabelText('Counted of line 4'), '12');
  await user.type(screen.getByLabelText('Counted of line 3'), '0');
  expect(screen.getByText('4 of 4 lines can be stored.')).toBeTruthy();

  await user.click(press('Low stock'));
  const codes = () =>
    within(screen.getByRole('region', { name: 'Rows of Low stock' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  expect(codes()).toEqual(['W-100', 'N-100', 'G-200']);

  await user.selectOptions(screen.getByLabelText(/^Item/), 'N-100');
  await user.type(screen.getByLabelText(/^Day/), '2030-01-03');
  await user.type(screen.getByLabelText(/^Quantity/), '40');
  await user.selectOptions(screen.getByLabelText(/^Reason/), 'delivery');
  await user.click(press('Save'));
  expect(codes()).toEqual(['W-100', 'G-200']);
});

it('clinic: the form follows its answers', async () => {
  const { user } = await renderDemo('worked-examples');
  await user.click(await screen.findByRole('button', { name: 'Clinic intake form' }));
  expect(screen.queryByLabelText(/Name of the guardian/)).toBeNull();

  await user.selectOptions(screen.getByLabelText(/^Is the patient under 18/), 'yes');
  expect(screen.getByLabelText(/Name of the guardian/)).toBeTruthy();
  expect(screen.getAllByText('Asked when “Is the patient under 18?” is “yes”.')).toHaveLength(2);
});

it('inspection: an answer is queued without a connection, and removed when it is confirmed', async () => {
  const { user } = await renderDemo('worked-examples');
  await user.click(await screen.findByRole('button', { name: 'Field inspection checklist' }));
  await user.click(screen.getByLabelText('With a photo note'));
  await user.click(press('pass'));
  expect(screen.getByText('1 answer and 1 photo waiting')).toBeTruthy();

  await user.click(press('Send the next'));
  expect(screen.getByText('1 answer and 1 photo waiting')).toBeTruthy();
  await user.click(screen.getByLabelText('The device has a connection'));
  await user.click(press('Send the next'));
  expect(screen.getByText('0 answers and 1 photo waiting')).toBeTruthy();
});

/** Values that are the same in every language: codes, addresses and file names. */
const CODE = /^(?:[A-Z]-\d+|person\d@example\.com|[\w-]+\.jpg|PostgreSQL|MySQL|SQL Server|SQLite|Oracle)$/;

it.each(['छुट्टी की अर्ज़ियाँ', 'स्टॉक रजिस्टर', 'क्लिनिक का पहला फ़ॉर्म', 'मौके की जाँच सूची'])(
  'has no English text about “%s” on a Hindi page, in any of its views',
  async (example) => {
    const { user, container } = await renderDemo('worked-examples', { language: 'hi' });
    await user.click(await screen.findByRole('button', { name: example }));
    const bar = () => within(screen.getByRole('group', { name: 'क्या देखें' })).getAllByRole('button');
    for (const view of bar().map(({ textContent }) => textContent)) {
      await user.click(within(screen.getByRole('group', { name: 'क्या देखें' })).getByRole('button', { name: view }));
      const latin = [...container.querySelectorAll('.demo-column *:not(pre, code)')]
        .filter((element) => element.closest('pre') === null)
        .flatMap((element) => [...element.childNodes])
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent!.trim())
        .filter((text) => /[a-z]{3}/.test(text) && !/\p{Script=Devanagari}/u.test(text) && !CODE.test(text));

      expect({ view, latin }).toEqual({ view, latin: [] });
    }
  },
);
