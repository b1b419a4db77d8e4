import { useLayoutEffect, useRef } from 'react';
import type { PickerColor } from '../color/picker-color.ts';
import { usePicker } from '../picker-context/picker-context.ts';

/** Props of `LiveFill`. */
export interface LiveFillProps {
  /** Prints the colour to fill with; the same function at every render. */
  print: (color: PickerColor) => string;
}

/**
 * A rectangle that follows the picker's colour without rendering again: a drag changes it at every move.
 *
 * The colour is an SVG attribute instead of a style, which a strict content security policy would refuse in prerendered
 * pages.
 */
export function LiveFill({ print }: LiveFillProps) {
  const { store } = usePicker();
  const rect = useRef<SVGRectElement>(null);

  useLayoutEffect(() => {
    let shown = '';
    const follow = () => {
      const fill = print(store.getState().color);
      if (fill !== shown) rect.current?.setAttribute('fill', fill);
      shown = fill;
    };
    follow();
    return store.subscribe(follow);
  }, [store, print]);

  return <rect ref={rect} width="100%" height="100%" fill={print(store.getState().color)} />;
}
