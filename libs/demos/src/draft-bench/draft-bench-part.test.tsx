/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { openDemo } from '../testing/open-demo.tsx';

jest.mock('react-router', () => ({ useLocation: () => ({ search: '', hash: '' }), Link: () => null }));

// Nothing is shared here.
jest.mock('../stage/share-state.ts', () => ({ packState: async () => null, unpackState: async () => null }));

it('names the facts that too few figures leave out, each once', async () => {
  localStorage.clear();
  await openDemo(await import('./draft-bench-demo.tsx'));
  fireEvent.click(screen.getByRole('button', { name: 'Figures into words' }));
  fireEvent.change(screen.getByLabelText(/^Figures/), { target: { value: 'January' } });

  expect(document.body).not.toHaveTextContent('fact.');
  expect(screen.getAllByText('Left out, because there is no fact for it: Highest.')).toHaveLength(2);
});
