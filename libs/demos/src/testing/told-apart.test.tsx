/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { within } from '@testing-library/react';
import { openDemo, type DemoWithWords } from './open-demo.tsx';

jest.mock('react-router', () => ({ useLocation: () => ({ search: '', hash: '' }), Link: () => null }));

// Nothing is shared here.
jest.mock('../stage/share-state.ts', () => ({ packState: async () => null, unpackState: async () => null }));

it.each<{ label: string; groups: string[]; of: () => Promise<DemoWithWords> }>([
  {
    label: 'At most, in characters',
    groups: ['Definition', 'Fields: Employee'],
    of: () => import('../validation-rules/validation-rules-demo.tsx'),
  },
  {
    label: 'Entity',
    groups: ['What it takes', 'Definition'],
    of: () => import('../custom-handler/custom-handler-demo.tsx'),
  },
  {
    label: 'Then go to',
    groups: ['3 Take the payment'],
    of: () => import('../typed-workflow/typed-workflow-demo.tsx'),
  },
])('says for which of several parts “$label” is: $groups', async ({ label, groups, of }) => {
  localStorage.clear();
  await openDemo(await of());

  const group = groups.reduce<HTMLElement>(
    (around, name) => within(around).getByRole('group', { name }),
    document.body,
  );
  expect(within(group).getByLabelText(label)).toBeInTheDocument();
});
