import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { themePanelSlice } from '../features/theme-customiser/theme-panel-slice.ts';
import { sessionDialogSlice } from '../features/session/session-dialog-slice.ts';
import { pageFinderSlice } from '../features/page-finder/page-finder-slice.ts';
import { voiceSlice } from '../features/voice-assistant/voice-slice.ts';
import { sharedStateSlice } from '../features/shared-state/shared-state-slice.ts';
import { toastSlice } from '../features/toasts/toast-slice.ts';
import type { SiteApi } from '../platform/api.ts';

const slices = {
  [themePanelSlice.name]: themePanelSlice.reducer,
  [sessionDialogSlice.name]: sessionDialogSlice.reducer,
  [pageFinderSlice.name]: pageFinderSlice.reducer,
  [voiceSlice.name]: voiceSlice.reducer,
  [sharedStateSlice.name]: sharedStateSlice.reducer,
  [toastSlice.name]: toastSlice.reducer,
};

// High limits, because the duration of a check depends on the machine more than on the state.
const DEVELOPMENT_CHECKS = { immutableCheck: { warnAfter: 1000 }, serializableCheck: { warnAfter: 1000 } };

/**
 * Creates the store: the state of the page’s dialogs and panels, and the cache of server responses. No theme, no token.
 */
export function createStore(api: SiteApi) {
  return configureStore({
    reducer: combineReducers({ ...slices, [api.reducerPath]: api.reducer }),
    // The development checks stay on; only their warning about a slow machine is suppressed.
    middleware: (getDefault) => getDefault(DEVELOPMENT_CHECKS).concat(api.middleware),
    devTools: false,
  });
}

export type SiteStore = ReturnType<typeof createStore>;
