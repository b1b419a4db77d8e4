import { startupEndpoints } from '@genmaster/auth-client/rtk-query';
import type { PlatformServices } from '../../platform/services-context.tsx';
import { createSharedStreams } from '../shared-state/shared-streams.ts';
import { accountShown } from '../session/session-dialog-slice.ts';
import { pageHeld } from '../shared-state/shared-state-slice.ts';
import { panelOffered } from '../theme-customiser/theme-panel-slice.ts';
import { createWindowMessages } from '../window-messages/window-messages.ts';
import { acceptSkippedTransitions } from './accept-skipped-transitions.ts';

export type StartUpServices = Pick<PlatformServices, 'api' | 'store' | 'config' | 'session' | 'tokenStore' | 'log'>;

export interface StartUpOptions {
  window: Window;
  /** What is hidden while the host of the page holds it back. */
  page: HTMLElement;
}

/**
 * Does what comes after the first paint (specification §2): hears the page’s host, and makes the start-up calls.
 *
 * The calls run side by side. None of them is waited for, none can stop another, and the page is complete without
 * their answers. Resolves when the last one has ended.
 */
export async function startUp(services: StartUpServices, { window, page }: StartUpOptions): Promise<void> {
  const { api, store, config, log } = services;
  // What the first paint can do without, fonts for single words among it, waits for this in the styles.
  page.ownerDocument.documentElement.dataset['started'] = '';
  acceptSkippedTransitions(page.ownerDocument);
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
      // Kept for whoever asks for them.
      () => store.dispatch(calls.getGridJson.initiate()),
      () => store.dispatch(calls.getAllValidations.initiate()),
      () => store.dispatch(calls.getMobileData.initiate()),
    ].map(inOwnTask),
  );
}

/** Takes the secret of a one-time link out of the address, so that no history keeps it, and offers what it is for. */
function openLink({ dispatch }: StartUpServices['store'], { location, history }: Window): void {
  const token = /^#link=(gml_.+)/.exec(location.hash)?.[1];
  if (!token) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  dispatch(accountShown(token));
}

/** Runs a call in a task of its own: making seven at once would keep a press waiting. */
const inOwnTask = (call: () => PromiseLike<unknown>): Promise<unknown> =>
  new Promise((resolve) => setTimeout(resolve)).then(call);

type StartUpCalls = ReturnType<typeof injectCalls>['endpoints'];

const injectCalls = (api: PlatformServices['api']) => api.injectEndpoints({ endpoints: startupEndpoints });

/** The user, and then the user’s saved theme, so that the panel finds it. */
async function loadTheme({ api, store, session }: StartUpServices): Promise<void> {
  if (session.getSnapshot().status === 'signed-out') return;
  const { data: user } = await store.dispatch(api.endpoints.getUserDetails.initiate());
  if (user) await store.dispatch(api.endpoints.getSavedTheme.initiate(user.userId));
}

/** Ends a session whose token the server no longer knows, unless there is another one meanwhile. */
async function checkToken({ store, session, tokenStore }: StartUpServices, { checkId }: StartUpCalls): Promise<void> {
  const token = tokenStore.get();
  if (token === null) return;
  const { data } = await store.dispatch(checkId.initiate());
  if (data?.signedIn === false && tokenStore.get() === token) session.expire();
}

/** Takes the panel away where this installation lets nobody restyle. */
async function offerTheme({ store }: StartUpServices, { getThemeStatus }: StartUpCalls): Promise<void> {
  const { data } = await store.dispatch(getThemeStatus.initiate());
  if (data) store.dispatch(panelOffered(data.themeActive));
}
