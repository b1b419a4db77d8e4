/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { openDemo } from '../testing/open-demo.tsx';
import { Demo, words } from './api-preview-demo.tsx';

jest.mock('react-router', () => ({ useLocation: () => ({ search: '', hash: '' }), Link: () => null }));

// Nothing is shared here.
jest.mock('../stage/share-state.ts', () => ({ packState: async () => null, unpackState: async () => null }));

it('says which call “Try” put into the form', async () => {
  await openDemo({ Demo, words });
  fireEvent.click(screen.getByRole('button', { name: 'Try DELETE /invoices/{id}' }));

  expect(screen.getByLabelText('Path and query')).toHaveValue('/invoices/1');
  expect(screen.getByRole('status')).toHaveTextContent('DELETE /invoices/1 is ready to send.');
});
