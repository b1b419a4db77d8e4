/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DemoHostProvider, type DemoHost } from '../demo-host.tsx';
import { useFetched } from './use-fetched.ts';

function follow(isReloaded = false) {
  const answers: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const load = () => new Promise<string>((resolve, reject) => answers.push({ resolve, reject }));
  const log = jest.fn();
  const host = { log, recoverChunk: () => isReloaded } as Partial<DemoHost> as DemoHost;
  const { result, rerender } = renderHook(({ key }: { key: string | null }) => useFetched(key, load), {
    initialProps: { key: null } as { key: string | null },
    wrapper: ({ children }: { children: ReactNode }) => <DemoHostProvider host={host}>{children}</DemoHostProvider>,
  });
  return { answers, log, result, show: (key: string | null) => rerender({ key }) };
}

it('fetches nothing until it is asked for, and each key once', async () => {
  const { answers, result, show } = follow();
  expect(answers).toHaveLength(0);

  show('a');
  await act(async () => answers[0]!.resolve('first'));
  show(null);
  show('a');

  expect(answers).toHaveLength(1);
  expect(result.current).toMatchObject({ value: 'first', isLost: false });
});

it('reports a loss once, and fetches again when it is asked to', async () => {
  const { answers, log, result, show } = follow();
  show('a');
  await act(async () => answers[0]!.reject(new Error('offline')));
  show('a');
  expect(result.current).toMatchObject({ value: null, isLost: true });
  expect([answers.length, log.mock.calls.length]).toEqual([1, 1]);

  act(() => result.current.retry());
  await act(async () => answers[1]!.resolve('first'));
  expect(result.current).toMatchObject({ value: 'first', isLost: false });
});

it('shows only what belongs to the current key, in whatever order the answers come', async () => {
  const { answers, result, show } = follow();
  show('a');
  show('b');
  await act(async () => answers[1]!.resolve('second'));
  await act(async () => answers[0]!.reject(new Error('offline')));

  expect(result.current).toMatchObject({ value: 'second', isLost: false });
});

it('says nothing while the page reloads for a chunk that is gone', async () => {
  const { answers, log, result, show } = follow(true);
  show('a');
  await act(async () => answers[0]!.reject(new Error('gone')));

  expect([result.current.isLost, log.mock.calls.length]).toEqual([false, 0]);
});
