import type { UserInfo } from '@genmaster/auth-client/contract';
import type { SiteApi } from '../../app/api.ts';
import type { SiteStore } from '../../app/store.ts';
import { observeState, type StateStream } from './observe-state.ts';
import {
  selectCartQuantity,
  selectFormData,
  selectSendAllMailShow,
  selectShowPage,
  type FormData,
} from './shared-state-slice.ts';

/** The shared state as streams, one for each part of it (specification §3). */
export interface SharedStreams {
  /** Who is signed in, `null` for nobody; the api’s own answer, not a copy. */
  userInfo: StateStream<UserInfo | null>;
  cartQuantity: StateStream<number>;
  showPage: StateStream<boolean>;
  sendAllMailShow: StateStream<boolean>;
  formData: StateStream<FormData>;
}

/** Opens the streams over the store and the api. */
export function createSharedStreams({ store, api }: { store: SiteStore; api: SiteApi }): SharedStreams {
  const selectUser = api.endpoints.getUserDetails.select();
  return {
    userInfo: observeState(store, (state) => selectUser(state).data ?? null),
    cartQuantity: observeState(store, selectCartQuantity),
    showPage: observeState(store, selectShowPage),
    sendAllMailShow: observeState(store, selectSendAllMailShow),
    formData: observeState(store, selectFormData),
  };
}
