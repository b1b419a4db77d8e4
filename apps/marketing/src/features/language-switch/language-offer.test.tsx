/** @jest-environment ./src/testing/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { LANGUAGE_KEY } from '@genmaster/i18n';
import { prepareBrowser, renderApp } from '../../testing/render-app.tsx';

prepareBrowser();

const offer = () => document.querySelector<HTMLElement>('.language-offer');
const renderFor = (chosen: string | null, path: string) => {
  if (chosen) localStorage.setItem(LANGUAGE_KEY, chosen);
  return renderApp({ path });
};

it.each([
  { chosen: 'hi', path: '/about-us', offered: 'hi' },
  { chosen: 'en', path: '/hi/about-us', offered: 'en' },
  { chosen: 'hi', path: '/hi/about-us', offered: null },
  { chosen: 'en', path: '/about-us', offered: null },
  // An English browser does not cause an English offer for a reader of Hindi.
  { chosen: null, path: '/hi/about-us', offered: null },
  // An unknown address has no page in any language.
  { chosen: 'hi', path: '/nowhere', offered: null },
])('offers $offered on $path to a visitor who chose $chosen', async ({ chosen, path, offered }) => {
  const { services } = await renderFor(chosen, path);

  if (offered) await waitFor(() => expect(offer()?.lang).toBe(offered));
  else {
    await services.languages.load('hi');
    expect(offer()).toBeNull();
  }
});

it('leads to the page in the other language when it is accepted', async () => {
  const { user, router } = await renderFor('hi', '/about-us');
  await waitFor(() => expect(offer()).not.toBeNull());
  expect(offer()!.textContent).toMatch(/\p{Script=Devanagari}/u);
  await user.click(within(offer()!).getByRole('link'));

  await waitFor(() => expect(router.state.location.pathname).toBe('/hi/about-us'));
  await screen.findByRole('heading', { level: 1, name: /सॉफ़्टवेयर/ });
  expect(offer()).toBeNull();
});

it('disappears when it is declined, and does not return', async () => {
  const { user, router, services } = await renderFor('hi', '/about-us');
  await waitFor(() => expect(offer()).not.toBeNull());
  await user.click(within(offer()!).getByRole('button'));

  expect(offer()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(services.languageChoice.stored()).toBe('en');
  expect(router.state.location.pathname).toBe('/about-us');
});
