/** @jest-environment jsdom */
import type { Entity } from '@genmaster/app-model';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DemoHostProvider, type DemoHost } from '../demo-host.tsx';
import { useCodeJudge } from './use-code-judge.ts';

const ENTITY: Entity = { name: 'Invoice', fields: [] };

/** Whether there is a network. */
let mockHasNetwork = false;
jest.mock('./judge-code.ts', () => {
  if (!mockHasNetwork) throw new TypeError('Failed to fetch dynamically imported module');
  return { judgeCode: () => ['a problem'], offersAt: () => null };
});

it('does not call code faultless that it cannot check, and checks it on the next try', async () => {
  const host = { log: jest.fn(), recoverChunk: () => false } as Partial<DemoHost> as DemoHost;
  const known = { code: 'known', entity: ENTITY, problems: [] };
  const { result } = renderHook(() => useCodeJudge('changed', ENTITY, known), {
    wrapper: ({ children }: { children: ReactNode }) => <DemoHostProvider host={host}>{children}</DemoHostProvider>,
  });
  await waitFor(() => expect(result.current.judge.isLost).toBe(true));
  expect(result.current.problems).toBeNull();

  mockHasNetwork = true;
  act(() => result.current.judge.retry());
  await waitFor(() => expect(result.current.problems).toEqual(['a problem']));
});
