/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { openDemo } from '../testing/open-demo.tsx';

jest.mock('react-router', () => ({ useLocation: () => ({ search: '', hash: '' }), Link: () => null }));

// Nothing is shared here.
jest.mock('../stage/share-state.ts', () => ({ packState: async () => null, unpackState: async () => null }));

it('lists the problems on the review after a refused form was left uncorrected', async () => {
  localStorage.clear();
  const { Demo } = await import('./multi-page-form-demo.tsx');
  await openDemo({ Demo, words: 'demo-parts' });
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const summary = () => screen.queryByRole('group', { name: 'One answer needs a correction.' });
  press('Ready for review');
  press('Send');
  expect(summary()).toBeVisible();

  press('Change Number of seats');
  press('To the review');
  press(/Review$/);

  expect(summary()).toBeVisible();
});
