import { useRef } from 'react';
import { useBrowserLayoutEffect } from '@genmaster/react-compat';

/** Keeps the value of the last render, for functions that stay the same from render to render. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useBrowserLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
