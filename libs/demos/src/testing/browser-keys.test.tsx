/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { openDemo, type DemoWithWords } from './open-demo.tsx';

jest.mock('react-router', () => ({ useLocation: () => ({ search: '', hash: '' }), Link: () => null }));

// Nothing is shared here.
jest.mock('../stage/share-state.ts', () => ({ packState: async () => null, unpackState: async () => null }));

const BACK = { key: 'ArrowLeft', altKey: true };
const BACK_ON_MAC = { key: 'ArrowLeft', metaKey: true };

it.each<{ at: string; of: () => Promise<DemoWithWords>; control: () => HTMLElement; keys: object[] }>([
  {
    at: 'a cell of the grid',
    of: () => import('../gen-grid/gen-grid-demo.tsx'),
    control: () => screen.getAllByRole('cell')[0]!,
    keys: [BACK, BACK_ON_MAC],
  },
  {
    at: 'a cell of the access matrix',
    of: () => import('../access-matrix/access-matrix-demo.tsx'),
    control: () => screen.getAllByRole('cell')[1]!,
    keys: [BACK, BACK_ON_MAC, { key: '+', ctrlKey: true }, { key: '-', metaKey: true }],
  },
  {
    at: 'a card of the board',
    of: () => import('../task-board/task-board-demo.tsx'),
    control: () => screen.getAllByRole('button', { name: /^T-/ }).at(-1)!,
    keys: [BACK, BACK_ON_MAC],
  },
  {
    at: 'a file of the workbench',
    of: () => import('../ide-workbench/ide-workbench-demo.tsx'),
    control: () => screen.getAllByRole('tab')[0]!,
    keys: [BACK, BACK_ON_MAC],
  },
  {
    at: 'a result of the canvas',
    of: () => import('../ui-builder/ui-builder-demo.tsx'),
    control: () => screen.getAllByRole('tab')[0]!,
    keys: [BACK, BACK_ON_MAC],
  },
])('leaves the keys of the browser to it at $at', async ({ of, control, keys }) => {
  localStorage.clear();
  await openDemo(await of());

  for (const key of keys)
    expect({ ...key, isTaken: !fireEvent.keyDown(control(), key) }).toEqual({ ...key, isTaken: false });
});
