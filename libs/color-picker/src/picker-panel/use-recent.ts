import { useEffect } from 'react';
import { usePickerState } from '../picker-context/picker-context.ts';
import { addRecentColor } from '../preset-colors/preset-list.ts';
import type { PickerState } from '../picker-store/picker-state.ts';
import { useLatest } from '../use-color-picker/use-latest.ts';
import type { PickerPanelOwnProps } from './picker-panel-own-props.ts';

const NONE: readonly string[] = [];

const recentOf = (state: PickerState) => state.recent;

/**
 * Returns the recently chosen colours, newest first.
 *
 * The store keeps the list unless the host controls it, because the panel of a popup goes with the popup.
 */
export function useRecent(props: PickerPanelOwnProps): readonly string[] {
  const {
    store,
    recent: given,
    onRecentChange,
    showRecent = given !== undefined || onRecentChange !== undefined,
  } = props;
  const own = usePickerState(store, recentOf);
  const latest = useLatest(props);

  useEffect(() => {
    if (!showRecent) return;
    let seen = recentOf(store.getState());
    return store.subscribe(() => {
      const next = recentOf(store.getState());
      if (next === seen) return;
      seen = next;
      const list = latest.current.recent;
      latest.current.onRecentChange?.({ recent: list ? addRecentColor(list, next[0]!) : [...next] });
    });
  }, [store, showRecent, latest]);

  return showRecent ? (given ?? own) : NONE;
}
