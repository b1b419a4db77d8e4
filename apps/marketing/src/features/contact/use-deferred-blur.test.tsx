/** @jest-environment ./src/testing/browser-environment.ts */
import { renderHook } from '@testing-library/react';
import { useDeferredBlur } from './use-deferred-blur.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it('runs the effect of a lost focus at once, and during a press after the click that ends it', async () => {
  const { current } = renderHook(() => useDeferredBlur()).result;
  const effect = jest.fn();
  current.blurLater(effect);
  expect(effect).toHaveBeenCalledTimes(1);

  current.pointerEvents.onPointerDown();
  current.blurLater(effect);
  window.dispatchEvent(new Event('pointerup'));
  expect(effect).toHaveBeenCalledTimes(1);
  await nextTask();
  expect(effect).toHaveBeenCalledTimes(2);
});

it.each(['pointerup', 'pointercancel'])('takes a %s outside of the form as the end of a press', async (name) => {
  const { current } = renderHook(() => useDeferredBlur()).result;
  current.pointerEvents.onPointerDown();
  document.body.dispatchEvent(new Event(name, { bubbles: true }));
  await nextTask();

  const effect = jest.fn();
  current.blurLater(effect);
  expect(effect).toHaveBeenCalledTimes(1);
});
