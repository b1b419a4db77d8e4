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

it('keeps an invalid definition of a canvas over another result and a reload, with what is wrong', async () => {
  localStorage.clear();
  const demo = await import('../ui-builder/ui-builder-demo.tsx');
  const show = (result: string) => fireEvent.click(screen.getByRole('tab', { name: result }));
  await openDemo(demo);
  show('Definition');
  fireEvent.change(screen.getByRole('textbox', { name: 'Definition of the screen' }), {
    target: { value: '{ "parts": [' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('textbox', { name: 'Definition of the screen' })).toBeValid();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  show('Style');
  show('Definition');
  expect(screen.getByRole('textbox', { name: 'Definition of the screen' })).toHaveValue('{ "parts": [');

  await openDemo(demo);

  expect(screen.getByRole('textbox', { name: 'Definition of the screen' })).toHaveValue('{ "parts": [');
  expect(screen.getByRole('textbox', { name: 'Definition of the screen' })).toBeInvalid();
});
