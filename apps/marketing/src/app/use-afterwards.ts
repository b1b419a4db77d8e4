import { startTransition, useEffect, useState } from 'react';

/**
 * Returns a value one render later: everything else is rendered first, then the dependants of this value.
 *
 * `useDeferredValue` would not do, because the router’s own update is a transition already.
 */
export function useAfterwards<Value extends object | undefined>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => startTransition(() => setShown(value)), [value]);
  return shown;
}
