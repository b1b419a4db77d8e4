/** @jest-environment ./src/testing/browser-environment.ts */
import { act, waitFor, within } from '@testing-library/react';
import { header, prepareBrowser, renderApp } from '../../testing/render-app.tsx';

prepareBrowser();

const links = () => within(header().getByRole('navigation', { name: /^(?:Language|भाषा)$/ })).getAllByRole('link');
const linkTo = (name: string) => links().find(({ textContent }) => textContent === name)!;

it('names each language in its own script and marks the current one', async () => {
  await renderApp({ path: '/about-us' });

  expect(links().map((link) => [link.textContent, link.lang, link.getAttribute('aria-current')])).toEqual([
    ['English', 'en', 'true'],
    ['हिन्दी', 'hi', null],
  ]);
});

it.each([
  { path: '/about-us', english: '/about-us', hindi: '/hi/about-us' },
  { path: '/', english: '/', hindi: '/hi' },
  { path: '/hi/uniqueness', english: '/uniqueness', hindi: '/hi/uniqueness' },
  // An alias links to the address of its page.
  { path: '/hroot', english: '/', hindi: '/hi' },
])('links $path to the same page', async ({ path, english, hindi }) => {
  await renderApp({ path });

  expect(links().map((link) => link.getAttribute('href'))).toEqual([english, hindi]);
});

it('keeps the focus, on the link that is left to press', async () => {
  const { user } = await renderApp({ path: '/about-us' });
  linkTo('हिन्दी').focus();
  await user.keyboard('{Enter}');

  await waitFor(() => expect(document.documentElement.lang).toBe('hi'));
  expect(document.activeElement).toBe(linkTo('English'));
});

it('changes the page in place and stores the choice', async () => {
  const { user, router, services } = await renderApp({ path: '/about-us' });
  await user.click(linkTo('हिन्दी'));

  await waitFor(() => expect(router.state.location.pathname).toBe('/hi/about-us'));
  await waitFor(() => expect(document.documentElement.lang).toBe('hi'));
  expect(services.languageChoice.stored()).toBe('hi');
  expect(linkTo('हिन्दी').getAttribute('aria-current')).toBe('true');

  await act(() => router.navigate(-1));
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  // Going back is not a choice of a language.
  expect(services.languageChoice.stored()).toBe('hi');
});
