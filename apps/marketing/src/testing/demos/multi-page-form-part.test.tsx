/** @jest-environment ./src/testing/browser-environment.ts */
import { screen } from '@testing-library/react';
import { prepareBrowser } from '../render-app.tsx';
import { renderDemo } from '../render-demo.tsx';

prepareBrowser();

it('announces the number of steps when an answer changes it, and not for other answers', async () => {
  const { user } = await renderDemo('multi-page-form');
  const registered = await screen.findByLabelText(/^Registered for tax/);
  const said = screen.getByRole('status');

  await user.selectOptions(registered, 'yes');
  expect(said.textContent).toBe('Tax details is asked as well. The form has 5 steps now.');
  expect(screen.getByText('Organisation: step 1 of 5')).toBeTruthy();

  await user.selectOptions(registered, 'no');
  expect(said.textContent).toBe('Tax details is not needed. The form has 4 steps now.');

  await user.type(screen.getByLabelText(/^Organisation name/), 'Example Traders');
  expect(said.textContent).toBe('Tax details is not needed. The form has 4 steps now.');
  expect(screen.getByText('Tax details is not needed.')).toBeTruthy();
});
