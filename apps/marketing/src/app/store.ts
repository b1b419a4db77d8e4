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

// How long a check of the state may take says more about the machine than about the state.
const DEVELOPMENT_CHECKS = { immutableCheck: { warnAfter: 1000 }, serializableCheck: { warnAfter: 1000 } };

/** Builds the store: what is open on the page, and the cache of server answers. No theme, no token. */
export function createStore(api: SiteApi) {
  return configureStore({
    reducer: combineReducers({ ...slices, [api.reducerPath]: api.reducer }),
    // The development checks stay on; only their remark about a slow machine is out of place.
    middleware: (getDefault) => getDefault(DEVELOPMENT_CHECKS).concat(api.middleware),
    devTools: false,
  });
}

export type SiteStore = ReturnType<typeof createStore>;
