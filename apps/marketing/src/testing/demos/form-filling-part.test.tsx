/** @jest-environment ./src/testing/browser-environment.ts */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { prepareBrowser } from '../render-app.tsx';
import { renderDemo } from '../render-demo.tsx';

prepareBrowser();

it.each([{ isComposing: true }, { keyCode: 229 }])('leaves the keys of a composed word alone: %p', async (press) => {
  await renderDemo('form-filling');
  const state = () => screen.getByRole('group', { name: 'E-mail' }).getAttribute('data-state');
  const email = screen.getByRole('textbox', { name: /^E-mail/ });
  expect(state()).toBe('proposed');
  for (const key of ['Enter', 'Escape']) await act(async () => fireEvent.keyDown(email, { key, ...press }));
  expect(state()).toBe('proposed');

  fireEvent.keyDown(email, { key: 'Enter' });
  await waitFor(() => expect(state()).toBe('accepted'));
});
