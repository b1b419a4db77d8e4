/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { openDemo } from '../testing/open-demo.tsx';

jest.mock('react-router', () => ({ useLocation: () => ({ search: '', hash: '' }), Link: () => null }));

// Nothing is shared here.
jest.mock('../stage/share-state.ts', () => ({ packState: async () => null, unpackState: async () => null }));

it('keeps a saved entry over a reload, also with an empty optional field', async () => {
  localStorage.clear();
  const demo = await import('./one-definition-demo.tsx');
  await openDemo(demo);
  fireEvent.click(screen.getByText('Add a field'));
  for (const [label, value] of [
    ['Number', 'INV-777'],
    ['Due date', '2030-01-31'],
    ['Amount', '5'],
  ] as const)
    fireEvent.change(screen.getByLabelText(`${label} (required)`), { target: { value } });
  fireEvent.click(screen.getByText('Save'));
  expect(await screen.findByText('INV-777', { selector: 'td' }, { timeout: 4000 })).toBeVisible();

  await openDemo(demo);

  expect(screen.getByText('INV-777', { selector: 'td' })).toBeVisible();
});
