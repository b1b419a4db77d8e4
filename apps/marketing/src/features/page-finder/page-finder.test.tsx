/** @jest-environment ./src/testing/browser-environment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { header, prepareBrowser, renderApp } from '../../testing/render-app.tsx';
import { createTestServer } from '../../testing/test-server.ts';
import { collectFinderEntries } from './finder-entries.ts';
import { printFinderIndex } from './finder-index.ts';
import { finderPathOf } from './finder-path.ts';
import { isFinderKey } from './site-page-finder.tsx';

prepareBrowser();
beforeAll(() => import('./finder-parts.ts'), 60_000);

function serverWithIndex() {
  const server = createTestServer();
  server.on(`GET ${finderPathOf('en')}`, () => new Response(printFinderIndex(collectFinderEntries('en'))));
  return server;
}

const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Find a page or demo' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const button = () => header().getByRole('button', { name: 'Find a page or demo' });

it('opens by its button with the areas, searches, and opens a result', async () => {
  const { user, router } = await renderApp({ path: '/about-us', server: serverWithIndex() });
  await user.click(button());
  await field();
  expect(options()).toHaveLength(9);

  await user.type(await field(), 'gen grid');
  await waitFor(() => expect(options()[0]).toMatch(/^Gen GridBuilt-in parts\S/));
  await user.keyboard('{Enter}');

  await waitFor(() => expect(router.state.location.pathname).toBe('/inbuilt-solutions/gen-grid'));
  expect(document.querySelector('dialog[open]')).toBeNull();
});

it.each([
  { keys: '/', event: { key: '/' } },
  { keys: 'Ctrl K', event: { key: 'k', ctrlKey: true } },
  { keys: '⌘ K', event: { key: 'k', metaKey: true } },
])('opens by $keys', async ({ event }) => {
  await renderApp({ path: '/about-us', server: serverWithIndex() });
  await act(async () => void fireEvent.keyDown(document.body, event));
  expect((await field()).closest('dialog')?.open).toBe(true);
});

it.each([
  { what: 'a slash that is typed', html: '<input />', event: { key: '/' }, opens: false },
  { what: 'Ctrl K while typing', html: '<input />', event: { key: 'k', ctrlKey: true }, opens: true },
  { what: 'a slash in a text of the page', html: '<p contenteditable="true"></p>', event: { key: '/' }, opens: false },
  {
    what: 'Ctrl K on a Hindi keyboard',
    html: '<p></p>',
    event: { key: 'क', code: 'KeyK', ctrlKey: true },
    opens: true,
  },
  { what: 'Ctrl Shift K', html: '<p></p>', event: { key: 'K', ctrlKey: true, shiftKey: true }, opens: false },
  { what: 'a slash on a key with Shift', html: '<p></p>', event: { key: '/', shiftKey: true }, opens: true },
  { what: 'a slash on a link', html: '<a href="/"></a>', event: { key: '/' }, opens: true },
])('$what opens it: $opens', ({ html, event, opens }) => {
  document.body.innerHTML = html;
  let isKey = null;
  document.addEventListener('keydown', (seen) => (isKey = isFinderKey(seen)), { once: true });
  fireEvent.keyDown(document.body.firstElementChild!, event);
  expect(isKey).toBe(opens);
});

it('is filled with the words of an unknown address', async () => {
  const { user, router } = await renderApp({ path: '/404', server: serverWithIndex() });
  await act(() => router.navigate('/online-ide/debuger.html'));
  const main = within(screen.getByRole('main'));
  // The suggestions are links, without the finder being opened.
  const offered = await main.findByRole('link', { name: 'Code debugger' });
  expect(offered.getAttribute('href')).toBe('/online-ide/code-debugger');
  await user.click(main.getByRole('button', { name: 'Find a page or demo online ide debuger' }));
  expect((await field()).value).toBe('online ide debuger');
  await waitFor(() => expect(options().join()).toContain('Code debugger'));
});

it('reports that the list failed to load, and loads it on the next try', async () => {
  const server = createTestServer();
  const { user } = await renderApp({ path: '/about-us', server });
  await user.click(button());
  await user.type(await field(), 'grid');
  await screen.findByText(/The list of pages could not be loaded/);

  server.on(`GET ${finderPathOf('en')}`, () => new Response(printFinderIndex(collectFinderEntries('en'))));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(options()[0]).toContain('Gen Grid'));
  expect((await field()).value).toBe('grid');
});
