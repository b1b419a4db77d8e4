/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { openDemo, type DemoWithWords } from './open-demo.tsx';

jest.mock('react-router', () => ({ useLocation: () => ({ search: '', hash: '' }), Link: () => null }));

// Nothing is shared here.
jest.mock('../stage/share-state.ts', () => ({ packState: async () => null, unpackState: async () => null }));

it.each<{ field: string; of: () => Promise<DemoWithWords>; example?: string }>([
  { field: 'New task', of: () => import('../task-board/task-board-demo.tsx') },
  { field: 'Your question', of: () => import('../site-guide/site-guide-demo.tsx') },
  { field: 'Name of this view', of: () => import('../gen-grid/gen-grid-demo.tsx') },
  { field: 'Expression to watch', of: () => import('../code-debugger/code-debugger-demo.tsx') },
  {
    field: 'Note',
    of: () => import('../worked-examples/worked-examples-demo.tsx'),
    example: 'Field inspection checklist',
  },
])('keeps a line typed into “$field” over a reload', async ({ field, of, example }) => {
  localStorage.clear();
  const demo = await of();
  await openDemo(demo);
  if (example) fireEvent.click(screen.getByRole('button', { name: example }));
  fireEvent.change(screen.getByLabelText(field), { target: { value: 'half a senten' } });

  await openDemo(demo);

  expect(screen.getByLabelText(field)).toHaveValue('half a senten');
});
