/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createLanguagePacks, LanguageScope } from '@genmaster/i18n';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DemoHostProvider, type DemoHost } from '../demo-host.tsx';
import { ColorGalleryPart } from './color-gallery-part.tsx';
import { startOf } from './gallery-state.ts';

/** Whether there is a network. */
let mockHasNetwork = false;
const mockFetched = jest.fn();
jest.mock('./element-picker.tsx', () => {
  mockFetched();
  if (!mockHasNetwork) throw new TypeError('Failed to fetch dynamically imported module');
  return { ElementPicker: () => <p>The element</p> };
});

it('says in its place that the element could not be fetched, keeps the rest, and fetches it on the next try', async () => {
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  await language.part('color-gallery');
  await language.part('demo-parts');
  const log = jest.fn();
  const host = { log, recoverChunk: () => false } as Partial<DemoHost> as DemoHost;
  const galleryOf = (variant: 'inline' | 'element') => (
    <LanguageScope language={language}>
      <DemoHostProvider host={host}>
        <ColorGalleryPart state={startOf(variant)} onChange={() => undefined} announce={() => undefined} />
      </DemoHostProvider>
    </LanguageScope>
  );
  const { rerender } = render(galleryOf('inline'));
  expect(mockFetched).not.toHaveBeenCalled();

  await act(async () => rerender(galleryOf('element')));
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be fetched.');
  expect(screen.getByLabelText('Notation of the value')).toBeEnabled();
  expect(log).toHaveBeenCalledTimes(1);

  mockHasNetwork = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The element')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
