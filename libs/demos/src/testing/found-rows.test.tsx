/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { openDemo, type DemoWithWords } from './open-demo.tsx';

jest.mock('react-router', () => ({ useLocation: () => ({ search: '', hash: '' }), Link: () => null }));

// Nothing is shared here.
jest.mock('../stage/share-state.ts', () => ({ packState: async () => null, unpackState: async () => null }));

it.each<{ id: string; field: string; count: RegExp; of: () => Promise<DemoWithWords> }>([
  { id: 'ten-rows', field: 'Find in rows', count: /^0 of 10/, of: () => import('../ten-rows/ten-rows-demo.tsx') },
  { id: 'task-board', field: 'Find', count: /^0 of \d+ tasks/, of: () => import('../task-board/task-board-demo.tsx') },
])('says politely how much a search in $id found', async ({ field, count, of }) => {
  localStorage.clear();
  await openDemo(await of());
  fireEvent.change(screen.getByLabelText(field), { target: { value: 'zz9' } });

  expect((await screen.findByText(count)).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});
