/** @jest-environment ./src/testing/browser-environment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createPageDocuments } from '../content/page-document.ts';
import { siteIdentity } from '../content/site-identity.ts';
import { messages, renderApp, prepareBrowser } from '../testing/render-app.tsx';
import { toastShown } from '../features/toasts/toast-slice.ts';
import { LOST_CHUNK_KEY } from '../platform/chunk-recovery.ts';

prepareBrowser();

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const main = () => screen.getByRole('main');
const documents = createPageDocuments(siteIdentity('http://localhost'));

describe('following a link', () => {
  it('shows the next page, moves the focus to it and announces its title', async () => {
    const { user, load } = await renderApp({ path: '/404' });

    await user.click(within(main()).getByRole('link', { name: 'Go to the home page' }));

    await heading(documents('/').page.heading);
    expect(load.mock.calls.map(([path]) => path)).toEqual(['/']);
    await waitFor(() => expect(document.activeElement).toBe(main()));
    expect(document.querySelector('.visually-hidden[aria-live]')?.textContent).toBe(documents('/').head.title);
  });

  it('moves the focus to the part of the page that the address names, as a browser does', async () => {
    // jsdom cannot scroll.
    Element.prototype.scrollIntoView = jest.fn();
    const { router } = await renderApp({ path: '/404' });
    const { heading: name, sections } = documents('/about-us').page;

    await act(() => router.navigate(`/about-us#${sections[1]!.id}`));
    await heading(name);

    await waitFor(() => expect(document.activeElement?.id).toBe(sections[1]!.id));
    const part = document.activeElement as HTMLElement;
    act(() => part.blur());
    expect(part.hasAttribute('tabindex')).toBe(false);
  });

  it('moves the focus to the page when the address names no part of it', async () => {
    const { router } = await renderApp({ path: '/404' });

    await act(() => router.navigate('/about-us#nowhere'));
    await heading(documents('/about-us').page.heading);

    await waitFor(() => expect(document.activeElement).toBe(main()));
  });

  it('does not move the focus on the first page, which the browser announces', async () => {
    await renderApp({ path: '/404' });

    expect(document.activeElement).toBe(document.body);
    expect(document.querySelector('.visually-hidden[aria-live]')?.textContent).toBe('');
  });

  it('marks the current page in the navigation', async () => {
    const { router } = await renderApp();

    await act(() => router.navigate('/about-us'));
    await heading(documents('/about-us').page.heading);

    const current = document.querySelectorAll('[aria-current="page"]');
    expect([...current].map(({ textContent }) => textContent)).toContain('About us');
  });
});

describe('the rail', () => {
  const rail = () => screen.getByRole('navigation', { name: 'Areas' });

  it('links to the nine areas and marks the one of the page', async () => {
    await renderApp({ path: '/online-ide' });

    const marks = [...rail().querySelectorAll('ul')][0]!;
    expect(within(marks).getAllByRole('link')).toHaveLength(9);
    expect(marks.querySelector('[aria-current]')?.textContent).toBe('Online IDE');
  });

  it('lists the sections of the page in its drawer', async () => {
    await renderApp({ path: '/online-ide' });

    const anchors = [...rail().querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    expect(anchors.map((anchor) => anchor.getAttribute('href'))).toEqual(
      documents('/online-ide').page.sections.map(({ id }) => `#${id}`),
    );
  });
});

describe('the pre-order action', () => {
  const actions = () => screen.getAllByRole('link', { name: 'Pre-order at ₹0' });

  it('is in the header and in the thumb bar, beside the first action of the page', async () => {
    await renderApp({ path: '/about-us' });

    expect(actions().map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/contact-us?subject=pre-order'));
    const thumb = within(screen.getByRole('region', { name: 'Actions' }));
    expect(thumb.getAllByRole('link')).toHaveLength(2);
  });

  it('is not in the thumb bar on the page of the form', async () => {
    await renderApp({ path: '/contact-us' });

    expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull();
  });
});

it('shows the not-found page at an address that does not exist', async () => {
  const { router } = await renderApp({ path: '/about-us' });

  await act(() => router.navigate('/nowhere'));

  expect(await heading('That page isn’t here')).toBeTruthy();
});

describe('a page that could not be loaded', () => {
  const failing = (message: string) => () => Promise.reject(new Error(message));

  it('shows an error and a link to continue, and keeps the frame', async () => {
    const expected = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = await renderApp({ load: failing('[marketing] The page /about-us could not be loaded (503).') });

    await act(() => router.navigate('/about-us'));

    expect(await heading('This part didn’t load')).toBeTruthy();
    expect(within(main()).getByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(within(main()).getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact-us');
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expected.mockRestore();
  });

  it('reports a missing connection as the cause', async () => {
    const expected = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { router } = await renderApp({ load: failing('Failed to fetch') });

    await act(() => router.navigate('/about-us'));

    expect(await screen.findByText('You’re offline. Pages you have already opened keep working.')).toBeTruthy();
    offline.mockRestore();
    expected.mockRestore();
  });

  it.each([
    { what: 'reloads once when a file of the build is lost', isOurs: true, guard: '1' },
    { what: 'reloads nothing for an error that only reads like one', isOurs: false, guard: null },
  ])('$what', async ({ isOurs, guard }) => {
    // jsdom cannot reload; its error shows that a reload was requested.
    const expected = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/page-1.js');
    const { router } = await renderApp({
      load: () => {
        if (isOurs) window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
        return Promise.reject(error);
      },
    });

    await act(() => router.navigate('/about-us'));

    expect(await heading('This part didn’t load')).toBeTruthy();
    expect(sessionStorage.getItem(LOST_CHUNK_KEY)).toBe(guard);
    expected.mockRestore();
  });
});

describe('a hint that a visitor may follow a link', () => {
  const homeLink = () => within(main()).getByRole('link', { name: 'Go to the home page' });

  it.each([
    { hint: 'a pointer rests on it', give: () => fireEvent.pointerOver(homeLink()) },
    { hint: 'a finger touches it', give: () => fireEvent.touchStart(homeLink()) },
    { hint: 'the focus reaches it', give: () => fireEvent.focusIn(homeLink()) },
  ])('prefetches its page when $hint', async ({ give }) => {
    const { prefetch } = await renderApp({ path: '/404' });
    window.history.replaceState(null, '', '/404');

    give();

    expect(prefetch.mock.calls).toEqual([['/']]);
    window.history.replaceState(null, '', '/');
  });

  it('prefetches the page without the query', async () => {
    const { prefetch } = await renderApp({ path: '/404' });

    fireEvent.pointerOver(within(main()).getByRole('link', { name: 'Report a broken link' }));

    expect(prefetch.mock.calls).toEqual([['/contact-us']]);
  });

  it('prefetches nothing for links within the page, to other sites, to files and to the current page', async () => {
    const { prefetch } = await renderApp({ path: '/404' });
    const links = document.createElement('div');
    links.innerHTML =
      '<a href="#x">a</a><a href="https://x.example/">b</a><a href="/">c</a><a href="/f" download>d</a><a href="/g.mp4#t=4">e</a>';
    document.body.append(links);

    for (const link of links.children) fireEvent.pointerOver(link);

    expect(prefetch).not.toHaveBeenCalled();
    links.remove();
  });
});

describe('messages', () => {
  it('are shown in order and disappear when dismissed', async () => {
    const { user, services } = await renderApp();
    act(() => {
      services.store.dispatch(toastShown({ tone: 'problem', text: 'First.' }));
      services.store.dispatch(toastShown({ tone: 'info', text: 'Second.' }));
    });
    expect(messages()).toEqual(['First.', 'Second.']);

    await user.click(within(screen.getByRole('region', { name: 'Messages' })).getAllByRole('button')[0]!);

    expect(messages()).toEqual(['Second.']);
  });
});

describe('the theme panel', () => {
  it('opens and closes with the cog, and returns the focus to it', async () => {
    const { user } = await renderApp();
    const cog = screen.getByRole('button', { name: 'Theme settings' });
    const panel = () => screen.findByRole('complementary', { name: 'Theme settings' });

    await user.click(cog);
    expect((await panel()).dataset['state']).toBe('open');
    expect(cog.getAttribute('aria-expanded')).toBe('true');
    expect(cog.getAttribute('aria-controls')).toBe((await panel()).id);

    await user.click(within(await panel()).getByRole('button', { name: 'Close' }));
    expect((await panel()).dataset['state']).toBe('closed');
    expect(document.activeElement).toBe(cog);
  });

  it('is loaded one second after the start, closed', async () => {
    await renderApp();
    expect(screen.queryByRole('complementary', { name: 'Theme settings' })).toBeNull();

    const panel = await screen.findByRole('complementary', { name: 'Theme settings' });

    expect(panel.dataset['state']).toBe('closed');
    expect(panel.inert || panel.hasAttribute('inert')).toBe(true);
  });

  it('shows an error when it fails to load, and keeps the page', async () => {
    const expected = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = await renderApp();
    jest.spyOn(app.services.theme, 'load').mockReturnValue(Promise.reject(new Error('gone')));

    await app.user.click(screen.getByRole('button', { name: 'Theme settings' }));

    await waitFor(() =>
      expect(messages()).toEqual(['The theme panel could not be loaded. Check your connection and reload the page.']),
    );
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Theme settings' }).getAttribute('aria-expanded')).toBe('false');
    expected.mockRestore();
  });

  it('opens with the next press after it failed to load', async () => {
    const expected = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, services } = await renderApp();
    const lost = jest.spyOn(services.theme, 'load').mockReturnValue(Promise.reject(new Error('gone')));
    const cog = screen.getByRole('button', { name: 'Theme settings' });
    await user.click(cog);
    await waitFor(() => expect(messages()).toHaveLength(1));
    lost.mockRestore();

    await user.click(cog);

    const panel = await screen.findByRole('complementary', { name: 'Theme settings' });
    await waitFor(() => expect(panel.dataset['state']).toBe('open'));
    expected.mockRestore();
  });
});
