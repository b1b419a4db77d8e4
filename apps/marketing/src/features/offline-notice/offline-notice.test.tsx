/** @jest-environment ./src/testing/browser-environment.ts */
import { act, screen, within } from '@testing-library/react';
import { prepareBrowser, renderApp } from '../../testing/render-app.tsx';

prepareBrowser();

const connection = jest.spyOn(navigator, 'onLine', 'get');
const setOnline = (isOnline: boolean) =>
  act(() => {
    connection.mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
const notice = () => document.querySelector<HTMLElement>('.offline')!;

afterEach(() => connection.mockReturnValue(true));

it('shows nothing while there is a connection', async () => {
  connection.mockReturnValue(true);
  await renderApp({ path: '/about-us' });
  expect(notice().textContent).toBe('');
  expect(notice().getAttribute('role')).toBe('status');
});

it('shows that the connection is lost and which pages are still available, until it is back', async () => {
  connection.mockReturnValue(true);
  const { router } = await renderApp({ path: '/about-us' });
  await act(() => router.navigate('/contact-us'));
  await act(() => router.navigate('/online-ide'));
  await screen.findByRole('heading', { level: 1, name: 'The whole workbench in a browser tab' });

  setOnline(false);

  expect(notice().textContent).toContain('You’re offline. Demos already open keep working.');
  expect(within(notice()).getByRole('link', { name: 'Contact us' })).toBeTruthy();
  expect(within(notice()).queryByRole('link', { name: 'Online IDE' })).toBeNull();

  setOnline(true);
  expect(notice().textContent).toBe('');
});
