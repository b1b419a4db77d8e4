import { useEffect, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '@genmaster/react-compat';
import { addRecentColor } from '../preset-colors/preset-list.ts';
import type { PickerPanelOwnProps } from './picker-panel-own-props.ts';

const NONE: readonly string[] = [];

/** Returns the recently chosen colours, newest first, and keeps the list unless the host controls it. */
export function useRecent(props: PickerPanelOwnProps): readonly string[] {
  const {
    store,
    recent: given,
    onRecentChange,
    showRecent = given !== undefined || onRecentChange !== undefined,
  } = props;
  const [own, setOwn] = useState(NONE);
  const recent = given ?? own;
  const latest = useRef({ recent, onRecentChange });
  useBrowserLayoutEffect(() => {
    latest.current = { recent, onRecentChange };
  });

  useEffect(() => {
    if (!showRecent) return;
    let seen = store.getState().revision;
    return store.subscribe(() => {
      const { revision, value } = store.getState();
      if (revision === seen) return;
      seen = revision;
      if (!value) return;
      const next = addRecentColor(latest.current.recent, value);
      setOwn(next);
      latest.current.onRecentChange?.({ recent: next });
    });
  }, [store, showRecent]);

  return showRecent ? recent : NONE;
}
