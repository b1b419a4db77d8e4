import { useEffect } from 'react';
import { useTheme } from './theme-context.tsx';
import type { ThemeRuntime } from './theme-runtime.ts';

/**
 * Applies the device’s mode while it is followed. Choosing a mode anywhere, for example in the panel, ends that; a
 * preview of a mode does not.
 */
export function useFollowedMode(runtime: ThemeRuntime): void {
  const { modePreference } = useTheme();
  useEffect(() => {
    let stopWatching = () => undefined as void;
    const show = () => {
      if (modePreference.isFollowing()) runtime.getEngine().followMode(modePreference.systemMode());
    };
    const watch = () => {
      stopWatching();
      show();
      stopWatching = runtime.getEngine().select(
        ({ ownMode }) => ownMode,
        (ownMode) => {
          if (ownMode) modePreference.setFollowing(false);
        },
      );
    };
    watch();
    const stops = [modePreference.subscribe(show), runtime.subscribe(watch)];
    return () => {
      stopWatching();
      for (const stop of stops) stop();
    };
  }, [runtime, modePreference]);
}
