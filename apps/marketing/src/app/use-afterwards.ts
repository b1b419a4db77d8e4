import { startTransition, useEffect, useState } from 'react';

/**
 * Returns a value one step late: first everything else is shown, then what depends on this.
 *
 * `useDeferredValue` would not do, because the router’s own update is a transition already.
 */
export function useAfterwards<Value extends object | undefined>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => startTransition(() => setShown(value)), [value]);
  return shown;
}
