/** @jest-environment ./src/testing/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { prepareBrowser } from '../../testing/render-app.tsx';
import { renderDemo } from '../../testing/render-demo.tsx';

prepareBrowser();

const command = () => screen.getByRole<HTMLInputElement>('combobox');

it('starts in the language of the page, with translated examples and model', async () => {
  const { user } = await renderDemo('voice-commands', { language: 'hi' });
  expect(command().value).toBe('जेन ग्रिड पर जाएँ');
  expect(screen.getByRole('list', { name: 'सामने का मॉडल: इनवॉइस' }).textContent).toMatch(/^संख्या.*राशि/);

  await user.click(screen.getByRole('button', { name: 'फ़ील्ड जोड़ें' }));
  await user.type(command(), '{Enter}');
  await user.click(await screen.findByRole('button', { name: /^हाँ/ }));
  const model = within(screen.getByRole('list', { name: 'सामने का मॉडल: इनवॉइस' }));
  await waitFor(() => expect(model.getAllByRole('listitem').at(-1)!.textContent).toBe('देय तिथि date'));
});

it('refuses a field that already exists, in the language of the page', async () => {
  const { user } = await renderDemo('voice-commands', { language: 'hi' });
  await user.clear(command());
  await user.type(command(), 'फ़ील्ड राशि जोड़ें{Enter}');
  await waitFor(() =>
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.includes('राशि'))).toBe(true),
  );
  expect(screen.getByRole('list', { name: 'सामने का मॉडल: इनवॉइस' }).children).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^हाँ/ })).toBeNull();
});

it.each([
  { language: 'en', chip: 'In Hindi', value: 'डार्क थीम चुनें' },
  { language: 'hi', chip: 'अंग्रेज़ी में', value: 'dark theme' },
] as const)('shows a command of the other language on a page in $language', async ({ language, chip, value }) => {
  const { user } = await renderDemo('voice-commands', { language });
  await user.click(screen.getByRole('button', { name: chip }));
  await waitFor(() => expect(command().value).toBe(value));
});
