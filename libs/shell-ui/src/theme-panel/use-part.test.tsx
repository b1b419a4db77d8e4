/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { usePart } from './use-part.ts';

it('says that a part is lost, and fetches it again when asked', async () => {
  let isOnline = false;
  const fetchPart = jest.fn(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return { name: 'views' };
  });
  const { result } = renderHook(() => usePart(fetchPart));
  expect(result.current).toMatchObject({ part: null, isLost: false });
  await waitFor(() => expect(result.current.isLost).toBe(true));

  act(() => result.current.retry());
  expect(result.current.isLost).toBe(false);
  await waitFor(() => expect(result.current.isLost).toBe(true));

  isOnline = true;
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.part).toEqual({ name: 'views' }));
  expect(result.current.isLost).toBe(false);
  expect(fetchPart).toHaveBeenCalledTimes(3);
});
