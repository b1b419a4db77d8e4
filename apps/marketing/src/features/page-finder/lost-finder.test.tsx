/** @jest-environment ./src/testing/browser-environment.ts */
import { fireEvent, waitFor } from '@testing-library/react';
import { header, messages, prepareBrowser, renderApp } from '../../testing/render-app.tsx';

jest.mock('./finder-chunk.ts', () => ({
  loadFinder: () => Promise.reject(new Error('gone')),
  fetchFinderEarly: () => undefined,
}));

prepareBrowser();

it('reports with each press that the finder failed to load, and leaves the keys to the page', async () => {
  // React prints what a boundary catches.
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderApp({ path: '/about-us' });
  const press = () => user.click(header().getByRole('button', { name: 'Find a page or demo' }));

  await press();
  await waitFor(() => expect(messages()).toHaveLength(1));
  await press();
  await waitFor(() => expect(messages()).toHaveLength(2));

  // `fireEvent` returns false for a key that was taken.
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
  errors.mockRestore();
});
