import type { UserInfo } from '@genmaster/auth-client/contract';
import type { SiteApi } from '../../platform/api.ts';
import { observeState, type StateStream, type WatchedStore } from './observe-state.ts';
import {
  selectCartQuantity,
  selectFormData,
  selectSendAllMailShow,
  selectShowPage,
  type FormExchange,
  type SharedState,
} from './shared-state-slice.ts';

/** The shared state as streams, one per part (specification §3). */
export interface SharedStreams {
  /** The signed-in user, `null` for none; read from the api’s cache, not copied. */
  userInfo: StateStream<UserInfo | null>;
  cartQuantity: StateStream<number>;
  showPage: StateStream<boolean>;
  sendAllMailShow: StateStream<boolean>;
  formData: StateStream<FormExchange>;
}

/** The store that the streams observe. */
type SharedStore = WatchedStore<{ shared: SharedState } & Parameters<ReturnType<SelectUser>>[0]>;

type SelectUser = SiteApi['endpoints']['getUserDetails']['select'];

/** Creates the streams over the store and the api. */
export function createSharedStreams({ store, api }: { store: SharedStore; api: SiteApi }): SharedStreams {
  const selectUser = api.endpoints.getUserDetails.select();
  return {
    userInfo: observeState(store, (state) => selectUser(state).data ?? null),
    cartQuantity: observeState(store, selectCartQuantity),
    showPage: observeState(store, selectShowPage),
    sendAllMailShow: observeState(store, selectSendAllMailShow),
    formData: observeState(store, selectFormData),
  };
}
