/** @jest-environment ./src/testing/browser-environment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { isWalked, prerender } from '../testing/prerender.ts';
import { prepareBrowser, renderApp } from '../testing/render-app.tsx';

prepareBrowser();

const rail = () => screen.getByRole('navigation', { name: 'Areas' });
const links = () => within(rail()).getAllByRole('link');
const current = () => links().find((link) => link.getAttribute('aria-current') === 'page');

it('keeps the prerendered rail until the page changes, then renders it, also after going back', async () => {
  const prerendered = await prerender('/about-us');
  const { router } = await renderApp({ path: '/about-us', prerendered });
  expect(prerendered).toContain(rail().innerHTML);
  expect(links().some(isWalked)).toBe(false);

  await act(() => router.navigate('/online-ide'));
  await waitFor(() => expect(current()?.getAttribute('href')).toBe('/online-ide'));
  expect(links().every(isWalked)).toBe(true);

  await act(() => router.navigate(-1));
  await waitFor(() => expect(current()).toBeUndefined());
  expect(links().length).toBeGreaterThan(50);
  expect(links().every(isWalked)).toBe(true);
});

it('closes the drawer of a prerendered rail after a link to a section of the page', async () => {
  const path = '/online-ide/code-debugger';
  const { user } = await renderApp({ path, prerendered: await prerender(path) });
  const drawer = rail().querySelector<HTMLElement>('[popover]')!;
  const hide = jest.fn();
  Object.assign(drawer, { popover: 'auto', hidePopover: hide });
  const section = drawer.querySelector<HTMLElement>('a[href^="#"]')!;

  await user.click(rail().querySelector('summary')!);
  expect(hide).not.toHaveBeenCalled();
  await user.click(section);
  expect(hide).toHaveBeenCalledTimes(1);
  expect(isWalked(section)).toBe(false);
});
