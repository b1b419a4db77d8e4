import { startupEndpoints } from '@genmaster/site-contract/rtk-query';
import type { PlatformServices } from '../../platform/services-context.tsx';
import { createSharedStreams } from '../shared-state/shared-streams.ts';
import { accountShown } from '../session/session-dialog-slice.ts';
import { pageHeld } from '../shared-state/shared-state-slice.ts';
import { panelOffered } from '../theme-customiser/theme-panel-slice.ts';
import { createWindowMessages } from '../window-messages/window-messages.ts';

export type StartUpServices = Pick<PlatformServices, 'api' | 'store' | 'config' | 'session' | 'tokenStore' | 'log'>;

export interface StartUpOptions {
  window: Window;
  /** Element that is hidden while the host holds the page back. */
  page: HTMLElement;
}

/**
 * Does the work after the first paint (specification §2): listens to the host page, and makes the start-up calls.
 *
 * The calls run in parallel. No call waits for another or can stop another, and the page is complete without their
 * responses. Resolves when the last call has ended.
 */
export async function startUp(services: StartUpServices, { window, page }: StartUpOptions): Promise<void> {
  const { api, store, config, log } = services;
  // Stylesheets wait for this attribute to load what the first paint does not need, such as fonts for single words.
  page.ownerDocument.documentElement.dataset['started'] = '';
  createWindowMessages({ window, origins: config.parentOrigins, log }).subscribe((previewType) =>
    store.dispatch(pageHeld(previewType === 'hold')),
  );
  createSharedStreams({ store, api }).showPage.subscribe((isShown) => {
    page.hidden = !isShown;
  });
  openLink(store, window);
  const calls = injectCalls(api).endpoints;
  await Promise.allSettled(
    [
      () => loadTheme(services),
      () => checkToken(services, calls),
      () => offerTheme(services, calls),
      () => store.dispatch(api.endpoints.getProjectColorTheme.initiate(config.projectName)),
      // Cached for later use.
      () => store.dispatch(calls.getGridJson.initiate()),
      () => store.dispatch(calls.getAllValidations.initiate()),
      () => store.dispatch(calls.getMobileData.initiate()),
    ].map(inOwnTask),
  );
}

/**
 * Removes the secret of a one-time link from the address, so that the history does not keep it, and opens its dialog.
 */
function openLink({ dispatch }: StartUpServices['store'], { location, history }: Window): void {
  const token = /^#link=(gml_.+)/.exec(location.hash)?.[1];
  if (!token) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  dispatch(accountShown(token));
}

/** Runs a call in its own task, because seven calls in one task would delay the response to a press. */
const inOwnTask = (call: () => PromiseLike<unknown>): Promise<unknown> =>
  new Promise((resolve) => setTimeout(resolve)).then(call);

type StartUpCalls = ReturnType<typeof injectCalls>['endpoints'];

const injectCalls = (api: PlatformServices['api']) => api.injectEndpoints({ endpoints: startupEndpoints });

/** Loads the user, and then the user’s saved theme, so that it is cached for the panel. */
async function loadTheme({ api, store, session }: StartUpServices): Promise<void> {
  if (session.getSnapshot().status === 'signed-out') return;
  const { data: user } = await store.dispatch(api.endpoints.getUserDetails.initiate());
  if (user) await store.dispatch(api.endpoints.getSavedTheme.initiate(user.userId));
}

/** Ends a session whose token the server no longer accepts, unless another session started meanwhile. */
async function checkToken({ store, session, tokenStore }: StartUpServices, { checkId }: StartUpCalls): Promise<void> {
  const token = tokenStore.get();
  if (token === null) return;
  const { data } = await store.dispatch(checkId.initiate());
  if (data?.signedIn === false && tokenStore.get() === token) session.expire();
}

/** Removes the theme panel where the installation does not allow theming. */
async function offerTheme({ store }: StartUpServices, { getThemeStatus }: StartUpCalls): Promise<void> {
  const { data } = await store.dispatch(getThemeStatus.initiate());
  if (data) store.dispatch(panelOffered(data.themeActive));
}
