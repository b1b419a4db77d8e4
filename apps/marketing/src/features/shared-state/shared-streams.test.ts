/** @jest-environment ./src/testing/browser-environment.ts */
import { waitFor } from '@testing-library/react';
import { createSiteApi } from '../../platform/api.ts';
import { createStore } from '../../app/store.ts';
import { ASHA, createTestServer } from '../../testing/test-server.ts';
import { formDataChanged, pageHeld, preOrderSent, sendAllMailOffered } from './shared-state-slice.ts';
import { createSharedStreams, type SharedStreams } from './shared-streams.ts';

/** Creates the streams, and records the values of each. */
function setUp() {
  const server = createTestServer();
  const withToken: typeof fetch = (input, init) => {
    const headers = { SagAuthToken: `token-of-${ASHA.userCode}` };
    return server.fetch(new Request(new Request(input, init), { headers }));
  };
  const api = createSiteApi({ baseUrl: 'https://api.example/', fetch: withToken });
  const store = createStore(api);
  const streams = createSharedStreams({ store, api });
  const hear = <Name extends keyof SharedStreams>(name: Name) => {
    const heard: unknown[] = [];
    const stop = streams[name].subscribe((value: unknown) => heard.push(value));
    return { heard, stop };
  };
  return { api, store, hear };
}

it('emit the current value at once, and then only changes', () => {
  const { store, hear } = setUp();
  const quantity = hear('cartQuantity');
  const isShown = hear('showPage');

  store.dispatch(preOrderSent());
  store.dispatch(pageHeld(false));
  store.dispatch(pageHeld(true));
  store.dispatch(preOrderSent());

  expect(quantity.heard).toEqual([0, 1, 2]);
  expect(isShown.heard).toEqual([true, false]);
});

it('emit the current value at once, and then only changes', () => {
  const { store, hear } = setUp();
  const stopped = hear('sendAllMailShow');
  const other = hear('sendAllMailShow');

  stopped.stop();
  store.dispatch(sendAllMailOffered(true));

  expect([stopped.heard, other.heard]).toEqual([[false], [false, true]]);
});

it('update the given fields of a form, and keep the others', () => {
  const { store, hear } = setUp();
  const { heard } = hear('formData');

  store.dispatch(formDataChanged({ type: 'contact', activeData: { name: 'Zoë' } }));
  store.dispatch(formDataChanged({ message: 'sent', postData: { name: 'Zoë' } }));

  expect(heard).toEqual([
    { type: '', activeData: null, postData: null, tmplateData: null, message: '' },
    { type: 'contact', activeData: { name: 'Zoë' }, postData: null, tmplateData: null, message: '' },
    { type: 'contact', activeData: { name: 'Zoë' }, postData: { name: 'Zoë' }, tmplateData: null, message: 'sent' },
  ]);
});

it('emit the user of the session from the api', async () => {
  const { api, store, hear } = setUp();
  const { heard } = hear('userInfo');

  await store.dispatch(api.endpoints.getUserDetails.initiate());
  // The store notifies about responses once per frame.
  await waitFor(() => expect(heard).toHaveLength(2));
  store.dispatch(api.util.resetApiState());

  expect(heard).toEqual([null, { userId: ASHA.userId, clientId: 'c-1', userName: ASHA.name, permissions: [] }, null]);
});
