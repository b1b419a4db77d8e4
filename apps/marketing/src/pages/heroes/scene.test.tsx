/** @jest-environment ./src/testing/browser-environment.ts */
import { order } from '@genmaster/app-model';
import { createLanguagePacks, LanguageProvider } from '@genmaster/i18n';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { drawScene } from '../../content/drawing/draw-scene.ts';
import { Scene } from './scene.tsx';

it('draws what was typed before the script came', async () => {
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  const page = (
    <LanguageProvider language={language}>
      <Scene scene={drawScene(order, 'en')} />
    </LanguageProvider>
  );
  document.body.innerHTML = `<main>${renderToString(page)}</main>`;
  const [, field] = screen.getAllByRole<HTMLInputElement>('textbox');
  field!.value = 'Receipt';
  await act(async () => void hydrateRoot(document.querySelector('main')!, page));

  await waitFor(() => expect(document.querySelector('[data-window="form"]')!.textContent).toContain('Receipt'));
  expect(field!.value).toBe('Receipt');
});
